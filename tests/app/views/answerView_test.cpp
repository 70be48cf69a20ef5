// SPDX-License-Identifier: GPL-3.0-or-later
// Results, history, inspector and Why? panel: they show values from the core and follow the document.
#include "Format.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/catalog/Citation.h"
#include "boardset/text/Language.h"
#include "testApp.h"

#include <QRegularExpression>

#include <cmath>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("threads stopped by a failure are counted and named with the reason", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    REQUIRE(answer.stopped()->heading().isEmpty());
    REQUIRE(answer.stopped()->rows().empty());
    REQUIRE(app.document().perform(SetFailed{"SB3", true}).isEmpty()); // the pages of all four threads
    REQUIRE(answer.stopped()->heading() == QStringLiteral("4 threads stopped"));
    REQUIRE_FALSE(answer.state().hasAnswer);
    REQUIRE_FALSE(answer.stopped()->rows().empty());
    for (const ShownLine& line : answer.stopped()->rows())
        REQUIRE_FALSE(line.text.isEmpty());
    app.document().undo();
    REQUIRE(answer.state().hasAnswer);
    REQUIRE(answer.stopped()->rows().empty());
}

TEST_CASE("the Results panel shows the core's numbers, and the change after an edit", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    // The port of SB3 is saturated: 4.8 GB/s. Each of four threads has 8 lines of 64 bytes in flight:
    // R = 4 * 512 / 4.8 = 426.7 ns.
    CHECK(answer.line("throughput").text.toStdString() == "4,800");
    CHECK(answer.line("throughput").unit.toStdString() == "MB/s read");
    CHECK(answer.line("latency").text.toStdString() == "427");
    CHECK(answer.line("latency").unit.toStdString() == "ns mean latency");
    CHECK(answer.line("latency").detail.section('\n', 0, 0).toStdString() ==
          "240 ns on an idle machine, 187 ns queueing");
    CHECK(answer.line("bottleneck").text.toStdString() == "port of SB3");
    CHECK(answer.line("bottleneckPercent").text.toStdString() == "100 %");
    CHECK(answer.line("throughput").change.isEmpty());
    CHECK(answer.line("latency").change.isEmpty());
    CHECK(answer.stations()->count() == 5);

    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    // Four memories are saturated: 4 * 1.675 GB/s. R = 4 * 512 / 6.7 = 305.7 ns.
    CHECK(answer.line("throughput").text.toStdString() == "6,700");
    CHECK(answer.line("throughput").tone == "good");
    CHECK(answer.line("throughput").change.toStdString() == "+40 % (was 4,800)");
    CHECK(answer.line("latency").text.toStdString() == "306");
    CHECK(answer.line("latency").tone == "good");
    CHECK(answer.line("latency").change.toStdString() == "−121 ns: distance −12, queueing −109");
}

TEST_CASE("the Results panel shows a change for the worse as a loss", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB0"}).isEmpty());
    CHECK(answer.line("throughput").tone == "bad");
    CHECK(answer.line("throughput").change.toStdString() == "−28 % (was 6,700)");
    CHECK(answer.line("latency").tone == "bad");
    CHECK(answer.line("latency").change.toStdString() == "+121 ns: distance +12, queueing +109");
}

TEST_CASE("keeping and clearing A changes the reference of the Results panel", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    QSignalSpy changed(&answer, &AnswerView::changed);
    app.session->compare()->keep();
    CHECK(changed.count() > 0);
    CHECK(answer.line("throughput").change.toStdString() == "same as A");
    changed.clear();
    app.session->compare()->clearA();
    CHECK(changed.count() > 0);
    CHECK(answer.line("throughput").change.toStdString() == "+40 % (was 4,800)");
}

TEST_CASE("a number and its unit agree", "[views]") {
    CHECK(format::text(figureOf(1, "threads")).toStdString() == "1 thread");
    CHECK(format::text(figureOf(4, "threads")).toStdString() == "4 threads");
}

