// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that a search tries: moves of one thread, exchanges of two threads, and moves of the pages of a region.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// The kind of a candidate move. A closed set.
/// The effect of a candidate move depends on the placement from which the move starts.
enum class CandidateKind {
    Thread,           ///< Moves thread `what` to a free processor of the part with index `where`.
    ThreadAndPages,   ///< Moves a thread as Thread does, and moves the thread's own pages to the memories around it.
    Exchange,         ///< Exchanges threads `what` and `where`.
    ExchangeAndPages, ///< Exchanges two threads as Exchange does, and moves their own pages with them.
    PagesAround,      ///< Moves pages `what` to the memories around their users; see aroundUsers() with step `where`.
    PagesNear,        ///< Moves pages `what` to the locality groups of their users.
    PagesOnShare,     ///< Moves pages `what` to the group of memories with index `where`; see SearchContext::shares().
    PagesWithShare    ///< Spreads pages `what` over one more group of memories, or over one group fewer.
};
struct CandidateMove {
    CandidateKind kind;
    std::size_t what = 0;
    std::size_t where = 0;
};

/// Returns all moves to try; they do not depend on a placement.
/// With hundreds of threads, the exchanges include only some pairs of threads.
std::vector<CandidateMove> candidateMoves(const SearchContext& context);

/// Returns a candidate move as a move of the placement `now`; empty if the move changes nothing or is impossible.
PlacementMove moveOf(const CandidateMove& idea, const SearchContext& context, const Workload& now);

} // namespace boardset::best
