// SPDX-License-Identifier: GPL-3.0-or-later
#include "RegionFields.h"

#include "Format.h"
#include "boardset/scenario/EditHelpers.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using format::tr;
using Fields = std::vector<InspectorField>;
using Limits = ScenarioLimits;

/// Adds fields for the layout of a region: the kind of layout, the size of the pieces, and the parts.
void addLying(const Document& document, const Process& process, const Region& region, Fields& fields) {
    const Topology& topology = document.topology();
    const LayRegion now = edits::layOf(process, region);
    const auto pieceBytes = edits::pieceOf(process, topology.catalog());
    std::vector<RegionLayout> routes{RegionLayout::Interleaved, RegionLayout::Striped, RegionLayout::Mirrored,
                                     RegionLayout::Concatenated};
    if (region.parts.size() < 2)
        routes = {RegionLayout::On};
    InspectorField lies{QStringLiteral("lies"), tr("Layout"),
                        tr("How the region's data is distributed over the parts that store it")};
    for (const RegionLayout each : routes)
        lies.choices << format::text(Message{toString(each)});
    lies.value = static_cast<double>(std::find(routes.begin(), routes.end(), region.lies) - routes.begin());
    lies.edit = oneEdit([now, pieceBytes, routes](double value) {
        return edits::laidAs(now, routes.at(static_cast<std::size_t>(value)), pieceBytes);
    });
    if (routes.size() > 1)
        fields.push_back(std::move(lies));
    InspectorField piece{QStringLiteral("piece"),
                         tr("Bytes per piece"),
                         tr("Bytes per piece; 0: not divided into pieces"),
                         static_cast<double>(region.pieceBytes),
                         0,
                         static_cast<double>(Limits::pageBytesMost)};
    piece.edit = oneEdit([now](double value) {
        LayRegion edit = now;
        edit.pieceBytes = static_cast<std::int64_t>(value);
        return edit;
    });
    if (isCut(region.lies))
        fields.push_back(std::move(piece));
    const auto types = typesForData(topology.catalog().work(process.work), topology.catalog());
    std::vector<std::string> others;
    for (const Region& each : process.regions)
        if (regionBelow(process, region, each.name.text) != nullptr)
            others.push_back(each.name.text);
    for (const Block& block : topology.blocks())
        if (types.count(block.type) > 0)
            others.push_back(block.path);
    std::erase_if(others, [&](const std::string& each) {
        return std::find(region.parts.begin(), region.parts.end(), each) != region.parts.end();
    });
    const auto titles = [&](const std::vector<std::string>& parts) {
        QStringList words;
        for (const std::string& part : parts)
            words << (topology.find(part) ? format::text(titleAt(topology, part))
                                          : tr("region %1").arg(format::text(part)));
        return words;
    };
    // parts that each choice adds: a single part, or all parts of a board
    std::vector<std::vector<std::string>> further;
    for (const std::string& each : others)
        further.push_back({each});
    QStringList names = titles(others);
    for (const Block& around : topology.blocks()) {
        std::vector<std::string> in;
        for (const BlockId child : around.children)
            if (std::find(others.begin(), others.end(), topology.block(child).path) != others.end())
                in.push_back(topology.block(child).path);
        if (in.size() < 2)
            continue;
        names << tr("all %1 on %2").arg(in.size()).arg(format::text(titleAt(topology, around.path)));
        further.push_back(std::move(in));
    }
    InspectorField onto{QStringLiteral("onto"), tr("Add a part"), tr("Part that will also hold the region's data")};
    onto.value = -1;
    onto.choices = names;
    onto.edit = oneEdit([now, pieceBytes, further](double value) {
        std::vector<std::string> parts = now.parts;
        const auto& more = further.at(static_cast<std::size_t>(value));
        parts.insert(parts.end(), more.begin(), more.end());
        return edits::laidOn(now, std::move(parts), pieceBytes);
    });
    InspectorField off{QStringLiteral("off"), tr("Remove a part"),
                       tr("Part that will no longer hold the region's data")};
    off.value = -1;
    off.choices = titles(region.parts);
    off.edit = oneEdit([now, pieceBytes](double value) {
        std::vector<std::string> parts = now.parts;
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(value));
        return edits::laidOn(now, std::move(parts), pieceBytes);
    });
    if (!others.empty())
        fields.push_back(std::move(onto));
    if (region.parts.size() > 1)
        fields.push_back(std::move(off));
}

