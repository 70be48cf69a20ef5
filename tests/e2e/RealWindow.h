// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own window on a real display, driven by the real pointer and real keys.
#pragma once

#include "Session.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <chrono>
#include <functional>
#include <memory>

namespace boardset::test {

/// Owns the window, built as `main` builds it, on a scenario file. xdotool sends the events through the X server.
class RealWindow {
public:
    /// Throws std::runtime_error if the window does not appear. `home` is the folder for settings and autosave, which a
    /// later window can reuse; the window's size comes from there. Without `home`, nothing is saved and the size is
    /// 1280x800.
    explicit RealWindow(const QString& scenarioFile, const QString& home = {});
    ~RealWindow();

    /// Time at which the first frame was on the screen, and processor time in milliseconds that this thread used until
    /// then.
    std::chrono::steady_clock::time_point firstFrameAt() const { return m_firstFrameAt; }
    double firstFrameWorkMs() const { return m_firstFrameWorkMs; }
    Session& session() { return *m_session; }
    QQuickWindow& window() { return *m_window; }

    /// Processes events and frames until a condition holds. False after ten seconds.
    bool waitFor(const std::function<bool()>& condition);
    /// Processes events and frames until nothing moves any more: no new frame for a while, and the document is not
    /// behind. Returns after `most` milliseconds at the latest, because some animations, such as the flow, never stop.
    void settle(int most = 250);
    /// Processor time of the longest turn of the event loop during `doing`, in milliseconds: a user would wait this
    /// long.
    double longestTurnMs(const std::function<void()>& doing);

    /// Returns the visible item with a property's value, e.g. ("objectName", "throughput"). If none appears within ten
    /// seconds, it throws an error that lists the existing values.
    QQuickItem& item(const char* property, const QString& value);
    /// Returns the first visible item that fits. Throws as item() does; `what` describes the item for the error
    /// message.
    QQuickItem& find(const std::function<bool(const QQuickItem&)>& fits, const std::string& what);
    /// Returns an entry of the open menu.
    QQuickItem& menuItem(const QString& words);
    bool shows(const char* property, const QString& value);
    QString text(const char* objectName, const char* property = "value");
    /// Returns the middle of an item, once the layout no longer moves it. Throws if that takes longer than ten seconds.
    QPoint centre(QQuickItem& item);

    /// Scrolls the list that contains an item until the item is visible. Returns true if this is necessary.
    bool reveal(QQuickItem& item);
    void moveTo(QPoint at);
    void press();
    void release();
    void click(QPoint at);
    void rightClick(QPoint at);
    void wheelUp();
    void drag(QPoint from, QPoint to);
    /// Presses keys, named as in xdotool: "ctrl+z", "Tab".
    void key(const QString& name);
    /// Does the same without waiting until nothing moves.
    void tap(const QString& name);
    /// Calls `doing` while a key is held down.
    void hold(const QString& key, const std::function<void()>& doing);
    /// Names of the alerts that a screen reader finds on the screen: notices and refusals.
    QStringList alerts();
    void type(const QString& text);
    /// Saves the window's picture as a PNG file.
    void photograph(const QString& file);

private:
    void xdotool(const QStringList& arguments);
    void turn(); ///< Runs one turn of the event loop.

    QTemporaryDir m_home; ///< Settings and autosave; not shared with earlier or later windows.
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    std::chrono::steady_clock::time_point m_firstFrameAt;
    double m_firstFrameWorkMs = 0;
    double m_longestTurnMs = 0;
};

/// Processor time that this thread has used, in milliseconds.
double ownWorkMs();

} // namespace boardset::test
