// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration as text, with the option values in force: for captions, titles of edits and notes about files.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

/// Describes a configuration: options that are not standard or that the machine can override, with their values in
/// force, and the number of failed parts: "Processors 6, three books; L3 mode private". Empty if all is standard.
std::string configurationWords(const Topology& topology);

/// Returns a sentence for each selected option that the machine overrides:
/// "L3 mode is private, not shared. A six-way always runs with private L3." Skips options that users cannot select.
std::vector<std::string> overriddenOptions(const Options& chosen, const Topology& topology);

/// Returns the suffix of an edit's title for options that the machine overrides: "; in force: L3 mode private".
/// Covers the options in `chosen`, and options that the machine did not override in `before`.
/// Empty if the machine overrides none of them.
std::string inForceWords(const Options& chosen, const Topology& before, const Topology& after);

} // namespace boardset
