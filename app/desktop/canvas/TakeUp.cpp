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

} // namespace

Held heldToken(const Topology& topology, const TokenRow& token) {
    Held held;
    held.cargo = token.kind == TokenKind::Thread ? Cargo::Thread : Cargo::Pages;
    held.process = token.processName;
    held.thread = token.thread;
    held.region = token.region;
    held.from = token.at;
    held.pages = token.pages;
    held.kind = topology.requesterKind();
    return held;
}

Held heldBoard(const Document& document, int bay) {
    const Topology& topology = document.topology();
    const Counts load = countsBelow(topology, document.scenario().workload, bay);
    Held held;
    held.cargo = Cargo::Board;
    held.board = text(topology.block(bay).type);
    held.title = boardTitle(topology, bay);
    held.from = text(topology.block(bay).path);
    held.bay = bay;
    held.load = countsList(load).join(QStringLiteral(", "));
    held.pages = load.pages;
    held.kind = topology.requesterKind();
    return held;
}

Held freshToken(const Topology& topology, Cargo cargo, const QString& process) {
    Held held;
    held.cargo = cargo;
    held.fresh = true;
    held.process = process;
    held.pages = cargo == Cargo::Pages ? newPages : 0;
    held.kind = topology.requesterKind();
    return held;
}

Held freshBoard(const Topology& topology, const std::string& type) {
    Held held;
    held.cargo = Cargo::Board;
    held.fresh = true;
    held.board = text(type);
    held.title = text(topology.catalog().blockType(type).title);
    held.kind = topology.requesterKind();
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