/// Adds fields for the pages of a region: their number, size and placement.
void addPages(const Document& document, const Process& process, const Region& region, Fields& fields) {
    const Topology& topology = document.topology();
    const int now = region.pages();
    const int most = mostPages(document.scenario(), topology, process, region);
    InspectorField pages{QStringLiteral("pages"), tr("Pages"), tr("Pages of region %1").arg(format::text(region.name))};
    pages.value = now;
    pages.least = 1;
    pages.most = most;
    pages.edit = oneEdit([process = process.name, name = region.name](double value) {
        return SetPages{process, name, static_cast<int>(value)};
    });
    fields.push_back(std::move(pages));
    InspectorField size{QStringLiteral("pageSize"), tr("Page size"), tr("Size of one page")};
    std::vector<std::int64_t> sizes;
    for (std::int64_t bytes = Limits::pageBytesLeast; bytes <= Limits::pageBytesMost; bytes *= 2) {
        const bool fits = static_cast<double>(bytes) * now <= static_cast<double>(region.pageBytes) * most;
        if (!fits && bytes != region.pageBytes)
            continue;
        size.value = bytes == region.pageBytes ? static_cast<double>(sizes.size()) : size.value;
        sizes.push_back(bytes);
        size.choices << format::text(sizeText(static_cast<double>(bytes)));
    }
    size.edit = oneEdit([process = process.name, name = region.name, sizes](double value) {
        return SetPageSize{process, name, sizes.at(static_cast<std::size_t>(value))};
    });
    fields.push_back(std::move(size));
    const BoardChoice choice =
        boardChoice(topology, [&](BlockId block) { return topology.block(block).role == Role::Memory; });
    if (choice.boards.size() < 2)
        return;
    InspectorField board{QStringLiteral("board"), choice.title,
                         tr("Where the region's pages are. Select another entry to move them all.")};
    std::set<int> on;
    for (const auto& [path, count] : region.pagesIn)
        on.insert(choice.of(topology, topology.find(path)));
    board.choices = choice.titles;
    board.choices << format::text(everywhereOn(topology));
    board.value = on.size() == 1                      ? *on.begin()
                  : on.size() == choice.boards.size() ? static_cast<double>(on.size())
                                                      : -1;
    board.several = board.value < 0;
    std::vector<std::string> paths;
    for (const BlockId each : choice.boards)
        paths.push_back(topology.block(each).path);
    paths.emplace_back();
    board.edit = oneEdit([process = process.name, name = region.name, paths](double value) {
        return MovePages{process, name, {}, paths.at(static_cast<std::size_t>(value))};
    });
    fields.push_back(std::move(board));
}

} // namespace

int BoardChoice::of(const Topology& topology, BlockId block) const {
    const auto at = std::find_if(boards.begin(), boards.end(),
                                 [&](BlockId board) { return block && topology.isBelow(block, board); });
    return at == boards.end() ? -1 : static_cast<int>(at - boards.begin());
}

BoardChoice boardChoice(const Topology& topology, const std::function<bool(BlockId)>& fits) {
    BoardChoice choice;
    for (const BlockId group : topology.localityGroups()) {
        const auto blocks = topology.subtree(group);
        const bool takes = std::any_of(blocks.begin(), blocks.end(), [&](const Block& each) { return fits(each.id); });
        if (!takes)
            continue;
        choice.title = format::text(capitalised(noun(boardNoun(topology, group))));
        choice.boards.push_back(group);
        choice.titles << format::text(titleOf(topology, group));
    }
    return choice;
}

void addRegionFields(const Document& document, const Process& process, const Region& region, Fields& fields) {
    const std::size_t first = fields.size();
    if (region.parts.empty())
        addPages(document, process, region, fields);
    else
        addLying(document, process, region, fields);
    for (std::size_t i = first; i < fields.size(); ++i)
        fields[i].owner = format::text(subjectOf(process, region));
}

} // namespace boardset
