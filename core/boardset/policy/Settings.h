// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of an operating system on a machine, with their initial values from the database.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/policy/LocalityGroups.h"
#include "boardset/policy/Program.h"

namespace boardset {

/// One setting of an operating system on a machine.
struct Setting {
    Tunable tunable;
    TunableDefault origin;     ///< Source of the standard value.
    bool exists = false;       ///< True if this release of the operating system has the setting.
    std::int64_t standard = 0; ///< Raw value that applies unless the program sets another value.
    std::int64_t start = 0;    ///< Raw value before the first step: the program's value if it sets one,
                               ///< otherwise the standard value.

    /// True if the setting applies to the whole operating system, at boot or at run time.
    bool isOfSystem() const { return tunable.owner == TunableOwner::System || tunable.owner == TunableOwner::Boot; }
};

/// All settings in the order of the database. Steps and states refer to each setting by its index.
class Settings {
public:
    /// Reads the settings of the program's operating system on the given machine. Throws CatalogError for an unknown
    /// operating system or a missing default.
    Settings(const Program& program, const Catalog& catalog, const Machine& machine,
             const LocalityGroups& localityGroups);

    const OperatingSystem& system() const { return m_system; }
    const std::vector<Setting>& all() const { return m_all; }
    const Setting& at(int index) const { return m_all.at(static_cast<std::size_t>(index)); }
    const std::string& nameOf(int index) const { return at(index).tunable.id; }
    /// Returns the index of the setting with the given id. Throws CatalogError if the database has no such setting.
    int indexOf(const std::string& id) const;

private:
    OperatingSystem m_system;
    std::vector<Setting> m_all;
};

/// Returns a fact's value as the raw value of a setting. A value per processor (unit load/processor) is multiplied by
/// the number of processors in the smallest group.
std::int64_t rawValue(const Fact& fact, const LocalityGroups& localityGroups);

} // namespace boardset
