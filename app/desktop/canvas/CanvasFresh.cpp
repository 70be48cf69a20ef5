// SPDX-License-Identifier: GPL-3.0-or-later
// What is new in the hand, and another like what was put down.
#include "BoardActions.h"
#include "CanvasView.h"
#include "Format.h"
#include "TakeUp.h"
#include "Wording.h"

#include "boardset/scenario/EditParts.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

using format::text;

} // namespace

void CanvasView::startFresh(Cargo cargo) {
    const auto& processes = m_document.scenario().workload.processes;
    const auto lacks = std::find_if(processes.begin(), processes.end(), [](const Process& each) { // new data
        return each.regions.empty();
    });
    const bool isLacking = cargo == Cargo::Pages && lacks != processes.end() && !tokenOf(nodeOf(m_selected));
    const QString name = isLacking ? text(lacks->name) : freshProcess();
    const auto own = std::find_if(processes.begin(), processes.end(),
                                  [&](const Process& process) { return text(process.name) == name; });
    const auto process = own == processes.end() ? 0 : own - processes.begin();
    say({});
    m_move.begin(cargo == Cargo::Pages ? freshData(m_document, name) : freshToken(cargo, name), {},
                 static_cast<int>(process), QRectF({0, 0}, m_camera.viewport()).center(), false);
}

void CanvasView::startBoard(const QString& type, bool byKeyboard) {
    say({});
    m_move.begin(freshBoard(*m_level.topology, type.toStdString()), {}, 0, QRectF({0, 0}, m_camera.viewport()).center(),
                 byKeyboard);
}

void CanvasView::takeAgain() {
    const QString at = std::exchange(m_again, {});
    if (at.isEmpty() || m_move.isActive())
        return;
    const Topology& topology = *m_level.topology;
    const BlockId block = topology.find(at.toStdString());
    if (!block) // another machine has been opened since
        return;
    Held held = m_move.held();
    held.from = at;
    if (held.cargo == Cargo::Board)
        held.from = text(topology.block(baysFrom(topology, block, held.board.toStdString(), 2).back()).path);
    m_move.begin(held, {}, m_move.process(), m_move.pointer(), m_move.isByKeyboard());
}

std::vector<Edit> CanvasView::editsOfAnother() {
    const Topology& topology = *m_level.topology;
    const Workload& workload = m_document.scenario().workload;
    const picture::Token* token = tokenOf(nodeOf(m_selected));
    if (token && token->isThread()) {
        const Customer& like = token->customerIn(workload);
        Workload more = workload;
        Customer& another = more.processes[static_cast<std::size_t>(token->process)].customers.emplace_back(like);
        another.name = edits::freeCustomerName(workload);
        const std::string noun = topology.catalog().work(token->processIn(workload).work).customer;
        return {KeepPlacement{std::move(more), "Add another " + noun + " like " + like.name.text}};
    }
    const BlockId last = topology.find(m_like.toStdString());
    const Box* const box = boxOf(nodeOf(m_selected));
    const int around = last ? m_level.boxAround(last) : -1;
    const bool isLike = !m_like.isEmpty() && around >= 0 && topology.block(last).role != Role::Bay &&
                        box == &m_level.box(around); // else something else has been selected
    const BlockId bay = isLike ? last : selectedBoard();
    if (!bay) {
        say(tr("Choose a %1 or a %2 first: Tab walks through them").arg(customerWord(topology), boardWord(topology)));
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

QString CanvasView::freshProcess() const {
    const auto& processes = m_document.scenario().workload.processes;
    const picture::Token* token = tokenOf(nodeOf(m_selected));
    return token               ? text(token->processIn(m_document.scenario().workload).name)
           : processes.empty() ? QString()
                               : text(processes.front().name);
}

} // namespace boardset