TEST_CASE("undo and redo name the step that they affect", "[views]") {
    TestApp app;
    UndoHistoryView& history = *app.session->history();
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    REQUIRE(app.document().perform(Rename{"Second"}).isEmpty());
    REQUIRE(app.document().perform(SetFailed{"SB5"}).isEmpty());
    const QStringList titles = column(*history.steps(), "title");
    for (int at = 3; at >= 0; --at) {
        CHECK(history.state().undoTitle == (at > 0 ? titles.at(at) : QString()));
        CHECK(history.state().redoTitle == (at < 3 ? titles.at(at + 1) : QString()));
        history.undo();
    }
}

TEST_CASE("different kinds of work are not compared by percentage", "[views]") {
    TestApp app("sunfire6800-copy-24-local");
    AnswerView& answer = *app.session->answer();
    app.session->compare()->keep();
    const QString copied = answer.line("throughput").unit;
    app.files().requestBundled(QStringLiteral("t5440-read-4"));
    REQUIRE(answer.line("throughput").unit != copied);
    CHECK(answer.line("throughput").change.isEmpty());
    const QStringList changes = column(*app.session->compare()->differences(), "change");
    REQUIRE_FALSE(changes.isEmpty());
    for (const QString& change : changes)
        CHECK(change == u"–");
}

TEST_CASE("a mean that falls because fast work has a larger share is no gain", "[views]") {
    TestApp app("sparcserver630mp-office");
    AnswerView& answer = *app.session->answer();
    const double before = app.document().answer().meanLatencyNs;
    REQUIRE(app.document().perform(SetCustomer{"5", CustomerNumber::Count, 40}).isEmpty());
    REQUIRE(app.document().answer().meanLatencyNs < before); // although each operation waits longer
    CHECK(answer.line("latency").tone == "plain");
    CHECK(answer.line("latency").change.contains(QStringLiteral("from a different mix of operations: mix \u2212")));
    const Comparison parts = compare(*app.document().reference(), app.document().answer());
    CHECK(parts.mixNs < 0);
    CHECK(parts.contentionNs > 0); // each operation waits longer
    app.document().undo();
    REQUIRE(app.document().perform(SetCustomer{"5", CustomerNumber::Rate, 1}).isEmpty());
    CHECK(answer.line("latency").tone == "plain"); // a smaller share of fast work is no loss either
}

TEST_CASE("faster threads are no gain if another thread has stopped", "[views]") {
    TestApp app("sunfire6800-copy-24-local");
    AnswerView& answer = *app.session->answer();
    REQUIRE(app.document().perform(SetFailed{"SB1/P0"}).isEmpty());
    CHECK(answer.line("latency").tone == "plain");
    CHECK(answer.line("latency").change.contains(QStringLiteral("for the work that runs")));
}

TEST_CASE("packing threads on one processor is no latency gain", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    const std::string first = app.document().scenario().workload.processes.front().customers.front().on;
    app.session->compare()->keep();
    for (const char* const thread : {"2", "3", "4"})
        REQUIRE(app.document().perform(MoveCustomer{CustomerName(thread), first}).isEmpty());
    CHECK(answer.line("latency").tone == "plain");
    CHECK(answer.line("latency").change.startsWith(QStringLiteral("not compared: ")));
    CHECK(app.session->compare()->state().sentence ==
          QStringLiteral("The latencies are not compared: latency does not include the wait for a shared processor, "
                         "which affects 4 threads instead of no thread."));
    const TableModel& rows = *app.session->compare()->differences();
    CHECK(column(rows, "title").value(1) == u"mean latency");
    CHECK(column(rows, "change").value(1) == u"–");
}

TEST_CASE("the parts of a latency change add up to it", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    const auto numbers = [&] {
        std::vector<int> all;
        const QRegularExpression number(QStringLiteral("[+\u2212]?[0-9,]+"));
        for (auto each = number.globalMatch(answer.line("latency").change); each.hasNext();)
            all.push_back(each.next().captured().replace(QChar(0x2212), u'-').remove(u',').toInt());
        return all;
    };
    for (const char* const thread : {"4", "3", "2"}) {
        REQUIRE(app.document().perform(MoveCustomer{CustomerName(thread), "SB3"}).isEmpty());
        INFO(answer.line("latency").change.toStdString());
        const std::vector<int> parts = numbers();
        const double change = app.document().answer().meanLatencyNs - app.document().reference()->meanLatencyNs;
        REQUIRE(parts.size() == (answer.line("latency").tone == "plain" ? 2 : 3)); // "unchanged" replaces the total
        CHECK(parts[parts.size() - 2] + parts.back() == std::lround(change));
        CHECK((parts.size() == 2 || parts.front() == std::lround(change)));
    }
}

