// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that bundled scenarios answer, in the words of a user.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `question` with its scenarios.
struct Question {
    std::string id;
    std::string title;                  ///< "Where do I begin?"
    std::string shows;                  ///< Summary of what the scenarios show, on one line.
    std::vector<std::string> scenarios; ///< Ids of the scenarios that answer the question.
};

} // namespace boardset
