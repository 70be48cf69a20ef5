// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/PlacementSteps.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

namespace boardset::best {

namespace {

/// The threads that have another processor in `to`, and for each thread, the threads that must leave that processor
/// first.
class PendingMoves {
public:
    PendingMoves(const SearchContext& context, const Workload& from, const Workload& to) : m_from(from), m_to(to) {
        for (const MovableThread& each : context.threads())
            if (each.at.in(from).on != each.at.in(to).on) {
                m_left.push_back(&each);
                m_occupants[each.at.in(from).on].push_back(&each);
            }
    }

    bool isEmpty() const { return m_left.empty(); }

    /// Returns the next thread that can move.
    /// If threads wait for each other in a cycle, returns all threads of the cycle.
    std::vector<const MovableThread*> take() {
        std::vector<const MovableThread*> going;
        auto next = std::ranges::find_if(m_left, [&](const MovableThread* each) { return !blockedBy(each); });
        const MovableThread* one = next == m_left.end() ? m_left.front() : *next;
        while (one != nullptr) {
            going.push_back(one);
            std::erase(m_left, one);
            std::erase(m_occupants[one->at.in(m_from).on], one);
            one = blockedBy(one);
        }
        return going;
    }

private:
    const MovableThread* blockedBy(const MovableThread* thread) const {
        // never the thread itself, because it moves to another processor
        const auto there = m_occupants.find(thread->at.in(m_to).on);
        return there == m_occupants.end() || there->second.empty() ? nullptr : there->second.front();
    }

