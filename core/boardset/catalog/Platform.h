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
    std::string policy; ///< Id of the policy; only operating systems with this policy run on machines of the platform.
    std::string title;
    /// True if the boards need local memory addresses. Without hardware for these, the whole machine is one lgroup.
    bool needsLocalAddresses = false;
    std::string since; ///< Id of the first system that runs on machines of the platform; empty if all systems do.
    std::string until; ///< Id of the last system that runs on machines of the platform; empty if the newest does.
    std::string source;
    std::string locator;
};

} // namespace boardset
