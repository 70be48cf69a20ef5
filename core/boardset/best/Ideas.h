// SPDX-License-Identifier: GPL-3.0-or-later
// What a search tries from where it is: single moves of a thread, of two that change places, of a region's pages.
#pragma once

#include "boardset/best/Ground.h"

namespace boardset::best {

/// A kind of move, and of what; what it comes to depends on the placement that it starts from. Closed.
enum class IdeaKind {
    Thread,           ///< Thread `what` to a free processor of part `where` of its stands,
    ThreadAndPages,   ///< and its own pages around it there.
    Exchange,         ///< Threads `what` and `where` change places,
    ExchangeAndPages, ///< and the own pages of each come along.
    PagesAround,      ///< Pages `what` around those who use them: step `where` of Ground::around().
    PagesNear,        ///< In the locality groups of those who use them.
    PagesOnShare,     ///< All in share `where` of their domain.
    PagesWithShare    ///< Dealt over one share more, or one less.
};
struct Idea {
    IdeaKind kind;
    std::size_t what = 0;
    std::size_t where = 0;
};

/// All that there are, whatever the placement; of hundreds of threads not every pair.
std::vector<Idea> ideasOn(const Ground& ground);

/// What an idea comes to; empty if it changes nothing, or cannot be done there.
Move moveOf(const Idea& idea, const Ground& ground, const Workload& now);

} // namespace boardset::best
