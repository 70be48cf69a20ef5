// SPDX-License-Identifier: GPL-3.0-or-later
// A machine within a machine: with options, totals, line size and platform of its own. A machine that holds no other is
// one node.
#pragma once

#include "boardset/catalog/Machine.h"
#include "boardset/topology/Configuration.h"
#include "boardset/topology/Id.h"

namespace boardset {

struct Node {
    BlockId block;    ///< Its root.
    std::string path; ///< Of that block; empty: the whole machine.
    const Machine* machine = nullptr;
    Options options;      ///< Complete, and as the machine follows them: see DerivedValue.
    double lineBytes = 0; ///< Of a coherency line.

    /// An option as a configuration names it: "clockMHz", of a node within the machine "N0/clockMHz".
    std::string optionKey(const MachineOption& option) const {
        return path.empty() ? option.id : path + '/' + option.id;
    }
};

/// An option that the machine does not follow as it was wished.
struct DerivedValue {
    std::string option; ///< As in a configuration: with the node's path before it, if it has one.
    int wish = 0;
    int value = 0;
    std::string reason;  ///< A sentence.
    bool atBoot = false; ///< It follows what was so when the machine was booted.
    bool operator==(const DerivedValue&) const = default;
};

} // namespace boardset
