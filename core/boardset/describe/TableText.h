// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a table as aligned text for a terminal.
#pragma once

#include "boardset/describe/Table.h"

#include <string>

namespace boardset {

/// Returns the columns for people as lines of text, in which the cells of a column are equally wide.
/// Columns of numbers are right-aligned. If the table has no rows, returns Table::empty instead.
/// The table's notes follow, one per line.
std::string tableText(const Table& table, const Language& language = currentLanguage());

} // namespace boardset
