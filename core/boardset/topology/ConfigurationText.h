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

/// Returns a sentence for each option in `chosen` whose value the machine overrides:
/// "L3 mode is private, not shared. A six-way always runs with private L3."
/// Omits options that users cannot select.
std::vector<std::string> overriddenOptions(const Options& chosen, const Topology& topology);

/// Returns a suffix for the title of an edit, about options that the machine overrides: "; in force: L3 mode private".
/// Includes the options in `chosen`, and the options that the machine did not override in `before`.
/// Empty if the machine overrides none of these options.
std::string inForceWords(const Options& chosen, const Topology& before, const Topology& after);

} // namespace boardset
