// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonText.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

/// Returns the words of a text, which are separated by spaces, without surrounding punctuation.
std::vector<std::string> wordsIn(const std::string& text) {
    const auto isPart = [](char c) { return isLetter(c) || isDigit(c) || (c & 0x80) != 0; };
    std::vector<std::string> words;
    constexpr const char* blanks = " \t\n";
    for (std::size_t end = 0, at = 0; (at = text.find_first_not_of(blanks, end)) != std::string::npos;) {
        end = std::min(text.find_first_of(blanks, at), text.size());
        const std::string word = text.substr(at, end - at);
        const auto first = std::ranges::find_if(word, isPart);
        const auto last = std::find_if(word.rbegin(), std::make_reverse_iterator(first), isPart).base();
        words.emplace_back(first, last);
    }
    return words;
}

std::set<std::string> namesWithDigits(const Catalog& catalog) {
    std::set<std::string> names;
    const auto add = [&](const std::string& title) {
        for (const std::string& word : wordsIn(title))
            names.insert(word);
    };
    for (const Machine& each : catalog.machines())
        add(each.title);
    for (const OperatingSystem& each : catalog.operatingSystems())
        add(each.title);
    return names;
}

} // namespace

std::vector<std::string> placeholdersIn(const std::string& text) {
    std::vector<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        const std::size_t end = text.find('}', at);
        if (end != std::string::npos)
            found.push_back(text.substr(at + 1, end - at - 1));
    }
    return found;
}

std::string filled(const std::string& text, const std::function<std::string(const std::string&)>& value) {
    std::string whole;
    std::size_t from = 0;
    for (const std::string& each : placeholdersIn(text)) {
        const std::size_t at = text.find('{' + each + '}', from);
        whole += text.substr(from, at - from) + value(each);
        from = at + each.size() + 2;
    }
    return whole + text.substr(from);
}

std::optional<std::string> printedIn(const Catalog& catalog, const std::string& placeholder) {
    const std::size_t colon = placeholder.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const std::string kind = placeholder.substr(0, colon);
    const std::string id = placeholder.substr(colon + 1);
    if (kind == "fact")
        return catalog.fact(id).text;
    if (kind != "measurement")
        return std::nullopt;
    const Measurement& measurement = catalog.measurement(id);
    return printedQuantity(measurement.published, measurement.unit);
}

std::string ownNumberIn(const std::string& text, const Catalog& catalog) {
    const std::string plain = filled(text, [](const std::string&) { return std::string(); });
    std::set<std::string> names;
    for (const std::string& word : wordsIn(plain)) {
        if (word.empty() || !isDigit(word.front()))
            continue;
        if (names.empty())
            names = namesWithDigits(catalog);
        const std::string own = word.substr(0, word.find_first_of("'\xE2")); // "6800's"
        if (names.count(own) == 0)
            return word;
    }
    return {};
}

} // namespace boardset
