// SPDX-License-Identifier: GPL-3.0-or-later
// Screens of unusual sizes and scales: the window is never larger than its screen, and the results are reachable.
#include "screen.h"

#include "support/tempFolder.h"

#include <QProcess>
#include <QScreen>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Runs a hidden test of this program on simulated screens, and shows its output if it fails.
void needOnScreens(const char* test, const char* screens, const char* variable, const char* scale) {
    const TempFolder folder;
    const std::string file = folder.file("screens.json", screens).string();
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                       QStringLiteral("offscreen:configfile=") + QString::fromStdString(file));
    environment.insert(QString::fromUtf8(variable), QString::fromUtf8(scale));
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(), {QString::fromUtf8(test)});
    REQUIRE(child.waitForFinished(120'000));
    INFO(variable << '=' << scale << '\n' << child.readAll().toStdString());
    CHECK(child.exitStatus() == QProcess::NormalExit);
    CHECK(child.exitCode() == 0);
}

/// Scrolls along one axis towards a position in the content, as far as possible.
void scrollTo(QQuickItem& flickable, const char* position, double begin, double shown, double length) {
    flickable.setProperty(position, std::max(0.0, std::min(begin, length - shown)));
}

/// Scrolls to an item, and returns true if the item is completely inside the window.
bool isReachable(const QQuickItem& item) {
    for (QQuickItem* around = item.parentItem(); around; around = around->parentItem())
        if (around->inherits("QQuickFlickable")) {
            auto* const content = around->property("contentItem").value<QQuickItem*>();
            const QPointF at = item.mapToItem(content, QPointF());
            scrollTo(*around, "contentX", at.x(), around->width(), around->property("contentWidth").toDouble());
            scrollTo(*around, "contentY", at.y(), around->height(), around->property("contentHeight").toDouble());
        }
    QRectF place({}, QSizeF(item.width(), item.height()));
    // No clip hides a part of it.
    for (const QQuickItem* around = item.parentItem(); around; around = around->parentItem())
        if (around->clip() && !around->mapRectToItem(&item, QRectF({}, around->size())).contains(place))
            return false;
    return QRectF({}, QSizeF(item.window()->size())).contains(item.mapRectToScene(place));
}

QRect areaOf(const Screen& screen) {
    return screen.window->screen()->availableGeometry();
}

} // namespace

TEST_CASE("hidden: the window of a small screen", "[.]") {
    const Screen screen({}, 100); // with the size that the program chooses
    const QSize size = screen.window->size();
    INFO(size.width() << 'x' << size.height() << " on " << areaOf(screen).width() << 'x' << areaOf(screen).height());
    CHECK(areaOf(screen).contains(screen.window->geometry()));
    CHECK(screen.window->minimumWidth() <= areaOf(screen).width());
    CHECK(screen.window->minimumHeight() <= areaOf(screen).height());
    const QQuickItem* const answer = screen.window->findChild<QQuickItem*>(QStringLiteral("throughput"));
    REQUIRE(answer != nullptr);
    CHECK(answer->isVisible());
    CHECK(isReachable(*answer));
}

TEST_CASE("at two and three times the scale the window is no larger than a screen of 1280x800", "[screen][screens]") {
    for (const char* scale : {"1", "1.5", "2", "3"})
        needOnScreens("hidden: the window of a small screen",
                      R"({"screens": [{"name": "a", "x": 0, "y": 0, "width": 1280, "height": 800}]})",
                      "QT_SCALE_FACTOR", scale);
}

TEST_CASE("hidden: the window on two screens", "[.]") {
    const Screen screen({}, 100);
    REQUIRE(QGuiApplication::screens().size() == 2);
    QScreen* const other = QGuiApplication::screens()[1];
    CHECK(screen.window->devicePixelRatio() == 1);
    CHECK(areaOf(screen).contains(screen.window->geometry()));
    screen.window->setScreen(other);
    screen.window->setGeometry(other->availableGeometry().adjusted(8, 8, -8, -8));
    screen.settle();
    REQUIRE(screen.window->screen() == other);
    CHECK(screen.window->devicePixelRatio() == 2);
    CHECK(screen.window->grabWindow().size() == 2 * screen.window->size());
    CHECK(screen.session->windowGeometry()->property("least").toSize() ==
          WindowGeometry::least.boundedTo(other->availableSize()));
    const QQuickItem* const answer = screen.window->findChild<QQuickItem*>(QStringLiteral("throughput"));
    REQUIRE(answer != nullptr);
    CHECK(isReachable(*answer));
    screen.session->windowGeometry()->writeNow();
    const WindowGeometry next(*screen.session->preferences()); // as at the next start of the program
    CHECK(next.start() == screen.window->geometry());
    CHECK(other->availableGeometry().contains(next.start()));
}

TEST_CASE("the window moves between two screens of different scale, and starts at its last position",
          "[screen][screens]") {
    needOnScreens("hidden: the window on two screens",
                  R"({"screens": [{"name": "a", "x": 0, "y": 0, "width": 1280, "height": 800},
                                  {"name": "b", "x": 1280, "y": 0, "width": 1920, "height": 1200}]})",
                  "QT_SCREEN_SCALE_FACTORS", "a=1;b=2");
}
