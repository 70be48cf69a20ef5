// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's hands: what is under the pointer, selecting, and taking up.
#include "CanvasView.h"

#include <algorithm>

namespace boardset {
namespace {

constexpr double wireReach = 5; // pixels beside a wire that still count as on it
constexpr double tokenReach = 2;

QString pathOf(const Level& level, int box) {
    return QString::fromStdString(level.blockOf(box).path);
}

template <class Row> int placeOf(const std::vector<Row>& rows, const QString& key) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.key == key; });
    return row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
}

} // namespace

CanvasView::Hit CanvasView::hitAt(QPointF at) const {
    const QPointF point = m_camera.toDiagram(at);
    const double reach = tokenReach / m_camera.zoom();
    for (auto row = m_tokens.rows().rbegin(); row != m_tokens.rows().rend(); ++row) {
        if (row->rect.adjusted(-reach, -reach, reach, reach).contains(point)) {
            return {row->key, -1, -1};
        }
    }
    const int box = m_level.boxAt(point);
    if (box < 0 || !m_level.isLeaf(box)) {
        const int wire = m_level.wireAt(point, wireReach / m_camera.zoom());
        if (wire >= 0) {
            return {{}, wire, -1};
        }
    }
    return {{}, -1, box};
}

void CanvasView::select(const QString& key) {
    if (!m_asked.isEmpty()) {
        followStream({});
    }
    if (key == m_selected) {
        return;
    }
    m_selected = key;
    Q_EMIT selectedChanged();
    Hit hit;
    hit.token = m_tokens.find(key) ? key : QString();
    hit.wire = hit.token.isEmpty() ? wireOf(key) : -1;
    hit.box = hit.token.isEmpty() ? boxOf(key) : -1;
    request(hit, false); // the inspector is about what is selected, however it was
}

int CanvasView::boxOf(const QString& key) const {
    return placeOf(m_boxes.rows(), key);
}

int CanvasView::wireOf(const QString& key) const {
    return placeOf(m_wires.rows(), key);
}

void CanvasView::selectLink(const QString& title) {
    for (const WireRow& row : m_wires.rows()) {
        if (m_level.topology->link(row.link).title == title.toStdString()) {
            select(row.key);
            return;
        }
    }
    select({});
}

void CanvasView::request(const Hit& hit, bool why) {
    QString kind;
    QString id;
    if (const TokenRow* token = m_tokens.find(hit.token)) {
        const bool thread = token->kind == TokenModel::Thread;
        kind = thread ? QStringLiteral("thread") : QStringLiteral("region");
        id = thread ? token->thread : token->processName + '/' + token->region;
        if (token->thread.isEmpty() && token->region.isEmpty()) {
            kind = QStringLiteral("block");
            id = token->at;
        }
    } else if (hit.wire >= 0) {
        kind = QStringLiteral("link");
        const Wire& wire = m_level.layout.wires[static_cast<std::size_t>(hit.wire)];
        id = QString::fromStdString(m_level.topology->link(wire.link).title);
    } else if (hit.box >= 0) {
        kind = QStringLiteral("block");
        id = pathOf(m_level, hit.box);
    }
    if (why && !kind.isEmpty()) {
        Q_EMIT whyRequested(kind, id);
    } else if (!why) { // nothing: the machine
        Q_EMIT inspectRequested(kind, id);
    }
}

void CanvasView::choose(const Hit& hit) {
    const QString box = hit.box < 0 ? QString() : m_boxes.rows()[static_cast<std::size_t>(hit.box)].key;
    const QString wire = hit.wire < 0 ? box : m_wires.rows()[static_cast<std::size_t>(hit.wire)].key;
    select(hit.token.isEmpty() ? wire : hit.token);
}

QString CanvasView::clickAt(QPointF at) {
    const Hit hit = hitAt(at);
    choose(hit);
    request(hit, false);
    return m_selected;
}

void CanvasView::enterAt(QPointF at) {
    int box = m_level.boxAt(m_camera.toDiagram(at));
    while (box >= 0 && !m_level.box(box).enterable) {
        box = m_level.parentOf(box);
    }
    enter(box);
}

void CanvasView::enterSelected() {
    if (const int box = boxOf(m_selected); box >= 0) {
        enter(box);
        return;
    }
    // A token stands in a box: Enter goes into the nearest that can be entered.
    if (const TokenRow* token = m_tokens.find(m_selected)) {
        enterAt(m_camera.toCanvas(token->rect).center());
    }
}

Held CanvasView::heldOf(const TokenRow& token) const {
    Held held;
    held.cargo = token.kind == TokenModel::Thread ? Cargo::Thread : Cargo::Pages;
    held.process = token.processName;
    held.thread = token.thread;
    held.region = token.region;
    held.from = token.at;
    held.pages = token.pages;
    held.kind = m_level.topology->requesterKind();
    return held;
}

Held CanvasView::freshOf(Cargo cargo) const {
    Held held;
    held.cargo = cargo;
    held.fresh = true;
    const auto& processes = m_document.scenario().workload.processes;
    const TokenRow* token = m_tokens.find(m_selected);
    held.process = token               ? token->processName
                   : processes.empty() ? QString() // a new process
                                       : QString::fromStdString(processes.front().name);
    held.pages = cargo == Cargo::Pages ? 64 : 0;
    held.kind = m_level.topology->requesterKind();
    return held;
}

int CanvasView::processOf(const QString& name) const {
    const auto& processes = m_document.scenario().workload.processes;
    const auto at = std::find_if(processes.begin(), processes.end(),
                                 [&](const Process& p) { return p.name == name.toStdString(); });
    return at == processes.end() ? 0 : static_cast<int>(at - processes.begin());
}

void CanvasView::take(const TokenRow& token, QPointF at, bool byKeyboard) {
    if (token.kind == TokenModel::MoreThreads || token.kind == TokenModel::MorePages) {
        say(tr("Go inside %1 to take one of these").arg(token.place));
        return;
    }
    say({});
    m_move.begin(heldOf(token), token.key, token.process, at, byKeyboard);
}

bool CanvasView::takeAt(QPointF at) {
    const Hit hit = hitAt(at);
    const TokenRow* token = m_tokens.find(hit.token);
    if (token == nullptr) {
        return takeBoardAt(hit, at);
    }
    select(token->key);
    take(*token, m_camera.toCanvas(token->rect).center(), false);
    return m_move.isActive();
}

void CanvasView::removeSelected() {
    const TokenRow* token = m_tokens.find(m_selected);
    if (const int bay = selectedBoard(); bay >= 0) {
        perform({SetBoard{m_level.topology->block(bay).path, {}}});
    }
    if (token == nullptr || token->kind > TokenModel::Pages) {
        return;
    }
    if (token->kind == TokenModel::Thread) {
        perform({RemoveThread{token->thread.toStdString()}});
    } else {
        perform({RemoveRegion{token->processName.toStdString(), token->region.toStdString()}});
    }
}

void CanvasView::perform(const std::vector<Edit>& edits) {
    const int box = boxOf(m_selected);
    const QString path = box < 0 ? QString() : pathOf(m_level, box);
    say(m_document.perform(edits));
    selectBlock(path); // the keyboard stays where it was, though the machine is drawn anew
}

} // namespace boardset
