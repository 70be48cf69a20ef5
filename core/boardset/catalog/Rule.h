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
    std::string family; ///< Whose machines are asked; empty: any.
    Severity severity = Severity::Warning;
    bool refuses = false; ///< A board does not go where this would break; else it goes, and what breaks is told.
    std::string title;    ///< What is wrong with a part; {part} stands for its name.
    std::string reason;   ///< In our own words; the query may have better ones.
    std::string fix;      ///< What to do; may be empty; the query may know better.
    std::string source;   ///< Empty: the rule is our own advice.
    std::string locator;
    /// SQL over the configuration's tables. Its first column is the offending part; a second and a third, if they are
    /// there, are the reason and the fix for this part, and a path in braces in them stands for the name of the part
    /// there.
    std::string query;
};

} // namespace boardset
