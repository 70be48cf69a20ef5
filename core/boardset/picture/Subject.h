// SPDX-License-Identifier: GPL-3.0-or-later
// What a mark is about; stable over edits, and no title.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>

namespace boardset::picture {

struct Subject {
    enum class Kind {
        None,   ///< Nothing that can be pointed at: the scale, the title.
        Block,  ///< By its path.
        Link,   ///< By its ends: "SB3>fireplane#0", and which of those with the same ends.
        Thread, ///< By its name, whatever its work calls it.
        Pages,  ///< By process, region and the path of the block that they are drawn in: "A/a@SB3/P1/memory".
        More    ///< What has no room in a block: "threads@SB3/P1".
    };
    Kind kind = Kind::None;
    std::string id = {};

    auto operator<=>(const Subject&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 sees a 0 here
};

Subject subjectOf(const Topology& topology, BlockId block);
Subject subjectOf(const Topology& topology, LinkId link);
Subject subjectOf(const Customer& customer);
/// The pages of a region in one block.
Subject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block);

} // namespace boardset::picture
