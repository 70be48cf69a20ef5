// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration in words, as the machine follows it: for captions, titles of edits and notes about files.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

/// The options in force in a few words: those that differ from the standard, and those that the machine can decide
/// itself, then the number of failed parts: "Processors 6, three books; L3 mode private". Empty: all is standard.
std::string configurationWords(const Topology& topology);

/// "L3 mode is private, not shared. A six-way always runs with private L3.", for each of the chosen options that the
/// machine does not follow. Options that users can't choose are left out.
std::vector<std::string> overriddenOptions(const Options& chosen, const Topology& topology);

/// What an edit's title adds about options that the machine decides itself: "; in force: L3 mode private". These are
/// the options in `chosen`, and those that the machine followed in `before`. Empty if the machine follows all of them.
std::string inForceWords(const Options& chosen, const Topology& before, const Topology& after);

} // namespace boardset
