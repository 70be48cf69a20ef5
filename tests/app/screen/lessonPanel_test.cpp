// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson played by keys in the real window: nothing is revealed before the guess, and no text is truncated.
#include "unreadableTexts.h"
#include "user.h"

#include "boardset/lesson/LessonChecker.h"
#include "support/scenarios.h"

#include <QDesktopServices>

using namespace boardset;
using namespace boardset::test;

namespace {

QQuickItem* columnOf(const Screen& screen) {
    QQuickItem* column = findType(screen.window->contentItem(), "LessonColumn_QMLTYPE");
    REQUIRE(column);
    return column;
}

void hitKey(const Screen& screen, Qt::Key key) {
    press(screen, key);
    screen.settle();
}

QString textOf(LessonView& view, int step) {
    return view.steps()->at(step, QStringLiteral("text")).toString();
}

/// Returns the texts that would reveal the answer: results and measurements that the question does not contain, and the
/// texts after the guess.
QStringList secretsOf(const Lesson& lesson) {
    const LessonChecker play(lesson, catalog(), [](const std::string& id) -> const Scenario& { return scenario(id); });
    std::string reported = play.text(lesson.question);
    for (const LessonNumber& each : lesson.numbers)
        reported += each.of == "before" ? ' ' + play.value(each.name).text : "";
    for (const LessonGuess& each : lesson.guesses) // "shared" is one of the answers to choose from
        reported += ' ' + each.text;
    const auto isAsked = [&](const std::string& name) {
        return std::ranges::find(lesson.asked, name, &LessonQuestion::number) != lesson.asked.end();
    };
    QStringList secrets;
    const auto add = [&](const std::string& text) {
        if (text.size() > 5 && reported.find(text) == std::string::npos) // "0 %" reveals nothing
            secrets << QString::fromStdString(text);
    };
    for (const LessonNumber& each : lesson.numbers)
        if (each.of == "after" || each.of == "now" || isAsked(each.name) || each.name == lesson.measured)
            add(play.value(each.name).text);
    for (const std::string& text : {lesson.action, lesson.why, lesson.whyTitle, lesson.sentence, lesson.note})
        add(play.text(text));
    return secrets;
}

/// Returns the secrets that are visible anywhere in the window.
std::string givenAway(const Screen& screen, QStringList secrets) {
    const QString all = shown(screen.window->contentItem());
    secrets.removeIf([&](const QString& secret) { return !all.contains(secret); });
    return secrets.join(QStringLiteral(" | ")).toStdString();
}

/// Plays a lesson with a user's keys: → to the guess, a choice, → and "Do this step for me", → to the end. Looks for
/// secrets before the guess, on all tabs if `onAllTabs` is true. True if the canvas then names the bottleneck.
bool playThrough(const Screen& screen, const Lesson& lesson, bool onAllTabs) {
    LessonView& view = *screen.session->lesson();
    INFO(lesson.id);
    const QStringList secrets = secretsOf(lesson);
    const auto checkSecrets = [&] {
        CHECK(givenAway(screen, secrets) == "");
        if (!onAllTabs)
            return;
        for (const char* tab :
             {"evidence", "findings", "plots", "advisor", "differences", "trace", "timeline", "history"}) {
            screen.session->open({QStringLiteral("drawer"), QString::fromUtf8(tab)});
            screen.settle();
            INFO(tab);
            CHECK(givenAway(screen, secrets) == "");
        }
    };
    view.start(QString::fromStdString(lesson.id));
    screen.settle();
    CHECK_FALSE(screen.session->problem()->isOpen());
    CHECK_FALSE(view.isOffTrack());
    CHECK(shown(columnOf(screen)).contains(textOf(view, 0)));
    CHECK(view.steps()->count() == 1);
    CHECK(view.choices()->count() == 0);
    CHECK(cutTexts(screen, 9) == "");
    checkSecrets();
    CHECK_FALSE(screen.session->canvas()->showsUse()); // the user has to find the bottleneck
    CHECK(view.words()->count() == static_cast<int>(lesson.words.size()));
    columnOf(screen)->forceActiveFocus();
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Guess);
    const auto questions = static_cast<int>(lesson.asked.size());
    const int ofEach = static_cast<int>(lesson.guesses.size()) + 1;
    CHECK(view.choices()->count() == questions * ofEach);
    for (int row = 0; row < view.choices()->count(); ++row)
        CHECK_FALSE(view.choices()->at(row, QStringLiteral("cameOut")).toBool());
    CHECK(view.bars()->count() == 0);
    CHECK(cutTexts(screen, 9) == "");
    checkSecrets();
    CHECK_FALSE(shown(columnOf(screen)).contains(QStringLiteral("Trainer's note")));
    columnOf(screen)->forceActiveFocus();
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Guess); // without a guess the lesson does not continue
    for (int question = 0; question < questions; ++question)
        view.guess(question * ofEach);
    screen.settle();
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::DoIt);
    CHECK_FALSE(view.isSettled());
    CHECK(shown(columnOf(screen)).contains(textOf(view, 2)));
    CHECK(shown(columnOf(screen)).contains(QStringLiteral("Trainer's note")));
    CHECK(cutTexts(screen, 9) == "");
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::DoIt);
    view.doIt();
    screen.settle();
    REQUIRE(view.isSettled());
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Why);
    CHECK(shown(columnOf(screen)).contains(textOf(view, 3)));
    CHECK(view.reasons()->count() > 0);
    CHECK(view.reasons()->count() <= 7); // a step with thousands of lines would block the window
    CHECK((view.bars()->count() > 0) == (questions == 1));
    CHECK(cutTexts(screen, 9) == "");
    if (onAllTabs) {
        view.showDerivation();
        screen.settle();
        CHECK(screen.session->drawer()->tab() == Drawer::Why);
        CHECK(screen.session->why()->lines()->count() >= view.reasons()->count());
        screen.session->why()->close();
        columnOf(screen)->forceActiveFocus();
    }
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Say);
    CHECK(view.state().example.isEmpty());
    CHECK_FALSE(shown(columnOf(screen)).contains(view.state().note)); // until the user asks for it
    view.setSentence(QStringLiteral("the bus is saturated"));
    screen.settle();
    CHECK(shown(columnOf(screen)).contains(view.state().example));
    CHECK(cutTexts(screen, 9) == "");
    screen.session->history()->undo(); // the task can be undone, and the lesson stays
    screen.settle();
    CHECK(view.isOpen());
    return screen.session->canvas()->showsUse();
}

} // namespace

