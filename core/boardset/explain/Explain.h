// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of every number that Boardset shows; one builder per kind of number.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <optional>

namespace boardset {

/// A fact and, for a derived one, the facts that it follows from.
Derivation explainFact(const Catalog& catalog, const std::string& fact);

/// Total throughput: classes, their lines outstanding over their latency (Little), and the bound that holds it.
Derivation explainThroughput(const Topology& topology, const Answer& answer);

/// Mean latency: localities by share of accesses, each to its row of the table, and the waiting.
Derivation explainLatency(const Topology& topology, const Answer& answer);

/// Mean latency on an idle machine: localities by share of all threads' accesses, each to its row of the table.
Derivation explainIdleLatency(const Topology& topology, const Answer& answer);

/// The same for one thread: its class, and its share of it. Nothing for a thread that makes no accesses.
std::optional<Derivation> explainThreadThroughput(const Topology& topology, const Answer& answer,
                                                  const CustomerName& thread);
std::optional<Derivation> explainThreadLatency(const Topology& topology, const Answer& answer,
                                               const CustomerName& thread);

/// Utilisation of one station: sum over classes of throughput x service demand. `station` indexes the model.
Derivation explainUtilisation(const Topology& topology, const Answer& answer, int station);

/// "Twice as fast": the two solutions side by side. Nothing where they wait without end: that has no change.
std::optional<Derivation> explainSensitivity(const Topology& topology, const Answer& answer, int station);

} // namespace boardset
