// SPDX-License-Identifier: GPL-3.0-or-later
// A condition: clauses that must all hold. Rows of other tables refer to a condition by its id.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// The property that a clause tests. A closed set: stage `walk` or `topology` has code for each value.
enum class ConditionKeyword {
    Line,      ///< State of the line: clean (memory is up to date) or owned (memory is out of date).
    Home,      ///< Location of the home: near (under the requester's coherency root) or far (under another root).
    Owner,     ///< Location of the owner: at-home (under the coherency root of the home) or elsewhere.
    Directory, ///< Use of the directory: asked if the home is far or the owner is elsewhere.
    OutcomeOf, ///< Outcome of a lookup: hit or miss. The numeric parameter `subject` is the hit rate in percent.
    Option,    ///< Value of the node's option `subject`.
    Number,    ///< Value of the operation's numeric parameter `subject`.
    Fitted,    ///< 1 if the node has a part of block type `subject`; otherwise 0.
    Failed,    ///< 1 if a part of block type `subject` in the node has failed; otherwise 0.
    Identical, ///< 1 if all parts of block type `subject` contain working memories of the same types; otherwise 0.
    Platform,  ///< The platform of the node, as the operating system sees it.
    Lies       ///< Layout of the accessed region: "on", "interleaved", "striped", "mirrored" or "concatenated".
};

/// One clause of a condition: a keyword, its subject if it needs one, and the required value.
struct Clause {
    ConditionKeyword word = ConditionKeyword::Option;
    std::string subject;
    std::string value;
};

/// A list of clauses that must all hold; an empty list always holds.
using Condition = std::vector<Clause>;

} // namespace boardset
