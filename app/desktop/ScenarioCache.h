// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios. Each is read and replayed only once, and is then used by the library, by the search,
// and by the evidence, which is computed on a thread of its own.
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

/// Holds the bundled scenarios. Several threads may share it.
class ScenarioCache {
public:
    /// Reads all readable scenarios of a folder; none if the folder does not exist. Throws InputError if the folder
    /// cannot be listed.
    static std::shared_ptr<const ScenarioCache> read(std::shared_ptr<const Catalog> catalog,
                                                     const std::filesystem::path& folder);

    /// Scenarios as they are in their files: omitted values are missing, and no program has been replayed.
    const std::map<std::string, Scenario>& all() const { return m_read; }
    bool has(const std::string& id) const { return m_read.count(id) > 0; }
    const std::vector<InputError>& unread() const { return m_unread; } ///< Errors of the files that could not be read.

    /// Returns a scenario in canonical form (see resolve()), which is computed on the first request.
    /// For an unknown id, throws InputError with the existing ids;
    /// also throws the exceptions of Topology::build and resolve.
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
    mutable std::mutex m_mutex;                     ///< Guards all members below.
    mutable std::vector<BuiltMachine> m_topologies; ///< Built machines. Most scenarios of a machine share a
                                                    ///< configuration, and therefore an entry.
    mutable std::map<std::string, Scenario> m_canonical;
};

} // namespace boardset
