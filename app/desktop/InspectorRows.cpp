// SPDX-License-Identifier: GPL-3.0-or-later
// Hardware in the inspector: machine, blocks and links with their facts.
#include "InspectorRows.h"

#include "Format.h"
#include "PartStations.h"
#include "Wording.h"
#include "boardset/topology/Titles.h"
#include "boardset/topology/WayChanges.h"

#include <QCoreApplication>
#include <algorithm>

namespace boardset {

namespace {

using format::tr;

/// "1, 2, 3" of the threads that run in a subtree.
QStringList threadsBelow(const Document& document, int block) {
    QStringList names;
    for (const Process& process : document.scenario().workload.processes)
        for (const Thread& thread : process.threads)
            if (const auto at = document.topology().find(thread.processor);
                at && document.topology().isBelow(*at, block))
                names << format::text(thread.name);
    return names;
}

/// The process of a device's streams; empty where they are of several.
QString processAt(const Document& document, int device) {
    QStringList names;
    for (const Process& process : document.scenario().workload.processes)
        if (std::any_of(process.threads.begin(), process.threads.end(),
                        [&](const Thread& stream) { return document.topology().find(stream.processor) == device; }))
            names << format::text(process.name);
    return names.size() == 1 ? names.front() : QString();
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

/// "4"; "3 of 4" of an option that counts bays, where boards were taken out.
QString optionText(const Topology& topology, const std::string& option, int value) {
    int bays = 0;
    int boards = 0;
    for (const Block& block : topology.blocks()) {
        if (block.bay != block.id || block.parent < 0)
            continue;
        const std::string slotName = block.name.substr(0, block.name.find_last_not_of("0123456789") + 1);
        for (const Slot& slot : topology.type(block.parent).slots)
            if (slot.option == option && slot.bay && slot.name == slotName) {
                ++bays;
                boards += block.role == Role::Bay ? 0 : 1;
            }
    }
    return boards == bays ? format::number(value) : tr("%1 of %2").arg(boards).arg(bays);
}

QVariantList optionRow(const Topology& topology, const MachineOption& option, int value) {
    const QString yesOrNo = value == 0 ? tr("no") : tr("yes");
    return plainRow(format::text(option.title), option.isSwitch() ? yesOrNo : optionText(topology, option.id, value));
}

} // namespace

QVariantList plainRow(const QString& label, const QString& value) {
    return derivedRow(label, value, {}, {});
}

QVariantList derivedRow(const QString& label, const QString& value, const QString& whyKind, const QString& whyId) {
    return {label, value, QString(), QString(), QString(), QString(), whyKind, whyId};
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

std::vector<QVariantList> useRows(const Document& document, const QString& kind, const QString& id) {
    std::vector<QVariantList> rows;
    for (const StationAnswer& station : stationsOf(document, kind, id)) {
        const StationPlace& place = document.answer().model.places[static_cast<std::size_t>(station.station)];
        const QString label = place.framing.empty() ? tr("Utilisation")
                              : place.isUpstream    ? tr("Utilisation, upstream")
                                                    : tr("Utilisation, downstream");
        rows.push_back(derivedRow(label, format::percent(station.utilisation), QStringLiteral("station"),
                                  QString::number(station.station)));
    }
    return rows;
}

InspectorPage machinePage(const Document& document) {
    const Topology& topology = document.topology();
    const Machine& machine = topology.machine();
    InspectorPage page{format::text(machine.title), format::text(machine.summary), {}, {}};
    page.rows.push_back(plainRow(tr("Family"), format::text(machine.family.title)));
    page.rows.push_back(plainRow(tr("Year"), QString::number(machine.year)));
    for (const MachineOption& option : machine.options)
        if (const auto value = topology.options().find(option.id); value != topology.options().end())
            page.rows.push_back(optionRow(topology, option, value->second));
    page.rows.push_back(factRow(topology.catalog(), machine.lineSize));
    for (const Total& row : machine.totals) {
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
    InspectorPage page{format::title(topology, path),
                       QStringLiteral("%1. %2").arg(format::text(type.title), format::text(type.summary)),
                       {},
                       {}};
    if (type.summary.empty())
        page.subtitle = format::text(type.title);
    page.rows = useRows(document, QStringLiteral("block"), format::text(path));
    if (topology.isRequester(*block, Requester::Device) || isCutOff(topology, *block))
        page.rows.push_back(wayRow(topology, *block));
    if (topology.isRequester(*block, Requester::Device))
        page.process = processAt(document, *block);
    const Wording words(topology);
    if (const QStringList threads = threadsBelow(document, *block); !threads.isEmpty())
        page.rows.push_back(
            plainRow(threads.size() == 1 ? words.title : words.titles, threads.join(QStringLiteral(", "))));
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
    const QString from = format::text(titleOf(topology, link->from));
    const QString to = format::text(titleOf(topology, link->to));
    InspectorPage page{format::text(title), tr("Link from %1 to %2").arg(from, to), {}, {}};
    page.rows = useRows(document, QStringLiteral("link"), format::text(title));
    if (!link->capacity.empty())
        page.rows.push_back(factRow(topology.catalog(), link->capacity));
    return page;
}

} // namespace boardset
