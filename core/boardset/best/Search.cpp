// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Search.h"

#include "boardset/best/PlacementSearch.h"
#include "boardset/best/SizeSearch.h"
#include "boardset/catalog/Words.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace boardset {

namespace {

constexpr double visitsInASecond = 1.5e8;   ///< About, of a class at a station.
constexpr std::chrono::seconds longest{60}; ///< Whatever was reckoned: only then two runs may find different things.
constexpr std::size_t mostUses = 8'192;     ///< What comes before the first solution grows with their square.

std::string reasonOf(const Best& best) {
    if (best.end == BestEnd::Stopped)
        return "stopped by you";
    if (best.end == BestEnd::Spent)
        return "tried as many as allowed";
    return best.goal == BestGoal::Size
               ? "no configuration that is a step smaller carries 99 % of it and keeps its rules"
               : "none of the moves of threads and pages that it tries helps any more; cards, options "
                 "and what lies on disks stay as they are";
}

void needAnswer(const Answer& answer, const std::string& file) {
    const std::string why = whyNothing(answer);
    if (answer.totals.empty())
        throw InputError(file, "processes", why.empty() ? "nobody who uses any page" : why,
                         "somebody who has an answer somewhere", "add pages, or repair what has failed");
}

/// Regions, each as often as somebody uses it.
std::size_t usesIn(const Workload& workload) {
    std::size_t uses = 0;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            uses += usedBy(process, each).size();
    return uses;
}

void needFew(const Workload& workload, const std::string& file) {
    if (const std::size_t uses = usesIn(workload); uses > mostUses)
        throw InputError(file, "processes", counted(uses, "use") + " of regions by threads",
                         "at most " + std::to_string(mostUses) + " where the best is sought", "leave some out");
}

/// Whether all that runs comes at a rate of its own.
bool comesAtARate(const Canonical& from) {
    const Catalog& catalog = from.topology->catalog();
    return std::ranges::all_of(from.scenario.workload.processes, [&](const Process& process) {
        return process.customers.empty() || catalog.work(process.work).isOpen;
    });
}

/// "Beside that, 9,487 MB/s of lines become 3,230 MB/s." Of all but the first unit, which is told by itself.
std::string othersOf(const Best& best) {
    constexpr double noticed = 0.001;
    std::string changes;
    for (const UnitTotal& was : best.before.totals) {
        const auto is = std::ranges::find_if(best.answer.totals, [&](const UnitTotal& each) {
            return each.unit == was.unit && each.background == was.background;
        });
        const bool isFirst = was.unit == best.before.totals.front().unit && !was.background;
        if (isFirst || is == best.answer.totals.end() ||
            std::abs(is->perSecond - was.perSecond) <= noticed * was.perSecond)
            continue;
        const Rate before = rateOf(was);
        const Rate after = rateOf(*is);
        changes += (changes.empty() ? "Beside that, " : "; ") + printedQuantity(before.value, before.unit) + " of " +
                   plural(was.unit) + " become " + printedQuantity(after.value, after.unit);
    }
    if (!changes.empty())
        changes += best.goal == BestGoal::Size ? "." : ". The gain of a step is the mean of all kinds.";
    const auto left = [](const Answer& of) { return of.model.stopped.size() + of.model.unknown.size(); };
    if (left(best.answer) < left(best.before))
        changes += (changes.empty() ? "" : " ") + std::to_string(left(best.before) - left(best.answer)) +
                   " that had no answer have one then, which counts first.";
    return changes;
}

/// Whether what was found is worth no change: nobody would read one of the answer.
bool isAsBefore(const Best& best) {
    constexpr double noticed = 0.0005;
    const auto isAlike = [](const UnitTotal& a, const UnitTotal& b) {
        return a.unit == b.unit && a.background == b.background &&
               std::abs(a.perSecond - b.perSecond) <= noticed * b.perSecond &&
               std::abs(a.latencyNs - b.latencyNs) <= noticed * b.latencyNs;
    };
    return best.answer.model.stopped.size() == best.before.model.stopped.size() &&
           best.answer.model.unknown.size() == best.before.model.unknown.size() &&
           std::ranges::equal(best.answer.totals, best.before.totals, isAlike);
}

/// Amounts that the work asks for, that nobody has said and that count as nothing: fewer parts may carry it only
/// because of that. A sentence for each, the first after `begin`.
std::string notSaid(const Canonical& from, std::string begin) {
    const Catalog& catalog = from.topology->catalog();
    const auto isNothing = [&](const Number& number) {
        const Fact* const fact = number.fact.empty() ? nullptr : &catalog.fact(number.fact);
        return fact != nullptr && fact->standing == Standing::Assumed && fact->value == 0 && number.unit != "ratio";
    };
    std::set<std::string> titles;
    for (const Process& process : from.scenario.workload.processes)
        for (const Number* const number : numbersOf(process, catalog))
            if (isNothing(*number) && process.numbers.count(number->id) == 0)
                titles.insert(number->title);
    std::string sentences;
    for (const std::string& title : titles)
        sentences += std::exchange(begin, " ") + title + " is not given, and counts as nothing here.";
    return sentences;
}

bool canMoveAnything(const Canonical& from) {
    const best::Ground ground(from);
    return !ground.threads().empty() || !ground.pages().empty();
}

} // namespace

