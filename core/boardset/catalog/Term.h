// SPDX-License-Identifier: GPL-3.0-or-later
// A word of the field with its meaning.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `term` with how else it is written and what it is related to.
struct Term {
    std::string id;                   ///< "home-lgroup".
    std::string title;                ///< As it stands in a sentence: "home lgroup".
    std::string meaning;              ///< One line, in our own words.
    std::string source;               ///< Id of what the meaning rests on; empty: common words of the field.
    std::string locator;              ///< Place in the source.
    std::vector<std::string> words;   ///< Other spellings and abbreviations.
    std::vector<std::string> related; ///< Ids, those that it names first, then those that name it.
};

} // namespace boardset
