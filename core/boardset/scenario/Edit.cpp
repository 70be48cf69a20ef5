// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of options, patterns and titles, and the door to all edits.
#include "boardset/scenario/Edit.h"

#include "boardset/scenario/EditParts.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"

namespace boardset {

namespace edits {

namespace {

/// The highest block on the way to `path` that a machine does not have: the part that went.
std::string lostPart(const Topology& topology, const std::string& path) {
    for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
        if (!topology.find(path.substr(0, end))) {
            return path.substr(0, end);
        }
    }
    return path;
}

void needPlaces(const Scenario& scenario, const Topology& after, const std::string& setting) {
    const auto need = [&](const std::string& path, const std::string& who, const std::string& verb) {
        if (!after.find(path)) {
            throw EditError("With " + setting + " there is no " + lostPart(after, path) + ", where " + who + verb +
                            "; move it first.");
        }
    };
    for (const Process& process : scenario.workload.processes) {
        for (const Thread& thread : process.threads) {
            need(thread.processor, "thread " + thread.name, " runs");
        }
        for (const Region& region : process.regions) {
            for (const auto& [path, pages] : region.pagesIn) {
                need(path, "region " + region.name, " has pages");
            }
        }
    }
}

} // namespace

void perform(Scenario& scenario, const SetPattern& set, const Topology& topology) {
    std::vector<std::string> known;
    for (const AccessPattern& pattern : topology.catalog().patterns()) {
        known.push_back(pattern.id);
    }
    if (std::find(known.begin(), known.end(), set.pattern) == known.end()) {
        throw EditError("There is no pattern " + printable(set.pattern) + "; there is " + alternatives(known) + '.');
    }
    named(scenario.workload.processes, set.process, "process").pattern = set.pattern;
}

void perform(Scenario& scenario, const SetOption& set, const Topology& topology) {
    Options options = topology.options();
    options[set.option] = set.value;
    std::shared_ptr<const Topology> after;
    try {
        after = Topology::build(topology.sharedCatalog(), topology.machine().id, options);
    } catch (const TopologyError& error) {
        throw EditError(error.what());
    }
    needPlaces(scenario, *after, set.option + " at " + std::to_string(set.value));
    scenario.options = after->options();
    needRoom(scenario, *after);
}

void perform(Scenario& scenario, const Rename& rename, const Topology&) {
    const std::string why = whyNotName(rename.title, ScenarioLimits::titleBytes);
    if (!why.empty()) {
        throw EditError("This cannot be a title: " + why + '.');
    }
    scenario.title = rename.title;
}

} // namespace edits

Scenario apply(const Scenario& scenario, const Edit& edited, const Topology& topology) {
    Scenario after = scenario;
    std::visit([&](const auto& one) { edits::perform(after, one, topology); }, edited);
    return after;
}

} // namespace boardset
