// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its unit, its standing and its source: the input of every result.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// How the value of a fact is supported. A closed set: the window and the evidence treat each value differently.
enum class Standing {
    Published,  ///< Printed in a source.
    Derived,    ///< Computed from other facts by the product or sum in `Fact::terms`.
    Calibrated, ///< Fitted to the measurement `Fact::fittedTo`.
    Assumed     ///< Assumed without a source; `Fact::reason` justifies the value.
};

/// Returns the word that the database and the command line use for a standing, such as "published".
std::string toString(Standing standing);

/// One term of a derived fact: a factor with an integer exponent, or a weighted summand.
struct FactTerm {
    std::string fact; ///< Id of the operand.
    int exponent = 1;
    double coefficient = 0; ///< Weight of a summand; 0 if the term is a factor.
};

/// One row of table `fact`.
struct Fact {
    std::string id;       ///< "uniboard.port-bandwidth".
    std::string subject;  ///< Id of what the fact describes: a block type, a machine, or the workload of a source.
    std::string property; ///< Id of a row of table `property`: "bandwidth".
    std::string title;    ///< A few words for users: "Board port".
    double value = 0;     ///< Value as printed, in `unit`.
    std::string unit;     ///< "GB/s".
    double factor = 1;    ///< SI units in one `unit`: 1e9 for GB/s.
    std::string text;     ///< Value and unit as text: "4.8 GB/s", "4-way".
    Standing standing = Standing::Published;
    std::string source;   ///< Id of the source; empty only for an assumed fact.
    std::string locator;  ///< Location in the source: "Table B-2, row 4".
    std::string reason;   ///< Physical reason for a calibrated or assumed fact; otherwise a remark or empty.
    std::string fittedTo; ///< Id of the measurement that a calibrated fact was fitted to.
    /// Terms of a derived fact. In SI units, the value of the fact is the product of all operand^exponent,
    /// or the sum of all coefficient * operand.
    std::vector<FactTerm> terms;

    /// Returns the value in SI units: seconds, bytes per second, hertz, bytes.
    double si() const { return value * factor; }
};

} // namespace boardset
