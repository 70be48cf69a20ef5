// SPDX-License-Identifier: GPL-3.0-or-later
// Words and numbers as people write them: plurals, articles, digits; and the nearest of words that are known.
#pragma once

#include "boardset/text/NumberText.h"

#include <concepts>
#include <string>
#include <vector>

namespace boardset {

/// "hubs", "switches", "processes".
std::string plural(const std::string& one);

/// "a line", "an operation".
std::string withArticle(const std::string& one);

/// "the port of SB3"; what has a name with a number has no article: "Disk 0", "Disk 0 in the unit of Slot 1".
std::string withThe(const std::string& title);

/// "are" for a title that is a plural, as "processors" or "the processors of N0", else "is".
std::string isOrAre(const std::string& title);

/// "they" or "it", for the same titles.
std::string itOrThey(const std::string& title);

/// What is counted, if there is one of it: "request" from "requests", "tick/s" from "ticks/s"; "ns" stays.
std::string singular(const std::string& words);

/// "1 hub", "4 hubs", "2,304 pages".
std::string counted(std::integral auto number, const std::string& one) {
    return groupedText(number) + ' ' + (number == 1 ? one : plural(one));
}

/// "4.8 GB/s" from 4.8 and "{} GB/s": at most four significant digits, or so many, thousands apart by commas; "1 line"
/// from 1 and "{} lines"; "without end" from infinity.
std::string printedValue(double value, const std::string& pattern, int digits = 4);

/// What is written behind a value: the unit, and nothing behind a ratio.
std::string writtenUnit(const std::string& unit);

/// printedValue() with a unit, as that is written.
std::string printedQuantity(double value, const std::string& unit);

/// A time in the unit that people read it in: "207 ns", "8.619 ms".
std::string printedTime(double ns);

/// The one of `words` that is written most like `word`; empty if there are none.
std::string nearest(const std::string& word, const std::vector<std::string>& words);

/// The same, if it may have been meant: no more than half of `word` is written otherwise. Else empty.
std::string meantBy(const std::string& word, const std::vector<std::string>& words);

} // namespace boardset
