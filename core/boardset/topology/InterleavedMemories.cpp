// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/InterleavedMemories.h"

#include "boardset/text/Message.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

/// The block over which the pages of a memory are interleaved; none if they are not interleaved.
struct Scope {
    BlockId block;
    double pieceBytes = 0;
};

Scope scopeOf(const Topology& topology, const Block& memory) {
    const Node& node = topology.node(memory.id);
    for (const Interleaving& each : node.machine->interleavings) {
        if (node.options.at(each.option) != each.value) // the catalog checks that the option exists
            continue;
        const std::string& piece = each.piece.empty() ? node.machine->lineSize : each.piece;
        for (BlockId above = memory.parent; above; above = topology.block(above).parent)
            if (topology.block(above).type == each.over)
                return {above, topology.catalog().fact(piece).si()};
    }
    return {};
}

std::vector<double> sharesIn(const Topology& topology, const std::vector<BlockId>& memories) {
    std::map<BlockId, double> onBoard;
    for (const BlockId memory : memories)
        ++onBoard[topology.localityGroupOf(memory)];
    std::vector<double> shares;
    for (const BlockId memory : memories)
        shares.push_back(1 / onBoard[topology.localityGroupOf(memory)] / static_cast<double>(onBoard.size()));
    return shares;
}

} // namespace

InterleavedMemories::InterleavedMemories(const Topology& topology) {
    std::map<std::pair<BlockId, int>, std::shared_ptr<Group>> groups;
    for (const Block& block : topology.blocks()) {
        m_with.push_back(nullptr);
        m_pieces.push_back(0);
        if (block.role != Role::Memory)
            continue;
        if (const Scope scope = scopeOf(topology, block); scope.block) {
            auto& group = groups[{scope.block, block.domain}];
            group = group ? group : std::make_shared<Group>();
            if (!block.lost)
                group->memories.push_back(block.id);
            m_with[block.id] = group;
            m_pieces[block.id] = scope.pieceBytes;
        }
    }
    for (const auto& [where, group] : groups)
        group->shares = sharesIn(topology, group->memories);
}

const InterleavedMemories::Group& InterleavedMemories::groupOf(BlockId memory) const {
    static const Group alone;
    return m_with[memory] ? *m_with[memory] : alone;
}

const std::vector<BlockId>& InterleavedMemories::of(BlockId memory) const {
    return groupOf(memory).memories;
}

const std::vector<double>& InterleavedMemories::sharesOf(BlockId memory) const {
    return groupOf(memory).shares;
}

bool InterleavedMemories::isAcross(const Topology& topology, BlockId memory) const {
    const BlockId own = topology.localityGroupOf(memory);
    return std::ranges::any_of(of(memory), [&](BlockId other) { return topology.localityGroupOf(other) != own; });
}

std::string lyingText(const Topology& topology, BlockId memory) {
    const auto& interleaved = topology.kept<InterleavedMemories>();
    const std::size_t count = interleaved.of(memory).size();
    const bool isLost = topology.block(memory).lost;
    if (count < (isLost ? 1 : 2))
        return {};
    const double piece = interleaved.pieceBytes(memory);
    const bool isLine = piece == topology.catalog().fact(topology.node(memory).machine->lineSize).si();
    if (count == 1)
        return Message{"in {memory}", {{"memory", titleOf(topology, interleaved.of(memory).front())}}};
    const Message pieces =
        isLine ? Message{"line by line"} : Message{"in pieces of {size}", {{"size", sizeText(piece)}}};
    return Message{isLost ? "over the {n} other memories, {pieces}" : "over {n} memories, {pieces}",
                   {{"n", count}, {"pieces", pieces}}};
}

} // namespace boardset
