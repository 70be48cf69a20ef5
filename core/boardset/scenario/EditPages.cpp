// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of regions and their pages.
#include "boardset/scenario/EditHelpers.h"

#include "boardset/catalog/HomeProperties.h"
#include "boardset/scenario/MemoryFill.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/ProcessNumbers.h"

#include <bit>

namespace boardset::edits {

using Limits = ScenarioLimits;

namespace {

std::vector<BlockId> needMemories(const Topology& topology, const std::string& to) {
    std::vector<BlockId> memories = memoriesAt(topology, to);
    if (memories.empty())
        throw EditError(
            Message{"{part} has no memory for pages.", {{"part", titleOf(topology, blockAt(topology, to))}}});
    return memories;
}

/// Spreads pages over those memories at `to` that are in the domains of the process.
/// If there are no such memories, uses all memories at `to`.
std::map<std::string, int> spreadTo(const Topology& topology, const std::string& to, int pages,
                                    const Process& process) {
    const std::vector<BlockId> memories = needMemories(topology, to);
    const std::vector<BlockId> inside = inDomains(memories, domainsOf(process, topology), topology);
    return spread(pages, topology, inside.empty() ? memories : inside);
}

/// Returns the page counts `there`, scaled from a total of `from` to a total of `to`.
/// The memories that lose most by rounding get the remaining pages.
std::map<std::string, int> scaled(const std::map<std::string, int>& there, int from, int to) {
    std::map<std::string, int> now;
    // rounding losses, multiplied by `from` and negated, so that the greatest loss comes first
    std::vector<std::pair<std::int64_t, std::string>> lost;
    int left = to;
    for (const auto& [path, pages] : there) {
        const std::int64_t share = std::int64_t{pages} * to;
        left -= now[path] = static_cast<int>(share / from);
        lost.emplace_back(-(share % from), path);
    }
    std::ranges::sort(lost);
    for (std::size_t i = 0; left > 0; --left)
        ++now[lost[i++].second];
    std::erase_if(now, [](const auto& at) { return at.second == 0; });
    return now;
}

/// Returns the region with the given name. Throws EditError if its data is not in memory pages.
Region& pagesNamed(Process& process, const RegionName& name) {
    Region& region = named(process.regions, name);
    if (!region.parts.empty())
        throw EditError(Message{"Region {region} is not stored in memory pages.", {{"region", name.text}}});
    return region;
}

/// Returns the number of pages that leave each memory: all pages, or half of them in proportion to the memory's pages.
std::map<std::string, int> leaving(const std::map<std::string, int>& there, MoveAmount share) {
    if (share == MoveAmount::All)
        return there;
    int total = 0;
    int taken = 0;
    std::map<std::string, int> half;
    for (const auto& [path, pages] : there) {
        total += pages;
        taken += half[path] = pages / 2;
    }
    // Rounding down gives too few pages, so memories with an odd number of pages each give one more, in path order.
    const int wanted = std::max(1, total / 2);
    for (const auto& [path, pages] : there) {
        if (taken < wanted && pages % 2 == 1) {
            ++half[path];
            ++taken;
        }
    }
    return half;
}

/// True if a block can hold data of these types; see typesForData().
bool canHold(const Topology& topology, BlockId block, const std::set<std::string>& types) {
    return types.count(topology.block(block).type) > 0;
}

/// True if the machine has a block of the given type, or a bay in which such a block fits.
bool canStand(const Topology& topology, const std::string& type) {
    return std::ranges::any_of(
        topology.blocks(),
        [&](const Block& block) {
            const Slot* const slot = topology.slot(block.id);
            return block.type == type || (slot != nullptr && std::ranges::count(slot->choices, type) > 0);
        });
}

[[noreturn]] void failToHold(const Topology& topology, const std::string& at, const Work& work,
                             const std::set<std::string>& types) {
    std::vector<std::string> titles;
    for (const std::string& type : types)
        if (canStand(topology, type))
            titles.push_back(topology.catalog().blockType(type).title);
    throw EditError(Message{titles.empty()
                                ? "The data of {work} cannot be stored on {part}."
                                : "The data of {work} cannot be stored on {part}; it can be stored on {parts}.",
                            {{"work", work.title}, {"part", titleAt(topology, at)}, {"parts", alternatives(titles)}}});
}

/// Returns the process that receives new pages.
/// If the pages would be outside all domains of the requested process, returns another process.
Process& processForPages(Scenario& scenario, const Topology& topology, const AddRegion& add) {
    Process& asked = processFor(scenario, topology, add.process, rootBlock);
    const Work& work = topology.catalog().work(asked.work);
    const std::vector<BlockId> memories = memoriesAt(topology, add.to);
    const bool isElsewhere = !memories.empty() && typesForData(work, topology.catalog()).empty() &&
                             inDomains(memories, domainsOf(asked, topology), topology).empty();
    if (!isElsewhere)
        return asked;
    Process* const there = processIn(scenario, topology, topology.block(memories.front()).domain, work.customer);
    return there != nullptr ? *there : startSimilar(scenario, asked);
}

} // namespace

void perform(Scenario& scenario, const MovePages& move, const Topology& topology) {
    Process& process = named(scenario.workload.processes, move.process);
    Region& region = named(process.regions, move.region);
    std::map<std::string, int> there;
    for (const BlockId memory : memoriesAt(topology, move.from)) {
        const auto at = region.pagesIn.find(topology.block(memory).path);
        if (at != region.pagesIn.end())
            there.insert(*at);
    }
    if (there.empty()) {
        throw EditError(
            Message{"Region {region} has no pages on {part}.",
                    {{"region", region.name.text}, {"part", titleOf(topology, blockAt(topology, move.from))}}});
    }
    int moving = 0;
    region.pagesIn.change([&](auto& pagesIn) {
        for (const auto& [path, pages] : leaving(there, move.share)) {
            pagesIn[path] -= pages;
            moving += pages;
        }
        std::erase_if(pagesIn, [](const auto& at) { return at.second == 0; });
    });
    addPages(region, spreadTo(topology, move.to, moving, process));
    requireFreeMemory(scenario, topology);
}

void perform(Scenario& scenario, const AddRegion& add, const Topology& topology) {
    std::size_t regions = 0;
    for (const Process& process : scenario.workload.processes)
        regions += process.regions.size();
    if (regions >= Limits::regions)
        throw EditError(
            Message{"A scenario can have at most {most} regions.", {{"most", std::to_string(Limits::regions)}}});
    if (add.pages < 1 || add.pages > Limits::pages - scenario.workload.pageCount()) {
        throw EditError(Message{"{pages} pages are invalid; a region needs at least 1 page, and a scenario can have "
                                "at most {most} pages.",
                                {{"pages", std::to_string(add.pages)}, {"most", std::to_string(Limits::pages)}}});
    }
    Process& process = processForPages(scenario, topology, add);
    Region region;
    region.name = RegionName(freeName(namesIn(process.regions), [](int number) { return letterName(number, 'a'); }));
    region.pageBytes = process.regions.empty() ? region.pageBytes : process.regions.front().pageBytes;
    const Work& work = topology.catalog().work(process.work);
    if (const auto types = typesForData(work, topology.catalog()); types.empty()) {
        region.pagesIn = spreadTo(topology, add.to, add.pages, process);
    } else {
        std::vector<std::string> parts;
        for (const BlockId block :
             fittingBlocksAt(topology, add.to, [&](BlockId each) { return canHold(topology, each, types); }))
            parts.push_back(topology.block(block).path);
        if (parts.empty())
            failToHold(topology, add.to, work, types);
        lie(region, laidOn({}, std::move(parts), pieceOf(process, topology.catalog())));
    }
    process.regions.push_back(region);
    requireFreeMemory(scenario, topology);
}

void addPagesBeside(Scenario& scenario, const Topology& topology, const ProcessName& process, BlockId block) {
    const Work& work = topology.catalog().work(named(scenario.workload.processes, process).work);
    if (!typesForData(work, topology.catalog()).empty())
        return;
    const BlockId group = topology.localityGroupOf(block);
    const bool hasOwn = group && !topology.withRole(Role::Memory, group).empty();
    const std::string to = hasOwn ? topology.block(group).path : std::string();
    const int pages = MemoryFill(scenario.workload, topology)
                          .fitting(newPages, static_cast<double>(Region().pageBytes), memoriesAt(topology, to));
    perform(scenario, AddRegion{process, std::max(1, pages), to}, topology);
}

void perform(Scenario& scenario, const SetPages& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process);
    Region& region = pagesNamed(process, set.region);
    const int now = region.pages();
    needWithin(Message{"Pages"}, set.pages, 1, static_cast<double>(Limits::pages - scenario.workload.pageCount() + now),
               true);
    region.pagesIn = now == 0 ? spreadTo(topology, {}, set.pages, process) : scaled(region.pagesIn, now, set.pages);
    requireFreeMemory(scenario, topology);
}

