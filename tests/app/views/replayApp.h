// SPDX-License-Identifier: GPL-3.0-or-later
// A session with a bundled scenario, replayed under Solaris.
#pragma once

#include "testApp.h"

#include <QTest>

namespace boardset::test {

struct ReplayApp : TestApp {
    explicit ReplayApp(const std::string& id = "sunfire6800-first", const char* system = "solaris9-1202")
        : TestApp(id) {
        session->policy()->replayUnder(QString::fromUtf8(system));
        REQUIRE(session->timeline()->hasReplay());
    }
    /// Position of the first step of a kind; -1 if there is none.
    int stepOf(StepKind kind) {
        const auto& steps = document().replay()->replay().steps();
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].kind == kind)
                return static_cast<int>(i) + 1;
        return -1;
    }
};

/// Waits until a condition holds; false if it does not hold in time.
template <class Condition> bool waitFor(Condition holds) {
    for (int tries = 0; tries < 500 && !holds(); ++tries)
        QTest::qWait(10);
    return holds();
}

} // namespace boardset::test
