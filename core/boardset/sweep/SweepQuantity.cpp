// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepQuantity.h"

#include "boardset/analysis/ApplicableNumber.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/policy/Policy.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/CountedBays.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/OutstandingLimit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace boardset {

namespace {

constexpr double wideRange = 256;   // wider ranges have no even steps
constexpr double largeFactor = 100; // minimum ratio of the last value to the first, for equal factors
constexpr double roundingError = 1e-9;

using Quantities = std::vector<SweepQuantity>;

SweepQuantity whole(SweepKind kind, std::string id, std::string title, double least, double most) {
    return {.kind = kind, .id = std::move(id), .title = std::move(title), .least = least, .most = most};
}

/// Sets `now` to the first process's value; clears `now` if another process has a different value.
void agree(std::optional<double>& now, bool& isFirst, std::optional<double> value) {
    now = isFirst || now == value ? value : std::nullopt;
    isFirst = false;
}

/// True if several boards have memory that is not interleaved with other boards.
bool hasMemoryApart(const Topology& topology) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    const auto hasSome = [&](BlockId group) {
        return std::ranges::any_of(topology.withRole(Role::Memory, group),
                                   [&](BlockId memory) { return !interleaved.isAcross(topology, memory); });
    };
    return std::ranges::count_if(topology.localityGroups(), hasSome) > 1;
}

void addPlacement(const Canonical& of, Quantities& all) {
    const Topology& topology = *of.topology;
    const Workload& workload = of.scenario.workload;
    const int customers = workload.customerCount();
    const std::string one = nounOf(workload, topology);
    SweepQuantity threads = whole(SweepKind::Threads, "threads", capitalised(plural(one)), 1,
                                  one == "thread" ? threadsMost(topology, workload) : customers);
    threads.now = customers;
    threads.detail = Message{threads.most > customers ? "Lower values remove the last {customers}; higher values add "
                                                        "{customers} to the first process."
                                                      : "Lower values remove the last {customers}.",
                             {{"customers", plural(one)}}};
    if (customers > 0 && threads.most > 1)
        all.push_back(std::move(threads));
    if (const int boards = static_cast<int>(usedBoards(topology, workload).size()); boards > 1) {
        const auto groups = topology.localityGroups();
        const std::string word = groups.empty() ? "board" : boardNoun(topology, groups.front());
        SweepQuantity quantity = whole(
            SweepKind::Boards, "boards",
            Message{"{boards} with {customers}", {{"boards", capitalised(plural(word))}, {"customers", plural(one)}}},
            1, boards);
        quantity.now = boards;
        quantity.detail = Message{"The {customers} on the other {boards} are removed, with the pages that only they "
                                  "use. These {boards} stay in the machine and are idle. If an operating system "
                                  "places the {customers}, these {boards} are out of service, so that the system does "
                                  "not use them.",
                                  {{"boards", plural(word)}, {"customers", plural(one)}}};
        all.push_back(std::move(quantity));
    }
    const auto hasPages = [](const Process& process) {
        return !process.customers.empty() && !process.regions.empty() &&
               std::ranges::all_of(process.regions, [](const Region& each) { return each.parts.empty(); });
    };
    if (hasMemoryApart(topology) && std::ranges::any_of(workload.processes, hasPages)) {
        SweepQuantity share = whole(SweepKind::LocalShare, "local-share", Message{"Local share of accesses"}, 0, 100);
        share.unit = "%";
        share.detail = Message{"Each {customer} has its own pages. This share of them is on its board; the others are "
                               "spread over the other boards.",
                               {{"customer", noun(one)}}};
        all.push_back(std::move(share));
    }
}

void addAtOnce(const Canonical& of, Quantities& all) {
    const Catalog& catalog = of.topology->catalog();
    SweepQuantity quantity = whole(SweepKind::AtOnce, "outstanding", "", 1, atOnceMost);
    bool isFirst = true;
    for (const Process& process : of.scenario.workload.processes) {
        const Work& work = catalog.work(process.work);
        if (process.customers.empty() || !whyNoneAtOnce(work).empty())
            continue;
        const bool sized = sizeNumberOf(process, catalog) != nullptr;
        const std::string unit = catalog.operation(work.operations.front().operation).unit;
        if (isFirst)
            quantity.title =
                Message{sized ? "Outstanding requests per {customer}" : "Outstanding {units} per {customer}",
                        {{"units", plural(unit)}, {"customer", noun(work.customer)}}};
        agree(quantity.now, isFirst, double(atOnceOf(process, *of.topology)));
    }
    if (!isFirst)
        all.push_back(std::move(quantity));
}

/// Returns the value of a numeric parameter for a process: the value that the process sets, or the value of the
/// parameter's fact or option. Returns nothing if the machine determines the value case by case.
std::optional<double> valueOf(const Process& process, const Number& number, const Topology& topology) {
    if (const auto own = process.numbers.find(number.id); own != process.numbers.end())
        return own->second;
    if (!number.fact.empty())
        return topology.catalog().fact(number.fact).si() / number.factor;
    const auto option = topology.options().find(number.option);
    return option == topology.options().end() ? std::nullopt : std::optional<double>(option->second);
}

