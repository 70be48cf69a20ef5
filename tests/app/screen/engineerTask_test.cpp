// SPDX-License-Identifier: GPL-3.0-or-later
// An engineer's task by mouse and keys from a clean start: a smaller 6800 with two domains, a separate load in the
// second domain, a failure, undo, saving, reopening and export.
#include "user.h"

#include "support/tempFolder.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("an engineer builds a second workload in its own domain, fails a board, saves and exports",
          "[screen][desk]") {
    Screen screen({1280, 800}, 100);
    const User engineer(screen);
    Document& document = screen.session->document();
    screen.session->files()->requestMachine(QStringLiteral("sunfire6800"));
    pressAndPaint(screen, Qt::Key_N, Qt::ControlModifier);
    CHECK(document.base().workload.processes.empty());
    engineer.turnTo("Build");
    engineer.click(engineer.named("newProcess"));
    REQUIRE(document.base().workload.processes.size() == 1);
    CHECK(engineer.named("inspectorTitle")->property("text").toString() == QStringLiteral("Process A"));

    // Three more threads, and pages on a board that is removed: the pages move.
    const std::size_t steps = document.history().steps().size();
    engineer.typeInto("customersCell", QStringLiteral("4"));
    REQUIRE(document.base().workload.customerCount() == 4);
    CHECK(document.history().steps().size() == steps + 1);
    CHECK(document.history().steps().back().title == "Process A: 4 threads");
    engineer.typeInto("customersCell", QStringLiteral("0"));
    CHECK(engineer.named("processRefusal")->property("text").toString().contains(QStringLiteral("1 to 4,096")));
    CHECK(document.base().workload.customerCount() == 4);
    engineer.click(engineer.find([](const QQuickItem* item) { // a click on the row opens the region
        return item->inherits("QQuickAbstractButton") &&
               item->property("tip").toString() == QStringLiteral("Show it") &&
               item->property("text").toString().contains(QStringLiteral("pages"));
    }));
    CHECK(engineer.named("inspectorTitle")->property("text").toString() == QStringLiteral("Region a"));
    engineer.choose(engineer.named("boardChoice"), QStringLiteral("SB5"));
    engineer.typeInto("pagesField", QStringLiteral("96"));
    CHECK(document.base().workload.processes[0].regions[0].pages() == 96);
    engineer.typeInto("pagesField", QStringLiteral("0"));
    CHECK(engineer.named("pagesRefusal"));
    CHECK(document.base().workload.processes[0].regions[0].pages() == 96);
    engineer.choose(engineer.named("pageSizeChoice"), QStringLiteral("8 KB"));
    CHECK(document.base().workload.processes[0].regions[0].pageBytes == 8192);
    const std::size_t before = document.history().steps().size();
    engineer.choose(engineer.tipped(QStringLiteral("Uniboards")), QStringLiteral("3"));
    CHECK(document.base().configuration.options.at("uniboards") == 3);
    CHECK(document.base().workload.pageCount() == 96);
    CHECK(document.history().steps().size() == before + 1);
    CHECK(document.history().steps().back().title == "Set Uniboards to 3");

    // Two domains. The work of A on SB2 would be unreachable, so it moves, and no thread stops.
    engineer.menu("SB2", QStringLiteral("Add a thread here"));
    REQUIRE(document.base().workload.processes[0].customers.back().on.starts_with("SB2"));
    engineer.menu("SB2", QStringLiteral("Move SB2 to a new domain B"));
    CHECK(document.topology().domains().size() == 2);
    engineer.menu("IB7", QStringLiteral("Move IB7 to domain B"));
    CHECK(screen.session->answer()->stopped()->heading().isEmpty());
    CHECK(document.base().workload.pageCount() == 96);

    // A separate load in B: no thread stops, and its workload is a different one.
    engineer.menu("SB2", QStringLiteral("Add a thread here"));
    REQUIRE(document.base().workload.processes.size() == 2);
    CHECK(screen.session->answer()->stopped()->heading().isEmpty());
    CHECK(document.answer().domains.at(1).bytesPerSecond > 0);
    engineer.menu("SB2", QStringLiteral("Add a thread here"));
    CHECK(document.base().workload.processes[1].customers.size() == 2);
    engineer.click(engineer.named("processButtonB"));
    engineer.choose(engineer.named("workChoice"), QString::fromStdString(document.catalog()->work("one-miss").title));
    engineer.typeInto("atOnceField", QStringLiteral("2"));
    CHECK(document.base().workload.processes[1].work == "one-miss");
    // The choices were rebuilt with the number, but the current choice stays, so that the keys continue from it.
    const QQuickItem* const work = engineer.named("workChoice");
    CHECK(work->property("currentIndex").toInt() > 0);
    CHECK(work->property("currentIndex") == work->property("current"));
    CHECK(document.base().workload.processes[1].atOnce == 2);
    CHECK(document.base().workload.processes[0].atOnce == 0);

    // Two threads of A's first board together.
    const auto threads = [&] { return document.base().workload.processes[0].customers; };
    engineer.clickThread(threads()[0].name.text);
    engineer.clickThread(threads()[3].name.text, Qt::ShiftModifier);
    CHECK(engineer.named("inspectorTitle")->property("text").toString() == QStringLiteral("2 threads"));
    CHECK(screen.session->canvas()->overlay().selectedTokens.size() == 1); // besides the first one
    engineer.choose(engineer.named("boardChoice"), QStringLiteral("SB1"));
    CHECK(threads()[0].on.substr(0, 3) == "SB1");
    CHECK(threads()[3].on.substr(0, 3) == "SB1");
    const Scenario whole = document.base();
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK(document.base().workload.processes[0].customers[0].on.substr(0, 3) == "SB0");
    CHECK(document.base().workload.processes[0].customers[3].on.substr(0, 3) == "SB0");
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(document.base() == whole);

    // A failure, reported in one line, and undone.
    engineer.menu("SB2", QStringLiteral("Fail SB2"));
    CHECK(screen.session->answer()->stopped()->heading() == QStringLiteral("2 threads stopped"));
    CHECK(screen.session->answer()->stopped()->rows().size() == 1);
    CHECK(engineer.reads(QStringLiteral("Their processors are out of service.")));
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK(document.base() == whole);

    // Saved under its own name, reopened, and exported.
    pressAndPaint(screen, Qt::Key_S, Qt::ControlModifier);
    engineer.nameFile(QStringLiteral("two-domains"));
    CHECK(QFileInfo::exists(screen.home.filePath(QStringLiteral("two-domains.boardset"))));
    CHECK(screen.session->files()->title() == QStringLiteral("two-domains"));
    CHECK_FALSE(screen.session->files()->isModified());
    const Scenario saved = document.base();
    screen.open("sunfire6800-first");
    screen.session->files()->requestOpen(
        QUrl::fromLocalFile(screen.home.filePath(QStringLiteral("two-domains.boardset"))));
    CHECK(document.base() == saved);
    CHECK(document.base().title == "two-domains");
    screen.settle();
    pressAndPaint(screen, Qt::Key_E, Qt::ControlModifier);
    engineer.nameFile(QStringLiteral("drawing"));
    CHECK(QFileInfo::exists(screen.home.filePath(QStringLiteral("drawing.svg"))));
}

