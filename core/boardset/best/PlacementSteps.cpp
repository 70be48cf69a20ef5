// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/PlacementSteps.h"

#include "boardset/catalog/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

namespace boardset::best {

namespace {

/// Threads that have another processor in `to`, with the threads that must leave those processors first.
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

    /// Returns the next thread that can move, or the threads of a cycle together.
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
        const auto there = m_occupants.find(thread->at.in(m_to).on); // never the thread itself, which moves elsewhere
        return there == m_occupants.end() || there->second.empty() ? nullptr : there->second.front();
    }

    const Workload& m_from;
    const Workload& m_to;
    std::vector<const MovableThread*> m_left;
    /// These threads, by processor.
    std::unordered_map<std::string_view, std::vector<const MovableThread*>> m_occupants;
};

/// True if two customers differ only in their locations.
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

/// A block, and the number of pages spread evenly over its memories.
struct PageHolder {
    BlockId block;
    int pages = 0;
};

/// True if page counts are even shares. They may differ by one page if that is less than half a percent of all pages.
bool isEvenShare(int least, int most, int all) {
    constexpr int noticed = 200;
    return least > 0 && (most == least || (most - least == 1 && all > noticed));
}

/// Returns the locations of pages with as few blocks as possible. A block represents its memories only if they have
/// even shares.
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

/// Returns "region a"; "region a of process B" if several regions have that name.
std::string regionTitle(const Workload& workload, const RegionAt& at) {
    const RegionName& name = at.in(workload).name;
    const auto has = [&](const Process& process) {
        return std::ranges::find(process.regions, name, &Region::name) != process.regions.end();
    };
    return "region " + name.text +
           (std::ranges::count_if(workload.processes, has) > 1
                ? " of process " + workload.processes[at.process].name.text
                : std::string());
}

/// Returns a title that a reader can act on: "Move region a to SB3", "Spread region a evenly over SB0, SB2", "Spread
/// region a: SB0 50 %, SB2 25 %, SB4 25 %".
std::string pagesTitle(const SearchContext& context, const Workload& from, const RegionAt& region, const PagesIn& to) {
    const Topology& topology = context.topology();
    const std::vector<PageHolder> holders = holdersOf(context, to);
    const std::string what = regionTitle(from, region);
    if (holders.size() == 1 && !topology.block(holders.front().block).path.empty())
        return "Move " + what + " to " + boardset::titleOf(topology, holders.front().block);
    if (holders.size() == 1) {
        const int domain = topology.block(topology.at(to.begin()->first)).domain;
        return "Spread " + what + " evenly over " +
               (topology.domains().size() > 1 ? "domain " + topology.domains()[static_cast<std::size_t>(domain)].name
                                              : "the whole machine");
    }
    const auto [least, most] = std::ranges::minmax(holders, {}, &PageHolder::pages);
    const bool isEven = isEvenShare(least.pages, most.pages, region.in(from).pages());
    std::string title = "Spread " + what + (isEven ? " evenly over " : ": ");
    for (std::size_t i = 0; i < holders.size(); ++i) {
        title += (i == 0 ? "" : ", ") + boardset::titleOf(topology, holders[i].block);
        if (!isEven)
            title += printedValue(100.0 * holders[i].pages / region.in(from).pages(), " {} %");
    }
    return title;
}

} // namespace

std::string restTitle(std::size_t moves) {
    return counted(moves, "similar move");
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
    std::string title;
    const auto add = [&](std::string words) {
        if (!title.empty())
            words[0] = lowerCase(words[0]);
        title += (title.empty() ? "" : ", ") + words;
    };
    for (const auto& [thread, on] : move.threads)
        add(describe(MoveCustomer{thread.in(from).name, on}, from, context.topology()));
    for (const auto& [region, pagesIn] : move.pages)
        add(pagesTitle(context, from, region, pagesIn));
    return title;
}

Workload renamed(const SearchContext& context, const Workload& from, Workload to) {
    const auto isHome = [&](const MovableThread& each) { return each.at.in(from).on == each.at.in(to).on; };
    std::unordered_map<std::string, std::vector<const MovableThread*>> standing; // by processor
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
