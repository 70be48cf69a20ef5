// SPDX-License-Identifier: GPL-3.0-or-later
// How one machine is set up: what was chosen, which boards stand where, how it is divided, what has failed.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Values of a machine's options by id, those of a machine inside it with its path before them ("N0/clockMHz"); what is
/// not named has its standard value.
using Options = std::map<std::string, int>;

/// A part of a machine that runs an operating system of its own. It lies within one segment, and so do its boards.
struct Domain {
    std::string name;                ///< "A".
    int segment = 0;                 ///< Which half of the switches it uses; 0 unless the machine is split.
    std::vector<std::string> boards; ///< Paths of boards; a board is in one domain at the most.
    bool operator==(const Domain&) const = default;
};

/// A value; what is left empty is as the machine is sold.
struct Configuration {
    Configuration() = default;
    Configuration(Options chosen) : options(std::move(chosen)) {} // NOLINT(google-explicit-constructor): options alone

    Options options;
    std::map<std::string, std::string> boards; ///< Path of a bay -> the block type in it, "" for none.
    std::vector<Domain> domains;               ///< None: all boards together, or one domain per segment.
    std::vector<std::string> failed;           ///< Paths of parts that have failed.
    std::vector<std::string> failedSinceBoot;  ///< Those of them that had not when the machine was booted.
    std::vector<std::string> off;              ///< Paths of parts that were switched off; they have not failed.
    /// Its paths, and those of its scenario, have the names of slots that files before version 3 have.
    /// Topology::build() and resolve() replace them, so only a scenario that has just been read has former names.
    bool hasFormerNames = false;
    bool operator==(const Configuration&) const = default;
};

} // namespace boardset
