// SPDX-License-Identifier: GPL-3.0-or-later
// The names that slots of a machine had in files before version 3, and their present names.
#pragma once

#include "boardset/topology/Topology.h"

#include <map>
#include <string>

namespace boardset {

/// A path in an old file names a slot that the machine of that file did not have.
class FormerNameError : public TopologyError {
public:
    FormerNameError(const std::string& slot, const std::string& allowed_);
    std::string allowed; ///< The names that the slots had: "SB0, SB1, SB2".
};

/// Replaces former names of slots in paths. Each path is replaced at once, so that SB1 can become SB2 and SB2 become
/// SB4.
class FormerNames {
public:
    /// Throws CatalogError for an unknown machine.
    FormerNames(const Catalog& catalog, const std::string& machine);

    /// The path with present names; a path that names no part stays as it is. Throws FormerNameError.
    std::string present(const std::string& path);
    /// The same for each word of a title or a path: "port of SB1".
    std::string presentIn(const std::string& words);
    /// The configuration with present names. Throws FormerNameError.
    Configuration present(Configuration configuration);

    /// "SB1 is now SB2 and SB2 is now SB4"; empty if nothing was replaced.
    std::string sentence() const;

private:
    using Types = std::vector<const BlockType*>;
    std::string presentName(const std::string& name, const Types& types, Types& inside);
    void addInside(const BlockType& type, const std::string& name, Types& inside) const;

    const Catalog& m_catalog;
    const BlockType& m_root;
    std::map<std::string, std::string> m_replaced; ///< Former name -> present name.
};

} // namespace boardset
