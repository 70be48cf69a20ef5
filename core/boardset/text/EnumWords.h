// SPDX-License-Identifier: GPL-3.0-or-later
// The words that files use for the values of enumerations.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

namespace boardset {

/// An enumeration whose function wordsOf() returns a word for each value, in the order of the values.
template <class Enum>
concept Worded = requires(Enum value) {
    wordsOf(value);
};

template <Worded Enum> std::string toString(Enum value) {
    return wordsOf(value).at(static_cast<std::size_t>(value));
}

/// Returns the value for a word; empty if there is none.
template <Worded Enum> std::optional<Enum> valueOfWord(const std::string& word) {
    const auto words = wordsOf(Enum());
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Enum>(found - words.begin()));
}

} // namespace boardset
