// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/FullPart.h"

#include "boardset/analysis/Pace.h"
#include "boardset/catalog/Words.h"
#include "boardset/topology/Titles.h"

namespace boardset {

std::optional<FullPart> fullPartOf(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    if (!busiest || !busiest->isHot())
        return std::nullopt;
    const std::string part = withThe(busiest->title);
    const bool isOver = !answer.overloaded.empty();
    return FullPart{
        isOver ? Severity::Error : Severity::Advice, busiest->title,
        isOver ? "More is asked of " + part + " than it can do" : capitalised(part) + " is full",
        paceOf(topology, answer),
        isOver ? "Spread what passes it, or make it faster."
               : "Spread what passes it, or make it faster: the list of parts in the answer says what a faster one "
                 "alone would give."};
}

} // namespace boardset
