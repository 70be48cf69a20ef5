// SPDX-License-Identifier: GPL-3.0-or-later
// Words and numbers in English texts: plurals, articles, digits; and the most similar of several words.
#pragma once

#include "boardset/text/NumberText.h"

#include <concepts>
#include <string>
#include <vector>

namespace boardset {

/// Returns the plural of a noun, such as "hubs", "switches" or "processes".
std::string plural(const std::string& one);

/// Returns a noun with its indefinite article, such as "a line" or "an operation".
std::string withArticle(const std::string& one);

/// Returns a title with "the" in front: "the port of SB3".
/// A title that is a numbered name gets no article: "Disk 0", "Disk 0 in the unit of Slot 1".
std::string withThe(const std::string& title);

/// Returns "are" for a plural title such as "processors" or "the processors of N0", otherwise "is".
std::string isOrAre(const std::string& title);

/// Returns the singular of a counted unit: "request" for "requests", "tick/s" for "ticks/s"; "ns" is unchanged.
std::string singular(const std::string& words);

/// Returns a number with its noun: "1 hub", "4 hubs", "2,304 pages".
std::string counted(std::integral auto number, const std::string& one) {
    return groupedText(number) + ' ' + (number == 1 ? one : plural(one));
}

/// Returns a pattern with a value in place of "{}": "4.8 GB/s" for 4.8 and "{} GB/s", "1 line" for 1 and "{} lines".
/// The number has at most `digits` significant digits, with commas between thousands. Infinity becomes "unbounded".
std::string printedValue(double value, const std::string& pattern, int digits = 4);

/// Returns the unit as it is printed after a value; empty for a ratio.
std::string writtenUnit(const std::string& unit);

/// Returns a value with its unit, formatted as by printedValue(): "4.8 GB/s".
std::string printedQuantity(double value, const std::string& unit);

/// Returns a time in a readable unit: "207 ns", "8.619 ms".
std::string printedTime(double ns);

/// Returns the entry of `words` that is most similar to `word`; an empty text if `words` is empty.
std::string nearest(const std::string& word, const std::vector<std::string>& words);

/// Returns the entry of `words` that the user probably meant by `word`: the most similar entry,
/// if at most half of the letters of `word` differ. Returns an empty text if more letters differ.
std::string meantBy(const std::string& word, const std::vector<std::string>& words);

/// Returns "did you mean X?" with the entry X of meantBy(); empty if there is none.
std::string didYouMean(const std::string& word, const std::vector<std::string>& words);

} // namespace boardset
