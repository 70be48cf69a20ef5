// SPDX-License-Identifier: GPL-3.0-or-later
// Text about a placement policy. The policy's behaviour is in core/boardset/policy.
#pragma once

#include <string>

namespace boardset {

/// One row of table `policy`.
struct PolicyText {
    std::string id;         ///< "solaris".
    std::string title;      ///< Name of the policy, as a heading: "Solaris".
    std::string near;       ///< Name for processors and memory that are local to each other: "lgroup".
    std::string everything; ///< Name for all processors and memory: "the root lgroup".
    std::string pages;      ///< Call that returns the location of pages: "meminfo"; empty if there is none.
    std::string checks;     ///< Question that an administrator's checks answer.
};

} // namespace boardset
