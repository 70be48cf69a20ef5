// SPDX-License-Identifier: GPL-3.0-or-later
// A term of the field with its meaning.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One row of table `term` with its other spellings and its related terms.
struct Term {
    std::string id;                 ///< "home-lgroup".
    std::string title;              ///< Title as used in a sentence: "home lgroup".
    std::string meaning;            ///< The meaning on one line, in Boardset's own words.
    std::string source;             ///< Id of the source of the meaning; empty if it is common knowledge.
    std::string locator;            ///< Location in the source.
    std::vector<std::string> words; ///< Other spellings and abbreviations.
    /// Ids of related terms: first the terms to which this term refers, then the terms that refer to this term.
    std::vector<std::string> related;
};

} // namespace boardset