// The texts do not depend on the size of the window. The large window without large text shows the most rows.
TEST_CASE("every lesson can be played in small and large windows, light and dark, with small and large text",
          "[lesson]") {
    const auto [size, percent, theme] =
        GENERATE(table<QSize, int, Preferences::Theme>({{{1280, 800}, 100, Preferences::Theme::Light},
                                                        {{1280, 800}, 160, Preferences::Theme::Dark},
                                                        {{1920, 1080}, 100, Preferences::Theme::Dark},
                                                        {{1920, 1080}, 160, Preferences::Theme::Light}}));
    CAPTURE(size.width(), percent);
    const Screen screen(size, percent);
    screen.session->preferences()->setTheme(theme);
    int named = 0;
    for (const Lesson& each : screen.session->lesson()->all())
        named += playThrough(screen, each, size.width() == 1920 && percent == 100) ? 1 : 0;
    CHECK(named > 0); // otherwise hiding it before the guess would prove nothing
    CHECK(
        screen.session->lesson()->state().progress.startsWith(QString::number(screen.session->lesson()->all().size())));
}

TEST_CASE("the first start offers the first lesson in a card, which disappears when it is used or dismissed",
          "[lesson]") {
    for (const bool isStarted : {true, false}) {
        const Screen screen(QSize(1280, 800), 100);
        const User user(screen);
        const QQuickItem* const card = user.named("startCard");
        const QQuickItem* const list = findType(screen.window->contentItem(), "LessonList_QMLTYPE");
        REQUIRE(card);
        REQUIRE(list);
        CHECK(shown(card).contains(QStringLiteral("What is in the box")));
        const double below = list->y();
        user.click(user.named(isStarted ? "startLesson" : "dismissStart"));
        CHECK(screen.session->lesson()->isOpen() == isStarted);
        CHECK_FALSE(card->isVisible());
        CHECK(list->y() < below - 60); // the card's space is free
        CHECK(screen.session->preferences()->hasStartCard() == isStarted);
    }
}

TEST_CASE("a lesson can be played with the keyboard only, restarted with R from anywhere, undone and redone",
          "[lesson]") {
    const Screen screen(QSize(1280, 800), 100);
    LessonView& view = *screen.session->lesson();
    view.start(QStringLiteral("what-is-in-the-box"));
    screen.settle();
    pressAndPaint(screen, Qt::Key_Return); // the keyboard focus is on Next
    REQUIRE(view.step() == LessonView::Guess);
    REQUIRE(isA(screen.window->activeFocusItem(), "LibraryRow_QMLTYPE")); // then on the first guess
    pressAndPaint(screen, Qt::Key_Down);
    pressAndPaint(screen, Qt::Key_Space);
    CHECK(view.choices()->at(1, QStringLiteral("yours")).toBool());
    CHECK(view.step() == LessonView::Guess);
    pressAndPaint(screen, Qt::Key_Down);
    CHECK(view.step() == LessonView::Guess);
    pressAndPaint(screen, Qt::Key_Return); // another guess, as long as nothing is revealed
    CHECK(view.areResultsHidden());
    CHECK(view.choices()->at(2, QStringLiteral("yours")).toBool());
    pressAndPaint(screen, Qt::Key_Return); // continues
    REQUIRE(view.step() == LessonView::DoIt);
    view.doIt();
    screen.settle();
    REQUIRE(view.isSettled());
    pressAndPaint(screen, Qt::Key_Z, Qt::ControlModifier);
    CHECK_FALSE(screen.session->document().isModified());
    pressAndPaint(screen, Qt::Key_3); // moves the focus to the diagram
    pressAndPaint(screen, Qt::Key_R);
    CHECK_FALSE(view.isSettled());
    CHECK_FALSE(view.areResultsHidden()); // the guess stays
    pressAndPaint(screen, Qt::Key_4);     // moves the focus back to the lesson
    for (const QQuickItem* item = screen.window->activeFocusItem();; item = item->parentItem()) {
        REQUIRE(item);
        if (item == columnOf(screen))
            break;
    }
    pressAndPaint(screen, Qt::Key_Escape); // would lose the step
    CHECK(view.isOpen());
    CHECK(view.step() == LessonView::DoIt);
    const User user(screen);
    user.click(user.tipped(QStringLiteral("Leave the lesson")));
    CHECK_FALSE(view.isOpen());
}

