// SPDX-License-Identifier: GPL-3.0-or-later
// What an operating system takes a machine for: its platform chooses the defaults of the settings.
#pragma once

#include <string>

namespace boardset {

/// One row of table `platform`.
struct Platform {
    /// The platform whose defaults count where no other says otherwise.
    static constexpr const char* generic = "generic";

    std::string id;     ///< "starcat".
    std::string policy; ///< Operating systems of this policy run on its machines, and no others.
    std::string title;
    /// Its boards need addresses of their own: without that hardware the whole machine is one lgroup.
    bool needsLocalAddresses = false;
    std::string since; ///< The first system that runs on its machines; empty: all do.
    std::string until; ///< The last; empty: the newest.
    std::string source;
    std::string locator;
};

} // namespace boardset
