// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Route.h"

#include "boardset/catalog/Words.h"
#include "boardset/text/Letters.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

namespace boardset::best {

namespace {

/// The threads that stand elsewhere in `to`, and those who must leave before one of them can come.
class Leaving {
public:
    Leaving(const Ground& ground, const Workload& from, const Workload& to) : m_from(from), m_to(to) {
        for (const MovableThread& each : ground.threads())
            if (each.at.in(from).on != each.at.in(to).on) {
                m_left.push_back(&each);
                m_standing[each.at.in(from).on].push_back(&each);
            }
    }

    bool isEmpty() const { return m_left.empty(); }

    /// The next who can go, or those of a circle together.
    std::vector<const MovableThread*> take() {
        std::vector<const MovableThread*> going;
        auto next = std::ranges::find_if(m_left, [&](const MovableThread* each) { return !inTheWayOf(each); });
        const MovableThread* one = next == m_left.end() ? m_left.front() : *next;
        while (one != nullptr) {
            going.push_back(one);
            std::erase(m_left, one);
            std::erase(m_standing[one->at.in(m_from).on], one);
            one = inTheWayOf(one);
        }
        return going;
    }

private:
    const MovableThread* inTheWayOf(const MovableThread* thread) const {
        const auto there = m_standing.find(thread->at.in(m_to).on); // not the thread itself: it goes elsewhere
        return there == m_standing.end() || there->second.empty() ? nullptr : there->second.front();
    }

    const Workload& m_from;
    const Workload& m_to;
    std::vector<const MovableThread*> m_left;
    std::unordered_map<std::string_view, std::vector<const MovableThread*>> m_standing; ///< Of those, by where.
};

/// What makes two customers alike but for where they are.
bool isAlike(const MovableThread& a, const MovableThread& b, const Workload& workload) {
    if (a.at.process != b.at.process || a.own.size() != b.own.size() || a.stands != b.stands)
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

/// Where pages lie, as few blocks as say it.
std::vector<BlockId> holdersOf(const Ground& ground, const PagesIn& pagesIn) {
    const Topology& topology = ground.topology();
    Blocks memories;
    BlockId over;
    for (const auto& [path, pages] : pagesIn) {
        memories.push_back(topology.at(path));
        over = over ? topology.lowestCommonAncestor(over, memories.back()) : memories.back();
    }
    std::ranges::sort(memories);
    const auto isThere = [&](BlockId each) { return std::ranges::binary_search(memories, each); };
    const Blocks& all = ground.memories(topology.block(memories.front()).domain);
    if (std::ranges::all_of(all, [&](BlockId each) { return !topology.isBelow(each, over) || isThere(each); }))
        return {over};
    std::set<BlockId> holders;
    for (const BlockId memory : memories) {
        const Blocks& group = ground.near(memory);
        const bool isWhole = topology.localityGroupOf(memory) && std::ranges::all_of(group, isThere);
        holders.insert(isWhole ? topology.localityGroupOf(memory) : memory);
    }
    return {holders.begin(), holders.end()};
}

std::string pagesTitle(const Ground& ground, const Workload& from, const RegionAt& region, const PagesIn& to) {
    constexpr std::size_t mostNamed = 4;
    const Topology& topology = ground.topology();
    const std::vector<BlockId> holders = holdersOf(ground, to);
    if (holders.size() == 1) {
        const MovePages edit{from.processes[region.process].name, region.in(from).name, "",
                             topology.block(holders.front()).path};
        return describe(edit, from, topology);
    }
    std::string title = "Deal region " + region.in(from).name.text + " over ";
    for (std::size_t i = 0; i < std::min(holders.size(), mostNamed); ++i)
        title += (i == 0 ? "" : ", ") + boardset::titleOf(topology, holders[i]);
    return title + (holders.size() > mostNamed ? " and " + std::to_string(holders.size() - mostNamed) + " more" : "");
}

} // namespace

std::string restTitle(std::size_t moves) {
    return counted(moves, "more move") + " like these";
}

std::vector<Move> routeBetween(const Ground& ground, const Workload& from, const Workload& to) {
    std::vector<Move> route;
    std::set<RegionAt> told;
    for (Leaving leaving(ground, from, to); !leaving.isEmpty();) {
        Move& move = route.emplace_back();
        for (const MovableThread* const each : leaving.take()) {
            move.add(from, each->at, each->at.in(to).on);
            for (const RegionAt& own : each->own) {
                move.add(from, own, own.in(to).pagesIn);
                told.insert(own);
            }
        }
    }
    for (const MovablePages& each : ground.pages()) {
        Move move;
        move.add(from, each.at, each.at.in(to).pagesIn);
        if (!move.isEmpty() && told.count(each.at) == 0)
            route.push_back(std::move(move));
    }
    return route;
}

std::string titleOf(const Move& move, const Ground& ground, const Workload& from) {
    std::string title;
    const auto add = [&](std::string words) {
        if (!title.empty())
            words[0] = lowerCase(words[0]);
        title += (title.empty() ? "" : ", ") + words;
    };
    for (const auto& [thread, on] : move.threads)
        add(describe(MoveCustomer{thread.in(from).name, on}, from, ground.topology()));
    for (const auto& [region, pagesIn] : move.pages)
        add(pagesTitle(ground, from, region, pagesIn));
    return title;
}

Workload renamed(const Ground& ground, const Workload& from, Workload to) {
    const auto isHome = [&](const MovableThread& each) { return each.at.in(from).on == each.at.in(to).on; };
    std::unordered_map<std::string, std::vector<const MovableThread*>> standing; // by where
    for (const MovableThread& each : ground.threads())
        standing[each.at.in(to).on].push_back(&each);
    for (const MovableThread& one : ground.threads()) {
        auto& here = standing[one.at.in(from).on];
        const auto other = isHome(one) ? here.end() : std::ranges::find_if(here, [&](const MovableThread* each) {
            return !isHome(*each) && isAlike(one, *each, from);
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
