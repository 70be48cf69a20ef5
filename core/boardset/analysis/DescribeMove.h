// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the effect of a move before it is made.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/describe/Card.h"

#include <optional>
#include <vector>

namespace boardset {

/// The item that moves.
struct MovedItem {
    CustomerName customer = {}; ///< The moved customer, whose own numbers are described; empty if another item moves.
    Message name = {};          ///< Name of the customer, if other customers move too: "thread 4".
    Message verb = {};          ///< Verb for the work, which labels a throughput: "copied".
    bool isBoard = false;       ///< True for a board, whose move also changes which accesses are local.
};

/// Returns the changes: the customer's own "threadLatency" and "threadRate", the number of "stopped" customers, and the
/// totals "latency", "rate" and "local". "still" says why the customer stays stopped.
/// A mean over a different set of customers counts as neither better nor worse, as do latencies that can't be compared
/// (see Comparison).
std::vector<CardLine> describeMove(const Answer& before, const Answer& after, const MovedItem& moved);

/// If a move takes a customer into another domain, returns the customer's new process, pages or receiver. Nothing if
/// all three are unchanged.
std::optional<CardLine> describeBorder(const Workload& before, const Workload& after, const CustomerName& moved);

} // namespace boardset
