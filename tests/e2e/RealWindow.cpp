// SPDX-License-Identifier: GPL-3.0-or-later
#include "RealWindow.h"

#include "Startup.h"
#include "support/items.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QCursor>
#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>
#include <algorithm>
#include <ctime>
#include <stdexcept>
#include <utility>

namespace boardset::test {

namespace {

Is hasValue(const char* property, const QString& value) {
    return [property, value](const QQuickItem* item) { return item->property(property).toString() == value; };
}

} // namespace

double ownWorkMs() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

RealWindow::RealWindow(const QString& scenarioFile, const QString& home) {
    StartOptions options;
    options.database = QStringLiteral(BOARDSET_SHARE "/catalog.db");
    options.scenario = scenarioFile;
    options.dataFolder = home.isEmpty() ? m_home.path() : home;
    StartError error;
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_session = startSession(options, error, m_engine.get());
    if (!m_session)
        throw std::runtime_error(error.what.toStdString());
    QVariantMap properties{{QStringLiteral("session"), QVariant::fromValue(m_session.get())}};
    if (home.isEmpty())
        properties.insert({{QStringLiteral("x"), 0},
                           {QStringLiteral("y"), 0},
                           {QStringLiteral("width"), 1280},
                           {QStringLiteral("height"), 800}});
    m_engine->setInitialProperties(properties);
    m_engine->load(QUrl(windowFile));
    if (m_engine->rootObjects().isEmpty())
        throw std::runtime_error("Main.qml did not load");
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    bool shown = false;
    const auto seen = QObject::connect(
        m_window, &QQuickWindow::frameSwapped, m_window, [&shown] { shown = true; });
    if (!waitFor([&shown] { return shown; }))
        throw std::runtime_error("the window was never shown");
    QObject::disconnect(seen);
    m_firstFrameAt = std::chrono::steady_clock::now();
    m_firstFrameWorkMs = ownWorkMs();
    // No window manager runs here, so nothing else gives the window the keyboard focus.
    xdotool({QStringLiteral("windowfocus"), QString::number(m_window->winId())});
    waitFor([this] { return m_window->isActive(); });
    settle();
}

RealWindow::~RealWindow() {
    m_engine.reset();
}

bool RealWindow::waitFor(const std::function<bool()>& condition) {
    QElapsedTimer timer;
    timer.start();
    QTimer wake; // the condition may become true without an event
    wake.start(5);
    while (!condition()) {
        if (timer.elapsed() > 10'000)
            return false;
        turn();
    }
    return true;
}

void RealWindow::turn() {
    const double before = ownWorkMs();
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // no event loop runs that would do it
    m_longestTurnMs = std::max(m_longestTurnMs, ownWorkMs() - before);
}

void RealWindow::settle(int most) {
    constexpr int quiet = 80, longTurn = 20; // milliseconds
    (void)QCursor::pos();                    // waits for the X server's reply: all earlier events have arrived then
    QElapsedTimer whole, sinceFrame;
    whole.start();
    sinceFrame.start();
    const auto frames =
        QObject::connect(m_window, &QQuickWindow::frameSwapped, m_window, [&] { sinceFrame.restart(); });
    QTimer wake;
    wake.start(5);
    while (whole.elapsed() < most && (sinceFrame.elapsed() < quiet || m_session->document().isOutdated())) {
        const qint64 begun = whole.elapsed();
        turn();
        if (whole.elapsed() - begun > longTurn) // the next frame shows the work of this turn
            sinceFrame.restart();
    }
    QObject::disconnect(frames);
}

double RealWindow::longestTurnMs(const std::function<void()>& doing) {
    m_longestTurnMs = 0;
    doing();
    return m_longestTurnMs;
}

QQuickItem& RealWindow::item(const char* property, const QString& value) {
    QQuickItem* found = nullptr;
    if (!waitFor(
            [&] { return (found = firstVisible(m_window->contentItem(), hasValue(property, value))) != nullptr; })) {
        QStringList values;
        for (const QQuickItem* each : visibleItems(m_window->contentItem()))
            if (const QString other = each->property(property).toString(); !other.isEmpty())
                values << other;
        throw std::runtime_error(QStringLiteral("no visible item has %1 = %2; existing values: %3")
                                     .arg(QString::fromUtf8(property), value, values.join(QStringLiteral(" | ")))
                                     .toStdString());
    }
    return *found;
}

QQuickItem& RealWindow::find(const std::function<bool(const QQuickItem&)>& fits, const std::string& what) {
    QQuickItem* found = nullptr;
    const auto isIt = [&](const QQuickItem* item) { return fits(*item); };
    if (!waitFor([&] { return (found = firstVisible(m_window->contentItem(), isIt)) != nullptr; }))
        throw std::runtime_error("not found on the screen: " + what);
    return *found;
}

QQuickItem& RealWindow::menuItem(const QString& words) {
    const auto isIt = [&](const QQuickItem& item) {
        return item.inherits("QQuickMenuItem") && item.property("text").toString() == words;
    };
    return find(isIt, "menu entry " + words.toStdString());
}

bool RealWindow::shows(const char* property, const QString& value) {
    return firstVisible(m_window->contentItem(), hasValue(property, value)) != nullptr;
}

QString RealWindow::text(const char* objectName, const char* property) {
    return item("objectName", QString::fromUtf8(objectName)).property(property).toString();
}

QPoint RealWindow::centre(QQuickItem& item) {
    const auto now = [&item] { return item.mapToGlobal(QPointF(item.width() / 2, item.height() / 2)).toPoint(); };
    QPoint last = now();
    const bool stands = waitFor([&] {
        settle(60); // a few frames: a layout moves items below a changed text only then
        const QPoint before = std::exchange(last, now());
        return before == last;
    });
    if (!stands)
        throw std::runtime_error("an item on the screen keeps moving");
    return last;
}

bool RealWindow::reveal(QQuickItem& item) {
    for (QQuickItem* list = item.parentItem(); list != nullptr; list = list->parentItem()) {
        if (!list->inherits("QQuickFlickable"))
            continue;
        const double top = list->mapFromItem(&item, QPointF(0, 0)).y();
        if (top >= 0 && top + item.height() <= list->height())
            return false;
        const double most = list->property("contentHeight").toDouble() - list->height();
        const double to = list->property("contentY").toDouble() + top - list->height() / 3;
        list->setProperty("contentY", std::clamp(to, 0.0, std::max(0.0, most)));
        settle();
        return true;
    }
    return false;
}

void RealWindow::xdotool(const QStringList& arguments) {
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        throw std::runtime_error("xdotool " + arguments.join(QLatin1Char(' ')).toStdString() + " failed");
    settle(20);
}

void RealWindow::moveTo(QPoint at) {
    xdotool({QStringLiteral("mousemove"), QString::number(at.x()), QString::number(at.y())});
}

void RealWindow::press() {
    xdotool({QStringLiteral("mousedown"), QStringLiteral("1")});
}

void RealWindow::release() {
    xdotool({QStringLiteral("mouseup"), QStringLiteral("1")});
}

void RealWindow::click(QPoint at) {
    moveTo(at);
    press();
    release();
    settle();
}

void RealWindow::rightClick(QPoint at) {
    moveTo(at);
    xdotool({QStringLiteral("click"), QStringLiteral("3")});
    settle();
}

void RealWindow::wheelUp() {
    xdotool({QStringLiteral("click"), QStringLiteral("4")});
}

void RealWindow::drag(QPoint from, QPoint to) {
    constexpr int steps = 8;
    moveTo(from);
    press();
    for (int step = 1; step <= steps; ++step)
        moveTo(from + (to - from) * step / steps);
}

void RealWindow::key(const QString& name) {
    xdotool({QStringLiteral("key"), name});
    settle();
}

void RealWindow::tap(const QString& name) {
    xdotool({QStringLiteral("key"), name});
}

void RealWindow::hold(const QString& key, const std::function<void()>& doing) {
    xdotool({QStringLiteral("keydown"), key});
    doing();
    xdotool({QStringLiteral("keyup"), key});
}

QStringList RealWindow::alerts() {
    QStringList names;
    // Items that exist only to be announced, such as new results, have the size of a point.
    for (QQuickItem* item :
         visibleItems(m_window->contentItem(), [](const QQuickItem* each) { return each->width() > 1; }))
        if (QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(item);
            spoken != nullptr && spoken->role() == QAccessible::AlertMessage)
            names << spoken->text(QAccessible::Name);
    return names;
}

void RealWindow::type(const QString& words) {
    xdotool({QStringLiteral("type"), words});
    settle();
}

void RealWindow::photograph(const QString& file) {
    m_window->grabWindow().save(file);
}

} // namespace boardset::test
