// SPDX-License-Identifier: GPL-3.0-or-later
// The texts and edits of a drag.
#include "DragEdits.h"
#include "AnswerChange.h"
#include "Format.h"
#include "Wording.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/TimeUnit.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace boardset {
namespace {

using format::tr;

enum class Improvement { Higher, Lower };

ChangeRow changeRow(const char* key, QString label, QString subject, double before, double after, const QString& unit,
                    Improvement better, QString (*digits)(double) = format::grouped) {
    const bool same = before <= 0 || std::abs(after / before - 1) < 0.001;
    const bool fromTo = before > 0 || better == Improvement::Higher;
    return {.key = key,
            .label = std::move(label),
            .subject = std::move(subject),
            .text = (fromTo ? digits(before) + QStringLiteral(" \u2192 ") : QString()) + digits(after) + unit,
            .change = format::change(before, after),
            .verdict = same ? 0 : ((after > before) == (better == Improvement::Higher) ? 1 : -1)};
}

/// Returns a row in the time unit that suits the longer of the two times.
ChangeRow timeRow(const char* key, QString label, double before, double after) {
    const TimeUnit time = timeUnitOf(std::max(before, after));
    return changeRow(key, std::move(label), {}, before / time.ns, after / time.ns, u' ' + format::text(time.title),
                     Improvement::Lower, time.ns > 1 ? format::figure : format::grouped);
}

/// Marks latencies that leave out different waits as neither better nor worse; both values are still shown.
void describeIncomparable(std::vector<ChangeRow>& rows, const Comparison& comparison) {
    if (comparison.isLatencyKnown())
        return;
    bool isFirst = true;
    for (ChangeRow& row : rows) {
        if (row.key != u"threadLatency" && row.key != u"latency")
            continue;
        row.verdict = 0;
        row.change = tr("not compared");
        if (std::exchange(isFirst, false) && !comparison.whyNoLatency.empty()) {
            const QString why = tr("latency not compared: %1").arg(format::text(comparison.whyNoLatency));
            row.subject = row.subject.isEmpty() ? why : tr("%1; %2").arg(row.subject, why);
        }
    }
}

/// Returns a row in the unit of the rate after the move, or in the previous unit if that rate is 0.
ChangeRow rateRow(const char* key, const QString& verb, const Rate& before, const Rate& after) {
    const bool isNew = before.unit != after.unit && after.value > 0;
    const Rate was{isNew ? 0 : before.value, after.value > 0 ? after.unit : before.unit};
    ChangeRow row = changeRow(key, verb, {}, was.value, after.value, {}, Improvement::Higher);
    row.text = format::rateNumber(was) + QStringLiteral(" \u2192 ") + format::rate({after.value, was.unit});
    return row;
}

/// Returns how many threads stop and how many run again; nothing if the same threads are stopped before and after.
std::optional<ChangeRow> stoppedRow(const Answer& before, const Answer& after) {
    const auto were = stoppedIn(before);
    const auto are = stoppedIn(after);
    const auto missing = [](const auto& from, const auto& in) {
        int count = 0;
        for (const auto& [name, each] : from)
            count += in.contains(name) ? 0 : each.second;
        return count;
    };
    const auto stop = missing(are, were);
    const auto again = missing(were, are);
    if (stop == 0 && again == 0)
        return std::nullopt;
    std::map<std::string, int> now;
    int stood = 0;
    for (const auto& [name, each] : were) {
        now[each.first] = 0;
        stood += each.second;
    }
    for (const auto& [name, each] : are)
        now[each.first] += each.second;
    return ChangeRow{.key = "stopped",
                     .label = tr("stopped"),
                     .text = format::grouped(stood) + QStringLiteral(" \u2192 ") +
                             countedList(now).join(QStringLiteral(", ")),
                     .change = stop == 1    ? tr("1 stops")
                               : stop > 1   ? tr("%1 stop").arg(stop)
                               : again == 1 ? tr("1 runs again")
                                            : tr("%1 run again").arg(again),
                     .verdict = stop > 0 ? -1 : 1};
}

/// Returns why the moved thread is still stopped at its target; nothing if it runs, or if it was not stopped earlier.
std::optional<ChangeRow> stillRow(const Answer& before, const Answer& after, const CustomerName& moved) {
    const auto& stopped = after.model.stopped;
    const auto still = std::ranges::find(stopped, moved, &StoppedCustomer::thread);
    if (still == stopped.end() || !stoppedIn(before).contains(moved))
        return std::nullopt;
    return ChangeRow{.key = "still",
                     .label = tr("stopped"),
                     .subject = tr("It can't run there either: %1").arg(format::text(still->reason)),
                     .text = tr("still")};
}

/// Returns the nouns of all customers that run or are stopped before or after the move: "threads".
QString everybodyIn(const Answer& before, const Answer& after) {
    std::set<std::string> nouns;
    for (const Answer* answer : {&before, &after}) {
        for (const ClassRow& row : answer->model.classes)
            nouns.insert(row.work->customer);
        for (const StoppedCustomer& stopped : answer->model.stopped)
            nouns.insert(stopped.noun);
    }
    QStringList all;
    for (const std::string& noun : nouns)
        all << Wording(noun).many;
    return all.join(tr(" and "));
}

/// Returns the pages that a customer uses, by memory.
std::map<std::string, int> pagesOf(const Process& process, const CustomerName& name) {
    std::map<std::string, int> pages;
    for (const Customer& customer : process.customers)
        if (customer.name == name)
            for (const Region* const region : usedBy(process, customer))
                for (const auto& [memory, count] : region->pagesIn)
                    pages[memory] += count;
    return pages;
}

std::map<std::string, int> allPagesOf(const Workload& workload) {
    std::map<std::string, int> pages;
    for (const Process& process : workload.processes)
        for (const Region& region : process.regions)
            for (const auto& [memory, count] : region.pagesIn)
                pages[memory] += count;
    return pages;
}

const Customer* customerOf(const Process& process, const CustomerName& name) {
    return &*std::ranges::find(process.customers, name, &Customer::name);
}

const Process* processOf(const Workload& workload, const CustomerName& name) {
    const auto found = std::ranges::find_if(workload.processes, [&](const Process& process) {
        return std::ranges::find(process.customers, name, &Customer::name) != process.customers.end();
    });
    return found == workload.processes.end() ? nullptr : &*found;
}

} // namespace

