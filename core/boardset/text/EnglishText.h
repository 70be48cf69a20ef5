// SPDX-License-Identifier: GPL-3.0-or-later
// Words, lists and numbers in English text: plurals, articles and digits. Also finds the most similar of several words.
#pragma once

#include "boardset/text/Language.h"
#include "boardset/text/NumberText.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Returns an English noun in the current language, as a singular or a plural: "switch", "switches".
/// The noun is data, such as the name of a slot's boards; the key of its translation is "switch|switches".
std::string noun(const std::string& one, std::int64_t count = 1);

/// Returns the English plural of a noun, which is used as the unit of a quantity: "lines", "switches".
std::string englishPlural(const std::string& one);

/// Returns the plural of a noun in the current language, such as "hubs", "switches" or "processes".
std::string plural(const std::string& one);

/// Returns a noun with its indefinite article, such as "a line" or "an operation".
std::string withArticle(const std::string& one);

/// Returns a title with "the" in front: "the port of SB3".
/// A title that is a numbered name gets no article: "Disk 0", "Disk 0 in the unit of Slot 1".
std::string withThe(const std::string& title);

/// True for a plural title such as "processors" or "the processors of N0", which needs "are" instead of "is".
bool isPlural(const std::string& title);

/// Returns the singular of a counted unit: "request" for "requests", "tick/s" for "ticks/s", but "ns" for "ns".
std::string singular(const std::string& words);

/// Returns a number with its noun: "1 hub", "4 hubs", "2,304 pages".
std::string countedNoun(std::int64_t number, const std::string& one);
std::string counted(std::integral auto number, const std::string& one) {
    return countedNoun(static_cast<std::int64_t>(number), one);
}

/// Returns each number with its noun: "1 stream", "4 threads".
std::vector<std::string> countedNouns(const std::map<std::string, int>& numbers);

/// Returns a noun with the name of an item: "thread 4".
std::string nounWithName(const std::string& one, const std::string& name);

/// Returns the items as a list: "slot2, slot3".
std::string commaList(const std::vector<std::string>& items);
/// Returns the items as a list: "slot2; slot3".
std::string semicolonList(const std::vector<std::string>& items, const Language& language = currentLanguage());
/// Returns the items as a list: "slot2", "slot2 and slot3", "slot2, slot3 and slot6".
std::string listWithAnd(const std::vector<std::string>& items);
/// Returns the items as a list: "slot2", "slot2 or slot3", "slot2, slot3 or slot6".
std::string listWithOr(const std::vector<std::string>& items);

/// Returns the text of each item of a range, such as a list of blocks. `text` is a function or a member.
/// At most the first `most` items are included.
template <class Items, class Text = std::identity>
std::vector<std::string> textsOf(const Items& items, const Text& text = {}, std::size_t most = SIZE_MAX) {
    std::vector<std::string> texts;
    for (const auto& each : items) {
        if (texts.size() == most)
            break;
        texts.emplace_back(std::invoke(text, each));
    }
    return texts;
}

/// Returns a number with at most `digits` significant digits and at most `decimals` digits after the decimal point, and
/// with commas between thousands: "4,800", "0.1235".
std::string roundedText(double value, int digits, int decimals = 6);

/// Returns `pattern` with the value in place of "{}": "4.8 GB/s" for 4.8 and "{} GB/s", "1 line" for 1 and "{} lines".
/// The number has at most `digits` significant digits, with commas between thousands. Infinity becomes "unbounded".
std::string printedValue(double value, const std::string& pattern, int digits = 4);

/// Returns the unit as it is printed after a value; empty if the value is a ratio.
std::string writtenUnit(const std::string& unit);

/// Returns a value with its unit, in the format of printedValue(): "4.8 GB/s".
std::string printedQuantity(double value, const std::string& unit);

/// Joins two texts, each of which consists of whole sentences or is empty.
std::string sentences(const std::string& first, const std::string& second);

/// Returns the entry of `words` that is most similar to `word`; an empty string if `words` is empty.
std::string nearest(const std::string& word, const std::vector<std::string>& words);

/// Returns the entry of `words` that the user probably meant by `word`: the most similar entry.
/// Returns an empty string if more than half of the letters of `word` differ.
std::string meantBy(const std::string& word, const std::vector<std::string>& words);

/// Returns "did you mean X?", where X is the entry that meantBy() returns; empty if there is none.
std::string didYouMean(const std::string& word, const std::vector<std::string>& words);

} // namespace boardset