TEST_CASE("without threads there is no result and no error", "[views]") {
    TestApp app;
    app.files().requestNew();
    REQUIRE_FALSE(app.session->answer()->state().hasAnswer);
    REQUIRE(app.session->answer()->stations()->count() == 0);
    REQUIRE(app.session->answer()->line("bottleneck").text.isEmpty());
    app.session->why()->show({Subject::Throughput});
    REQUIRE_FALSE(app.session->why()->state().error.isEmpty());
}

TEST_CASE("the history lists every step and goes to any of them", "[views]") {
    TestApp app;
    UndoHistoryView& history = *app.session->history();
    REQUIRE_FALSE(history.state().canUndo);
    app.document().perform(MoveCustomer{"4", "SB3"});
    app.document().perform(MoveCustomer{"3", "SB3"});
    REQUIRE(history.steps()->count() == 3);
    REQUIRE(history.state().undoTitle.contains(QStringLiteral("thread 3")));
    history.goTo(0);
    REQUIRE_FALSE(history.state().canUndo);
    REQUIRE(history.steps()->at(2, QStringLiteral("undone")).toBool());
    history.redo();
    REQUIRE(history.state().at == 1);
}

TEST_CASE("the inspector gives every fact its standing, and forgets a removed item", "[views]") {
    TestApp app;
    InspectorView& inspector = *app.session->inspector();
    int facts = 0;
    for (const Subject& subject : {Subject(), Subject{Subject::Block, "SB3"}, Subject{Subject::Thread, "4"}}) {
        inspector.show(subject);
        for (const ShownLine& line : inspector.card()->rows()) {
            if (line.why.startsWith(QStringLiteral("fact:"))) {
                REQUIRE_FALSE(line.badge.isEmpty());
                ++facts;
            }
        }
    }
    REQUIRE(facts > 0);
    REQUIRE(inspector.card()->heading() == QStringLiteral("Thread 4"));
    REQUIRE(inspector.remove().isEmpty());
    REQUIRE(inspector.kind() == Subject::Machine);
}

TEST_CASE("a region is found and removed whatever its process is called", "[views]") {
    Scenario scenario = scenarioCache()->at("sunfire6800-first");
    scenario.workload.processes[0].name = "a/b";
    TestApp app(catalog(), scenario);
    const Process& process = app.document().scenario().workload.processes[0];
    app.session->inspector()->show(subjectOf(process, process.regions[0]));
    REQUIRE(app.session->inspector()->kind() == Subject::Region);
    REQUIRE(app.session->inspector()->remove().isEmpty());
    REQUIRE(app.document().scenario().workload.processes[0].regions.empty());
}

TEST_CASE("the gain of twice the speed follows the current result", "[views]") {
    TestApp app;
    AnswerView& answer = *app.session->answer();
    const auto expected = [&](int row) {
        const auto gains = sensitivityOf(app.document().answer(), 5);
        return format::text(
            Language().text(Quantity{100 * gains[static_cast<std::size_t>(row)].gain, "%", 4, 1, true}));
    };
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3/P0"}).isEmpty());
    REQUIRE(app.document().perform(MoveCustomer{"3", "SB3/P1"}).isEmpty());
    REQUIRE(answer.stations()->count() == 5);
    answer.waitUntilSolved();
    CHECK(answer.stationAt(0)[QStringLiteral("use")] == app.document().answer().stations[0].utilisation);
    CHECK(answer.stationAt(5)[QStringLiteral("use")] == 0);
    for (int row = 0; row < 5; ++row)
        REQUIRE(answer.stations()->at(row, QStringLiteral("gain")).toString() == expected(row));
}

