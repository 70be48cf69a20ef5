// SPDX-License-Identifier: GPL-3.0-or-later
// The platform of a machine, as an operating system sees it: it determines the defaults of the settings.
#pragma once

#include <string>

namespace boardset {

/// One row of table `platform`.
struct Platform {
    /// The platform whose defaults apply if no other platform overrides them.
    static constexpr const char* generic = "generic";

    std::string id;     ///< "starcat".
    std::string policy; ///< Only operating systems of this policy run on its machines.
    std::string title;
    /// True if its boards need local memory addresses. Without hardware for them, the whole machine is one lgroup.
    bool needsLocalAddresses = false;
    std::string since; ///< Id of the first system that runs on its machines; empty: all do.
    std::string until; ///< Id of the last system that runs on its machines; empty: up to the newest.
    std::string source;
    std::string locator;
};

} // namespace boardset
