// SPDX-License-Identifier: GPL-3.0-or-later
// The memories over which the hardware interleaves a page, and the size of the pieces.
#pragma once

#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// The memories over which the hardware interleaves the pages of each memory,
/// according to the options of the machine (Machine::interleavings).
class InterleavedMemories {
public:
    explicit InterleavedMemories(const Topology& topology);

    /// Returns the working memories of the same domain over which the pages of `memory` are interleaved.
    /// Empty if the pages of `memory` are not interleaved, or if none of these memories works.
    const std::vector<BlockId>& of(BlockId memory) const;
    /// Returns the share of a page that each of the memories returned by of() holds. Boards have equal shares. The
    /// memories of one board divide the share of the board equally.
    const std::vector<double>& sharesOf(BlockId memory) const;
    /// Returns the size, in bytes, of the pieces of an interleaved page; 0 if pages of `memory` are not interleaved.
    double pieceBytes(BlockId memory) const { return m_pieces[memory]; }
    /// True if the pages of `memory` are interleaved over several locality groups, which differ in distance.
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

/// Describes how the pages of a memory are interleaved: "over 8 memories, in pieces of 512 bytes".
/// For a failed memory: "over the 3 other memories, ...". Empty if the pages of the memory are not interleaved.
std::string lyingText(const Topology& topology, BlockId memory);

} // namespace boardset
