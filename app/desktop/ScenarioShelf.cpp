// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the shelf through the same door as any other scenario file.
#include "ScenarioShelf.h"

#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/JsonFile.h"

namespace boardset {

std::shared_ptr<const ScenarioShelf> ScenarioShelf::read(const std::shared_ptr<const Catalog>& catalog,
                                                         const std::filesystem::path& folder) {
    auto shelf = std::make_shared<ScenarioShelf>();
    if (!std::filesystem::is_directory(folder))
        return shelf;
    for (const BundledScenario& entry : bundledScenarios(folder)) {
        const Scenario raw = bundledScenario(folder, entry.id);
        const auto topology = Topology::build(catalog, raw.machine, raw.configuration);
        shelf->m_scenarios.emplace(entry.id, resolve(raw, *topology, entry.id + ".boardset"));
    }
    return shelf;
}

const Scenario& ScenarioShelf::at(const std::string& id) const {
    const auto found = m_scenarios.find(id);
    if (found != m_scenarios.end())
        return found->second;
    std::string known;
    for (const auto& [name, scenario] : m_scenarios)
        known += (known.empty() ? "" : ", ") + name;
    throw InputError(id, "", id, known.empty() ? "no scenario is bundled" : "one of " + known);
}

std::string ScenarioShelf::idOf(const Scenario& scenario) const {
    for (const auto& [id, candidate] : m_scenarios)
        if (candidate == scenario)
            return id;
    return {};
}

} // namespace boardset
