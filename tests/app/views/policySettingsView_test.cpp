// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a program: their list, their input format, and the step from which a change is valid.
#include "replayApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

QVariant cell(const PolicySettingsView& settings, const char* tunable, const char* column) {
    auto& rows = *const_cast<PolicySettingsView&>(settings).rows();
    for (int row = 0; row < rows.count(); ++row)
        if (rows.at(row, QStringLiteral("tunable")).toString() == QString::fromUtf8(tunable))
            return rows.at(row, QString::fromUtf8(column));
    return {};
}

PolicySettingsView& opened(TestApp& app) {
    app.session->settings()->setActive(true);
    return *app.session->settings();
}

} // namespace

TEST_CASE("all eight tunables are listed with meaning, default and fact", "[views]") {
    ReplayApp app;
    PolicySettingsView& settings = opened(app);
    REQUIRE(settings.rows()->count() == 8);
    for (int row = 0; row < settings.rows()->count(); ++row) {
        for (const char* column : {"title", "value", "standard", "meaning", "place", "fact"})
            REQUIRE_FALSE(settings.rows()->at(row, QString::fromUtf8(column)).toString().isEmpty());
        REQUIRE_FALSE(settings.rows()->at(row, QStringLiteral("changed")).toBool());
        REQUIRE(settings.rows()->at(row, QStringLiteral("usable")).toBool());
    }
    // one busy thread on a board of four processors
    REQUIRE(cell(settings, "lgrp_expand_proc_thresh", "value").toString() ==
            QStringLiteral("65,516 (25 % of one lgroup of 4)"));
    REQUIRE(cell(settings, "lgrp_shm_random_thresh", "value").toString() == QStringLiteral("8 MB"));
    REQUIRE(cell(settings, "lgrp_privm_random_thresh", "value").toString() == QStringLiteral("unlimited"));
    REQUIRE(cell(settings, "lgrp_mem_default_policy", "value").toString() == QStringLiteral("1, next touch"));
    // the paper says random, the code prefers the longest time since the last homing
    REQUIRE(cell(settings, "lgrp_choose_policy", "printed").toString().contains(QStringLiteral("random")));
    REQUIRE(cell(settings, "lgrp_expand_proc_thresh", "printed").toString().isEmpty());
}

TEST_CASE("values can be entered as numbers, percentages, hexadecimal numbers and sizes", "[views]") {
    Tunable load;
    load.kind = TunableKind::Load;
    load.most = 4'294'967'295;
    const LoadUnit unit{65516, 4};
    REQUIRE(valueOf(load, QStringLiteral("75 %"), unit) == 196548); // 3 x 65516
    REQUIRE(valueOf(load, QStringLiteral("0x1000"), unit) == 4096);
    REQUIRE(valueOf(load, QStringLiteral(" 196,548 "), unit) == 196548);
    REQUIRE_FALSE(valueOf(load, QStringLiteral("4294967296"), unit));
    REQUIRE_FALSE(valueOf(load, QStringLiteral("-1"), unit));
    REQUIRE_FALSE(valueOf(load, QStringLiteral("much"), unit));
    REQUIRE_FALSE(valueOf(load, QString(), unit));
    REQUIRE_FALSE(valueOf(load, QStringLiteral("8 MB"), unit));
    Tunable size;
    size.kind = TunableKind::Bytes;
    size.most = std::numeric_limits<std::int64_t>::max();
    REQUIRE(valueOf(size, QStringLiteral("8 MB"), unit) == 8'388'608);
    REQUIRE(valueOf(size, QStringLiteral("4k"), unit) == 4096);
    REQUIRE(valueOf(size, QStringLiteral("unlimited"), unit) == size.most);
    REQUIRE_FALSE(valueOf(size, QStringLiteral("8 apples"), unit));
    for (const std::int64_t bytes : {std::int64_t{1}, std::int64_t{4096}, std::int64_t{8'388'607}, size.most})
        REQUIRE(valueOf(size, editText(size, bytes), unit) == bytes);
}

