// SPDX-License-Identifier: GPL-3.0-or-later
// Those that left are matched with those that came, region by region.
#include "boardset/picture/Moved.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace boardset::picture {

namespace {

using Subjects = std::vector<Subject>;

/// "A/a" of "A/a@SB3/P1/memory".
std::string regionOf(const Subject& stack) {
    return stack.id.substr(0, stack.id.rfind('@'));
}

/// The stacks of each region, in the order of their ids.
std::map<std::string, Subjects> stacksOf(const std::vector<Token>& tokens) {
    std::map<std::string, Subjects> regions;
    for (const Token& token : tokens)
        if (token.subject.kind == Subject::Kind::Pages)
            regions[regionOf(token.subject)].push_back(token.subject);
    for (auto& [region, stacks] : regions)
        std::sort(stacks.begin(), stacks.end());
    return regions;
}

Subjects without(const Subjects& all, const Subjects& others) {
    Subjects left;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(left));
    return left;
}

} // namespace

std::map<Subject, Subject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after) {
    std::map<Subject, Subject> moved;
    auto were = stacksOf(before);
    for (const auto& [region, stacks] : stacksOf(after)) {
        const Subjects left = without(were[region], stacks);
        const Subjects came = without(stacks, were[region]);
        for (std::size_t i = 0; i < std::min(left.size(), came.size()); ++i)
            moved.emplace(came[i], left[i]);
    }
    return moved;
}

std::set<Subject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after) {
    const auto stateOf = [](const Token& token) {
        return std::tuple(token.box, token.count, token.isStopped, token.isIdle);
    };
    std::map<Subject, decltype(stateOf(Token()))> were;
    std::set<std::pair<int, bool>> hidden; // boxes in which more were than had room
    for (const Token& token : before) {
        were.emplace(token.subject, stateOf(token));
        if (token.isMore)
            hidden.emplace(token.box, token.isPages);
    }
    std::set<Subject> changed;
    for (const Token& token : after) {
        const auto was = were.find(token.subject);
        const bool isNew = was == were.end() && !hidden.contains({token.box, token.isPages});
        if (isNew || (was != were.end() && was->second != stateOf(token)))
            changed.insert(token.subject);
    }
    return changed;
}

} // namespace boardset::picture
