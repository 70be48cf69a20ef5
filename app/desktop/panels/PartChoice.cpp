// SPDX-License-Identifier: GPL-3.0-or-later
// Groups parts by board.
#include "PartChoice.h"

#include "Format.h"
#include "boardset/topology/Route.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the board of a part; null if the part is on no board, such as a processor directly in a bay.
const Block* boardOf(const Topology& topology, const Block& part) {
    const Block* board = part.bay ? &topology.block(part.bay) : nullptr;
    return board && !isEnd(board->role) ? board : nullptr;
}

} // namespace

QStringList PartChoice::boards() const {
    QStringList titles;
    for (const Board& board : m_boards)
        titles << board.title;
    return titles;
}

QStringList PartChoice::parts() const {
    return m_board < 0 ? QStringList() : m_boards[static_cast<std::size_t>(m_board)].parts;
}

void PartChoice::setBoard(int board) {
    if (board < 0 || board >= static_cast<int>(m_boards.size()) || board == m_board)
        return;
    const Board& wanted = m_boards[static_cast<std::size_t>(board)];
    const auto same = wanted.parts.indexOf(parts().value(m_part));
    const std::string path = wanted.paths[static_cast<std::size_t>(std::max<qsizetype>(0, same))];
    Q_EMIT chosen(path); // the owner then calls assign()
}

void PartChoice::setPart(int part) {
    if (m_board < 0 || part < 0 || part >= static_cast<int>(parts().size()) || part == m_part)
        return;
    const std::string path = m_boards[static_cast<std::size_t>(m_board)].paths[static_cast<std::size_t>(part)];
    Q_EMIT chosen(path);
}

PartChoice::Board& PartChoice::boardFor(const QString& title) {
    const auto found = std::ranges::find(m_boards, title, &Board::title);
    return found == m_boards.end() ? m_boards.emplace_back(Board{title, {}, {}}) : *found;
}

void PartChoice::assign(const Topology& topology, const std::vector<BlockId>& parts, const std::string& path) {
    m_boards.clear();
    m_board = m_part = -1;
    const auto above = topology.find(path);
    for (const BlockId id : parts) {
        const Block& block = topology.block(id);
        const Block* on = boardOf(topology, block);
        const bool isInNode = topology.node(id).block != rootBlock; // boards of other nodes have the same names
        Board& board = boardFor(!on ? QString() : format::text(isInNode ? titleOf(topology, on->id) : on->name));
        if (m_board < 0 && above && topology.isBelow(id, above)) {
            m_board = static_cast<int>(&board - m_boards.data());
            m_part = static_cast<int>(board.parts.size());
        }
        board.parts << (on ? format::text(block.path.substr(on->path.size() + 1)).replace(u'/', u' ')
                           : format::text(titleOf(topology, id)));
        board.paths.push_back(block.path);
    }
    for (Board& board : m_boards)
        if (board.title.isEmpty() && m_boards.size() > 1)
            board.title = tr("Others");
    Q_EMIT changed();
}

} // namespace boardset
