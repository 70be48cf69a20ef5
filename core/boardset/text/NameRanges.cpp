// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/NameRanges.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

std::vector<long> numbersIn(const std::string& name) {
    constexpr int mostDigits = 9; // longer numbers are not counters
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

std::string withMore(const std::string& list, std::size_t count) {
    return count == 0 ? list : Message{"{list}; and {count} more", {{"list", list}, {"count", std::to_string(count)}}};
}

/// Returns the increase of each number in `name` over the corresponding number in `before`;
/// empty if the names are not consecutive.
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

/// Returns a range of names: "SB0–SB17". Text that follows both numbers appears only once: "Disk 5–7 in the unit".
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
    return withMore(semicolonList(textsOf(names, std::identity(), most)), names.size() - std::min(names.size(), most));
}

std::string rangesOf(std::vector<std::string> names, std::size_t most) {
    const bool areOfOneKind =
        std::ranges::all_of(names, [&](const auto& each) { return unnumbered(each) == unnumbered(names.front()); });
    // if names contain several numbers, the order of the machine is better
    if (areOfOneKind && !names.empty() && numbersIn(names.front()).size() == 1)
        std::ranges::sort(names, std::less(), numbersIn);
    std::vector<std::string> runs;
    std::size_t reported = 0; // number of names reported so far
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
    return withMore(semicolonList(runs), names.size() - reported);
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
