// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramPlan.h"

#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

ProgramPlan::ProgramPlan(const Program& program) {
    std::vector<int> copies(program.processes.size(), 0); // number of threads of each process so far
    int team = static_cast<int>(program.processes.size());
    for (const Event& event : program.events) {
        const auto* create = std::get_if<events::Create>(&event);
        for (int i = 0; create != nullptr && i < create->threads; ++i) {
            const int process = processNamed(program, create->process);
            const bool apart = program.processes[static_cast<std::size_t>(process)].separate;
            threads.push_back({process, apart ? team++ : process, copies[static_cast<std::size_t>(process)]++,
                               Message{"Thread {number}", {{"number", std::to_string(threads.size() + 1)}}},
                               create->amount});
        }
    }
    for (const Event& event : program.events) {
        if (const auto* map = std::get_if<events::Map>(&event)) {
            const int process = processNamed(program, map->process);
            const bool each = program.processes[static_cast<std::size_t>(process)].separate && !isShared(map->kind);
            const int count = each ? std::max(1, copies[static_cast<std::size_t>(process)]) : 1;
            segments.push_back(
                {map->segment, process, map->pages, count, pages, map->pageBytes, map->kind, map->weight});
            pages += static_cast<std::size_t>(map->pages) * static_cast<std::size_t>(count);
        }
    }
}

int ProgramPlan::segmentNamed(const std::string& name) const {
    const auto found =
        std::find_if(segments.begin(), segments.end(), [&](const PlannedSegment& each) { return each.name == name; });
    return found == segments.end() ? -1 : static_cast<int>(found - segments.begin());
}

PageRange ProgramPlan::rangeOf(const PlannedSegment& segment, const PageSplit& part, int rank, int count) {
    if (!part.own || segment.copies > 1)
        return {0, segment.pages};
    const std::int64_t slice = (rank + part.shift) % count;
    const std::int64_t first = slice * segment.pages / count;
    return {first, (slice + 1) * segment.pages / count - first};
}

} // namespace boardset
