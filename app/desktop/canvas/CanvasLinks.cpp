// SPDX-License-Identifier: GPL-3.0-or-later
// Links between machines: taken up, pulled out, plugged in.
#include "CanvasView.h"
#include "LinkEdits.h"
#include "TakeUp.h"

#include <cmath>

namespace boardset {

/// The end that is nearer; the other one stays, if it is on a node.
bool CanvasView::takeLinkAt(const picture::Node& wire, QPointF at, bool byKeyboard) {
    const Topology& topology = *m_level.topology;
    const LinkId link = linkOf(wire);
    if (!pullOf(topology, link))
        return false;
    const auto distance = [&](BlockId block) {
        const int box = m_level.boxAround(block);
        const QPointF way = box < 0 ? QPointF() : middleOf(m_level.box(box).rect) - at;
        return std::hypot(way.x(), way.y());
    };
    const BlockId from = topology.node(topology.link(link).from).block;
    const BlockId to = topology.node(topology.link(link).to).block;
    const bool staysFrom = from != rootBlock && (to == rootBlock || distance(from) > distance(to));
    select(keyOf(wire.subject));
    say({});
    m_move.begin(heldLink(topology, link, staysFrom ? from : to), keyOf(wire.subject), 0, at, byKeyboard);
    return true;
}

bool CanvasView::pullAt(QPointF at) {
    const picture::Node* node = nodeAt(at);
    node = node != nullptr && node->isWire() ? node : nodeOf(m_selected);
    if (node == nullptr || !node->isWire())
        return false;
    const LinkId link = linkOf(*node);
    const auto before = m_level.topology; // an edit that is answered at once gives the level another
    const auto edit = pullOf(*before, link);
    if (!edit)
        return false;
    const QString key = keyOf(node->subject);
    const QString refusal = m_document.performOrAsk({*edit});
    say(refusal.isEmpty() ? pullText(*before, link) : refusal);
    selectSoon(key);
    return true;
}

} // namespace boardset
