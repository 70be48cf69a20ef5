// SPDX-License-Identifier: GPL-3.0-or-later
// The way of data between streams and their pages.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <QString>
#include <set>

namespace boardset {

/// Blocks and links of a topology.
struct StreamWay {
    std::set<int> blocks;
    std::set<int> links;
    bool empty() const { return blocks.empty(); }
    bool operator==(const StreamWay&) const = default;
};

/// The ways of the stream of a name.
StreamWay wayOfStream(const Topology& topology, const Workload& workload, const QString& stream);
/// The ways of all streams that stand on a card; of any other block nothing.
StreamWay wayOfCard(const Topology& topology, const Workload& workload, int block);

} // namespace boardset
