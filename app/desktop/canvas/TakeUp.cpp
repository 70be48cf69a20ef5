// SPDX-License-Identifier: GPL-3.0-or-later
#include "TakeUp.h"

#include "BoardActions.h"
#include "Format.h"
#include "LinkEdits.h"
#include "boardset/diagram/Counts.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;

/// Returns the number of pages of devices on a block or below it: see SetBoard.
int buffersBelow(const Topology& topology, Workload workload, BlockId block) {
    const std::vector<BlockId> devices = topology.devices();
    std::erase_if(workload.processes, [&](const Process& process) {
        const Work& work = topology.catalog().work(process.work);
        return std::ranges::none_of(devices, [&](BlockId each) { return topology.canDo(each, work); });
    });
    return countsBelow(topology, workload, block).pages;
}

} // namespace

Held heldToken(const Level& level, const Workload& workload, const picture::Token& token) {
    const Process& process = token.processIn(workload);
    if (!token.isPages)
        return heldThread(*level.topology, process, token.customerIn(workload));
    return {.cargo = Cargo::Pages,
            .process = process.name,
            .region = token.regionIn(workload).name,
            .from = level.blockOf(token.box).path,
            .pages = token.count};
}

Held heldThread(const Topology& topology, const Process& process, const Customer& customer) {
    return {.cargo = Cargo::Thread,
            .process = process.name,
            .thread = customer.name,
            .from = customer.on,
            .work = &topology.catalog().work(process.work)};
}

Held together(Held held, const Things& chosen) {
    for (const Thing& each : chosen)
        if (held.cargo == Cargo::Thread && each.kind == Subject::Thread && each.id != text(held.thread))
            held.others.emplace_back(each.id.toStdString());
    return held;
}

Held heldBoard(const Document& document, BlockId bay) {
    const Topology& topology = document.topology();
    const Workload& workload = document.scenario().workload;
    return {.cargo = Cargo::Board,
            .from = topology.block(bay).path,
            .pages = buffersBelow(topology, workload, bay),
            .board = topology.block(bay).type,
            .title = boardTitle(topology, bay),
            .bay = bay,
            .load = text(toString(countsBelow(topology, workload, bay)))};
}

Held heldLink(const Topology& topology, LinkId link, BlockId node) {
    return {.cargo = Cargo::Link,
            .from = topology.block(farEndOf(topology, link, node)).path,
            .title = text(topology.link(link).title),
            .bay = node,
            .link = link};
}

Held freshToken(Cargo cargo, const ProcessName& process) {
    return {.cargo = cargo, .fresh = true, .process = process, .pages = cargo == Cargo::Pages ? newPages : 0};
}

Held freshData(const Document& document, const ProcessName& process) {
    const Work* work = document.topology().workIn();
    for (const Process& each : document.scenario().workload.processes)
        work = each.name == process ? &document.catalog()->work(each.work) : work;
    Held held = freshToken(Cargo::Pages, process);
    if (work != nullptr)
        held.types = typesForData(*work, *document.catalog());
    return held;
}

Held freshAt(Held held, const Topology& topology, const Workload& workload, BlockId block) {
    if (!held.fresh || held.cargo != Cargo::Thread || !hasPlaceFor(nullptr, topology, block))
        return held;
    const Process* found = nullptr;
    for (const Process& process : workload.processes) {
        const bool fits = hasPlaceFor(&topology.catalog().work(process.work), topology, block);
        found = fits && (found == nullptr || process.name == held.process) ? &process : found;
    }
    held.process = found == nullptr ? ProcessName() : found->name;
    held.work = found == nullptr ? topology.workIn(block) : &topology.catalog().work(found->work);
    return held;
}

Held freshBoard(const Topology& topology, const std::string& type) {
    return {
        .cargo = Cargo::Board, .fresh = true, .board = type, .title = text(topology.catalog().blockType(type).title)};
}

const picture::Token* tokenOf(const Held& held, const Level& level, const Workload& workload,
                              const std::vector<picture::Token>& tokens) {
    const auto isIt = [&](const picture::Token& token) {
        if (token.isMore || token.isPages != (held.cargo == Cargo::Pages))
            return false;
        const Held other = heldToken(level, workload, token);
        return token.isPages
                   ? other.process == held.process && other.region == held.region && held.from.starts_with(other.from)
                   : other.thread == held.thread;
    };
    const auto token = std::ranges::find_if(tokens, isIt);
    return held.fresh || held.cargo == Cargo::Board || token == tokens.end() ? nullptr : &*token;
}

} // namespace boardset
