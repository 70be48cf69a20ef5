// SPDX-License-Identifier: GPL-3.0-or-later
// Lines for a token, a link, a box, and the level that they are on.
#include "CanvasMenu.h"

#include "BoardActions.h"
#include "Format.h"
#include "TakeUp.h"
#include "Things.h"
#include "Wording.h"
#include "boardset/trace/Trace.h"

#include <algorithm>

namespace boardset {
namespace {

using format::tr;

/// Lines are collected in any order.
class Menu {
public:
    explicit Menu(const MenuPlace& place) : m_place(place), m_topology(*place.level.topology) {}

    std::vector<ActionRow> rows() {
        if (m_place.token != nullptr)
            addToken(*m_place.token);
        else if (m_place.wire != nullptr)
            add(CanvasAction::Why, tr("Why is its use %1?").arg(format::wholePercent(m_place.wire->use)));
        else if (m_place.box != nullptr)
            addBox(*m_place.box);
        if (m_place.level.layout.focus != rootBlock && m_place.token == nullptr)
            m_rows.push_back({CanvasAction::Leave, ActionGroup::Go, tr("Go out"), tr("Esc")});
        m_rows.push_back({CanvasAction::Fit, ActionGroup::Go, tr("See the whole level"), tr("F")});
        std::stable_sort(m_rows.begin(), m_rows.end(),
                         [](const ActionRow& a, const ActionRow& b) { return a.group < b.group; });
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            m_rows[i].ruled = m_rows[i].group != m_rows[i - 1].group;
        return std::move(m_rows);
    }

private:
    void add(CanvasAction action, const QString& text, const QString& shortcut = {}) {
        m_rows.push_back({action, ActionGroup::Here, text, shortcut});
    }
    void add(Edit edit, const QString& text, const QString& shortcut = {}) {
        m_rows.push_back({std::vector<Edit>{std::move(edit)}, ActionGroup::Here, text, shortcut});
    }

    bool isOneOfSeveral(const TokenRow& token) const {
        const Process* const process = processOf(m_place.document.scenario().workload, {Subject::Thread, token.thread});
        return process != nullptr && process->customers.size() > 1;
    }

    void addToken(const TokenRow& token) {
        if (token.kind == TokenKind::Thread) {
            const QString one = nounOf(heldToken(token), m_topology);
            add(CanvasAction::Move, tr("Move %1 %2").arg(one, token.label), tr("M"));
            add(CanvasAction::Why, tr("Why is its latency what it is?"));
            if (isOneOfSeveral(token))
                add(SetProcess{{CustomerName(token.thread.toStdString())}, {}},
                    tr("Give %1 %2 a process of its own").arg(one, token.label));
            add(RemoveCustomer{CustomerName(token.thread.toStdString())}, tr("Remove %1 %2").arg(one, token.label),
                tr("Del"));
        } else if (token.kind == TokenKind::Pages) {
            Held all = heldToken(token);
            all.from.clear();
            add(CanvasAction::Move, tr("Move these %1 pages").arg(token.label), tr("M"));
            add(editOf(all, {}, Deal::Everywhere), tr("Deal %1 over %2").arg(token.name, everywhereOn(m_topology)));
            add(RemoveRegion{ProcessName(token.processName.toStdString()), RegionName(token.region.toStdString())},
                tr("Remove the region %1").arg(token.name), tr("Del"));
        }
    }

    void addBox(const BoxRow& row) {
        const QString title = format::text(row.box.title);
        if (row.box.enterable && row.box.block != m_place.level.layout.focus)
            add(CanvasAction::Enter, tr("Go inside %1").arg(title), tr("Enter"));
        if (row.box.showsUse) {
            add(CanvasAction::Why, row.useLabel.isEmpty() ? tr("Why is %1 idle?").arg(title)
                                                          : tr("Why is %1 %2 in use?").arg(row.useLabel, row.useText));
        }
        addPlacing(row);
        const auto boards = boardActions(m_topology, m_place.document.scenario().workload, row.box.block);
        m_rows.insert(m_rows.end(), boards.begin(), boards.end());
    }

    /// Of threads and pages.
    void addPlacing(const BoxRow& row) {
        // Only then a source says how a miss goes, and somebody misses.
        const bool traced = canTrace(m_topology) && !m_topology.withRole(Role::Processor).empty();
        const auto addFresh = [&](const Held& held, const QString& text) {
            add(editOf(held, row.path, Deal::This), text);
            m_rows.back().group = ActionGroup::Add;
        };
        const TokenRow* chosen = m_place.chosen;
        if (chosen != nullptr && !chosen->isMore()) {
            const Held held = heldToken(*chosen);
            const QString what = held.cargo == Cargo::Thread ? nounOf(held, m_topology) + ' ' + chosen->label
                                                             : tr("%1 pages").arg(chosen->label);
            if (m_place.level.accepts(row.index, held.seeker()))
                add(editOf(held, row.path, Deal::This), tr("Move %1 here").arg(what));
        }
        if (m_place.level.accepts(row.index, {Cargo::Thread})) {
            const Held fresh = freshAt(freshToken(Cargo::Thread, m_place.freshProcess), m_topology,
                                       m_place.document.scenario().workload, row.box.block);
            addFresh(fresh, tr("Add a %1 here").arg(nounOf(fresh, m_topology)));
            add(AddProcess{row.path.toStdString()}, tr("Start a process here"));
            m_rows.back().group = ActionGroup::Add;
            if (!m_topology.requesters(row.box.block).empty()) {
                const bool misses = !m_topology.withRole(Role::Processor, row.box.block).empty();
                m_rows.push_back({CanvasAction::Trace,
                                  ActionGroup::Trace,
                                  misses ? tr("Trace a miss from here") : tr("Trace from here"),
                                  {}});
            }
        }
        const Held data = freshData(m_place.document, m_place.freshProcess);
        if (m_place.level.accepts(row.index, data.seeker()))
            addFresh(data, data.types.empty() ? tr("Add 64 pages here") : tr("Add data here"));
        if (m_place.level.accepts(row.index, {Cargo::Pages})) {
            if (traced)
                m_rows.push_back({CanvasAction::TraceTo, ActionGroup::Trace, tr("Trace a miss to here"), {}});
        }
    }

    const MenuPlace& m_place;
    const Topology& m_topology;
    std::vector<ActionRow> m_rows;
};

} // namespace

std::vector<ActionRow> menuAt(const MenuPlace& place) {
    return Menu(place).rows();
}

} // namespace boardset
