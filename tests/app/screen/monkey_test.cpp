// SPDX-License-Identifier: GPL-3.0-or-later
// Random input to the real window: the program keeps running, causes no warning, and releases its memory.
// The variables MONKEY_SEED and MONKEY_ACTIONS select the sequence of actions and its length.
// MONKEY_SCENARIO restricts the test to one bundled scenario.
// The file monkey.log in the working folder names every action before the test performs it.
#include "FileChoice.h"
#include "screen.h"

#include <QDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <malloc.h>
#include <random>
#include <sys/time.h>
#if defined(__SANITIZE_ADDRESS__)
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // GCC has no header for it
#endif

using namespace boardset;
using namespace boardset::test;

namespace {

const QString first = QStringLiteral("sunfire6800-first");

/// Memory that is allocated and not freed, in MB.
double liveMegabytes() {
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / 1e6;
#else
    const auto all = mallinfo2(); // large blocks may be counted separately, depending on earlier frees
    return static_cast<double>(all.uordblks + all.hblkhd) / 1e6;
#endif
}

/// Returns the smallest measurement between two quarters of the run, because unfinished work may use more memory.
double leastOf(const std::vector<double>& live, std::size_t from, std::size_t to) {
    const auto at = [&](std::size_t quarter) {
        return live.begin() + static_cast<std::ptrdiff_t>(quarter * live.size() / 4);
    };
    return *std::min_element(at(from), at(to));
}

/// Ends the program if an action takes more processor time than allowed.
void watchFrom(int seconds) {
    const itimerval limit{{0, 0}, {seconds, 0}};
    ::setitimer(ITIMER_VIRTUAL, &limit, nullptr);
}

class Monkey {
public:
    Monkey(Screen& screen, unsigned seed, const QString& scenario)
        : m_screen(screen), m_random(seed), m_log(std::fopen("monkey.log", "w")), m_scenario(scenario) {
        REQUIRE(m_log);
        m_bundled = QDir(QStringLiteral(BOARDSET_SHARE "/scenarios")).entryList({QStringLiteral("*.boardset")});
    }
    ~Monkey() { std::fclose(m_log); }
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// An uncaught exception ends the program where it was thrown.
    void act(int number) noexcept {
        m_number = number;
        stayAtHome();
        static constexpr std::array acts{&Monkey::click,   &Monkey::click,   &Monkey::clickItem, &Monkey::clickItem,
                                         &Monkey::menu,    &Monkey::twice,   &Monkey::drag,      &Monkey::drag,
                                         &Monkey::drag,    &Monkey::hover,   &Monkey::wheel,     &Monkey::wheel,
                                         &Monkey::plain,   &Monkey::plain,   &Monkey::plain,     &Monkey::withControl,
                                         &Monkey::history, &Monkey::history, &Monkey::type,      &Monkey::command,
                                         &Monkey::rest};
        if (const int rare = below(60); rare == 0)
            resize();
        else if (rare == 1)
            open();
        else
            (this->*acts[static_cast<std::size_t>(below(static_cast<int>(acts.size())))])();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Records the time of the last action, in milliseconds, if no earlier action took longer.
    void took(qint64 milliseconds) {
        if (milliseconds <= m_longest)
            return;
        m_longest = static_cast<int>(milliseconds);
        m_longestAt = m_number;
    }
    int longest() const { return m_longest; }
    int longestAt() const { return m_longestAt; } ///< Number of the action that took longest.

private:
    int below(int end) { return end <= 0 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    QPoint anywhere() { return {below(m_screen.window->width()), below(m_screen.window->height())}; }
    template <class... Values> void say(const char* what, Values... values) {
        std::fprintf(m_log, "%d ", m_number);
        std::fprintf(m_log, what, values...);
        std::fputc('\n', m_log);
        std::fflush(m_log);
    }

    /// Restricts reading and writing to files in the monkey's own folder.
    void stayAtHome() {
        const QString home = m_screen.home.path();
        for (FileChoice* choice : m_screen.window->findChildren<FileChoice*>()) {
            if (choice->path().startsWith(home) && (choice->name().isEmpty() || choice->file().path().startsWith(home)))
                continue;
            choice->setName({});
            choice->enter(home);
        }
    }

    /// Sends a mouse event within the window, which may have shrunk in the meantime.
    void mouse(QTest::MouseAction action, QPoint at, Qt::MouseButton button = Qt::LeftButton) {
        const QPoint end(m_screen.window->width() - 1, m_screen.window->height() - 1);
        QTest::mouseEvent(action, m_screen.window, button, {}, {std::min(at.x(), end.x()), std::min(at.y(), end.y())});
    }
    void clickAt(QPoint at) {
        const Qt::MouseButton button = below(4) == 0 ? Qt::RightButton : Qt::LeftButton;
        say("click %d at %d,%d", static_cast<int>(button), at.x(), at.y());
        mouse(QTest::MouseMove, at, Qt::NoButton);
        mouse(QTest::MouseClick, at, button);
    }
    void click() { clickAt(anywhere()); }
    /// Returns a point on an item that accepts clicks, however small.
    QPoint onItem() {
        const auto items = visibleItems(m_screen.window->contentItem(), [](const QQuickItem* each) {
            return each->isEnabled() && each->acceptedMouseButtons() != Qt::NoButton && each->width() > 0 &&
                   each->height() > 0;
        });
        if (items.empty())
            return anywhere();
        const QQuickItem* item = items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
        const QPoint at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        return QRect(QPoint(), m_screen.window->size()).contains(at) ? at : anywhere();
    }
    void clickItem() { clickAt(onItem()); }
    void menu() {
        const QPoint at = onItem();
        say("menu at %d,%d", at.x(), at.y());
        mouse(QTest::MouseClick, at, Qt::RightButton);
        for (int rows = below(8); rows > 0; --rows)
            QTest::keyClick(m_screen.window, Qt::Key_Down);
        QTest::keyClick(m_screen.window, Qt::Key_Return);
    }
    void twice() {
        const QPoint at = onItem();
        say("double click at %d,%d", at.x(), at.y());
        mouse(QTest::MouseDClick, at);
    }
    /// Drags from an item to any point in several steps, sometimes with a key press during the drag.
    void drag() {
        const QPoint from = onItem();
        const QPoint to = anywhere();
        static constexpr std::array keys{Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Tab, Qt::Key_Return, Qt::Key_M};
        const int meanwhile = below(12);
        say("drag %d,%d to %d,%d, key %d", from.x(), from.y(), to.x(), to.y(), meanwhile);
        mouse(QTest::MousePress, from);
        for (int step = 1; step <= 6; ++step)
            mouse(QTest::MouseMove, from + (to - from) * step / 6, Qt::NoButton);
        if (meanwhile < static_cast<int>(keys.size()))
            QTest::keyClick(m_screen.window, keys[static_cast<std::size_t>(meanwhile)]);
        else if (meanwhile == static_cast<int>(keys.size()))
            QTest::keyClick(m_screen.window, Qt::Key_Z, Qt::ControlModifier);
        mouse(QTest::MouseRelease, to);
    }
    void hover() {
        const QPoint at = below(2) == 0 ? onItem() : anywhere();
        say("move to %d,%d", at.x(), at.y());
        mouse(QTest::MouseMove, at, Qt::NoButton);
    }
    void wheel() {
        const QPoint at = anywhere();
        const int turn = (below(2) == 0 ? -120 : 120) * (1 + below(5));
        const auto with = below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        say("wheel %d at %d,%d with %d", turn, at.x(), at.y(), static_cast<int>(with));
        QWheelEvent event(at, m_screen.window->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, with, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_screen.window, &event);
    }
    void key(int code, Qt::KeyboardModifiers with = Qt::NoModifier) {
        say("key %x with %x", code, static_cast<int>(with));
        QTest::keyClick(m_screen.window, static_cast<Qt::Key>(code), with);
    }
    template <std::size_t Count> int oneOf(const std::array<int, Count>& keys) {
        return keys[static_cast<std::size_t>(below(static_cast<int>(Count)))];
    }
    void plain() {
        static constexpr std::array<int, 36> keys{
            Qt::Key_Tab,    Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,
            Qt::Key_Down,   Qt::Key_Down, Qt::Key_Return,  Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Escape,
            Qt::Key_Escape, Qt::Key_Home, Qt::Key_End,     Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space,
            Qt::Key_Delete, Qt::Key_F1,   Qt::Key_1,       Qt::Key_2,      Qt::Key_3,        Qt::Key_4,
            Qt::Key_5,      Qt::Key_M,    Qt::Key_T,       Qt::Key_P,      Qt::Key_F,        Qt::Key_Y,
            Qt::Key_Plus,   Qt::Key_Plus, Qt::Key_Minus,   Qt::Key_Menu,   Qt::Key_F10,      Qt::Key_Backspace};
        key(oneOf(keys), below(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    }
    void withControl() {
        static constexpr std::array<int, 12> keys{Qt::Key_Z,      Qt::Key_S,     Qt::Key_N, Qt::Key_O,
                                                  Qt::Key_K,      Qt::Key_E,     Qt::Key_C, Qt::Key_V,
                                                  Qt::Key_Period, Qt::Key_Comma, Qt::Key_Q, Qt::Key_A};
        key(oneOf(keys), Qt::ControlModifier | (below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier));
    }
    void history() {
        if (below(5) == 0)
            return key(Qt::Key_Left, Qt::AltModifier);
        key(Qt::Key_Z, Qt::ControlModifier | (below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier));
    }
    /// Types into the focused item, sometimes followed by Enter. The texts have no slash, so files stay in the folder.
    void type() {
        static const std::array<QString, 10> words{
            QStringLiteral("0"),   QStringLiteral("-1"),          QStringLiteral("99999999999"),
            QStringLiteral("1e9"), QStringLiteral("nan"),         QString(300, u'w'),
            QStringLiteral("SB3"), QStringLiteral("%1 <b>&amp;"), QStringLiteral("\u202e\u00e9\U0001F40D\ufffe"),
            QStringLiteral("\"\\")};
        const QString& text = words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
        say("type \"%s\"", qUtf8Printable(text));
        for (const QChar letter : text) {
            QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
            QCoreApplication::sendEvent(m_screen.window, &down);
        }
        if (below(2) == 0)
            QTest::keyClick(m_screen.window, Qt::Key_Return);
    }
    /// Runs any available command of the menus and the palette.
    void command() {
        std::vector<Command*> all = m_screen.session->commands()->list();
        std::erase_if(all, [](const Command* each) { return !each->state().whyNot.isEmpty(); });
        Command& chosen = *all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
        say("command %s", qUtf8Printable(chosen.state().title));
        chosen.run();
    }
    void rest() {
        const int milliseconds = below(60);
        say("rest %d ms", milliseconds);
        QTest::qWait(milliseconds);
    }
    void resize() {
        const QSize size(640 + below(1000), 420 + below(700));
        say("resize to %d x %d", size.width(), size.height());
        m_screen.window->resize(size);
    }
    void open() {
        const QString id = m_scenario.isEmpty()
                               ? m_bundled[below(static_cast<int>(m_bundled.size()))].section(u'.', 0, 0)
                               : m_scenario;
        say("open %s", qUtf8Printable(id));
        m_screen.session->files()->requestBundled(id);
        m_screen.session->files()->answer(Files::Choice::Discard);
    }

    Screen& m_screen;
    std::mt19937 m_random;
    std::FILE* m_log;
    QString m_scenario;
    QStringList m_bundled;
    int m_number = 0, m_longest = 0, m_longestAt = 0;
};

/// Returns a number from the environment; `usual` if it is not above 0.
int chosen(const char* variable, int usual) {
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : usual;
}

constexpr QSize size(1280, 800);

/// Restores the initial look, because the memory depends on the rows and pixels that are visible.
void look(Screen& screen) {
    screen.window->resize(size);
    Preferences& preferences = *screen.session->preferences();
    preferences.setTheme(Preferences::Theme::Light);
    preferences.setTextPercent(100);
    preferences.setLibraryWidth(0);
    preferences.setAnswerWidth(304);
    preferences.setDrawerHeight(208);
    preferences.setLibraryOpen(true);
    preferences.setAnswerOpen(true);
    preferences.setDrawerOpen(true);
    preferences.setSideTab(Preferences::SideTab::Learn);
}

void openFirst(Screen& screen) {
    screen.session->files()->requestBundled(first);
    screen.session->files()->answer(Files::Choice::Discard);
}

/// Returns the smallest memory in MB once it has not decreased for two seconds: cancelled work frees its memory when it
/// ends.
double liveAtRest(Screen& screen) {
    double least = liveMegabytes();
    for (int rounds = 0; rounds < 8; ++rounds) {
        QTest::qWait(250);
        screen.engine.collectGarbage();
        screen.settle();
        if (const double live = liveMegabytes(); live < least - 1) {
            least = live;
            rounds = 0;
        }
    }
    return least;
}

/// Shows the first screen again and returns its memory in MB. The state for Back is small, because the undo history of
/// another scenario may take a hundred MB (History::mostPlacements).
double liveOnFirstScreen(Screen& screen) {
    for (int i = 0; i < 6; ++i)
        press(screen, Qt::Key_Escape);
    look(screen);
    openFirst(screen);
    openFirst(screen); // without the edits that the first call may have left
    REQUIRE(screen.session->document().perform(Rename{"Left"}).isEmpty());
    openFirst(screen);
    REQUIRE(screen.session->files()->canGoBack());
    screen.session->document().wait();
    screen.session->evidence()->waitUntilLoaded();
    screen.session->findings()->waitUntilChecked();
    screen.session->answer()->waitUntilSolved();
    return liveAtRest(screen);
}

} // namespace

TEST_CASE("random mouse and key input does not end the program, causes no warning, and leaks no memory",
          "[.][monkey]") {
    const auto seed = static_cast<unsigned>(chosen("MONKEY_SEED", 1));
    const int actions = chosen("MONKEY_ACTIONS", 1500);
    std::printf("monkey: seed %u, %d actions\n", seed, actions);
    std::fflush(stdout);
    Screen screen(size, 100);
    qputenv("HOME", screen.home.path().toUtf8());
    screen.session->preferences()->setReducedMotion(false);
    screen.session->document().setWaitLimit(0); // every result arrives late
    const QString throughput = screen.session->answer()->line("throughput").text;
    Monkey monkey(screen, seed, qEnvironmentVariable("MONKEY_SCENARIO"));
    std::vector<double> live;
    for (int number = 1; number <= actions; ++number) {
        INFO("action " << number << " of seed " << seed << ", see monkey.log");
        QElapsedTimer timer;
        timer.start();
        watchFrom(60);
        monkey.act(number);
        monkey.took(timer.elapsed());
        REQUIRE(screen.warnings.all() == "");
        REQUIRE(screen.window->isVisible());
        if (number % 500 == 0)
            live.push_back(liveOnFirstScreen(screen));
    }
    watchFrom(0);
    std::printf("the longest action took %d ms: %d\n", monkey.longest(), monkey.longestAt());
    liveOnFirstScreen(screen);
    CHECK(screen.session->answer()->line("throughput").text == throughput);
    for (const double each : live)
        std::printf("%.0f ", each);
    std::printf("MB after each 500 actions\n");
    if (live.size() >= 8) // memory that is allocated once (shapes, machines, panels: some 25 MB) is in use by then
        CHECK(leastOf(live, 3, 4) < 1.25 * leastOf(live, 1, 2));
}
