// SPDX-License-Identifier: GPL-3.0-or-later
// A sum over the parts of a block, compared with a limit of that block.
#pragma once

#include <string>

namespace boardset {

/// One row of table `budget`.
struct Budget {
    std::string id; ///< "power".
    std::string family;
    std::string title;  ///< "Power".
    std::string owner;  ///< Id of the block type that has the limit.
    std::string asked;  ///< Id of the property whose facts are summed over the parts in the block.
    std::string limit;  ///< Id of the owner's property or option that limits the sum; empty if there is no limit.
    bool pages = false; ///< True if the sum includes the bytes of the pages in the block's memories.
    std::string unit;
    double factor = 1; ///< Number of SI units in one `unit`.
    std::string source;
    std::string locator;
};

} // namespace boardset
