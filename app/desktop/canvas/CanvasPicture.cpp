// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's picture, and that of what is kept as A.
#include "CanvasView.h"

#include "ReplaySelection.h"

#include "boardset/picture/Before.h"
#include "boardset/picture/Paint.h"

#include <algorithm>
#include <cmath>

namespace boardset {

void CanvasView::refreshTokens() {
    // In eighths, so that zooming does not lay out anew at every step.
    const double scale = std::ceil(std::max(1.0, tokensFrom / m_camera.zoom()) * 8) / 8;
    if (m_tokenScale == 0 || (scale != m_tokenScale && !m_camera.isMoving())) {
        m_tokenScale = scale;
        paintPicture();
        const Workload& workload = m_document.scenario().workload;
        const Answer& answer = m_document.answer();
        m_tokens.assign(
            m_tokenRows.of(m_level, workload, m_picture.tokens, answer.model.stopped, homesOfAway(m_document)));
        Q_EMIT pictureChanged();
    }
}

void CanvasView::paintPicture() {
    m_picture = picture::paint(*m_level.topology, m_level.layout, m_document.answer(), m_document.scenario().workload,
                               m_tokenScale);
    m_kept = keptLevel();
    if (m_kept && m_kept->isSame)
        picture::setBefore(m_picture, m_kept->picture);
}

/// Of a machine without that block its first level.
std::optional<KeptLevel> CanvasView::keptLevel() const {
    const auto kept = m_document.kept();
    if (!kept)
        return std::nullopt;
    const Topology& topology = *kept->topology;
    const Layout& now = m_level.layout;
    const bool same = topology.machine().id == m_level.topology->machine().id;
    const BlockId there = same ? topology.find(m_level.topology->block(now.focus).path) : BlockId();
    KeptLevel level;
    level.sight = kept;
    level.isSame = same && (there || now.focus == rootBlock);
    level.layout = layoutOf(topology, there ? there : rootBlock, same ? now.detail : Detail::Parts);
    level.isAlike = level.isSame && std::ranges::equal(level.layout.boxes, now.boxes, {}, &Box::rect, &Box::rect);
    level.picture = picture::paint(topology, level.layout, kept->answer, kept->scenario.workload, m_tokenScale);
    return level;
}

} // namespace boardset
