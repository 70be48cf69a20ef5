// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes with their use, wires with their flow, and the one bottleneck among them.
#include "SceneRows.h"
#include "Format.h"

#include "Wording.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/diagram/Flows.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;
using format::tr;

/// "memory" in the box of SB3 P1 and "memory of P1" in that of SB3, where "memory of SB3 P1" would say it twice.
QString shortTitle(QString title, const Topology& topology, BlockId block) {
    const bool isInUnit = title.contains(tr(" in the ")); // else no block needs to be asked which unit it is
    for (BlockId at = block; at > rootBlock; at = topology.block(at).parent) {
        const QString name = text(titleOf(topology, at));
        if (title.endsWith(tr(" of ") + name)) {
            title.chop(tr(" of ").size() + name.size());
            return title;
        }
        const QString around = isInUnit ? text(inUnit(topology, at)) : QString();
        if (isInUnit && title.contains(around)) // a slot of this unit: known by its own name here
            return title.remove(around);
        title.replace(name + ' ', QString());
    }
    return title;
}

/// Where the bottleneck is drawn: on a wire, or else in the smallest box around it.
struct Emphasis {
    int wire = -1;
    int box = -1;
    int station = -1;
    bool hot = false;
};

Emphasis emphasisOf(const Level& level, const Answer& answer) {
    const auto bottleneck = answer.bottleneck();
    if (!bottleneck)
        return {};
    const StationPlace& place = answer.model.places.at(static_cast<std::size_t>(bottleneck->station));
    if (!place.link)
        return {-1, level.boxAround(place.block), bottleneck->station, bottleneck->isHot()};
    const auto& wires = level.layout.wires;
    const auto wire = std::find_if(wires.begin(), wires.end(), [&](const Wire& w) { return w.link == place.link; });
    if (wire != wires.end())
        return {static_cast<int>(wire - wires.begin()), -1, bottleneck->station, bottleneck->isHot()};
    return {-1, level.boxAround(level.topology->link(place.link).from), bottleneck->station, bottleneck->isHot()};
}

/// Which blocks hold a memory or a place for customers. The machine itself takes no cargo.
IdVector<BlockId, bool> holdersOf(const Topology& topology) {
    IdVector<BlockId, bool> holds(topology.blocks().size());
    for (const Block& block : topology.blocks()) {
        const bool place = block.role == Role::Memory || topology.isRequester(block.id);
        for (BlockId at = block.id; place && at > rootBlock;) {
            holds[at] = true;
            at = topology.block(at).parent;
        }
    }
    return holds;
}

void fillUse(BoxRow& row, const Level& level, const StationAnswer* station, int bottleneck) {
    row.useText = tr("idle");
    if (station == nullptr || station->utilisation <= 0)
        return;
    row.use = std::min(1.0, station->utilisation);
    row.useText = format::wholePercent(station->utilisation);
    row.useLabel = shortTitle(text(station->title), *level.topology, row.box.block);
    row.holdsBottleneck = station->station == bottleneck;
}

QString describe(const BoxRow& row, const QString& counts) {
    QString words = row.nameWithHits.isEmpty() ? text(row.box.title) : row.nameWithHits;
    if (!row.box.subtitle.empty())
        words += ", " + text(row.box.subtitle);
    if (row.box.showsUse)
        words += ", " + (row.useLabel.isEmpty() ? row.useText : row.useLabel + ' ' + row.useText);
    if (!counts.isEmpty())
        words += ", " + counts;
    return row.bottleneck ? words + ", " + tr("bottleneck") : words;
}

/// How fast marks of flow move along a wire each way: where both directions share a link, its use by their data; where
/// each has its own, the use of those that carry data. On a link that is never a limit they crawl.
void setFlow(WireRow& row, const LinkUse& use, const LinkFlow& flow, const Link& link, bool along) {
    constexpr double crawl = 0.01;
    const double all = std::max(1.0, flow.fromTo + flow.toFrom);
    const auto part = [&](double data, double own) {
        if (data > 0 && link.capacity.empty())
            return crawl;
        return std::min(1.0, !link.framing.empty() ? (data > 0 ? own : 0.0) : use.busier() * data / all);
    };
    const double fromTo = part(flow.fromTo, use.fromTo);
    const double toFrom = part(flow.toFrom, use.toFrom);
    row.forward = along ? fromTo : toFrom;
    row.backward = along ? toFrom : fromTo;
}

} // namespace

QStringList countsList(const Counts& counts) {
    QStringList parts = countedList(counts.customers);
    if (counts.pages > 0)
        parts << (counts.pages == 1 ? tr("1 page") : tr("%1 pages").arg(format::grouped(counts.pages)));
    return parts;
}

