// SPDX-License-Identifier: GPL-3.0-or-later
// A policy of placement by its words; what it does is in core/boardset/policy.
#pragma once

#include <string>

namespace boardset {

/// One row of table `policy`.
struct PolicyWords {
    std::string id;         ///< "solaris"
    std::string title;      ///< "Solaris": heads what its systems would answer.
    std::string near;       ///< "lgroup": processors and memory that are near each other.
    std::string everything; ///< "the root lgroup": all of them.
    std::string pages;      ///< "meminfo": the call that tells where pages are; empty: none.
    std::string checks;     ///< The question that an administrator's checks answer.
};

} // namespace boardset
