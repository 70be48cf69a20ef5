// SPDX-License-Identifier: GPL-3.0-or-later
// That nothing more passes the busiest part, which no rule says: rules know the configuration, not the answer.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/catalog/Rule.h"

#include <optional>
#include <string>

namespace boardset {

struct FullPart {
    Severity severity = Severity::Advice; ///< An error where more is asked of it than it can do.
    std::string part;                     ///< Its title.
    std::string title;                    ///< What is so, of it; a sentence without its point.
    std::string reason;
    std::string fix;
};

/// Nothing where no part is full.
std::optional<FullPart> fullPartOf(const Topology& topology, const Answer& answer);

} // namespace boardset
