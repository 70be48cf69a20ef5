// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a placement policy. Its behaviour is in core/boardset/policy.
#pragma once

#include <string>

namespace boardset {

/// One row of table `policy`.
struct PolicyText {
    std::string id;         ///< "solaris"
    std::string title;      ///< "Solaris": name of the policy, as a heading.
    std::string near;       ///< "lgroup": processors and memory that are local to each other.
    std::string everything; ///< "the root lgroup": all processors and memory.
    std::string pages;      ///< "meminfo": the call that returns the location of pages; empty: there is none.
    std::string checks;     ///< The question that the checks of an administrator answer.
};

} // namespace boardset
