// SPDX-License-Identifier: GPL-3.0-or-later
// The successive generations of an interconnect.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `generation`. The numbers of a generation are facts whose subject is the generation's id.
struct Generation {
    std::string id; ///< "xdbus".
    std::string title;
    int year = 0;          ///< Year of the first shipments.
    std::string processor; ///< "SuperSPARC".
    std::string coherency; ///< "Broadcast".
    std::string remark;    ///< Remark about where and why printed and derived numbers differ; may be empty.
    std::string source;
    std::string locator;
    std::vector<std::string> machines; ///< Ids of the machines in the catalog, sorted by year.

    /// Returns the id of a fact about this generation: fact("bandwidth") is "xdbus.bandwidth".
    std::string fact(const std::string& name) const { return id + "." + name; }
};

} // namespace boardset
