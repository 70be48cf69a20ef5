// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/Before.h"

#include <cmath>
#include <map>
#include <string_view>
#include <tuple>

namespace boardset::picture {

namespace {

using Identity = std::tuple<Subject::Kind, std::string_view, int>;

Identity identityOf(const Mark& mark) {
    return {mark.subject.kind, mark.subject.id, mark.part};
}

} // namespace

void setBefore(Picture& picture, const Picture& before) {
    constexpr double least = 0.005; // less is not seen
    std::map<Identity, double> amounts;
    for (const Mark& mark : before.marks)
        if (mark.amount >= 0)
            amounts.emplace(identityOf(mark), mark.amount);
    for (Mark& mark : picture.marks) {
        const auto was = amounts.find(identityOf(mark));
        if (mark.amount >= 0 && was != amounts.end() && std::abs(was->second - mark.amount) >= least)
            mark.before = was->second;
    }
}

} // namespace boardset::picture
