// SPDX-License-Identifier: GPL-3.0-or-later
// Terms for the demand of one line or packet of a class on a station. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <vector>

namespace boardset::terms {

/// Returns how much of a class's service demand at a station its customers wait for, in seconds.
double demandOf(const Answer& answer, std::size_t of, int station);

/// Returns the size in bytes of a whole operation that has its own size.
/// The size is given by a fact, or by the value that the process sets.
Derivation sizeOf(const Topology& topology, const ClassRow& row);
/// Returns the number of bytes of data in one line, packet or piece.
Derivation dataOf(const Topology& topology, const ClassRow& threads);

/// Returns the title for the number of pieces in a request: "Packets per request".
std::string piecesTitle(const ClassRow& row);

/// The demands on a station to include: either only the demands for which the customer waits, or all demands.
enum class DemandScope { Waited, All };

/// Returns the mean demand of one line or packet of a class on a station.
/// Each step that uses the station contributes its demand times the share of lines or packets with that step.
/// On a framed link, the bytes include the packet's framing and its acknowledgements.
Derivation demandTerm(const Topology& topology, const Answer& answer, int station, std::size_t of, DemandScope asking);

/// Appends the number of parallel servers of a station, raised to the given exponent,
/// if the station has several servers.
void addServers(std::vector<Derivation>& factors, const Answer& answer, int station, int exponent);

/// Returns the time from the first packet of a request to its last packet: all packets except the first,
/// at the pace of the slowest part.
Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of);

/// Returns the idle-machine latency of an operation that has no published total:
/// the sum of the operation's demands and of the known times of its steps.
Derivation summedLatency(const Topology& topology, const Answer& answer, std::size_t of);

} // namespace boardset::terms
