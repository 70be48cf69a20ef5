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
    /// Initial geometry in desktop pixels, on an existing screen: at least `least`, but no larger than the screen.
    Q_PROPERTY(QRect start MEMBER m_start CONSTANT)
    Q_PROPERTY(int state MEMBER m_state CONSTANT) ///< Initial state: Window.Windowed, Maximized or FullScreen.
    /// Minimum size of the window; no larger than its screen.
    Q_PROPERTY(QSize least MEMBER m_least NOTIFY leastChanged)
    Q_PROPERTY(QSize laidOut READ laidOut CONSTANT) ///< Size of the layout; smaller windows scroll.
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged) ///< Window whose geometry is stored.
public:
    explicit WindowGeometry(Preferences& preferences, QObject* parent = nullptr);

    static constexpr QSize least{800, 500};  ///< Smallest size that the window's layout supports.
    static constexpr QSize most{7680, 4320}; ///< Maximum size of a screenshot; a larger one takes gigabytes.
    QRect start() const { return m_start; }
    QSize laidOut() const { return least; }
    int state() const { return m_state; }
    QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);
    /// Makes the window fill the screen, or restores it. The full-screen geometry is not stored.
    void present(bool on);
    /// Keeps the requested window size, even during a presentation; used for screenshots.
    void hold() { m_held = true; }
    void writeNow(); ///< Stores the geometry now instead of waiting until it stops changing.

Q_SIGNALS:
    void windowChanged();
    void leastChanged();

private:
    void fitTo(const QScreen* screen);
    /// Shrinks the window if it still has its initial size and, including its frame, is larger than the screen.
    /// The size of the frame is known only after the window has been shown.
    void fitFrame();
    Preferences& m_preferences;
    QRect m_start;
    QSize m_least = least;
    int m_state = QWindow::Windowed;
    QWindow* m_window = nullptr;
    bool m_held = false;
    bool m_presents = false;
    QWindow::Visibility m_shown = QWindow::Windowed; ///< State of the window before it filled the screen.
    /// Delays storing until the window stops changing, because its state may change before or after its size.
    QTimer m_rest;
};

} // namespace boardset
