// SPDX-License-Identifier: GPL-3.0-or-later
// The generations of an interconnect, from one to the next.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `generation`. Its numbers are facts with its id as subject.
struct Generation {
    std::string id; ///< "xdbus".
    std::string title;
    int year = 0;          ///< Of the first shipments.
    std::string processor; ///< "SuperSPARC".
    std::string coherency; ///< "Broadcast".
    std::string remark;    ///< Where printed and derived numbers differ, and why; may be empty.
    std::string source;
    std::string locator;
    std::vector<std::string> machines; ///< Ids; those that are in the catalog, by year.

    /// Id of one of its facts: fact("bandwidth") is "xdbus.bandwidth".
    std::string fact(const std::string& name) const { return id + "." + name; }
};

} // namespace boardset
