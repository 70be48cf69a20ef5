// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration rule: a query that returns the parts that violate the rule.
#pragma once

#include "boardset/catalog/Keyword.h"

#include <string>

namespace boardset {

enum class Severity { Advice, Warning, Error };

/// One row of table `rule`.
struct Rule {
    std::string id;
    std::string family; ///< Id of the family of machines to which the rule applies; empty for any family.
    Severity severity = Severity::Warning;
    /// True if the rule blocks an edit that would violate it; false if the violation is only reported.
    bool refuses = false;
    std::string title;  ///< Title of the violation; {part} stands for the name of the part.
    std::string reason; ///< Reason, in Boardset's own words; the query may give a more specific reason.
    std::string fix;    ///< How to fix the violation; may be empty. The query may give a more specific fix.
    std::string source; ///< Id of the source; empty if the rule is Boardset's own advice.
    std::string locator;
    /// SQL query over the tables of the configuration. The first column is the path of the offending part.
    /// Optional second and third columns give the reason and the fix for this part.
    /// In the reason and the fix, a path in braces stands for the name of the part at that path.
    std::string query;
};

} // namespace boardset
