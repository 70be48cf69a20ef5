// SPDX-License-Identifier: GPL-3.0-or-later
// Screens may change between two runs of the program, so the stored geometry is fitted to the existing screens.
#include "WindowGeometry.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <utility>

namespace boardset {

namespace {
constexpr int restMilliseconds = 250;
constexpr QSize standard(1280, 800);

/// Returns the screen with the given name, or otherwise the first screen; null if there are no screens.
const QScreen* screenOf(const QString& name) {
    const auto screens = QGuiApplication::screens();
    const auto named =
        std::find_if(screens.begin(), screens.end(), [&](const QScreen* each) { return each->name() == name; });
    return named != screens.end() ? *named : QGuiApplication::primaryScreen();
}

/// Returns the rectangle inside `room` that is closest to `wish`. If `wish` is null, the rectangle is centred.
QRect fitted(const QRect& wish, const QRect& room) {
    const QSize size =
        (wish.isValid() ? wish.size() : standard).expandedTo(WindowGeometry::least).boundedTo(room.size());
    QRect place(wish.topLeft(), size);
    if (!wish.isValid())
        place.moveCenter(room.center());
    place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() + 1 - size.width())));
    place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() + 1 - size.height())));
    return place;
}
} // namespace

WindowGeometry::WindowGeometry(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_start({}, standard) {
    if (const QScreen* screen = screenOf(preferences.windowScreen())) {
        m_start = fitted(preferences.windowOn(screen->name()), screen->availableGeometry());
        fitTo(screen);
    }
    const int state = preferences.windowState();
    if (state == QWindow::Maximized || state == QWindow::FullScreen)
        m_state = state;
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &WindowGeometry::writeNow);
}

void WindowGeometry::fitTo(const QScreen* screen) {
    const QMargins frame = m_window ? m_window->frameMargins() : QMargins();
    const QSize now = screen ? least.boundedTo(screen->availableSize().shrunkBy(frame)) : least;
    if (std::exchange(m_least, now) != now)
        Q_EMIT leastChanged();
}

void WindowGeometry::fitFrame() {
    if (!m_window || !m_window->screen() || m_held || m_window->visibility() != QWindow::Windowed ||
        m_window->size() != m_start.size())
        return;
    const QRect room = m_window->screen()->availableGeometry();
    const QMargins frame = m_window->frameMargins();
    fitTo(m_window->screen()); // first reduces the window's minimum size
    const QRect inside = room.marginsRemoved(frame);
    if (m_window->width() > inside.width() || m_window->height() > inside.height())
        m_window->setGeometry(fitted(m_window->geometry(), inside));
}

void WindowGeometry::setWindow(QWindow* window) {
    m_window = window;
    // The frame exists only after the window has been shown, but this signal comes earlier.
    connect(window, &QWindow::visibilityChanged, this, &WindowGeometry::fitFrame, Qt::QueuedConnection);
    connect(window, &QWindow::screenChanged, this, &WindowGeometry::fitTo);
    const auto moved = qOverload<>(&QTimer::start);
    connect(window, &QWindow::xChanged, &m_rest, moved);
    connect(window, &QWindow::yChanged, &m_rest, moved);
    connect(window, &QWindow::widthChanged, &m_rest, moved);
    connect(window, &QWindow::heightChanged, &m_rest, moved);
    connect(window, &QWindow::visibilityChanged, &m_rest, moved);
    connect(window, &QObject::destroyed, this, [this] {
        m_rest.stop();
        m_window = nullptr;
    });
    Q_EMIT windowChanged();
}

void WindowGeometry::present(bool on) {
    if (!m_window || m_held || on == m_presents)
        return;
    if (on) {
        writeNow();
        m_shown = m_window->visibility();
        m_presents = true;
        m_window->setVisibility(QWindow::FullScreen);
    } else {
        m_window->setVisibility(m_shown);
        m_presents = false;
    }
}

void WindowGeometry::writeNow() {
    fitFrame(); // the frame may not have existed earlier
    if (!m_window || m_presents)
        return;
    const auto state = m_window->visibility();
    if (!m_window->screen() || state == QWindow::Hidden || state == QWindow::Minimized)
        return;
    m_preferences.setWindow(m_window->screen()->name(), state);
    if (state == QWindow::Windowed)
        m_preferences.setWindowOn(m_window->screen()->name(), m_window->geometry());
}

} // namespace boardset
