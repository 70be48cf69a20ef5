// SPDX-License-Identifier: GPL-3.0-or-later
// The real window without a display, for tests of whole screens.
#pragma once

#include "Startup.h"
#include "support/catchQt.h"
#include "support/items.h"
#include "warnings.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

namespace boardset::test {

/// The real window without a display. Its destructor checks that Qt has reported no warning.
struct Screen {
    explicit Screen(QSize size, int percent, const QString& scenario = {}) {
        StartOptions options;
        options.database = QStringLiteral(BOARDSET_SHARE "/catalog.db");
        options.dataFolder = home.path();
        options.scenario = scenario;
        StartError error;
        session = startSession(options, error);
        REQUIRE(session);
        session->document().setWaitLimit(-1);
        session->preferences()->setTextPercent(percent);
        session->preferences()->setReducedMotion(true);
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QVariantMap properties{{QStringLiteral("session"), QVariant::fromValue(session.get())}};
        if (size.isValid()) // otherwise it uses its own size
            properties.insert({{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()}});
        engine.setInitialProperties(properties);
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml")));
        REQUIRE(!engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
        session->evidence()->waitUntilLoaded();
        settle();
    }
    /// Destroys the window before its engine, because pending deletions and animations must not outlive the engine.
    ~Screen() {
        settle();
        delete window;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
        CHECK(warnings.all() == "");
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    void open(const char* scenario) const {
        session->files()->requestBundled(QString::fromUtf8(scenario));
        settle();
    }
    /// Shows a tab of the side panel.
    void turnTo(Preferences::SideTab tab) const {
        session->preferences()->setSideTab(tab);
        settle();
    }
    void settle() const {
        QElapsedTimer timer;
        timer.start();
        for (int round = 0; round < 12 || timer.elapsed() < 120; ++round) { // does all due work, even after a stall
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            QThread::msleep(2); // leaves the processor to other tests
        }
    }

    const Warnings warnings;
    QTemporaryDir home;
    std::unique_ptr<Session> session;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

/// Sends a key press to the focused item.
inline void press(const Screen& screen, Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QKeyEvent down(QEvent::KeyPress, key, with);
    QKeyEvent up(QEvent::KeyRelease, key, with);
    QCoreApplication::sendEvent(screen.window, &down);
    QCoreApplication::sendEvent(screen.window, &up);
}

/// Presses a key as a display does, and waits until the effect is drawn.
inline void pressAndPaint(const Screen& screen, int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(screen.window, static_cast<Qt::Key>(key), with);
    screen.settle();
    screen.window->grabWindow();
}

} // namespace boardset::test
