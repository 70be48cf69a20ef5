// SPDX-License-Identifier: GPL-3.0-or-later
// Before and after in a presentation: which state is "before", who owns it, and that showing it changes nothing.
#include "presentation.h"

#include "CardModel.h"
#include "boardset/analysis/DescribeResults.h"
#include "unreadableTexts.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("A is the state before: B switches to it and back, and the figures are compared with it", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    Document& document = screen.session->document();
    screen.open("sunfire6800-copy-1-random");
    document.keep();
    const Scenario kept = document.scenario();
    screen.open("sunfire6800-copy-24-local"); // another scenario is compared, too
    present(screen);
    PresentView& view = *screen.session->present();
    REQUIRE(view.state().compares);
    CHECK_FALSE(view.state().showsBefore);
    const QStringList b = figures(screen, "value");
    const QString change = figures(screen, "change").constFirst();
    CHECK_FALSE(change.isEmpty());
    CHECK(shown(screen.window->contentItem()).contains(QStringLiteral("A, B")));
    hit(screen, Qt::Key_B);
    CHECK(view.state().showsBefore);
    const QStringList a = figures(screen, "value");
    CHECK(document.scenario() == kept);
    CHECK(a != b);
    CHECK(figures(screen, "compare").constFirst() == QStringLiteral("B ") + b.constFirst());
    CHECK(figures(screen, "change").constFirst().isEmpty());
    hit(screen, Qt::Key_B);
    CHECK_FALSE(view.state().showsBefore);
    CHECK(figures(screen, "value") == b);
    CHECK(figures(screen, "compare").constFirst() == QStringLiteral("A ") + a.constFirst());
    CHECK(figures(screen, "change").constFirst() == change);
    hit(screen, Qt::Key_PageUp); // a clicker has no other keys
    CHECK(view.state().showsBefore);
    CHECK(view.state().step == QStringLiteral("Showing A"));
    hit(screen, Qt::Key_PageUp);
    CHECK(view.state().showsBefore); // there is nothing before A
    hit(screen, Qt::Key_PageDown);
    CHECK_FALSE(view.state().showsBefore);
    hit(screen, Qt::Key_Home);
    CHECK(view.state().showsBefore);
    hit(screen, Qt::Key_End);
    CHECK_FALSE(view.state().showsBefore);
    CHECK(figures(screen, "value") == b);
    CHECK_FALSE(document.isModified());
    CHECK(document.kept()->scenario == kept);
    const QQuickItem* const stage = findType(screen.window->contentItem(), "CompareStage_QMLTYPE");
    REQUIRE(stage);
    const auto isBeside = [stage] { return stage->property("beside").toBool(); };
    CHECK_FALSE(isBeside());
    hit(screen, Qt::Key_B); // A alone
    hit(screen, Qt::Key_V);
    CHECK(isBeside());
    CHECK_FALSE(view.state().showsBefore); // the diagram beside A is B's
    CHECK(unreadable(screen) == "");
    hit(screen, Qt::Key_V);
    CHECK_FALSE(isBeside());
    hit(screen, Qt::Key_V);
    hit(screen, Qt::Key_B);
    CHECK_FALSE(isBeside());
    CHECK(view.state().showsBefore);
    hit(screen, Qt::Key_B);
    const QQuickItem* const legend = findType(screen.window->contentItem(), "LegendCard_QMLTYPE");
    REQUIRE(legend);
    CHECK_FALSE(legend->isVisible());
    hit(screen, Qt::Key_L);
    CHECK(legend->isVisible());
    CHECK(unreadable(screen) == "");
    hit(screen, Qt::Key_V);
    document.clearA();
    screen.settle();
    CHECK_FALSE(isBeside());
    CHECK(document.kept() == nullptr);
}

TEST_CASE("after the state before was shown, leaving the presentation restores the current state", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    const UndoHistoryView& history = *screen.session->history();
    moveThread(screen);
    present(screen);
    screen.session->present()->waitUntilSolved();
    hit(screen, Qt::Key_B);
    REQUIRE(history.state().at == 0);
    hit(screen, Qt::Key_Escape);
    CHECK(history.state().at == 1);
    present(screen);
    hit(screen, Qt::Key_Home);
    REQUIRE(history.state().at == 0);
    hit(screen, Qt::Key_Escape);
    CHECK(history.state().at == 1);
}

TEST_CASE("in a presentation two scenarios with different quantities have latencies in different units", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.session->document().keep();
    screen.open("sparcserver690mp-case3");
    present(screen);
    CHECK(figures(screen, "compare")[1] == QStringLiteral("A 427 ns"));
    hit(screen, Qt::Key_B);
    CHECK(figures(screen, "compare")[1].endsWith(QStringLiteral(" s"))); // seconds instead of billions of ns
}

