// SPDX-License-Identifier: GPL-3.0-or-later
// What one line or packet of a class costs a station. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <vector>

namespace boardset::terms {

/// Bytes of a whole operation that has a size of its own: the fact, or what is set.
Derivation sizeOf(const Topology& topology, const ClassRow& row);
/// Bytes of data in one line, packet or piece.
Derivation dataOf(const Topology& topology, const ClassRow& threads);

/// What a station is asked for: by those who wait for it, or by all.
enum class Asking { Waited, All };

/// Time that a line or packet of a class costs a station on average: each step that asks it, by the share of lines or
/// packets that ask. On a framed link the bytes are those of the packet with all that is wrapped around it and answered
/// to it.
Derivation demandTerm(const Topology& topology, const Answer& answer, int station, std::size_t of, Asking asking);

/// Appends, with this exponent, how many serve side by side at a station, if there are several.
void addServers(std::vector<Derivation>& factors, const Answer& answer, int station, int exponent);

/// Time from the first packet of a request to its last: the packets after the first, at the pace of the slowest part.
Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of);

/// Latency on an idle machine of an operation that no source gives a total for: the sum of what it asks and of the
/// times of its steps.
Derivation summedLatency(const Topology& topology, const Answer& answer, std::size_t of);

} // namespace boardset::terms
