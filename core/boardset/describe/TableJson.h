// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a table as JSON and as comma-separated values, for programs.
#pragma once

#include "boardset/describe/Table.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace boardset {

using OrderedJson = nlohmann::ordered_json;

/// Returns an array with an object per row.
/// The keys are those of the columns for programs.
/// Quantities are numbers in the unit of the column; messages are English; unknown values are null.
OrderedJson tableJson(const Table& table);

/// Returns a line of keys and a line per row, with the values of tableJson(). A list is one cell.
std::string tableCsv(const Table& table);

} // namespace boardset
