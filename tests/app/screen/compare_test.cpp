// SPDX-License-Identifier: GPL-3.0-or-later
// A is kept unchanged, B is edited, and the table shows the differences and their causes.
#include "ComparedPicture.h"
#include "user.h"

#include <QAccessible>

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Returns the position of a difference; -1 if there is none.
int rowOf(CompareView& compare, const QString& title) {
    int row = compare.differences()->count() - 1;
    while (row >= 0 && compare.differences()->at(row, QStringLiteral("title")).toString() != title)
        --row;
    return row;
}

QString valueInA(CompareView& compare, const QString& title) {
    return compare.differences()->at(rowOf(compare, title), QStringLiteral("a")).toString();
}

long ticks(Session& session) {
    return std::ranges::count_if(
        session.canvas()->picture().marks, [](const auto& mark) { return mark.before >= 0; });
}

} // namespace

TEST_CASE("A stays unchanged by all edits until it is cleared", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    CompareView& compare = *session.compare();
    CHECK_FALSE(compare.hasA());
    pressAndPaint(screen, Qt::Key_C);
    REQUIRE(compare.hasA());
    CHECK(compare.state().nameA == "Four threads with remote pages");
    CHECK(session.drawer()->property("tab").toInt() == Drawer::Differences);
    CHECK(compare.differences()->rowCount() == 0); // nothing differs yet
    CHECK(ticks(session) == 0);

    REQUIRE(session.document().perform(MovePages{"A", "a", "SB3", "SB0", MoveAmount::All}).isEmpty());
    screen.settle();
    CHECK(compare.state().nameA == "Four threads with remote pages");
    CHECK(valueInA(compare, "throughput") == "4,800 MB/s");
    CHECK(rowOf(compare, "utilisation of the port of SB3") >= 0);
    CHECK(session.answer()->line("throughput").change.contains("(A: "));
    CHECK(compare.state().sentence.contains("due to queueing"));
    CHECK(ticks(session) > 0); // the bars of the diagram mark the values of A

    REQUIRE(session.document().perform(MoveCustomer{"1", "SB1/P0"}).isEmpty());
    screen.settle();
    CHECK(valueInA(compare, "throughput") == "4,800 MB/s"); // compared with A, not with the state before the last edit
    session.document().goTo(0);
    screen.settle();
    CHECK(compare.differences()->rowCount() == 0);
    CHECK(session.answer()->line("throughput").change == "same as A");

    pressAndPaint(screen, Qt::Key_C, Qt::ShiftModifier);
    CHECK_FALSE(compare.hasA());
    CHECK(session.drawer()->property("tab").toInt() != Drawer::Differences);
    CHECK(ticks(session) == 0);
}

TEST_CASE("X draws A beside B at the same position, and hides it again", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    auto* side = screen.window->findChild<ComparedPicture*>();
    REQUIRE(side);
    CHECK_FALSE(side->isVisible());
    const double alone = session.canvas()->camera()->viewport().width();
    pressAndPaint(screen, Qt::Key_C);
    CHECK_FALSE(side->isVisible());
    pressAndPaint(screen, Qt::Key_X);
    CHECK(side->isVisible());
    CHECK(session.canvas()->camera()->viewport().width() == Approx(alone / 2).margin(2));
    CHECK(side->width() == Approx(alone / 2).margin(2));
    REQUIRE(session.canvas()->kept());
    CHECK(session.canvas()->kept()->hasSameLayout);
    CHECK(session.canvas()->kept()->picture.marks == session.canvas()->picture().marks); // identical to the last mark
    pressAndPaint(screen, Qt::Key_X);
    CHECK_FALSE(side->isVisible());
    CHECK(session.canvas()->camera()->viewport().width() == Approx(alone));
    pressAndPaint(screen, Qt::Key_X);
    CHECK(side->isVisible());
    session.canvas()->show("SB3"); // A and B both show the contents of the board
    screen.settle();
    CHECK(session.canvas()->kept()->layout.focus == session.canvas()->level().layout.focus);
    CHECK(session.canvas()->kept()->hasSameLayout);
}

