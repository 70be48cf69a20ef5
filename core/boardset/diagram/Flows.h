// SPDX-License-Identifier: GPL-3.0-or-later
// The direction and rate of data on each link, the utilisation of each direction, and the labels of wires.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The traffic of a link per second, by direction.
struct LinkFlow {
    double fromTo = 0; ///< Bytes of data from Link::from to Link::to; for a framed link, upstream.
    double toFrom = 0;
    double sent = 0; ///< Messages without data from Link::from to Link::to.
    double back = 0; ///< Messages without data from Link::to to Link::from.
};

/// By link.
using Flows = IdVector<LinkId, LinkFlow>;

/// Returns the flows of a result. Data that is read comes from memory, data that a device writes goes to memory.
Flows flowsOf(const Topology& topology, const Answer& answer);

/// The traffic of a part, whether the part can limit throughput or not.
struct Traffic {
    double bytesPerSecond = 0;
    double messages = 0; ///< Messages without data, per second.
};

/// Returns the sum of both directions of a link.
Traffic trafficOf(const Flows& flows, LinkId link);
/// Returns the larger of the incoming and the outgoing traffic of a block.
/// For traffic inside the block, returns that of its busiest link.
Traffic trafficOf(const Topology& topology, const Flows& flows, BlockId block);

/// Utilisations of a link. If both directions share it, both are equal.
struct LinkUse {
    double fromTo = 0;
    double toFrom = 0;
    double busier() const { return fromTo > toFrom ? fromTo : toFrom; }
};

/// Returns the utilisations of a result by link; links without a station are omitted.
std::map<LinkId, LinkUse> usesOf(const Answer& answer);

/// True if the wire is drawn from its link's `from` to its `to`.
bool runsAlong(const Topology& topology, const Layout& layout, const Wire& wire);

/// Returns the data labels that fit the space of a wire, from long to short: "↓ 1.5 GB/s  ↑ 24 MB/s",
/// the same in two lines, "↓ 1.5 GB/s". Each direction has its arrow. A named wire has its name before the figures.
std::vector<std::string> directedLabels(const Topology& topology, const Layout& layout, const Wire& wire,
                                        const LinkFlow& flow);

/// Returns the one or two lines of a label.
std::vector<std::string> linesOf(const std::string& label);

} // namespace boardset
