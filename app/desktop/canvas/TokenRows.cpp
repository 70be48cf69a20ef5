// SPDX-License-Identifier: GPL-3.0-or-later
// Words and keys of tokens.
#include "TokenRows.h"
#include "Format.h"

#include "Wording.h"
#include "boardset/topology/Titles.h"

#include <QSet>
#include <algorithm>

namespace boardset {
namespace {

using format::text;
using format::tr;
using picture::Token;

void describeThread(TokenRow& row, const Level& level, const Customer& thread) {
    row.thread = text(thread.name);
    row.at = text(thread.on);
    row.place = format::title(*level.topology, thread.on);
    row.idle = thread.idle;
    row.description =
        tr("%1 %2 of process %3, on %4").arg(Wording(row.work->customer).title, row.thread, row.processName, row.place);
    if (row.idle)
        row.description = tr("%1, idle").arg(row.description);
}

/// Several that have no room: "4 threads, 1 stream".
QString nounsOf(const Level& level, const Workload& workload, const Token& more) {
    std::map<std::string, int> nouns;
    for (const auto& [process, count] : more.processes) {
        const Process& each = workload.processes.at(static_cast<std::size_t>(process));
        nouns[level.topology->catalog().work(each.work).customer] += count;
    }
    return countedList(nouns).join(QStringLiteral(", "));
}

TokenRow rowOf(const Level& level, const Workload& workload, const Token& token) {
    const Process& process = workload.processes.at(static_cast<std::size_t>(token.process));
    const auto item = static_cast<std::size_t>(token.item);
    TokenRow row;
    row.rect = toQt(token.place);
    row.label = text(token.text);
    row.name = text(token.name);
    row.process = token.process;
    row.processName = text(process.name);
    row.work = token.isPages ? nullptr : &level.topology->catalog().work(process.work);
    row.stopped = token.isStopped;
    row.pages = token.isPages ? token.count : 0;
    const Block& block = level.blockOf(token.box);
    row.at = text(block.path);
    row.place = text(titleOf(*level.topology, block.id));
    if (token.isMore) {
        row.kind = token.isPages ? TokenKind::MorePages : TokenKind::MoreThreads;
        row.key = level.key() + (token.isPages ? "morePages:" : "moreThreads:") + row.at;
        row.description =
            token.isPages
                ? tr("%1 pages of %2 regions, in %3").arg(format::grouped(token.count)).arg(token.stacks).arg(row.place)
                : tr("%1 on %2").arg(nounsOf(level, workload, token), row.place);
        return row;
    }
    if (token.isPages) {
        row.kind = TokenKind::Pages;
        row.region = text(process.regions.at(item).name);
        row.description = tr("%1 pages of %2, in %3").arg(format::grouped(token.count), row.name, row.place);
        return row; // its key depends on where the others of its region stand
    }
    row.key = level.key() + "thread:" + text(process.customers.at(item).name);
    describeThread(row, level, process.customers.at(item));
    return row;
}

} // namespace

void TokenRows::keepNumbers(Numbers& numbers, const QMap<QString, TokenRow*>& stacks) {
    QList<int> freed;
    QSet<int> taken;
    for (auto at = numbers.begin(); at != numbers.end();) {
        if (stacks.contains(at.key())) {
            taken.insert(at.value());
            ++at;
        } else {
            freed << at.value();
            at = numbers.erase(at);
        }
    }
    std::sort(freed.begin(), freed.end());
    int fresh = 0;
    for (const QString& path : stacks.keys()) {
        if (numbers.contains(path))
            continue;
        while (freed.isEmpty() && taken.contains(fresh))
            ++fresh;
        const int number = freed.isEmpty() ? fresh : freed.takeFirst();
        taken.insert(number);
        numbers.insert(path, number);
    }
}

std::vector<TokenRow> TokenRows::of(const Level& level, const Workload& workload, const std::vector<Token>& tokens,
                                    const std::vector<StoppedCustomer>& stopped,
                                    const std::map<QString, QString>& homes) {
    std::map<QString, QString> reasons;
    for (const StoppedCustomer& each : stopped)
        reasons.emplace(text(each.thread), text(each.reason));
    std::vector<TokenRow> rows;
    for (const Token& token : tokens) {
        TokenRow& row = rows.emplace_back(rowOf(level, workload, token));
        if (const auto reason = reasons.find(row.thread); row.stopped && reason != reasons.end())
            row.description = tr("%1, stopped: %2").arg(row.description, reason->second);
        const auto home = row.thread.isEmpty() ? homes.end() : homes.find(row.thread);
        if (home != homes.end()) {
            row.away = true;
            row.description = tr("%1; away from its home, %2").arg(row.description, home->second);
        }
    }
    std::map<QString, QMap<QString, TokenRow*>> regions;
    for (TokenRow& row : rows)
        if (row.kind == TokenKind::Pages)
            regions[level.key() + "pages:" + row.processName + '/' + row.region].insert(row.at, &row);
    for (auto& [region, stacks] : regions) {
        Numbers& numbers = m_numbers[region];
        keepNumbers(numbers, stacks);
        for (TokenRow* row : stacks)
            row->key = region + '#' + QString::number(numbers.value(row->at));
    }
    return rows;
}

} // namespace boardset
