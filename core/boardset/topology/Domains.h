// SPDX-License-Identifier: GPL-3.0-or-later
// Dividing a machine: the list of domains after one board, or one domain, has changed.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Whether domains of their own can be made of its boards: they are of two kinds at least, for a domain needs
/// processors and I/O.
bool canBeDivided(const Topology& topology);

/// The first letter that no domain has: "C" beside A and B.
std::string freeDomainName(const std::vector<Domain>& domains);

/// The machine's domains with a board in the one named `domain`, which is made if there is none of that name; the
/// domain that loses its last board goes. An empty `domain` leaves the board in none.
std::vector<Domain> withBoardIn(const Topology& topology, const std::string& board, const std::string& domain);

} // namespace boardset
