// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasView's menu: what can be done where it was opened, and doing it.
#include "CanvasView.h"

#include "BoardActions.h"
#include "Figures.h"
#include "Wording.h"
#include "boardset/trace/Trace.h"

namespace boardset {

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
    hit.wire = wireOf(m_selected);
    hit.box = boxOf(m_selected);
    offer(hit);
}

void CanvasView::offer(const Hit& hit) {
    m_offered = hit;
    std::vector<ActionRow> rows;
    if (const TokenRow* token = m_tokens.find(hit.token)) {
        offerToken(*token, rows);
    } else if (hit.wire >= 0) {
        const QString use = figures::percent(m_wires.rows()[static_cast<std::size_t>(hit.wire)].use);
        rows.push_back({"why", tr("Why is its use %1?").arg(use), {}});
    } else if (hit.box >= 0) {
        offerBox(hit.box, rows);
    }
    if (isInside() && hit.token.isEmpty()) {
        rows.push_back({"leave", tr("Go out"), tr("Esc")});
    }
    rows.push_back({"fit", tr("See the whole level"), tr("F")});
    m_actions.assign(grouped(std::move(rows)));
}

void CanvasView::offerToken(const TokenRow& token, std::vector<ActionRow>& rows) const {
    const Wording words(*m_level.topology);
    if (token.kind == TokenModel::Thread) {
        rows = {{"move", tr("Move %1 %2").arg(words.one, token.label), tr("M")},
                {"why", tr("Why is its latency what it is?"), {}},
                {"remove", tr("Remove %1 %2").arg(words.one, token.label), tr("Del")}};
    } else if (token.kind == TokenModel::Pages) {
        rows = {{"move", tr("Move these %1 pages").arg(token.label), tr("M")},
                {"deal", tr("Deal %1 over %2").arg(token.name, words.everywhere), {}},
                {"remove", tr("Remove the region %1").arg(token.name), tr("Del")}};
    }
}

void CanvasView::offerBox(int at, std::vector<ActionRow>& rows) const {
    const BoxRow& box = m_boxes.rows()[static_cast<std::size_t>(at)];
    if (box.enterable && box.block != m_level.layout.focus) {
        rows.push_back({"enter", tr("Go inside %1").arg(box.title), tr("Enter")});
    }
    if (box.showsUse) {
        const QString question = box.useLabel.isEmpty() ? tr("Why is %1 idle?").arg(box.title)
                                                        : tr("Why is %1 %2 in use?").arg(box.useLabel, box.useText);
        rows.push_back({"why", question, {}});
    }
    offerPlacing(at, rows);
    const std::vector<ActionRow> boards = boardActions(*m_level.topology, box.block);
    rows.insert(rows.end(), boards.begin(), boards.end());
}

void CanvasView::offerPlacing(int at, std::vector<ActionRow>& rows) const {
    const Wording words(*m_level.topology);
    const bool traced = canTrace(*m_level.topology); // only then a source says how a miss goes
    const TokenRow* chosen = m_tokens.find(m_selected);
    if (chosen != nullptr && chosen->kind <= TokenModel::Pages && m_level.accepts(at, heldOf(*chosen).cargo)) {
        const QString what =
            chosen->kind == TokenModel::Thread ? words.one + ' ' + chosen->label : tr("%1 pages").arg(chosen->label);
        rows.push_back({"here", tr("Move %1 here").arg(what), {}});
    }
    if (m_level.accepts(at, Cargo::Thread)) {
        rows.push_back({"addThread", tr("Add a %1 here").arg(words.one), {}});
        if (traced) {
            rows.push_back({"trace", tr("Trace a miss from here"), {}});
        }
    }
    if (m_level.accepts(at, Cargo::Pages)) {
        rows.push_back({"addPages", tr("Add 64 pages here"), {}});
        if (traced) {
            rows.push_back({"traceTo", tr("Trace a miss to here"), {}});
        }
    }
}

void CanvasView::act(const QString& action) {
    const Hit hit = m_offered;
    const QString here = hit.box < 0 ? QString() : QString::fromStdString(m_level.blockOf(hit.box).path);
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
        perform({editOf(heldOf(*chosen), here, Deal::This)});
    } else if (action == QStringLiteral("deal") && chosen != nullptr) {
        Held all = heldOf(*chosen);
        all.from.clear();
        perform({editOf(all, {}, Deal::Everywhere)});
    } else if (action == QStringLiteral("addThread")) {
        perform({editOf(freshOf(Cargo::Thread), here, Deal::This)});
    } else if (action == QStringLiteral("trace")) {
        Q_EMIT traceRequested(here);
    } else if (action == QStringLiteral("traceTo")) {
        Q_EMIT traceToRequested(here);
    } else if (action == QStringLiteral("addPages")) {
        perform({editOf(freshOf(Cargo::Pages), here, Deal::This)});
    } else if (action == QStringLiteral("leave")) {
        leave();
    } else if (action == QStringLiteral("fit")) {
        fit();
    } else if (const auto edit = boardEdit(*m_level.topology, hit.box < 0 ? -1 : m_level.box(hit.box).block, action)) {
        perform(withStream(*edit, *m_level.topology, m_document.scenario().workload));
    }
}

} // namespace boardset
