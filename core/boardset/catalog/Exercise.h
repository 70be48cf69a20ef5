// SPDX-License-Identifier: GPL-3.0-or-later
// What is guessed before it is looked up: a question, asked of several items, and what the source says of each.
#pragma once

#include "boardset/catalog/Fact.h"

#include <cstddef>
#include <string>
#include <vector>

namespace boardset {

/// One row of table `exercise` with its answers and its items.
struct Exercise {
    /// What can be answered.
    struct Answer {
        double value = 0;  ///< In the unit of the items' facts.
        std::string title; ///< "Private".
    };
    /// What it is asked of.
    struct Item {
        std::string title;    ///< "SPECint_rate2000".
        std::string text;     ///< What helps to guess, without the answer.
        Fact fact;            ///< Its value is the right answer.
        std::string scenario; ///< Id of one to look at afterwards; empty: none.
    };

    std::string id;
    std::string family;
    std::string title;
    std::string question;
    std::string agreed; ///< Ends what is said of the guesses that were right: "as IBM did".
    std::string why;    ///< What to take from it, in our own words.
    std::string source; ///< Of `why`.
    std::string locator;
    std::vector<Answer> answers; ///< By value.
    std::vector<Item> items;     ///< By ordinal.

    /// The place in `answers` of an item's right one; their number if it is none of them.
    std::size_t right(const Item& item) const;
};

} // namespace boardset
