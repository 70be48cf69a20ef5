// SPDX-License-Identifier: GPL-3.0-or-later
// Which way data travels on each link, how busy each direction is, and what a wire says of it.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"

#include <map>
#include <string>
#include <vector>

namespace boardset {

/// Bytes of data per second on a link, by direction.
struct LinkFlow {
    double fromTo = 0; ///< From Link::from to Link::to: of a framed link, upstream.
    double toFrom = 0;
};

/// The flows of an answer by link; links that carry nothing are left out. What is read comes from memory, what a device
/// writes goes to it.
std::map<LinkId, LinkFlow> flowsOf(const Topology& topology, const Answer& answer);

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

/// The longest of them; empty if there is nothing to say.
std::string directedLabel(const Topology& topology, const Layout& layout, const Wire& wire, const LinkFlow& flow);

/// The one or two lines of a label.
std::vector<std::string> linesOf(const std::string& label);

/// "1.5 GB/s", "24 MB/s".
std::string rateText(double bytesPerSecond);

} // namespace boardset
