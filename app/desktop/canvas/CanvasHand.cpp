// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's hands: what is under the pointer, selecting, taking up, and the menu.
#include "CanvasView.h"

#include "BoardActions.h"
#include "Figures.h"

#include <algorithm>

namespace boardset {
namespace {

constexpr double wireReach = 5; // pixels beside a wire that still count as on it
constexpr double tokenReach = 2;

QString pathOf(const Level& level, int box) {
    return QString::fromStdString(level.blockOf(box).path);
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
    if (key == m_selected) {
        return;
    }
    m_selected = key;
    Q_EMIT selectedChanged();
    Hit hit;
    hit.token = m_tokens.find(key) ? key : QString();
    hit.box = hit.token.isEmpty() ? boxOf(key) : -1;
    request(hit, false); // the inspector is about what is selected, however it was
}

int CanvasView::boxOf(const QString& key) const {
    const auto& rows = m_boxes.rows();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const BoxRow& each) { return each.key == key; });
    return row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
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
    select(hit.token.isEmpty() ? box : hit.token);
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
        say(tr("Go inside %1 to take one of these").arg(QString(token.at).replace('/', ' ')));
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
        perform(SetBoard{m_level.topology->block(bay).path, {}});
    }
    if (token == nullptr || token->kind > TokenModel::Pages) {
        return;
    }
    if (token->kind == TokenModel::Thread) {
        perform(RemoveThread{token->thread.toStdString()});
    } else {
        perform(RemoveRegion{token->processName.toStdString(), token->region.toStdString()});
    }
}

void CanvasView::perform(const Edit& edit) {
    const int box = boxOf(m_selected);
    const QString path = box < 0 ? QString() : pathOf(m_level, box);
    say(m_document.perform(edit));
    selectBlock(path); // the keyboard stays where it was, though the machine is drawn anew
}

bool CanvasView::offerAt(QPointF at) {
    const Hit hit = hitAt(at);
    const TokenRow* before = m_tokens.find(m_selected);
    const bool keep = before != nullptr && hit.token.isEmpty(); // "move it here" needs it
    if (!keep) {
        choose(hit);
    }
    offer(hit);
    return !m_actions.rows().empty();
}

void CanvasView::offerSelected() {
    Hit hit;
    hit.token = m_tokens.find(m_selected) ? m_selected : QString();
    hit.box = boxOf(m_selected);
    offer(hit);
}

void CanvasView::offer(const Hit& hit) {
    m_offered = hit;
    std::vector<ActionRow> rows;
    if (const TokenRow* token = m_tokens.find(hit.token)) {
        if (token->kind == TokenModel::Thread) {
            rows = {{"move", tr("Move thread %1").arg(token->label), tr("M")},
                    {"why", tr("Why is its latency what it is?"), {}},
                    {"remove", tr("Remove thread %1").arg(token->label), tr("Del")}};
        } else if (token->kind == TokenModel::Pages) {
            rows = {{"move", tr("Move these %1 pages").arg(token->label), tr("M")},
                    {"deal", tr("Deal %1 over all boards").arg(token->name), {}},
                    {"remove", tr("Remove the region %1").arg(token->name), tr("Del")}};
        }
    } else if (hit.wire >= 0) {
        rows = {{"why",
                 tr("Why is its use %1?").arg(figures::percent(m_wires.rows()[static_cast<std::size_t>(hit.wire)].use)),
                 {}}};
    } else if (hit.box >= 0) {
        const BoxRow& box = m_boxes.rows()[static_cast<std::size_t>(hit.box)];
        const TokenRow* chosen = m_tokens.find(m_selected);
        if (box.enterable && box.block != m_level.layout.focus) {
            rows.push_back({"enter", tr("Go inside %1").arg(box.title), tr("Enter")});
        }
        if (box.showsUse) {
            const bool busy = !box.useLabel.isEmpty();
            rows.push_back({"why",
                            busy ? tr("Why is %1 %2 in use?").arg(box.useLabel, box.useText)
                                 : tr("Why is %1 idle?").arg(box.title),
                            {}});
        }
        if (chosen != nullptr && chosen->kind <= TokenModel::Pages && m_level.accepts(hit.box, heldOf(*chosen).cargo)) {
            const QString what = chosen->kind == TokenModel::Thread ? tr("thread %1").arg(chosen->label)
                                                                    : tr("%1 pages").arg(chosen->label);
            rows.push_back({"here", tr("Move %1 here").arg(what), {}});
        }
        if (m_level.accepts(hit.box, Cargo::Thread)) {
            rows.push_back({"addThread", tr("Add a thread here"), {}});
            rows.push_back({"trace", tr("Trace a miss from here"), {}});
        }
        if (m_level.accepts(hit.box, Cargo::Pages)) {
            rows.push_back({"addPages", tr("Add 64 pages here"), {}});
            rows.push_back({"traceTo", tr("Trace a miss to here"), {}});
        }
        const std::vector<ActionRow> boards = boardActions(*m_level.topology, box.block);
        rows.insert(rows.end(), boards.begin(), boards.end());
    }
    if (isInside() && hit.token.isEmpty()) {
        rows.push_back({"leave", tr("Go out"), tr("Esc")});
    }
    rows.push_back({"fit", tr("See the whole level"), tr("F")});
    m_actions.assign(grouped(std::move(rows)));
}

void CanvasView::act(const QString& action) {
    const Hit hit = m_offered;
    const QString here = hit.box < 0 ? QString() : pathOf(m_level, hit.box);
    const TokenRow* chosen = m_tokens.find(m_selected);
    if (action == QStringLiteral("enter")) {
        enter(hit.box);
    } else if (action == QStringLiteral("why")) {
        request(hit, true);
    } else if (action == QStringLiteral("move")) {
        startMove();
    } else if (action == QStringLiteral("moveBoard")) {
        takeBoard(boardAt(hit.box), m_camera.toCanvas(toQt(m_level.box(hit.box).rect)).center(), true);
    } else if (action == QStringLiteral("remove")) {
        removeSelected();
    } else if (action == QStringLiteral("here") && chosen != nullptr) {
        perform(editOf(heldOf(*chosen), here, Deal::This));
    } else if (action == QStringLiteral("deal") && chosen != nullptr) {
        Held all = heldOf(*chosen);
        all.from.clear();
        perform(editOf(all, {}, Deal::Everywhere));
    } else if (action == QStringLiteral("addThread")) {
        perform(editOf(freshOf(Cargo::Thread), here, Deal::This));
    } else if (action == QStringLiteral("trace")) {
        Q_EMIT traceRequested(here);
    } else if (action == QStringLiteral("traceTo")) {
        Q_EMIT traceToRequested(here);
    } else if (action == QStringLiteral("addPages")) {
        perform(editOf(freshOf(Cargo::Pages), here, Deal::This));
    } else if (action == QStringLiteral("leave")) {
        leave();
    } else if (action == QStringLiteral("fit")) {
        fit();
    } else if (const auto edit = boardEdit(*m_level.topology, hit.box < 0 ? -1 : m_level.box(hit.box).block, action)) {
        perform(*edit);
    }
}

} // namespace boardset
