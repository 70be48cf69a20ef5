// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a program's threads at the current step.
#include "testApp.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a program of five jobs opens where all run, and the table shows the time of each", "[views]") {
    TestApp app("p650-aix51-five-jobs");
    InspectionView& view = *app.session->inspection();
    TableModel& times = *view.times();
    const auto text = [&times](int row, const char* column) {
        return times.at(row, QString::fromUtf8(column)).toString().toStdString();
    };
    REQUIRE(view.state().timed);
    REQUIRE(times.count() == 0); // the view is not active
    view.setActive(true);
    REQUIRE(times.count() == 5);
    // Document 002, Run Time Variability: the fifth has no processor of its own until the second has finished.
    CHECK(text(4, "thread").starts_with("Thread 5"));
    CHECK(text(4, "state") == "shares Book 0 CPU0 with 1 thread");
    CHECK(text(1, "state") == "runs on Book 1 CPU0");
    CHECK(text(4, "processor_s") == "63.77 s");
    CHECK(text(4, "wall_s") == "78.77 s");
    CHECK(app.document().answer().classes.size() == 5);

    app.session->timeline()->goTo(18);
    CHECK(text(1, "state") == "has finished");
    CHECK(text(4, "state") == "runs on Book 1 CPU0");

    app.session->timeline()->goTo(0);
    CHECK(text(0, "state") == "not created yet");
    CHECK(view.state().sum.startsWith("The last thread finishes after 615.2 s."));
}

TEST_CASE("a program whose threads never finish has no times, and opens at its last step", "[views]") {
    const TestApp app("p650-aix52-mcm");
    CHECK_FALSE(app.session->inspection()->state().timed);
    CHECK(app.session->timeline()->at() == app.session->timeline()->length());
}
