// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/EnglishText.h"

#include "boardset/text/Language.h"
#include "boardset/text/Letters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardset {

std::string englishPlural(const std::string& one) {
    const bool isVowelBefore =
        one.size() > 1 && std::string_view("aeiou").find(one[one.size() - 2]) != std::string_view::npos;
    if (one.ends_with('y') && !isVowelBefore)
        return one.substr(0, one.size() - 1) + "ies";
    return one + (one.ends_with("ch") || one.ends_with("ss") || one.ends_with("us") || one.ends_with('x') ? "es" : "s");
}

std::string noun(const std::string& one, std::int64_t count) {
    return one.empty() ? one : currentLanguage().translated(one + '|' + englishPlural(one), count);
}

std::string plural(const std::string& one) {
    return noun(one, 2);
}

std::string withArticle(const std::string& one) {
    const bool isVowel = !one.empty() && std::string_view("aeiou").find(one.front()) != std::string_view::npos;
    return isVowel ? Message{"an {noun}", {{"noun", noun(one)}}} : Message{"a {noun}", {{"noun", noun(one)}}};
}

std::string countedNoun(std::int64_t number, const std::string& one) {
    return Message{"{number} {noun}", {{"number", number}, {"noun", noun(one, number)}}};
}

std::vector<std::string> countedNouns(const std::map<std::string, int>& numbers) {
    return textsOf(
        numbers, [](const auto& each) { return counted(each.second, each.first); });
}

std::string nounWithName(const std::string& one, const std::string& name) {
    return Message{"{noun} {name}", {{"noun", noun(one)}, {"name", name}}};
}

namespace {

constexpr const char* withComma = translatable("{list}, {item}");
constexpr const char* withSemicolon = translatable("{list}; {item}");

/// Joins items. `two` is the template for a list of two items; its separator is used between all items but the last.
/// `last` is the template that adds the last item.
std::string listOf(const std::vector<std::string>& items, const char* two, const char* last,
                   const Language& language = currentLanguage()) {
    if (items.size() < 2)
        return items.empty() ? std::string() : items.front();
    const std::string separator = language.text(Message{two, {{"list", ""}, {"item", ""}}});
    std::string list = items.front();
    for (std::size_t i = 1; i + 1 < items.size(); ++i)
        list += separator + items[i];
    return language.text(Message{last, {{"list", list}, {"item", items.back()}}});
}

} // namespace

std::string commaList(const std::vector<std::string>& items) {
    return listOf(items, withComma, withComma);
}

std::string semicolonList(const std::vector<std::string>& items, const Language& language) {
    return listOf(items, withSemicolon, withSemicolon, language);
}

std::string listWithAnd(const std::vector<std::string>& items) {
    return listOf(items, withComma, translatable("{list} and {item}"));
}

std::string listWithOr(const std::vector<std::string>& items) {
    return listOf(items, withComma, translatable("{list} or {item}"));
}

namespace {

/// Returns the part of a title before "of", "in" or a comma: "the processors" of "the processors of N0".
std::string headOf(const std::string& title) {
    return title.substr(0, std::min({title.find(" in "), title.find(" of "), title.find(',')}));
}

} // namespace

bool isPlural(const std::string& title) {
    const std::string head = headOf(title);
    return singular(head) != head && !head.ends_with("us"); // "bus" is singular
}

std::string withThe(const std::string& title) {
    const std::string head = headOf(title);
    // if there is no space, npos + 1 is 0, which selects the whole text
    const std::string last = head.substr(head.find_last_of(' ') + 1);
    const bool isName = !title.empty() && isUpperCase(title.front());
    const bool isNumbered = std::ranges::all_of(last, isDigit);
    return isName && isNumbered ? title : Message{"the {part}", {{"part", title}}};
}

std::string singular(const std::string& words) {
    // only the word before the slash has a plural, as in "instructions/clock"
    const std::size_t end = std::min(words.find('/'), words.size());
    const std::string counted = words.substr(0, end);
    // if there is no space, npos + 1 is 0, which selects the whole text
    const std::string last = counted.substr(counted.find_last_of(' ') + 1);
    // "ns" and "process" are singular
    const bool isWord =
        last.size() > 2 && last.ends_with('s') && !last.ends_with("ss") && std::ranges::all_of(last, isLetter);
    const bool isWithE = last.ends_with("ches") || last.ends_with("sses") || last.ends_with("xes");
    const std::size_t more = !isWord ? 0 : isWithE ? 2 : 1;
    return counted.substr(0, end - more) + words.substr(end);
}

std::string roundedText(double value, int digits, int decimals) {
    const int whole = value == 0 ? digits : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    return groupedText(value, std::clamp(digits - whole, 0, std::min(decimals, 6)));
}

std::string printedValue(double value, const std::string& pattern, int digits) {
    if (std::isinf(value))
        return Message{"unbounded"};
    const std::string printed = roundedText(value, digits);
    std::string text = printed == "1" ? singular(pattern) : pattern;
    const std::size_t at = text.find("{}");
    return at == std::string::npos ? printed : text.replace(at, 2, printed);
}

std::string writtenUnit(const std::string& unit) {
    return unit == "ratio" ? std::string() : unit;
}

std::string printedQuantity(double value, const std::string& unit) {
    const std::string number = printedValue(value, "{}");
    const std::string written = std::isinf(value) ? std::string() : writtenUnit(unit);
    return written.empty() ? number : number + ' ' + std::string(Message{number == "1" ? singular(written) : written});
}

std::string sentences(const std::string& first, const std::string& second) {
    return first.empty() || second.empty() ? first + second
                                           : Message{"{first} {second}", {{"first", first}, {"second", second}}};
}

namespace {

/// Returns the Levenshtein distance: the number of characters that are inserted, removed or replaced.
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
    return meant.empty() ? meant : Message{"did you mean {word}?", {{"word", meant}}};
}

} // namespace boardset
