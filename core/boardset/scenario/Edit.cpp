// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of workloads and titles, and the functions that apply edits of all kinds.
#include "boardset/scenario/Edit.h"

#include "boardset/scenario/EditHelpers.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/OutstandingLimit.h"

#include <cmath>
#include <utility>

namespace boardset {

std::vector<const Work*> worksFor(const Process& process, const Topology& topology) {
    const Work& own = topology.catalog().work(process.work);
    std::set<BlockId> nodes;
    for (const Customer& customer : process.customers)
        if (const auto block = topology.find(customer.on))
            nodes.insert(topology.node(block).block);
    std::vector<const Work*> works;
    for (const Work& work : topology.catalog().works()) {
        const bool fits = std::ranges::all_of(process.customers, [&](const Customer& each) {
            const auto block = topology.find(each.on);
            return block && topology.canDo(block, work);
        });
        // A workload of the same family must have customers of the same kind, and must be open or closed like the
        // current one. Workloads of other families are possible if all customers are in one node.
        const bool isIdentical = work.customer == own.customer && work.isOpen == own.isOpen;
        if (fits && (work.family == own.family ? isIdentical : nodes.size() == 1))
            works.push_back(&work);
    }
    return works;
}

const Number* sizeNumberOf(const Process& process, const Catalog& catalog) {
    return catalog.operation(catalog.work(process.work).operations.front().operation).number("size");
}

std::vector<const Number*> numbersOf(const Process& process, const Catalog& catalog) {
    std::vector<const Number*> numbers;
    for (const WorkOperation& part : catalog.work(process.work).operations) {
        for (const Number& each : catalog.operation(part.operation).numbers)
            if (std::ranges::none_of(numbers, [&](const Number* one) { return one->id == each.id; }))
                numbers.push_back(&each);
    }
    return numbers;
}

namespace edits {

void perform(Scenario& scenario, const SetWork& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process);
    const std::vector<const Work*> works = worksFor(process, topology);
    const std::vector<std::string> known = textsOf(works, &Work::id);
    if (std::ranges::find(known, set.work) == known.end()) {
        throw EditError(Message{"Workload {work} is not available for a {noun}; available: {works}.",
                                {{"work", printable(set.work)},
                                 {"noun", noun(topology.catalog().work(process.work).customer)},
                                 {"works", alternatives(known)}}});
    }
    const Work& work = topology.catalog().work(set.work);
    const bool isOtherFamily = work.family != topology.catalog().work(process.work).family;
    process.work = set.work;
    process.atOnce = whyNoneAtOnce(work).empty() ? process.atOnce : 0;
    for (Customer& customer : process.customers)
        complete(customer, work, topology);
    std::erase_if(process.numbers, [&](const auto& each) {
        return std::ranges::none_of(work.operations, [&](const WorkOperation& part) {
            return topology.catalog().operation(part.operation).number(each.first) != nullptr;
        });
    });
    if (isOtherFamily && process.regions.empty())
        addPagesBeside(scenario, topology, ProcessName(process.name), blockAt(topology, process.customers[0].on));
}

void needWithin(const Argument& what, double value, double least, double most, bool isWhole) {
    if (!(value >= least && value <= most) || (isWhole && value != std::floor(value))) {
        throw EditError(Message{"{number} must be from {least} to {most}, not {value}.",
                                {{"number", what},
                                 {"least", jsonNumber(least)},
                                 {"most", jsonNumber(most)},
                                 {"value", jsonNumber(value)}}});
    }
}

void perform(Scenario& scenario, const SetNumber& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process);
    if (set.number.empty()) {
        if (const std::string why = whyNoneAtOnce(topology.catalog().work(process.work)); !why.empty() && set.value)
            throw EditError(
                Message{"{reason}, so its number of outstanding operations cannot be set.", {{"reason", why}}});
        needWithin(Message{"Outstanding operations"}, set.value.value_or(1), 1, ScenarioLimits::atOnce, true);
        process.atOnce = static_cast<int>(set.value.value_or(0));
        return;
    }
    std::vector<std::string> known;
    for (const Number* const number : numbersOf(process, topology.catalog())) {
        known.push_back(number->id);
        if (number->id == set.number && set.value)
            needWithin(number->title, *set.value, number->least, number->most);
    }
    if (std::ranges::find(known, set.number) == known.end()) {
        throw EditError(Message{
            "The workload of process {process} has no number {number}; available: {numbers}.",
            {{"process", process.name.text}, {"number", printable(set.number)}, {"numbers", alternatives(known)}}});
    }
    process.numbers.erase(set.number);
    if (set.value)
        process.numbers[set.number] = *set.value;
}

