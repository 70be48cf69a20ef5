// SPDX-License-Identifier: GPL-3.0-or-later
// The first actions of three kinds of new users, from a clean start and guided by the visible window: a student, a
// trainer, an engineer. engineerTask_test.cpp covers the engineer's machine with two domains, present_test.cpp the keys
// of a presentation.
#include "user.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Waits for the evidence and its plots, which come from other threads.
void wait(const Screen& screen) {
    screen.session->evidence()->waitUntilLoaded();
    screen.settle();
}

/// Opens a scenario by its name in the side panel.
void open(const User& user, const char* question, const char* title) {
    INFO(title);
    user.turnTo("Learn");
    const auto titled = [&](const char* type, const char* words) {
        return user.find([&](const QQuickItem* item) {
            return isA(item, type) && item->property("title").toString() == QString::fromUtf8(words);
        });
    };
    if (titled("LibraryRow", title) == nullptr) {
        user.click(titled("CollapsibleHeading", question));
        user.screen.settle();
    }
    user.click(titled("LibraryRow", title));
    wait(user.screen);
}

/// Opens a machine of the side panel.
void openMachine(const User& user, const char* label) {
    user.turnTo("Machines");
    user.click(user.button(QString::fromUtf8(label)));
}

} // namespace

TEST_CASE("a student drags a thread, asks why, finds the page of a source, and follows a miss", "[trial][student]") {
    Screen screen({1280, 800}, 100);
    const User user(screen);
    Session& session = *screen.session;

    // a: one drag changes the bottleneck, which is explained.
    REQUIRE(user.named("bottleneck")->property("text").toString() == QStringLiteral("port of SB3"));
    user.drag(user.threadAt("4"), user.headAt("SB3"));
    CHECK(session.document().base().workload.processes[0].customers[3].on.substr(0, 3) == "SB3");
    CHECK(user.named("bottleneck")->property("text").toString() == QStringLiteral("memory of SB3 P0"));
    CHECK(user.reads(QStringLiteral("6,700")));
    user.click(user.named("bottleneckWhy"));
    REQUIRE(session.why()->isOpen());
    CHECK(user.readsPart(QStringLiteral("memory of SB3 P0")));

    // a2: a blue line leads from a number to its page in the source.
    user.click(user.find([](const QQuickItem* item) { return isA(item, "SourceLink_QMLTYPE"); }));
    CHECK(user.reads(QStringLiteral("Solaris Memory Placement Optimization and Sun Fire Servers")));
    CHECK(user.button(QStringLiteral("Copy the reference")));
    pressAndPaint(screen, Qt::Key_Escape);
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK_FALSE(session.why()->isOpen());

    // b: remote and local accesses on the 15K, and the path between them.
    openMachine(user, "15K");
    REQUIRE(session.document().base().machine == "sunfire15k");
    CHECK(session.document().base().workload.customerCount() > 0);
    user.menu("EX0", "Trace a miss from here");
    user.menu("EX1", "Trace a miss to here");
    REQUIRE(session.trace()->isActive());
    CHECK(session.trace()->progress().contains(QStringLiteral("333 ns")));
    user.menu("EX0", "Trace a miss to here");
    CHECK(session.trace()->progress().contains(QStringLiteral("180 ns")));

    // c: hop by hop, each highlighted on the diagram.
    user.menu("EX1", "Trace a miss to here");
    const int hops = session.trace()->state().hops;
    REQUIRE(hops > 4);
    std::set<QString> reported;
    for (int hop = 0; hop < hops; ++hop, press(screen, Qt::Key_Right)) { // the trace has the keyboard focus
        screen.settle();
        reported.insert(session.trace()->progress());
        const Overlay& drawn = session.canvas()->overlay();
        CHECK(drawn.highlightedBoxes.size() + drawn.highlightedWires.size() > 0);
    }
    CHECK(static_cast<int>(reported.size()) == hops);

    // d: the card or link that limits the T5440: searched for by words, opened, read.
    pressAndPaint(screen, Qt::Key_K, Qt::ControlModifier);
    user.type(QStringLiteral("DMA reads over four"));
    wait(screen);
    REQUIRE(session.document().base().machine == "t5440");
    CHECK(user.named("bottleneck")->property("text").toString().contains(QStringLiteral("PCI-E switch")));
}