void addNumbers(const Canonical& of, Quantities& all) {
    Quantities found;
    for (const Process& process : of.scenario.workload.processes) {
        if (process.customers.empty())
            continue;
        for (const Number* const number : numbersOf(process, of.topology->catalog())) {
            if (!isMeant(*number, process, *of.topology))
                continue;
            const std::string id = "number." + number->id;
            const auto now = valueOf(process, *number, *of.topology);
            const auto known = std::ranges::find(found, id, &SweepQuantity::id);
            if (known != found.end()) {
                known->now = known->now == now ? now : std::nullopt;
                continue;
            }
            const Message title{number->lookedIn.empty() ? "{number}" : "{number} per process",
                                {{"number", capitalised(number->title)}}};
            SweepQuantity quantity = whole(SweepKind::Number, id, title, number->least, number->most);
            quantity.unit = number->unit;
            quantity.isWhole = number->least >= 1;
            quantity.detail = Message{"Set for each process, in place of the machine's value."};
            quantity.now = now;
            found.push_back(std::move(quantity));
        }
    }
    std::ranges::move(found, std::back_inserter(all));
}

void addLoad(const Canonical& of, Quantities& all) {
    const bool comes = std::ranges::any_of(of.scenario.workload.processes, [&](const Process& each) {
        return !each.customers.empty() && of.topology->catalog().work(each.work).isOpen;
    });
    if (!comes)
        return;
    SweepQuantity load = whole(SweepKind::Load, "load", Message{"Load"}, 1, loadMost);
    load.unit = "%";
    load.isWhole = false;
    load.now = 100;
    all.push_back(std::move(load));
}

void addOptions(const Topology& topology, Quantities& all) {
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            if (option.title.empty()) // such an option follows from other options
                continue;
            const std::string key = node.optionKey(option);
            SweepQuantity quantity =
                whole(SweepKind::Option, "option." + key,
                      Message{node.path.empty() ? "{option}" : "{option} of {machine}",
                              {{"option", option.title}, {"machine", titleAt(topology, node.path)}}},
                      option.least, option.most);
            quantity.allowed.assign(option.allowed.begin(), option.allowed.end());
            if (option.isSwitch() || !option.words.empty()) {
                for (int value = option.least; quantity.allowed.empty() || value <= option.most; ++value)
                    quantity.allowed.push_back(value);
                for (const double value : quantity.allowed)
                    quantity.words.push_back(option.textOf(static_cast<int>(value)));
            }
            if (const CountedBays bays = countedBays(topology, node, option.id); bays.isManual)
                quantity.now = static_cast<double>(bays.filled.size());
            else if (const auto now = node.options.find(option.id); now != node.options.end())
                quantity.now = now->second;
            quantity.detail = Message{"Customers and pages on removed parts are spread over the remaining parts."};
            const std::size_t count =
                quantity.allowed.empty() ? std::size_t(option.most - option.least + 1) : quantity.allowed.size();
            if (count > 1)
                all.push_back(std::move(quantity));
        }
    }
}

void nameValues(SweepQuantity& quantity, std::vector<std::string> words) {
    quantity.words = std::move(words);
    quantity.allowed.resize(quantity.words.size());
    std::iota(quantity.allowed.begin(), quantity.allowed.end(), 0.0);
    quantity.most = static_cast<double>(quantity.words.size()) - 1;
}

