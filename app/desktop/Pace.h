// SPDX-License-Identifier: GPL-3.0-or-later
// When work on a thread of its own shows what it has so far: often enough to be watched, seldom enough to be cheap.
#pragma once

#include <QElapsedTimer>

namespace boardset {

class Pace {
public:
    Pace() { m_clock.start(); }

    /// Whether the last time is long enough ago; then this is the last time.
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
