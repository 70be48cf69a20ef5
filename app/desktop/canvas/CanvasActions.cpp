// SPDX-License-Identifier: GPL-3.0-or-later
// The menu items for a token, a link or a box, and for the level.
#include "CanvasActions.h"

#include "BoardActions.h"
#include "DragSources.h"
#include "Format.h"
#include "LinkEdits.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/trace/Trace.h"

#include <algorithm>

namespace boardset {
namespace {

using format::tr;

/// Collects menu items in any order and sorts them by group.
class Menu {
public:
    explicit Menu(const MenuContext& place)
        : m_place(place), m_topology(*place.level.topology), m_workload(place.document.scenario().workload),
          m_figures(m_topology, place.level.layout, place.document.answer()) {}

    std::vector<ActionRow> rows() {
        const picture::PictureElement* node = m_place.node;
        const auto index = node == nullptr ? 0 : static_cast<std::size_t>(node->index);
        const bool isToken = node != nullptr && node->isToken();
        if (isToken)
            addToken(m_place.picture.tokens.at(index));
        else if (node != nullptr && node->isWire())
            addWire(index);
        else if (node != nullptr)
            addBox(node->index);
        if (m_place.level.layout.focus != rootBlock && !isToken)
            add(CanvasAction::Leave, tr("Leave the block"), tr("Esc"), ActionGroup::Go);
        add(CanvasAction::Fit, tr("Show the whole level"), tr("F"), ActionGroup::Go);
        std::ranges::stable_sort(m_rows, {}, &ActionRow::group);
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            m_rows[i].ruled = m_rows[i].group != m_rows[i - 1].group;
        return std::move(m_rows);
    }

private:
    void add(Action action, const QString& text, const QString& shortcut = {}, ActionGroup group = ActionGroup::Here) {
        m_rows.push_back({std::move(action), group, text, shortcut});
    }
    void add(Edit edit, const QString& text, const QString& shortcut = {}, ActionGroup group = ActionGroup::Here) {
        add(Action(std::vector<Edit>{std::move(edit)}), text, shortcut, group);
    }

    void addWire(std::size_t index) {
        const LinkId link = m_place.level.layout.wires.at(index).link;
        const bool isCut = m_topology.link(link).isCut;
        if (!isCut && m_figures.showsUse())
            add(CanvasAction::Why, tr("Why is its utilisation %1?").arg(format::text(percent(m_figures.ofLink(link)))));
        if (const auto edit = toggleLink(m_topology, link))
            add(*edit, isCut ? tr("Reconnect the link") : tr("Disconnect the link"), tr("P"));
    }

    void addToken(const picture::Token& token) {
        const QString label = format::text(token.text);
        if (token.isThread()) {
            const QString one = format::text(noun(nounOf(draggedToken(m_place.level, m_workload, token), m_topology)));
            const CustomerName& name = token.customerIn(m_workload).name;
            add(CanvasAction::Move, tr("Move %1 %2").arg(one, label), tr("M"));
            if (m_figures.showsUse())
                add(CanvasAction::Why, tr("Why this latency?"));
            if (token.processIn(m_workload).customers.size() > 1)
                add(SetProcess{{name}, {}}, tr("Make %1 %2 a separate process").arg(one, label));
            add(RemoveCustomer{name}, tr("Remove %1 %2").arg(one, label), tr("Del"));
        } else if (token.isStack()) {
            DraggedItem all = draggedToken(m_place.level, m_workload, token);
            all.from.clear();
            const QString title = format::text(token.name);
            add(CanvasAction::Move, tr("Move these %1 pages").arg(label), tr("M"));
            add(editOf(all, "", DropMode::Spread),
                tr("Spread %1 over %2").arg(title, format::text(everywhereOn(m_topology))));
            add(RemoveRegion{token.processIn(m_workload).name, token.regionIn(m_workload).name},
                tr("Remove the region %1").arg(title), tr("Del"));
        }
    }

    void addBox(int index) {
        const Box& box = m_place.level.box(index);
        const QString title = format::text(box.shortTitle());
        if (box.enterable && box.block != m_place.level.layout.focus)
            add(CanvasAction::Enter, tr("Open %1").arg(title), tr("Enter"));
        if (m_figures.showsUseOf(box)) {
            const picture::BoxUse use = m_figures.useOf(box);
            add(CanvasAction::Why,
                use.part.empty()
                    ? tr("Why is %1 idle?").arg(title)
                    : tr("Why is the utilisation of %1 %2?").arg(format::text(use.part), format::text(use.text())));
        }
        addPlacing(index);
        const auto boards = boardActions(m_topology, m_workload, box.block);
        m_rows.insert(m_rows.end(), boards.begin(), boards.end());
    }

    /// Adds the items that place threads and pages.
    void addPlacing(int index) {
        const BlockId block = m_place.level.box(index).block;
        const std::string& path = m_topology.block(block).path;
        if (m_topology.block(block).lost) // no part of a lost block works
            return;
        const auto addFresh = [&](const DraggedItem& dragged, const QString& text) {
            add(editOf(dragged, path, DropMode::One), text, {}, ActionGroup::Add);
        };
        const picture::Token* chosen = m_place.chosen;
        if (chosen != nullptr && !chosen->isMore) {
            const DraggedItem dragged = draggedToken(m_place.level, m_workload, *chosen);
            const QString what = dragged.kind == DragKind::Thread
                                     ? format::text(nounWithName(nounOf(dragged, m_topology), chosen->text))
                                     : tr("%1 pages").arg(format::text(chosen->text));
            if (m_place.level.accepts(index, dragged))
                add(editOf(dragged, path, DropMode::One), tr("Move %1 here").arg(what));
        }
        if (m_place.level.accepts(index, {DragKind::Thread})) {
            const DraggedItem fresh =
                newAt(newToken(DragKind::Thread, m_place.freshProcess), m_topology, m_workload, block);
            const std::string one = nounOf(fresh, m_topology);
            const bool isProcess = one == "process" && !fresh.process.empty();
            addFresh(fresh, isProcess ? tr("Add one more to process %1 here").arg(format::text(fresh.process))
                                      : tr("Add a %1 here").arg(format::text(noun(one))));
            add(AddProcess{path}, isProcess ? tr("Start another process here") : tr("Start a process here"), {},
                ActionGroup::Add);
            if (!m_topology.requesters(block).empty()) {
                const bool misses = !m_topology.withRole(Role::Processor, block).empty();
                add(CanvasAction::Trace, misses ? tr("Trace a miss from here") : tr("Trace from here"), {},
                    ActionGroup::Trace);
            }
        }
        const DraggedItem data = newData(m_place.document, m_place.freshProcess);
        if (m_place.level.accepts(index, data))
            addFresh(data, data.types.empty() ? tr("Add %1 pages here").arg(data.pages) : tr("Add data here"));
        // A trace needs a source that describes the path of a miss, and a processor that misses.
        if (m_place.level.accepts(index, {DragKind::Pages}) && canTrace(m_topology) &&
            !m_topology.withRole(Role::Processor).empty())
            add(CanvasAction::TraceTo, tr("Trace a miss to here"), {}, ActionGroup::Trace);
    }

    const MenuContext& m_place;
    const Topology& m_topology;
    const Workload& m_workload;
    const picture::AnswerFigures m_figures;
    std::vector<ActionRow> m_rows;
};

} // namespace

std::vector<ActionRow> menuAt(const MenuContext& place) {
    return Menu(place).rows();
}

} // namespace boardset
