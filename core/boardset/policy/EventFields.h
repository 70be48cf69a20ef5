// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of events hold. Whoever reads, writes or checks events does it for each sort of field once, so a new
// event is a struct with its fields, and no place else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardset {

/// What a file calls a sort of event, and whose it is.
struct EventWord {
    const char* word = "";
    const char* opposite = ""; ///< While its flag() is not set: "offline" beside "online". Empty: it has no flag.
    std::string_view policy{}; ///< Empty: every system knows it.

    constexpr bool isKnownTo(std::string_view name) const { return policy.empty() || name.empty() || policy == name; }
};

/// An event of a program is a struct with its `word`. eachField() calls field(name, value, what it holds) in the order
/// of a file; with a fourth argument, that value may be left out.
namespace holds {

struct Threads {}; ///< Numbers of threads that are created before.
struct Name {      ///< Of a "process" of the program, or of a "segment" or "set" that is made before.
    const char* what = "";
};
struct NewName { ///< For what is made here.
    const char* what = "";
    std::size_t bytes = 0; ///< As long as it can be...
    std::size_t most = 0;  ///< ...and how many there can be.
};
struct Board {};        ///< Path of a board in a bay, with processors; its threads may have to leave.
struct Processors {     ///< Path of a block that holds processors, or of several.
    bool leave = false; ///< Threads may have to leave them.
};
struct Whole {
    std::int64_t least = 0;
    std::int64_t most = 0;
};
struct Amount {
    double most = 0;
};
struct Word {}; ///< Of an enumeration with wordsOf().
struct Either { ///< A flag.
    const char* no = "";
    const char* yes = "";
};

} // namespace holds

/// An enumeration with words, in its order.
template <class Enum>
concept Worded = requires(Enum value) {
    wordsOf(value);
};

template <Worded Enum> std::string toString(Enum value) {
    return wordsOf(value).at(static_cast<std::size_t>(value));
}

/// What a file calls an event.
template <class Kind> std::string wordOf(const Kind& event) {
    if constexpr (requires { Kind::flag(event); })
        return Kind::flag(event) ? Kind::word.word : Kind::word.opposite;
    else
        return Kind::word.word;
}

/// Whether a file calls this sort of event so; its flag is set to it.
template <class Kind> bool takeWord(Kind& event, const std::string& word) {
    if constexpr (requires { Kind::flag(event); })
        Kind::flag(event) = word == Kind::word.word;
    return word == wordOf(event);
}

} // namespace boardset
