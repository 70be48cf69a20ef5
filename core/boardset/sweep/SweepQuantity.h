// SPDX-License-Identifier: GPL-3.0-or-later
// The quantities of a scenario that can be swept: their texts, ranges and current values.
#pragma once

#include "boardset/scenario/Edit.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// The kind of a quantity. A closed set: each kind changes a scenario in a different way.
/// If two quantities are swept, the quantity whose kind comes first in this list is applied first.
enum class SweepKind {
    Option,     ///< An option of the machine.
    Boards,     ///< Number of boards with customers; customers on all other boards are removed.
    Threads,    ///< Number of threads, streams or other customers.
    System,     ///< The operating system that places threads and pages.
    Setting,    ///< A setting of the operating system that places threads and pages.
    LocalShare, ///< Local share of the accesses of each thread, in percent.
    Load,       ///< Load in percent of the current load.
    AtOnce,     ///< Outstanding operations of each customer.
    Number      ///< A number of an operation.
};

/// One quantity of one scenario.
struct SweepQuantity {
    SweepKind kind = SweepKind::Option;
    std::string id;     ///< Id on the command line: "threads", "option.uniboards".
    std::string title;  ///< "Threads", "Uniboards".
    std::string detail; ///< What changes, as a sentence; empty if the title is sufficient.
    std::string unit;   ///< Unit that follows a value: "%", "bytes"; empty if there is none.
    double least = 0;
    double most = 0;
    bool isWhole = true;
    std::vector<double> allowed;      ///< The only allowed values; empty if all from `least` to `most` are allowed.
    std::vector<std::string> words{}; ///< Names of the allowed values; empty if the values have no names.
    std::optional<double> now{};      ///< Current value; empty if it differs between customers or is unknown.

    /// Returns the id without its kind: "uniboards" for "option.uniboards".
    std::string subject() const { return id.substr(id.find('.') + 1); }
    /// Returns a value with its name or unit: "12", "64 bytes", "Solaris 9 12/02".
    std::string textOf(double value) const;
    /// Returns `count` valid values from `from` to `to`, including both, as evenly spaced as possible.
    /// If the range is wide and exceeds a factor of a hundred, the values grow by equal factors. No value occurs twice.
    std::vector<double> values(double from, double to, int count) const;
    /// Returns up to `count` values for separate curves.
    /// The values grow by equal factors where possible, and include the current value if it is within the range.
    std::vector<double> valuesApart(double from, double to, int count) const;
    bool isDoubling(double from, double to) const; ///< True if values in this range grow by equal factors.
    /// Returns the default range: the whole range; for a wide range, only the part around the current value.
    std::pair<double, double> usualRange() const;
    /// True if a value is valid.
    bool allows(double value) const;
};

/// Returns all quantities that can be swept, in display order. The scenario must be in canonical form.
std::vector<SweepQuantity> sweepQuantities(const Canonical& scenario);

/// Returns the quantity with an id. Also accepts "request-bytes", and ids of quantities that exist only in other
/// scenarios; no value of such a quantity is valid. Returns nothing for any other id.
std::optional<SweepQuantity> sweepQuantity(const Canonical& scenario, const std::string& id);

} // namespace boardset
