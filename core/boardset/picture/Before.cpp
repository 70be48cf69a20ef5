// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/Before.h"

#include <cmath>
#include <map>

namespace boardset::picture {

void setBefore(Picture& picture, const Picture& before) {
    constexpr double least = 0.005; // less is not seen
    std::map<std::pair<Subject, int>, double> amounts;
    for (const Mark& mark : before.marks)
        if (mark.amount >= 0)
            amounts.emplace(std::pair(mark.subject, mark.part), mark.amount);
    for (Mark& mark : picture.marks) {
        const auto was = amounts.find({mark.subject, mark.part});
        if (mark.amount >= 0 && was != amounts.end() && std::abs(was->second - mark.amount) >= least)
            mark.before = was->second;
    }
}

} // namespace boardset::picture
