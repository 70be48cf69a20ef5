// SPDX-License-Identifier: GPL-3.0-or-later
#include "TakeUp.h"

#include "BoardActions.h"
#include "Format.h"
#include "SceneRows.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;

constexpr int newPages = 64;

/// Pages of devices on a block or below it: see SetBoard.
int buffersBelow(const Topology& topology, Workload workload, BlockId block) {
    const std::vector<BlockId> devices = topology.devices();
    std::erase_if(workload.processes, [&](const Process& process) {
        const Work& work = topology.catalog().work(process.work);
        return std::none_of(devices.begin(), devices.end(), [&](BlockId each) { return topology.canDo(each, work); });
    });
    return countsBelow(topology, workload, block).pages;
}

} // namespace

Held heldToken(const TokenRow& token) {
    Held held;
    held.cargo = token.kind == TokenKind::Thread ? Cargo::Thread : Cargo::Pages;
    held.process = token.processName;
    held.thread = token.thread;
    held.region = token.region;
    held.from = token.at;
    held.pages = token.pages;
    held.work = token.work;
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
    held.load = countsList(load).join(QStringLiteral(", "));
    held.pages = buffersBelow(topology, document.scenario().workload, bay);
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

const TokenRow* tokenOf(const Held& held, const std::vector<TokenRow>& tokens) {
    const auto isIt = [&](const TokenRow& row) {
        return held.cargo == Cargo::Thread ? row.kind == TokenKind::Thread && row.thread == held.thread
                                           : row.kind == TokenKind::Pages && row.processName == held.process &&
                                                 row.region == held.region && held.from.startsWith(row.at);
    };
    const auto token = std::find_if(tokens.begin(), tokens.end(), isIt);
    return held.fresh || token == tokens.end() ? nullptr : &*token;
}

} // namespace boardset
