// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration of one machine: its options, installed boards, domains, and failed parts.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Option values, keyed by option id. If a machine is inside another machine, the path of the inner machine is the
/// prefix of the id ("N0/clockMHz"). Options that are not listed have their standard value.
using Options = std::map<std::string, int>;

/// A part of a machine that runs its own operating system. A domain and its boards are within one segment.
struct Domain {
    std::string name;                ///< "A".
    int segment = 0;                 ///< Index of the half of the switches that the domain uses; 0 if the switches are
                                     ///< not split.
    std::vector<std::string> boards; ///< Paths of boards; a board is in at most one domain.
    bool operator==(const Domain&) const = default;
};

/// The configuration of a machine as a value. An empty field stands for the state as sold.
struct Configuration {
    Configuration() = default;
    Configuration(Options chosen) : options(std::move(chosen)) {} // NOLINT(google-explicit-constructor): options alone

    Options options;
    std::map<std::string, std::string> boards; ///< Id of the block type in each bay, keyed by bay path; "" if none.
    std::vector<Domain> domains;               ///< If empty, all boards of the machine or of a segment are one domain.
    std::vector<std::string> failed;           ///< Paths of parts that have failed.
    std::vector<std::string> failedSinceBoot;  ///< Paths of failed parts that still worked when the machine was booted.
    std::vector<std::string> off;              ///< Paths of parts that are switched off but have not failed.
    /// True if paths in the configuration and in its scenario use slot names from files before version 3.
    /// Topology::build() and resolve() replace these names, so only a scenario that was just read contains them.
    bool hasFormerNames = false;
    bool operator==(const Configuration&) const = default;
};

} // namespace boardset
