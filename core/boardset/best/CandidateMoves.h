// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that a search tries: a thread moves, two threads are exchanged, or the pages of a region move.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// The kind of a candidate move. A closed set.
/// The effect of a candidate move depends on the placement to which it is applied.
enum class CandidateKind {
    Thread, ///< Moves the thread with index `what` to a free processor of the part with index `where`.
    /// Moves a thread as Thread does, and also moves the thread's own pages to memories near its new processor.
    ThreadAndPages,
    Exchange,         ///< Exchanges the threads with indices `what` and `where`.
    ExchangeAndPages, ///< Exchanges two threads as Exchange does, and moves the threads' own pages with them.
    /// Moves the pages with index `what` to memories near their users; see aroundUsers() with step `where`.
    PagesAround,
    PagesNear, ///< Moves the pages with index `what` to the locality groups of their users.
    /// Moves the pages with index `what` to the group of memories with index `where`; see SearchContext::shares().
    PagesOnShare,
    PagesWithShare ///< Spreads the pages with index `what` over one more group of memories, or over one group fewer.
};
struct CandidateMove {
    CandidateKind kind;
    std::size_t what = 0;
    std::size_t where = 0;
};

/// Returns all moves that a search tries, independently of the placement.
/// With hundreds of threads, only some pairs of threads are exchanged.
std::vector<CandidateMove> candidateMoves(const SearchContext& context);

/// Converts a candidate move to a move of the placement `now`; empty if the move changes nothing or is impossible.
PlacementMove moveOf(const CandidateMove& idea, const SearchContext& context, const Workload& now);

} // namespace boardset::best