TEST_CASE("the cross on A's header hides A's diagram, and A remains", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    const User user(screen);
    CompareView& compare = *screen.session->compare();
    compare.keep();
    compare.setBeside(true);
    screen.settle();
    user.click(user.tipped(QStringLiteral("Hide A's diagram")));
    CHECK_FALSE(compare.state().beside);
    CHECK(compare.hasA());
}

TEST_CASE("the legend also explains the diagram of A while it is shown", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    CompareView& compare = *screen.session->compare();
    const auto legend = [&] {
        screen.settle();
        return findType(screen.window->contentItem(), "Legend_QMLTYPE")->property("words").toString();
    };
    screen.open("sunfire6800-copy-24-random"); // pages that are used remotely
    compare.keep();
    screen.open("sunfire6800-copy-24-local");
    compare.setBeside(true);
    CHECK(legend().contains("Pages, used remotely"));
    compare.setBeside(false);
    CHECK_FALSE(legend().contains("Pages, used remotely"));
}

TEST_CASE("a long name of A ends after two lines of its header, and its tooltip and description are complete",
          "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    const User user(screen);
    Session& session = *screen.session;
    const QString name =
        QStringLiteral("A very long title of a scenario that no header can show, ").repeated(3).trimmed();
    session.files()->rename(name);
    session.compare()->keep();
    session.compare()->setBeside(true);
    screen.settle();
    QQuickItem* const head = findType(screen.window->contentItem(), "CompareSideHead_QMLTYPE");
    REQUIRE(head);
    const auto isTitle = [](const QQuickItem* item) { return item->property("truncated").toBool(); };
    QQuickItem* const title = firstVisible(head, isTitle);
    REQUIRE(title);
    CHECK(title->property("lineCount").toInt() == 2);
    CHECK(QRectF({}, head->size()).contains(title->mapRectToItem(head, title->boundingRect())));
    CHECK(QAccessible::queryAccessibleInterface(head)->text(QAccessible::Name) ==
          QStringLiteral("A: %1, %2").arg(session.compare()->state().nameA, session.compare()->state().answerA));
    QTest::mouseMove(screen.window, title->mapToScene({20, 10}).toPoint());
    QTest::qWait(700);
    CHECK(user.named("tip"));
}

TEST_CASE("A of another machine is compared, too, and drawn in full", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    CompareView& compare = *session.compare();
    compare.keep();
    screen.open("sunfire15k-full");
    CHECK(compare.hasA());
    CHECK(compare.state().nameA == "Sun Fire 6800: Four threads with remote pages");
    CHECK(compare.state().nameB.startsWith("Sun Fire 15K: "));
    CHECK(compare.reported().name == compare.state().nameA.toStdString());
    CHECK(int(compare.reported().differences.rows.size()) == compare.differences()->count());
    REQUIRE(rowOf(compare, "throughput") >= 0);
    CHECK_FALSE(session.canvas()->kept()->hasSameLayout);
    CHECK(ticks(session) == 0); // the parts differ
    const QImage painted = screen.window->grabWindow();
    CHECK_FALSE(painted.isNull());
    screen.open("t5440-first"); // measured in bytes as the first one, but for streams
    CHECK(compare.hasA());
    CHECK_FALSE(compare.state().sentence.isEmpty());
}

