// SPDX-License-Identifier: GPL-3.0-or-later
// Over which memories the hardware interleaves a page, and in pieces of how many bytes.
#pragma once

#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// The memories of one topology that share their pages, as the options of the machine say (Machine::interleavings).
class InterleavedMemories {
public:
    explicit InterleavedMemories(const Topology& topology);

    /// The memories over which a page lies whose home is this one: those that work, of the same domain. Empty: it lies
    /// in its home alone, or none of them works.
    const std::vector<BlockId>& of(BlockId memory) const;
    /// The share of a page in each of them: each board has its turn, and its memories share that.
    const std::vector<double>& sharesOf(BlockId memory) const;
    /// Bytes of such a page that lie together; 0 if it lies in its home alone.
    double pieceBytes(BlockId memory) const { return m_pieces[memory]; }
    /// Whether it lies in memories of several locality groups, so that its home says little.
    bool isAcross(const Topology& topology, BlockId memory) const;

private:
    struct Group {
        std::vector<BlockId> memories;
        std::vector<double> shares;
    };
    const Group& groupOf(BlockId memory) const;

    IdVector<BlockId, std::shared_ptr<const Group>> m_with;
    IdVector<BlockId, double> m_pieces;
};

/// "over 8 memories, 512 bytes in each in turn", "over the 3 others" of one that has failed; empty for pages that lie
/// in their home alone.
std::string lyingText(const Topology& topology, BlockId memory);

} // namespace boardset
