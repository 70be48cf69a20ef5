// SPDX-License-Identifier: GPL-3.0-or-later
// Words and edits of a move.
#include "MoveEdit.h"
#include "AnswerChange.h"
#include "Format.h"
#include "Wording.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/Pace.h"
#include "boardset/catalog/TimeUnit.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace boardset {
namespace {

using format::tr;

enum class Better { Higher, Lower };

ChangeRow changeRow(const char* key, QString label, QString subject, double before, double after, const QString& unit,
                    Better better, QString (*digits)(double) = format::grouped) {
    const bool same = before <= 0 || std::abs(after / before - 1) < 0.001;
    const bool fromTo = before > 0 || better == Better::Higher;
    return {.key = key,
            .label = std::move(label),
            .subject = std::move(subject),
            .text = (fromTo ? digits(before) + QStringLiteral(" \u2192 ") : QString()) + digits(after) + unit,
            .change = format::change(before, after),
            .verdict = same ? 0 : ((after > before) == (better == Better::Higher) ? 1 : -1)};
}

/// In the unit in which people read the longer of both.
ChangeRow timeRow(const char* key, QString label, double before, double after) {
    const TimeUnit time = timeUnitOf(std::max(before, after));
    return changeRow(key, std::move(label), {}, before / time.ns, after / time.ns, u' ' + format::text(time.title),
                     Better::Lower, time.ns > 1 ? format::figure : format::grouped);
}

/// Shows latencies that leave out different waits side by side, as in the panel, but as no gain and no loss.
void tellIncomparable(std::vector<ChangeRow>& rows, const Comparison& comparison) {
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

/// In the unit of what is done after the move, unless nothing is.
ChangeRow rateRow(const char* key, const QString& verb, const Rate& before, const Rate& after) {
    const bool isNew = before.unit != after.unit && after.value > 0;
    const Rate was{isNew ? 0 : before.value, after.value > 0 ? after.unit : before.unit};
    ChangeRow row = changeRow(key, verb, {}, was.value, after.value, {}, Better::Higher);
    row.text = format::rateNumber(was) + QStringLiteral(" \u2192 ") + format::rate({after.value, was.unit});
    return row;
}

/// How many stop and how many run again; nothing if the same ones stand still as before.
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

/// Why what is moved stands still there too; nothing of what runs, or does not stand still yet.
std::optional<ChangeRow> stillRow(const Answer& before, const Answer& after, const CustomerName& moved) {
    const auto& stopped = after.model.stopped;
    const auto still = std::ranges::find(stopped, moved, &StoppedCustomer::thread);
    if (still == stopped.end() || !stoppedIn(before).contains(moved))
        return std::nullopt;
    return ChangeRow{.key = "still",
                     .label = tr("stopped"),
                     .subject = tr("There too it cannot run: %1").arg(format::text(still->reason)),
                     .text = tr("still")};
}

/// "threads": all that run or stand still before or after.
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

/// Where the pages are that a customer uses.
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
    if (sentTo != sendsTo) // it stands where those are to whom it sent
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
    const bool isNew = after.pageCount() > before.pageCount(); // others use those that it had
    const QString subject = had == has    ? tr("Into another domain")
                            : has.empty() ? tr("Into another domain; its pages stay with those who use them")
                            : allPagesOf(before) == allPagesOf(after)
                                ? tr("Into another domain; its pages stay, it uses those of that process")
                            : isNew ? tr("Into another domain, with new pages of its own")
                                    : tr("Into another domain, with its pages");
    return ChangeRow{.key = "process",
                     .label = tr("process"),
                     .subject = subject,
                     .text =
                         was->name == is->name ? name : format::text(was->name) + QStringLiteral(" \u2192 ") + name};
}

QString nounOf(const Held& held, const Topology& topology) {
    return format::text(held.work == nullptr ? topology.nounIn() : held.work->customer);
}

Edit editOf(const Held& held, const std::string& to, Deal deal) {
    if (held.cargo == Cargo::Board) {
        if (held.fresh)
            return SetBoard{to, held.board};
        return to.empty() ? Edit(SetBoard{held.from, {}}) : Edit(MoveBoard{held.from, to});
    }
    if (held.cargo == Cargo::Thread) {
        if (held.fresh)
            return AddCustomer{held.process, to};
        return MoveCustomer{held.thread, to};
    }
    const std::string place = deal == Deal::Everywhere ? "" : to;
    if (held.fresh)
        return AddRegion{held.process, held.pages, place};
    return MovePages{held.process, held.region, deal == Deal::Whole ? "" : held.from, place,
                     deal == Deal::Half ? Share::Half : Share::All};
}

std::optional<ChangeRow> findingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after) {
    const std::vector<Finding> fresh = notAmong(before, after);
    const std::vector<Finding> gone = notAmong(after, before);
    if (fresh.empty() && gone.empty())
        return std::nullopt;
    const bool isWorse = !fresh.empty();
    const Finding& told = isWorse ? fresh.front() : gone.front();
    return ChangeRow{.key = findingsKey,
                     .label = tr("findings"),
                     .subject = isWorse ? format::text(told.title) : tr("no longer: %1").arg(format::text(told.title)),
                     .text =
                         isWorse ? tr("%1 new").arg(groupsOf(fresh).size()) : tr("%1 gone").arg(groupsOf(gone).size()),
                     .verdict = isWorse ? -1 : 1};
}

