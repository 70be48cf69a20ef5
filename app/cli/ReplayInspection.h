// SPDX-License-Identifier: GPL-3.0-or-later
// What `replay --at` shows of one step: what the system would answer there, and what the machine then does.
#pragma once

#include "Print.h"
#include "boardset/policy/Replay.h"

namespace boardset {

/// The members threads[], segments[], checks[], loads[] and total.
void addInspection(OrderedJson& json, const ReplayCursor& cursor);

/// The same for people.
std::string inspectionText(const ReplayCursor& cursor);

/// The tunables that the system has, with their values at a state: id, value, default.
OrderedJson settingsJson(const Replay& replay, const State& state);

} // namespace boardset
