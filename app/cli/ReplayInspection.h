// SPDX-License-Identifier: GPL-3.0-or-later
// The output of `replay --at` for one step: the results of system calls, and the machine's throughput.
#pragma once

#include "Print.h"
#include "boardset/policy/Replay.h"

namespace boardset {

/// Adds the members at, threads[], segments[], checks[], loads[] and total to `json`.
void addInspection(OrderedJson& json, const ReplayCursor& cursor);

/// Returns the same data as addInspection(), as text.
std::string inspectionText(const ReplayCursor& cursor);

} // namespace boardset
