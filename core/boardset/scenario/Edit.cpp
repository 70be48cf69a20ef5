// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of works and titles, and the door to all edits.
#include "boardset/scenario/Edit.h"

#include "boardset/scenario/EditParts.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"

namespace boardset {

std::vector<const Work*> worksFor(const Process& process, const Topology& topology) {
    const std::string& noun = topology.catalog().work(process.work).customer;
    std::vector<const Work*> works;
    for (const Work& work : topology.catalog().works()) {
        const bool fits = std::all_of(process.customers.begin(), process.customers.end(), [&](const Customer& each) {
            const auto block = topology.find(each.on);
            return block && topology.canDo(block, work);
        });
        if (work.family == topology.machine().family.id && work.customer == noun && fits) {
            works.push_back(&work);
        }
    }
    return works;
}

const Number* sizeNumberOf(const Process& process, const Catalog& catalog) {
    return catalog.operation(catalog.work(process.work).parts.front().operation).number("size");
}

SetRequests requestsOf(const Process& process) {
    const auto size = process.numbers.find("size");
    return {process.name, process.atOnce, size == process.numbers.end() ? 0 : static_cast<int>(size->second)};
}

namespace edits {

void perform(Scenario& scenario, const SetWork& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process, "process");
    const std::vector<const Work*> works = worksFor(process, topology);
    std::vector<std::string> known;
    for (const Work* const work : works) {
        known.push_back(work->id);
    }
    if (std::find(known.begin(), known.end(), set.work) == known.end()) {
        throw EditError("There is no work " + printable(set.work) + " for a " +
                        topology.catalog().work(process.work).customer + "; there is " + alternatives(known) + '.');
    }
    process.work = set.work;
    std::erase_if(process.numbers, [&](const auto& each) {
        const auto& parts = topology.catalog().work(set.work).parts;
        return std::none_of(parts.begin(), parts.end(), [&](const WorkPart& part) {
            return topology.catalog().operation(part.operation).number(each.first) != nullptr;
        });
    });
}

void perform(Scenario& scenario, const SetRequests& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process, "process");
    const auto need = [](const char* what, double value, double most) {
        if (value < 0 || value > most) {
            throw EditError(std::string(what) + " can be 1 to " + jsonNumber(most) + ", not " + jsonNumber(value) +
                            '.');
        }
    };
    need("Requests outstanding", set.atOnce, ScenarioLimits::atOnce);
    process.atOnce = set.atOnce;
    process.numbers.erase("size");
    if (set.size == 0) {
        return;
    }
    const Number* const size = sizeNumberOf(process, topology.catalog());
    if (size == nullptr) {
        throw EditError("Process " + process.name.text +
                        " moves lines, and they have the size that the machine gives them.");
    }
    need("Bytes of a request", set.size, size->most);
    process.numbers["size"] = set.size;
}

void perform(Scenario& scenario, const Rename& rename, const Topology&) {
    const std::string why = whyNotName(rename.title, ScenarioLimits::titleBytes);
    if (!why.empty()) {
        throw EditError("This cannot be a title: " + why + '.');
    }
    scenario.title = rename.title;
}

} // namespace edits

namespace {

/// Whether an edit changes the machine.
template <class One> constexpr bool isOfMachine = requires(Canonical& now, const One& one) {
    edits::perform(now, one);
};

void perform(Canonical& now, const Edit& edit) {
    edits::prepareProgram(now.scenario, edit);
    std::visit(
        [&now]<class One>(const One& one) {
            if constexpr (isOfMachine<One>) {
                edits::perform(now, one);
            } else {
                edits::perform(now.scenario, one, *now.topology);
            }
        },
        edit);
}

} // namespace

Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology) {
    Canonical now{scenario, {std::shared_ptr<const Topology>(), &topology}}; // which outlives it
    perform(now, edit);
    return now.scenario;
}

Canonical edited(const Canonical& before, const Edit& edit) {
    Canonical now = before;
    perform(now, edit);
    if (now.topology != before.topology && now.scenario.program) {
        now.scenario = resolve(now.scenario, *now.topology);
    }
    if (now.topology->configuration() == before.topology->configuration()) {
        now.topology = before.topology;
    }
    return now;
}

} // namespace boardset
