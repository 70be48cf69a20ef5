// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a configuration to the catalog's queries, and puts names into their sentences.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <string>
#include <vector>

namespace boardset {

class ConfigurationQuery;

/// Fill the tables of configurationTables() that are of a machine, and those of what runs on it; `stopped` as
/// classRowsOf() has them. Return whether any row is another than before. Throw CatalogError if they cannot be written.
bool showMachine(ConfigurationQuery& query, const Topology& topology);
bool showWorkload(ConfigurationQuery& query, const Topology& topology, const Workload& workload,
                  const std::vector<StoppedCustomer>& stopped);

/// A sentence with names instead of {part} and of paths in braces.
std::string told(const std::string& pattern, const Topology& topology, const std::string& part);

} // namespace boardset
