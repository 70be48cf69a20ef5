// SPDX-License-Identifier: GPL-3.0-or-later
// What if: a setting changes from a step onwards, as B beside A.
#include "replayApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Tries random pages from the start of the replay.
VariantView& tried(ReplayApp& app) {
    PolicySettingsView& settings = *app.session->settings();
    settings.setActive(true);
    app.document().goToStep(0);
    settings.setWhatIf(true);
    settings.choose(QStringLiteral("lgrp_mem_default_policy"), 3); // 4: random
    return *app.session->variant();
}

} // namespace

TEST_CASE("a setting from the current step onwards is B, beside an unchanged program", "[views]") {
    ReplayApp app;
    const Program before = *app.document().base().program;
    VariantView& variant = tried(app);
    REQUIRE(variant.exists());
    REQUIRE(variant.isShown());
    REQUIRE(*app.document().base().program == before);
    REQUIRE(variant.title() == QStringLiteral("lgrp_mem_default_policy = 4 from step 0"));
    REQUIRE(app.session->timeline()->at() == 1); // the change itself
    REQUIRE(app.document().original()->position() == app.document().position());
    REQUIRE(app.document().replay()->replay().steps().front().kind == StepKind::Tunable);
    variant.show(false);
    REQUIRE(app.document().replay()->replay().steps().front().kind != StepKind::Tunable);
    REQUIRE(app.session->timeline()->steps()->count() == app.document().length() + 1);
}

TEST_CASE("A and B are compared at their ends", "[views]") {
    ReplayApp app;
    VariantView& variant = tried(app);
    variant.waitUntilReady();
    REQUIRE(variant.error().isEmpty());
    REQUIRE(variant.totals()->count() == 4);
    app.document().goToStep(app.document().length());
    const QString shown = QStringLiteral("%1 MB/s").arg(
        QLocale(QLocale::English).toString(app.document().answer().bytesPerSecond / 1e6, 'f', 0));
    REQUIRE(variant.totals()->at(0, QStringLiteral("b")).toString() == shown);
    REQUIRE(variant.totals()->table().rows[1].back().tone == Tone::Bad); // random pages are mostly remote
    REQUIRE(variant.totals()->at(3, QStringLiteral("b")).toString() != QStringLiteral("0"));
    ReplayPlots& plots = *app.session->replayPlots();
    plots.setActive(true);
    plots.waitUntilReady();
    REQUIRE(plots.throughput()->data().lines.size() == 2);
    REQUIRE(plots.throughput()->data().lines.back().isDashed);
}

TEST_CASE("several changes add up, and one at the same step replaces another", "[views]") {
    ReplayApp app;
    VariantView& variant = tried(app);
    PolicySettingsView& settings = *app.session->settings();
    REQUIRE(app.document().position() == 1);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("0"));
    REQUIRE(app.document().variant()->replay().program().adjustments.size() == 2);
    app.document().goToStep(1);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("50 %"));
    REQUIRE(app.document().variant()->replay().program().adjustments.size() == 2);
    REQUIRE(variant.title().contains(QStringLiteral("131032"))); // half of 4 x 65516
}

TEST_CASE("B can be discarded, or kept as an edit that can be undone", "[views]") {
    ReplayApp app;
    const Program before = *app.document().base().program;
    tried(app).drop();
    REQUIRE_FALSE(app.session->variant()->exists());
    REQUIRE(app.session->variant()->totals()->count() == 0);
    VariantView& variant = tried(app);
    variant.keep();
    REQUIRE_FALSE(variant.exists());
    REQUIRE(app.document().base().program->adjustments == std::vector<Adjustment>{{0, "lgrp_mem_default_policy", 4}});
    REQUIRE(app.session->history()->undoTitle().startsWith(QStringLiteral("What if")));
    app.document().undo();
    REQUIRE(*app.document().base().program == before);
}
