// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up capacity, use and source of what is under the pointer.
#include "HoverText.h"
#include "Format.h"

#include "Figures.h"
#include "SceneRows.h"

#include "boardset/diagram/Names.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::text;
using format::tr;

QString factValue(const Fact& fact) {
    return text(fact.title) + ' ' + QString::number(fact.value, 'g', 6) + ' ' + text(fact.unit);
}

/// "000, Table B-3 (published)".
QString sourceOf(const Fact& fact) {
    const QString standing = text(toString(fact.standing));
    if (fact.source.empty()) {
        return tr("Source: none, %1").arg(standing);
    }
    return tr("Source: %1, %2 (%3)").arg(text(fact.source).left(3), text(fact.locator), standing);
}

QString useOf(const std::optional<StationAnswer>& station) {
    return station ? tr("In use: %1, %2").arg(figures::percent(station->utilisation), text(station->title))
                   : tr("In use: nothing passes here");
}

/// "8 KB", "4 MB".
QString sizeOf(double bytes) {
    return bytes < 1048576 ? tr("%1 KB").arg(figures::grouped(bytes / 1024))
                           : tr("%1 MB").arg(figures::grouped(bytes / 1048576));
}

/// The fact that limits a block: its rate, or else the first that the diagram prints.
const Fact* factOf(const Topology& topology, int block) {
    const BlockType& type = topology.type(block);
    if (!type.rate.empty()) {
        return &topology.catalog().fact(type.rate);
    }
    return type.shown.empty() ? nullptr : &topology.catalog().fact(type.shown.front());
}

} // namespace

QStringList hoverOfBox(const Document& document, const Level& level, int box) {
    const Topology& topology = *level.topology;
    const Block& block = level.blockOf(box);
    const BlockType& type = topology.type(block.id);
    const Fact* fact = factOf(topology, block.id);
    const bool holds = level.accepts(box, Cargo::Thread) || level.accepts(box, Cargo::Pages);
    const QString name = block.path.empty() ? text(block.name) : QString(text(block.path)).replace('/', ' ');
    QString use = useOf(busiestIn(document.answer(), topology, block.id));
    if (holds) {
        use += " · " + countsOf(topology, document.scenario().workload, block.id);
    }
    return {name + " · " + text(type.title), fact ? factValue(*fact) : text(type.summary), use,
            fact ? sourceOf(*fact) : tr("Source: the parts inside")};
}

QStringList hoverOfWire(const Document& document, const Level& level, int wire) {
    const Topology& topology = *level.topology;
    const Link& link = topology.link(level.layout.wires.at(static_cast<std::size_t>(wire)).link);
    const auto end = [&](int block) { return text(displayName(topology, block)); };
    const QString name = link.title.empty() ? tr("%1 to %2").arg(end(link.from), end(link.to)) : text(link.title);
    const QString kind = link.kind == LinkKind::Address    ? tr("addresses")
                         : link.kind == LinkKind::Response ? tr("responses")
                                                           : tr("data");
    if (link.capacity.empty()) {
        return {name + " · " + kind, tr("Never a limit in this model"),
                useOf(stationOfLink(document.answer(), link.id)), tr("Source: none needed")};
    }
    const Fact& fact = topology.catalog().fact(link.capacity);
    const auto station = stationOfLink(document.answer(), link.id);
    const double flow = station ? station->utilisation * link.bytesPerSecond : 0;
    const QString use =
        tr("In use: %1, %2").arg(figures::percent(station ? station->utilisation : 0), figures::rate(flow));
    return {name + " · " + kind, factValue(fact), use, sourceOf(fact)};
}

QStringList hoverOfToken(const Document& document, const TokenRow& token) {
    const Workload& workload = document.scenario().workload;
    const auto process = std::find_if(workload.processes.begin(), workload.processes.end(),
                                      [&](const Process& p) { return text(p.name) == token.processName; });
    if (process == workload.processes.end()) {
        return {token.description};
    }
    if (token.kind == TokenModel::Pages) {
        const auto region = std::find_if(process->regions.begin(), process->regions.end(),
                                         [&](const Region& r) { return text(r.name) == token.region; });
        if (region == process->regions.end()) {
            return {token.description};
        }
        const double bytes = static_cast<double>(region->pageBytes);
        return {tr("%1 of %2 pages of %3").arg(token.label, figures::grouped(region->pages()), token.name),
                tr("Each %1, together %2").arg(sizeOf(bytes), sizeOf(bytes * token.pages)),
                tr("In %1").arg(QString(token.at).replace('/', ' ')), tr("Source: this scenario")};
    }
    for (const ClassAnswer& one : document.answer().classes) {
        if (std::find(one.threads.begin(), one.threads.end(), token.thread.toStdString()) != one.threads.end()) {
            const double threads = static_cast<double>(one.threads.size());
            const Catalog& catalog = *document.catalog();
            const Fact& lines = catalog.fact(catalog.pattern(process->pattern).outstanding);
            return {token.description,
                    tr("Waits %1 for a line, %2 on an idle machine")
                        .arg(figures::nanoseconds(one.latencyNs), figures::nanoseconds(one.zeroLoadLatencyNs)),
                    tr("%1 %2").arg(figures::megabytes(one.bytesPerSecond / threads),
                                    text(catalog.pattern(process->pattern).verb)),
                    tr("%1 lines outstanding. ").arg(QString::number(one.outstanding / threads, 'g', 3)) +
                        sourceOf(lines)};
        }
    }
    return {token.description, token.idle ? tr("Makes no accesses: it sleeps or uses no memory yet")
                                          : tr("Makes no accesses: its process has no pages")};
}

} // namespace boardset
