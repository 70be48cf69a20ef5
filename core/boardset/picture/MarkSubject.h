// SPDX-License-Identifier: GPL-3.0-or-later
// The subject of a mark. Subjects remain valid across edits and do not depend on titles.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>

namespace boardset::picture {

/// The object that a mark represents.
struct MarkSubject {
    enum class Kind {
        None,   ///< No object: the mark is not selectable, for example the scale or the title.
        Block,  ///< Block, identified by its path.
        Link,   ///< Link, identified by its ends and its index among links with the same ends: "SB3>fireplane#0".
        Thread, ///< Any kind of customer, identified by its name.
        /// Pages, identified by their process, their region, and the path of the block that shows them:
        /// "A/a@SB3/P1/memory".
        Pages,
        More ///< Token that represents all tokens that do not fit in a block: "threads@SB3/P1".
    };
    Kind kind = Kind::None;
    std::string id = {};

    auto operator<=>(const MarkSubject&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 sees a 0 here
};

MarkSubject subjectOf(const Topology& topology, BlockId block);
MarkSubject subjectOf(const Topology& topology, LinkId link);
MarkSubject subjectOf(const Customer& customer);
/// Returns the subject of a region's pages in one block.
MarkSubject subjectOf(const Topology& topology, const Process& process, const Region& region, BlockId block);

} // namespace boardset::picture
