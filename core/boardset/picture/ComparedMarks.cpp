// SPDX-License-Identifier: GPL-3.0-or-later
// Matches marks by identity and tokens by subject.
// For each region, matches the stacks that disappeared with the stacks that appeared.
#include "boardset/picture/ComparedMarks.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace boardset::picture {

namespace {

using Subjects = std::set<Subject>;

/// Returns the region "A/a" for the stack "A/a@SB3/P1/memory".
std::string regionOf(const Subject& stack) {
    return stack.id.substr(0, stack.id.rfind('@'));
}

/// Returns the stacks of pages, grouped by region.
std::map<std::string, Subjects> stacksOf(const std::vector<Token>& tokens) {
    std::map<std::string, Subjects> regions;
    for (const Token& token : tokens)
        if (token.subject.kind == Subject::Pages)
            regions[regionOf(token.subject)].insert(token.subject);
    return regions;
}

Subjects without(const Subjects& all, const Subjects& others) {
    Subjects left;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::inserter(left, left.end()));
    return left;
}

} // namespace

void setBefore(Picture& picture, const Picture& before) {
    constexpr double least = 0.005; // smaller differences are invisible
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

std::map<Subject, Subject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after) {
    std::map<Subject, Subject> moved;
    auto were = stacksOf(before);
    for (const auto& [region, stacks] : stacksOf(after)) {
        const Subjects left = without(were[region], stacks);
        const Subjects came = without(stacks, were[region]);
        for (auto was = left.begin(), is = came.begin(); was != left.end() && is != came.end(); ++was, ++is)
            moved.emplace(*is, *was);
    }
    return moved;
}

std::set<Subject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after) {
    const auto stateOf = [](const Token& token) {
        return std::tuple(token.box, token.count, token.isStopped, token.isIdle);
    };
    std::map<Subject, decltype(stateOf(Token()))> were;
    std::set<std::pair<int, bool>> hidden; // boxes that had more tokens than fit
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
