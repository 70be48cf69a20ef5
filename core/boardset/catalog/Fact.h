// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its unit, its standing and the place it came from: what every answer is made of.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// How well a fact is founded. Closed: the window and the evidence treat each differently.
enum class Standing {
    Published,  ///< Printed in a source.
    Derived,    ///< Computed from other facts by the product or the sum in `Fact::terms`.
    Calibrated, ///< Fitted to the measurement `Fact::fittedTo`.
    Assumed     ///< No source; `Fact::reason` says why this value.
};

/// The word for a standing, as the database and the command line write it: "published".
std::string toString(Standing standing);

/// One term of a derived fact: a factor raised to a whole power, or a weighted summand.
struct FactTerm {
    std::string fact; ///< Id of the operand.
    int exponent = 1;
    double coefficient = 0; ///< Not 0: a summand with this weight.
};

/// One row of table `fact`.
struct Fact {
    std::string id;       ///< "uniboard.port-bandwidth".
    std::string subject;  ///< What it is a fact about: a block type, a machine, a source's workload.
    std::string property; ///< Row of table `property`: "bandwidth".
    std::string title;    ///< A few words for people: "Board port".
    double value = 0;     ///< In `unit`, as printed.
    std::string unit;     ///< "GB/s".
    double factor = 1;    ///< SI units in one `unit`: 1e9 for GB/s.
    std::string text;     ///< Value and unit as people write them: "4.8 GB/s", "4-way".
    Standing standing = Standing::Published;
    std::string source;          ///< Id of the source; empty only for an assumed fact.
    std::string locator;         ///< Place in the source: "Table B-2, row 4".
    std::string reason;          ///< The sentence of physics of a calibrated or assumed fact; else a remark or empty.
    std::string fittedTo;        ///< Id of the measurement that a calibrated fact was fitted to.
    std::vector<FactTerm> terms; ///< Derived: value = product of operand^exponent, or sum, in SI units.

    /// The value in SI units: seconds, bytes per second, hertz, bytes.
    double si() const { return value * factor; }
};

} // namespace boardset
