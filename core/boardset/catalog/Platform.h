// SPDX-License-Identifier: GPL-3.0-or-later
// The platform of a machine, as an operating system sees it. The platform determines the defaults of the settings.
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
    /// True if the boards need local memory addresses.
    /// Without hardware for such addresses, the whole machine is one lgroup.
    bool needsLocalAddresses = false;
    /// Id of the oldest operating system that runs on the platform; empty if there is no lower limit.
    std::string since;
    /// Id of the newest operating system that runs on the platform; empty if there is no upper limit.
    std::string until;
    std::string source;
    std::string locator;
};

} // namespace boardset
