// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that a search tries: moves of one thread, exchanges of two threads, and moves of the pages of a region.
#pragma once

#include "boardset/best/Ground.h"

namespace boardset::best {

/// A kind of move. Its effect depends on the placement from which it starts. Closed.
enum class IdeaKind {
    Thread,           ///< Moves thread `what` to a free processor of part `where` of its stands.
    ThreadAndPages,   ///< The same, and moves its own pages around it.
    Exchange,         ///< Exchanges threads `what` and `where`.
    ExchangeAndPages, ///< The same, and moves the own pages of each.
    PagesAround,      ///< Moves pages `what` around their users: step `where` of Ground::around().
    PagesNear,        ///< Moves pages to the locality groups of their users.
    PagesOnShare,     ///< Moves all pages to share `where` of their domain.
    PagesWithShare    ///< Spreads pages over one share more, or one less.
};
struct Idea {
    IdeaKind kind;
    std::size_t what = 0;
    std::size_t where = 0;
};

/// Returns all ideas, independent of the placement; with hundreds of threads not every pair.
std::vector<Idea> ideasOn(const Ground& ground);

/// Returns the move for an idea; empty if it changes nothing or is impossible.
Move moveOf(const Idea& idea, const Ground& ground, const Workload& now);

} // namespace boardset::best
