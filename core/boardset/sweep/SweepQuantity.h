// SPDX-License-Identifier: GPL-3.0-or-later
// What of a scenario can be swept: in words, with its range and what it is now.
#pragma once

#include "boardset/scenario/Edit.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// What one is. Closed: each is a way to change a scenario; of two that are swept together, the one that stands first
/// here is changed first.
enum class SweepKind {
    Option,     ///< Of the machine.
    Boards,     ///< With customers: those of the others leave.
    Threads,    ///< Or streams, or what else stands on its blocks.
    System,     ///< That places threads and pages.
    Setting,    ///< Of that system.
    LocalShare, ///< Of the accesses of each thread, in percent.
    Load,       ///< In percent of what comes now.
    AtOnce,     ///< That each customer keeps under way.
    Number      ///< Of an operation that is performed.
};

/// One quantity of one scenario.
struct SweepQuantity {
    SweepKind kind = SweepKind::Option;
    std::string id;     ///< As the command line has it: "threads", "option.uniboards".
    std::string title;  ///< "Threads", "Uniboards".
    std::string detail; ///< What changes, a sentence; empty: the title says it.
    std::string unit;   ///< Behind a value: "%", "bytes"; empty: a bare number.
    double least = 0;
    double most = 0;
    bool isWhole = true;
    std::vector<double> allowed;      ///< If not empty, only these.
    std::vector<std::string> words{}; ///< What the allowed values are called; empty: by their numbers.
    std::optional<double> now{};      ///< Nothing where it differs from customer to customer, or nobody says it.

    /// The id without its kind: "uniboards" of "option.uniboards".
    std::string subject() const { return id.substr(id.find('.') + 1); }
    /// "12", "64 bytes", "Solaris 9 12/02".
    std::string textOf(double value) const;
    /// `count` values from one to another, both included, as evenly as the quantity allows; each as many times the one
    /// before where the range is more than a hundredfold and wide. Each once, and only what the quantity can be.
    std::vector<double> values(double from, double to, int count) const;
    /// A few that are far apart, for a curve each: each as many times the one before where that is possible, and what
    /// it is now among them if it is between the two ends.
    std::vector<double> valuesApart(double from, double to, int count) const;
    bool isDoubling(double from, double to) const; ///< Whether it is such a range.
    /// Where people look first: all that it can be, or of a wide range the part around what it is now.
    std::pair<double, double> usualRange() const;
    /// Whether a value is one that it can be.
    bool allows(double value) const;
};

/// All that can be swept, in the order in which people look for it. Of a scenario in canonical form.
std::vector<SweepQuantity> sweepQuantities(const Canonical& scenario);

/// The one of an id; also "request-bytes", and what other scenarios have of a workload: then no value fits. Nothing for
/// any other id.
std::optional<SweepQuantity> sweepQuantity(const Canonical& scenario, const std::string& id);

} // namespace boardset
