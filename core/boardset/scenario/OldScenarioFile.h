// SPDX-License-Identifier: GPL-3.0-or-later
// What format 1 called otherwise: a process had a pattern, and threads on processors or streams on devices.
#pragma once

#include "boardset/scenario/JsonField.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// A process of format 1. Throws InputError.
Process readOldProcess(const JsonField& field);

/// What the process of a program performs: `pattern` in format 1, `work` since.
const char* workField(int version);

} // namespace boardset
