// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/PlanAssembly.h"

#include "boardset/diagram/BoxKinds.h"
#include "boardset/diagram/PlanBoards.h"
#include "boardset/diagram/PlanNames.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Assembly.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <iterator>

namespace boardset {

namespace {

bool isSoftware(const Topology& topology, BlockId block) {
    return topology.type(block).drawnAs == DrawnAs::Software;
}

/// True if a part is drawn below `head`, which is in the row above the part.
bool hangsOn(const Topology& topology, BlockId part, BlockId head) {
    const Assembly& assembly = topology.kept<Assembly>();
    return assembly.isAtBus(part, head) || (isSoftware(topology, head) && assembly.coverOf(part) == head);
}

/// True if a row needs columns, because parts of the next row hang on some of its blocks, but not on all.
bool needsColumns(const Topology& topology, const PlannedRow& upper, const PlannedRow& lower) {
    return std::ranges::any_of(
        upper.blocks,
        [&](BlockId head) {
            return (upper.blocks.size() > 1 || isSoftware(topology, head)) &&
                   std::ranges::any_of(
                       lower.blocks, [&](BlockId part) { return hangsOn(topology, part, head); });
        });
}

/// Combines two rows into one row of columns.
PlannedRow inColumns(const Topology& topology, PlannedRow upper, PlannedRow lower) {
    PlannedRow all;
    const auto add = [&](PlanCell cell, BlockId block) {
        all.cells.push_back(std::move(cell));
        all.blocks.push_back(block);
    };
    std::vector<bool> isPlaced(lower.cells.size());
    for (std::size_t i = 0; i < upper.cells.size(); ++i) {
        Row below;
        for (std::size_t j = 0; j < lower.cells.size(); ++j) {
            if (isPlaced[j] || !hangsOn(topology, lower.blocks[j], upper.blocks[i]))
                continue;
            isPlaced[j] = true;
            below.push_back(std::move(lower.cells[j]));
        }
        PlanCell cell = std::move(upper.cells[i]);
        if (!below.empty()) {
            PlanCell column;
            column.rows = {{std::move(cell)}, std::move(below)};
            column.isColumn = true;
            cell = std::move(column);
        }
        add(std::move(cell), upper.blocks[i]);
    }
    for (std::size_t j = 0; j < lower.cells.size(); ++j)
        if (!isPlaced[j]) {
            lower.cells[j].lower = 1;
            add(std::move(lower.cells[j]), lower.blocks[j]);
        }
    return all;
}

} // namespace

bool carriesParts(const Topology& topology, BlockId block) {
    return !topology.kept<Assembly>().mountedOn(block).empty();
}

PlannedBox carrier(const Topology& topology, BlockId block) {
    const Assembly& assembly = topology.kept<Assembly>();
    PlannedBox planned = named(topology, block, BoxStyle::Board);
    addSubtitle(topology, planned);
    planned.box.lines = shownLines(topology, block);
    for (const BlockId part : assembly.mountedOn(block))
        planned.inner.push_back(placeInside(topology, part));
    std::vector<std::string> covered;
    for (const BlockId part : assembly.coveredBy(block))
        covered.push_back(displayName(topology, part));
    if (!covered.empty()) {
        planned.box.subtitle = Message{"covers {parts}", {{"parts", commaList(covered)}}};
        planned.box.subtitleRank = LabelRank::Use;
    }
    planned.content = boxWith(heading(), Item::Lines, gridOf(planned.inner.size()));
    return planned;
}

bool isPool(const Topology& topology, BlockId block) {
    const auto& children = topology.block(block).children;
    const Assembly& assembly = topology.kept<Assembly>();
    return !children.empty() &&
           std::ranges::all_of(children, [&](BlockId child) { return bool(assembly.carrierOf(child)); });
}

PlannedBox softwareBand(const Topology& topology, BlockId block) {
    PlannedBox band = named(topology, block, BoxStyle::Band);
    band.box.subtitle = topology.type(block).summary;
    showOwnUse(topology, band);
    return band;
}

void describeCover(const Topology& topology, PlannedBox& planned) {
    const BlockId cover = topology.kept<Assembly>().coverOf(planned.box.block);
    if (!planned.box.vacant || !cover)
        return;
    planned.box.subtitle = Message{"under {part}", {{"part", displayName(topology, cover)}}};
    planned.box.subtitleRank = LabelRank::Use;
}

void hangParts(const Topology& topology, std::map<int, PlannedRow>& rows) {
    for (auto upper = rows.begin(); upper != rows.end() && std::next(upper) != rows.end(); ++upper) {
        const auto lower = std::next(upper);
        if (!needsColumns(topology, upper->second, lower->second))
            continue;
        lower->second = inColumns(topology, std::move(upper->second), std::move(lower->second));
        upper = rows.erase(upper);
    }
}

} // namespace boardset