void perform(Scenario& scenario, const SetPageSize& set, const Topology& topology) {
    Region& region = pagesNamed(named(scenario.workload.processes, set.process), set.region);
    if (set.bytes < Limits::pageBytesLeast || set.bytes > Limits::pageBytesMost ||
        !std::has_single_bit(static_cast<std::uint64_t>(set.bytes))) {
        throw EditError(Message{"The page size must be a power of two from {least} to {most}, not {bytes} bytes.",
                                {{"least", sizeText(Limits::pageBytesLeast)},
                                 {"most", sizeText(Limits::pageBytesMost)},
                                 {"bytes", std::to_string(set.bytes)}}});
    }
    region.pageBytes = set.bytes;
    requireFreeMemory(scenario, topology);
}

void perform(Scenario& scenario, const RemoveRegion& remove, const Topology& topology) {
    Process& process = named(scenario.workload.processes, remove.process);
    const Region& region = named(process.regions, remove.region);
    for (const Region& above : process.regions) {
        if (std::ranges::find(above.parts, region.name.text) != above.parts.end()) {
            throw EditError(Message{"Region {above} is stored on region {region}; remove region {above} first.",
                                    {{"above", above.name.text}, {"region", region.name.text}}});
        }
    }
    for (Customer& thread : process.customers) {
        const bool only = thread.regions == Shared(std::vector{region.name});
        if (only && process.regions.size() > 1) {
            throw EditError(Message{"Region {region} is the only one that {customer} uses; remove the {noun} first.",
                                    {{"region", region.name.text},
                                     {"customer", inSentence(thread, process, topology)},
                                     {"noun", noun(topology.catalog().work(process.work).customer)}}});
        }
        thread.regions.eraseIf([&](const RegionName& name) { return name == region.name; });
    }
    process.regions.erase(process.regions.begin() + (&region - process.regions.data()));
    dropEmptyProcesses(scenario);
}

