// SPDX-License-Identifier: GPL-3.0-or-later
// The way of data between streams and their pages: what is lit while the rest is dimmed.
#pragma once

#include "BoxModel.h"
#include "Level.h"
#include "TokenModel.h"
#include "WireModel.h"

#include "boardset/workload/Workload.h"

#include <QSet>
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

/// Lights the boxes and wires on a way and dims the others; of no way nothing. Of a box on the way, what is around it
/// is not dimmed.
void follow(const StreamWay& way, const Level& level, std::vector<BoxRow>& boxes);
void follow(const StreamWay& way, std::vector<WireRow>& wires);
/// Paths of blocks whose tokens are not dimmed; empty: none is.
QSet<QString> pathsOn(const StreamWay& way, const Level& level);

} // namespace boardset
