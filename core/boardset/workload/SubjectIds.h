// SPDX-License-Identifier: GPL-3.0-or-later
// The ids of parts and items of the workload as subjects.
#pragma once

#include "boardset/describe/Subject.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

namespace boardset {

Subject subjectOf(const Topology& topology, BlockId block);
Subject subjectOf(const Topology& topology, LinkId link);
Subject subjectOf(const Customer& customer);
Subject subjectOf(const Process& process, const Region& region);
/// Returns the subject of a region's pages in one block.
Subject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block);

/// Returns the link with the given id; none if there is no such link.
LinkId linkNamed(const Topology& topology, const std::string& id);
/// Returns the region with the given id, and its process; null if there is no such region.
std::pair<const Process*, const Region*> regionNamed(const Workload& workload, const std::string& id);

} // namespace boardset
