// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView takes something up other than by the pointer: the selected token, or a new part from the shelf.
#include "CanvasView.h"

#include "BoardActions.h"
#include "SceneRows.h"
#include "Wording.h"

#include "boardset/topology/Titles.h"

namespace boardset {

void CanvasView::startMove() {
    if (const TokenRow* token = m_tokens.find(m_selected)) {
        take(*token, m_camera.toCanvas(token->rect).center(), true);
    } else if (const int bay = selectedBoard(); bay >= 0) {
        takeBoard(bay, m_camera.toCanvas(toQt(m_level.box(m_level.boxOf(bay)).rect)).center(), true);
    } else {
        const Wording words(*m_level.topology);
        say(tr("Choose a %1, pages or a %2 first: Tab walks through them").arg(words.one, words.board));
    }
}

int CanvasView::boardAt(int box) const {
    const int bay = box < 0 ? -1 : m_level.blockOf(box).bay;
    const bool drawn = bay >= 0 && bay != m_level.layout.focus && m_level.boxOf(bay) >= 0;
    return drawn && m_level.topology->block(bay).role != Role::Bay ? bay : -1;
}

int CanvasView::selectedBoard() const {
    const int box = boxOf(m_selected);
    const int bay = boardAt(box);
    return bay >= 0 && m_level.box(box).block == bay ? bay : -1;
}

void CanvasView::selectBlock(const QString& path) {
    const auto block = m_level.topology->find(path.toStdString());
    const int box = block && !path.isEmpty() ? m_level.boxOf(*block) : -1;
    if (box >= 0 && m_selected.isEmpty()) {
        select(m_boxes.rows()[static_cast<std::size_t>(box)].key);
    }
}

bool CanvasView::takeBoardAt(const Hit& hit, QPointF at) {
    const int bay = boardAt(hit.box);
    if (bay < 0) {
        return false;
    }
    // A board that is larger than what is seen cannot be carried anywhere: dragging pans.
    const int box = m_level.boxOf(bay);
    const QSizeF size = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
    if (size.width() > m_camera.viewport().width() || size.height() > m_camera.viewport().height()) {
        return false;
    }
    select(m_boxes.rows()[static_cast<std::size_t>(box)].key);
    takeBoard(bay, at, false);
    return true;
}

void CanvasView::takeBoard(int bay, QPointF at, bool byKeyboard) {
    const Topology& topology = *m_level.topology;
    const Counts load = countsBelow(topology, m_document.scenario().workload, bay);
    Held held;
    held.cargo = Cargo::Board;
    held.board = QString::fromStdString(topology.block(bay).type);
    held.title = boardTitle(topology, bay);
    held.from = QString::fromStdString(topology.block(bay).path);
    held.bay = bay;
    held.load = countsList(load).join(QStringLiteral(", "));
    held.pages = load.pages;
    held.kind = topology.requesterKind();
    say({});
    m_move.begin(held, {}, 0, at, byKeyboard);
}

void CanvasView::startAdd(const QString& kind) {
    if (kind.startsWith(QStringLiteral("board:"))) {
        startBoard(kind.section(':', 1));
        return;
    }
    const Held held = freshOf(kind == QStringLiteral("thread") ? Cargo::Thread : Cargo::Pages);
    const int process = processOf(held.process);
    say({});
    m_move.begin(held, {}, process, QRectF({0, 0}, m_camera.viewport()).center(), false);
}

void CanvasView::startBoard(const QString& type) {
    Held held;
    held.cargo = Cargo::Board;
    held.fresh = true;
    held.board = type;
    held.title = QString::fromStdString(m_document.catalog()->blockType(type.toStdString()).title);
    held.kind = m_level.topology->requesterKind();
    say({});
    m_move.begin(held, {}, 0, QRectF({0, 0}, m_camera.viewport()).center(), false);
}

} // namespace boardset
