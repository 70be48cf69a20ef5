// SPDX-License-Identifier: GPL-3.0-or-later
// A better stand-in for stations of several servers than Seidmann's alone.
#pragma once

#include "boardset/queueing/ClosedNetwork.h"

namespace boardset {

/// Seidmann's fast server is followed by a delay of (m - 1) D / m, right at low and at high utilisation but too long
/// between. This fits the delay of each such station so that, in the network with all classes averaged into one, the
/// stand-in passes as much as the m servers would. There the rest of the network is one flow-equivalent station
/// (Chandy, Herzog and Woo, 1975), whose rates come from exact single-class MVA, and both sides are convolved with it.
/// O(customers x stations) per station of several servers.
void fitServerDelays(const Network& network, ClosedNetwork& closed);

} // namespace boardset
