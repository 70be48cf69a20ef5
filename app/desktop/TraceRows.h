// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as rows of text: its hops, the remainder that no hop accounts for, and the total.
#pragma once

#include "RowModel.h"

#include "boardset/topology/Topology.h"
#include "boardset/trace/MessageLife.h"

namespace boardset {

/// Kind of a trace row.
enum class TraceRowKind { Hop, Rest, Total, NoTotal };

struct TraceRow {
    TraceRowKind kind = TraceRowKind::Hop;
    QString number;
    QString title;
    QString words;
    QString clocks;
    QString time; ///< Time of the hop; "not published" if no source gives it.
    QString running;
    QString remark;
    QString place;
    QString fact; ///< Id of the fact behind the clocks or the total; empty if there is none.
    /// Position of a hop in the life of a message, in shares of the whole: the start, and the length `span`.
    /// `isAtReceiver` is true for a hop at the receiving end;
    /// `isOnce` is true for a hop that occurs once per connection.
    double start = 0;
    double span = 0;
    bool isAtReceiver = false;
    bool isOnce = false;
    bool operator==(const TraceRow&) const = default;

    ROW_ROLES(TraceRow, kind, number, title, words, clocks, time, running, remark, place, fact, start, span,
              isAtReceiver, isOnce);
};

/// A choice between two outcomes of a trace.
struct OutcomeRow {
    QString onHit;
    QString onMiss;
    bool isHit = true;
    bool operator==(const OutcomeRow&) const = default;

    ROW_ROLES(OutcomeRow, onHit, onMiss, isHit);
};

std::vector<TraceRow> traceRows(const Topology& topology, const Trace& trace, const MessageLife& life);

/// A number, or a range of numbers, with at most one decimal: "40", "13.3", "6.7 to 13.3".
QString rangeText(const Range& range);

/// A time to a tenth of a nanosecond; a long time is in milliseconds.
QString timeText(double ns);

} // namespace boardset
