// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/Search.h"

#include "boardset/best/PlacementSearch.h"
#include "boardset/best/SizeSearch.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

/// Approximate number of visits of a class at a station that the solver computes in one second.
constexpr double visitsInASecond = 1.5e8;
/// Time limit, regardless of the estimated time. Two runs can have different results only if they reach this limit.
constexpr std::chrono::seconds longest{60};
/// Maximum number of uses of regions; the time until the first solution grows with the square of this number.
constexpr std::size_t mostUses = 8'192;

std::string reasonOf(const Best& best, const SizeTarget& target) {
    if (best.end == BestEnd::Stopped)
        return Message{"stopped by you"};
    if (best.end == BestEnd::Spent)
        return Message{"the maximum number of placements was reached"};
    return Message{best.goal == BestGoal::Size && !target.isNone()
                       ? "no configuration that is one step smaller meets the target and follows the rules"
                   : best.goal == BestGoal::Size
                       ? "no configuration that is one step smaller carries 99 % of the load and follows the rules"
                       : "no further move of threads or pages improves the result; cards, options and data on disks "
                         "are not changed"};
}

void needAnswer(const Answer& answer, const std::string& file) {
    const std::string why = whyNothing(answer);
    if (answer.totals.empty())
        throw InputError(file, "processes", why.empty() ? Message{"no customer that uses pages"} : why,
                         Message{"a customer that can run"}, Message{"add pages, or repair failed parts"});
}

/// Returns the total number of uses of regions: each region is counted once for each of its users.
std::size_t usesIn(const Workload& workload) {
    std::size_t uses = 0;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            uses += usedBy(process, each).size();
    return uses;
}

void needFew(const Workload& workload, const std::string& file) {
    if (const std::size_t uses = usesIn(workload); uses > mostUses)
        throw InputError(file, "processes",
                         Message{"{n} use of regions by threads|{n} uses of regions by threads", {{"n", uses}}},
                         Message{"at most {most} for an optimisation", {{"most", std::to_string(mostUses)}}},
                         Message{"remove some"});
}

/// True if all work has a fixed arrival rate.
bool comesAtARate(const Canonical& from) {
    const Catalog& catalog = from.topology->catalog();
    return std::ranges::all_of(from.scenario.workload.processes, [&](const Process& process) {
        return process.customers.empty() || catalog.work(process.work).isOpen;
    });
}

/// Describes the changes for all kinds of operations except the first: "In addition, the throughput of lines changes
/// from 9,487 MB/s to 3,230 MB/s."
std::string othersOf(const Best& best) {
    constexpr double noticed = 0.001;
    std::vector<std::string> totals;
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
        totals.push_back(Message{"the throughput of {units} changes from {before} to {after}",
                                 {{"units", plural(was.unit)},
                                  {"before", Quantity{before.value, before.unit}},
                                  {"after", Quantity{after.value, after.unit}}}});
    }
    std::string changes = semicolonList(totals);
    if (!changes.empty())
        changes = Message{best.goal == BestGoal::Size
                              ? "In addition, {changes}."
                              : "In addition, {changes}. The gain of a step is the mean over all kinds of operations.",
                          {{"changes", changes}}};
    const auto left = [](const Answer& of) { return of.model.stopped.size() + of.model.unknown.size(); };
    if (left(best.answer) < left(best.before))
        changes = sentences(
            changes,
            Message{"{n} customer without a result can run after these changes. This has priority over any gain.|{n} "
                    "customers without a result can run after these changes. This has priority over any gain.",
                    {{"n", left(best.before) - left(best.answer)}}});
    return changes;
}

/// True if the improvement is too small to be visible in the shown numbers.
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

/// Appends a sentence for each amount that the workload needs but does not set.
/// Such an amount counts as 0, which may be the only reason why fewer parts suffice.
void addNotSaid(std::string& text, const Canonical& from) {
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
    for (const std::string& title : titles)
        text = sentences(text, Message{"{number} is not set and counts as 0 here.", {{"number", title}}});
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
        return Message{"All work arrives at a fixed rate, so placement does not change the throughput."};
    return canMoveAnything(from)
               ? std::string()
               : Message{"Only threads on processors and pages in memories can move, and none of them has another "
                         "possible location here."};
}

Best findBest(const Canonical& from, const BestRequest& asked, const BestProgress& progress, const std::string& file) {
    if (from.scenario.workload.customerCount() == 0)
        throw InputError(file, "processes", Message{"no customers"}, Message{"at least one thread or stream"},
                         Message{"add one"});
    needFew(from.scenario.workload, file);
    best::SearchBudget effort;
    effort.deadline = best::SearchBudget::Clock::now() + longest;
    effort.all = effort.left = asked.effort * visitsInASecond;
    effort.progress = progress;
    Best best;
    if (asked.goal == BestGoal::Size) {
        Answer before = solvePlacement(*from.topology, from.scenario.workload);
        needAnswer(before, file);
        if (before.isOverloaded() && !(asked.target.rate && comesAtARate(from)))
            throw InputError(file, "processes", Message{"an overloaded machine"},
                             Message{"a load that the machine can carry"}, Message{"optimise for throughput first"});
        best::SizeSearch search(from, asked, effort, std::move(before));
        best = search.run();
        if (!search.canShrink() && asked.target.isNone())
            throw InputError(
                file, "machine",
                Message{"{machine} in its smallest configuration", {{"machine", from.topology->machine().title}}},
                Message{"a machine with boards or processors that can be removed"}, Message{"optimise for throughput"});
    } else {
        best::PlacementSearch search(from, asked, effort);
        if (!search.canMoveAnything()) {
            if (!whyNothing(search.before()).empty())
                needAnswer(search.before(), file);
            throw InputError(file, "processes", Message{"nothing that can move"},
                             Message{"threads on processors, or pages in memories"},
                             Message{comesAtARate(from) ? "optimise for size" : "add some"});
        }
        best = search.run();
        needAnswer(best.answer, file);
        if (isAsBefore(best))
            best = {best.goal, {}, from, best.before, best.before, best.tried, best.end};
    }
    if (best.end == BestEnd::Stopped && effort.isLate()) {
        best.end = BestEnd::Spent;
        best.reason = Message{"the time limit was reached"};
    }
    if (best.reason.empty())
        best.reason = reasonOf(best, asked.target);
    best.others = othersOf(best);
    if (best.goal == BestGoal::Size)
        addNotSaid(best.others, from);
    return best;
}

} // namespace boardset
