// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the canvas's models in step with the document.
#include "CanvasView.h"

#include "Figures.h"
#include "HoverText.h"
#include "ReplaySelection.h"
#include "SceneRows.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double tokensFrom = 0.86; // zoom below which tokens stop shrinking, so that their numbers can be read
constexpr int noticeMs = 6000;

} // namespace

CanvasView::CanvasView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_move(document, m_level, m_camera),
      m_hover([this](QPointF at) { return hoverLines(at); }), m_hand(new Hand(*this)) {
    m_noticeTime.setSingleShot(true);
    m_noticeTime.setInterval(noticeMs);
    connect(&m_noticeTime, &QTimer::timeout, this, [this] { say({}); });
    connect(&m_document, &Document::topologyChanged, this, [this] {
        m_move.cancel();
        m_highlight.light({}, {}, m_level);
        const bool same = m_level.topology->machine().id == m_document.topology().machine().id;
        const std::string inside = same && isInside() ? m_level.topology->block(m_level.layout.focus).path : "";
        m_way = {};
        m_level.layout = {}; // its blocks are those of the machine that was
        showMachine();
        const auto block = m_level.topology->find(inside);
        if (block && !inside.empty() && m_level.topology->block(*block).role != Role::Bay) {
            showLevel(*block, Detail::Parts); // what was changed there is still in sight
        }
    });
    connect(&m_document, &Document::changed, this, &CanvasView::follow);
    connect(&m_move, &Move::targetChanged, this, [this] {
        refreshBoxes();
        refreshCrumbs();
    });
    connect(&m_move, &Move::activeChanged, &m_hover, &Hover::hide);
    connect(&m_move, &Move::activeChanged, this, &CanvasView::followWay);
    connect(&m_hover, &Hover::changed, this, &CanvasView::followWay);
    connect(this, &CanvasView::selectedChanged, this, &CanvasView::followWay);
    connect(&m_move, &Move::refused, this, &CanvasView::say);
    connect(&m_move, &Move::dropped, this, [this](const QString& to) {
        if (m_move.held().cargo == Cargo::Board) {
            selectBlock(to.isEmpty() ? m_move.held().from : to);
        }
    });
    connect(&m_camera, &Camera::zoomedIn, this, &CanvasView::zoomedIn);
    connect(&m_camera, &Camera::zoomedOut, this, &CanvasView::zoomedOut);
    connect(&m_camera, &Camera::changed, &m_hover, &Hover::hide);
    connect(&m_camera, &Camera::changed, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::movingChanged, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::changed, this, &CanvasView::refreshLabels);
    connect(&m_camera, &Camera::movingChanged, this, &CanvasView::refreshLabels);
    connect(&m_camera, &Camera::viewportChanged, this, &CanvasView::measureLabels);
    connect(&m_camera, &Camera::settled, &m_move, &Move::aimAgain);
    connect(&m_camera, &Camera::viewportChanged, this, [this] {
        if (!isInside() && !m_move.isActive()) {
            showMachine();
        }
    });
    showMachine();
}

QString CanvasView::levelText() const {
    return QString::fromStdString(m_level.topology->type(m_level.layout.focus).summary);
}

QString CanvasView::bottleneck() const {
    const auto busiest = m_document.answer().bottleneck();
    return busiest ? tr("%1, %2").arg(QString::fromStdString(busiest->title), figures::percent(busiest->utilisation))
                   : QString();
}

double CanvasView::bottleneckUse() const {
    const auto busiest = m_document.answer().bottleneck();
    return busiest ? busiest->utilisation : 0;
}

void CanvasView::askBottleneck() {
    const auto busiest = m_document.answer().bottleneck();
    if (!busiest) {
        return;
    }
    const StationPlace& place = m_document.answer().model.places.at(static_cast<std::size_t>(busiest->station));
    if (place.link >= 0) {
        Q_EMIT whyRequested(QStringLiteral("link"), QString::fromStdString(m_level.topology->link(place.link).title));
    } else {
        Q_EMIT whyRequested(QStringLiteral("block"), QString::fromStdString(m_level.topology->block(place.block).path));
    }
}

void CanvasView::follow() {
    m_gliding = true;
    Q_EMIT glidingChanged();
    refresh();
    m_gliding = false;
    Q_EMIT glidingChanged();
}

void CanvasView::refresh() {
    refreshBoxes();
    refreshWires();
    m_highlight.follow(m_level);
    m_tokenScale = 0;
    refreshTokens();
    refreshCrumbs();
    if (!m_selected.isEmpty() && !m_boxes.find(m_selected) && !m_tokens.find(m_selected) && !m_wires.find(m_selected)) {
        select({});
    }
    followWay(); // it may be another now
    Q_EMIT refreshed();
}

