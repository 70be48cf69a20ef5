// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ReplayNumbers.h"

#include "boardset/policy/ReplayedPlacement.h"

#include <algorithm>

namespace boardset {

namespace {

/// Whether a cell says where a thread or page is, or what a thread accesses.
bool places(Cell cell) {
    switch (cell) {
    case Cell::ThreadState:
    case Cell::ThreadProcessor:
    case Cell::ProcessorOnline:
    case Cell::PageMemory:
    case Cell::UseFirst:
    case Cell::UseCount:
        return true;
    default:
        return false;
    }
}

int lgroupOfPage(const ReplayCursor& cursor, std::size_t page) {
    return cursor.replay().lgroups().lgroupOfMemory(cursor.state().place(Cell::PageMemory, page));
}

} // namespace

std::vector<int> placementPositions(const Replay& replay) {
    std::vector<int> positions{0};
    for (int position = 1; position <= replay.length(); ++position) {
        const auto [first, last] = replay.changesTo(position);
        if (std::any_of(first, last, [](const Change& change) { return places(change.cell); })) {
            positions.push_back(position);
        }
    }
    return positions;
}

std::optional<Answer> answerAt(const ReplayCursor& cursor) {
    const Topology& topology = cursor.replay().topology();
    const Workload workload = placementAt(cursor.replay(), cursor.state());
    const Configuration then = configurationAt(cursor.replay(), cursor.state());
    const auto machine = then == topology.configuration()
                             ? nullptr
                             : Topology::build(topology.sharedCatalog(), topology.machine().id, then);
    Answer answer = solvePlacement(machine ? *machine : topology, workload);
    return answer.classes.empty() ? std::nullopt : std::optional(std::move(answer));
}

ReplayNumbers numbersAt(const ReplayCursor& cursor) {
    const auto answer = answerAt(cursor);
    return {cursor.position(), answer ? answer->bytesPerSecond : 0, localShareAt(cursor.replay(), cursor.state())};
}

std::vector<std::vector<LoadSample>> loadSamples(const Replay& replay, int set) {
    const std::size_t leaves = replay.lgroups().leaves.size();
    const std::size_t first = replay.lgroups().loadIndex(set, 0);
    const auto whole = static_cast<double>(replay.settings().threadLoad);
    std::vector<std::vector<LoadSample>> samples(leaves);
    for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
        samples[leaf].push_back({0, static_cast<double>(replay.start().at(Cell::Load, first + leaf)) / whole});
    }
    for (int position = 1; position <= replay.length(); ++position) {
        const auto [begin, end] = replay.changesTo(position);
        for (const Change* change = begin; change != end; ++change) {
            if (change->cell != Cell::Load || change->index < first || change->index >= first + leaves) {
                continue;
            }
            auto& line = samples[change->index - first];
            if (line.back().position != position) {
                line.push_back({position, 0});
            }
            line.back().load = static_cast<double>(change->after) / whole;
        }
    }
    return samples;
}

StateDifference differenceOf(const ReplayCursor& a, const ReplayCursor& b) {
    StateDifference difference;
    const auto& homes = a.state().all(Cell::ThreadHome);
    const auto& others = b.state().all(Cell::ThreadHome);
    for (std::size_t thread = 0; thread < std::min(homes.size(), others.size()); ++thread) {
        difference.threads += homes[thread] != others[thread] ? 1 : 0;
    }
    const std::size_t pages = std::min(a.state().all(Cell::PageMemory).size(), b.state().all(Cell::PageMemory).size());
    for (std::size_t page = 0; page < pages; ++page) {
        difference.pages += lgroupOfPage(a, page) != lgroupOfPage(b, page) ? 1 : 0;
    }
    return difference;
}

} // namespace boardset
