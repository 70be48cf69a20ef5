// SPDX-License-Identifier: GPL-3.0-or-later
// The path from one placement to another: moves that each have a short title.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

inline constexpr std::size_t mostBestSteps = 12; ///< Number of moves with their own title; all later moves share one.
/// Returns the title of the remaining moves: "7 similar moves".
std::string restTitle(std::size_t moves);

/// Returns moves that lead from one placement to another, in order. Each move consists of a thread and the pages that
/// only this thread uses, of threads that change places with each other, or of the pages of a region.
std::vector<PlacementMove> stepsBetween(const SearchContext& context, const Workload& from, const Workload& to);

/// Returns the title of a move: "Move thread 4 to SB3 P1, move region a4 to SB3".
std::string titleOf(const PlacementMove& move, const SearchContext& context, const Workload& from);

/// Returns a placement that is equivalent to `to` and differs from `from` as little as possible:
/// identical customers are exchanged so that as many of them as possible have the same location as in `from`.
Workload renamed(const SearchContext& context, const Workload& from, Workload to);

} // namespace boardset::best
