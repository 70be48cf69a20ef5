// SPDX-License-Identifier: GPL-3.0-or-later
// Why a number is what it is: a tree of terms with cited facts at its leaves.
#pragma once

#include "boardset/catalog/Fact.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One line of a derivation. A node's value follows from its children by `formula`.
struct Derivation {
    std::string title; ///< "other board, through level 2".
    double value = 0;
    std::string unit;                 ///< "ns", "MB/s", "%"; empty for a bare number or a sentence.
    std::string formula;              ///< In words and numbers: "(180 + 193 + 2 x 207) / 4".
    std::string note;                 ///< A sentence more; may be empty.
    std::optional<Standing> standing; ///< Set at leaves that are facts, and at nodes that are derived facts.
    std::string fact;                 ///< Id of the fact; empty if none.
    std::string source;               ///< Id of the source; empty if none.
    std::string locator;
    std::vector<Derivation> children;
};

/// The tree as indented text, for copying and for the command line.
std::string toText(const Derivation& derivation);

} // namespace boardset
