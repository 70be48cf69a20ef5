// SPDX-License-Identifier: GPL-3.0-or-later
// Slot names from files before version 3, and their current names.
#pragma once

#include "boardset/topology/Topology.h"

#include <map>
#include <string>

namespace boardset {

/// Thrown if a path in an old file names a slot that the machine did not have in that version of the format.
class FormerNameError : public TopologyError {
public:
    FormerNameError(const std::string& slot, const std::string& allowed_);
    std::string allowed; ///< The former names of the slots: "SB0, SB1, SB2".
};

/// Replaces former slot names in paths.
/// Each path is replaced in one pass, so that SB1 can become SB2 while SB2 becomes SB4.
class FormerNames {
public:
    /// Prepares the names of a machine. Throws CatalogError if the machine is unknown.
    FormerNames(const Catalog& catalog, const std::string& machine);

    /// Returns the path with current names. A path that leads to no part is unchanged. Throws FormerNameError.
    std::string present(const std::string& path);
    /// Returns the configuration with current names. Throws FormerNameError.
    Configuration present(Configuration configuration);

    /// Returns the replaced names as a clause: "SB1 is now SB2 and SB2 is now SB4"; empty if nothing was replaced.
    std::string sentence() const;

private:
    using Types = std::vector<const BlockType*>;
    std::string presentName(const std::string& name, const Types& types, Types& inside);
    void addInside(const BlockType& type, const std::string& name, Types& inside) const;

    const Catalog& m_catalog;
    const BlockType& m_root;
    std::map<std::string, std::string> m_replaced; ///< Current slot names, keyed by former name.
};

} // namespace boardset
