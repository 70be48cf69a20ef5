// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/advice/Growth.h"

#include "boardset/catalog/Catalog.h"
#include "boardset/scenario/EditHelpers.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <set>

namespace boardset {

namespace {

/// Maximum number of regions with separate edits; more regions share a single edit.
constexpr std::size_t mostApart = 8;

double useOf(const Answer& answer, const std::string& path) {
    const auto station = std::ranges::find(answer.stations, path, &StationAnswer::block);
    return station == answer.stations.end() ? 0 : station->utilisation / station->hot;
}

/// Returns the path of the busiest part. If `paths` is empty, throws EditError with the reason `none`.
std::string busiestOf(std::vector<std::string> paths, const Answer& answer, const Message& none) {
    if (paths.empty())
        throw EditError(none);
    return *std::ranges::max_element(paths, {}, [&](const std::string& each) { return useOf(answer, each); });
}

std::set<std::string> customersIn(const Workload& workload) {
    std::set<std::string> names;
    for (const Process& process : workload.processes)
        names.merge(edits::namesIn(process.customers));
    return names;
}

/// Halves a group of customers or, for a single customer, its rate. Returns the removed half.
Customer halfOf(Customer& group) {
    Customer half = group;
    if (group.count > 1) {
        half.count = group.count / 2;
        group.count -= half.count;
    } else {
        group.rate /= 2;
        half.rate = group.rate;
    }
    return half;
}

bool lies(const Region& region, const std::string& path) {
    return std::ranges::count(region.parts, path) > 0;
}

/// Returns the installed boards that would fit in the bay, keyed by the path of the part that contains them.
/// Omits parts that contain only one such board.
std::map<std::string, std::vector<std::string>> boardsFor(const Topology& topology, const Block& bay) {
    const Slot& slot = edits::slotAt(topology, bay.path);
    std::map<std::string, std::vector<std::string>> boards;
    for (const Block& each : topology.blocks())
        if (each.bay == each.id && each.parent != bay.parent && each.type != bay.type && slot.fits(each.type))
            boards[topology.block(each.parent).path].push_back(each.path);
    std::erase_if(boards, [](const auto& one) { return one.second.size() < 2; });
    return boards;
}

std::vector<std::string> keysOf(const std::map<std::string, std::vector<std::string>>& boards) {
    std::vector<std::string> keys;
    for (const auto& [key, all] : boards)
        keys.push_back(key);
    return keys;
}

} // namespace

Edit sharedWith(const AdvisedPart& bay, const std::string& inside) {
    const Topology& topology = *bay.at.topology;
    const std::string to = bay.path + '/' + inside;
    const std::string type = topology.block(topology.at(to)).type;
    Workload workload = bay.at.scenario.workload;
    std::vector<std::string> places;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            if (each.rate > 0 && topology.block(topology.at(each.on)).type == type)
                places.push_back(each.on);
    const std::string from =
        busiestOf(places, bay.answer, Message{"No other network has clients, so no clients can move here."});
    std::set<std::string> names = customersIn(workload);
    for (Process& process : workload.processes) {
        std::vector<Customer> coming;
        for (Customer& group : process.customers) {
            if (group.on != from)
                continue;
            Customer half = halfOf(group);
            half.on = to;
            half.name = CustomerName(edits::freeName(names, [](int n) { return std::to_string(n + 1); }));
            names.insert(half.name.text);
            coming.push_back(std::move(half));
        }
        std::ranges::move(coming, std::back_inserter(process.customers));
    }
    return KeepPlacement{std::move(workload),
                         Message{"Move half of the clients of {part}", {{"part", titleAt(topology, from)}}}};
}

std::vector<Edit> spreadOver(const AdvisedPart& bay) {
    const Topology& topology = *bay.at.topology;
    const Slot& slot = edits::slotAt(topology, bay.path);
    std::vector<std::string> beside;
    for (const Process& process : bay.at.scenario.workload.processes)
        for (const Region& region : process.regions)
            for (const std::string& part : region.parts)
                if (const auto at = topology.find(part);
                    at && slot.fits(topology.block(at).type) && region.lies != RegionLayout::Mirrored)
                    beside.push_back(part);
    const std::string from =
        busiestOf(beside, bay.answer, Message{"No other disk has unmirrored data, so no load can move here."});
    Workload workload = bay.at.scenario.workload;
    std::vector<Edit> lays;
    for (Process& process : workload.processes) {
        for (Region& region : process.regions) {
            if (!lies(region, from) || region.lies == RegionLayout::Mirrored)
                continue;
            std::vector<std::string> parts = region.parts;
            parts.push_back(bay.path);
            const LayRegion lay = edits::laidOn(edits::layOf(process, region), std::move(parts),
                                                edits::pieceOf(process, topology.catalog()));
            edits::lie(region, lay);
            lays.emplace_back(lay);
        }
    }
    if (lays.size() <= mostApart)
        return lays;
    return {KeepPlacement{
        std::move(workload),
        Message{"Extend {n} region on {from} onto {to}|Extend {n} regions on {from} onto {to}",
                {{"n", lays.size()}, {"from", titleAt(topology, from)}, {"to", titleAt(topology, bay.path)}}}}};
}

std::vector<Edit> movedTo(const AdvisedPart& bay) {
    const Topology& topology = *bay.at.topology;
    std::vector<const Block*> bays;
    for (const BlockId child : topology.block(topology.at(bay.path)).children)
        if (topology.block(child).bay == child && !boardsFor(topology, topology.block(child)).empty())
            bays.push_back(&topology.block(child));
    if (bays.empty())
        throw EditError(Message{"No other part has two boards, so no board can move here."});
    const auto boards = boardsFor(topology, *bays.front());
    const std::vector<std::string>& busiest = boards.at(
        busiestOf(keysOf(boards), bay.answer, Message{"No other part has two boards, so no board can move here."}));
    std::vector<Edit> moves;
    for (std::size_t n = 1; n < busiest.size() && moves.size() < bays.size(); n += 2)
        if (edits::slotAt(topology, bays[moves.size()]->path).fits(topology.block(topology.at(busiest[n])).type))
            moves.emplace_back(MoveBoard{busiest[n], bays[moves.size()]->path});
    return moves;
}

} // namespace boardset