TEST_CASE("a trainer presents the benefit of first touch", "[trial][trainer]") {
    Screen screen({1920, 1080}, 100);
    const User user(screen);
    Session& session = *screen.session;

    // e: without placement as A, with placement as B, then as a presentation.
    openMachine(user, "15K");
    open(user, "What did Memory Placement Optimization gain?",
         "Program: memory copy on a 15K, 72 threads, no placement");
    user.click(user.button(QStringLiteral("Set as A")));
    REQUIRE(session.compare()->hasA());
    open(user, "What did Memory Placement Optimization gain?",
         "Program: memory copy on a 15K, 72 threads, first touch");
    CHECK(session.compare()->hasA());
    CHECK_FALSE(session.compare()->isSame());
    CHECK(session.answer()->line("throughput").change.contains(QStringLiteral("(A: ")));
    pressAndPaint(screen, Qt::Key_F5);
    session.present()->waitUntilSolved();
    screen.settle();
    REQUIRE(session.present()->isOn());
    CHECK(session.present()->state().compares);
    pressAndPaint(screen, Qt::Key_B);
    session.present()->waitUntilSolved();
    CHECK(session.present()->state().showsBefore);
    pressAndPaint(screen, Qt::Key_B);
    CHECK_FALSE(session.present()->state().showsBefore);
    pressAndPaint(screen, Qt::Key_Escape);
    CHECK_FALSE(session.present()->isOn());
    CHECK(session.compare()->hasA());

    // f: step by step, then with another setting from that step, beside the original.
    user.turnTo("Timeline");
    user.click(user.find([](const QQuickItem* item) { return isA(item, "StepLine_QMLTYPE"); }));
    pressAndPaint(screen, Qt::Key_Home);
    for (int step = 0; step < 10; ++step)
        press(screen, Qt::Key_Right);
    REQUIRE(session.timeline()->at() == 10);
    user.turnTo("Settings");
    user.choose(user.tipped(QStringLiteral("Change a setting for the whole program, or try it from the current step")),
                QStringLiteral("from this step (what if)"));
    user.choose(user.tipped(QStringLiteral("Default memory policy")), QStringLiteral("4  random"));
    screen.settle();
    CHECK(session.compare()->hasA());
    pressAndPaint(screen, Qt::Key_X);
    CHECK(user.reads(session.compare()->state().nameB));
    CHECK(session.document().base().program->tunables.empty()); // it applies from the step on
    CHECK(session.document().base().program->adjustments.size() == 1);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK(session.document().base().program->adjustments.empty());
}

TEST_CASE("an engineer fills slots, and finds the number of boards beyond which more boards gain little",
          "[trial][engineer]") {
    Screen screen({1280, 800}, 100);
    const User user(screen);
    Session& session = *screen.session;

    // h: cards in slots until a part saturates.
    openMachine(user, "T5440");
    REQUIRE(session.document().base().machine == "t5440");
    const std::size_t streams = session.document().base().workload.processes.size();
    const auto boards = session.document().base().configuration.boards;
    user.turnTo("Build");
    QQuickItem* const card = user.find(
        [](const QQuickItem* item) { return item->property("board").toString() == QStringLiteral("pcie-hba"); });
    REQUIRE(card);
    user.bringIntoSight(card);
    user.drag(card->mapToScene({card->width() / 2, card->height() / 2}), user.headAt("slot1"));
    CHECK(session.document().base().configuration.boards != boards);
    user.menu("slot1", "Add a stream here");
    CHECK(session.document().base().workload.processes.size() == streams + 1);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK(session.document().base().configuration.boards == boards);

    // i: throughput by number of boards, and the knee.
    openMachine(user, "6800");
    open(user, "How much faster is a copy with local pages?", "Memory copy, 24 threads, random pages");
    user.turnTo("Plots");
    user.click(user.find([](const QQuickItem* item) {
        return isA(item, "PlotRow") && item->property("title").toString() == QStringLiteral("Sweep");
    }));
    user.choose(user.tipped(QStringLiteral("Value on the horizontal axis")), QStringLiteral("Boards with threads"));
    user.click(user.button(QStringLiteral("Run")));
    session.sweep()->waitUntilReady();
    screen.settle();
    REQUIRE_FALSE(session.sweep()->curves()->isEmpty());
    CHECK(session.sweep()->problem().isEmpty());
    CHECK(std::ranges::any_of(session.sweep()->curves()->data().lines, [](const picture::PlotLine& line) {
        return !line.notes.empty() && line.notes.front().starts_with("◇ knee at ");
    }));
}
