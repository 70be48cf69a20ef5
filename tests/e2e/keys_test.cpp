// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard focus and the inspector's subject, with a real pointer and real keys on a real display.
#include "screenPositions.h"

#include <QKeyEvent>
#include <QProcess>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the context menu of a right click has the keyboard focus, and the inspector shows its token", "[window]") {
    RealWindow real(first);
    CanvasView& canvas = *real.session().canvas();
    real.click(boxOf(real, "SB1/P0"));
    REQUIRE(real.session().inspector()->state().block.startsWith(QStringLiteral("SB1/P0")));
    real.rightClick(real.centre(discOf(real, "4")));
    REQUIRE(real.session().inspector()->subject().id == "4");
    // The first entry of a thread's menu moves the thread. Without the keyboard focus, Return would enter the board.
    real.key(QStringLiteral("Down"));
    real.key(QStringLiteral("Return"));
    REQUIRE(real.waitFor([&] { return canvas.drag()->isActive(); }));
    REQUIRE_FALSE(canvas.isInside());
    real.key(QStringLiteral("Escape"));
    REQUIRE_FALSE(canvas.drag()->isActive());
}

namespace {

/// A key's number on the X server. It names the key by its position, whatever letter the key has.
QString keyAt(int number) {
    return QString::number(number);
}
const QString keyCtrl = keyAt(37), key3 = keyAt(12);
const QString keyQ = keyAt(24), keyT = keyAt(28), keyY = keyAt(29), keyZ = keyAt(52), keyX = keyAt(53),
              keyM = keyAt(58);

/// Records the keys that come from the X server.
class KeyWatch : public QObject {
public:
    KeyWatch() { QCoreApplication::instance()->installEventFilter(this); }
    int last = 0; ///< Key of the last press.

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress && event->spontaneous() &&
            static_cast<QKeyEvent*>(event)->nativeScanCode() != 0)
            last = static_cast<QKeyEvent*>(event)->key();
        return false;
    }
};

constexpr int cyrillicQ = 0x419; ///< The Cyrillic letter short I.

/// Sets the keyboard layouts of the X server, the active one first, and restores the US layout when it is destroyed.
class Layouts {
public:
    Layouts(RealWindow& real, const char* layouts, int q) : m_real(real) { set(layouts, q); }
    ~Layouts() { set("us", Qt::Key_Q); }
    Layouts(const Layouts&) = delete;
    Layouts& operator=(const Layouts&) = delete;

private:
    /// Sets the layouts and waits until the Q key, which is no shortcut, produces the letter `q`.
    void set(const char* layouts, int q) {
        KeyWatch watch;
        const bool isSet = QProcess::execute(QStringLiteral("setxkbmap"), {QString::fromUtf8(layouts)}) == 0;
        CHECK(isSet);
        CHECK(m_real.waitFor([&] {
            m_real.tap(keyQ);
            return watch.last == q;
        }));
    }
    RealWindow& m_real;
};

} // namespace

// If a second layout has Latin letters, Qt finds the Latin letter of a key. Otherwise the program finds it.
TEST_CASE("shortcuts of one letter and with Ctrl work by the position of the key in a Russian layout", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    Document& document = session.document();
    const DragSession& move = *session.canvas()->drag();
    for (const char* each : {"ru,us", "ru"}) {
        INFO(each);
        const Layouts layouts(real, each, cyrillicQ);
        const std::size_t at = document.history().at();
        const auto isAt = [&](std::size_t step) {
            return real.waitFor([&] { return document.history().at() == step; });
        };
        real.key(key3);
        real.key(keyT);
        REQUIRE(real.waitFor([&] { return move.isActive(); }));
        for (int step = 0; step < 12 && !move.isPossible(); ++step)
            real.key(QStringLiteral("Right"));
        REQUIRE(real.waitFor([&] { return move.isPossible(); }));
        real.key(QStringLiteral("Return"));
        REQUIRE(real.waitFor([&] { return !move.isActive(); }));
        REQUIRE(isAt(at + 1));
        real.key(keyCtrl + u'+' + keyZ);
        CHECK(isAt(at));
        real.key(keyCtrl + u'+' + keyY);
        CHECK(isAt(at + 1));
        real.key(keyCtrl + u'+' + keyZ);
        CHECK(isAt(at));
        real.click(real.centre(discOf(real, "1")));
        real.key(keyM);
        CHECK(real.waitFor([&] { return move.isActive(); }));
        real.key(QStringLiteral("Escape"));
        CHECK(real.waitFor([&] { return !move.isActive(); }));
    }
}

