// SPDX-License-Identifier: GPL-3.0-or-later
// When something holds: a conjunction of clauses, named by the rows that it applies to.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// What a condition asks about. Closed: each word is a line of stage `walk` or `topology`.
enum class ConditionWord {
    Line,      ///< clean (in memory) or owned (by a cache).
    Home,      ///< near (under the requester's coherency root) or far (under another).
    Owner,     ///< at-home (under the home's coherency root) or elsewhere.
    Directory, ///< asked: the home is far, or the owner elsewhere.
    OutcomeOf, ///< hit or miss of what `subject`, a number in percent, is the share of hits of.
    Option,    ///< The node's option `subject` has this value.
    Number,    ///< The operation's number `subject` has this value.
    Fitted,    ///< 1: the node has a part of block type `subject`; 0: it has none.
    Failed,    ///< 1: a part of block type `subject` has failed in the node; 0: none has.
    Alike,     ///< 1: all parts of block type `subject` hold the same memories that work; 0: they do not.
    Platform,  ///< What an operating system takes the node for.
    Lies       ///< How the region lies that is gone to: on, interleaved, striped, mirrored, concatenated.
};

/// One (word, value) pair of a condition.
struct Clause {
    ConditionWord word = ConditionWord::Option;
    std::string subject;
    std::string value;
};

/// All clauses hold; none: always.
using Condition = std::vector<Clause>;

} // namespace boardset
