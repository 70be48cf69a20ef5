// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Search.h"

#include "boardset/best/PlacementSearch.h"
#include "boardset/best/SizeSearch.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace boardset {

namespace {

constexpr double visitsInASecond = 1.5e8; ///< Approximate visits of a class at a station.
/// Time limit, regardless of the estimate. Two runs can differ only if they reach it.
constexpr std::chrono::seconds longest{60};
constexpr std::size_t mostUses = 8'192; ///< The time before the first solution grows with the square of the uses.

std::string reasonOf(const Best& best) {
    if (best.end == BestEnd::Stopped)
        return "stopped by you";
    if (best.end == BestEnd::Spent)
        return "the limit of placements was reached";
    return best.goal == BestGoal::Size
               ? "no configuration that is one step smaller carries 99 % of the load and follows the rules"
               : "no further move of threads or pages improves the result; cards, options and data on disks are not "
                 "changed";
}

void needAnswer(const Answer& answer, const std::string& file) {
    const std::string why = whyNothing(answer);
    if (answer.totals.empty())
        throw InputError(file, "processes", why.empty() ? "no customer that uses pages" : why,
                         "a customer that can run", "add pages, or repair failed parts");
}

/// Returns the number of regions, each counted once for each user.
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
                         "at most " + std::to_string(mostUses) + " for an optimisation", "remove some");
}

/// True if all work arrives at a fixed rate.
bool comesAtARate(const Canonical& from) {
    const Catalog& catalog = from.topology->catalog();
    return std::ranges::all_of(from.scenario.workload.processes, [&](const Process& process) {
        return process.customers.empty() || catalog.work(process.work).isOpen;
    });
}

/// Describes the changes of all kinds of operations except the first: "In addition, the throughput of lines changes
/// from 9,487 MB/s to 3,230 MB/s."
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
        changes += (changes.empty() ? "In addition, the throughput of " : "; the throughput of ") + plural(was.unit) +
                   " changes from " + printedQuantity(before.value, before.unit) + " to " +
                   printedQuantity(after.value, after.unit);
    }
    if (!changes.empty())
        changes += best.goal == BestGoal::Size ? "." : ". The gain of a step is the mean over all kinds of operations.";
    const auto left = [](const Answer& of) { return of.model.stopped.size() + of.model.unknown.size(); };
    if (left(best.answer) < left(best.before))
        changes += (changes.empty() ? "" : " ") + counted(left(best.before) - left(best.answer), "customer") +
                   " without a result can run after these changes, which has priority over any gain.";
    return changes;
}

/// True if the improvement is too small to be visible.
bool isAsBefore(const Best& best) {
    constexpr double noticed = 0.0005;
    const auto isIdentical = [](const UnitTotal& a, const UnitTotal& b) {
        return a.unit == b.unit && a.background == b.background &&
               std::abs(a.perSecond - b.perSecond) <= noticed * b.perSecond &&
               std::abs(a.latencyNs - b.latencyNs) <= noticed * b.latencyNs;
    };
    return best.answer.model.stopped.size() == best.before.model.stopped.size() &&
           best.answer.model.unknown.size() == best.before.model.unknown.size() &&
           std::ranges::equal(best.answer.totals, best.before.totals, isIdentical);
}

/// Returns a sentence for each amount that the workload needs but that is not set and thus counts as 0. Fewer parts may
/// be sufficient only for that reason. The first sentence follows `begin`.
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
        sentences += std::exchange(begin, " ") + title + " is not set and counts as 0 here.";
    return sentences;
}

bool canMoveAnything(const Canonical& from) {
    const best::SearchContext context(from);
    return !context.threads().empty() || !context.pages().empty();
}

} // namespace

std::string whyNotSought(const Canonical& from, BestGoal goal) {
    if (goal == BestGoal::Size || from.scenario.workload.customerCount() == 0)
        return {};
    if (goal == BestGoal::Throughput && comesAtARate(from))
        return "All work arrives at a fixed rate, so placement does not change the throughput.";
    return canMoveAnything(from)
               ? ""
               : "Only threads on processors and pages in memories can move, and none of them has another "
                 "possible location here.";
}

Best findBest(const Canonical& from, const BestRequest& asked, const BestProgress& progress, const std::string& file) {
    if (from.scenario.workload.customerCount() == 0)
        throw InputError(file, "processes", "no customers", "at least one thread or stream", "add one");
    needFew(from.scenario.workload, file);
    best::SearchBudget effort;
    effort.deadline = best::SearchBudget::Clock::now() + longest;
    effort.all = effort.left = asked.effort * visitsInASecond;
    effort.progress = progress;
    Best best;
    if (asked.goal == BestGoal::Size) {
        Answer before = solvePlacement(*from.topology, from.scenario.workload);
        needAnswer(before, file);
        if (before.isOverloaded())
            throw InputError(file, "processes", "an overloaded machine", "a load that the machine can carry",
                             "optimise for throughput first");
        best::SizeSearch search(from, asked, effort, std::move(before));
        best = search.run();
        if (!search.canShrink())
            throw InputError(file, "machine", from.topology->machine().title + " in its smallest configuration",
                             "a machine with boards or processors that can be removed", "optimise for throughput");
    } else {
        best::PlacementSearch search(from, asked, effort);
        if (!search.canMoveAnything()) {
            if (!whyNothing(search.before()).empty())
                needAnswer(search.before(), file);
            throw InputError(file, "processes", "nothing that can move", "threads on processors, or pages in memories",
                             comesAtARate(from) ? "optimise for size" : "add some");
        }
        best = search.run();
        needAnswer(best.answer, file);
        if (isAsBefore(best))
            best = {best.goal, {}, from, best.before, best.before, best.tried, best.end};
    }
    if (best.end == BestEnd::Stopped && effort.isLate()) {
        best.end = BestEnd::Spent;
        best.reason = "the time limit was reached";
    }
    if (best.reason.empty())
        best.reason = reasonOf(best);
    best.others = othersOf(best);
    if (best.goal == BestGoal::Size)
        best.others += notSaid(from, best.others.empty() ? "" : " ");
    return best;
}

} // namespace boardset