TEST_CASE("a change from the start is an edit that replays the program, and undo restores the old value", "[views]") {
    ReplayApp app;
    PolicySettingsView& settings = opened(app);
    settings.set(QStringLiteral("lgrp_loadavg_tolerance"), QStringLiteral("0x1000"));
    REQUIRE(app.document().base().program->tunables.at("lgrp_loadavg_tolerance") == 4096);
    REQUIRE(app.session->history()->state().undoTitle == QStringLiteral("Set lgrp_loadavg_tolerance to 4096"));
    REQUIRE(cell(settings, "lgrp_loadavg_tolerance", "changed").toBool());
    settings.reset(QStringLiteral("lgrp_loadavg_tolerance"));
    REQUIRE(app.document().base().program->tunables.empty());
    app.document().undo();
    REQUIRE(cell(settings, "lgrp_loadavg_tolerance", "edit").toString() == QStringLiteral("4096"));
    app.document().undo();
    REQUIRE_FALSE(cell(settings, "lgrp_loadavg_tolerance", "changed").toBool());
    const std::size_t steps = app.document().history().steps().size();
    settings.set(QStringLiteral("lgrp_loadavg_tolerance"), QStringLiteral("25 %")); // the current value
    REQUIRE(app.document().history().steps().size() == steps);
}

TEST_CASE("an invalid value is refused with a sentence that names the valid ones", "[views]") {
    ReplayApp app;
    PolicySettingsView& settings = opened(app);
    const Program before = *app.document().base().program;
    const QSignalSpy refused(&settings, &PolicySettingsView::refused);
    settings.set(QStringLiteral("lgrp_expand_proc_diff"), QStringLiteral("a lot"));
    REQUIRE(refused.count() == 1);
    REQUIRE(refused.first().first().toString().contains(QStringLiteral("4294967295")));
    settings.setSeed(QStringLiteral("x"));
    REQUIRE(refused.count() == 2);
    REQUIRE(app.problem().isOpen());
    REQUIRE(*app.document().base().program == before);
}

TEST_CASE("system, seed and local addresses are those of the program", "[views]") {
    ReplayApp app("sunfire15k-full");
    PolicySettingsView& settings = opened(app);
    REQUIRE(settings.state().systems.value(settings.state().system) == QStringLiteral("Solaris 9 12/02"));
    REQUIRE(settings.state().uniform.isEmpty());
    settings.setSeed(QStringLiteral("42"));
    REQUIRE(app.document().base().program->seed == 42);
    REQUIRE(settings.state().needsAddresses);
    settings.setAddresses(false);
    REQUIRE_FALSE(settings.state().uniform.isEmpty());
    settings.setSystem(0);
    REQUIRE(app.document().base().program->system == "solaris8");
    for (int row = 0; row < settings.rows()->count(); ++row) { // it supports none of them
        REQUIRE_FALSE(settings.rows()->at(row, QStringLiteral("usable")).toBool());
        REQUIRE(settings.rows()->at(row, QStringLiteral("whyNot")).toString().contains(QStringLiteral("Solaris 8")));
    }
}

TEST_CASE("Solaris reports on the selected thread and region", "[views]") {
    ReplayApp app;
    InspectionView& solaris = *app.session->inspection();
    TableModel& answers = *solaris.answers();
    const auto text = [&answers](int row, const char* column) {
        return answers.at(row, QString::fromUtf8(column)).toString().toStdString();
    };
    CHECK(answers.count() == 0); // the view is not active
    solaris.setActive(true);
    CHECK(solaris.state().unavailable.isEmpty());
    CHECK(answers.title() == QStringLiteral("Is Memory Placement Optimization on?"));
    CHECK(text(0, "command") == "Thread 1: gethomelgroup()");
    app.session->inspector()->show({Subject::Thread, "3"});
    CHECK(text(0, "command") == "Thread 3: gethomelgroup()");
    const Process& process = app.document().scenario().workload.processes.front();
    app.session->inspector()->show(subjectOf(process, process.regions.front()));
    CHECK(answers.count() == 2 + 1 + 2);
    CHECK(text(2, "answer").starts_with("lgroup "));
    app.document().goToStep(0);
    CHECK(text(0, "meaning") == "not created yet");
    app.document().goToStep(app.document().length());
    app.session->policy()->replayUnder(QStringLiteral("solaris8"));
    CHECK(solaris.state().unavailable.contains(QStringLiteral("Solaris 8")));
}
