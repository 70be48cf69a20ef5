// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the names, numbers and internal references of a scenario, without its machine.
#pragma once

#include "boardset/scenario/Scenario.h"

namespace boardset {

/// Throws InputError if a name is empty, too long, not plain text or repeated.
/// Also throws if a customer uses a region that its process does not have, or if a number exceeds ScenarioLimits.
void checkShape(const Scenario& scenario, const std::string& file);

/// Returns the reason why `text` cannot be a name or title of at most `most` bytes; empty if it can be one.
/// A name is valid UTF-8 without control characters and has at least one visible character.
std::string whyNotName(const std::string& text, std::size_t most);

} // namespace boardset
