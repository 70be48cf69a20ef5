// SPDX-License-Identifier: GPL-3.0-or-later
// Reads format 1, in which a process has a pattern instead of a workload. Its customers are threads on processors or
// streams on devices.
#pragma once

#include "boardset/scenario/JsonField.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Reads a process in format 1. Throws InputError if the process is invalid.
Process readOldProcess(const JsonField& field);

/// Returns the name of the field that contains the workload of a program's process: `pattern` in format 1, `work` in
/// later formats.
const char* workField(int version);

} // namespace boardset
