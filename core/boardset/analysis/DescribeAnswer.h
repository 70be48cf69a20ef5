// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the totals of an answer, its classes and its domains.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/describe/Table.h"

namespace boardset {

/// Returns the total throughput: "4,800 MB/s". If a part is overloaded, a message says so.
Cell throughputCell(const Answer& answer);

/// Returns the mean latency: "427 ns". If a part is overloaded, the latency is infinite and printed as "unbounded".
Cell latencyCell(const Answer& answer);

/// Returns a throughput, without decimals from 10 MB/s on: "4,000 MB/s", "0.25 operations/s".
Quantity rateFigure(const Rate& rate);

/// Returns the throughput and latency of a total after the first one: "702 MB/s of packets, 1.2 µs each".
Message describeTotal(const UnitTotal& total);

/// Returns a table with a row per class of identical customers.
Table describeClasses(const Answer& answer);

/// Returns a table with a row per domain of the machine. With an answer, it includes the results of the domains.
Table describeDomains(const Topology& topology, const Answer* answer);

} // namespace boardset
