// SPDX-License-Identifier: GPL-3.0-or-later
// Who has the keyboard, and what the inspector is about, with a real pointer and real keys on a real display.
#include "places.h"

#include <QProcess>

using namespace boardset;
using boardset::test::boxOf;
using boardset::test::discOf;
using boardset::test::first;
using boardset::test::RealWindow;

TEST_CASE("the menu of a right click has the keyboard, and its token is inspected", "[window]") {
    RealWindow real(first);
    CanvasView& canvas = *real.session().canvas();
    real.click(boxOf(real, "SB1/P0"));
    REQUIRE(real.session().inspector()->id().startsWith(QStringLiteral("SB1/P0")));
    real.rightClick(real.centre(discOf(real, "4")));
    REQUIRE(real.session().inspector()->id() == QStringLiteral("4"));
    // The first line of a thread's menu moves it; without the keyboard, Return would go into the board.
    real.key(QStringLiteral("Down"));
    real.key(QStringLiteral("Return"));
    REQUIRE(real.waitFor([&] { return canvas.move()->isActive(); }));
    REQUIRE_FALSE(canvas.isInside());
    real.key(QStringLiteral("Escape"));
    REQUIRE_FALSE(canvas.move()->isActive());
}

namespace {

/// The keyboard layouts of the X server, the active one first; at its end American again.
class Layouts {
public:
    explicit Layouts(const char* layouts) { set(layouts); }
    ~Layouts() { QProcess::execute(QStringLiteral("setxkbmap"), {QStringLiteral("us")}); }
    Layouts(const Layouts&) = delete;
    Layouts& operator=(const Layouts&) = delete;

private:
    static void set(const char* layouts) {
        REQUIRE(QProcess::execute(QStringLiteral("setxkbmap"), {QString::fromUtf8(layouts)}) == 0);
    }
};

} // namespace

// With a layout of Latin letters beside it, Qt gives a shortcut the Latin letter that is on the same key.
TEST_CASE("shortcuts of one letter and with Ctrl work while a Russian layout is active", "[window]") {
    RealWindow real(first);
    const Layouts layouts("ru,us");
    real.settle(500);
    Document& document = real.session().document();
    const std::size_t steps = document.history().steps().size();
    const QString keyT = QStringLiteral("28"), keyM = QStringLiteral("58"), keyZ = QStringLiteral("52"); // by number
    real.key(QStringLiteral("12"));                                                                      // 3
    real.key(keyT);
    REQUIRE(real.waitFor([&] { return real.session().canvas()->move()->isActive(); }));
    real.key(QStringLiteral("Return"));
    real.key(QStringLiteral("Return"));
    REQUIRE(real.waitFor([&] { return document.history().at() == steps; }));
    real.key(QStringLiteral("37+") + keyZ); // Ctrl
    CHECK(real.waitFor([&] { return document.history().at() == steps - 1; }));
    real.click(real.centre(discOf(real, "1")));
    real.key(keyM);
    CHECK(real.waitFor([&] { return real.session().canvas()->move()->isActive(); }));
    real.key(QStringLiteral("Escape"));
}

TEST_CASE("a tip comes where the pointer rests, and goes with it", "[window]") {
    RealWindow real(first);
    REQUIRE_FALSE(real.shows("objectName", QStringLiteral("tip")));
    real.moveTo(real.centre(real.item("tip", QStringLiteral("Hide the drawer"))));
    REQUIRE(real.text("tip", "text") == QStringLiteral("Hide the drawer"));
    real.moveTo(real.window().geometry().center());
    REQUIRE(real.waitFor([&] { return !real.shows("objectName", QStringLiteral("tip")); }));
}

TEST_CASE("the tip of a long text lies over what it is of", "[window]") {
    RealWindow real(first);
    QQuickItem& chip = real.item("text", QStringLiteral("15K"));
    real.moveTo(real.centre(chip));
    QQuickItem& tip = real.item("objectName", QStringLiteral("tip"));
    REQUIRE(tip.property("text").toString().size() > 60); // more than fits in a line
    CHECK(std::abs(real.centre(tip).x() - real.centre(chip).x()) < 200);
}

TEST_CASE("Tab walks the diagram in reading order, and the inspector follows", "[window]") {
    RealWindow real(first);
    real.click(real.centre(discOf(real, "1")));
    REQUIRE(real.session().inspector()->id() == QStringLiteral("1"));
    for (const char* next : {"SB0/P0/memory", "SB0/P1", "2"}) {
        real.key(QStringLiteral("Tab"));
        REQUIRE(real.session().inspector()->id().toStdString() == next);
    }
}

TEST_CASE("Space shows what flows and stops it, the arrow keys step", "[window]") {
    RealWindow real(first);
    real.click(boxOf(real, "SB1/P0"));
    REQUIRE_FALSE(real.item("text", QStringLiteral("Flow")).property("checked").toBool());
    real.key(QStringLiteral("space"));
    REQUIRE(real.item("text", QStringLiteral("Flow")).property("checked").toBool());
    real.item("tip", QStringLiteral("Stop"));
    real.key(QStringLiteral("space"));
    real.item("tip", QStringLiteral("Go on"));
    const double left = real.session().canvas()->camera()->x();
    real.key(QStringLiteral("Right")); // a step, not a pan
    REQUIRE(real.session().canvas()->camera()->x() == left);
    real.item("tip", QStringLiteral("Go on"));
}

TEST_CASE("an empty scenario takes its first pages and its first thread", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    session.files()->requestNew();
    REQUIRE(real.waitFor([&] { return session.document().answer().classes.empty(); }));
    real.settle();
    real.click(boxOf(real, "SB1/P0")); // the diagram has the keyboard
    for (const char* part : {"p", "t"}) {
        real.key(QString::fromUtf8(part));
        REQUIRE(session.canvas()->move()->isActive());
        real.moveTo(boxOf(real, "SB1/P0"));
        REQUIRE(session.canvas()->move()->isPossible());
        real.press();
        real.release();
        REQUIRE_FALSE(session.canvas()->move()->isActive());
    }
    REQUIRE(real.waitFor([&] { return !session.document().answer().classes.empty(); }));
    REQUIRE(session.document().scenario().workload.processes.size() == 1);
}

TEST_CASE("with reduced motion the view is there at once, and flows only step", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    const Camera& camera = *session.canvas()->camera();
    real.click(boxOf(real, "SB1/P0"));
    session.canvas()->show(QStringLiteral("SB3"));
    REQUIRE(camera.isMoving());
    REQUIRE(real.waitFor([&] { return !camera.isMoving(); }));
    session.preferences()->setReducedMotion(true);
    session.canvas()->show(QString());
    REQUIRE_FALSE(camera.isMoving());
    real.click(boxOf(real, "SB1/P0"));
    real.key(QStringLiteral("space"));
    REQUIRE(real.item("text", QStringLiteral("Flow")).property("checked").toBool());
    REQUIRE_FALSE(real.shows("tip", QStringLiteral("Stop"))); // nothing moves that could be stopped
}

TEST_CASE("what is searched for is what Return does", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    session.preferences()->setReducedMotion(true); // the palette is gone at once
    real.click(boxOf(real, "SB1/P0"));
    real.key(QStringLiteral("ctrl+k"));
    session.search()->setProperty("query", QStringLiteral("generations of"));
    real.settle();
    real.key(QStringLiteral("Return"));
    REQUIRE(real.waitFor([&] { return session.generations()->property("open").toBool(); }));
    REQUIRE_FALSE(session.document().answer().classes.empty());
}
