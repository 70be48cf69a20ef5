// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline: a placement becomes a program, its steps are replayed in both directions, and a manual edit ends it.
#include "replayApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

QVariant cell(const StepListModel& steps, int row, int role) {
    return steps.data(steps.index(row), role);
}

} // namespace

TEST_CASE("a placement has no timeline, replaying it under a system creates one, and undo removes it", "[views]") {
    TestApp app;
    TimelineView& timeline = *app.session->timeline();
    PolicyView& policy = *app.session->policy();
    const Workload placed = app.document().scenario().workload;
    REQUIRE_FALSE(timeline.hasReplay());
    REQUIRE(timeline.length() == 0);
    REQUIRE(timeline.progress().isEmpty());
    REQUIRE(timeline.steps()->count() == 0);
    REQUIRE(policy.state().manual);
    REQUIRE(policy.state().newest == QStringLiteral("solaris9-1202"));
    const QSignalSpy wanted(&timeline, &TimelineView::wanted);
    policy.replayUnder(policy.state().newest);
    REQUIRE(wanted.count() == 1);
    REQUIRE(timeline.hasReplay());
    REQUIRE(policy.state().title == QStringLiteral("Solaris 9 12/02"));
    REQUIRE(timeline.steps()->count() == timeline.length() + 1);
    REQUIRE(timeline.at() == timeline.length());
    REQUIRE(app.document().scenario().workload == app.document().base().workload);
    policy.replayUnder(QStringLiteral("solaris8")); // the same program under another system
    REQUIRE(wanted.count() == 1);
    REQUIRE(timeline.state().system == QStringLiteral("Solaris 8"));
    app.document().undo();
    app.document().undo();
    REQUIRE_FALSE(timeline.hasReplay());
    REQUIRE(policy.state().manual);
    REQUIRE(app.document().scenario().workload == placed);
    app.document().redo();
    REQUIRE(timeline.hasReplay());
}

TEST_CASE("without threads there is nothing to replay, and the refusal changes nothing", "[views]") {
    TestApp app;
    Scenario empty = app.document().scenario();
    empty.workload.processes.clear();
    app.document().open(empty);
    REQUIRE_FALSE(app.session->policy()->state().replayable);
    app.session->policy()->replayUnder(QStringLiteral("no such system"));
    REQUIRE(app.session->policy()->state().manual);
    REQUIRE(app.problem().isOpen());
}

TEST_CASE("every step has its kind, title, reason and time, and row 0 is the start", "[views]") {
    ReplayApp app;
    const StepListModel& steps = *app.session->timeline()->steps();
    const auto& made = app.document().replay()->replay().steps();
    REQUIRE(cell(steps, 0, StepListModel::Title).toString() == QStringLiteral("Start"));
    for (int row = 1; row < steps.count(); ++row) {
        const Step& step = made[static_cast<std::size_t>(row) - 1];
        REQUIRE(cell(steps, row, StepListModel::Title).toString().toStdString() == step.title);
        REQUIRE(cell(steps, row, StepListModel::Reason).toString().toStdString() == step.reason);
        REQUIRE(cell(steps, row, StepListModel::Kind).toString().toStdString() == toString(step.kind));
        REQUIRE(cell(steps, row, StepListModel::Refused).toBool() == (step.kind == StepKind::Refused));
        REQUIRE(cell(steps, row, StepListModel::Tunables).toStringList().size() ==
                static_cast<qsizetype>(step.settings.size()));
    }
    REQUIRE_FALSE(cell(steps, steps.count(), StepListModel::Title).isValid());
    REQUIRE_FALSE(cell(steps, -1, StepListModel::Title).isValid());
}

TEST_CASE("the player goes to any step, stops at the ends, and plays in both directions", "[views]") {
    ReplayApp app;
    TimelineView& timeline = *app.session->timeline();
    timeline.goTo(0);
    REQUIRE(app.document().scenario().workload.customerCount() == 0);
    REQUIRE(timeline.progress().startsWith(QStringLiteral("Step 0 of ")));
    timeline.step(-1);
    REQUIRE(timeline.at() == 0);
    timeline.step(1);
    REQUIRE(timeline.at() == 1);
    timeline.goTo(9999);
    REQUIRE(timeline.at() == timeline.length());
    timeline.setSpeed(500); // a step takes one millisecond
    timeline.play(1);       // from the end it starts again
    REQUIRE(timeline.playing() == 1);
    REQUIRE(waitFor([&] { return timeline.playing() == 0; }));
    REQUIRE(timeline.at() == timeline.length());
    timeline.play(-1);
    REQUIRE(waitFor([&] { return timeline.playing() == 0; }));
    REQUIRE(timeline.at() == 0);
    timeline.play(1);
    timeline.play(1); // the same command again stops it
    REQUIRE(timeline.playing() == 0);
    timeline.play(1);
    timeline.step(1); // a manual step stops the player
    REQUIRE(timeline.playing() == 0);
}

