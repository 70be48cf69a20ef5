// SPDX-License-Identifier: GPL-3.0-or-later
// The machines of a family in a table.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/describe/Table.h"

#include <memory>

namespace boardset {

/// Returns one row per machine of a family: its processors and their groups, the way from a processor to memory, its
/// slots and its rated load. The subject of a row's first cell is the id of the machine.
Table describeFamily(const std::shared_ptr<const Catalog>& catalog, const std::string& family);

} // namespace boardset
