// SPDX-License-Identifier: GPL-3.0-or-later
// Which way data travels on each link, how busy each direction is, and what a wire says of it.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// What a link carries per second, by direction.
struct LinkFlow {
    double fromTo = 0; ///< Bytes of data from Link::from to Link::to: of a framed link, upstream.
    double toFrom = 0;
    double sent = 0; ///< Messages without data from Link::from to Link::to,
    double back = 0; ///< and the other way.
};

/// By link.
using Flows = IdVector<LinkId, LinkFlow>;

/// The flows of an answer. What is read comes from memory, what a device writes goes to it.
Flows flowsOf(const Topology& topology, const Answer& answer);

/// What passes a part, whether it is ever a limit or not.
struct Traffic {
    double bytesPerSecond = 0;
    double messages = 0; ///< Of what carries no data, per second.
};

/// Both directions of a link.
Traffic trafficOf(const Flows& flows, LinkId link);
/// The more of what enters a block and what leaves it; of what stays inside, what passes its busiest link.
Traffic trafficOf(const Topology& topology, const Flows& flows, BlockId block);

/// Utilisations of a link. Where both directions share it, both are the same.
struct LinkUse {
    double fromTo = 0;
    double toFrom = 0;
    double busier() const { return fromTo > toFrom ? fromTo : toFrom; }
};

/// The uses of an answer by link; links without a station are left out.
std::map<LinkId, LinkUse> usesOf(const Answer& answer);

/// Whether a wire runs from its link's `from` to its `to`.
bool runsAlong(const Topology& topology, const Layout& layout, const Wire& wire);

/// What a wire may say of the data on it where its place has room for it, from long to short: "↓ 1.5 GB/s  ↑ 24 MB/s",
/// the same in two lines, "↓ 1.5 GB/s". One direction has its arrow, and a wire with a name has it before its figures.
std::vector<std::string> directedLabels(const Topology& topology, const Layout& layout, const Wire& wire,
                                        const LinkFlow& flow);

/// The one or two lines of a label.
std::vector<std::string> linesOf(const std::string& label);

} // namespace boardset
