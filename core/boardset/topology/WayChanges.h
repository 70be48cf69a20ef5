// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of devices to memory: in words, what two states of a machine make of them, and how they come back.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A device that works in both states of a machine, and enters it by another way, or in one of them by none; or an
/// empty slot that has a way in only one of them.
struct WayChange {
    std::string device;              ///< Path.
    std::string title;               ///< The device for people.
    std::vector<std::string> before; ///< Paths from the device to its bridge, both included; empty: cut off.
    std::vector<std::string> after;
    std::string through;  ///< What the bridge of `after` is a part of: "CPU0"; empty: cut off.
    int moreSwitches = 0; ///< On the way after, less those before; all of them if it was cut off before.
    bool operator==(const WayChange&) const = default;
};

/// In the order of the machine; none if the two are of different machines.
std::vector<WayChange> wayChanges(const Topology& before, const Topology& after);

/// The changes in sentences, alike ones together: "Slot2 and slot3 are now reached through CPU0, by one switch more;
/// their Solaris device paths change." Device paths are said to change only where there is a way in both states: of
/// what comes back from being cut off, "Slot2 is reached again, through CPU2."
std::vector<std::string> sentencesOf(const std::vector<WayChange>& changes);

/// The way of a device's requests for people, with the links that take longer: "slot2 - switch2 - crosslink - switch0 -
/// CPU0". Empty if it is cut off.
std::string wayText(const Topology& topology, BlockId device);

/// Whether a working switch or device has no way to a memory.
bool isCutOff(const Topology& topology, BlockId block);

/// Whether a machine's option says when links on standby are live.
bool isReconfiguration(const Topology& topology, const std::string& option);

/// Whether blocks would be joined by other links with another value of a machine's option.
bool joinsOtherwise(const Topology& topology, const std::string& option, int value);

/// The option that says that links on standby follow the machine as it is, if setting it to 1 would change what is
/// joined; else nothing.
std::optional<std::string> reconfigurationOf(const Topology& topology);

/// The end of a link between nodes that fails when it is pulled out, and is repaired when it is plugged in; none of
/// other links, and of one that is cut because more has failed than its end.
BlockId plugOf(const Topology& topology, LinkId link);

/// What is left of the links of its node, of one that is cut: "3 of the 4 links of N1 are left: messages go over
/// those".
std::string cutText(const Topology& topology, LinkId link);

} // namespace boardset
