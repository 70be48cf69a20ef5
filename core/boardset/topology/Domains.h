// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the list of domains: adds, moves and removes one board.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// True if the boards of a machine can form several domains.
/// A domain needs processors and I/O, so the machine must have bays for at least two kinds of boards.
bool canBeDivided(const Topology& topology);

/// Returns the first letter that no domain uses: "C" if there are A and B.
std::string freeDomainName(const std::vector<Domain>& domains);

/// Returns the machine's domains after a board has moved to the domain named `domain`.
/// Creates this domain if it does not exist, and removes a domain that loses its last board.
/// If `domain` is empty, the board is then in no domain.
std::vector<Domain> withBoardIn(const Topology& topology, const std::string& board, const std::string& domain);

} // namespace boardset
