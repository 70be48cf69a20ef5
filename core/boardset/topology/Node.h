// SPDX-License-Identifier: GPL-3.0-or-later
// A machine within a machine, with its own options, totals, line size and platform. A machine that contains no other
// machine is one node.
#pragma once

#include "boardset/catalog/Machine.h"
#include "boardset/topology/Configuration.h"
#include "boardset/topology/Id.h"

namespace boardset {

/// A machine, or a machine within a cluster, with its own options and totals.
struct Node {
    BlockId block;    ///< Root block of the node.
    std::string path; ///< Path of the root block; empty for the whole machine.
    const Machine* machine = nullptr;
    Options options;      ///< All options of the node with the values in force; see DerivedValue.
    double lineBytes = 0; ///< Size of a coherency line in bytes.

    /// Returns the key of an option in a configuration: "clockMHz".
    /// For a node within the machine, the key begins with the path of the node: "N0/clockMHz".
    std::string optionKey(const MachineOption& option) const {
        return path.empty() ? option.id : path + '/' + option.id;
    }
};

/// An option that the machine overrides.
struct DerivedValue {
    std::string option;  ///< Key of the option in a configuration; see Node::optionKey().
    int wish = 0;        ///< The value that the user selected.
    int value = 0;       ///< The value in force.
    std::string reason;  ///< Reason for the value in force, as a sentence.
    bool atBoot = false; ///< True if the value results from the state of the machine at its last boot.
    bool operator==(const DerivedValue&) const = default;
};

} // namespace boardset
