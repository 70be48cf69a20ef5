// SPDX-License-Identifier: GPL-3.0-or-later
// A term of the field with its meaning.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `term` with its other spellings and its related terms.
struct Term {
    std::string id;                   ///< "home-lgroup".
    std::string title;                ///< Title as used in a sentence: "home lgroup".
    std::string meaning;              ///< The meaning in one line, in Boardset's own words.
    std::string source;               ///< Id of the source of the meaning; empty: common knowledge of the field.
    std::string locator;              ///< Location in the source.
    std::vector<std::string> words;   ///< Other spellings and abbreviations.
    std::vector<std::string> related; ///< Ids of related terms: first those that this term refers to, then the others.
};

} // namespace boardset