QString ChangeRow::spoken() const {
    QString words = QStringLiteral("%1 %2").arg(label, QString(text).replace(QStringLiteral("\u2192"), tr("to")));
    if (!change.isEmpty())
        words = tr("%1, %2").arg(words, change);
    return subject.isEmpty() ? words : tr("%1: %2").arg(subject, words);
}

std::optional<ChangeRow> borderChange(const Workload& before, const Workload& after, const CustomerName& moved) {
    const Process* const was = processOf(before, moved);
    const Process* const is = processOf(after, moved);
    if (was == nullptr || is == nullptr)
        return std::nullopt;
    const std::string& sentTo = customerOf(*was, moved)->peer;
    const std::string& sendsTo = customerOf(*is, moved)->peer;
    if (sentTo != sendsTo) // the customer moves to the node that it sent to
        return ChangeRow{
            .key = "peer",
            .label = tr("sends to"),
            .text =
                QString(format::text(sentTo) + QStringLiteral(" \u2192 ") + format::text(sendsTo)).replace(u'/', u' ')};
    const auto had = pagesOf(*was, moved);
    const auto has = pagesOf(*is, moved);
    if (was->name == is->name && had == has)
        return std::nullopt;
    const QString name = format::text(is->name);
    const bool isNew = after.pageCount() > before.pageCount(); // its old pages stay with the threads that share them
    const QString subject = had == has    ? tr("Into another domain")
                            : has.empty() ? tr("Into another domain; its pages stay with the threads that use them")
                            : allPagesOf(before) == allPagesOf(after)
                                ? tr("Into another domain; its pages stay, and it uses the pages of its new process")
                            : isNew ? tr("Into another domain, with new pages of its own")
                                    : tr("Into another domain, with its pages");
    return ChangeRow{.key = "process",
                     .label = tr("process"),
                     .subject = subject,
                     .text =
                         was->name == is->name ? name : format::text(was->name) + QStringLiteral(" \u2192 ") + name};
}

QString nounOf(const DraggedItem& dragged, const Topology& topology) {
    return format::text(dragged.work == nullptr ? topology.nounIn() : dragged.work->customer);
}

