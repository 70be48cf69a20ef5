// SPDX-License-Identifier: GPL-3.0-or-later
// Passes a configuration to the catalog's queries, and inserts names into the sentences that the queries return.
#pragma once

#include "boardset/analysis/ClassRow.h"

#include <string>
#include <vector>

namespace boardset {

class ConfigurationQuery;

/// Writes a machine to the tables of configurationTables().
/// Returns true if any row has changed.
/// Throws CatalogError if the tables cannot be written.
bool fillMachineTables(ConfigurationQuery& query, const Topology& topology);
/// Writes a workload to the tables of configurationTables().
/// `stopped` is the result of classRowsOf().
/// Returns true if any row has changed.
/// Throws CatalogError if the tables cannot be written.
bool fillWorkloadTables(ConfigurationQuery& query, const Topology& topology, const Workload& workload,
                        const std::vector<StoppedCustomer>& stopped);

/// Returns the sentence `pattern` after replacing {part} and each path in braces with the name of the part.
std::string withNames(const std::string& pattern, const Topology& topology, const std::string& part);

} // namespace boardset
