// SPDX-License-Identifier: GPL-3.0-or-later
// The way from one placement to another: moves that can each be said in a few words.
#pragma once

#include "boardset/best/Ground.h"

namespace boardset::best {

inline constexpr std::size_t mostBestSteps = 12; ///< More than so many are not told one by one.
/// "7 more moves like these".
std::string restTitle(std::size_t moves);

/// One after the other they lead from a placement to another: a thread with the pages that only it uses, threads that
/// change places together, the pages of a region.
std::vector<Move> routeBetween(const Ground& ground, const Workload& from, const Workload& to);

/// "Move thread 4 to SB3 P1, move region a4 to SB3".
std::string titleOf(const Move& move, const Ground& ground, const Workload& from);

/// `to` with as few differences as its route shows: of customers alike each is where it was in `from`, if another of
/// them would be.
Workload renamed(const Ground& ground, const Workload& from, Workload to);

} // namespace boardset::best
