// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of the window, as the user left it, but always within a screen.
#pragma once

#include "Preferences.h"

#include <QTimer>
#include <QWindow>

namespace boardset {

/// Restores and stores the size, position and state that the user gave the window.
/// These values are read once, at the start, and written shortly after they stop changing.
/// Each screen has its own geometry.
class WindowGeometry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Geometry in pixels of the desktop, on an existing screen: at least `least`, but no larger than the screen.
    Q_PROPERTY(QRect start MEMBER m_start CONSTANT)
    Q_PROPERTY(int state MEMBER m_state CONSTANT) ///< Window.Windowed, Maximized or FullScreen.
    /// Smallest size of the window; no larger than its screen.
    Q_PROPERTY(QSize least MEMBER m_least NOTIFY leastChanged)
    Q_PROPERTY(QSize laidOut READ laidOut CONSTANT) ///< Size of the layout; a smaller window scrolls.
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged) ///< Window whose geometry is stored.
public:
    explicit WindowGeometry(Preferences& preferences, QObject* parent = nullptr);

    static constexpr QSize least{800, 500};  ///< Smallest size that the window's layout supports.
    static constexpr QSize most{7680, 4320}; ///< Largest screenshot; a larger one takes gigabytes.
    QRect start() const { return m_start; }
    QSize laidOut() const { return least; }
    int state() const { return m_state; }
    QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);
    /// Makes the window fill the screen, or restores it. The geometry of the full screen is not stored.
    void present(bool on);
    /// Keeps the requested size, even during a presentation; for screenshots.
    void hold() { m_held = true; }
    void writeNow(); ///< Stores the geometry now instead of waiting until it stops changing.

Q_SIGNALS:
    void windowChanged();
    void leastChanged();

private:
    void fitTo(const QScreen* screen);
    /// Shrinks a window that is larger than the screen, including its frame, if it still has its first size.
    /// The frame is known only after the window is shown.
    void fitFrame();
    Preferences& m_preferences;
    QRect m_start;
    QSize m_least = least;
    int m_state = QWindow::Windowed;
    QWindow* m_window = nullptr;
    bool m_held = false;
    bool m_presents = false;
    QWindow::Visibility m_shown = QWindow::Windowed; ///< State of the window before it filled the screen.
    QTimer m_rest;                                   ///< Runs while the window changes.
                   ///< Waiting is necessary because the window's state may change before or after its size.
};

} // namespace boardset