void perform(Scenario& scenario, const LayRegion& lay, const Topology& topology) {
    Process& process = named(scenario.workload.processes, lay.process);
    Region& region = named(process.regions, lay.region);
    if (lay.parts.empty() == region.pagesIn.empty()) {
        throw EditError(Message{region.pagesIn.empty() ? "Region {region} must be stored on at least one part."
                                                       : "Region {region} consists of pages; move the pages instead.",
                                {{"region", region.name.text}}});
    }
    const Work& work = topology.catalog().work(process.work);
    const auto types = typesForData(work, topology.catalog());
    for (const std::string& part : lay.parts)
        if (regionBelow(process, region, part) == nullptr && !canHold(topology, blockAt(topology, part), types))
            failToHold(topology, part, work, types);
    if (std::set(lay.parts.begin(), lay.parts.end()).size() != lay.parts.size())
        throw EditError(Message{"Region {region} can use each part only once.", {{"region", region.name.text}}});
    needWithin(Message{"The piece size in bytes"}, static_cast<double>(lay.pieceBytes), 0,
               static_cast<double>(Limits::pageBytesMost));
    lie(region, lay);
    scenario = resolved(scenario, topology); // checks the nesting of regions, which is limited
}

std::optional<std::int64_t> pieceOf(const Process& process, const Catalog& catalog) {
    const Number* const size = sizeNumberOf(process, catalog);
    const auto bytes = size == nullptr ? std::nullopt : siOf(process, *size, catalog);
    return bytes ? std::optional(static_cast<std::int64_t>(*bytes)) : std::nullopt;
}

LayRegion layOf(const Process& process, const Region& region) {
    return {process.name, region.name, region.lies, region.parts, region.pieceBytes};
}

void lie(Region& region, LayRegion lay) {
    region.lies = lay.lies;
    region.parts = std::move(lay.parts);
    region.pieceBytes = lay.pieceBytes;
}

LayRegion laidAs(LayRegion lay, RegionLayout lies, std::optional<std::int64_t> piece) {
    lay.lies = lies;
    lay.pieceBytes = !isCut(lies) ? 0 : lay.pieceBytes > 0 ? lay.pieceBytes : piece.value_or(0);
    return lay;
}

LayRegion laidOn(LayRegion lay, std::vector<std::string> parts, std::optional<std::int64_t> piece) {
    lay.parts = std::move(parts);
    const RegionLayout several = lay.lies != RegionLayout::On ? lay.lies
                                 : piece.value_or(0) > 0      ? RegionLayout::Striped
                                                              : RegionLayout::Concatenated;
    const RegionLayout lies = lay.parts.size() > 1 ? several : RegionLayout::On;
    return laidAs(std::move(lay), lies, piece);
}

} // namespace boardset::edits

namespace boardset {

std::set<std::string> typesForData(const Work& work, const Catalog& catalog) {
    std::set<std::string> properties;
    for (const WorkOperation& part : work.operations)
        properties.merge(homeProperties(catalog, catalog.operation(part.operation)));
    std::set<std::string> types;
    for (const BlockType& type : catalog.blockTypes())
        if (!properties.empty() && std::ranges::all_of(properties, [&](const std::string& each) {
                return catalog.factAbout(type.id, each) != nullptr;
            }))
            types.insert(type.id);
    return types;
}

} // namespace boardset