Edit editOf(const DraggedItem& dragged, const std::string& to, DropMode mode) {
    if (dragged.kind == DragKind::Board) {
        if (dragged.fresh)
            return SetBoard{to, dragged.board};
        return to.empty() ? Edit(SetBoard{dragged.from, {}}) : Edit(MoveBoard{dragged.from, to});
    }
    if (dragged.kind == DragKind::Thread) {
        if (dragged.fresh)
            return AddCustomer{dragged.process, to};
        return MoveCustomer{dragged.thread, to};
    }
    const std::string place = mode == DropMode::Spread ? "" : to;
    if (dragged.fresh)
        return AddRegion{dragged.process, dragged.pages, place};
    return MovePages{dragged.process, dragged.region, mode == DropMode::All ? "" : dragged.from, place,
                     mode == DropMode::Half ? MoveAmount::Half : MoveAmount::All};
}

std::optional<ChangeRow> findingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after) {
    const std::vector<Finding> fresh = notAmong(before, after);
    const std::vector<Finding> gone = notAmong(after, before);
    if (fresh.empty() && gone.empty())
        return std::nullopt;
    const bool isWorse = !fresh.empty();
    const Finding& shown = isWorse ? fresh.front() : gone.front();
    return ChangeRow{.key = findingsKey,
                     .label = tr("findings"),
                     .subject = isWorse ? format::text(shown.title) : tr("resolved: %1").arg(format::text(shown.title)),
                     .text = isWorse ? tr("%1 new").arg(groupsOf(fresh).size())
                                     : tr("%1 resolved").arg(groupsOf(gone).size()),
                     .verdict = isWorse ? -1 : 1};
}

std::vector<ChangeRow> changesOf(const Answer& before, const Answer& after, const DraggedItem& dragged,
                                 const QString& verb) {
    std::vector<ChangeRow> rows;
    const CustomerAnswer was = customerAnswerOf(before, dragged.thread);
    const CustomerAnswer is = customerAnswerOf(after, dragged.thread);
    const bool isOverloaded = before.isOverloaded() || after.isOverloaded();
    if (was.waiting && is.waiting && !isOverloaded) {
        rows.push_back(timeRow("threadLatency", tr("latency"), was.reportedNs(before), is.reportedNs(after)));
        const std::string& unit = after.classes[*is.waiting].unit;
        rows.push_back(rateRow("threadRate", verb, rateOf(was.bytesPerSecond, was.operationsPerSecond, unit),
                               rateOf(is.bytesPerSecond, is.operationsPerSecond, unit)));
    }
    if (const auto still = stillRow(before, after, dragged.thread))
        rows.push_back(*still);
    const auto stopped = stoppedRow(before, after);
    if (stopped)
        rows.push_back(*stopped);
    const std::size_t own = rows.size();
    if (!after.classes.empty() && !isOverloaded) // without running threads there is no wait
        rows.push_back(timeRow("latency", tr("mean latency"), before.meanLatencyNs, after.meanLatencyNs));
    rows.push_back(rateRow("rate", verb, rateOf(before), rateOf(after)));
    if (after.isOverloaded()) {
        rows.back().text = tr("overloaded");
        rows.back().change = tr("demand above capacity");
    }
    const bool isOfMemory = !after.classes.empty() && !isAllOpen(after); // disks have no local accesses
    if (dragged.kind != DragKind::Board && isOfMemory && !isOverloaded) {
        rows.push_back(changeRow("local", tr("local accesses"), {}, before.localShare * 100, after.localShare * 100,
                                 QStringLiteral(" %"), Improvement::Higher));
        rows.back().change = format::points(before.localShare * 100, after.localShare * 100);
    }
    if (own > 0 && !dragged.others.empty())
        rows.front().subject = tr("%1 %2").arg(format::text(dragged.work->customer), format::text(dragged.thread));
    if (own > 0)
        rows[own].subject = tr("all %1").arg(everybodyIn(before, after));
    // Means over a different set of threads are neither better nor worse.
    for (std::size_t row = own; stopped && row < rows.size(); ++row)
        rows[row].verdict = rows[row].key == "rate" ? rows[row].verdict : 0;
    describeIncomparable(rows, compare(before, after));
    return rows;
}

} // namespace boardset