TEST_CASE("all tokens are selected, changed and removed together, each in one step", "[screen][desk]") {
    Screen screen({1280, 800}, 100);
    screen.open("sunfire6800-first");
    const User engineer(screen);
    Document& document = screen.session->document();
    const Scenario before = document.base();
    pressAndPaint(screen, Qt::Key_3); // moves the focus to the diagram
    pressAndPaint(screen, Qt::Key_A, Qt::ControlModifier);
    CHECK(engineer.named("inspectorTitle")->property("text").toString() == QStringLiteral("4 threads, 1 region"));
    engineer.typeInto("atOnceField", QStringLiteral("3"));
    CHECK(document.base().workload.processes[0].atOnce == 3);
    engineer.clickAt(engineer.onCanvas({10, 300})); // the background of the diagram
    document.undo();
    REQUIRE(document.base() == before);
    pressAndPaint(screen, Qt::Key_3);
    pressAndPaint(screen, Qt::Key_A, Qt::ControlModifier);
    pressAndPaint(screen, Qt::Key_Delete);
    CHECK(document.base().workload.customerCount() == 0);
    CHECK(document.history().at() == 1);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK(document.history().at() == 0);
    CHECK(document.base() == before);
}

TEST_CASE("a file with former names on the command line shows a notice in the window", "[screen][desk]") {
    const TempFolder folder;
    QString text = QString::fromStdString(textOf(BOARDSET_SHARE "/scenarios/sunfire3800-first.boardset"));
    text.replace(QRegularExpression(QStringLiteral("\"version\": *\\d")), QStringLiteral("\"version\": 2"));
    text.replace(QStringLiteral("SB2"), QStringLiteral("SB1"));
    const auto old = folder.file("old.boardset", text.toStdString());
    const Screen screen({1280, 800}, 100, QString::fromStdString(old.string()));
    const User engineer(screen);
    CHECK(engineer.find([](const QQuickItem* item) {
        return item->isVisible() && item->property("sentence").toString().contains(QStringLiteral("SB1 is now SB2"));
    }));
}
