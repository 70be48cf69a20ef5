// SPDX-License-Identifier: GPL-3.0-or-later
// Menu lines and edits of boards. Keys: "put:TYPE", "moveBoard", "takeOut", "fail", "repair", "repairAll",
// "domain:NAME".
#include "BoardActions.h"
#include "Format.h"

#include "boardset/topology/BoardWord.h"
#include "boardset/topology/Domains.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/WayChanges.h"

#include <QCoreApplication>
#include <algorithm>

namespace boardset {
namespace {

using format::tr;

const QString putKey = QStringLiteral("put:");
const QString domainKey = QStringLiteral("domain:");
const QString optionKey = QStringLiteral("reconfigure:");

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
    for (const std::string& type : boardsFor(topology, bay)) {
        if (type != board.type) {
            const QString words = empty ? tr("Put %1 here") : tr("Put %1 here instead");
            rows.push_back({putKey + QString::fromStdString(type), words.arg(titleOfType(topology, type)), {}});
        }
    }
    if (!empty) {
        const QString place = placeOf(topology, bay);
        const QString word = format::text(wordForBoard(topology, bay));
        rows.push_back({QStringLiteral("moveBoard"), tr("Move the %1 of %2").arg(word, place), tr("M")});
        rows.push_back({QStringLiteral("takeOut"), tr("Take the %1 out of %2").arg(word, place), tr("Del")});
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

bool namesWhatIsIn(const Topology& topology) {
    return topology.requesterKind() == Requester::Device;
}

QString boardTitle(const Topology& topology, int bay) {
    return namesWhatIsIn(topology) ? titleOfType(topology, topology.block(bay).type) : placeOf(topology, bay);
}

std::vector<std::string> boardsFor(const Topology& topology, int bay) {
    const Slot& slot = *topology.slot(bay);
    std::vector<std::string> types{slot.child};
    types.insert(types.end(), slot.choices.begin(), slot.choices.end());
    std::erase_if(types, [&](const std::string& type) { // a bay that is sold empty
        return topology.catalog().blockType(type).role == Role::Bay;
    });
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
    if (const auto option = reconfigurationOf(topology)) {
        rows.push_back({optionKey + format::text(*option), tr("Reconfigure PCI-E"), {}});
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

std::vector<Edit> withStream(const Edit& edit, const Topology& topology, const Workload& workload) {
    std::vector<Edit> edits{edit};
    const SetBoard* set = std::get_if<SetBoard>(&edit);
    const bool moves = set != nullptr && !set->type.empty() && topology.catalog().blockType(set->type).dma;
    const auto standsThere = [&](const Process& process) {
        return std::any_of(process.threads.begin(), process.threads.end(),
                           [&](const Thread& stream) { return stream.processor == set->bay; });
    };
    if (moves && std::none_of(workload.processes.begin(), workload.processes.end(), standsThere)) {
        edits.emplace_back(AddThread{{}, set->bay});
    }
    return edits;
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
    if (action.startsWith(optionKey)) {
        return SetOption{action.mid(optionKey.size()).toStdString(), 1};
    }
    if (action.startsWith(domainKey)) {
        return SetDomains{withBoardIn(topology, board, action.mid(domainKey.size()).toStdString())};
    }
    return std::nullopt;
}

} // namespace boardset
