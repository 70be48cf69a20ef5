// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios. Each scenario is read and replayed only once.
// The library, the search and the evidence, which is computed on its own thread, share the scenarios.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace boardset {

/// Holds the bundled scenarios, which several threads may use at the same time.
class ScenarioCache {
public:
    /// Reads all readable scenarios of a folder; if the folder does not exist, there are no scenarios.
    /// Throws InputError if the folder cannot be listed.
    static std::shared_ptr<const ScenarioCache> read(std::shared_ptr<const Catalog> catalog,
                                                     const std::filesystem::path& folder);

    /// Scenarios as they are in their files: without the values that a file omits, and with no program replayed.
    const std::map<std::string, Scenario>& all() const { return m_read; }
    bool has(const std::string& id) const { return m_read.count(id) > 0; }
    const std::vector<InputError>& unread() const { return m_unread; } ///< Errors of the files that could not be read.

    /// Returns a scenario in canonical form (see resolve()), which is computed on the first request.
    /// For an unknown id, throws an InputError that lists the existing ids.
    /// Also throws the exceptions of Topology::build and resolve.
    const Scenario& at(const std::string& id) const;

    /// Returns the id of the bundled scenario that equals `scenario` in canonical form; empty if there is none.
    std::string idOf(const Scenario& scenario) const;

private:
    /// A machine in the configuration of a scenario.
    struct BuiltMachine {
        const Scenario* scenario = nullptr;
        std::shared_ptr<const Topology> topology;
    };
    std::shared_ptr<const Topology> topologyFor(const Scenario& scenario) const;

    std::shared_ptr<const Catalog> m_catalog;
    std::map<std::string, Scenario> m_read;
    std::vector<InputError> m_unread;
    mutable std::mutex m_mutex; ///< Guards all members declared below it.
    /// Built machines. Most scenarios of a machine have the same configuration, and therefore share an entry.
    mutable std::vector<BuiltMachine> m_topologies;
    mutable std::map<std::string, Scenario> m_canonical;
};

} // namespace boardset
