// SPDX-License-Identifier: GPL-3.0-or-later
// Describes bundled scenarios as a table.
#pragma once

#include "boardset/describe/Table.h"
#include "boardset/scenario/BundledScenarios.h"

#include <vector>

namespace boardset {

Table describeScenarios(const std::vector<BundledScenario>& scenarios);

} // namespace boardset
