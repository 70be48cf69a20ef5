// SPDX-License-Identifier: GPL-3.0-or-later
// The path from one placement to another, as moves with short titles.
#pragma once

#include "boardset/best/SearchContext.h"

namespace boardset::best {

/// Number of moves that have their own title; all later moves share one title.
inline constexpr std::size_t mostBestSteps = 12;
/// Returns the title of all moves without their own title: "7 similar moves".
std::string restTitle(std::size_t moves);

/// Returns the moves that lead from one placement to another, in order.
/// A move consists of a thread and the pages that only this thread uses, of threads that exchange their processors, or
/// of the pages of a region.
std::vector<PlacementMove> stepsBetween(const SearchContext& context, const Workload& from, const Workload& to);

/// Returns the title of a move: "Move thread 4 to SB3 P1, move region a4 to SB3".
std::string titleOf(const PlacementMove& move, const SearchContext& context, const Workload& from);

/// Returns a placement that is equivalent to `to` and differs as little as possible from `from`.
/// Exchanges identical customers so that as many customers as possible have the location that they have in `from`.
Workload renamed(const SearchContext& context, const Workload& from, Workload to);

} // namespace boardset::best
