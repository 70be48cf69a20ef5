// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of a machine that differs from its standard configuration: boards, domains, failures and their effects.
#pragma once

#include "Print.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Adds a machine's boards, failed parts and domains to `json`.
/// With an answer, also adds the results of each domain and the stopped threads.
void addSetup(OrderedJson& json, const Topology& topology, const Answer* answer = nullptr);

/// Returns the setup as lines of text; empty if the setup is the standard one and everything runs.
std::string setupText(const Topology& topology, const Answer* answer = nullptr);

} // namespace boardset
