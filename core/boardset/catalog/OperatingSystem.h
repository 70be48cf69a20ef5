// SPDX-License-Identifier: GPL-3.0-or-later
// An operating system, and what it can do with the places of threads and pages.
#pragma once

#include <string>

namespace boardset {

/// One row of table `operating_system`.
struct OperatingSystem {
    std::string id; ///< "solaris9-1202".
    std::string title;
    std::string summary;
    bool lgroups = false;    ///< Knows locality groups; without them all memory is one to it.
    bool inspection = false; ///< Programs can ask where a thread's home and a page are.
    bool advice = false;     ///< Programs can advise who will use their memory (madvise).
    std::string source;
    std::string locator;
};

} // namespace boardset
