// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration as text, with the option values in force: for captions, titles of edits and notes about files.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

/// Describes a configuration: "Processors 6, three books; L3 mode private".
/// Names the options that are not standard or that the machine can override, with their values in force.
/// Also gives the number of failed parts. Empty if the whole configuration is standard.
std::string configurationWords(const Topology& topology);

/// The options in force of two machines, in the form "L3 mode private".
struct ComparedOptions {
    std::vector<std::string> shared = {}; ///< Options that have the same value in both.
    std::vector<std::string> onlyA = {};  ///< Options that the other machine has with another value, or not at all.
    std::vector<std::string> onlyB = {};
};

/// Compares the options in force that users can select, and the parts that do not work: "SB3 failed".
ComparedOptions comparedOptions(const Topology& a, const Topology& b);

/// Returns a sentence for each option in `chosen` whose value the machine overrides:
/// "L3 mode is private, not shared. A six-way always runs with private L3."
/// Omits options that users cannot select.
std::vector<std::string> overriddenOptions(const Options& chosen, const Topology& topology);

/// Returns a suffix for the title of an edit, about options that the machine overrides: "; in force: L3 mode private".
/// Includes the options in `chosen`, and the options that the machine did not override in `before`.
/// Empty if the machine overrides none of these options.
std::string inForceWords(const Options& chosen, const Topology& before, const Topology& after);

} // namespace boardset
