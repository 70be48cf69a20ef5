// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules have to say about a configuration.
#pragma once

#include "boardset/analysis/ThreadClass.h"
#include "boardset/catalog/Rule.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset {

/// A rule that fired, once per offending part.
struct Finding {
    Rule rule;
    std::string part;   ///< "SB3", "thread 4".
    std::string title;  ///< What is wrong: "Thread 4 cannot run".
    std::string reason; ///< Why, in a sentence.
    std::string fix;    ///< What to do; may be empty.
};

/// Runs every rule's query over the scenario. Errors first.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario);

/// The same where it is known which threads cannot run.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario,
                              const std::vector<StoppedThread>& stopped);

} // namespace boardset