std::vector<ChangeRow> changesOf(const Answer& before, const Answer& after, const Held& held, const QString& verb) {
    std::vector<ChangeRow> rows;
    const CustomerAnswer was = customerAnswerOf(before, held.thread);
    const CustomerAnswer is = customerAnswerOf(after, held.thread);
    const bool isEndless = before.isEndless() || after.isEndless();
    if (was.waiting && is.waiting && !isEndless) {
        rows.push_back(timeRow("threadLatency", tr("latency"), was.toldNs(before), is.toldNs(after)));
        const std::string& unit = after.classes[*is.waiting].unit;
        rows.push_back(rateRow("threadRate", verb, rateOf(was.bytesPerSecond, was.operationsPerSecond, unit),
                               rateOf(is.bytesPerSecond, is.operationsPerSecond, unit)));
    }
    if (const auto still = stillRow(before, after, held.thread))
        rows.push_back(*still);
    const auto stopped = stoppedRow(before, after);
    if (stopped)
        rows.push_back(*stopped);
    const std::size_t own = rows.size();
    if (!after.classes.empty() && !isEndless) // where nothing runs, nothing waits
        rows.push_back(timeRow("latency", tr("mean latency"), before.meanLatencyNs, after.meanLatencyNs));
    rows.push_back(rateRow("rate", verb, rateOf(before), rateOf(after)));
    if (after.isEndless()) {
        rows.back().text = tr("overloaded");
        rows.back().change = tr("more comes than it can do");
    }
    const bool isOfMemory = !after.classes.empty() && !isAllOpen(after); // of disks nothing is local
    if (held.cargo != Cargo::Board && isOfMemory && !isEndless) {        // local or remote: what the move is about
        rows.push_back(changeRow("local", tr("local accesses"), {}, before.localShare * 100, after.localShare * 100,
                                 QStringLiteral(" %"), Better::Higher));
        rows.back().change = format::points(before.localShare * 100, after.localShare * 100);
    }
    if (own > 0 && !held.others.empty())
        rows.front().subject = tr("%1 %2").arg(format::text(held.work->customer), format::text(held.thread));
    if (own > 0)
        rows[own].subject = tr("all %1").arg(everybodyIn(before, after));
    for (std::size_t row = own; stopped && row < rows.size(); ++row) // of others than before: neither better nor worse
        rows[row].verdict = rows[row].key == "rate" ? rows[row].verdict : 0;
    tellIncomparable(rows, compare(before, after));
    return rows;
}

} // namespace boardset
