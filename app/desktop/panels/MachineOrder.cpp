// SPDX-License-Identifier: GPL-3.0-or-later
// Builds each machine once, in its default configuration, to determine its size.
#include "MachineOrder.h"

#include "boardset/topology/Assembly.h"

#include <algorithm>
#include <tuple>

namespace boardset {

std::size_t processorsOf(const Topology& topology) {
    return chipsOf(topology).size();
}

std::vector<SizedMachine> machinesBySize(const std::shared_ptr<const Catalog>& catalog) {
    std::vector<SizedMachine> machines;
    for (const Machine& machine : catalog->machines()) {
        const auto topology = Topology::build(catalog, machine.id);
        machines.push_back({machine, processorsOf(*topology)});
    }
    const auto& families = catalog->families();
    const auto place = [&](const SizedMachine& sized) {
        const auto family = std::ranges::find(families, sized.machine.family.id, &Family::id);
        return std::tuple(family, sized.processors, sized.machine.totals.size(), sized.machine.title);
    };
    std::sort(machines.begin(), machines.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return machines;
}

std::vector<std::string> scenarioOrder(const ScenarioCache& scenarioCache, const std::vector<SizedMachine>& machines,
                                       const std::string& open) {
    std::vector<std::string> order;
    const auto addThoseOf = [&](const std::string& machine) {
        const std::string first = machine + "-first";
        if (scenarioCache.has(first))
            order.push_back(first);
        for (const auto& [id, scenario] : scenarioCache.all())
            if (scenario.machine == machine && id != first)
                order.push_back(id);
    };
    addThoseOf(open);
    for (const SizedMachine& sized : machines)
        if (sized.machine.id != open)
            addThoseOf(sized.machine.id);
    return order;
}

} // namespace boardset
