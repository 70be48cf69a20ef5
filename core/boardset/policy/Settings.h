// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of an operating system on a machine, from the database: which there are, and what they begin with.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/policy/Places.h"
#include "boardset/policy/Program.h"

namespace boardset {

/// One setting of one system on one machine.
struct Setting {
    Tunable tunable;
    TunableDefault origin;     ///< Of the standard value.
    bool exists = false;       ///< Whether this release has it.
    std::int64_t standard = 0; ///< Its raw value while nobody sets it.
    std::int64_t start = 0;    ///< Before the first step: as the program says, or the standard.

    /// Set for the whole system, at boot or while it runs.
    bool isOfSystem() const { return tunable.owner == TunableOwner::System || tunable.owner == TunableOwner::Boot; }
};

/// In the order of the database; a step and a state name a setting by its index.
class Settings {
public:
    /// Of the program's system on a machine. Throws CatalogError for an unknown system, or a setting without a default.
    Settings(const Program& program, const Catalog& catalog, const Machine& machine, const Places& places);

    const OperatingSystem& system() const { return m_system; }
    const std::vector<Setting>& all() const { return m_all; }
    const Setting& at(int index) const { return m_all.at(static_cast<std::size_t>(index)); }
    const std::string& nameOf(int index) const { return at(index).tunable.id; }
    /// Throws CatalogError for one that the database does not have.
    int indexOf(const std::string& id) const;

private:
    OperatingSystem m_system;
    std::vector<Setting> m_all;
};

/// A fact as the raw value of a setting. What is counted for each processor (in load/processor) is so for those of the
/// group that has the fewest.
std::int64_t rawValue(const Fact& fact, const Places& places);

} // namespace boardset
