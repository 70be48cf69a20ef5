// SPDX-License-Identifier: GPL-3.0-or-later
// Programs as JSON, inside the scenario that they belong to.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/scenario/JsonField.h"

namespace boardset {

/// Throws InputError, naming the field. The program is within ProgramLimits, number by number, but not yet checked
/// against a machine: problemOf() does that.
Program readProgram(const JsonField& field, const char* workField);

/// The text of a program, stable: one event per line, standard values left out. `indent` stands before every line but
/// the first.
std::string toJson(const Program& program, const std::string& indent);

} // namespace boardset
