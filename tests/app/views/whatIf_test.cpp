// SPDX-License-Identifier: GPL-3.0-or-later
// What if: a setting changes from a step onwards. The program before the change is A.
#include "replayApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Tries random pages from the start of the replay.
void tryRandomPages(ReplayApp& app) {
    PolicySettingsView& settings = *app.session->settings();
    settings.setActive(true);
    app.document().goToStep(0);
    settings.setWhatIf(true);
    settings.choose(QStringLiteral("lgrp_mem_default_policy"), 3); // 4: random
    app.document().wait();
}

} // namespace

TEST_CASE("a setting from the current step onwards is an edit, and the program before it is A", "[views]") {
    ReplayApp app;
    const Program before = *app.document().base().program;
    tryRandomPages(app);
    CHECK(app.session->history()->state().undoTitle ==
          QStringLiteral("What if: lgrp_mem_default_policy = 4 from step 0"));
    CHECK(app.document().base().program->adjustments == std::vector<Adjustment>{{0, "lgrp_mem_default_policy", 4}});
    CHECK(app.session->timeline()->at() == 1); // the change itself
    CHECK(app.document().replay()->replay().steps().front().kind == StepKind::Tunable);
    REQUIRE(app.session->compare()->hasA());
    CHECK(app.document().keptReplay()->replay().program() == before);
    CHECK(app.document().keptReplay()->position() == app.document().position());
    app.document().undo();
    CHECK(*app.document().base().program == before);
}

TEST_CASE("A and B are compared at the same step, and both have a curve", "[views]") {
    ReplayApp app;
    tryRandomPages(app);
    app.document().goToStep(app.document().length());
    app.document().wait();
    CompareView& compare = *app.session->compare();
    CHECK(app.document().kept()->answer.bytesPerSecond > app.document().answer().bytesPerSecond);
    REQUIRE(compare.differences()->count() > 0);
    ReplayPlots& plots = *app.session->replayPlots();
    plots.setActive(true);
    plots.waitUntilReady();
    REQUIRE(plots.throughput()->data().lines.size() == 2);
    CHECK(plots.throughput()->data().lines.back().isDashed);
    compare.clearA();
    plots.waitUntilReady();
    CHECK(plots.throughput()->data().lines.size() == 1);
}

TEST_CASE("several changes add up, and one at the same step replaces another", "[views]") {
    ReplayApp app;
    const Program before = *app.document().base().program;
    tryRandomPages(app);
    PolicySettingsView& settings = *app.session->settings();
    REQUIRE(app.document().position() == 1);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("0"));
    app.document().wait();
    CHECK(app.document().base().program->adjustments.size() == 2);
    app.document().goToStep(1);
    app.document().wait();
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("50 %"));
    app.document().wait();
    REQUIRE(app.document().base().program->adjustments.size() == 2);
    CHECK(app.document().base().program->adjustments.back().value == 131032); // half of 4 x 65516
    CHECK(app.document().keptReplay()->replay().program() == before);         // A is the program before all changes
}
