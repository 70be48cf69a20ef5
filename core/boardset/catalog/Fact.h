// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its unit, its standing and its source: the input of every result.
#pragma once

#include "boardset/catalog/Keyword.h"

#include <string>
#include <vector>

namespace boardset {

/// The kind of support for a fact. A closed set: the window and the evidence treat each kind differently.
enum class Standing {
    Published,  ///< Printed in a source.
    Derived,    ///< Computed from other facts by the product or sum in `Fact::terms`.
    Calibrated, ///< Fitted to the measurement `Fact::fittedTo`.
    Assumed     ///< Assumed without a source; `Fact::reason` justifies the value.
};

/// One term of a derived fact: a factor with an integer exponent, or a weighted summand.
struct FactTerm {
    std::string fact; ///< Id of the operand.
    int exponent = 1;
    double coefficient = 0; ///< Weight of a summand; 0 if the term is a factor.
};

/// One row of table `fact`.
struct Fact {
    std::string id; ///< "uniboard.port-bandwidth".
    /// Id of the subject that the fact describes: a block type, a machine, or the workload of a source.
    std::string subject;
    std::string property; ///< Id of a row of table `property`: "bandwidth".
    std::string title;    ///< Short title for users: "Board port".
    double value = 0;     ///< Value as printed, in `unit`.
    std::string unit;     ///< "GB/s".
    double factor = 1;    ///< Number of SI units in one `unit`: 1e9 for GB/s.
    /// Form of the value with its unit: "{} GB/s", "{}-way". If the value selects a word, the words for 0, 1 and so on.
    std::vector<std::string> forms;
    std::string text; ///< Value and unit in the current language: "4.8 GB/s", "4-way", "private".
    Standing standing = Standing::Published;
    std::string source;  ///< Id of the source; empty only for an assumed fact.
    std::string locator; ///< Location in the source: "Table B-2, row 4".
    std::string reason;  ///< Physical reason for a calibrated or assumed fact. For other facts, a remark; may be empty.
    std::string fittedTo; ///< Id of the measurement to which a calibrated fact was fitted.
    /// Terms of a derived fact. In SI units, the value of the fact is the product of all operand^exponent,
    /// or the sum of all coefficient * operand.
    std::vector<FactTerm> terms;

    /// Returns the form of the value: its unit's pattern or the selected word.
    const std::string& form() const { return forms.at(forms.size() == 1 ? 0 : static_cast<std::size_t>(value)); }
    /// Returns the value in SI units: seconds, bytes per second, hertz, bytes.
    double si() const { return value * factor; }
};

} // namespace boardset