std::string whyNotSought(const Canonical& from, BestGoal goal) {
    if (goal == BestGoal::Size || from.scenario.workload.customerCount() == 0)
        return {};
    if (goal == BestGoal::Throughput && comesAtARate(from))
        return "What runs here comes at a rate of its own: that is the throughput, wherever things stand.";
    return canMoveAnything(from) ? ""
                                 : "Only threads on processors and pages in memories are placed, and none of those "
                                   "here could be elsewhere; what stands "
                                   "on something else stays.";
}

Best findBest(const Canonical& from, const BestAsked& asked, const BestProgress& progress, const std::string& file) {
    if (from.scenario.workload.customerCount() == 0)
        throw InputError(file, "processes", "nobody", "at least one thread or stream", "add one");
    needFew(from.scenario.workload, file);
    best::Effort effort;
    effort.deadline = best::Effort::Clock::now() + longest;
    effort.all = effort.left = asked.effort * visitsInASecond;
    effort.progress = progress;
    Best best;
    if (asked.goal == BestGoal::Size) {
        Answer before = solvePlacement(*from.topology, from.scenario.workload);
        needAnswer(before, file);
        if (before.isEndless())
            throw InputError(file, "processes", "a throughput that is not known", "one that a machine can carry",
                             "search for the best throughput first");
        best::SizeSearch search(from, asked, effort, std::move(before));
        best = search.run();
        if (!search.canShrink())
            throw InputError(file, "machine", from.topology->machine().title + " as small as it can be",
                             "one with boards or processors that can be left out", "search for the best throughput");
    } else {
        best::PlacementSearch search(from, asked, effort);
        if (!search.canMoveAnything()) {
            if (!whyNothing(search.before()).empty())
                needAnswer(search.before(), file);
            throw InputError(file, "processes", "nothing that could be elsewhere",
                             "threads on processors, or pages in memories",
                             comesAtARate(from) ? "search for the smallest configuration" : "add some");
        }
        best = search.run();
        needAnswer(best.answer, file);
        if (isAsBefore(best))
            best = {best.goal, {}, from, best.before, best.before, best.tried, best.end};
    }
    if (best.end == BestEnd::Stopped && effort.isLate()) {
        best.end = BestEnd::Spent;
        best.reason = "its time was up";
    }
    if (best.reason.empty())
        best.reason = reasonOf(best);
    best.others = othersOf(best);
    if (best.goal == BestGoal::Size)
        best.others += notSaid(from, best.others.empty() ? "" : " ");
    return best;
}

} // namespace boardset
