// SPDX-License-Identifier: GPL-3.0-or-later
// An operating system, and its support for the placement of threads and pages.
#pragma once

#include <string>

namespace boardset {

/// One row of table `operating_system`.
struct OperatingSystem {
    std::string id;     ///< "solaris9-1202".
    std::string policy; ///< Id of the system's placement policy: "solaris".
    int ordinal = 0;    ///< Rank by age among the systems of one policy; the oldest system has the lowest rank.
    std::string title;
    std::string summary;
    /// True if the system distinguishes local from remote memory; false if it treats all memory as equally distant.
    bool locality = false;
    bool inspection = false; ///< True if programs can query the home of a thread and the location of a page.
    bool advice = false;     ///< True if programs can advise the system about the use of their memory (madvise).
    std::string source;
    std::string locator;
};

} // namespace boardset
