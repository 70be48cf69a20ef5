// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the routes of streams, and finds what of a level lies on them.
#include "StreamWay.h"
#include "Format.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;

template <class Wanted> StreamWay wayOf(const Topology& topology, const Workload& workload, Wanted wanted) {
    StreamWay way;
    const auto addRoute = [&](int device, int memory) {
        if (!topology.reaches(device, memory)) {
            return;
        }
        const Way route = topology.dataWay(memory, device);
        way.blocks.insert(route.blocks.begin(), route.blocks.end());
        for (const Passage& passage : route.passages)
            way.links.insert(passage.link);
    };
    for (const Process& process : workload.processes) {
        for (const Thread& stream : process.threads) {
            const auto device = topology.find(stream.processor);
            if (process.requester != Requester::Device || !device || !wanted(stream)) {
                continue;
            }
            for (const Region& region : process.regions) {
                for (const auto& [path, pages] : region.pagesIn) {
                    const auto memory = topology.find(path);
                    if (memory && pages > 0 && stream.uses(region)) {
                        addRoute(*device, *memory);
                    }
                }
            }
        }
    }
    return way;
}

std::set<int> boxesOn(const StreamWay& way, const Level& level) {
    std::set<int> boxes;
    for (const int block : way.blocks) {
        boxes.insert(level.boxAround(block));
    }
    boxes.erase(-1);
    return boxes;
}

} // namespace

StreamWay wayOfStream(const Topology& topology, const Workload& workload, const QString& stream) {
    return stream.isEmpty() ? StreamWay()
                            : wayOf(topology, workload, [&](const Thread& each) { return text(each.name) == stream; });
}

StreamWay wayOfCard(const Topology& topology, const Workload& workload, int block) {
    if (!topology.isRequester(block, Requester::Device)) {
        return {};
    }
    const std::string& path = topology.block(block).path;
    return wayOf(topology, workload, [&](const Thread& each) { return each.processor == path; });
}

void follow(const StreamWay& way, const Level& level, std::vector<BoxRow>& boxes) {
    if (way.empty()) {
        return;
    }
    const std::set<int> on = boxesOn(way, level);
    const auto rowOf = [&](int box) -> BoxRow& { return boxes[static_cast<std::size_t>(box)]; };
    const auto holds = [](const BoxRow& outer, const BoxRow& inner) { return outer.rect.contains(inner.rect); };
    for (const int box : on) { // what is around a part on the way need not be lit too
        rowOf(box).lit = std::none_of(on.begin(), on.end(),
                                      [&](int other) { return other != box && holds(rowOf(box), rowOf(other)); });
    }
    for (BoxRow& row : boxes) {
        row.aside = std::none_of(on.begin(), on.end(), [&](int box) {
            return holds(row, rowOf(box)) || (rowOf(box).lit && holds(rowOf(box), row));
        });
    }
}

void follow(const StreamWay& way, std::vector<WireRow>& wires) {
    for (WireRow& row : wires) {
        row.lit = way.links.contains(row.link);
        row.aside = !way.empty() && !row.lit;
    }
}

QSet<QString> pathsOn(const StreamWay& way, const Level& level) {
    QSet<QString> paths;
    for (const int block : way.blocks) {
        paths << text(level.topology->block(block).path);
    }
    for (const int box : boxesOn(way, level)) {
        paths << text(level.blockOf(box).path);
    }
    return paths;
}

} // namespace boardset
