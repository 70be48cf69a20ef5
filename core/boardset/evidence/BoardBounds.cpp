// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/evidence/BoardBounds.h"

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

using namespace terms;

/// Returns the work of threads whose operation only transfers data and has no other demand.
/// The bounds apply to plain transfers, and do not depend on the number of outstanding lines.
std::string plainWork(const Topology& topology) {
    const std::vector<BlockId> processors = topology.withRole(Role::Processor);
    for (const Work& work : topology.catalog().works()) {
        const std::string& id = work.operations.front().operation;
        const bool begins = topology.type(processors.front()).request(id) != nullptr;
        const bool isPlain = std::ranges::all_of(topology.catalog().operation(id).steps, [](const OperationStep& step) {
            return std::ranges::all_of(step.asks, [](const Ask& ask) { return ask.rate.empty(); });
        });
        if (begins && isPlain)
            return work.id;
    }
    throw TopologyError(
        Message{"machine {machine}: no work is a plain transfer", {{"machine", topology.machine().id}}});
}

/// Returns the maximum of each of an operation's hit rates, because a peak assumes no misses.
std::map<std::string, double> bestOutcomes(const Operation& operation) {
    std::map<std::string, double> numbers;
    for (const OperationStep& step : operation.steps)
        for (const Clause& clause : step.applies)
            if (const Number* const number = operation.number(clause.subject);
                number != nullptr && clause.word == ConditionKeyword::OutcomeOf)
                numbers[clause.subject] = number->most;
    return numbers;
}

/// Returns a process in which the processors of `board` use every memory of `boards` equally.
Process traffic(const Topology& topology, BlockId board, const std::vector<BlockId>& boards) {
    Process process;
    process.name = ProcessName(topology.block(board).path);
    process.work = plainWork(topology);
    process.numbers =
        bestOutcomes(topology.catalog().operation(topology.catalog().work(process.work).operations.front().operation));
    Region& region = process.regions.emplace_back();
    region.name = "a";
    std::map<std::string, int> pages;
    for (const BlockId other : boards)
        for (const BlockId memory : topology.withRole(Role::Memory, other))
            pages[topology.block(memory).path] = 1;
    region.pagesIn = std::move(pages);
    for (const BlockId processor : topology.withRole(Role::Processor, board)) {
        Customer& thread = process.customers.emplace_back();
        thread.name = CustomerName(topology.block(processor).path);
        thread.on = topology.block(processor).path;
    }
    return process;
}

struct Pattern {
    std::string title;
    std::size_t boards = 0; ///< Number of boards involved, starting from the first board.
    bool remote = false;
    std::string note;
};

Pattern patternOf(MeasuredQuantity quantity, std::size_t boards) {
    switch (quantity) {
    case MeasuredQuantity::LocalBoard:
        return {Message{"One board uses its local memory"}, 1, false, ""};
    case MeasuredQuantity::LocalAll:
    case MeasuredQuantity::AddressAll:
        return {Message{"Every board uses its local memory"}, boards, false, ""};
    case MeasuredQuantity::RemoteBoard:
        return {
            Message{"One board uses the memory of another"}, 2, true,
            Message{
                "Both boards send and receive. Each line crosses two ports: one on the board of its memory and one on "
                "the board of its requester. A port therefore transfers as many outgoing lines as incoming lines."}};
    default:
        return {Message{"Every board uses the memory of the others"}, boards, true, ""};
    }
}

Workload workloadOf(const Topology& topology, const Pattern& pattern) {
    std::vector<BlockId> boards = topology.localityGroups();
    boards.resize(std::min(boards.size(), pattern.boards));
    Workload workload;
    for (const BlockId board : boards) {
        std::vector<BlockId> targets{board};
        if (pattern.remote) {
            targets = boards;
            targets.erase(std::ranges::find(targets, board));
        }
        workload.processes.push_back(traffic(topology, board, targets));
    }
    return workload;
}

/// Returns the limit, in GB/s, that one station imposes on the total traffic.
Derivation limitOf(const Topology& topology, const MachineNetwork& model, int station, double demand) {
    const StationLocation& place = model.locationOf(station);
    Derivation share =
        given(Message{"Share of all lines that use the part"},
              demand * place.rate / (place.serves == ServedUnit::Address ? 1 : model.classes.front().bytes), percent);
    std::vector<Derivation> factors{explainFact(topology.catalog(), place.rateFact)};
    if (place.serves == ServedUnit::Address)
        factors.push_back(explainFact(topology.catalog(), topology.machine().lineSize));
    if (!place.degraded.empty())
        factors.push_back(explainFact(topology.catalog(), place.degraded));
    factors.push_back(raised(std::move(share), -1));
    return combined(Message{"Capacity of the {part}", {{"part", place.title}}}, Combine::Product, gigabytes,
                    std::move(factors));
}

/// Returns the busiest station of each kind and the mean demand on it, in descending order of the demands.
std::vector<std::pair<int, double>> busiestStations(const MachineNetwork& model, MeasuredQuantity quantity) {
    const Vector demands =
        model.network.demands.addUp(model.network.demands.list(), Vector::Ones(model.network.demands.rows())) /
        double(model.network.demands.rows());
    std::vector<int> busiest;
    for (int station = 0; station < static_cast<int>(model.locations.size()); ++station) {
        const StationLocation& place = model.locationOf(station);
        const bool asked = quantity != MeasuredQuantity::AddressAll || place.serves == ServedUnit::Address;
        if (station == model.restOfLatency || !asked)
            continue;
        const auto& fact = place.rateFact;
        const auto same =
            std::ranges::find_if(busiest, [&](int other) { return model.locationOf(other).rateFact == fact; });
        if (same == busiest.end())
            busiest.push_back(station);
        else if (demands[station] > demands[*same] * (1 + 1e-9))
            *same = station;
    }
    std::ranges::stable_sort(busiest, [&](int a, int b) { return demands[a] > demands[b] * (1 + 1e-9); });
    std::vector<std::pair<int, double>> all;
    for (const int station : busiest)
        all.emplace_back(station, demands[station]);
    return all;
}

} // namespace

Derivation explainBoardBound(const Topology& topology, MeasuredQuantity quantity) {
    const Pattern pattern = patternOf(quantity, topology.localityGroups().size());
    if (pattern.remote && topology.localityGroups().size() < 2)
        throw TopologyError(Message{"machine {machine}: a bound between boards needs at least 2 boards",
                                    {{"machine", topology.machine().id}}});
    const MachineNetwork model = buildNetwork(topology, workloadOf(topology, pattern));
    const auto busiest = busiestStations(model, quantity);
    std::vector<Derivation> limits;
    for (const auto& [station, demand] : busiest)
        limits.push_back(limitOf(topology, model, station, demand));
    Derivation all = combined(pattern.title, Combine::Least, gigabytes, std::move(limits));
    const Message saturated{"The bottleneck is the {part}.", {{"part", model.locationOf(busiest.front().first).title}}};
    all.note = saturated;
    if (quantity != MeasuredQuantity::RemoteBoard)
        return all;
    all.title = Message{"Two boards use each other's memory"};
    Derivation node = combined(
        pattern.title, Combine::Product, gigabytes,
        {std::move(all), raised(given(Message{"Boards that share this bandwidth"}, double(pattern.boards), bare), -1)});
    node.note = sentences(saturated, pattern.note);
    return node;
}

} // namespace boardset
