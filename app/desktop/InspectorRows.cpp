// SPDX-License-Identifier: GPL-3.0-or-later
// Hardware in the inspector: machine, blocks and links with their facts.
#include "InspectorRows.h"

#include "Format.h"

#include <QCoreApplication>
#include <algorithm>

namespace boardset {

namespace {

using format::tr;

/// "1, 2, 3" of the threads that run in a subtree.
QString threadsBelow(const Document& document, int block) {
    QStringList names;
    for (const Process& process : document.scenario().workload.processes)
        for (const Thread& thread : process.threads)
            if (const auto at = document.topology().find(thread.processor);
                at && document.topology().isBelow(*at, block))
                names << format::text(thread.name);
    return names.join(QStringLiteral(", "));
}

int pagesBelow(const Document& document, int block) {
    int pages = 0;
    for (const Process& process : document.scenario().workload.processes)
        for (const Region& region : process.regions)
            for (const auto& [path, count] : region.pagesIn)
                if (const auto at = document.topology().find(path); at && document.topology().isBelow(*at, block))
                    pages += count;
    return pages;
}

} // namespace

QVariantList plainRow(const QString& label, const QString& value) {
    return {label, value, QString(), QString(), QString(), QString(), QString(), QString()};
}

QVariantList factRow(const Catalog& catalog, const std::string& factId, const QString& label) {
    const Fact& fact = catalog.fact(factId);
    return {label.isEmpty() ? format::text(fact.title) : label,
            format::quantity(fact.value, fact.unit),
            format::text(toString(fact.standing)),
            format::place(fact.source, fact.locator),
            format::citation(catalog, fact.source, fact.locator),
            format::text(fact.reason),
            QStringLiteral("fact"),
            format::text(fact.id)};
}

std::optional<QVariantList> useRow(const Document& document, const QString& kind, const QString& id) {
    const Answer& answer = document.answer();
    const int block = kind == u"block" ? document.topology().find(id.toStdString()).value_or(-1) : -1;
    for (const StationAnswer& station : answer.stations) {
        const StationPlace& place = answer.model.places[static_cast<std::size_t>(station.station)];
        const bool here =
            kind == u"block" ? block >= 0 && place.block == block : place.link >= 0 && place.title == id.toStdString();
        if (here) {
            QVariantList row = plainRow(tr("Utilisation"), format::percent(station.utilisation));
            row[6] = QStringLiteral("station");
            row[7] = QString::number(station.station);
            return row;
        }
    }
    return std::nullopt;
}

InspectorPage machinePage(const Document& document) {
    const Topology& topology = document.topology();
    const Machine& machine = topology.machine();
    InspectorPage page{format::text(machine.title), format::text(machine.summary), {}, {}};
    page.rows.push_back(plainRow(tr("Family"), format::text(machine.family)));
    page.rows.push_back(plainRow(tr("Year"), QString::number(machine.year)));
    for (const MachineOption& option : machine.options)
        if (const auto value = topology.options().find(option.id); value != topology.options().end())
            page.rows.push_back(plainRow(format::text(option.title), format::number(value->second)));
    page.rows.push_back(factRow(topology.catalog(), machine.lineSize));
    for (const LatencyRow& row : machine.latencies) {
        QVariantList line = factRow(topology.catalog(), row.latency);
        line[0] = format::text(row.title);
        page.rows.push_back(line);
    }
    return page;
}

std::optional<InspectorPage> blockPage(const Document& document, const std::string& path) {
    const Topology& topology = document.topology();
    const auto block = topology.find(path);
    if (!block)
        return std::nullopt;
    if (*block == 0)
        return machinePage(document);
    const BlockType& type = topology.type(*block);
    QString name = format::text(path);
    InspectorPage page{name.replace(u'/', u' '),
                       QStringLiteral("%1. %2").arg(format::text(type.title), format::text(type.summary)),
                       {},
                       {}};
    if (type.summary.empty())
        page.subtitle = format::text(type.title);
    if (const auto use = useRow(document, QStringLiteral("block"), format::text(path)))
        page.rows.push_back(*use);
    if (const QString threads = threadsBelow(document, *block); !threads.isEmpty())
        page.rows.push_back(plainRow(tr("Threads"), threads));
    if (const int pages = pagesBelow(document, *block); pages > 0)
        page.rows.push_back(plainRow(tr("Pages"), format::number(pages)));
    std::vector<std::string> ids(type.shown);
    for (const Fact& fact : topology.catalog().factsAbout(type.id))
        if (std::find(ids.begin(), ids.end(), fact.id) == ids.end())
            ids.push_back(fact.id);
    if (!type.rate.empty() && std::find(ids.begin(), ids.end(), type.rate) == ids.end())
        ids.insert(ids.begin(), type.rate);
    for (const std::string& id : ids)
        page.rows.push_back(factRow(topology.catalog(), id));
    return page;
}

std::optional<InspectorPage> linkPage(const Document& document, const std::string& title) {
    const Topology& topology = document.topology();
    const auto link = std::find_if(topology.links().begin(), topology.links().end(),
                                   [&](const Link& candidate) { return candidate.title == title; });
    if (link == topology.links().end())
        return std::nullopt;
    const QString from = format::text(topology.block(link->from).path);
    const QString to = format::text(topology.block(link->to).path);
    InspectorPage page{format::text(title), tr("Link from %1 to %2").arg(from, to), {}, {}};
    if (const auto use = useRow(document, QStringLiteral("link"), format::text(title)))
        page.rows.push_back(*use);
    if (!link->capacity.empty())
        page.rows.push_back(factRow(topology.catalog(), link->capacity));
    return page;
}

} // namespace boardset
