// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios, read once: for the library, the search, and the evidence on its worker thread.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace boardset {

/// Immutable once read, so it may be shared between threads.
class ScenarioShelf {
public:
    /// Reads every scenario of a folder and resolves it against its machine. A folder that is not there is an empty
    /// shelf. Throws InputError for a scenario that cannot be read, TopologyError or CatalogError for its machine.
    static std::shared_ptr<const ScenarioShelf> read(const std::shared_ptr<const Catalog>& catalog,
                                                     const std::filesystem::path& folder);

    const std::map<std::string, Scenario>& all() const { return m_scenarios; }
    bool has(const std::string& id) const { return m_scenarios.count(id) > 0; }

    /// Throws InputError for an unknown id, naming those that exist.
    const Scenario& at(const std::string& id) const;

    /// The id of the scenario that equals this one, or empty.
    std::string idOf(const Scenario& scenario) const;

private:
    std::map<std::string, Scenario> m_scenarios;
};

} // namespace boardset
