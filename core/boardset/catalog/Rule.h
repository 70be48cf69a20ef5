// SPDX-License-Identifier: GPL-3.0-or-later
// A rule of configuration: a query that returns the parts that break it.
#pragma once

#include <string>

namespace boardset {

enum class Severity { Advice, Warning, Error };

std::string toString(Severity severity);

/// One row of table `rule`.
struct Rule {
    std::string id;
    Severity severity = Severity::Warning;
    std::string title;
    std::string reason; ///< In our own words.
    std::string fix;    ///< What to do; may be empty.
    std::string source; ///< Empty: the rule is our own advice.
    std::string locator;
    std::string query; ///< SQL over the configuration's tables; its first column is the offending part.
};

} // namespace boardset
