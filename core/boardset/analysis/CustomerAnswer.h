// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer says of one thread or stream.
#pragma once

#include "boardset/analysis/Answer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

struct CustomerAnswer {
    std::vector<std::size_t> classes; ///< Indices in the answer. None: no accesses; two: a stream reads and writes.
    double bytesPerSecond = 0;        ///< Its part of what these classes move,
    double operationsPerSecond = 0;   ///< and of what they do.
    double turns = 1; ///< Part of the time in which it has its processor: k that share it have 1/k each.
    /// The class whose latency is the thread's: of a stream that reads and writes, the reads, since nobody waits for a
    /// write. Nothing where there is no class.
    std::optional<std::size_t> waiting;

    /// Its latency in ns; 0 where there is no class.
    double latencyNs(const Answer& answer) const { return waiting ? answer.classes[*waiting].latencyNs : 0; }
    /// The same as people call it: of a message that of the whole.
    double toldNs(const Answer& answer) const { return waiting ? answer.classes[*waiting].toldNs : 0; }
};

CustomerAnswer customerAnswerOf(const Answer& answer, const CustomerName& thread);
/// Of all that are in a class, by names that live as long as the answer.
std::unordered_map<std::string_view, CustomerAnswer> customerAnswersOf(const Answer& answer);

} // namespace boardset
