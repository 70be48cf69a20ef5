// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/SizeTarget.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/catalog/Text.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/text/TimeUnit.h"
#include "boardset/topology/Failover.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace boardset {

namespace {

const std::string megabytes = "MB/s";
const std::string operations = "operations/s";

/// Returns the unit in which the throughput of an operation is shown.
std::string shownUnit(const Operation& operation) {
    return rateOf(0, 0, operation.unit).unit;
}

bool hasUnit(const Process& process, const Catalog& catalog, const std::string& unit) {
    return std::ranges::any_of(
        catalog.work(process.work).operations,
        [&](const WorkOperation& each) { return shownUnit(catalog.operation(each.operation)) == unit; });
}

/// Returns the processes of a scenario that have customers and count in the foreground.
std::vector<const Process*> loadedIn(const Canonical& from) {
    std::vector<const Process*> loaded;
    for (const Process& process : from.scenario.workload.processes)
        if (!process.customers.empty() && !process.background)
            loaded.push_back(&process);
    return loaded;
}

std::vector<std::string> nounsIn(const Canonical& from) {
    std::vector<std::string> nouns;
    for (const Process* const process : loadedIn(from))
        if (const std::string& noun = from.topology->catalog().work(process->work).customer;
            std::ranges::find(nouns, noun) == nouns.end())
            nouns.push_back(noun);
    return nouns;
}

std::vector<std::string> rateUnitsIn(const Canonical& from) {
    std::vector<std::string> units;
    for (const std::string& unit : {megabytes, operations})
        for (const Process* const process : loadedIn(from))
            if (hasUnit(*process, from.topology->catalog(), unit)) {
                units.push_back(unit);
                break;
            }
    return units;
}

/// Returns the noun that a typed unit means, in the singular: "client" for "clients". Empty if it is none of `nouns`.
std::string nounFor(const std::string& typed, const std::vector<std::string>& nouns) {
    for (const std::string& each : nouns)
        for (const std::string& name : {each, englishPlural(each), noun(each), plural(each)})
            if (typed == name)
                return each;
    return {};
}

/// Returns a typed rate in the unit that the program shows; nothing if the scenario has no such unit.
std::optional<Rate> rateFor(const TypedQuantity& typed, const std::vector<std::string>& units) {
    for (const std::string& unit : units) {
        if (typed.unit == unit || typed.unit == singular(unit))
            return Rate{typed.number, unit};
        if (unit == megabytes && typed.unit == "GB/s")
            return Rate{1e3 * typed.number, unit};
    }
    return std::nullopt;
}

Workload withCustomers(const Canonical& from, const CustomerTarget& target) {
    const Topology& topology = *from.topology;
    std::vector<ProcessName> those;
    std::vector<int> sizes;
    for (const Process* const process : loadedIn(from)) {
        if (topology.catalog().work(process->work).customer == target.noun) {
            those.push_back(process->name);
            sizes.push_back(customerTotalOf(*process));
        }
    }
    const std::vector<int> counts = dividedInProportion(target.count, sizes);
    Scenario scenario = from.scenario;
    for (std::size_t i = 0; i < those.size(); ++i)
        if (counts[i] > 0)
            scenario = apply(scenario, SetCustomerTotal{those[i], counts[i]}, topology);
        else
            std::ranges::find(scenario.workload.processes, those[i], &Process::name)->customers.clear();
    std::erase_if(scenario.workload.processes,
                  [](const Process& each) { return each.customers.empty() && each.regions.empty(); });
    return scenario.workload;
}

/// Returns the scenario's own rate of open work; nothing if closed work counts in the same unit.
std::optional<double> arrivingIn(const Canonical& from, const std::string& unit) {
    const Catalog& catalog = from.topology->catalog();
    for (const Process* const process : loadedIn(from))
        if (hasUnit(*process, catalog, unit) && !catalog.work(process->work).isOpen)
            return std::nullopt;
    // Throughput is proportional to the arrival rate; a hundredth of the load overloads no part in practice.
    const Answer answer = solvePlacement(*from.topology, withLoad(catalog, from.scenario.workload, 1));
    for (const UnitTotal& total : answer.totals)
        if (const Rate rate = rateOf(total); !total.background && rate.unit == unit && rate.value > 0)
            return 100 * rate.value;
    return std::nullopt;
}

Workload withArrivals(const Canonical& from, double times) {
    Workload workload = from.scenario.workload;
    for (Process& process : workload.processes) {
        for (Customer& each : process.customers) {
            each.rate *= process.background || !from.topology->catalog().work(process.work).isOpen ? 1 : times;
            if (each.rate != 0 && (each.rate < ScenarioLimits::rateLeast || each.rate > ScenarioLimits::rateMost))
                throw InputError("", "processes", printedValue(each.rate, "{} operations/s of a customer"),
                                 Message{"{least} to {most}",
                                         {{"least", Quantity{ScenarioLimits::rateLeast}},
                                          {"most", Quantity{ScenarioLimits::rateMost}}}},
                                 Message{"enter another load"});
        }
    }
    return workload;
}

} // namespace

std::string toString(SparePart kind) {
    switch (kind) {
    case SparePart::Board:
        return "board";
    case SparePart::Disk:
        return "disk";
    case SparePart::Link:
        return "link";
    case SparePart::None:
        break;
    }
    return "none";
}

std::string nounOf(SparePart kind) {
    return kind == SparePart::Board ? noun("board") : kind == SparePart::Disk ? noun("disk") : noun("link");
}

