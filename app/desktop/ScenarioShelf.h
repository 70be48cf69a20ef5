// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios, each read once and replayed once: for the library, the search, and the evidence on its worker
// thread.
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

/// May be shared between threads.
class ScenarioShelf {
public:
    /// Reads every scenario of a folder that can be read. A folder that is not there is an empty shelf. Throws
    /// InputError for one that cannot be looked into.
    static std::shared_ptr<const ScenarioShelf> read(std::shared_ptr<const Catalog> catalog,
                                                     const std::filesystem::path& folder);

    /// As their files say it: what they leave out is missing, and no program has run yet.
    const std::map<std::string, Scenario>& all() const { return m_read; }
    bool has(const std::string& id) const { return m_read.count(id) > 0; }
    const std::vector<InputError>& unread() const { return m_unread; } ///< Why the others are not there.

    /// In canonical form (see resolve()): worked out when it is first asked for, and kept. Throws InputError for an
    /// unknown id, naming those that exist; what Topology::build and resolve throw.
    const Scenario& at(const std::string& id) const;

    /// The id of the scenario that equals this one in canonical form, or empty.
    std::string idOf(const Scenario& scenario) const;

private:
    /// A machine, configured as the scenario.
    struct Built {
        const Scenario* scenario = nullptr;
        std::shared_ptr<const Topology> topology;
    };
    std::shared_ptr<const Topology> topologyFor(const Scenario& scenario) const;

    std::shared_ptr<const Catalog> m_catalog;
    std::map<std::string, Scenario> m_read;
    std::vector<InputError> m_unread;
    mutable std::mutex m_mutex;              ///< For all that follows.
    mutable std::vector<Built> m_topologies; ///< Most scenarios of a machine are configured alike.
    mutable std::map<std::string, Scenario> m_canonical;
};

} // namespace boardset
