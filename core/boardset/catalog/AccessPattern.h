// SPDX-License-Identifier: GPL-3.0-or-later
// How a thread uses memory, as far as the model needs to know: how many lines it keeps outstanding.
#pragma once

#include <string>

namespace boardset {

/// One row of table `access_pattern`.
struct AccessPattern {
    std::string id;          ///< "copy".
    std::string title;       ///< "Memory copy".
    std::string verb;        ///< "copied": MB/s copied.
    std::string outstanding; ///< Id of the fact: lines outstanding per thread.
    std::string summary;
    std::string think; ///< Id of the fact: time between two lines in which the processor computes; empty: none.
};

} // namespace boardset
