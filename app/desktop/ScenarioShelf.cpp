// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the shelf through the same door as any other scenario file.
#include "ScenarioShelf.h"

#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <algorithm>
#include <vector>

namespace boardset {

std::shared_ptr<const ScenarioShelf> ScenarioShelf::read(const std::shared_ptr<const Catalog>& catalog,
                                                         const std::filesystem::path& folder) {
    auto shelf = std::make_shared<ScenarioShelf>();
    if (!std::filesystem::is_directory(folder))
        return shelf;
    std::vector<std::shared_ptr<const Topology>> built; // most scenarios of a machine are configured alike
    std::vector<Scenario> first;                        // one of each
    for (const std::string& id : bundledIds(folder)) {
        const Scenario raw = readScenario(folder / (id + ".boardset"));
        const auto same = std::find_if(first.begin(), first.end(), [&](const Scenario& each) {
            return each.machine == raw.machine && each.configuration == raw.configuration;
        });
        const auto at = static_cast<std::size_t>(same - first.begin());
        if (same == first.end()) {
            built.push_back(Topology::build(catalog, raw.machine, raw.configuration));
            first.push_back(raw);
        }
        shelf->m_scenarios.emplace(id, resolve(raw, *built[at], id + ".boardset"));
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
