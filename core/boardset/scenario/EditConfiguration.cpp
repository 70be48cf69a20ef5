// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the machine itself: options, boards, domains, failures.
#include "boardset/scenario/EditParts.h"

#include <algorithm>

namespace boardset::edits {

namespace {

/// The highest block on the way to `path` that a machine does not have: the part that went.
std::string lostPart(const Topology& topology, const std::string& path) {
    for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
        const auto block = topology.find(path.substr(0, end));
        if (!block || topology.block(*block).role == Role::Bay) {
            return path.substr(0, end);
        }
    }
    return path;
}

void needPlaces(const Scenario& scenario, const Topology& after, const std::string& setting) {
    const auto need = [&](const std::string& path, const std::string& who, const std::string& verb) {
        if (!after.find(path)) {
            throw EditError(setting + " there is no " + lostPart(after, path) + ", where " + who + verb +
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

/// Builds the machine anew; the scenario then has the complete configuration. `setting` begins the refusal.
void configure(Scenario& scenario, Configuration configuration, const Topology& topology, const std::string& setting) {
    std::shared_ptr<const Topology> after;
    try {
        after = Topology::build(topology.sharedCatalog(), topology.machine().id, configuration);
    } catch (const TopologyError& error) {
        throw EditError(error.what());
    }
    needPlaces(scenario, *after, setting);
    scenario.configuration = after->configuration();
    needRoom(scenario, *after);
}

} // namespace

void perform(Scenario& scenario, const SetOption& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    configuration.options[set.option] = set.value;
    configure(scenario, std::move(configuration), topology, "With " + set.option + " at " + std::to_string(set.value));
}

void perform(Scenario& scenario, const SetBoard& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    configuration.boards[set.bay] = set.type;
    // A board that goes leaves its domain and its list of failures.
    const auto gone = [&](const std::string& path) { return path == set.bay || path.starts_with(set.bay + '/'); };
    std::erase_if(configuration.failed, gone);
    for (Domain& domain : configuration.domains) {
        if (set.type.empty()) {
            std::erase_if(domain.boards, gone);
        }
    }
    const std::string title = set.type.empty() ? "no board" : topology.catalog().blockType(set.type).title;
    configure(scenario, std::move(configuration), topology, "With " + title + " in " + set.bay);
}

void perform(Scenario& scenario, const SetDomains& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    configuration.domains = set.domains;
    configure(scenario, std::move(configuration), topology, "Divided so");
}

void perform(Scenario& scenario, const SetFailed& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    std::erase(configuration.failed, set.part);
    if (set.failed) {
        configuration.failed.push_back(set.part);
    }
    configure(scenario, std::move(configuration), topology, "Without " + set.part);
}

} // namespace boardset::edits
