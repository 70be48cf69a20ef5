// SPDX-License-Identifier: GPL-3.0-or-later
// What bundled scenarios answer, as a person asks it.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `question` with its scenarios.
struct Question {
    std::string id;
    std::string title;                  ///< "Where do I begin?"
    std::string shows;                  ///< What one will see, in one line.
    std::vector<std::string> scenarios; ///< Ids.
};

} // namespace boardset
