// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of event fields. Code that reads, writes or checks events handles each kind of field only once.
// Adding an event therefore means only adding a struct with its fields.
#pragma once

#include "boardset/text/EnumWords.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace boardset {

/// The words that files use for a kind of event, and the policy to which this kind belongs.
struct EventKeyword {
    const char* word = "";
    /// Word to use if the event's flag() is false, such as "offline" instead of "online".
    /// Empty if the event has no flag.
    const char* opposite = "";
    std::string_view policy{}; ///< Name of the only policy that has the event; empty if all systems have the event.

    constexpr bool isKnownTo(std::string_view name) const { return policy.empty() || name.empty() || policy == name; }
};

/// The kinds of fields that an event of a program can have.
/// An event is a struct with a member `word` and a function eachField(). This function calls field(name, value, kind)
/// for each field, in the order of the fields in a file. If a value may be omitted, a fourth argument gives its
/// default.
namespace holds {

struct Threads {}; ///< Thread numbers, which identify threads that earlier events created.
struct Name {      ///< Name of an existing object: a "process" of the program,
                   ///< or a "segment" or "set" that an earlier event created.
    const char* what = "";
};
struct NewName { ///< Name of an object that the event creates.
    const char* what = "";
    std::size_t bytes = 0; ///< Maximum length of the name, in bytes.
    std::size_t most = 0;  ///< Maximum number of objects of this kind.
};
struct Board {}; ///< Path of a board that is in a bay and has processors. The event may remove threads from the board.
struct Processors {     ///< Path of one block that contains processors, or paths of several such blocks.
    bool leave = false; ///< True if the event may remove threads from these processors.
};
struct Whole {
    std::int64_t least = 0;
    std::int64_t most = 0;
};
struct Amount { ///< A number of at least 0.
    double most = std::numeric_limits<double>::infinity();
};
struct Word {}; ///< A value of an enumeration that has a function wordsOf().
struct Either { ///< A flag.
    const char* no = "";
    const char* yes = "";
};

} // namespace holds

/// Returns the word that files use for an event.
template <class Kind> std::string wordOf(const Kind& event) {
    if constexpr (requires { Kind::flag(event); })
        return Kind::flag(event) ? Kind::word.word : Kind::word.opposite;
    else
        return Kind::word.word;
}

/// True if `word` is the word that files use for this kind of event. In that case, also sets the event's flag.
template <class Kind> bool takeWord(Kind& event, const std::string& word) {
    if constexpr (requires { Kind::flag(event); })
        Kind::flag(event) = word == Kind::word.word;
    return word == wordOf(event);
}

} // namespace boardset
