// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a number: a tree of terms with cited facts at its leaves.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Function from a node's children to its value. The set is closed, so that every tree can be checked by recomputing
/// it. All functions except Given use SI values and skip children that are marked `aside`.
enum class Combine {
    Given,   ///< A fact, a count, or a number from the solver; the children only explain it.
    Sum,     ///< Sum of all children, each multiplied by its weight.
    Product, ///< Product of all children, each raised to its exponent.
    Mean,    ///< Weighted mean of all children.
    Least,   ///< Smallest value of all children.
    Change,  ///< First child / second child - 1.
    Saving   ///< 1 - second child / first child.
};

/// One line of a derivation. `combine` computes the value from the children; `formula` shows the calculation.
struct Derivation {
    std::string title; ///< Title of the number: "remote board, through level 2".
    double value = 0;
    std::string unit;                 ///< "ns", "MB/s", "%"; empty for a number without unit or a sentence.
    std::string formula;              ///< Calculation in words and numbers: "(180 + 193 + 2 × 207) / 4".
    std::string note;                 ///< Additional sentences; may be empty.
    std::optional<Standing> standing; ///< Set for leaves that are facts, and for nodes that are derived facts.
    std::string fact;                 ///< Id of the fact; empty if none.
    std::string source;               ///< Id of the source; empty if none.
    std::string locator;
    std::vector<Derivation> children;

    std::string text;                 ///< Value and unit as shown: "2,134 MB/s".
    double factor = 1;                ///< Number of SI units in one `unit`.
    Combine combine = Combine::Given; ///< Function from the children to `value`.
    double weight = 1;                ///< Weight in a parent's Sum or Mean.
    int exponent = 1;                 ///< Exponent in a parent's Product.
    bool aside = false;               ///< True if the node is shown with the parent's terms but is not one of them.

    double si() const { return value * factor; }
};

/// Returns the value that follows from the children, in the node's unit; empty if the function is Given.
std::optional<double> recomputed(const Derivation& node);

/// Returns the tree as indented text, for copying and for the command line.
std::string toText(const Derivation& derivation, const Catalog& catalog);

} // namespace boardset
