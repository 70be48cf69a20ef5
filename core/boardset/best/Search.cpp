// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Search.h"

#include "boardset/best/PlacementSearch.h"
#include "boardset/best/SizeSearch.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double visitsInASecond = 1.5e8; ///< About, of a class at a station.

std::string reasonOf(const Best& best) {
    if (best.end == BestEnd::Stopped)
        return "stopped by you";
    if (best.end == BestEnd::Spent)
        return "tried as many as allowed";
    return best.goal == BestGoal::Size ? "no configuration that is a step smaller carries 99 % of it"
                                       : "none of the moves of threads and pages that it tries helps any more; cards "
                                         "and options stay as they are";
}

/// Why nobody runs, of the first who does not.
std::string whyNobody(const Answer& answer) {
    for (const auto* const list : {&answer.model.stopped, &answer.model.unknown})
        if (!list->empty())
            return list->front().noun + ' ' + list->front().thread.text + ", of which " + list->front().reason;
    return "nobody who uses any page";
}

void needAnswer(const Best& best, const std::string& file) {
    if (best.answer.totals.empty())
        throw InputError(file, "processes", whyNobody(best.answer), "somebody who has an answer somewhere",
                         "add pages, or repair what has failed");
}

} // namespace

Best findBest(const Canonical& from, const BestAsked& asked, const BestProgress& progress, const std::string& file) {
    if (from.scenario.workload.customerCount() == 0)
        throw InputError(file, "processes", "nobody", "at least one thread or stream", "add one");
    best::Effort effort;
    effort.all = effort.left = asked.effort * visitsInASecond;
    effort.progress = progress;
    Best best;
    if (asked.goal == BestGoal::Size) {
        Answer before = solvePlacement(*from.topology, from.scenario.workload);
        if (before.totals.empty() || before.isEndless())
            throw InputError(file, "processes", "a throughput that is not known", "one that a machine can carry",
                             "search for the best throughput first");
        best::SizeSearch search(from, asked, effort, std::move(before));
        best = search.run();
        if (!search.canShrink())
            throw InputError(file, "machine", from.topology->machine().title + " as small as it can be",
                             "one with boards or processors that can be left out", "search for the best throughput");
    } else {
        best::PlacementSearch search(from, asked, effort);
        if (!search.canMoveAnything())
            throw InputError(file, "processes", "nothing that could be elsewhere",
                             "threads on processors, or pages in memories", "add some");
        best = search.run();
        needAnswer(best, file);
    }
    if (best.reason.empty())
        best.reason = reasonOf(best);
    return best;
}

} // namespace boardset