TargetState CanvasView::targetOf(int box) const {
    if (!m_move.isActive()) {
        return TargetState::None;
    }
    if (m_move.targetBox() == box) {
        return m_level.accepts(box, m_move.held().seeker()) ? TargetState::Current : TargetState::Dimmed;
    }
    const bool frame = m_level.box(box).block == m_level.layout.focus;
    const bool can = m_level.accepts(box, m_move.held().seeker()) || frame;
    return can ? TargetState::Possible : TargetState::Dimmed;
}

void CanvasView::refreshBoxes() {
    auto rows = boxRows(m_level, m_document.answer(), m_document.scenario().workload,
                        [this](int box) { return targetOf(box); });
    boardset::follow(m_way, m_level, rows);
    m_boxes.assign(std::move(rows));
}

void CanvasView::refreshWires() {
    auto rows = wireRows(m_level, m_document.answer());
    boardset::follow(m_way, rows);
    m_wires.assign(std::move(rows));
}

void CanvasView::followStream(const QString& name) {
    m_asked = name;
    followWay();
}

/// The way of the stream or card under the pointer, else of the one that was asked for or selected last; none while
/// something is moved.
void CanvasView::followWay() {
    const Workload& workload = m_document.scenario().workload;
    const auto wayOf = [&](const QString& key, int box) {
        const TokenRow* token = m_tokens.find(key);
        return token != nullptr ? wayOfStream(*m_level.topology, workload, token->thread)
               : box < 0        ? StreamWay()
                                : wayOfCard(*m_level.topology, workload, m_level.box(box).block);
    };
    StreamWay way;
    if (!m_move.isActive()) {
        const Hit hit = m_hover.isShown() ? hitAt(m_hover.at()) : Hit();
        way = wayOf(hit.token, hit.box);
        way = way.empty() ? wayOfStream(*m_level.topology, workload, m_asked) : way;
        way = way.empty() ? wayOf(m_selected, boxOf(m_selected)) : way;
    }
    if (way != m_way) {
        m_way = std::move(way);
        refreshBoxes();
        refreshWires();
    }
}

void CanvasView::refreshTokens() {
    // In eighths, so that zooming does not lay out anew at every step.
    const double scale = std::ceil(std::max(1.0, tokensFrom / m_camera.zoom()) * 8) / 8;
    if (scale != m_tokenScale && !m_camera.isMoving()) {
        m_tokenScale = scale;
        const Workload& workload = m_document.scenario().workload;
        m_tokens.assign(markedAway(marked(m_placer.place(m_level, workload, scale), m_document.answer().model.stopped),
                                   homesOfAway(m_document)));
    }
}

void CanvasView::refreshCrumbs() {
    const Topology& topology = *m_level.topology;
    const auto rowOf = [&](int block) {
        const QString path = QString::fromStdString(topology.block(block).path);
        const bool aimed = m_move.isActive() && m_move.aim() != Move::Aim::Nothing && m_move.targetPath() == path;
        const TargetState target = !m_move.isActive() ? TargetState::None
                                   : aimed            ? TargetState::Current
                                                      : TargetState::Possible;
        const QString title = block == 0 ? tr("Cabinet") : QString::fromStdString(displayName(topology, block));
        return CrumbRow{path, title, block == m_level.layout.focus, static_cast<int>(target)};
    };
    std::vector<CrumbRow> way;
    for (int at = m_level.layout.focus; at >= 0; at = topology.block(at).parent) {
        if (topology.block(at).role != Role::Group) {
            way.insert(way.begin(), rowOf(at));
        }
    }
    m_crumbs.assign(std::move(way));
}

QStringList CanvasView::hoverLines(QPointF at) const {
    if (m_move.isActive()) {
        return {};
    }
    const Hit hit = hitAt(at);
    if (const TokenRow* token = m_tokens.find(hit.token)) {
        return hoverOfToken(m_document, *token);
    }
    if (hit.wire >= 0) {
        return hoverOfWire(m_document, m_level, hit.wire);
    }
    return hit.box < 0 ? QStringList() : hoverOfBox(m_document, m_level, hit.box);
}

void CanvasView::say(const QString& words) {
    m_noticeTime.start();
    if (words != m_notice) {
        m_notice = words;
        Q_EMIT noticeChanged();
    }
}

} // namespace boardset