std::string titleOf(const SizeTarget& target) {
    if (target.isNone())
        return {};
    const Message load =
        target.rate ? Message{"{rate}", {{"rate", Quantity{target.rate->value, target.rate->unit}}}}
        : target.customers
            ? Message{"{customers}", {{"customers", counted(target.customers->count, target.customers->noun)}}}
            : Message{"the present load"};
    const Message within = target.latencyNs ? Message{"{load} within {latency}",
                                                      {{"load", load}, {"latency", Quantity{*target.latencyNs, "ns"}}}}
                                            : load;
    if (target.spare == SparePart::None)
        return within;
    return Message{"{load}, even if any one {part} fails", {{"load", within}, {"part", nounOf(target.spare)}}};
}

std::vector<std::string> loadUnitsOf(const Canonical& from) {
    std::vector<std::string> units = rateUnitsIn(from);
    for (const std::string& each : nounsIn(from))
        units.push_back(plural(each));
    return units;
}

void setLoad(SizeTarget& target, const std::string& typed, const Canonical& from, const std::string& field) {
    target.rate.reset();
    target.customers.reset();
    if (typed.empty())
        return;
    const std::vector<std::string> units = loadUnitsOf(from);
    const std::string example = units.empty() ? std::string() : "100 " + units.front();
    const auto refuse = [&](const std::string& allowed) {
        throw InputError("", field, printable(typed), allowed, Message{"for example {load}", {{"load", example}}});
    };
    const auto quantity = typedQuantity(typed);
    if (!quantity || !(quantity->number > 0))
        refuse(Message{"a number above 0 with one of the units {units}", {{"units", commaList(units)}}});
    target.rate = rateFor(*quantity, rateUnitsIn(from));
    if (target.rate)
        return;
    const std::string noun = nounFor(quantity->unit, nounsIn(from));
    if (noun.empty())
        refuse(Message{"a number with a unit of this scenario: {units}", {{"units", listWithOr(units)}}});
    bool isThreads = false;
    for (const Process* const process : loadedIn(from))
        if (from.topology->catalog().work(process->work).customer == noun)
            isThreads = isThreads || isOfThreads(*process, *from.topology);
    const int most = isThreads ? static_cast<int>(ScenarioLimits::customers) : ScenarioLimits::count;
    const auto whole = typedWhole(exactText(quantity->number));
    if (!whole || *whole > most)
        refuse(Message{"a whole number of {customers} up to {most}", {{"customers", plural(noun)}, {"most", most}}});
    target.customers = CustomerTarget{static_cast<int>(*whole), noun};
}

void setLongestLatency(SizeTarget& target, const std::string& typed, const std::string& field) {
    target.latencyNs.reset();
    if (typed.empty())
        return;
    std::string plain = typed; // the micro sign and the Greek letter are not ASCII
    for (const std::string_view micro : {"µ", "μ"})
        if (const std::size_t at = plain.find(micro); at != std::string::npos)
            plain.replace(at, micro.size(), "u");
    const auto quantity = typedQuantity(plain);
    const auto unit = quantity ? nanosecondsIn(quantity->unit) : std::nullopt;
    if (!unit || !(quantity->number > 0))
        throw InputError("", field, printable(typed), Message{"a time above 0 in ns, µs, ms or s"},
                         Message{"for example {latency}", {{"latency", "400 ns"}}});
    target.latencyNs = quantity->number * *unit;
}

std::vector<BlockId> boardsWithProcessors(const Topology& topology) {
    std::set<BlockId> boards;
    for (const BlockId processor : topology.working(Role::Processor)) {
        const BlockId bay = topology.block(processor).bay;
        const BlockId board = bay ? bay : topology.localityGroupOf(processor);
        if (board && board != topology.node(board).block)
            boards.insert(board);
    }
    return {boards.begin(), boards.end()};
}

std::vector<SparePart> spareKindsOf(const Canonical& from) {
    std::vector<SparePart> kinds;
    for (const SparePart kind : {SparePart::Board, SparePart::Disk, SparePart::Link})
        if (!partsThatMayFail(from, kind).empty())
            kinds.push_back(kind);
    return kinds;
}

std::vector<std::string> partsThatMayFail(const Canonical& in, SparePart kind) {
    const Topology& topology = *in.topology;
    const auto pathOf = [&](BlockId each) { return topology.block(each).path; };
    std::set<BlockId> parts;
    switch (kind) {
    case SparePart::None:
        break;
    case SparePart::Board:
        return textsOf(boardsWithProcessors(topology), pathOf);
    case SparePart::Disk:
        for (const Process& process : in.scenario.workload.processes)
            for (const Region& region : process.regions)
                for (const auto& [path, pages] : leavesOf(process, region))
                    if (const BlockId part = topology.find(path);
                        part && topology.block(part).role != Role::Memory && !topology.block(part).lost)
                        parts.insert(part);
        break;
    case SparePart::Link:
        for (const Link& link : topology.links())
            if (const BlockId plug = plugOf(topology, link.id); plug && !topology.block(plug).lost)
                parts.insert(plug);
        break;
    }
    return textsOf(parts, pathOf);
}

Workload workloadFor(const SizeTarget& target, const Canonical& from) {
    if (target.customers)
        return withCustomers(from, *target.customers);
    const auto now = target.rate ? arrivingIn(from, target.rate->unit) : std::nullopt;
    return now ? withArrivals(from, target.rate->value / *now) : from.scenario.workload;
}

} // namespace boardset
