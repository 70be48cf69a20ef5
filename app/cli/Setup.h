// SPDX-License-Identifier: GPL-3.0-or-later
// How a machine is set up, where it is not as it is sold: boards, domains, failures and what they stop.
#pragma once

#include "Print.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Adds boards, failed and domains; with an answer, what each domain moves, and the threads that stand still.
void addSetup(OrderedJson& json, const Topology& topology, const Answer* answer = nullptr);

/// The same as lines; empty if everything is standard and everything runs.
std::string setupText(const Topology& topology, const Answer* answer = nullptr);

} // namespace boardset
