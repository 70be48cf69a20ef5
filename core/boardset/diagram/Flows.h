// SPDX-License-Identifier: GPL-3.0-or-later
// The direction and rate of data on each link, the utilisation of each direction, and the labels of wires.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// The traffic of a link per second, in each direction.
struct LinkFlow {
    double fromTo = 0; ///< Bytes of data from Link::from to Link::to. For a framed link, these are upstream bytes.
    double toFrom = 0;
    double sent = 0; ///< Messages from Link::from to Link::to that carry no data.
    double back = 0; ///< Messages from Link::to to Link::from that carry no data.
};

/// Flows of all links, indexed by link.
using Flows = IdVector<LinkId, LinkFlow>;

/// Returns the flows of a result. Data that is read flows from memory; data that a device writes flows to memory.
Flows flowsOf(const Topology& topology, const Answer& answer);

/// The traffic of a part, including parts that cannot limit throughput.
struct Traffic {
    double bytesPerSecond = 0;
    double messages = 0; ///< Messages per second that carry no data.
};

/// Returns the sum of the traffic in both directions of a link.
Traffic trafficOf(const Flows& flows, LinkId link);
/// Returns the incoming or the outgoing traffic of a block, whichever is larger.
/// For traffic inside the block, returns the traffic of the block's busiest link.
Traffic trafficOf(const Topology& topology, const Flows& flows, BlockId block);

/// Utilisation of each direction of a link. If both directions share the link, the values are equal.
struct LinkUse {
    double fromTo = 0;
    double toFrom = 0;
    double busier() const { return fromTo > toFrom ? fromTo : toFrom; }
};

/// Returns the utilisations of a result, keyed by link; links without a station are omitted.
std::map<LinkId, LinkUse> usesOf(const Answer& answer);

/// True if the wire is drawn from Link::from to Link::to.
bool runsAlong(const Topology& topology, const Layout& layout, const Wire& wire);

/// Returns the data labels that fit beside a wire, longest first.
/// They are "↓ 1.5 GB/s  ↑ 24 MB/s", the same text on two lines, and one direction only, "↓ 1.5 GB/s".
/// Each direction has its arrow. The label of a named wire has the name before the figures.
std::vector<std::string> directedLabels(const Topology& topology, const Layout& layout, const Wire& wire,
                                        const LinkFlow& flow);

/// Returns the lines of a label: one or two.
std::vector<std::string> linesOf(const std::string& label);

} // namespace boardset
