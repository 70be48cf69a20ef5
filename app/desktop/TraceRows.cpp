// SPDX-License-Identifier: GPL-3.0-or-later
// Formats hops, and marks times that are not published.
#include "TraceRows.h"

#include "Format.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/TimeUnit.h"

namespace boardset {

namespace {

using format::tr;

/// Formats a number with at most one decimal; whole numbers have none.
QString tenths(double value) {
    const QString text = format::number(value, 1);
    return text.endsWith(QStringLiteral(".0")) ? text.chopped(2) : text;
}

QString timeOf(const Trace& trace, const Hop& hop) {
    if (hop.ns)
        return hop.ns->most > hop.ns->least ? tr("%1 ns").arg(rangeText(*hop.ns)) : timeText(hop.ns->least);
    return hop.within.empty() ? tr("not published") : tr("in hop %1").arg(trace.numberOf(hop.within));
}

QString remarkOn(const Trace& trace, const Hop& hop) {
    if (!hop.beside.empty())
        return tr("in parallel with hop %1").arg(trace.numberOf(hop.beside));
    if (hop.isPosted)
        return tr("posted");
    return hop.times == 1  ? QString()
           : hop.times > 1 ? tr("%1 times").arg(tenths(hop.times))
                           : tr("once in %1").arg(tenths(1 / hop.times));
}

TraceRow hopRow(const Topology& topology, const Trace& trace, int index) {
    const auto number = static_cast<std::size_t>(index) + 1;
    const Hop& hop = trace.hops.at(number - 1);
    const QString words = trace.hasRest() ? tr("at least %1") : tr("%1 so far");
    const QString running = hop.counts() ? words.arg(timeText(trace.countedNs(number))) : QString();
    return {TraceRowKind::Hop,
            QString::number(index + 1),
            format::text(hop.title),
            format::text(hop.text),
            hop.clocks ? (hop.clocks->most == 1 ? tr("%1 clock") : tr("%1 clocks")).arg(rangeText(*hop.clocks))
                       : QString(),
            timeOf(trace, hop),
            running,
            remarkOn(trace, hop),
            format::place(topology.catalog(), hop.source, hop.locator),
            format::text(hop.timeFact)};
}

TraceRow sumRow(const Topology& topology, const TraceTotal& total, bool rest) {
    const Fact& fact = topology.catalog().fact(total.fact);
    return {rest ? TraceRowKind::Rest : TraceRowKind::Total,
            QString(),
            rest ? tr("Remainder") : tr("Total"),
            rest ? tr("Time that no hop accounts for: the published total minus the counted hops.")
                 : format::text(fact.title),
            QString(),
            timeText(rest ? total.restNs : total.ns),
            rest ? timeText(total.ns) : QString(),
            rest ? tr("not published per hop")
                 : tr("%1, %2").arg(format::text(fact.title), format::text(toString(fact.standing))),
            format::place(topology.catalog(), fact.source, fact.locator),
            format::text(fact.id)};
}

/// Returns the row that explains why there is no total, or that the total is a sum.
TraceRow noteRow(const Topology& topology, const Trace& trace) {
    return {TraceRowKind::NoTotal,
            QString(),
            tr("Total"),
            format::text(trace.note),
            QString(),
            trace.total ? timeText(trace.total->ns) : tr("not published"),
            QString(),
            QString(),
            format::place(topology.catalog(), trace.noteSource, trace.noteLocator),
            QString()};
}

} // namespace

QString rangeText(const Range& range) {
    return range.most > range.least ? tr("%1 to %2").arg(tenths(range.least), tenths(range.most)) : tenths(range.least);
}

QString timeText(double ns) {
    return timeUnitOf(ns).ns > 1 ? format::text(printedTime(ns)) : tr("%1 ns").arg(tenths(ns));
}

std::vector<TraceRow> traceRows(const Topology& topology, const Trace& trace, const MessageLife& life) {
    std::vector<TraceRow> rows;
    for (const MessageStep& step : life.steps) {
        if (step.isRest) // has its own row below
            continue;
        TraceRow& row = rows.emplace_back(hopRow(topology, trace, static_cast<int>(step.hop)));
        row.start = life.ns > 0 ? step.startNs / life.ns : 0;
        row.span = life.ns > 0 ? step.ns / life.ns : 0;
        row.isAtReceiver = step.isAtReceiver;
        row.isOnce = step.isOnce;
    }
    if (trace.total && !trace.total->fact.empty()) {
        rows.push_back(sumRow(topology, *trace.total, true));
        if (life.restNs > 0) {
            rows.back().start = 1 - life.restNs / life.ns;
            rows.back().span = life.restNs / life.ns;
        }
        rows.push_back(sumRow(topology, *trace.total, false));
    } else {
        rows.push_back(noteRow(topology, trace));
    }
    return rows;
}

} // namespace boardset
