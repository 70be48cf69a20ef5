// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations of all numbers that Boardset shows, with one builder per kind of number.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <optional>

namespace boardset {

/// Returns the derivation of a fact, with the facts that it follows from if it is derived.
Derivation explainFact(const Catalog& catalog, const std::string& fact);

/// Returns the total throughput: outstanding lines / latency of all classes (Little's law), and the upper bound.
Derivation explainThroughput(const Topology& topology, const Answer& answer);

/// Returns the mean latency: the localities by share of accesses, each with its table row, plus the queueing time.
Derivation explainLatency(const Topology& topology, const Answer& answer);

/// Returns the mean latency on an idle machine: the localities by share of all threads' accesses, each with its table
/// row.
Derivation explainIdleLatency(const Topology& topology, const Answer& answer);

/// Returns the throughput of one thread: that of its class, and the thread's share of it. Empty for a thread without
/// accesses.
std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const CustomerName& thread);
/// Returns the mean latency of one thread; empty for a thread without accesses.
std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const CustomerName& thread);

/// Returns the utilisation of one station: the sum over all classes of throughput x service demand. `station` is an
/// index in the answer's model.
Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station);

/// Returns the gain if a part is twice as fast, with both throughputs (or latencies). Empty if a wait is unbounded,
/// because no change is then defined.
std::optional<Derivation> explainSensitivity(const Topology& topology, const Answer& answer, int station);

} // namespace boardset
