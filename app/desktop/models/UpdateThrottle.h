// SPDX-License-Identifier: GPL-3.0-or-later
// Decides when work on another thread shows intermediate results: often enough for the user to follow the progress,
// but rarely enough to cost little time.
#pragma once

#include <QElapsedTimer>

namespace boardset {

class UpdateThrottle {
public:
    UpdateThrottle() { m_clock.start(); }

    /// Returns true if enough time has passed since isDue() last returned true; if so, restarts the timer.
    bool isDue() {
        constexpr qint64 everyMs = 80;
        if (m_clock.elapsed() <= everyMs)
            return false;
        m_clock.restart();
        return true;
    }

private:
    QElapsedTimer m_clock;
};

} // namespace boardset
