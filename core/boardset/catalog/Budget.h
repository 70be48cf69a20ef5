// SPDX-License-Identifier: GPL-3.0-or-later
// A sum of what parts ask against a limit of the block that they stand in.
#pragma once

#include <string>

namespace boardset {

/// One row of table `budget`.
struct Budget {
    std::string id; ///< "power".
    std::string family;
    std::string title;  ///< "Power".
    std::string owner;  ///< Block type.
    std::string asked;  ///< Property of the parts in it.
    std::string limit;  ///< Property of the owner.
    bool pages = false; ///< The pages in its memories ask for their bytes too.
    std::string unit;
    double factor = 1; ///< SI units in one of it.
    std::string source;
    std::string locator;
};

} // namespace boardset
