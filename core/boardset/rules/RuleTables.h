// SPDX-License-Identifier: GPL-3.0-or-later
// Passes a configuration to the catalog's queries, and inserts names into their sentences.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <string>
#include <vector>

namespace boardset {

class ConfigurationQuery;

/// Fills the tables of configurationTables() for a machine. Returns true if any row has changed. Throws CatalogError if
/// the tables cannot be written.
bool fillMachineTables(ConfigurationQuery& query, const Topology& topology);
/// Fills the tables of configurationTables() for a workload; `stopped` comes from classRowsOf(). Returns true if any
/// row has changed. Throws CatalogError if the tables cannot be written.
bool fillWorkloadTables(ConfigurationQuery& query, const Topology& topology, const Workload& workload,
                        const std::vector<StoppedCustomer>& stopped);

/// Returns a sentence in which the names of parts replace {part} and paths in braces.
std::string withNames(const std::string& pattern, const Topology& topology, const std::string& part);

} // namespace boardset
