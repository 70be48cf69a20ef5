// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of a mark. Subjects remain valid across edits and are independent of titles.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>

namespace boardset::picture {

/// The object that a mark is about.
struct MarkSubject {
    enum class Kind {
        None,   ///< Not selectable: the scale, the title.
        Block,  ///< Identified by its path.
        Link,   ///< Identified by its ends and its index among links with the same ends: "SB3>fireplane#0".
        Thread, ///< Any customer, identified by its name.
        Pages,  ///< Identified by process, region, and path of the block that shows the pages: "A/a@SB3/P1/memory".
        More    ///< The token for all tokens that do not fit in a block: "threads@SB3/P1".
    };
    Kind kind = Kind::None;
    std::string id = {};

    auto operator<=>(const MarkSubject&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 sees a 0 here
};

MarkSubject subjectOf(const Topology& topology, BlockId block);
MarkSubject subjectOf(const Topology& topology, LinkId link);
MarkSubject subjectOf(const Customer& customer);
/// Returns the subject of the pages of a region in one block.
MarkSubject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block);

} // namespace boardset::picture
