// SPDX-License-Identifier: GPL-3.0-or-later
#include "DragSources.h"

#include "BoardActions.h"
#include "Format.h"
#include "LinkEdits.h"
#include "boardset/diagram/Counts.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;

/// Returns the number of pages on or below a block that belong to devices; see SetBoard.
int buffersBelow(const Topology& topology, Workload workload, BlockId block) {
    const std::vector<BlockId> devices = topology.devices();
    std::erase_if(workload.processes, [&](const Process& process) {
        const Work& work = topology.catalog().work(process.work);
        return std::ranges::none_of(devices, [&](BlockId each) { return topology.canDo(each, work); });
    });
    return countsBelow(topology, workload, block).pages;
}

} // namespace

DraggedItem draggedToken(const Level& level, const Workload& workload, const picture::Token& token) {
    const Process& process = token.processIn(workload);
    if (!token.isPages)
        return draggedThread(*level.topology, process, token.customerIn(workload));
    return {.kind = DragKind::Pages,
            .process = process.name,
            .region = token.regionIn(workload).name,
            .from = level.blockOf(token.box).path,
            .pages = token.count};
}

DraggedItem draggedThread(const Topology& topology, const Process& process, const Customer& customer) {
    return {.kind = DragKind::Thread,
            .process = process.name,
            .thread = customer.name,
            .from = customer.on,
            .work = &topology.catalog().work(process.work)};
}

DraggedItem withSelected(DraggedItem dragged, const WorkloadItems& chosen) {
    for (const Subject& each : chosen)
        if (dragged.kind == DragKind::Thread && each.kind == Subject::Thread && each.id != dragged.thread.text)
            dragged.others.emplace_back(each.id);
    return dragged;
}

DraggedItem draggedBoard(const Document& document, BlockId bay) {
    const Topology& topology = document.topology();
    const Workload& workload = document.scenario().workload;
    return {.kind = DragKind::Board,
            .from = topology.block(bay).path,
            .pages = buffersBelow(topology, workload, bay),
            .board = topology.block(bay).type,
            .title = boardTitle(topology, bay),
            .bay = bay,
            .load = text(toString(countsBelow(topology, workload, bay)))};
}

DraggedItem draggedLink(const Topology& topology, LinkId link, BlockId node) {
    return {.kind = DragKind::Link,
            .from = topology.block(farEndOf(topology, link, node)).path,
            .title = text(topology.link(link).title),
            .bay = node,
            .link = link};
}

DraggedItem newToken(DragKind kind, const ProcessName& process) {
    return {.kind = kind, .fresh = true, .process = process, .pages = kind == DragKind::Pages ? newPages : 0};
}

DraggedItem newData(const Document& document, const ProcessName& process) {
    const Work* work = document.topology().workIn();
    for (const Process& each : document.scenario().workload.processes)
        work = each.name == process ? &document.catalog()->work(each.work) : work;
    DraggedItem dragged = newToken(DragKind::Pages, process);
    if (work != nullptr)
        dragged.types = typesForData(*work, *document.catalog());
    return dragged;
}

DraggedItem newAt(DraggedItem dragged, const Topology& topology, const Workload& workload, BlockId block) {
    if (!dragged.fresh || dragged.kind != DragKind::Thread || !canHold(nullptr, topology, block))
        return dragged;
    const Process* found = nullptr;
    for (const Process& process : workload.processes) {
        const bool fits = canHold(&topology.catalog().work(process.work), topology, block);
        found = fits && (found == nullptr || process.name == dragged.process) ? &process : found;
    }
    dragged.process = found == nullptr ? ProcessName() : found->name;
    dragged.work = found == nullptr ? topology.workIn(block) : &topology.catalog().work(found->work);
    return dragged;
}

DraggedItem newBoard(const Topology& topology, const std::string& type) {
    return {
        .kind = DragKind::Board, .fresh = true, .board = type, .title = text(topology.catalog().blockType(type).title)};
}

const picture::Token* tokenOf(const DraggedItem& dragged, const Level& level, const Workload& workload,
                              const std::vector<picture::Token>& tokens) {
    const auto isIt = [&](const picture::Token& token) {
        if (token.isMore || token.isPages != (dragged.kind == DragKind::Pages))
            return false;
        const DraggedItem other = draggedToken(level, workload, token);
        return token.isPages ? other.process == dragged.process && other.region == dragged.region &&
                                   dragged.from.starts_with(other.from)
                             : other.thread == dragged.thread;
    };
    const auto token = std::ranges::find_if(tokens, isIt);
    return dragged.fresh || dragged.kind == DragKind::Board || token == tokens.end() ? nullptr : &*token;
}

} // namespace boardset