/// Returns the number of domains with customers.
std::size_t domainsInUse(const Canonical& of) {
    std::set<int> domains;
    for (const Process& process : of.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (const BlockId on = of.topology->find(customer.on))
                domains.insert(of.topology->block(on).domain);
    return domains.size();
}

void addSystems(const Canonical& of, Quantities& all) {
    const auto& program = of.scenario.program;
    const auto isPlacedBySystem = [&](const Process& each) { return isPlaced(each, *of.topology); };
    // Each node and each domain has its own operating system, which places nothing outside that node or domain.
    const bool isOverSeveral = of.topology->nodes().size() > 1 || domainsInUse(of) > 1;
    if (!program && (isOverSeveral || std::ranges::none_of(of.scenario.workload.processes, isPlacedBySystem)))
        return;
    SweepQuantity quantity = whole(SweepKind::System, "system", Message{"Operating system"}, 0, 0);
    std::vector<std::string> words;
    if (!program) {
        words.push_back(Message{"Manual placement"});
        quantity.now = 0;
    }
    for (const OperatingSystem& system : systemsOf(*of.topology)) {
        if (program && program->system == system.id)
            quantity.now = static_cast<double>(words.size());
        words.push_back(system.title);
    }
    nameValues(quantity, std::move(words));
    if (quantity.words.size() > 1)
        all.push_back(std::move(quantity));
}

void addSettings(const Canonical& of, Quantities& all) {
    const auto& program = of.scenario.program;
    if (!program)
        return;
    const Topology& topology = *of.topology;
    const Settings settings(*program, topology.catalog(), topology.machine(),
                            localityGroupsOf(topology, program->domain));
    for (const Setting& setting : settings.all()) {
        if (!setting.exists || !setting.isOfSystem())
            continue;
        const Tunable& tunable = setting.tunable;
        SweepQuantity quantity = whole(SweepKind::Setting, "setting." + tunable.id, tunable.title,
                                       static_cast<double>(tunable.least), static_cast<double>(tunable.most));
        quantity.unit = tunable.kind == TunableKind::Bytes ? "bytes" : "";
        for (const TunableChoice& choice : tunable.choices) {
            quantity.allowed.push_back(static_cast<double>(choice.value));
            quantity.words.push_back(choice.title);
        }
        quantity.now = static_cast<double>(setting.start);
        all.push_back(std::move(quantity));
    }
}

std::vector<double> spread(const SweepQuantity& of, double from, double to, int count, bool doubling) {
    std::vector<double> found;
    if (!of.allowed.empty()) {
        std::ranges::copy_if(of.allowed, std::back_inserter(found),
                             [&](double value) { return value >= from && value <= to; });
        return found;
    }
    const int steps = std::max(1, count - 1);
    for (int i = 0; i < std::max(1, count); ++i) {
        const double part = double(i) / steps;
        double value = i == 0       ? from
                       : i == steps ? to
                       : doubling   ? from * std::pow(to / from, part)
                                    : std::lerp(from, to, part);
        value =
            of.isWhole ? std::round(value) : std::clamp(std::round(value / roundingError) * roundingError, from, to);
        if (found.empty() || value > found.back())
            found.push_back(value);
    }
    return found;
}

} // namespace

std::string SweepQuantity::textOf(double value) const {
    const auto at = std::ranges::find(allowed, value);
    if (!words.empty() && at != allowed.end())
        return words[static_cast<std::size_t>(at - allowed.begin())];
    return Message{unit.empty() ? "{number}" : "{number} {unit}",
                   {{"number", Quantity{value}}, {"unit", Message{value == 1 ? singular(unit) : unit}}}};
}

bool SweepQuantity::isDoubling(double from, double to) const {
    return allowed.empty() && from > 0 && to - from > wideRange && to / from >= largeFactor;
}

std::pair<double, double> SweepQuantity::usualRange() const {
    constexpr double near = 64;
    constexpr double beyond = 8; // the range ends at or below this multiple of the current value
    if (most - least <= wideRange)
        return {least, most};
    return {least, std::min(most, std::max(least - 1 + near, beyond * now.value_or(0)))};
}

bool SweepQuantity::allows(double value) const {
    const bool isOne =
        allowed.empty() ? !isWhole || value == std::round(value) : std::ranges::find(allowed, value) != allowed.end();
    return isOne && value >= least && value <= most;
}

std::vector<double> SweepQuantity::values(double from, double to, int count) const {
    return spread(*this, from, to, count, isDoubling(from, to));
}

std::vector<double> SweepQuantity::valuesApart(double from, double to, int count) const {
    constexpr double apart = 16; // minimum ratio of the ends for values that grow by equal factors
    std::vector<double> found = spread(*this, from, to, count, from > 0 && to / from >= apart);
    if (found.size() < 3 || !allowed.empty() || !now || *now <= from || *now >= to)
        return found;
    const auto nearest = std::min_element(found.begin() + 1, found.end() - 1,
                                          [&](double a, double b) { return std::abs(a - *now) < std::abs(b - *now); });
    *nearest = *now; // the values stay in order, because no other value is closer to the current value
    return found;
}

std::vector<SweepQuantity> sweepQuantities(const Canonical& of) {
    Quantities all;
    addPlacement(of, all);
    addAtOnce(of, all);
    addNumbers(of, all);
    addLoad(of, all);
    addOptions(*of.topology, all);
    addSystems(of, all);
    addSettings(of, all);
    return all;
}

std::optional<SweepQuantity> sweepQuantity(const Canonical& of, const std::string& id) {
    Quantities all = sweepQuantities(of);
    const auto found = std::ranges::find(all, id, &SweepQuantity::id);
    if (found != all.end())
        return std::move(*found);
    if (!isSwept(id))
        return std::nullopt;
    const SweepKind kind = id == "boards"        ? SweepKind::Boards
                           : id == "threads"     ? SweepKind::Threads
                           : id == "local-share" ? SweepKind::LocalShare
                           : id == "load"        ? SweepKind::Load
                           : id == "outstanding" ? SweepKind::AtOnce
                                                 : SweepKind::Number;
    return whole(kind, id, id, 1, 1);
}

} // namespace boardset
