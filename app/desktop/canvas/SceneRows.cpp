// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes with their use, wires with their flow, and the one bottleneck among them.
#include "SceneRows.h"
#include "Format.h"

#include "Wording.h"

#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;
using format::tr;

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

QString describe(const BoxRow& row, QString words, const QString& counts) {
    if (!row.box.subtitle.empty())
        words += ", " + text(row.box.subtitle);
    if (row.box.showsUse)
        words += ", " + (row.useLabel.isEmpty() ? row.useText : row.useLabel + ' ' + row.useText);
    if (!counts.isEmpty())
        words += ", " + counts;
    return row.bottleneck ? words + ", " + tr("bottleneck") : words;
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

std::vector<BoxRow> boxRows(const Level& level, const picture::AnswerFigures& figures, const Workload& workload) {
    const auto counts = countsOfAll(*level.topology, workload);
    const auto holders = holdersOf(*level.topology);
    std::vector<BoxRow> rows(level.layout.boxes.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        BoxRow& row = rows[i];
        const Box& box = row.box = level.layout.boxes[i];
        row.index = static_cast<int>(i);
        row.path = text(level.topology->block(box.block).path);
        row.key =
            level.key() + QString::number(box.block.number()) + '.' + QString::number(static_cast<int>(box.style));
        row.leaf = i + 1 == rows.size() || level.layout.boxes[i + 1].parent != row.index;
        row.bottleneck = figures.bottleneckBox() == row.index;
        const picture::BoxUse use = box.showsUse ? figures.useOf(box) : picture::BoxUse();
        row.useLabel = text(use.part);
        row.useText = text(use.text());
        const QString name = text(picture::nameWithHits(box.title, figures.hitsIn(box.block)));
        row.description = describe(row, name, holders[box.block] ? countsText(counts[box.block]) : QString());
    }
    return rows;
}

std::vector<WireRow> wireRows(const Level& level, const picture::AnswerFigures& figures) {
    std::vector<WireRow> rows;
    for (const Wire& wire : level.layout.wires) {
        const int i = static_cast<int>(rows.size());
        WireRow& row = rows.emplace_back();
        row.key = level.key() + 'w' + QString::number(wire.link.number()) + '.' + QString::number(i);
        row.wire = wire;
        row.bottleneck = figures.bottleneckWire() == i;
        row.use = std::min(1.0, figures.ofLink(wire.link));
        row.description = text(level.topology->link(wire.link).title) + ", " + format::wholePercent(row.use);
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
