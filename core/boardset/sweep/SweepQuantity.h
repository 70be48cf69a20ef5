// SPDX-License-Identifier: GPL-3.0-or-later
// The quantities of a scenario that can be swept: their descriptions, ranges and current values.
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
    AtOnce,     ///< Number of outstanding operations of each customer.
    Number      ///< The value of a numeric parameter of an operation.
};

/// One quantity of one scenario.
struct SweepQuantity {
    SweepKind kind = SweepKind::Option;
    std::string id;       ///< Id on the command line: "threads", "option.uniboards".
    std::string title;    ///< Title: "Threads", "Uniboards".
    std::string detail{}; ///< Description, as a sentence; empty if the title is sufficient.
    std::string unit{};   ///< Unit that follows a value: "%", "bytes"; empty if there is none.
    double least = 0;
    double most = 0;
    bool isWhole = true;
    std::vector<double> allowed{};    ///< Allowed values; empty if all values from `least` to `most` are allowed.
    std::vector<std::string> words{}; ///< Names of the allowed values; empty if the values have no names.
    std::optional<double> now{};      ///< Current value; empty if it differs between customers or is unknown.

    /// Returns the id without its kind: "uniboards" for "option.uniboards".
    std::string subject() const { return id.substr(id.find('.') + 1); }
    /// Returns a value with its name or unit: "12", "64 bytes", "Solaris 9 12/02".
    std::string textOf(double value) const;
    /// Returns `count` valid values from `from` to `to`, including both, as evenly spaced as possible.
    /// If the range is wide and its ends differ by a factor of at least a hundred, the values grow by equal factors.
    /// No value occurs twice.
    std::vector<double> values(double from, double to, int count) const;
    /// Returns up to `count` values for separate curves.
    /// The values grow by equal factors where possible, and include the current value if it is within the range.
    std::vector<double> valuesApart(double from, double to, int count) const;
    bool isDoubling(double from, double to) const; ///< True if values in this range grow by equal factors.
    /// Returns the default range: the whole range or, if it is wide, a lower part that contains the current value.
    std::pair<double, double> usualRange() const;
    /// True if a value is valid.
    bool allows(double value) const;
};

/// Returns all quantities that can be swept, in display order. The scenario must be in canonical form.
std::vector<SweepQuantity> sweepQuantities(const Canonical& scenario);

/// Returns the quantity with the given id.
/// Also accepts "request-bytes", and ids of quantities that exist only in other scenarios; for all these ids,
/// the range of the returned quantity is a single value.
/// Returns nothing for any other id.
std::optional<SweepQuantity> sweepQuantity(const Canonical& scenario, const std::string& id);

} // namespace boardset
