// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/EnglishText.h"

#include "boardset/catalog/TimeUnit.h"

#include "boardset/catalog/KeywordTables.h"
#include "boardset/text/Letters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardset {

std::string toString(Standing standing) {
    return wordFor(standing);
}
std::string toString(EvidenceRole role) {
    return wordFor(role);
}
std::string toString(Role role) {
    return wordFor(role);
}
std::string toString(LinkKind kind) {
    return wordFor(kind);
}
std::string toString(PlotVariable vary) {
    return wordFor(vary);
}
std::string toString(Severity severity) {
    return wordFor(severity);
}
std::string toString(Movement movement) {
    return wordFor(movement);
}
std::string toString(TunableKind kind) {
    return wordFor(kind);
}

std::string plural(const std::string& one) {
    const bool isVowelBefore =
        one.size() > 1 && std::string_view("aeiou").find(one[one.size() - 2]) != std::string_view::npos;
    if (one.ends_with('y') && !isVowelBefore)
        return one.substr(0, one.size() - 1) + "ies";
    return one + (one.ends_with("ch") || one.ends_with("ss") || one.ends_with("us") || one.ends_with('x') ? "es" : "s");
}

std::string withArticle(const std::string& one) {
    const bool isVowel = !one.empty() && std::string_view("aeiou").find(one.front()) != std::string_view::npos;
    return (isVowel ? "an " : "a ") + one;
}

namespace {

/// Returns the part of a title before "of", "in" or a comma: "the processors" of "the processors of N0".
std::string headOf(const std::string& title) {
    return title.substr(0, std::min({title.find(" in "), title.find(" of "), title.find(',')}));
}

bool isPlural(const std::string& title) {
    const std::string head = headOf(title);
    return singular(head) != head && !head.ends_with("us"); // "bus" is singular
}

} // namespace

std::string withThe(const std::string& title) {
    const std::string head = headOf(title);
    // without a space, npos + 1 is 0, which selects the whole text
    const std::string last = head.substr(head.find_last_of(' ') + 1);
    const bool isName = !title.empty() && isUpperCase(title.front());
    const bool isNumbered = std::ranges::all_of(last, isDigit);
    return (isName && isNumbered ? "" : "the ") + title;
}

std::string isOrAre(const std::string& title) {
    return isPlural(title) ? "are" : "is";
}

std::string singular(const std::string& words) {
    // in "instructions/clock" only the first word is counted
    const std::size_t end = std::min(words.find('/'), words.size());
    const std::string counted = words.substr(0, end);
    // without a space, npos + 1 is 0, which selects the whole text
    const std::string last = counted.substr(counted.find_last_of(' ') + 1);
    // "ns" and "process" are singular
    const bool isWord =
        last.size() > 2 && last.ends_with('s') && !last.ends_with("ss") && std::ranges::all_of(last, isLetter);
    const bool isWithE = last.ends_with("ches") || last.ends_with("sses") || last.ends_with("xes");
    const std::size_t more = !isWord ? 0 : isWithE ? 2 : 1;
    return counted.substr(0, end - more) + words.substr(end);
}

std::string printedValue(double value, const std::string& pattern, int digits) {
    if (std::isinf(value))
        return "unbounded";
    const double magnitude = std::abs(value);
    const int whole = magnitude == 0 ? digits : static_cast<int>(std::floor(std::log10(magnitude))) + 1;
    const std::string printed = groupedText(value, std::clamp(digits - whole, 0, 6));
    std::string text = printed == "1" ? singular(pattern) : pattern;
    const std::size_t at = text.find("{}");
    return at == std::string::npos ? printed : text.replace(at, 2, printed);
}

std::string writtenUnit(const std::string& unit) {
    return unit == "ratio" ? std::string() : unit;
}

std::string printedQuantity(double value, const std::string& unit) {
    const std::string written = writtenUnit(unit);
    return printedValue(value, written.empty() ? "{}" : "{} " + written);
}

std::string printedTime(double ns) {
    const TimeUnit time = timeUnitOf(std::isinf(ns) ? 0 : std::abs(ns));
    return printedQuantity(ns / time.ns, time.title);
}

namespace {

/// Returns Levenshtein's distance: the number of inserted, removed or replaced characters.
std::size_t distance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

} // namespace

std::string nearest(const std::string& word, const std::vector<std::string>& words) {
    const auto closer = [&word](const std::string& a, const std::string& b) {
        return distance(word, a) < distance(word, b);
    };
    const auto best = std::ranges::min_element(words, closer);
    return best == words.end() ? "" : *best;
}

std::string meantBy(const std::string& word, const std::vector<std::string>& words) {
    const std::string best = nearest(word, words);
    return 2 * distance(word, best) <= word.size() ? best : "";
}

std::string didYouMean(const std::string& word, const std::vector<std::string>& words) {
    const std::string meant = meantBy(word, words);
    return meant.empty() ? "" : "did you mean " + meant + '?';
}

} // namespace boardset
