// SPDX-License-Identifier: GPL-3.0-or-later
// Programs as JSON, inside their scenario.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/scenario/JsonField.h"

namespace boardset {

/// Reads a program. Throws InputError with the field if a number exceeds ProgramLimits.
/// Does not check the program against a machine: see problemOf().
Program readProgram(const JsonField& field, const char* workField);

/// Returns the program as stable text: one event per line, default values omitted.
/// `indent` precedes every line except the first.
std::string toJson(const Program& program, const std::string& indent);

} // namespace boardset
