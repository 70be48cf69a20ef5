// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as rows of text: its hops, the rest that no hop accounts for, and the total.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/trace/Trace.h"

#include <QStringList>
#include <QVariantList>
#include <vector>

namespace boardset {

/// What a row is.
enum class TraceRowKind { Hop, Rest, Total, NoTotal };

/// kind (TraceRowKind), number, title, words, clocks, time, running, remark, place, citation, fact (behind the clocks
/// or the total; empty if none). What is not published says so in `time`.
QStringList traceColumns();
std::vector<QVariantList> traceRows(const Topology& topology, const Trace& trace);

/// A number to a tenth, whole ones bare: "40", "13.3"; a range as "6.7 to 13.3".
QString rangeText(const Range& range);

} // namespace boardset
