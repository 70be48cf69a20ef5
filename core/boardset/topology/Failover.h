// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the paths of devices to memory, changes of these paths between two states of a machine, and ways to restore
// them.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A change of a device's path to memory between two states of a machine. The device works in both states.
/// The paths differ, or one is missing. Empty slots are included if they have a path in only one of the states.
struct RouteChange {
    std::string device; ///< Path of the device in the machine.
    std::string title;  ///< Title of the device for users.
    /// Paths of the blocks from the device to its bridge, including both; empty if the device is cut off.
    std::vector<std::string> before;
    std::vector<std::string> after;
    /// Name of the part that contains the bridge at the end of `after`: "CPU0"; empty if the device is cut off.
    std::string through;
    /// Number of switches in `after` minus the number in `before`.
    /// If the device was cut off before, the number of switches in `after`.
    int moreSwitches = 0;
    bool operator==(const RouteChange&) const = default;
};

/// Returns the changed device paths in machine order. Empty if `before` and `after` are different machine models.
std::vector<RouteChange> routeChangesBetween(const Topology& before, const Topology& after);

/// Returns the changes as sentences. Identical changes share one sentence: "Slot2 and slot3 are now reached through
/// CPU0, with one more switch; their Solaris device paths change."
/// Device paths change only if the device has a path in both states.
/// For a device that was cut off, the sentence is "Slot2 is reached again, through CPU2."
std::vector<std::string> sentencesOf(const std::vector<RouteChange>& changes);

/// Returns the path of a device's requests as text, including links with extra latency:
/// "slot2 - switch2 - crosslink - switch0 - CPU0". Empty if the device is cut off.
std::string routeText(const Topology& topology, BlockId device);

/// True if a working switch or device has no path to memory.
bool isCutOff(const Topology& topology, BlockId block);

/// True if an option of the machine controls when standby links are active.
bool isReconfiguration(const Topology& topology, const std::string& option);

/// True if setting an option of the machine to `value` would change which blocks are linked.
bool joinsOtherwise(const Topology& topology, const std::string& option, int value);

/// Returns the option that makes standby links follow the current state of the machine.
/// Returns nothing if setting this option to 1 would not change the links.
std::optional<std::string> reconfigurationOf(const Topology& topology);

/// Returns the end of a link between nodes at which the user can disconnect and reconnect the link: disconnecting marks
/// this end as failed, and reconnecting repairs it.
/// Returns none for other links, and for a link that is cut because parts other than this end have failed.
BlockId plugOf(const Topology& topology, LinkId link);

/// Returns a clause about the remaining links of the node at a cut link:
/// "3 of the 4 links of N1 are left: messages use them".
std::string cutText(const Topology& topology, LinkId link);

} // namespace boardset
