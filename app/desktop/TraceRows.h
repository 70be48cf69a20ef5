// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as rows of text: its hops, the rest that no hop accounts for, and the total.
#pragma once

#include "RowModel.h"

#include "boardset/topology/Topology.h"
#include "boardset/trace/Life.h"

namespace boardset {

/// What a row is.
enum class TraceRowKind { Hop, Rest, Total, NoTotal };

struct TraceRow {
    TraceRowKind kind = TraceRowKind::Hop;
    QString number;
    QString title;
    QString words;
    QString clocks;
    QString time; ///< Says so where it is not published.
    QString running;
    QString remark;
    QString place;
    QString fact; ///< Behind the clocks or the total; empty if none.
    /// Of a hop in the life of a message: when it begins and how long it is, in shares of all; where, and how often.
    double start = 0;
    double span = 0;
    bool isFar = false;
    bool isOnce = false;
    bool operator==(const TraceRow&) const = default;

    ROW_ROLES(TraceRow, kind, number, title, words, clocks, time, running, remark, place, fact, start, span, isFar,
              isOnce);
};

/// What decides between two things that can happen.
struct OutcomeRow {
    QString onHit;
    QString onMiss;
    bool isHit = true;
    bool operator==(const OutcomeRow&) const = default;

    ROW_ROLES(OutcomeRow, onHit, onMiss, isHit);
};

std::vector<TraceRow> traceRows(const Topology& topology, const Trace& trace, const Life& life);

/// A number to a tenth, whole ones bare: "40", "13.3"; a range as "6.7 to 13.3".
QString rangeText(const Range& range);

/// A time to a tenth of a nanosecond, long ones in milliseconds.
QString timeText(double ns);

} // namespace boardset