TEST_CASE("a field receives Russian letters in a Russian layout, and Ctrl shortcuts still work in it", "[window]") {
    RealWindow real(first);
    const Layouts layouts(real, "ru", cyrillicQ);
    const QString russian = QStringLiteral("\u044F\u0447"); // on the keys Z and X
    real.key(keyCtrl + u'+' + keyAt(45));                   // K
    REQUIRE(real.waitFor([&] { return real.window().activeFocusItem()->inherits("QQuickTextInput"); }));
    const QQuickItem& field = *real.window().activeFocusItem();
    real.key(keyZ);
    real.key(keyX);
    CHECK(real.waitFor([&] { return field.property("text").toString() == russian; }));
    real.key(keyCtrl + u'+' + keyAt(38)); // A
    CHECK(real.waitFor([&] { return field.property("selectedText").toString() == russian; }));
    real.key(QStringLiteral("Escape"));
}

TEST_CASE("a tooltip appears where the pointer rests, and disappears when the pointer moves away", "[window]") {
    RealWindow real(first);
    REQUIRE_FALSE(real.shows("objectName", QStringLiteral("tip")));
    real.moveTo(real.centre(real.item("tip", QStringLiteral("Open the drawer"))));
    REQUIRE(real.text("tip", "text") == QStringLiteral("Open the drawer"));
    real.moveTo(real.window().geometry().center());
    REQUIRE(real.waitFor([&] { return !real.shows("objectName", QStringLiteral("tip")); }));
}

TEST_CASE("the tooltip of a long text appears over the item that it describes", "[window]") {
    RealWindow real(first);
    real.session().preferences()->setSideTab(Preferences::SideTab::Machines);
    QQuickItem& row = real.item("text", QStringLiteral("15K"));
    real.moveTo(real.centre(row));
    QQuickItem& tip = real.item("objectName", QStringLiteral("tip"));
    REQUIRE(tip.property("text").toString().size() > 60); // more than fits on one line
    CHECK(std::abs(real.centre(tip).x() - real.centre(row).x()) < 200);
}

TEST_CASE("Tab moves through the diagram in reading order, and the inspector follows", "[window]") {
    RealWindow real(first);
    real.click(real.centre(discOf(real, "1")));
    REQUIRE(real.session().inspector()->subject().id == "1");
    for (const char* next : {"SB0/P0/memory", "SB0/P1", "2"}) {
        real.key(QStringLiteral("Tab"));
        REQUIRE(real.session().inspector()->subject().id == next);
    }
}

TEST_CASE("Space shows the flow and pauses it, and the arrow keys step", "[window]") {
    RealWindow real(first);
    real.click(boxOf(real, "SB1/P0"));
    REQUIRE_FALSE(real.item("text", QStringLiteral("Flow")).property("checked").toBool());
    real.key(QStringLiteral("space"));
    REQUIRE(real.item("text", QStringLiteral("Flow")).property("checked").toBool());
    real.item("tip", QStringLiteral("Pause"));
    real.key(QStringLiteral("space"));
    real.item("tip", QStringLiteral("Resume"));
    const double left = real.session().canvas()->camera()->x();
    real.key(QStringLiteral("Right")); // steps instead of panning
    REQUIRE(real.session().canvas()->camera()->x() == left);
    real.item("tip", QStringLiteral("Resume"));
}

TEST_CASE("an empty scenario accepts its first pages and its first thread", "[window]") {
    RealWindow real(first);
    Session& session = real.session();
    session.files()->requestNew();
    REQUIRE(real.waitFor([&] { return session.document().answer().classes.empty(); }));
    real.settle();
    real.click(boxOf(real, "SB1/P0")); // gives the diagram the keyboard focus
    for (const char* part : {"p", "t"}) {
        real.key(QString::fromUtf8(part));
        REQUIRE(session.canvas()->drag()->isActive());
        real.moveTo(boxOf(real, "SB1/P0"));
        REQUIRE(session.canvas()->drag()->isPossible());
        real.press();
        real.release();
        REQUIRE_FALSE(session.canvas()->drag()->isActive());
    }
    REQUIRE(real.waitFor([&] { return !session.document().answer().classes.empty(); }));
    REQUIRE(session.document().scenario().workload.processes.size() == 1);
}

TEST_CASE("with reduced motion the view changes immediately, and the flow only steps", "[window]") {
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
    REQUIRE_FALSE(real.shows("tip", QStringLiteral("Pause"))); // there is no motion to pause
}
