// SPDX-License-Identifier: GPL-3.0-or-later
// The paths of devices to memory: their description, their changes between two states of a machine, and how to restore
// them.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A change of the path to memory of a device that works in two states of a machine:
/// the paths differ, or one is missing. Also an empty slot that has a path in only one of the states.
struct RouteChange {
    std::string device; ///< Path of the block.
    std::string title;  ///< Title of the device for users.
    /// Paths of the blocks from the device to its bridge, including both; empty: the device is cut off.
    std::vector<std::string> before;
    std::vector<std::string> after;
    std::string through; ///< The part that contains the bridge of `after`: "CPU0"; empty: the device is cut off.
    /// Number of switches in `after` minus that in `before`; all switches of `after` if the device was cut off before.
    int moreSwitches = 0;
    bool operator==(const RouteChange&) const = default;
};

/// Returns the changes in machine order. Empty if `before` and `after` are not the same machine model.
std::vector<RouteChange> routeChangesBetween(const Topology& before, const Topology& after);

/// Returns the changes as sentences; identical changes share one: "Slot2 and slot3 are now reached through CPU0, with
/// one more switch; their Solaris device paths change." Device paths change only where both states have a path.
/// A device that was cut off gives "Slot2 is reached again, through CPU2."
std::vector<std::string> sentencesOf(const std::vector<RouteChange>& changes);

/// Returns the path of a device's requests as text, including links with extra latency:
/// "slot2 - switch2 - crosslink - switch0 - CPU0". Empty if the device is cut off.
std::string routeText(const Topology& topology, BlockId device);

/// True if a working switch or device has no path to memory.
bool isCutOff(const Topology& topology, BlockId block);

/// True if an option of the machine controls when standby links are active.
bool isReconfiguration(const Topology& topology, const std::string& option);

/// True if changing a machine's option to this value would change which blocks are linked.
bool joinsOtherwise(const Topology& topology, const std::string& option, int value);

/// Returns the option with which standby links follow the current state of the machine,
/// if setting it to 1 would change the links; otherwise nothing.
std::optional<std::string> reconfigurationOf(const Topology& topology);

/// Returns the end of a link between nodes that fails when the user disconnects the link, and is repaired when the user
/// reconnects it. None for other links, and for a link that is cut because more than its end has failed.
BlockId plugOf(const Topology& topology, LinkId link);

/// For a cut link, describes the remaining links of its node: "3 of the 4 links of N1 are left: messages use them".
std::string cutText(const Topology& topology, LinkId link);

} // namespace boardset