QString countsOf(const Topology& topology, const Workload& workload, BlockId block) {
    return countsText(countsBelow(topology, workload, block));
}

QString countsText(const Counts& counts) {
    const QStringList parts = countsList(counts);
    return parts.isEmpty() ? tr("empty") : parts.join(", ");
}

std::vector<BoxRow> boxRows(const Level& level, const Answer& answer, const Workload& workload) {
    const Emphasis emphasis = emphasisOf(level, answer);
    const auto counts = countsOfAll(*level.topology, workload);
    const auto busiest = busiestInAll(answer, *level.topology);
    const auto holders = holdersOf(*level.topology);
    const auto hits = hitsOf(*level.topology, answer);
    std::vector<BoxRow> rows(level.layout.boxes.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        BoxRow& row = rows[i];
        const Box& box = row.box = level.layout.boxes[i];
        const Block& block = level.topology->block(box.block);
        row.index = static_cast<int>(i);
        row.path = text(block.path);
        row.key =
            level.key() + QString::number(box.block.number()) + '.' + QString::number(static_cast<int>(box.style));
        row.leaf = i + 1 == rows.size() || level.layout.boxes[i + 1].parent != row.index;
        row.lost = block.lost; // its parts too: they lie over it
        row.bottleneck = emphasis.box == row.index;
        row.counts = box.countsPlace.empty() ? QStringList() : countsList(counts[box.block]);
        const bool beside = !box.threads.empty() && box.threads.y < box.titlePlace.bottom();
        const bool chips = box.style == BoxStyle::Bar && !row.leaf; // the first follows its bar
        row.titleEnd = beside ? box.threads.x : chips ? level.layout.boxes[i + 1].rect.x : box.rect.right();
        if (hits[box.block].isKnown())
            row.nameWithHits = text(picture::nameWithHits(box.title, hits[box.block]));
        if (box.showsUse)
            fillUse(row, level, busiest[box.block], emphasis.station);
        else if (row.bottleneck)
            row.use = std::min(1.0, answer.bottleneck()->utilisation);
        row.hot = emphasis.hot && (row.bottleneck || row.holdsBottleneck);
        row.description = describe(row, holders[box.block] ? countsText(counts[box.block]) : QString());
    }
    return rows;
}

std::vector<WireRow> wireRows(const Level& level, const Answer& answer, const Flows& flows) {
    const Emphasis emphasis = emphasisOf(level, answer);
    const auto uses = usesOf(answer);
    std::vector<WireRow> rows;
    for (const Wire& wire : level.layout.wires) {
        const int i = static_cast<int>(rows.size());
        const Link& link = level.topology->link(wire.link);
        WireRow& row = rows.emplace_back();
        row.key = level.key() + 'w' + QString::number(wire.link.number()) + '.' + QString::number(i);
        row.wire = wire;
        row.bottleneck = emphasis.wire == i;
        row.hot = emphasis.hot && row.bottleneck;
        const auto found = uses.find(wire.link);
        const LinkUse use = found == uses.end() ? LinkUse() : found->second;
        const auto carried = flows.find(wire.link);
        const LinkFlow flow = carried == flows.end() ? LinkFlow() : carried->second;
        row.use = std::min(1.0, use.busier());
        if (!link.framing.empty()) {
            for (const std::string& words : directedLabels(*level.topology, level.layout, wire, flow))
                row.shorter << text(words);
            row.label = row.shorter.isEmpty() ? QString() : row.shorter.takeFirst();
        } else if (found != uses.end()) {
            row.label = format::bandwidth(use.busier() * link.bytesPerSecond);
        }
        if (row.bottleneck) {
            row.label = format::wholePercent(use.busier());
            row.shorter.clear();
        }
        setFlow(row, use, flow, link, runsAlong(*level.topology, level.layout, wire));
        row.description = text(link.title) + ", " + format::wholePercent(row.use);
    }
    return rows;
}

std::vector<CrumbRow> crumbRows(const Level& level, const std::optional<QString>& aimed) {
    std::vector<CrumbRow> way;
    for (BlockId at = level.layout.focus; at; at = level.topology->block(at).parent) {
        const Block& block = level.topology->block(at);
        if (block.role != Role::Group) {
            const QString title = at == rootBlock ? tr("Cabinet") : text(displayName(*level.topology, at));
            const bool current = at == level.layout.focus;
            way.insert(way.begin(), {text(block.path), title, current, aimed == text(block.path)});
        }
    }
    return way;
}

} // namespace boardset
