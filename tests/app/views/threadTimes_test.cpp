// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a program's threads at the current step.
#include "testApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

std::vector<ThreadTimeRow> rowsOf(ThreadTimes& times) {
    return static_cast<const RowModel<ThreadTimeRow>*>(times.rows())->rows();
}

} // namespace

TEST_CASE("a program of five jobs opens where all run, and the table shows the time of each", "[views]") {
    TestApp app("p650-aix51-five-jobs");
    ThreadTimes& times = *app.session->threadTimes();
    REQUIRE(times.doExist());
    REQUIRE(rowsOf(times).empty()); // the table is not active
    times.setActive(true);
    auto rows = rowsOf(times);
    REQUIRE(rows.size() == 5);
    // Document 002, Run Time Variability: the fifth has no processor of its own until the second has finished.
    CHECK(rows[4].thread == "Thread 5");
    CHECK(rows[4].state == "shares Book 0 CPU0 with 1 thread");
    CHECK(rows[1].state == "runs on Book 1 CPU0");
    CHECK(rows[4].processor == "63.8 s");
    CHECK(rows[4].wall == "78.8 s");
    CHECK_FALSE(rows[1].finished);
    CHECK(app.document().answer().classes.size() == 5);

    app.session->timeline()->goTo(18);
    rows = rowsOf(times);
    CHECK(rows[1].state == "has finished");
    CHECK(rows[1].finished);
    CHECK(rows[4].state == "runs on Book 1 CPU0");

    app.session->timeline()->goTo(0);
    CHECK(rowsOf(times)[0].state == "not created yet");
    CHECK(times.sum().startsWith("The last thread finishes after 615 s."));
}

TEST_CASE("a program whose threads never finish has no times, and opens at its last step", "[views]") {
    const TestApp app("p650-aix52-mcm");
    CHECK_FALSE(app.session->threadTimes()->doExist());
    CHECK(app.session->timeline()->at() == app.session->timeline()->length());
}
