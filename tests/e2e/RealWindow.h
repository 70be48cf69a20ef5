// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own window on a real display, and a hand that moves the real pointer and presses real keys.
#pragma once

#include "Session.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <chrono>
#include <functional>
#include <memory>

namespace boardset::test {

/// The window as `main` builds it, on a scenario file. Events come from the X server, by xdotool.
class RealWindow {
public:
    /// Throws std::runtime_error if the window does not come up.
    /// `home` keeps settings and autosave for a later window, and gives the size; without one nothing is kept, and the
    /// size is 1280x800.
    explicit RealWindow(const QString& scenarioFile, const QString& home = {});
    ~RealWindow();

    /// When the first frame was on the screen, and what the processor had worked for this thread until then.
    std::chrono::steady_clock::time_point firstFrameAt() const { return m_firstFrameAt; }
    double firstFrameWorkMs() const { return m_firstFrameWorkMs; }
    Session& session() { return *m_session; }
    QQuickWindow& window() { return *m_window; }

    /// Lets events and frames pass until a condition holds. False after ten seconds.
    bool waitFor(const std::function<bool()>& condition);
    /// Lets events and frames pass until nothing moves any more: no frame came for a while, and the document isn't
    /// behind. What never rests, as a flow, is left alone after so many milliseconds.
    void settle(int most = 250);
    /// Processor time of the longest turn of the event loop meanwhile, in milliseconds: so long a user would wait.
    double longestTurnMs(const std::function<void()>& doing);

    /// A visible item by a property's value: ("objectName", "throughput"). Throws, with the values that are there, if
    /// none comes within ten seconds.
    QQuickItem& item(const char* property, const QString& value);
    /// The first visible item that fits. Throws as item() does; `what` is what was looked for.
    QQuickItem& find(const std::function<bool(const QQuickItem&)>& fits, const std::string& what);
    /// An entry of the menu that is open.
    QQuickItem& menuItem(const QString& words);
    bool shows(const char* property, const QString& value);
    QString text(const char* objectName, const char* property = "value");
    /// The middle of an item, once the layout no longer moves it. Throws if that takes longer than ten seconds.
    QPoint centre(QQuickItem& item);

    /// Scrolls the list that an item lies in until it is seen.
    void reveal(QQuickItem& item);
    void moveTo(QPoint at);
    void press();
    void release();
    void click(QPoint at);
    void rightClick(QPoint at);
    void wheelUp();
    void drag(QPoint from, QPoint to);
    /// Keys as xdotool names them: "ctrl+z", "Tab".
    void key(const QString& name);
    /// The same without waiting until nothing moves.
    void tap(const QString& name);
    /// Does something while a key is down.
    void hold(const QString& key, const std::function<void()>& doing);
    /// The alerts that a screen reader finds on the screen: notices and refusals.
    QStringList alerts();
    void type(const QString& text);
    /// What is on the screen, as a PNG.
    void photograph(const QString& file);

private:
    void xdotool(const QStringList& arguments);
    void turn(); ///< Of the event loop.

    QTemporaryDir m_home; ///< Settings and autosave: nothing is left of an earlier window, and nothing for a later one.
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    std::chrono::steady_clock::time_point m_firstFrameAt;
    double m_firstFrameWorkMs = 0;
    double m_longestTurnMs = 0;
};

/// What the processor has worked for this thread, in milliseconds.
double ownWorkMs();

} // namespace boardset::test
