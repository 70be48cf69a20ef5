// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of fields of edits. Code that reads or writes the text form of edits handles each kind of field only once.
// Adding an edit therefore means only adding a struct with its fields.
#pragma once

#include "boardset/policy/EventFields.h"

#include <tuple>

namespace boardset {

/// The words that begin the text form of an edit, such as "fail SB0/P1".
struct EditKeyword {
    const char* word = "";
    const char* example = "";  ///< Example of the whole text form.
    const char* opposite = ""; ///< Word if the edit's flag() is false, such as "repair"; empty if there is no flag.
};

/// The kinds of fields that an edit can have. An edit with a text form is a struct with a member `word` and a function
/// eachField(). This function calls field(key, value, kind) for each field, in the order of the text. `key` is the word
/// or sign before the value; it may be empty. If the key and the value may be omitted, a fourth argument gives the
/// default.
namespace takes {

struct Word { ///< Any name, word or number, or several of them.
    const char* what = "";
    const char* none = ""; ///< Word for an empty value.
};
struct Part : Word { ///< Path of a part, or several paths; "machine" stands for the whole machine.
    constexpr Part() : Word{"PART", "machine"} {}
};
struct Region {};  ///< A process and its region, as in "A/a".
struct Domains {}; ///< Domains with their boards, as in "A = SB0, SB2; B segment 1 = SB1".

} // namespace takes

} // namespace boardset