TEST_CASE("the speed cycles from half to four times", "[views]") {
    ReplayApp app;
    TimelineView& timeline = *app.session->timeline();
    QList<double> speeds;
    for (int i = 0; i < 4; ++i) {
        timeline.faster();
        speeds << timeline.speed();
    }
    REQUIRE(speeds == QList<double>{2, 4, 0.5, 1});
}

TEST_CASE("moving a thread manually ends the program with a notice, and undo restores it", "[views]") {
    ReplayApp app;
    TimelineView& timeline = *app.session->timeline();
    const QSignalSpy ended(&timeline, &TimelineView::ended);
    const int position = timeline.at();
    REQUIRE(app.document().perform(MoveCustomer{"1", "SB5"}).isEmpty());
    REQUIRE_FALSE(timeline.hasReplay());
    REQUIRE(ended.count() == 1);
    REQUIRE(ended.first().first().toString().contains(QStringLiteral("Undo")));
    app.document().undo();
    REQUIRE(timeline.hasReplay());
    REQUIRE(timeline.at() == position);
    app.document().undo(); // to the earlier placement: no edit has ended a program
    REQUIRE_FALSE(timeline.hasReplay());
    REQUIRE(ended.count() == 1);
}

TEST_CASE("the current placement can be kept as a manual one", "[views]") {
    ReplayApp app;
    const Workload shown = app.document().scenario().workload;
    app.session->policy()->keepManual();
    REQUIRE(app.session->policy()->state().manual);
    REQUIRE(app.document().scenario().workload == shown);
    app.document().undo();
    REQUIRE_FALSE(app.session->policy()->state().manual);
}

TEST_CASE("the plots show every placement of the program, calculated outside the window's thread", "[views]") {
    ReplayApp app;
    ReplayPlots& plots = *app.session->replayPlots();
    REQUIRE(plots.throughput()->isEmpty()); // the plots are not active
    plots.setActive(true);
    plots.waitUntilReady();
    REQUIRE(plots.error().isEmpty());
    REQUIRE(plots.throughput()->data().lines.size() == 1);
    const std::vector<Point> points = plots.throughput()->data().lines.front().points;
    REQUIRE(points.front().x == 0);
    REQUIRE(points.back().x == app.document().length());
    for (const Point& point : points) {
        app.document().goToStep(static_cast<int>(point.x));
        REQUIRE(point.y == Approx(app.document().answer().bytesPerSecond / 1e6));
    }
    const std::vector<Point> local = plots.localShare()->data().lines.front().points;
    REQUIRE_FALSE(local.empty());
    CHECK(local.front().x > 0); // without accesses there is no local share
    for (const Point& point : local) {
        app.document().goToStep(static_cast<int>(point.x));
        CHECK(app.document().answer().bytesPerSecond > 0);
        CHECK((point.y >= 0 && point.y <= 100));
    }
    plots.setActive(false);
    REQUIRE_FALSE(plots.isWorking());
}

TEST_CASE("loads start at zero, and the threshold is shown beside them", "[views]") {
    ReplayApp app;
    LoadPlot& loads = *app.session->loadPlot();
    loads.setActive(true);
    const auto& curves = loads.curves()->data().lines;
    REQUIRE(curves.size() == 6 + 1); // six boards and the threshold
    for (std::size_t leaf = 1; leaf <= 6; ++leaf)
        REQUIRE((curves[leaf].points.front() == Point{0, 0}));
    // 65516 / 4 of 65516: 25 % on the 3800 to 6800
    REQUIRE(curves.front().points.front().y == Approx(25));
    REQUIRE(curves.front().isDashed);
    app.session->inspector()->show({Subject::Block, "SB2"});
    REQUIRE(loads.curves()->data().lines.back().title.find("SB2") != std::string::npos); // drawn above the others
}

TEST_CASE("the library marks programs, and an empty timeline offers those of the machine", "[views]") {
    TestApp app;
    RowListModel& scenarios = *app.session->library()->scenarios();
    const auto of = [&](int row, const char* field) { return scenarios.at(row, QLatin1String(field)); };
    QStringList groups;
    for (int row = 0; row < scenarios.count(); ++row)
        if (of(row, "scenario").toString().isEmpty())
            groups << of(row, "group").toString();
    app.session->library()->fold(groups.front()); // it is expanded at the start
    int programs = 0;
    int seen = 0;
    for (const QString& group : groups) {
        app.session->library()->fold(group);
        for (int row = 0; row < scenarios.count(); ++row) {
            const std::string id = of(row, "scenario").toString().toStdString();
            const bool marked = of(row, "program").toBool();
            REQUIRE(marked == (!id.empty() && scenarioCache()->at(id).program.has_value()));
            seen += id.empty() ? 0 : 1;
            programs += marked && scenarioCache()->at(id).machine == app.document().scenario().machine ? 1 : 0;
        }
    }
    REQUIRE(seen > 100);
    REQUIRE(app.session->policy()->programs()->count() == programs);
}
