// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a number: a tree of terms whose leaves are cited facts.
#pragma once

#include "boardset/catalog/Citation.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Function that computes a node's value from its children.
/// The set is closed, so that every tree can be checked by recomputing it.
/// All functions except Given use SI values and skip children that are marked `aside`.
enum class Combine {
    Given, ///< No function: the value is a fact, a count or a number from the solver, and the children only explain it.
    Sum,   ///< Sum of all children, each multiplied by its weight.
    Product, ///< Product of all children, each raised to its exponent.
    Mean,    ///< Weighted mean of all children.
    Least,   ///< Smallest value among all children.
    Change,  ///< First child / second child - 1.
    Saving   ///< 1 - second child / first child.
};

/// One node of a derivation, which the window, the command line and the report show.
/// `combine` computes the value from the children; `formula` shows the calculation.
struct Derivation {
    std::string title; ///< Title of the number: "remote board, through level 2".
    double value = 0;
    std::string unit;    ///< Unit of the value: "ns", "MB/s", "%"; empty for a sentence or for a number without a unit.
    std::string formula; ///< Calculation in words and numbers: "(180 + 193 + 2 × 207) / 4".
    std::string note;    ///< Additional sentences about the number; may be empty.
    /// Standing of the fact; set for leaves that are facts and for nodes that are derived facts.
    std::optional<Standing> standing;
    std::string fact;  ///< Id of the fact; empty if the value is not a fact.
    Citation citation; ///< Location of the fact; empty if there is no source.
    std::vector<Derivation> children;

    std::string text;                 ///< Value and unit as shown: "2,134 MB/s".
    double factor = 1;                ///< Size of the unit in SI units.
    Combine combine = Combine::Given; ///< Function that computes the value from the children.
    double weight = 1;                ///< Weight of the node in a parent's Sum or Mean.
    int exponent = 1;                 ///< Exponent of the node in a parent's Product.
    bool aside = false;               ///< True if the node is shown among its parent's terms but is not one of them.

    double si() const { return value * factor; }
};

/// A node of a derivation with its depth in the tree.
struct DerivationLine {
    const Derivation* node;
    int depth;
};

/// Returns all nodes of a derivation.
/// Each node is followed by its children, which are one level deeper.
/// `depth` is the depth of the derivation itself.
/// The derivation must outlive the result.
std::vector<DerivationLine> flattened(const Derivation& derivation, int depth = 0);
std::vector<DerivationLine> flattened(Derivation&&, int = 0) = delete;

/// Returns the children from which a node is computed: all children that are not asides.
std::vector<const Derivation*> termsOf(const Derivation& node);

/// Returns the value computed from the children, in the node's unit; empty if `combine` is Combine::Given.
std::optional<double> recomputed(const Derivation& node);

/// Returns the derivation tree as indented text, for copying and for the command line.
std::string toText(const Derivation& derivation, const Catalog& catalog);

} // namespace boardset
