// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson played through the real window by its keys: nothing is given away before the guess, nothing is cut off.
#include "cut.h"
#include "screen.h"

#include <QAccessible>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Every text that is seen in the lesson, in one line.
QString shown(const Screen& screen) {
    QStringList all;
    const QQuickItem* column = findType(screen.window->contentItem(), "LessonColumn_QMLTYPE");
    REQUIRE(column);
    std::vector<const QQuickItem*> found;
    texts(column, found);
    for (const QQuickItem* each : found)
        all << each->property("text").toString();
    return all.join(u' ');
}

/// With BOARDSET_PICTURES set to a folder, a picture of the window goes there.
void keepPicture(const Screen& screen, const QString& name) {
    if (const QString folder = qEnvironmentVariable("BOARDSET_PICTURES"); !folder.isEmpty())
        screen.window->grabWindow().save(folder + u'/' + name + QStringLiteral(".png"));
}

void hitKey(const Screen& screen, Qt::Key key) {
    press(screen, key);
    screen.settle();
}

/// Goes on by the keys of a person: → to the guess, Space on the first choice, → and "do it", → to the end.
void playThrough(const Screen& screen, const QString& name) {
    LessonView& view = *screen.session->lesson();
    const std::vector<Lesson>& all = view.all();
    const auto lesson = std::ranges::find(all, name.section(u'@', 0, 0).toStdString(), &Lesson::id);
    REQUIRE(lesson != all.end());
    view.start(name.section(u'@', 0, 0));
    screen.settle();
    INFO(lesson->id);
    CHECK_FALSE(screen.session->problem()->isOpen());
    CHECK_FALSE(view.isAstray());
    CHECK(shown(screen).contains(view.question()));
    CHECK(view.why().isEmpty());
    CHECK(view.choices()->count() == 0);
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Guess);
    CHECK(view.choices()->count() == static_cast<int>(lesson->guesses.size()) + 1);
    for (int row = 0; row < view.choices()->count(); ++row)
        CHECK_FALSE(view.choices()->at(row, QStringLiteral("cameOut")).toBool());
    CHECK(view.bars()->count() == 0);
    CHECK(cutTexts(screen, 10) == "");
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Guess); // nobody goes on without a guess
    view.guess(0);
    screen.settle();
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::DoIt);
    CHECK_FALSE(view.isSettled());
    CHECK(view.why().isEmpty());
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::DoIt);
    view.doIt();
    screen.settle();
    REQUIRE(view.isSettled());
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Why);
    CHECK(shown(screen).contains(view.why()));
    CHECK(view.reasons()->count() > 0);
    CHECK(view.bars()->count() >= 1);
    CHECK(cutTexts(screen, 10) == "");
    keepPicture(screen, name + QStringLiteral("-why"));
    hitKey(screen, Qt::Key_Right);
    REQUIRE(view.step() == LessonView::Say);
    CHECK(view.example().isEmpty());
    view.setSentence(QStringLiteral("the bus is full"));
    screen.settle();
    CHECK(shown(screen).contains(view.example()));
    CHECK(cutTexts(screen, 10) == "");
    screen.session->history()->undo(); // what was done can be undone, and the lesson stays
    screen.settle();
    CHECK(view.isOpen());
}

void playAll(QSize size, int percent, Preferences::Theme theme) {
    Screen screen(size, percent);
    screen.session->preferences()->setTheme(theme);
    for (const Lesson& each : screen.session->lesson()->all())
        playThrough(screen,
                    QStringLiteral("%1@%2-%3-%4")
                        .arg(QString::fromStdString(each.id))
                        .arg(size.width())
                        .arg(percent)
                        .arg(theme == Preferences::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light")));
    CHECK(screen.session->lesson()->progress().startsWith(QString::number(screen.session->lesson()->all().size())));
}

} // namespace

TEST_CASE("every lesson plays through in a small light window", "[lesson]") {
    playAll(QSize(1280, 800), 100, Preferences::Theme::Light);
}

TEST_CASE("every lesson plays through in a small dark window with large text", "[lesson]") {
    playAll(QSize(1280, 800), 160, Preferences::Theme::Dark);
}

TEST_CASE("every lesson plays through in a large dark window", "[lesson]") {
    playAll(QSize(1920, 1080), 100, Preferences::Theme::Dark);
}

TEST_CASE("every lesson plays through in a large light window with large text", "[lesson]") {
    playAll(QSize(1920, 1080), 160, Preferences::Theme::Light);
}

TEST_CASE("the first start offers the first lesson, by one line that goes away", "[lesson]") {
    const Screen screen(QSize(1280, 800), 100);
    QQuickItem* line = screen.window->findChild<QQuickItem*>(QStringLiteral("firstLesson"));
    REQUIRE(line);
    CHECK(line->isVisible());
    CHECK(line->property("text").toString().contains(QStringLiteral("What is in the box")));
    QMetaObject::invokeMethod(line, "clicked");
    screen.settle();
    CHECK(screen.session->lesson()->isOpen());
    CHECK_FALSE(line->isVisible());
    keepPicture(screen, QStringLiteral("first"));
}

TEST_CASE("a lesson goes on in a presentation, and R begins the scenario anew", "[lesson]") {
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
    CHECK(shown(screen).contains(view.title()));
    keepPicture(screen, QStringLiteral("present"));
    screen.session->present()->stop();
    screen.settle();
    const QQuickItem* column = findType(screen.window->contentItem(), "LessonColumn_QMLTYPE");
    const_cast<QQuickItem*>(column)->forceActiveFocus();
    hitKey(screen, Qt::Key_R);
    CHECK_FALSE(view.isSettled());
    CHECK(view.isGuessed());
    CHECK_FALSE(screen.session->document().isModified());
}
