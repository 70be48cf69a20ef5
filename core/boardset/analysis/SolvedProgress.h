// SPDX-License-Identifier: GPL-3.0-or-later
// How far work comes while a program is replayed: between two ends or events nothing changes, so that is solved once.
#pragma once

#include "boardset/analysis/Completion.h"
#include "boardset/policy/Progress.h"

#include <vector>

namespace boardset {

/// Whether any thread of a program ever has finished.
bool hasEnds(const Program& program);

class SolvedProgress : public Progress {
public:
    WorkEnd advance(const World& world, std::int64_t ns) override;

    /// Who has finished so far, by the numbers of threads, with wall-clock and processor time.
    const std::vector<Completion>& completions() const { return m_completions; }

private:
    struct Left {
        double operations = 0;
        double perSecond = 0;
        double processorSeconds = 0;
        bool isDone = false;
    };

    std::vector<Left> m_left; ///< By thread.
    double m_seconds = 0;     ///< So far.
    std::vector<Completion> m_completions;
};

} // namespace boardset
