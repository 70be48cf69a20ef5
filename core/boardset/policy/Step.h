// SPDX-License-Identifier: GPL-3.0-or-later
// One explained decision of an operating system.
#pragma once

#include "boardset/policy/EventFields.h"

#include <array>

namespace boardset {

/// What a step is about; the timeline gives each its icon.
enum class StepKind { Home, Run, Memory, Advice, Processor, Board, Set, Tunable, Time, Refused };
constexpr auto wordsOf(StepKind) {
    return std::array{"home", "run", "memory", "advice", "processor", "board", "set", "tunable", "time", "refused"};
}

struct Step {
    StepKind kind = StepKind::Time;
    std::string title;         ///< "Thread 5: home lgroup 1 (SB1), runs on SB1 P0".
    std::string reason;        ///< Sentences with the numbers that were compared.
    std::vector<int> settings; ///< Those that were asked, by their index.
    int thread = -1;           ///< That it is about.
    int segment = -1;
    int event = -1;          ///< Of the program; -1: an operator's adjustment.
    std::int64_t ns = 0;     ///< Since the start.
    std::size_t changes = 0; ///< Where its changes end.
};

} // namespace boardset
