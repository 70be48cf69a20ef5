// SPDX-License-Identifier: GPL-3.0-or-later
// Describes an answer as a card: throughput, mean latency and bottleneck, with their changes.
#pragma once

#include "boardset/analysis/Comparison.h"
#include "boardset/describe/Card.h"

#include <limits>
#include <string>
#include <vector>

namespace boardset {

/// The answer with which results are compared.
struct Reference {
    const Answer* answer = nullptr; ///< Null if there is none.
    bool isA = false;               ///< True for A, which the user has set; false for the state before the last change.
    bool isOfProgram = false;       ///< True for a step of a program. Its number of threads may differ.
};

/// Returns the results. The figures are "throughput" and "latency". The lines are the busiest part ("bottleneck"), its
/// utilisation ("bottleneckPercent") and the sentence on what limits throughput ("pace"). The note names the method.
Card describeResults(const Side& shown, const Reference& reference = {});

/// Returns the results in a few words: "4,800 MB/s, 427 ns".
Message describeInShort(const Answer& answer);

/// Returns the customers that can't run, with a line per reason. Without such customers, the card is empty.
Card stoppedCard(const Answer& answer);

/// Returns the customers that run without a result, with a line per reason. Without them, the card is empty.
Card unknownCard(const Answer& answer);

/// Returns the figures of a presentation: "throughput", "latency" and "bottleneck". Their details are the values of the
/// other state, each in the template `pattern`: "before {value}". If the other state is the earlier one
/// (`isEarlier`), the figures also show their changes.
Card describePresented(const Answer& answer, const Reference& other, const char* pattern, bool isEarlier);

/// Returns the names in the given order: "1-36, 40, many". Three or more consecutive numbers become a range. After
/// `most` names and ranges, returns only the number of the other names: "1-36, 40 and 5 more".
std::string listedNames(const std::vector<std::string>& names,
                        std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace boardset
