// SPDX-License-Identifier: GPL-3.0-or-later
// Demand of one line or packet of a class on a station. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <vector>

namespace boardset::terms {

/// Returns the bytes of a whole operation that has its own size: those of the fact, or the value that the process sets.
Derivation sizeOf(const Topology& topology, const ClassRow& row);
/// Returns the bytes of data in one line, packet or piece.
Derivation dataOf(const Topology& topology, const ClassRow& threads);

/// Demands on a station to include: only demands for which the customer waits, or all demands.
enum class DemandScope { Waited, All };

/// Returns the mean demand of one line or packet of a class on a station. For each step that uses the station, this is
/// the demand times the share of lines or packets with that step. On a framed link, the bytes include the packet's
/// framing and its acknowledgements.
Derivation demandTerm(const Topology& topology, const Answer& answer, int station, std::size_t of, DemandScope asking);

/// Appends the number of parallel servers of a station, with this exponent, if the station has several.
void addServers(std::vector<Derivation>& factors, const Answer& answer, int station, int exponent);

/// Returns the time from the first packet of a request to its last: all packets but the first, at the pace of the
/// slowest part.
Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of);

/// Returns the idle-machine latency of an operation that has no published total: the sum of its demands and of the
/// known times of its steps.
Derivation summedLatency(const Topology& topology, const Answer& answer, std::size_t of);

} // namespace boardset::terms