TEST_CASE("F1 opens the manual at the page for the focused or open item, and Ctrl+F1 opens the help", "[lesson]") {
    const Screen screen(QSize(1280, 800), 100);
    if (screen.session->manual().isEmpty())
        return; // a build without a manual
    // Replaces the browser by a handler that cannot read the page and names it in its error.
    QDesktopServices::setUrlHandler(QStringLiteral("file"), screen.session->files(), "requestOpen");
    const auto pageByKey = [&] {
        pressAndPaint(screen, Qt::Key_F1);
        const QString line = screen.session->problem()->line();
        screen.session->problem()->clear();
        screen.settle();
        return line.section(QStringLiteral("manual/"), 1).section(u':', 0, 0).toStdString();
    };
    pressAndPaint(screen, Qt::Key_3);
    CHECK(pageByKey() == "family-sunfire.html");
    pressAndPaint(screen, Qt::Key_5);
    screen.session->drawer()->ask(Drawer::Evidence);
    screen.settle();
    CHECK(pageByKey() == "evidence.html");
    screen.session->lesson()->start(QStringLiteral("address-wall"));
    screen.settle();
    CHECK(pageByKey() == "lessons.html");
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    pressAndPaint(screen, Qt::Key_F1, Qt::ControlModifier);
    CHECK(User(screen).button(QStringLiteral("All shortcuts")));
    pressAndPaint(screen, Qt::Key_Escape);
}

TEST_CASE("a presentation of a lesson reveals no result before the guess", "[lesson]") {
    const Screen screen(QSize(1920, 1080), 100);
    screen.session->lesson()->start(QStringLiteral("address-wall"));
    screen.settle();
    screen.session->present()->start();
    screen.settle();
    const auto sentence = [&] {
        const QQuickItem* const item = User(screen).named("sentence");
        return item == nullptr ? QString() : item->property("text").toString();
    };
    const QQuickItem* const head = findType(screen.window->contentItem(), "PresentHead_QMLTYPE");
    REQUIRE(head);
    // compares without the first letter of the title, which may be in upper case
    const auto bottleneck = screen.session->document().answer().bottleneck().value_or(StationAnswer());
    const QString busiest = format::text(bottleneck.title).mid(1);
    REQUIRE_FALSE(busiest.isEmpty());
    CHECK(sentence().isEmpty());
    CHECK_FALSE(shown(head).contains(busiest));
    pressAndPaint(screen, Qt::Key_Right);
    pressAndPaint(screen, Qt::Key_Right); // past the guess
    CHECK_FALSE(screen.session->lesson()->areResultsHidden());
    CHECK(sentence() == screen.session->answer()->line("pace").text);
    screen.session->present()->stop();
    screen.settle();
}

TEST_CASE("a lesson continues in a presentation, and R restarts it", "[lesson]") {
    const Screen screen(QSize(1920, 1080), 100);
    LessonView& view = *screen.session->lesson();
    view.start(QStringLiteral("two-segments"));
    screen.settle();
    view.goOn();
    view.guess(2);
    view.goOn();
    view.doIt();
    screen.settle();
    REQUIRE(view.isSettled());
    screen.session->present()->start();
    screen.settle();
    CHECK(shown(columnOf(screen)).contains(view.state().title));
    pressAndPaint(screen, Qt::Key_PageDown); // as with a clicker
    CHECK(view.step() == LessonView::Why);
    pressAndPaint(screen, Qt::Key_Right);
    CHECK(view.step() == LessonView::Say);
    pressAndPaint(screen, Qt::Key_Left);
    CHECK(view.step() == LessonView::Why);
    pressAndPaint(screen, Qt::Key_R);
    CHECK_FALSE(view.isSettled());
    CHECK(view.step() == LessonView::Question); // for another group: nothing is revealed
    CHECK(view.areResultsHidden());
    view.leave(); // the lesson is finished, and the next group comes
    screen.settle();
    pressAndPaint(screen, Qt::Key_R);
    CHECK(view.isOpen());
    CHECK(view.step() == LessonView::Question);
    view.leave();
    screen.session->present()->stop();
    screen.session->present()->start(); // another presentation without a lesson
    screen.settle();
    pressAndPaint(screen, Qt::Key_R);
    CHECK_FALSE(view.isOpen());
    screen.session->present()->stop();
    screen.settle();
    CHECK_FALSE(screen.session->document().isModified());
}
