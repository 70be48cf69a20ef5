// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/NameRanges.h"

#include "boardset/text/Letters.h"

#include <algorithm>

namespace boardset {

namespace {

std::vector<long> numbersIn(const std::string& name) {
    constexpr int mostDigits = 9; // longer ones are not counters
    std::vector<long> numbers;
    int digits = 0;
    for (const char letter : name) {
        if (!isDigit(letter) || digits == mostDigits)
            digits = 0;
        if (!isDigit(letter))
            continue;
        if (digits++ == 0)
            numbers.push_back(0);
        numbers.back() = 10 * numbers.back() + (letter - '0');
    }
    return numbers;
}

/// Returns the increase of each number of a name over the previous name; empty if the names are not consecutive.
std::vector<long> stepFrom(const std::string& before, const std::string& name) {
    if (unnumbered(before) != unnumbered(name))
        return {};
    std::vector<long> step = numbersIn(name);
    const std::vector<long> from = numbersIn(before);
    if (step.size() != from.size())
        return {};
    std::ranges::transform(step, from, step.begin(), std::minus());
    const bool counts = std::ranges::all_of(step, [](long each) { return each == 0 || each == 1; });
    return counts && std::ranges::count(step, 1) > 0 ? step : std::vector<long>();
}

/// Returns "SB0–SB17". A common text after the counting number appears once: "Disk 5–7 in the unit".
std::string rangeOf(const std::string& first, const std::string& last) {
    std::size_t begin = 0; // start of the number
    for (std::size_t at = 0; first[at] == last[at]; ++at)
        begin = isDigit(first[at]) ? begin : at + 1;
    const auto behind = [&](const std::string& name) {
        std::size_t end = begin;
        while (end < name.size() && isDigit(name[end]))
            ++end;
        return name.substr(end);
    };
    const std::string more = behind(last);
    return more.empty() || behind(first) != more
               ? first + "–" + last
               : first.substr(0, first.size() - more.size()) + "–" + last.substr(begin);
}

} // namespace

std::string listOf(const std::vector<std::string>& names, std::size_t most) {
    std::string all;
    const std::size_t reported = names.size() > most ? most : names.size();
    for (std::size_t i = 0; i < reported; ++i)
        all += (i == 0 ? "" : "; ") + names[i];
    return reported == names.size() ? all : all + "; and " + std::to_string(names.size() - reported) + " more";
}

std::string rangesOf(std::vector<std::string> names, std::size_t most) {
    const bool areOfOneKind =
        std::ranges::all_of(names, [&](const auto& each) { return unnumbered(each) == unnumbered(names.front()); });
    // if names contain several numbers, the machine's order is better
    if (areOfOneKind && !names.empty() && numbersIn(names.front()).size() == 1)
        std::ranges::sort(names, std::less(), numbersIn);
    std::vector<std::string> runs;
    std::size_t reported = 0; // number of names
    while (reported < names.size() && runs.size() < most) {
        std::size_t last = reported;
        std::vector<long> step;
        if (reported + 1 < names.size())
            step = stepFrom(names[reported], names[reported + 1]);
        while (!step.empty() && last + 1 < names.size() && stepFrom(names[last], names[last + 1]) == step)
            ++last;
        const bool isRun = last - reported >= 2;
        runs.push_back(isRun ? rangeOf(names[reported], names[last]) : names[reported]);
        reported = isRun ? last + 1 : reported + 1;
    }
    return listOf(runs, most) +
           (reported < names.size() ? "; and " + std::to_string(names.size() - reported) + " more" : "");
}

std::string unnumbered(const std::string& name) {
    std::string bare;
    for (const char letter : name)
        if (!isDigit(letter))
            bare += letter;
        else if (bare.empty() || bare.back() != '#')
            bare += '#';
    return bare;
}

} // namespace boardset
