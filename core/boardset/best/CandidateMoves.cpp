// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/CandidateMoves.h"

#include <algorithm>

namespace boardset::best {

namespace {

/// Maximum number of pairs of threads.
/// If there are more pairs, each thread is paired with only some of the other threads.
constexpr std::size_t mostExchanges = 100'000;
/// Maximum number of steps of SearchContext::around(), such as parts of a board and boards of the machine.
constexpr std::size_t mostSteps = 8;

/// Returns the first processor of a part that can run another thread; an invalid id if there is none.
BlockId freeIn(const SearchContext& context, const ThreadTargets& targets, std::size_t part, const Workload& now) {
    const auto counts = customersByBlock(now);
    for (const BlockId each : targets.groups[part]) {
        const auto on = counts.find(context.topology().block(each).path);
        if (on == counts.end() || on->second < targets.most)
            return each;
    }
    return {};
}

/// Moves a thread to another processor.
/// If `pages` is true, also moves the thread's own pages to at least as many memories near the processor.
void place(PlacementMove& move, const SearchContext& context, const MovableThread& thread, BlockId on, bool pages,
           const Workload& now) {
    move.add(now, thread.at, context.topology().block(on).path);
    if (!pages)
        return;
    for (const RegionAt region : thread.own) {
        const auto& around = context.around(on);
        const auto lie = region.in(now).pagesIn.size();
        const auto enough = std::ranges::find_if(around, [&](const Blocks& each) { return each.size() >= lie; });
        if (enough != around.end())
            move.add(now, region, context.spreadOver(*enough, region, now));
    }
}

PlacementMove threadMove(const CandidateMove& idea, const SearchContext& context, const Workload& now) {
    const MovableThread& thread = context.threads()[idea.what];
    const BlockId on = freeIn(context, *thread.targets, idea.where, now);
    PlacementMove move;
    const bool isBeside = on && context.topology().block(on).parent ==
                                    context.topology().block(context.blockOf(thread.at.in(now))).parent;
    if (on && !isBeside)
        place(move, context, thread, on, idea.kind == CandidateKind::ThreadAndPages, now);
    return move;
}

PlacementMove exchangeMove(const CandidateMove& idea, const SearchContext& context, const Workload& now) {
    const MovableThread& one = context.threads()[idea.what];
    const MovableThread& other = context.threads()[idea.where];
    const BlockId oneOn = context.blockOf(one.at.in(now));
    const BlockId otherOn = context.blockOf(other.at.in(now));
    const auto fits = [](const MovableThread& thread, BlockId on) {
        return std::ranges::binary_search(thread.targets->processors, on);
    };
    PlacementMove move;
    if (oneOn == otherOn || !fits(one, otherOn) || !fits(other, oneOn))
        return move;
    const bool pages = idea.kind == CandidateKind::ExchangeAndPages;
    place(move, context, one, otherOn, pages, now);
    place(move, context, other, oneOn, pages, now);
    return move;
}

/// Returns the memories of the groups over which a region is spread, with one group removed or added.
Blocks withShare(const SearchContext& context, const MovablePages& pages, std::size_t share, const Workload& now) {
    const auto& shares = context.shares(pages.domain);
    const PagesIn& lie = pages.at.in(now).pagesIn;
    Blocks memories;
    for (std::size_t s = 0; s < shares.size(); ++s) {
        const bool isThere = std::ranges::any_of(
            shares[s], [&](BlockId memory) { return lie.count(context.topology().block(memory).path) > 0; });
        if (isThere != (s == share))
            memories.insert(memories.end(), shares[s].begin(), shares[s].end());
    }
    return memories;
}

PlacementMove pagesMove(const CandidateMove& idea, const SearchContext& context, const Workload& now) {
    const MovablePages& pages = context.pages()[idea.what];
    Blocks memories;
    if (idea.kind == CandidateKind::PagesAround)
        memories = context.aroundUsers(pages, now, idea.where);
    else if (idea.kind == CandidateKind::PagesNear)
        memories = context.nearUsers(pages, now);
    else if (idea.kind == CandidateKind::PagesOnShare)
        memories = context.shares(pages.domain)[idea.where];
    else
        memories = withShare(context, pages, idea.where, now);
    PlacementMove move;
    move.add(now, pages.at, context.spreadOver(std::move(memories), pages.at, now));
    return move;
}

void addThreadIdeas(std::vector<CandidateMove>& ideas, const SearchContext& context) {
    const auto& threads = context.threads();
    const std::size_t stride = 1 + threads.size() * threads.size() / 2 / mostExchanges;
    for (std::size_t t = 0; t < threads.size(); ++t) {
        for (std::size_t part = 0; part < threads[t].targets->groups.size(); ++part) {
            ideas.push_back({CandidateKind::Thread, t, part});
            if (!threads[t].own.empty())
                ideas.push_back({CandidateKind::ThreadAndPages, t, part});
        }
        for (std::size_t other = t + 1; other < threads.size(); other += stride) {
            ideas.push_back({CandidateKind::Exchange, t, other});
            if (!threads[t].own.empty() || !threads[other].own.empty())
                ideas.push_back({CandidateKind::ExchangeAndPages, t, other});
        }
    }
}

void addPagesIdeas(std::vector<CandidateMove>& ideas, const SearchContext& context) {
    for (std::size_t p = 0; p < context.pages().size(); ++p) {
        for (std::size_t step = 0; step < mostSteps; ++step)
            ideas.push_back({CandidateKind::PagesAround, p, step});
        ideas.push_back({CandidateKind::PagesNear, p});
        for (std::size_t share = 0; share < context.shares(context.pages()[p].domain).size(); ++share) {
            ideas.push_back({CandidateKind::PagesOnShare, p, share});
            ideas.push_back({CandidateKind::PagesWithShare, p, share});
        }
    }
}

} // namespace

std::vector<CandidateMove> candidateMoves(const SearchContext& context) {
    std::vector<CandidateMove> ideas;
    addThreadIdeas(ideas, context);
    addPagesIdeas(ideas, context);
    return ideas;
}

PlacementMove moveOf(const CandidateMove& idea, const SearchContext& context, const Workload& now) {
    switch (idea.kind) {
    case CandidateKind::Thread:
    case CandidateKind::ThreadAndPages:
        return threadMove(idea, context, now);
    case CandidateKind::Exchange:
    case CandidateKind::ExchangeAndPages:
        return exchangeMove(idea, context, now);
    default:
        return pagesMove(idea, context, now);
    }
}

} // namespace boardset::best
