// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window stands: as it was left, and never where nobody can reach it.
#pragma once

#include "Preferences.h"

#include <QTimer>
#include <QWindow>

namespace boardset {

/// Size, place and state of the window belong to the user: they are read once, for the start, and then only written
/// down, a moment after they came to rest. Each screen has its own place.
class WindowPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// In pixels of the desktop, on an existing screen: at least `least`, but no larger than the screen.
    Q_PROPERTY(QRect start MEMBER m_start CONSTANT)
    Q_PROPERTY(int state MEMBER m_state CONSTANT)              ///< Window.Windowed, Maximized or FullScreen.
    Q_PROPERTY(QSize least MEMBER m_least NOTIFY leastChanged) ///< Of the window; the screen's if that is smaller.
    Q_PROPERTY(QSize laidOut READ laidOut CONSTANT)            ///< Size of the layout; a smaller window scrolls.
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged) ///< Whose place is written down.
public:
    explicit WindowPlace(Preferences& preferences, QObject* parent = nullptr);

    static constexpr QSize least{800, 500};  ///< For which the window is laid out.
    static constexpr QSize most{7680, 4320}; ///< Of a screenshot: a larger one takes gigabytes.
    QRect start() const { return m_start; }
    QSize laidOut() const { return least; }
    int state() const { return m_state; }
    QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);
    /// Fills the screen, and gives the window back as it was; what it is meanwhile is not written down.
    void present(bool on);
    /// Keeps the size that was asked for, whoever presents: for pictures.
    void hold() { m_held = true; }
    void writeNow(); ///< Else it is written when the window has come to rest.

Q_SIGNALS:
    void windowChanged();
    void leastChanged();

private:
    void fitTo(const QScreen* screen);
    /// Shrinks a window that still has its first size, if it and its frame are larger than the screen. The frame is
    /// known only after the window is shown.
    void fitFrame();
    Preferences& m_preferences;
    QRect m_start;
    QSize m_least = least;
    int m_state = QWindow::Windowed;
    QWindow* m_window = nullptr;
    bool m_held = false;
    bool m_presents = false;
    QWindow::Visibility m_shown = QWindow::Windowed; ///< Before it fills the screen.
    QTimer m_rest; ///< Runs while the window moves: its state comes after its size, or before.
};

} // namespace boardset
