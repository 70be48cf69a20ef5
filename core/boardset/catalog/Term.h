// SPDX-License-Identifier: GPL-3.0-or-later
// A term of the field with its meaning.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `term` with its other spellings and its related terms.
struct Term {
    std::string id;                   ///< "home-lgroup".
    std::string title;                ///< As in a sentence: "home lgroup".
    std::string meaning;              ///< One line, in Boardset's own words.
    std::string source;               ///< Id of the source of the meaning; empty: common knowledge of the field.
    std::string locator;              ///< Location in the source.
    std::vector<std::string> words;   ///< Other spellings and abbreviations.
    std::vector<std::string> related; ///< Ids; terms that this one refers to come first, then terms that refer to it.
};

} // namespace boardset