void perform(Scenario& scenario, const SetBackground& set, const Topology&) {
    named(scenario.workload.processes, set.process).background = set.background;
}

void perform(Scenario& scenario, const SetCustomer& set, const Topology& topology) {
    using Limits = ScenarioLimits;
    const auto [process, index] = customerNamed(scenario, set.customer);
    Customer& customer = process.customers[index];
    const Work& work = topology.catalog().work(process.work);
    switch (set.number) {
    case CustomerNumber::Count:
        needWithin(capitalised(plural(work.customer)), set.value, 1, Limits::count, true);
        customer.count = static_cast<int>(set.value);
        break;
    case CustomerNumber::Rate:
        if (!work.isOpen)
            throw EditError(Message{"{work} is a closed workload and has no arrival rate.", {{"work", work.title}}});
        needWithin(Message{"Operations per second"}, set.value, Limits::rateLeast, Limits::rateMost);
        customer.rate = set.value;
        break;
    case CustomerNumber::Amount:
        needWithin(Message{"Total operations"}, set.value, set.value == 0 ? 0 : Limits::rateLeast, Limits::rateMost);
        customer.amount = set.value;
        if (endsIn(scenario.workload.processes) > Limits::ends)
            throw EditError(Message{"At most {most} customers of a scenario can have a total number of operations.",
                                    {{"most", Limits::ends}}});
        break;
    }
}

void perform(Scenario& scenario, const Rename& rename, const Topology&) {
    std::string title(withoutByteOrderMark(rename.title));
    const std::string why = whyNotName(title, ScenarioLimits::titleBytes);
    if (!why.empty())
        throw EditError(Message{"This title is invalid: {reason}.", {{"reason", why}}});
    scenario.title = std::move(title);
}

} // namespace edits

namespace {

/// True if an edit changes the machine.
template <class One> constexpr bool isOfMachine = requires(Canonical& now, const One& one) {
    edits::perform(now, one);
};

} // namespace

bool isOfPlacement(const Edit& edit) {
    return std::visit(
        []<class One>(const One&) {
            return !isOfMachine<One> && !std::is_same_v<One, Rename> && !std::is_same_v<One, SetProgram>;
        },
        edit);
}

namespace {

void perform(Canonical& now, const Edit& edit) {
    std::optional<Program>& program = now.scenario.program;
    if (isOfPlacement(edit))
        program.reset();
    std::visit(
        [&]<class One>(const One& one) {
            if constexpr (isOfMachine<One>) {
                if (program) // the program places its own processes again
                    now.scenario.workload.processes = program->beside;
                edits::perform(now, one);
                if (program)
                    program->beside = std::exchange(now.scenario.workload.processes, {});
            } else {
                edits::perform(now.scenario, one, *now.topology);
            }
        },
        edit);
}

} // namespace

Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology) {
    // the pointer does not own `topology`, which outlives it
    Canonical now{scenario, {std::shared_ptr<const Topology>(), &topology}};
    perform(now, edit);
    return now.scenario;
}

Canonical edited(Canonical now, const Edit& edit) {
    const std::shared_ptr<const Topology> before = now.topology;
    perform(now, edit);
    if (now.scenario.program && std::visit([]<class One>(const One&) { return isOfMachine<One>; }, edit))
        now.scenario = resolve(now.scenario, *now.topology);
    if (now.topology->configuration() == before->configuration())
        now.topology = before;
    return now;
}

Canonical edited(Canonical now, const std::vector<Edit>& edits) {
    for (auto each = edits.begin(); each != edits.end();) {
        std::vector<MoveCustomer> moves; // consecutive moves are applied in one operation
        for (; each != edits.end() && std::holds_alternative<MoveCustomer>(*each); ++each)
            moves.push_back(std::get<MoveCustomer>(*each));
        if (!moves.empty()) {
            now.scenario.program.reset(); // a move changes the placement
            edits::perform(now.scenario, moves, *now.topology);
        } else {
            now = edited(std::move(now), *each++);
        }
    }
    return now;
}

} // namespace boardset
