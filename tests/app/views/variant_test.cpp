// SPDX-License-Identifier: GPL-3.0-or-later
// What if: a setting changes from a step onwards, as B beside A.
#include "replayDesk.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Tries random pages from the start of the replay.
VariantView& tried(ReplayedDesk& desk) {
    PolicySettingsView& settings = *desk.session->settings();
    settings.setActive(true);
    desk.document().goToStep(0);
    settings.setWhatIf(true);
    settings.choose(QStringLiteral("lgrp_mem_default_policy"), 3); // 4: random
    return *desk.session->variant();
}

} // namespace

TEST_CASE("a setting from the current step onwards is B, beside an unchanged program", "[views]") {
    ReplayedDesk desk;
    const Program before = *desk.document().base().program;
    VariantView& variant = tried(desk);
    REQUIRE(variant.exists());
    REQUIRE(variant.isShown());
    REQUIRE(*desk.document().base().program == before);
    REQUIRE(variant.title() == QStringLiteral("lgrp_mem_default_policy = 4 from step 0"));
    REQUIRE(desk.session->timeline()->at() == 1); // the change itself
    REQUIRE(desk.document().replay()->replay().steps().front().kind == StepKind::Tunable);
    variant.show(false);
    REQUIRE(desk.document().replay()->replay().steps().front().kind != StepKind::Tunable);
    REQUIRE(desk.session->timeline()->steps()->count() == desk.document().length() + 1);
}

TEST_CASE("A and B are compared at their ends", "[views]") {
    ReplayedDesk desk;
    VariantView& variant = tried(desk);
    variant.waitUntilReady();
    REQUIRE(variant.error().isEmpty());
    REQUIRE(variant.totals()->count() == 4);
    desk.document().goToStep(desk.document().length());
    const QString shown = QStringLiteral("%1 MB/s").arg(
        QLocale(QLocale::English).toString(desk.document().answer().bytesPerSecond / 1e6, 'f', 0));
    REQUIRE(variant.totals()->at(0, QStringLiteral("b")).toString() == shown);
    REQUIRE(variant.totals()->at(1, QStringLiteral("better")).toInt() == -1); // random pages are mostly remote
    REQUIRE(variant.totals()->at(3, QStringLiteral("b")).toString() != QStringLiteral("0"));
    ReplayPlots& plots = *desk.session->replayPlots();
    plots.setActive(true);
    plots.waitUntilReady();
    REQUIRE(plots.throughput()->curves().size() == 2);
    REQUIRE(plots.throughput()->curves().back().dashed);
}

TEST_CASE("several changes add up, and one at the same step replaces another", "[views]") {
    ReplayedDesk desk;
    VariantView& variant = tried(desk);
    PolicySettingsView& settings = *desk.session->settings();
    REQUIRE(desk.document().position() == 1);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("0"));
    REQUIRE(desk.document().variant()->replay().program().adjustments.size() == 2);
    desk.document().goToStep(1);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("50 %"));
    REQUIRE(desk.document().variant()->replay().program().adjustments.size() == 2);
    REQUIRE(variant.title().contains(QStringLiteral("131032"))); // half of 4 x 65516
}

TEST_CASE("B can be discarded, or kept as an edit that can be undone", "[views]") {
    ReplayedDesk desk;
    const Program before = *desk.document().base().program;
    tried(desk).drop();
    REQUIRE_FALSE(desk.session->variant()->exists());
    REQUIRE(desk.session->variant()->totals()->count() == 0);
    VariantView& variant = tried(desk);
    variant.keep();
    REQUIRE_FALSE(variant.exists());
    REQUIRE(desk.document().base().program->adjustments.size() == 1);
    REQUIRE(desk.session->history()->undoTitle().startsWith(QStringLiteral("What if")));
    desk.document().undo();
    REQUIRE(*desk.document().base().program == before);
}