TEST_CASE("A of a program is a single state without earlier steps, and R returns to the start of B", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.open("sunfire6800-first");
    screen.session->document().keep();
    screen.open("sunfire15k-mpo-master");
    const TimelineView& timeline = *screen.session->timeline();
    const int end = timeline.at();
    present(screen);
    PresentView& view = *screen.session->present();
    hit(screen, Qt::Key_B);
    REQUIRE(view.state().showsBefore);
    hit(screen, Qt::Key_PageUp);
    CHECK(view.state().showsBefore);
    hit(screen, Qt::Key_PageDown);
    CHECK_FALSE(view.state().showsBefore);
    CHECK(timeline.at() == end);
    hit(screen, Qt::Key_PageUp);
    CHECK(timeline.at() == end - 1);
    hit(screen, Qt::Key_B);
    hit(screen, Qt::Key_R);
    CHECK_FALSE(view.state().showsBefore);
    CHECK(timeline.at() == end);
}

TEST_CASE("for a program replayed under another system the state before is the earlier replay, as in the window",
          "[present]") {
    Screen screen(QSize(1280, 800), 100);
    screen.open("sunfire15k-full");
    PolicyView& policy = *screen.session->policy();
    policy.replayUnder(QStringLiteral("solaris8"));
    const QString slow = screen.session->answer()->line("throughput").text;
    policy.replayUnder(policy.state().newest);
    const QString fast = screen.session->answer()->line("throughput").text;
    REQUIRE(fast != slow);
    present(screen);
    CHECK(figures(screen, "value").constFirst() == fast);
    CHECK(figures(screen, "compare").constFirst().endsWith(slow));
    hit(screen, Qt::Key_B);
    CHECK(figures(screen, "value").constFirst() == slow);
    hit(screen, Qt::Key_B);
    hit(screen, Qt::Key_Home); // at other steps, these steps are compared
    CHECK_FALSE(screen.session->document().kept());
    hit(screen, Qt::Key_End);
    CHECK(figures(screen, "value").constFirst() == fast);
    CHECK(figures(screen, "compare").constFirst() == QStringLiteral("before ") + slow);
    hit(screen, Qt::Key_Escape);
    CHECK_FALSE(screen.session->document().kept()); // the user has not asked to keep it
    CHECK(screen.session->answer()->line("throughput").change.contains(slow));
}

TEST_CASE("after a lesson about a program the state before is still that of the lesson", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    LessonView& lesson = *screen.session->lesson();
    lesson.start(QStringLiteral("advice-moves"));
    screen.settle();
    CardModel results; // the window hides the results before the guess
    const Document& document = screen.session->document();
    results.assign(describeResults({document.answer(), document.topology()}), *document.catalog());
    const QString opened = results.line(QStringLiteral("throughput")).text;
    present(screen);
    lesson.goOn();
    lesson.guess(1);
    lesson.goOn();
    lesson.doIt();
    screen.settle();
    REQUIRE(lesson.isSettled());
    const QStringList reported = figures(screen, "compare");
    REQUIRE(reported.constFirst().endsWith(opened));
    lesson.leave();
    screen.settle();
    CHECK(figures(screen, "compare") == reported);
    hit(screen, Qt::Key_B);
    CHECK(figures(screen, "value").constFirst() == opened);
    hit(screen, Qt::Key_B);
    hit(screen, Qt::Key_Escape);
    CHECK_FALSE(screen.session->document().kept());
    CHECK(screen.session->answer()->line("throughput").change.contains(opened));
    screen.session->timeline()->goTo(screen.session->timeline()->at() - 1); // steps back and forward
    screen.session->timeline()->goTo(screen.session->timeline()->at() + 1);
    CHECK(screen.session->answer()->line("throughput").change.contains(opened));
    present(screen);
    CHECK(figures(screen, "compare") == reported);
    screen.session->files()->requestBundled(QStringLiteral("sunfire6800-first"));
    screen.settle();
    CHECK_FALSE(screen.session->document().kept()); // A belonged to the program that was open before
}

TEST_CASE("A that was kept after a change is named after that change, and keeping A is confirmed", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    Document& document = screen.session->document();
    moveThread(screen);
    present(screen);
    hit(screen, Qt::Key_C);
    REQUIRE(document.kept());
    CHECK(textNamed(screen.window->contentItem(), QStringLiteral("aKept")) == QStringLiteral("A is kept"));
    REQUIRE(document.perform(MoveCustomer{CustomerName("3"), "SB3/P1"}).isEmpty());
    screen.settle();
    CHECK(textNamed(screen.window->contentItem(), QStringLiteral("aKept")) == "");
    hit(screen, Qt::Key_B);
    REQUIRE(screen.session->present()->state().showsBefore);
    REQUIRE_FALSE(document.keptStep().empty());
    CHECK(screen.session->present()->state().title.toStdString() == document.keptStep());
}

TEST_CASE("for a new scenario the state before is the first one with running threads", "[present]") {
    Screen screen(QSize(1280, 800), 100);
    Document& document = screen.session->document();
    screen.session->files()->requestNew();
    REQUIRE(document.perform(AddProcess{"SB0/P0"}).isEmpty()); // a thread, and pages in its memory
    REQUIRE(document.perform(MoveCustomer{CustomerName("1"), "SB3/P0"}).isEmpty());
    screen.settle();
    present(screen);
    hit(screen, Qt::Key_B);
    CHECK(screen.session->present()->state().showsBefore);
    CHECK(screen.session->history()->state().at == 1);
    CHECK(screen.session->answer()->state().hasAnswer);
}
