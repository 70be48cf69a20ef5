// SPDX-License-Identifier: GPL-3.0-or-later
#include "ArcsView.h"

#include "CanvasView.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <utility>

namespace boardset {
namespace {

constexpr int arcDelayMs = 120;

} // namespace

ArcsView::ArcsView(const Document& document, CanvasView& view) : QObject(&view), m_document(document), m_view(view) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(arcDelayMs);
    connect(&m_rest, &QTimer::timeout, this, &ArcsView::rest);
    connect(view.hover(), &Hover::moved, this, &ArcsView::moveTo);
    connect(view.hover(), &Hover::left, this, &ArcsView::leave);
    connect(&view, &CanvasView::selectionChanged, this, &ArcsView::refresh);
    connect(&view, &CanvasView::pictureChanged, this, &ArcsView::refresh);
    connect(view.drag(), &DragSession::changed, this, &ArcsView::refresh);
    const auto zoomed = [this] {
        if (m_view.camera()->zoom() != m_zoom)
            refresh();
    };
    connect(view.camera(), &Camera::changed, this, zoomed);
    connect(view.camera(), &Camera::insetsChanged, this, &ArcsView::refresh);
}

QString ArcsView::key() const {
    return format::text(m_arcs.of);
}

void ArcsView::moveTo(QPointF canvas) {
    m_pointer = canvas;
    if (subjectAt(canvas) == m_hovered)
        return;
    leave();
    m_rest.start();
}

void ArcsView::leave() {
    m_rest.stop();
    hover({});
}

void ArcsView::rest() {
    hover(subjectAt(m_pointer));
}

void ArcsView::hover(const Subject& subject) {
    const Subject before = shownSubject();
    m_hovered = subject;
    if (shownSubject() != before)
        refresh();
}

void ArcsView::refresh() {
    m_zoom = m_view.camera()->zoom();
    const bool wasShown = isShown();
    if (!m_view.drag()->isActive() || !m_view.drag()->isOutdated()) // until then, the arcs of the last target stay
        m_arcs = arcsNow();
    if (wasShown || isShown())
        Q_EMIT changed();
}

Subject ArcsView::subjectAt(QPointF canvas) const {
    const QPointF at = m_view.camera()->toDiagram(canvas);
    return picture::subjectAt(m_view.picture(), m_view.level().layout, {at.x(), at.y()}, m_view.camera()->zoom());
}

const picture::Token* ArcsView::tokenOf(const Subject& subject) const {
    const auto& tokens = m_view.picture().tokens;
    const auto found = std::ranges::find(tokens, subject, &picture::Token::subject);
    return found == tokens.end() ? nullptr : &*found;
}

/// Returns the dragged item or, without a drag, the token under the pointer or else the selected item.
Subject ArcsView::shownSubject() const {
    const bool drags = m_view.drag()->isActive();
    if (!drags && tokenOf(m_hovered) != nullptr)
        return m_hovered;
    const NodeRow* row = m_view.nodes()->find(drags ? m_view.drag()->token() : m_view.selected());
    return row == nullptr ? Subject() : row->node.subject;
}

picture::Arcs ArcsView::arcsNow() const {
    const Level& level = m_view.level();
    const bool isOfLevel = m_view.picture().boxes.size() == level.layout.boxes.size();
    if (level.topology != m_document.sharedTopology() || !isOfLevel) // the picture will be painted again
        return {};
    if (m_view.drag()->preview())
        return arcsOfDragged();
    const picture::Token* token = tokenOf(shownSubject());
    if (token == nullptr)
        return {};
    return picture::arcsOf({*level.topology, level.layout, m_document.answer(), m_view.workload(), m_view.picture(),
                            m_view.camera()->zoom(), m_view.camera()->hasLane()},
                           *token);
}

picture::Arcs ArcsView::arcsOfDragged() const {
    const auto preview = m_view.drag()->preview();
    const DraggedItem& dragged = m_view.drag()->dragged();
    const Level& level = m_view.level();
    const int target = m_view.drag()->targetBox();
    if (dragged.kind != DragKind::Thread || !preview->after || target < 0)
        return {};
    const Workload& workload = preview->after->scenario.workload;
    const Rect& area = level.box(target).threads;
    picture::Token token{.box = target, .rect = {0, 0, threadToken, threadToken}};
    token.rect.x = area.x + (area.width - threadToken) / 2;
    token.rect.y = area.y + (area.height - threadToken) / 2;
    for (std::size_t p = 0; p < workload.processes.size() && !area.empty(); ++p) {
        const auto& customers = workload.processes[p].customers;
        const auto at = std::ranges::find(customers, dragged.thread, &Customer::name);
        if (at == customers.end())
            continue;
        token.subject = subjectOf(*at);
        token.process = static_cast<int>(p);
        token.item = static_cast<int>(at - customers.begin());
        token.owner = picture::ownerOf(workload, level.layout.colours, token.process, token.item);
        return picture::arcsOf({*level.topology, level.layout, preview->after->answer, workload, m_view.picture(),
                                m_view.camera()->zoom(), m_view.camera()->hasLane()},
                               token);
    }
    return {};
}

} // namespace boardset