    const Workload& m_from;
    const Workload& m_to;
    std::vector<const MovableThread*> m_left;
    /// The threads that must move, keyed by the processor that they leave.
    std::unordered_map<std::string_view, std::vector<const MovableThread*>> m_occupants;
};

/// True if two customers have equal properties except for their locations.
bool isIdentical(const MovableThread& a, const MovableThread& b, const Workload& workload) {
    if (a.at.process != b.at.process || a.own.size() != b.own.size() || a.targets != b.targets)
        return false;
    const auto bare = [&](const MovableThread& thread) {
        Customer customer = thread.at.in(workload);
        customer.name = {};
        customer.on.clear();
        customer.regions.eraseIf([&](const RegionName& name) {
            return std::ranges::any_of(thread.own, [&](const RegionAt& own) { return own.in(workload).name == name; });
        });
        return customer;
    };
    const auto bareOwn = [&](const RegionAt& own) {
        Region region = own.in(workload);
        const int pages = region.pages();
        region.name = {};
        region.pagesIn = {{"", pages}};
        return region;
    };
    return bare(a) == bare(b) && std::ranges::equal(a.own, b.own, {}, bareOwn, bareOwn);
}

/// A block, and the number of pages that are spread evenly over the block's memories.
struct PageHolder {
    BlockId block;
    int pages = 0;
};

/// True if the page counts of memories are even shares.
/// They may differ by one page if one page is less than half a percent of all pages.
bool isEvenShare(int least, int most, int all) {
    constexpr int noticed = 200;
    return least > 0 && (most == least || (most - least == 1 && all > noticed));
}

/// Returns the locations of pages, described by as few blocks as possible.
/// A block represents its memories only if these have even shares of the pages.
std::vector<PageHolder> holdersOf(const SearchContext& context, const PagesIn& pagesIn) {
    const Topology& topology = context.topology();
    std::map<BlockId, int> left; // by memory
    BlockId over;
    int all = 0;
    for (const auto& [path, pages] : pagesIn) {
        all += pages;
        const BlockId memory = topology.at(path);
        left[memory] = pages;
        over = over ? topology.lowestCommonAncestor(over, memory) : memory;
    }
    const auto isEven = [&](const Blocks& memories) {
        const auto pagesOf = [&](BlockId each) { return left.contains(each) ? left.at(each) : 0; };
        const auto [least, most] = std::ranges::minmax(memories, {}, pagesOf);
        return isEvenShare(pagesOf(least), pagesOf(most), all);
    };
    Blocks below;
    for (const BlockId each : context.memories(topology.block(left.begin()->first).domain))
        if (topology.isBelow(each, over))
            below.push_back(each);
    std::vector<PageHolder> holders;
    const auto take = [&](BlockId block, const Blocks& memories) {
        PageHolder& holder = holders.emplace_back(PageHolder{block});
        for (const BlockId each : memories)
            if (const auto found = left.find(each); found != left.end()) {
                holder.pages += found->second;
                left.erase(found);
            }
    };
    if (!below.empty() && isEven(below))
        take(over, below);
    while (!left.empty()) {
        const BlockId memory = left.begin()->first;
        const BlockId group = topology.localityGroupOf(memory);
        const bool isWhole = group && isEven(context.near(memory));
        take(isWhole ? group : memory, isWhole ? context.near(memory) : Blocks{memory});
    }
    return holders;
}

/// Returns the title of a region: "region a", or "region a of process B" if several regions have that name.
std::string regionTitle(const Workload& workload, const RegionAt& at) {
    const RegionName& name = at.in(workload).name;
    const auto has = [&](const Process& process) {
        return std::ranges::find(process.regions, name, &Region::name) != process.regions.end();
    };
    return Message{std::ranges::count_if(workload.processes, has) > 1 ? "region {region} of process {process}"
                                                                      : "region {region}",
                   {{"region", name.text}, {"process", workload.processes[at.process].name.text}}};
}

/// Returns the title of a move of pages, precise enough for a user to repeat the move: "Move region a to SB3", "Spread
/// region a evenly over SB0, SB2", "Spread region a: SB0 50 %, SB2 25 %, SB4 25 %".
std::string pagesTitle(const SearchContext& context, const Workload& from, const RegionAt& region, const PagesIn& to) {
    const Topology& topology = context.topology();
    const std::vector<PageHolder> holders = holdersOf(context, to);
    const std::string what = regionTitle(from, region);
    if (holders.size() == 1 && !topology.block(holders.front().block).path.empty())
        return Message{"Move {region} to {place}",
                       {{"region", what}, {"place", boardset::titleOf(topology, holders.front().block)}}};
    if (holders.size() == 1 && topology.domains().size() > 1) {
        const auto domain = static_cast<std::size_t>(topology.block(topology.at(to.begin()->first)).domain);
        return Message{"Spread {region} evenly over domain {domain}",
                       {{"region", what}, {"domain", topology.domains()[domain].name}}};
    }
    if (holders.size() == 1)
        return Message{"Spread {region} evenly over the whole machine", {{"region", what}}};
    const auto [least, most] = std::ranges::minmax(holders, {}, &PageHolder::pages);
    const bool isEven = isEvenShare(least.pages, most.pages, region.in(from).pages());
    const auto place = [&](const PageHolder& each) {
        return Message{isEven ? "{place}" : "{place} {share}",
                       {{"place", boardset::titleOf(topology, each.block)},
                        {"share", Quantity{100.0 * each.pages / region.in(from).pages(), "%"}}}};
    };
    return Message{isEven ? "Spread {region} evenly over {places}" : "Spread {region}: {places}",
                   {{"region", what}, {"places", commaList(textsOf(holders, place))}}};
}

} // namespace

std::string restTitle(std::size_t moves) {
    return Message{"{n} similar move|{n} similar moves", {{"n", moves}}};
}

std::vector<PlacementMove> stepsBetween(const SearchContext& context, const Workload& from, const Workload& to) {
    std::vector<PlacementMove> route;
    std::set<RegionAt> reported;
    for (PendingMoves leaving(context, from, to); !leaving.isEmpty();) {
        PlacementMove& move = route.emplace_back();
        for (const MovableThread* const each : leaving.take()) {
            move.add(from, each->at, each->at.in(to).on);
            for (const RegionAt& own : each->own) {
                move.add(from, own, own.in(to).pagesIn);
                reported.insert(own);
            }
        }
    }
    for (const MovablePages& each : context.pages()) {
        PlacementMove move;
        move.add(from, each.at, each.at.in(to).pagesIn);
        if (!move.isEmpty() && reported.count(each.at) == 0)
            route.push_back(std::move(move));
    }
    return route;
}

std::string titleOf(const PlacementMove& move, const SearchContext& context, const Workload& from) {
    std::vector<std::string> titles;
    const auto add = [&](std::string title) {
        if (!titles.empty())
            title[0] = lowerCase(title[0]);
        titles.push_back(std::move(title));
    };
    for (const auto& [thread, on] : move.threads)
        add(describe(MoveCustomer{thread.in(from).name, on}, from, context.topology()));
    for (const auto& [region, pagesIn] : move.pages)
        add(pagesTitle(context, from, region, pagesIn));
    return commaList(titles);
}

Workload renamed(const SearchContext& context, const Workload& from, Workload to) {
    const auto isHome = [&](const MovableThread& each) { return each.at.in(from).on == each.at.in(to).on; };
    std::unordered_map<std::string, std::vector<const MovableThread*>> standing; // keyed by processor
    for (const MovableThread& each : context.threads())
        standing[each.at.in(to).on].push_back(&each);
    for (const MovableThread& one : context.threads()) {
        auto& here = standing[one.at.in(from).on];
        const auto other = isHome(one) ? here.end() : std::ranges::find_if(here, [&](const MovableThread* each) {
            return !isHome(*each) && isIdentical(one, *each, from);
        });
        if (other == here.end())
            continue;
        std::ranges::replace(standing[one.at.in(to).on], &one, *other);
        std::swap(one.at.in(to).on, (*other)->at.in(to).on);
        for (std::size_t i = 0; i < one.own.size(); ++i)
            std::swap(one.own[i].in(to).pagesIn, (*other)->own[i].in(to).pagesIn);
        *other = &one;
    }
    return to;
}

} // namespace boardset::best
