// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations of all numbers that Boardset shows, with one builder per kind of number.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <optional>

namespace boardset {

/// Returns the derivation of a fact. If the fact is derived, the derivation includes the facts from which it follows.
Derivation explainFact(const Catalog& catalog, const std::string& fact);

/// Returns the derivation of the total throughput.
/// It contains the sum of outstanding lines / latency over all classes (Little's law), and the upper bound.
Derivation explainThroughput(const Topology& topology, const Answer& answer);

/// Returns the derivation of the mean latency.
/// It contains the latency of each locality, weighted by the locality's share of accesses, the row of the latency table
/// for each locality, and then the queueing time.
Derivation explainLatency(const Topology& topology, const Answer& answer);

/// Returns the derivation of the mean latency on an idle machine.
/// It contains the latency of each locality, weighted by the locality's share of all threads' accesses,
/// and the row of the latency table for each locality.
Derivation explainIdleLatency(const Topology& topology, const Answer& answer);

/// Returns the derivation of one thread's throughput: the throughput of the thread's class,
/// and the thread's share of it.
/// Empty for a thread without accesses.
std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const CustomerName& thread);
/// Returns the derivation of one thread's mean latency; empty for a thread without accesses.
std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const CustomerName& thread);

/// Returns the derivation of a station's utilisation: the sum of throughput x service demand over all classes.
/// `station` is an index into the model of the answer.
Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station);

/// Returns the derivation of the gain from a part that is twice as fast,
/// with the throughputs (or latencies) before and after.
/// Empty if a wait is unbounded, because no change is then defined.
std::optional<Derivation> explainSensitivity(const Topology& topology, const Answer& answer, int station);

} // namespace boardset
