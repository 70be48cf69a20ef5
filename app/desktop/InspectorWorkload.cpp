// SPDX-License-Identifier: GPL-3.0-or-later
// The workload in the inspector: threads and regions, where they are, and what that costs.
#include "InspectorRows.h"

#include "Format.h"
#include "ReplaySelection.h"
#include "Wording.h"
#include "boardset/analysis/ThreadAnswer.h"

#include <QCoreApplication>
#include <map>

namespace boardset {

namespace {

using format::tr;

/// One row per locality: the share of accesses that go there and the published latency.
void addLocalities(const Document& document, const ThreadClass& threads, std::vector<QVariantList>& rows) {
    std::map<const Total*, double> shares;
    for (const AccessShare& access : threads.accesses)
        for (const TotalShare& total : access.cost->totals)
            shares[total.row] += access.share * total.share;
    for (const Total& row : document.topology().machine().totals) {
        const auto share = shares.find(&row);
        if (share == shares.end())
            continue;
        QVariantList line = factRow(*document.catalog(), row.latency, format::text(row.title));
        line[1] = QStringLiteral("%1 at %2").arg(format::percent(share->second), line[1].toString());
        rows.push_back(line);
    }
}

void addAnswer(const Document& document, const std::string& thread, std::vector<QVariantList>& rows) {
    const Answer& answer = document.answer();
    const ThreadAnswer own = threadAnswerOf(answer, thread);
    if (!own.waiting) {
        rows.push_back(plainRow(tr("Accesses"), tr("none: its regions hold no pages")));
        return;
    }
    const ThreadClass& threads = answer.model.classes[*own.waiting];
    rows.push_back(derivedRow(tr("Throughput"), QStringLiteral("%1 MB/s").arg(format::megabytes(own.bytesPerSecond)),
                              QStringLiteral("threadThroughput"), format::text(thread)));
    rows.push_back(derivedRow(tr("Latency, waiting included"),
                              QStringLiteral("%1 ns").arg(format::figure(own.latencyNs(answer))),
                              QStringLiteral("threadLatency"), format::text(thread)));
    addLocalities(document, threads, rows);
    const AccessPattern& pattern = document.catalog()->pattern(threads.pattern);
    rows.push_back(factRow(*document.catalog(), pattern.outstanding, tr("Lines outstanding")));
}

/// "24 on SB0, 24 on SB3": pages by locality group.
QString placesOf(const Document& document, const Region& region) {
    std::map<std::string, int> groups;
    for (const auto& [path, pages] : region.pagesIn) {
        const auto block = document.topology().find(path);
        const int group = block ? document.topology().localityGroupOf(*block) : -1;
        groups[group >= 0 ? document.topology().block(group).path : path] += pages;
    }
    if (groups.size() > 1 && groups.size() == document.topology().localityGroups().size())
        return tr("over %1").arg(Wording(document.topology()).everywhere);
    QStringList parts;
    for (const auto& [path, pages] : groups)
        parts << (groups.size() == 1 ? format::title(document.topology(), path)
                                     : tr("%1 on %2").arg(pages).arg(format::title(document.topology(), path)));
    return parts.join(QStringLiteral(", "));
}

/// Where a replayed thread belongs, and whether it is there.
void addHome(const Document& document, const std::string& name, std::vector<QVariantList>& rows) {
    const ReplayHome home = homeOf(document, format::text(name));
    if (!home.title.isEmpty())
        rows.push_back(plainRow(tr("Home"), home.away ? tr("%1; it runs away from home").arg(home.title) : home.title));
}

} // namespace

std::optional<InspectorPage> threadPage(const Document& document, const std::string& name) {
    for (const Process& process : document.scenario().workload.processes)
        for (const Thread& thread : process.threads) {
            if (thread.name != name)
                continue;
            const bool isStream = process.requester == Requester::Device;
            InspectorPage page{Wording(process.requester).title + u' ' + format::text(name),
                               tr("of process %1").arg(format::text(process.name)),
                               format::text(process.name),
                               {}};
            if (isStream)
                addDevice(document, thread, page.rows);
            else
                page.rows.push_back(plainRow(tr("Runs on"), format::title(document.topology(), thread.processor)));
            addHome(document, name, page.rows);
            if (thread.idle)
                page.rows.push_back(plainRow(tr("State"), tr("sleeps or uses no memory yet")));
            for (const Region& region : process.regions)
                if (thread.uses(region))
                    page.rows.push_back(
                        plainRow(tr("Uses region %1").arg(format::text(region.name)),
                                 tr("%1 pages, %2").arg(format::number(region.pages()), placesOf(document, region))));
            if (isStream)
                addRequests(document, process, name, page.rows);
            else
                addAnswer(document, name, page.rows);
            return page;
        }
    return std::nullopt;
}

std::optional<InspectorPage> regionPage(const Document& document, const std::string& id) {
    const std::size_t slash = id.find('/');
    if (slash == std::string::npos)
        return std::nullopt;
    for (const Process& process : document.scenario().workload.processes)
        for (const Region& region : process.regions) {
            if (process.name != id.substr(0, slash) || region.name != id.substr(slash + 1))
                continue;
            InspectorPage page{tr("Region %1").arg(format::text(region.name)),
                               tr("of process %1").arg(format::text(process.name)),
                               format::text(process.name),
                               {}};
            page.rows.push_back(plainRow(tr("Pages"), format::number(region.pages())));
            page.rows.push_back(plainRow(
                tr("Page size"), tr("%1 MB").arg(format::figure(static_cast<double>(region.pageBytes) / 1048576.0))));
            for (const auto& [path, pages] : region.pagesIn)
                page.rows.push_back(
                    plainRow(format::title(document.topology(), path), tr("%1 pages").arg(format::number(pages))));
            return page;
        }
    return std::nullopt;
}

} // namespace boardset
