// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said about a scenario without its machine: names, numbers and references inside it.
#pragma once

#include "boardset/scenario/Scenario.h"

namespace boardset {

/// Throws InputError if a name is empty, too long, not plain text or used twice, if a customer uses a region that its
/// process does not have, or if a number is beyond ScenarioLimits.
void checkShape(const Scenario& scenario, const std::string& file);

/// Why `text` cannot be a name or title of at most `most` bytes; empty if it can. Names hold valid UTF-8, no control
/// characters, and something other than blanks.
std::string whyNotName(const std::string& text, std::size_t most);

} // namespace boardset
