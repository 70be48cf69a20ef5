// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a table as aligned text for a terminal.
#pragma once

#include "boardset/describe/Table.h"

#include <string>

namespace boardset {

/// Returns the columns for people as lines of equally wide cells; columns of numbers are right-aligned. A table without
/// rows is its text for the empty case. The table's notes follow, one per line.
std::string tableText(const Table& table, const Language& language = currentLanguage());

} // namespace boardset
