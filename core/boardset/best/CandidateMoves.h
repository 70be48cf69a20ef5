// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that a search tries: moves of one thread, exchanges of two threads, and moves of the pages of a region.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// A kind of move, a closed set. The effect of a move depends on the placement from which it starts.
enum class CandidateKind {
    Thread,           ///< Moves thread `what` to a free processor of the part with index `where`.
    ThreadAndPages,   ///< Moves a thread as Thread does, and its own pages around it.
    Exchange,         ///< Exchanges threads `what` and `where`.
    ExchangeAndPages, ///< Exchanges two threads as Exchange does, and moves their own pages with them.
    PagesAround,      ///< Moves pages `what` around their users: step `where` of SearchContext::around().
    PagesNear,        ///< Moves pages `what` to the locality groups of their users.
    PagesOnShare,     ///< Moves pages `what` to the group of memories with index `where`; see SearchContext::shares().
    PagesWithShare    ///< Spreads pages `what` over one group of memories more, or one fewer.
};
struct CandidateMove {
    CandidateKind kind;
    std::size_t what = 0;
    std::size_t where = 0;
};

/// Returns all moves to try, whatever the placement is. With hundreds of threads, these exchange only some pairs.
std::vector<CandidateMove> candidateMoves(const SearchContext& context);

/// Returns an idea as a move of the placement `now`; empty if it changes nothing or is impossible.
PlacementMove moveOf(const CandidateMove& idea, const SearchContext& context, const Workload& now);

} // namespace boardset::best
