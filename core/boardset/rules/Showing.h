// SPDX-License-Identifier: GPL-3.0-or-later
// Passes a configuration to the catalog's queries, and inserts names into their sentences.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <string>
#include <vector>

namespace boardset {

class ConfigurationQuery;

/// Fill the tables of configurationTables() for a machine, and those for its workload; `stopped` comes from
/// classRowsOf(). Return true if any row has changed. Throw CatalogError if the tables cannot be written.
bool showMachine(ConfigurationQuery& query, const Topology& topology);
bool showWorkload(ConfigurationQuery& query, const Topology& topology, const Workload& workload,
                  const std::vector<StoppedCustomer>& stopped);

/// Returns a sentence with names in place of {part} and of paths in braces.
std::string told(const std::string& pattern, const Topology& topology, const std::string& part);

} // namespace boardset
