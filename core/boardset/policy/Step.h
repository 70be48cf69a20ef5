// SPDX-License-Identifier: GPL-3.0-or-later
// One explained decision of an operating system.
#pragma once

#include "boardset/policy/EventFields.h"
#include "boardset/text/Message.h"

#include <array>

namespace boardset {

/// Subject of a step; the timeline has an icon for each subject.
enum class StepKind { Home, Dispatch, Memory, Advice, Processor, Board, Set, Tunable, Time, Refused };
constexpr auto wordsOf(StepKind) {
    return std::array{translatable("home"),   translatable("run"),       translatable("memory"),
                      translatable("advice"), translatable("processor"), translatable("board"),
                      translatable("set"),    translatable("tunable"),   translatable("time"),
                      translatable("refused")};
}

/// One decision, with its explanation and the changes to the state that it causes.
struct Step {
    StepKind kind = StepKind::Time;
    std::string title;         ///< Text of the decision: "Thread 5: home lgroup 1 (SB1), runs on SB1 P0".
    std::string reason;        ///< Reason for the decision, in sentences that state the numbers that were compared.
    std::vector<int> settings; ///< Indices of the settings that influenced the decision.
    int thread = -1;           ///< Index of the thread that the step concerns; -1 if there is none.
    int segment = -1;
    int event = -1;          ///< Index of the event that caused the step; -1 for an operator's adjustment.
    std::int64_t ns = 0;     ///< Time since the start of the replay, in nanoseconds.
    std::size_t changes = 0; ///< Number of changes recorded up to the end of the step.
};

} // namespace boardset
