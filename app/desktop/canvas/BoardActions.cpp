// SPDX-License-Identifier: GPL-3.0-or-later
// Menu lines and edits of boards. Keys: "put:TYPE", "moveBoard", "takeOut", "fail", "repair", "repairAll",
// "domain:NAME".
#include "BoardActions.h"
#include "Format.h"

#include "boardset/topology/Domains.h"
#include "boardset/topology/Titles.h"

#include <QCoreApplication>
#include <algorithm>

namespace boardset {
namespace {

using format::tr;

const QString putKey = QStringLiteral("put:");
const QString domainKey = QStringLiteral("domain:");

QString placeOf(const Topology& topology, int block) {
    return QString::fromStdString(titleOf(topology, block));
}

QString titleOfType(const Topology& topology, const std::string& type) {
    return QString::fromStdString(topology.catalog().blockType(type).title);
}

bool hasFailed(const Topology& topology, int block) {
    const auto& failed = topology.configuration().failed;
    return std::find(failed.begin(), failed.end(), topology.block(block).path) != failed.end();
}

void addBay(std::vector<ActionRow>& rows, const Topology& topology, int bay) {
    const Block& board = topology.block(bay);
    const bool empty = board.role == Role::Bay;
    for (const std::string& type : boardsFor(*topology.slot(bay))) {
        if (type != board.type) {
            const QString words = empty ? tr("Put a %1 here") : tr("Put a %1 here instead");
            rows.push_back({putKey + QString::fromStdString(type), words.arg(titleOfType(topology, type)), {}});
        }
    }
    if (!empty) {
        const QString place = placeOf(topology, bay);
        rows.push_back({QStringLiteral("moveBoard"), tr("Move the board of %1").arg(place), tr("M")});
        rows.push_back({QStringLiteral("takeOut"), tr("Take the board out of %1").arg(place), tr("Del")});
    }
}

void addDomains(std::vector<ActionRow>& rows, const Topology& topology, int bay) {
    const auto& domains = topology.domains();
    const int own = topology.block(bay).domain;
    if (topology.block(bay).role == Role::Bay || !canBeDivided(topology)) {
        return;
    }
    for (std::size_t d = 0; d < domains.size(); ++d) {
        if (static_cast<int>(d) != own) {
            const QString name = QString::fromStdString(domains[d].name);
            rows.push_back({domainKey + name, tr("%1 to domain %2").arg(placeOf(topology, bay), name), {}});
        }
    }
    const QString fresh = QString::fromStdString(freeDomainName(domains));
    rows.push_back({domainKey + fresh, tr("%1 to a new domain %2").arg(placeOf(topology, bay), fresh), {}});
}

} // namespace

std::vector<std::string> boardsFor(const Slot& slot) {
    std::vector<std::string> types{slot.child};
    types.insert(types.end(), slot.choices.begin(), slot.choices.end());
    return types;
}

int bayFor(const Topology& topology, int block, const std::string& board, int from) {
    const auto isOther = [&](int bay) {
        const Block& there = topology.block(bay);
        return from < 0 ? there.type != board
                        : bay != from && (there.role == Role::Bay || topology.slot(from)->fits(there.type));
    };
    const auto takes = [&](int bay) {
        return topology.isBelow(bay, block) && topology.slot(bay)->fits(board) && isOther(bay);
    };
    int found = -1;
    for (const int bay : topology.bays()) {
        if (takes(bay) && topology.block(bay).role == Role::Bay) {
            return bay;
        }
        found = found < 0 && takes(bay) ? bay : found;
    }
    return found;
}

std::vector<ActionRow> boardActions(const Topology& topology, int block) {
    std::vector<ActionRow> rows;
    if (block == 0) {
        return rows;
    }
    const Block& part = topology.block(block);
    if (hasFailed(topology, block)) {
        rows.push_back({QStringLiteral("repair"), tr("Repair %1").arg(placeOf(topology, block)), {}});
    } else if (part.role != Role::Bay && !part.lost) {
        rows.push_back({QStringLiteral("fail"), tr("Fail %1").arg(placeOf(topology, block)), {}});
    }
    if (!topology.configuration().failed.empty()) {
        rows.push_back({QStringLiteral("repairAll"), tr("Repair all parts"), {}});
    }
    if (part.bay >= 0) { // inside a board: what can be done with the board
        addBay(rows, topology, part.bay);
        addDomains(rows, topology, part.bay);
    }
    return rows;
}

std::optional<Edit> boardEdit(const Topology& topology, int block, const QString& action) {
    const std::string path = block < 0 ? std::string() : topology.block(block).path;
    const int bay = block < 0 ? -1 : topology.block(block).bay;
    const std::string board = bay < 0 ? std::string() : topology.block(bay).path;
    if (action == QStringLiteral("takeOut")) {
        return SetBoard{board, {}};
    }
    if (action == QStringLiteral("fail") || action == QStringLiteral("repair")) {
        return SetFailed{path, action == QStringLiteral("fail")};
    }
    if (action == QStringLiteral("repairAll")) {
        return SetFailed{{}, false};
    }
    if (action.startsWith(putKey)) {
        return SetBoard{board, action.mid(putKey.size()).toStdString()};
    }
    if (action.startsWith(domainKey)) {
        return SetDomains{withBoardIn(topology, board, action.mid(domainKey.size()).toStdString())};
    }
    return std::nullopt;
}

} // namespace boardset