TEST_CASE("A and B are swapped, and undo reverts this together with A", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    CompareView& compare = *session.compare();
    pressAndPaint(screen, Qt::Key_C);
    const Scenario first = session.document().base();
    REQUIRE(session.document().perform(MoveCustomer{"1", "SB3/P0"}).isEmpty());
    screen.settle();
    const Scenario second = session.document().base();
    const QString nameB = compare.state().nameB;
    const QString answerA = compare.state().answerA;
    pressAndPaint(screen, Qt::Key_X, Qt::ShiftModifier);
    CHECK(session.document().base() == first);
    CHECK(compare.state().nameA == nameB);
    CHECK(compare.state().answerB == answerA);
    CHECK(compare.state().nameB == "Four threads with remote pages");
    session.document().undo();
    screen.settle();
    CHECK(session.document().base() == second);
    CHECK(compare.state().answerA == answerA);
    session.document().redo();
    screen.settle();
    CHECK(session.document().base() == first);
    CHECK(compare.state().nameA == nameB);
    // The same with another machine.
    screen.open("sunfire15k-full");
    pressAndPaint(screen, Qt::Key_X, Qt::ShiftModifier);
    CHECK(session.document().topology().machine().id == "sunfire6800");
    CHECK(session.document().base() == second);
    session.document().undo();
    screen.settle();
    CHECK(session.document().topology().machine().id == "sunfire15k");
    CHECK(compare.state().nameA.endsWith(nameB)); // with another machine it has its full title, too
}

TEST_CASE("pointing at a difference highlights its parts on both sides", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    CompareView& compare = *session.compare();
    compare.keep();
    REQUIRE(session.document().perform(SetFailed{"SB0/P1"}).isEmpty());
    REQUIRE(session.document().perform(MovePages{"A", "a", "SB3", "SB0", MoveAmount::All}).isEmpty());
    screen.settle();
    const auto point = [&](const QString& title) {
        REQUIRE(rowOf(compare, title) >= 0);
        compare.point(rowOf(compare, title));
    };
    point("utilisation of the port of SB3");
    CHECK(session.canvas()->highlightedInA().links.size() + session.canvas()->highlightedInA().blocks.size() > 0);
    point("threads stopped: their processors are out of service"); // with the reason
    const BlockId stands = session.document().topology().find("SB0/P1");
    CHECK(session.canvas()->highlightedInA().blocks == std::vector{stands});
    screen.settle();
    CHECK_FALSE(session.canvas()->overlay().highlightedBoxes.empty());
    compare.point(0, false); // the pointer has left another row
    CHECK_FALSE(session.canvas()->overlay().highlightedBoxes.empty());
    compare.point(rowOf(compare, "threads stopped: their processors are out of service"), false);
    CHECK(session.canvas()->overlay().highlightedBoxes.empty());
    CHECK(session.canvas()->highlightedInA().blocks.empty());
}

TEST_CASE("a side without running threads is reported, and counts as no difference", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    session.compare()->keep();
    for (const char* thread : {"1", "2", "3", "4"})
        REQUIRE(session.document().perform(RemoveCustomer{CustomerName(thread)}).isEmpty());
    screen.settle();
    CHECK(session.compare()->state().sentence == "Nothing runs in B.");
    CHECK(session.compare()->state().answerB == "nothing runs");
}

TEST_CASE("tokens with another position than in A are marked", "[compare]") {
    Screen screen(QSize(1280, 800), 100);
    Session& session = *screen.session;
    pressAndPaint(screen, Qt::Key_C);
    CHECK(session.canvas()->overlay().changed.empty());
    REQUIRE(session.document().perform(MoveCustomer{"1", "SB1/P0"}).isEmpty());
    screen.settle();
    const auto isMarked = [&](const char* thread) {
        return session.canvas()->overlay().changed.contains({Subject::Thread, thread});
    };
    CHECK(isMarked("1"));
    CHECK_FALSE(isMarked("2"));
    REQUIRE(session.document().perform(MoveCustomer{"2", "SB1/P1"}).isEmpty());
    screen.settle();
    CHECK(isMarked("1")); // compared with A, not with the state before the last edit
    CHECK(isMarked("2"));
    pressAndPaint(screen, Qt::Key_C, Qt::ShiftModifier);
    CHECK(session.canvas()->overlay().changed.empty());
}
