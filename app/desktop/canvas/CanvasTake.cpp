// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken up otherwise than as it lies under the pointer: what is new, another like what was put down, links.
#include "BoardActions.h"
#include "CanvasView.h"
#include "Format.h"
#include "LinkEdits.h"
#include "TakeUp.h"
#include "Wording.h"

#include "boardset/scenario/EditParts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardset {

using format::text;

void CanvasView::hold(Held held, const QString& key, QPointF at, bool byKeyboard) {
    say({});
    m_move.begin(std::move(held), key, at, byKeyboard);
}

void CanvasView::startFresh(Cargo cargo) {
    const auto& processes = m_document.scenario().workload.processes;
    const auto lacks = std::find_if(processes.rbegin(), processes.rend(), // the latest
                                    [](const Process& each) { return each.regions.empty(); });
    // New data comes to a process that has none.
    const bool isLacking = cargo == Cargo::Pages && lacks != processes.rend() && !tokenOf(nodeOf(selected()));
    const ProcessName name = isLacking ? lacks->name : freshProcess();
    hold(cargo == Cargo::Pages ? freshData(m_document, name) : freshToken(cargo, name), {}, m_camera.middle(), false);
}

void CanvasView::startMoveOf(const QString& thread) {
    const Workload& workload = m_document.scenario().workload;
    const picture::Token* token = tokenOf(nodeOf(selected()));
    if (token && token->isThread() && !token->isMore && text(token->customerIn(workload).name) == thread)
        return startMove();
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            if (text(each.name) == thread)
                hold(heldThread(*m_level.topology, process, each), {}, m_camera.middle(), true);
}

void CanvasView::chooseIn(QRectF frame) {
    std::vector<picture::Token> inside;
    std::ranges::copy_if(m_picture.tokens, std::back_inserter(inside),
                         [&](const picture::Token& each) { return frame.contains(middleOf(each.place)); });
    select({});
    m_chosen.chooseAll(inside);
    tellSelection();
}

void CanvasView::startBoard(const QString& type, bool byKeyboard) {
    hold(freshBoard(*m_level.topology, type.toStdString()), {}, m_camera.middle(), byKeyboard);
}

void CanvasView::takeAgain() {
    const std::string at = std::exchange(m_again, {});
    if (at.empty() || m_move.isActive())
        return;
    const Topology& topology = *m_level.topology;
    const BlockId block = topology.find(at);
    if (!block) // another machine has been opened since
        return;
    Held held = m_move.held();
    held.from = held.cargo == Cargo::Board ? topology.block(baysFrom(topology, block, held.board, 2).back()).path : at;
    m_move.begin(held, {}, m_move.pointer(), m_move.isByKeyboard());
}

/// Indices of the process and the customer that repeat() copies: the selected customer, or the last copy, whose disc
/// may stand for several by now. Nothing if something else is selected.
std::optional<std::pair<std::size_t, std::size_t>> CanvasView::copiedCustomer() const {
    const Workload& workload = m_document.scenario().workload;
    const picture::Token* const token = tokenOf(nodeOf(selected()));
    const bool isThread = token && token->isThread() && !token->isMore;
    if (nodeOf(selected()) != nullptr && !isThread)
        return std::nullopt;
    const CustomerName name = isThread ? token->customerIn(workload).name : m_copy;
    for (std::size_t p = 0; p < workload.processes.size(); ++p)
        for (std::size_t c = 0; c < workload.processes[p].customers.size(); ++c)
            if (workload.processes[p].customers[c].name == name)
                return std::pair(p, c);
    return std::nullopt;
}

std::vector<Edit> CanvasView::editsOfAnother() {
    const Topology& topology = *m_level.topology;
    const Workload& workload = m_document.scenario().workload;
    if (const auto copied = copiedCustomer()) {
        const auto [process, index] = *copied;
        const Customer like = workload.processes[process].customers[index];
        Workload more = workload;
        Customer& another = more.processes[process].customers.emplace_back(like);
        another.name = m_copy = freeCustomerName(workload);
        another.on =
            topology.block(edits::placeBeside(m_document.scenario(), topology, workload.processes[process], like)).path;
        const std::string noun = topology.catalog().work(workload.processes[process].work).customer;
        return {KeepPlacement{std::move(more), "Add another " + noun + " like " + like.name.text}};
    }
    const BlockId last = topology.find(m_like.toStdString());
    const Box* const box = boxOf(nodeOf(selected()));
    const int around = last ? m_level.boxAround(last) : -1;
    const bool isLike = !m_like.isEmpty() && around >= 0 && topology.block(last).role != Role::Bay &&
                        box == &m_level.box(around); // else something else has been selected
    const BlockId bay = isLike ? last : selectedBoard();
    if (!bay) {
        say(tr("Select a %1 or a %2 first. Tab moves from one to the next.")
                .arg(customerWord(topology), boardWord(topology)));
        return {};
    }
    const std::string& type = topology.block(bay).type;
    const BlockId next = baysFrom(topology, bay, type, 2).back();
    if (next == bay) {
        say(tr("No place is free for another %1").arg(text(topology.catalog().blockType(type).title)));
        return {};
    }
    m_like = text(topology.block(next).path);
    return withCustomer(SetBoard{topology.block(next).path, type}, topology, workload);
}

void CanvasView::repeat() {
    if (const auto edits = m_move.isActive() ? std::vector<Edit>() : editsOfAnother(); !edits.empty())
        perform(edits);
}

ProcessName CanvasView::freshProcess() const {
    const Workload& workload = m_document.scenario().workload;
    if (const Process* const own = processNamed(workload, m_process))
        return own->name;
    const picture::Token* token = tokenOf(nodeOf(selected()));
    return token                        ? token->processIn(workload).name
           : workload.processes.empty() ? ProcessName()
                                        : workload.processes.front().name;
}

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
    hold(heldLink(topology, link, staysFrom ? from : to), keyOf(wire.subject), at, byKeyboard);
    return true;
}

bool CanvasView::pullAt(QPointF at) {
    const picture::Node* node = nodeAt(at);
    node = node != nullptr && node->isWire() ? node : nodeOf(selected());
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
