// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's picture, that of what is kept as A, and what is told apart on them.
#include "CanvasView.h"

#include "Format.h"
#include "ReplaySelection.h"

#include "boardset/picture/Compared.h"
#include "boardset/picture/Paint.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {

using format::text;

void CanvasView::refreshTokens() {
    // In eighths, so that zooming does not lay out anew at every step.
    const double scale = std::ceil(std::max(1.0, tokensFrom / m_camera.zoom()) * 8) / 8;
    if (m_tokenScale == 0 || (scale != m_tokenScale && !m_camera.isMoving())) {
        m_tokenScale = scale;
        paintPicture();
        std::vector<NodeRow> rows;
        for (picture::Node& node : picture::nodesOf(*m_level.topology, m_level.layout, m_document.answer(),
                                                    m_document.scenario().workload, m_picture)) {
            const bool outside = node.isBox() && m_level.box(node.index).style == BoxStyle::Context;
            rows.push_back({keyOf(node.subject), std::move(node), outside});
        }
        m_nodes.assign(std::move(rows));
        Q_EMIT pictureChanged();
    }
}

void CanvasView::setTextScale(double scale) {
    const Detail detail = m_level.layout.detail; // the focus stays
    const QString was = selected();
    m_levels.setTextScale(scale);
    if (m_level.layout.detail == detail)
        select(was);
}

void CanvasView::setVeiled(bool veiled) {
    if (veiled == isVeiled())
        return;
    m_levels.setVeiled(veiled);
    m_move.setVeiled(veiled);
    if (veiled)
        setSpotlight(false);
    refresh();
    Q_EMIT veiledChanged();
}

void CanvasView::paintPicture() {
    m_picture = picture::paint(*m_level.topology, m_level.layout, m_document.answer(), m_document.scenario().workload,
                               m_tokenScale, homesOfAway(m_document));
    m_kept = keptLevel();
    if (m_kept && m_kept->isSame)
        picture::setBefore(m_picture, m_kept->picture);
}

std::optional<KeptLevel> CanvasView::keptLevel() const {
    KeptLevel level;
    level.sight = m_document.kept();
    if (!level.sight)
        return std::nullopt;
    const Sight& kept = *level.sight;
    const Layout& now = m_level.layout;
    const bool same = kept.topology->machine().id == m_level.topology->machine().id;
    const BlockId there = same ? kept.topology->find(m_level.topology->block(now.focus).path) : BlockId();
    if (!there)
        return level;
    level.isSame = true;
    level.layout = layoutOf(*kept.topology, there, now.detail, now.textScale);
    level.isAlike = std::ranges::equal(level.layout.boxes, now.boxes, {}, &Box::rect, &Box::rect);
    level.picture = picture::paint(*kept.topology, level.layout, kept.answer, kept.scenario.workload, m_tokenScale);
    return level;
}

/// What is selected stays so where it has moved to.
void CanvasView::followStacks() {
    bool renamed = false;
    for (const auto& [is, was] : m_moved)
        renamed = m_chosen.rename(keyOf(was), keyOf(is)) || renamed;
    if (renamed)
        Q_EMIT selectionChanged();
}

void CanvasView::refreshCrumbs() {
    std::vector<CrumbRow> way;
    for (BlockId at = m_level.layout.focus; at; at = m_level.topology->block(at).parent) {
        const Block& block = m_level.topology->block(at);
        if (block.role == Role::Group)
            continue;
        const QString title = at != rootBlock                        ? text(displayName(*m_level.topology, at))
                              : m_level.topology->nodes().size() > 1 ? tr("Cluster")
                                                                     : tr("Cabinet");
        way.insert(way.begin(), {text(block.path), title, at == m_level.layout.focus});
    }
    m_crumbs.assign(std::move(way));
}

/// Asked once for each move and level: a target that moves asks no part of the machine.
void CanvasView::refreshTakers() {
    m_takes.clear();
    for (int box = 0; m_move.isActive() && box < static_cast<int>(m_level.layout.boxes.size()); ++box)
        m_takes.push_back(m_level.accepts(box, m_move.held()));
}

void CanvasView::refreshOverlay() {
    Overlay now;
    const auto subjectOf = [this](const QString& key) {
        const picture::Node* node = nodeOf(key);
        return node == nullptr ? picture::Subject() : node->subject;
    };
    now.selected = subjectOf(selected());
    for (const QString& key : m_chosen.others())
        now.chosen.insert(subjectOf(key));
    now.changed = m_changed;
    now.moving = m_move.isActive();
    now.held = now.moving ? subjectOf(m_move.token()) : picture::Subject();
    now.way = wayNow();
    markWay(now, m_level);
    markLit(now, m_lit, m_level);
    if (now.moving && m_takes.size() == m_level.layout.boxes.size()) // else they are of the level that was
        markTargets(now, m_level, m_takes, m_move.targetBox());
    if (now != m_overlay) {
        m_overlay = std::move(now);
        Q_EMIT overlayChanged();
    }
}

/// In the spotlight that of the busiest part. Else the way of the customer or device under the pointer, else of the one
/// that was asked for or selected last; none while something is moved.
CustomerWay CanvasView::wayNow() const {
    if (m_move.isActive())
        return {};
    const auto busiest = m_document.answer().bottleneck();
    const bool isOfLevel = m_level.topology == m_document.sharedTopology(); // else this is of the machine that was
    if (m_spotlight && busiest && isOfLevel)
        return waysThrough(*m_level.topology, m_document.answer(), busiest->station);
    const auto waysOf = [this](const auto& wanted) {
        return boardset::waysOf(*m_level.topology, m_document.scenario().workload, wanted);
    };
    const auto ofCustomer = [&](const std::string& name) {
        return waysOf([&](const Customer& each) { return each.name.text == name; });
    };
    const auto ofDevice = [&](const std::string& path) {
        return waysOf([&](const Customer& each) { return each.on == path; });
    };
    const auto wayOf = [&](const picture::Node* node) {
        const picture::Token* token = tokenOf(node);
        const Box* box = boxOf(node);
        return token && token->isThread() ? ofCustomer(node->subject.id)
               : box                      ? ofDevice(m_level.topology->block(box->block).path)
                                          : CustomerWay();
    };
    CustomerWay way = m_hover.isShown() ? wayOf(nodeAt(m_hover.at())) : CustomerWay();
    way = way.empty() ? ofCustomer(m_asked.toStdString()) : way;
    return way.empty() ? wayOf(nodeOf(selected())) : way;
}

} // namespace boardset
