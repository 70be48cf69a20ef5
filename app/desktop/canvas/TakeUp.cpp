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

/// Pages of devices on a block or below it: see SetBoard.
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
    Held held;
    held.cargo = Cargo::Pages;
    held.process = text(process.name);
    held.from = text(level.blockOf(token.box).path);
    held.region = text(token.regionIn(workload).name);
    held.pages = token.count;
    return held;
}

Held heldThread(const Topology& topology, const Process& process, const Customer& customer) {
    Held held;
    held.cargo = Cargo::Thread;
    held.process = text(process.name);
    held.from = text(customer.on);
    held.thread = text(customer.name);
    held.work = &topology.catalog().work(process.work);
    return held;
}

Held together(Held held, const Things& chosen) {
    for (const Thing& each : chosen)
        if (held.cargo == Cargo::Thread && each.kind == Subject::Thread && each.id != held.thread)
            held.others << each.id;
    return held;
}

Held heldBoard(const Document& document, BlockId bay) {
    const Topology& topology = document.topology();
    const Counts load = countsBelow(topology, document.scenario().workload, bay);
    Held held;
    held.cargo = Cargo::Board;
    held.board = text(topology.block(bay).type);
    held.title = boardTitle(topology, bay);
    held.from = text(topology.block(bay).path);
    held.bay = bay;
    held.load = text(toString(load));
    held.pages = buffersBelow(topology, document.scenario().workload, bay);
    return held;
}

Held heldLink(const Topology& topology, LinkId link, BlockId node) {
    Held held;
    held.cargo = Cargo::Link;
    held.title = text(topology.link(link).title);
    held.bay = node;
    held.link = link;
    held.from = text(topology.block(farEndOf(topology, link, node)).path);
    return held;
}

Held freshToken(Cargo cargo, const QString& process) {
    Held held;
    held.cargo = cargo;
    held.fresh = true;
    held.process = process;
    held.pages = cargo == Cargo::Pages ? newPages : 0;
    return held;
}

Held freshData(const Document& document, const QString& process) {
    const Work* work = document.topology().workIn();
    for (const Process& each : document.scenario().workload.processes)
        work = text(each.name) == process ? &document.catalog()->work(each.work) : work;
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
        found = fits && (found == nullptr || text(process.name) == held.process) ? &process : found;
    }
    held.process = found == nullptr ? QString() : text(found->name);
    held.work = found == nullptr ? topology.workIn(block) : &topology.catalog().work(found->work);
    return held;
}

Held freshBoard(const Topology& topology, const std::string& type) {
    Held held;
    held.cargo = Cargo::Board;
    held.fresh = true;
    held.board = text(type);
    held.title = text(topology.catalog().blockType(type).title);
    return held;
}

const picture::Token* tokenOf(const Held& held, const Level& level, const Workload& workload,
                              const std::vector<picture::Token>& tokens) {
    const auto isIt = [&](const picture::Token& token) {
        if (token.isMore || token.isPages != (held.cargo == Cargo::Pages))
            return false;
        const Held other = heldToken(level, workload, token);
        return token.isPages
                   ? other.process == held.process && other.region == held.region && held.from.startsWith(other.from)
                   : other.thread == held.thread;
    };
    const auto token = std::ranges::find_if(tokens, isIt);
    return held.fresh || held.cargo == Cargo::Board || token == tokens.end() ? nullptr : &*token;
}

} // namespace boardset
