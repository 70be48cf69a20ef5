// SPDX-License-Identifier: GPL-3.0-or-later
// A quiz question about several items, with the correct answer from a source.
#pragma once

#include "boardset/catalog/Fact.h"

#include <cstddef>
#include <string>
#include <vector>

namespace boardset {

/// One row of table `exercise`, with its answers and items.
struct Exercise {
    /// A possible answer.
    struct Answer {
        double value = 0;  ///< Value of the answer, in the unit of the items' facts.
        std::string title; ///< "Private".
    };
    /// An item that the question is about.
    struct Item {
        std::string title;    ///< "SPECint_rate2000".
        std::string text;     ///< Information that helps the user to guess but does not reveal the answer.
        Fact fact;            ///< Fact whose value is the correct answer.
        std::string scenario; ///< Id of a scenario to open after the exercise; empty if there is none.
    };

    std::string id;
    std::string family;
    std::string title;
    std::string question;
    std::string agreed; ///< End of the sentence that states the number of correct guesses: "as IBM did".
    std::string why;    ///< The lesson to learn, in Boardset's own words.
    std::string source; ///< Id of the source that supports `why`.
    std::string locator;
    std::vector<Answer> answers; ///< Possible answers, sorted by value.
    std::vector<Item> items;     ///< Items, sorted by ordinal.

    /// Returns the index in `answers` of the correct answer for an item.
    /// Returns answers.size() if the correct answer is not in the list.
    std::size_t right(const Item& item) const;
};

} // namespace boardset