TEST_CASE("the Why? panel explains every kind of number, and again after an edit", "[views]") {
    TestApp app;
    WhyView& why = *app.session->why();
    app.session->evidence()->waitUntilLoaded();
    const QString measurement = app.session->evidence()->rows()->at(0, QStringLiteral("key")).toString();
    for (const QString& number :
         {QStringLiteral("throughput:"), QStringLiteral("latency:"), QStringLiteral("station:0"),
          QStringLiteral("gain:0"), QStringLiteral("measurement:") + measurement}) {
        INFO(number.toStdString());
        why.explain(number);
        REQUIRE(why.state().error.isEmpty());
        REQUIRE(why.lines()->count() > 0);
        REQUIRE_FALSE(why.text().isEmpty());
    }
    REQUIRE(why.limits()->count() > 0);
    why.show({Subject::Station, std::to_string(app.document().answer().model.restOfLatency)});
    REQUIRE_FALSE(why.state().error.isEmpty()); // another scenario may have a part with this number
    why.show({Subject::Latency});
    const QString before = why.state().title;
    app.document().perform(MoveCustomer{"4", "SB3"});
    REQUIRE(why.state().title != before);
    REQUIRE(why.exportTo(app.url("why.txt")).isEmpty());
    REQUIRE_FALSE(why.exportTo(app.url("no/such/folder/why.txt")).isEmpty());
    why.show({Subject::Fact, "no such fact"});
    REQUIRE_FALSE(why.state().error.isEmpty());
}

TEST_CASE("the share of local accesses is shown only for memory accesses on machines with remote memory", "[views]") {
    const auto share = [](const char* id) {
        return TestApp(id).session->answer()->line("latency").detail.section('\n', 1);
    };
    CHECK(share("sunfire6800-first").contains("stay on their"));
    CHECK(share("sunfirev880-first") == QStringLiteral("All memory is equally distant"));
    CHECK(share("firelink-put").isEmpty()); // messages have a fixed receiver
}

TEST_CASE("numbers are written in the usual format", "[views]") {
    REQUIRE(format::number(8790) == QStringLiteral("8,790"));
    REQUIRE(format::signedPercent(-0.04) == QStringLiteral("0 %"));
    const auto change = [](double before, double after) {
        return Language().text(changeCell(before, after, {}, true));
    };
    REQUIRE(change(100, 1800) == "× 18");
    REQUIRE(change(100, 199) == "+99 %");
    REQUIRE(change(200, 100) == "−50 %");
    REQUIRE(change(0, 100) == "new");
    REQUIRE(change(100, 100) == "no change");
    REQUIRE(format::signedPercent(-0.6) == QStringLiteral("−0.6 %"));
    REQUIRE(format::text(percentText(0.0004)) == QStringLiteral("<0.1 %"));
    REQUIRE(format::text(percentText(0.0087)) == QStringLiteral("0.9 %"));
    REQUIRE(format::text(figureOf(1e-9)) == QStringLiteral("0"));
    REQUIRE(format::text(rateFigure({0.2, "MB/s"})) == QStringLiteral("0.20 MB/s"));
    REQUIRE(format::text(rateFigure({8790, "MB/s"})) == QStringLiteral("8,790 MB/s"));
    const Catalog& known = *catalog();
    REQUIRE(format::text(briefOf(known, {"000-mpo", "Table B-2, row 4"})) == "Sun MPO white paper, Table B-2, row 4");
    REQUIRE(format::text(briefOf(known, {"000-mpo", ""})) == "Sun MPO white paper");
    REQUIRE(format::text(briefOf(known, {"", ""})).isEmpty());
}

TEST_CASE("the Why? panel derives a thread's own number", "[why]") {
    TestApp app("sunfire6800-first");
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty()); // now the threads differ
    InspectorView& inspector = *app.session->inspector();
    inspector.show({Subject::Thread, "4"});
    int derived = 0;
    for (const ShownLine& line : inspector.card()->rows()) {
        if (!line.why.startsWith(QStringLiteral("thread")))
            continue;
        app.session->why()->explain(line.why);
        CHECK(app.session->why()->state().title == QStringLiteral("Why %1?").arg(line.text));
        CHECK(app.session->why()->state().subtitle.contains(QStringLiteral("thread 4")));
        ++derived;
    }
    REQUIRE(derived == 2);
    // The latency of the whole machine is a different number.
    const QString own = app.session->why()->state().title;
    app.session->why()->show({Subject::Latency});
    REQUIRE(app.session->why()->state().title != own);
}
