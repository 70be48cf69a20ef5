// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of events hold. Whoever reads, writes or checks events does it for each sort of field once, so a new
// event is a struct with its fields, and no place else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardset {

/// An event of a program is a struct with
///     word        what a file calls it after "do"; with a flag, what it is called while that is set: "online"
///     opposite    with a flag: the word while it is not: "offline"; flag(self) is the flag
///     policy      whose event it is; without it, of every policy
///     eachField   calls field(name, value, what it holds), in order; a fourth argument is the value that may be left
///     out
namespace holds {

struct Threads {};      ///< Numbers of threads that are created before.
struct Process {};      ///< Name of one of the program's processes.
struct NewSegment {};   ///< A name for it.
struct Segment {};      ///< Name of one that is mapped before.
struct NewSet {};       ///< A name for it.
struct Set {};          ///< Name of one that is made before.
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

/// The word of an enumeration: one of wordsOf(), in their order.
template <class Enum> std::string toString(Enum value) requires requires {
    wordsOf(value);
}
{ return wordsOf(value).at(static_cast<std::size_t>(value)); }

/// What a file calls an event.
template <class Kind> std::string wordOf(const Kind& event) {
    if constexpr (requires { Kind::opposite; }) {
        return Kind::flag(event) ? Kind::word : Kind::opposite;
    } else {
        return Kind::word;
    }
}

/// Whether a file calls this sort of event so; its flag is set to it.
template <class Kind> bool takeWord(Kind& event, const std::string& word) {
    if constexpr (requires { Kind::opposite; }) {
        Kind::flag(event) = word == Kind::word;
        return Kind::flag(event) || word == Kind::opposite;
    } else {
        return word == Kind::word;
    }
}

/// Whether a policy knows this sort of event; an empty one knows all.
template <class Kind> constexpr bool isKnownTo(std::string_view policy) {
    if constexpr (requires { Kind::policy; }) {
        return policy.empty() || policy == Kind::policy;
    } else {
        return true;
    }
}

/// The words of this sort of event, if a policy knows it.
template <class Kind> void addWords(std::vector<std::string>& words, std::string_view policy) {
    if (!isKnownTo<Kind>(policy)) {
        return;
    }
    if constexpr (requires { Kind::opposite; }) {
        words.emplace_back(Kind::opposite);
    }
    words.emplace_back(Kind::word);
}

} // namespace boardset
