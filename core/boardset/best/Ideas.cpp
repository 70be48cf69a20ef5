// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Ideas.h"

#include <algorithm>

namespace boardset::best {

namespace {

/// Maximum number of pairs of threads; beyond it, each thread is paired with only some of the others.
constexpr std::size_t mostExchanges = 100'000;
constexpr std::size_t mostSteps = 8; ///< Steps of Ground::around(): parts of a board, and boards of the machine.

/// Returns the first processor of a part that can take one more thread; none if there is none.
BlockId freeIn(const Ground& ground, const Stands& stands, std::size_t part, const Workload& now) {
    const auto crowd = crowdOf(now);
    for (const BlockId each : stands.parts[part]) {
        const auto on = crowd.find(ground.topology().block(each).path);
        if (on == crowd.end() || on->second < stands.most)
            return each;
    }
    return {};
}

/// Moves a thread to another processor and, with `pages`, its own pages to as many memories around it as before.
void place(Move& move, const Ground& ground, const MovableThread& thread, BlockId on, bool pages, const Workload& now) {
    move.add(now, thread.at, ground.topology().block(on).path);
    if (!pages)
        return;
    for (const RegionAt region : thread.own) {
        const auto& around = ground.around(on);
        const auto lie = region.in(now).pagesIn.size();
        const auto enough = std::ranges::find_if(around, [&](const Blocks& each) { return each.size() >= lie; });
        if (enough != around.end())
            move.add(now, region, ground.dealtOver(*enough, region, now));
    }
}

Move threadMove(const Idea& idea, const Ground& ground, const Workload& now) {
    const MovableThread& thread = ground.threads()[idea.what];
    const BlockId on = freeIn(ground, *thread.stands, idea.where, now);
    Move move;
    const bool isBeside =
        on && ground.topology().block(on).parent == ground.topology().block(ground.blockOf(thread.at.in(now))).parent;
    if (on && !isBeside)
        place(move, ground, thread, on, idea.kind == IdeaKind::ThreadAndPages, now);
    return move;
}

Move exchangeMove(const Idea& idea, const Ground& ground, const Workload& now) {
    const MovableThread& one = ground.threads()[idea.what];
    const MovableThread& other = ground.threads()[idea.where];
    const BlockId oneOn = ground.blockOf(one.at.in(now));
    const BlockId otherOn = ground.blockOf(other.at.in(now));
    const auto fits = [](const MovableThread& thread, BlockId on) {
        return std::ranges::binary_search(thread.stands->processors, on);
    };
    Move move;
    if (oneOn == otherOn || !fits(one, otherOn) || !fits(other, oneOn))
        return move;
    const bool pages = idea.kind == IdeaKind::ExchangeAndPages;
    place(move, ground, one, otherOn, pages, now);
    place(move, ground, other, oneOn, pages, now);
    return move;
}

/// Returns the memories of the shares that contain a region, without one share or with an additional one.
Blocks withShare(const Ground& ground, const MovablePages& pages, std::size_t share, const Workload& now) {
    const auto& shares = ground.shares(pages.domain);
    const PagesIn& lie = pages.at.in(now).pagesIn;
    Blocks memories;
    for (std::size_t s = 0; s < shares.size(); ++s) {
        const bool isThere = std::ranges::any_of(
            shares[s], [&](BlockId memory) { return lie.count(ground.topology().block(memory).path) > 0; });
        if (isThere != (s == share))
            memories.insert(memories.end(), shares[s].begin(), shares[s].end());
    }
    return memories;
}

Move pagesMove(const Idea& idea, const Ground& ground, const Workload& now) {
    const MovablePages& pages = ground.pages()[idea.what];
    Blocks memories;
    if (idea.kind == IdeaKind::PagesAround)
        memories = ground.aroundUsers(pages, now, idea.where);
    else if (idea.kind == IdeaKind::PagesNear)
        memories = ground.nearUsers(pages, now);
    else if (idea.kind == IdeaKind::PagesOnShare)
        memories = ground.shares(pages.domain)[idea.where];
    else
        memories = withShare(ground, pages, idea.where, now);
    Move move;
    move.add(now, pages.at, ground.dealtOver(std::move(memories), pages.at, now));
    return move;
}

void addThreadIdeas(std::vector<Idea>& ideas, const Ground& ground) {
    const auto& threads = ground.threads();
    const std::size_t stride = 1 + threads.size() * threads.size() / 2 / mostExchanges;
    for (std::size_t t = 0; t < threads.size(); ++t) {
        for (std::size_t part = 0; part < threads[t].stands->parts.size(); ++part) {
            ideas.push_back({IdeaKind::Thread, t, part});
            if (!threads[t].own.empty())
                ideas.push_back({IdeaKind::ThreadAndPages, t, part});
        }
        for (std::size_t other = t + 1; other < threads.size(); other += stride) {
            ideas.push_back({IdeaKind::Exchange, t, other});
            if (!threads[t].own.empty() || !threads[other].own.empty())
                ideas.push_back({IdeaKind::ExchangeAndPages, t, other});
        }
    }
}

void addPagesIdeas(std::vector<Idea>& ideas, const Ground& ground) {
    for (std::size_t p = 0; p < ground.pages().size(); ++p) {
        for (std::size_t step = 0; step < mostSteps; ++step)
            ideas.push_back({IdeaKind::PagesAround, p, step});
        ideas.push_back({IdeaKind::PagesNear, p});
        for (std::size_t share = 0; share < ground.shares(ground.pages()[p].domain).size(); ++share) {
            ideas.push_back({IdeaKind::PagesOnShare, p, share});
            ideas.push_back({IdeaKind::PagesWithShare, p, share});
        }
    }
}

} // namespace

std::vector<Idea> ideasOn(const Ground& ground) {
    std::vector<Idea> ideas;
    addThreadIdeas(ideas, ground);
    addPagesIdeas(ideas, ground);
    return ideas;
}

Move moveOf(const Idea& idea, const Ground& ground, const Workload& now) {
    switch (idea.kind) {
    case IdeaKind::Thread:
    case IdeaKind::ThreadAndPages:
        return threadMove(idea, ground, now);
    case IdeaKind::Exchange:
    case IdeaKind::ExchangeAndPages:
        return exchangeMove(idea, ground, now);
    default:
        return pagesMove(idea, ground, now);
    }
}

} // namespace boardset::best
