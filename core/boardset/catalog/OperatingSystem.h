// SPDX-License-Identifier: GPL-3.0-or-later
// An operating system, and what it can do with the places of threads and pages.
#pragma once

#include <string>

namespace boardset {

/// One row of table `operating_system`.
struct OperatingSystem {
    std::string id;     ///< "solaris9-1202".
    std::string policy; ///< Who places threads and pages under it: "solaris".
    int ordinal = 0;    ///< Later systems of a policy have larger ones.
    std::string title;
    std::string summary;
    bool locality = false;   ///< Tells near from far; without that all memory is one to it.
    bool inspection = false; ///< Programs can ask where a thread's home and a page are.
    bool advice = false;     ///< Programs can advise who will use their memory (madvise).
    std::string source;
    std::string locator;
};

} // namespace boardset
