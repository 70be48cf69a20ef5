// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a user's first minute, with a real pointer and real keys on a real display.
#define CATCH_CONFIG_RUNNER
#include "Renderer.h"
#include "screenPositions.h"
#include "support/catchQt.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <algorithm>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Converts a shown number, such as "8,790".
double number(QString shown) {
    return shown.remove(QLatin1Char(',')).toDouble();
}

std::string geometryOf(const QRect& place) {
    const auto of = [](int number) { return std::to_string(number); };
    return of(place.width()) + "x" + of(place.height()) + "+" + of(place.x()) + "+" + of(place.y());
}

} // namespace

TEST_CASE("measurements appear automatically after the window opens", "[window]") {
    RealWindow real(first);
    CHECK(real.waitFor([&] { return real.session().evidence()->rows()->count() > 0; }));
}

TEST_CASE("after dragging, undo, redo, saving and reopening, the window shows the same numbers as the command line",
          "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    QString before;
    QString after;
    {
        RealWindow real(file);
        before = real.text("throughput");
        REQUIRE(number(before) == Approx(solvedByCommandLine(file)).epsilon(1e-3));

        real.drag(real.centre(discOf(real, "4")), boxOf(real, "SB3/P1"));
        // A preview shows the result before the drop, and the scenario is still unchanged.
        REQUIRE(real.session().canvas()->drag()->isPossible());
        REQUIRE(real.text("throughput") == before);
        real.release();
        REQUIRE(real.waitFor([&] { return real.text("throughput") != before; }));
        after = real.text("throughput");
        REQUIRE(number(after) > number(before));
        REQUIRE(real.session().document().scenario().workload.processes[0].customers[3].on == "SB3/P1");

        real.key(QStringLiteral("ctrl+z"));
        REQUIRE(real.text("throughput") == before);
        real.key(QStringLiteral("ctrl+shift+z"));
        REQUIRE(real.text("throughput") == after);

        real.key(QStringLiteral("ctrl+s"));
        REQUIRE(real.waitFor([&] { return !real.session().document().isModified(); }));
    }
    REQUIRE(number(after) == Approx(solvedByCommandLine(file)).epsilon(1e-3));
    RealWindow reopened(file);
    REQUIRE(reopened.text("throughput") == after);
}

TEST_CASE("a thread is moved and the move is undone with the keyboard only", "[window]") {
    RealWindow real(first);
    const QString before = real.text("throughput");
    discOf(real, "4").forceActiveFocus();
    real.key(QStringLiteral("m"));
    REQUIRE(real.session().canvas()->drag()->isActive());
    for (int i = 0; i < 12 && !real.session().canvas()->drag()->isPossible(); ++i)
        real.key(QStringLiteral("Right"));
    REQUIRE(real.session().canvas()->drag()->isPossible());
    real.key(QStringLiteral("Return"));
    REQUIRE_FALSE(real.session().canvas()->drag()->isActive());
    REQUIRE(real.session().document().history().steps().size() == 2);
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(real.text("throughput") == before);
}

QByteArray bytesOf(const QString& name) {
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// Checks that the banner names the file, the title still shows unsaved changes, and the work is not lost.
void needUnsaved(RealWindow& real, const Scenario& moved) {
    REQUIRE(real.text("problem", "title") == QStringLiteral("Can't save mine.boardset"));
    REQUIRE(real.window().title().startsWith(QChar(0x25CF)));
    REQUIRE(real.session().document().isModified());
    REQUIRE(real.session().document().scenario() == moved);
}

TEST_CASE("saving where no file can be written shows a banner and loses nothing", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    RealWindow real(file);
    REQUIRE(real.session().document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = real.session().document().scenario();
    REQUIRE(QFile::remove(file));
    REQUIRE(QDir(folder.path()).mkdir(QStringLiteral("mine.boardset"))); // even root cannot write a file there
    real.key(QStringLiteral("ctrl+s"));
    needUnsaved(real, moved);
    // Quitting asks, and saving there fails again: the window stays open.
    real.key(QStringLiteral("ctrl+q"));
    real.key(QStringLiteral("Return"));
    needUnsaved(real, moved);
    REQUIRE(real.window().isVisible());
}

TEST_CASE("the window keeps the size that the user gave it, and the next window has the same size", "[window]") {
    const QTemporaryDir home;
    QRect left;
    {
        RealWindow real(first, home.path());
        real.window().setGeometry(40, 30, 1000, 640);
        REQUIRE(real.waitFor([&] { return real.window().width() == 1000; }));
        Preferences& preferences = *real.session().preferences();
        preferences.setTheme(Preferences::Theme::Dark);
        preferences.setTextPercent(110);
        preferences.setDrawerOpen(false);
        preferences.setLibraryWidth(240);
        // The program stores the window's geometry once the window stops moving, which a busy machine may do late.
        REQUIRE(real.waitFor([&] {
            left = real.window().geometry();
            return left.size() == QSize(1000, 640) && WindowGeometry(preferences).start() == left;
        }));
    }
    RealWindow real(first, home.path());
    INFO(geometryOf(real.window().geometry()) + " after " + geometryOf(left));
    REQUIRE(real.waitFor([&] { return real.window().geometry() == left; }));
    real.window().showFullScreen();
    REQUIRE(real.waitFor([&] { return real.window().visibility() == QWindow::FullScreen; }));
    real.settle(400);
    const QSize full = real.window().size();
    real.session().preferences()->setTheme(Preferences::Theme::Light);
    real.settle(400);
    REQUIRE(real.window().visibility() == QWindow::FullScreen);
    REQUIRE(real.window().size() == full);
    REQUIRE(real.waitFor([&] { return WindowGeometry(*real.session().preferences()).state() == QWindow::FullScreen; }));
    REQUIRE(WindowGeometry(*real.session().preferences()).start() == left);
}

TEST_CASE("one click replaces a changed example, and the changes return by button and by key", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    session.files()->requestBundled(QStringLiteral("sunfire6800-first"));
    REQUIRE(session.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = session.document().scenario();
    for (const bool byKey : {false, true}) {
        session.files()->requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
        real.settle();
        REQUIRE_FALSE(session.document().scenario() == moved);
        if (byKey)
            real.key(QStringLiteral("alt+Left"));
        else
            real.click(real.centre(real.item("text", QStringLiteral("Return to your edits"))));
        REQUIRE(real.waitFor([&] { return session.document().scenario() == moved; }));
    }
}

TEST_CASE("the window asks before it saves over a file that another program changed", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    RealWindow real(file);
    REQUIRE(real.session().document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const QByteArray theirs = bytesOf(first) + "\n";
    QFile other(file);
    REQUIRE(other.open(QFile::WriteOnly));
    other.write(theirs);
    other.close();
    real.key(QStringLiteral("ctrl+s"));
    real.item("text", QStringLiteral("Reload"));
    REQUIRE(bytesOf(file) == theirs);
    real.key(QStringLiteral("Escape"));
    REQUIRE(real.session().document().isModified());
    real.key(QStringLiteral("ctrl+s"));
    real.click(real.centre(real.item("text", QStringLiteral("Overwrite"))));
    REQUIRE(real.waitFor([&] { return !real.session().document().isModified(); }));
    REQUIRE(bytesOf(file) != theirs);
}

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseRenderer();
    return Catch::Session().run(argc, argv);
}
