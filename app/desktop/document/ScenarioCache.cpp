// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bundled scenarios in the same way as any other scenario file.
#include "ScenarioCache.h"

#include "boardset/scenario/BundledScenarios.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

namespace boardset {

std::shared_ptr<const ScenarioCache> ScenarioCache::read(std::shared_ptr<const Catalog> catalog,
                                                         const std::filesystem::path& folder) {
    auto scenarioCache = std::make_shared<ScenarioCache>();
    scenarioCache->m_catalog = std::move(catalog);
    if (!std::filesystem::is_directory(folder))
        return scenarioCache;
    for (const std::string& id : bundledIds(folder)) {
        try {
            scenarioCache->m_read.emplace(id, readScenario(folder / (id + ".boardset")));
        } catch (const InputError& one) {
            scenarioCache->m_unread.push_back(one);
        }
    }
    return scenarioCache;
}

std::shared_ptr<const Topology> ScenarioCache::topologyFor(const Scenario& scenario) const {
    {
        const std::lock_guard lock(m_mutex);
        for (const BuiltMachine& each : m_topologies)
            if (each.scenario->machine == scenario.machine && each.scenario->configuration == scenario.configuration)
                return each.topology;
    }
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    const std::lock_guard lock(m_mutex);
    return m_topologies.emplace_back(BuiltMachine{&scenario, std::move(topology)}).topology;
}

const Scenario& ScenarioCache::at(const std::string& id) const {
    const auto found = m_read.find(id);
    if (found == m_read.end()) {
        std::vector<std::string> ids;
        for (const auto& [name, scenario] : m_read)
            ids.push_back(name);
        throw unknownScenario(id, ids);
    }
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_canonical.find(id);
        if (known != m_canonical.end())
            return known->second;
    }
    // The mutex is unlocked, so that no thread waits while another thread replays a program.
    // If two threads replay the same program, the result of the one that finishes first is used.
    Scenario canonical = resolve(found->second, *topologyFor(found->second), id + ".boardset");
    const std::lock_guard lock(m_mutex);
    return m_canonical.emplace(id, std::move(canonical)).first->second;
}

std::string ScenarioCache::idOf(const Scenario& scenario) const {
    for (const auto& [id, read] : m_read) {
        const bool isLike = read.title == scenario.title && read.machine == scenario.machine;
        if (isLike && at(id) == scenario)
            return id;
    }
    return {};
}

} // namespace boardset
