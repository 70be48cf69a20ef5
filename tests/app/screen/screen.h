// SPDX-License-Identifier: GPL-3.0-or-later
// The real window on no display, for tests of whole screens.
#pragma once

#include "Start.h"
#include "support/catchQt.h"
#include "warnings.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace boardset::test {

/// The real window on no display. That Qt warns of nothing is checked when it closes.
struct Screen {
    explicit Screen(QSize size, int percent, const QString& scenario = {}) {
        StartOptions options;
        options.database = QStringLiteral(BOARDSET_SHARE "/catalog.db");
        options.home = home.path();
        options.scenario = scenario;
        StartError error;
        session = startSession(options, error);
        REQUIRE(session);
        session->document().setPatience(-1);
        session->preferences()->setTextPercent(percent);
        session->preferences()->setReducedMotion(true);
        for (const QString& section : session->preferences()->foldedSections())
            session->preferences()->setFolded(section, false);
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QVariantMap properties{{QStringLiteral("session"), QVariant::fromValue(session.get())}};
        if (size.isValid()) // else it takes its own
            properties.insert({{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()}});
        engine.setInitialProperties(properties);
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml")));
        REQUIRE(!engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
        session->evidence()->waitUntilLoaded();
        settle();
    }
    /// The window goes while its engine lives: what waits to be deleted or animated would outlive it.
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
    void settle() const {
        QElapsedTimer timer;
        timer.start();
        for (int round = 0; round < 12 || timer.elapsed() < 120; ++round) // also after a stall: what is due, is done
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

    const Warnings warnings;
    QTemporaryDir home;
    std::unique_ptr<Session> session;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

/// A key for whatever has the keyboard.
inline void press(const Screen& screen, Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QKeyEvent down(QEvent::KeyPress, key, with);
    QKeyEvent up(QEvent::KeyRelease, key, with);
    QCoreApplication::sendEvent(screen.window, &down);
    QCoreApplication::sendEvent(screen.window, &up);
}

/// The same as a display gives it, until what it does is drawn.
inline void pressAndPaint(const Screen& screen, int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(screen.window, static_cast<Qt::Key>(key), with);
    screen.settle();
    screen.window->grabWindow();
}

inline bool isA(const QQuickItem* item, const char* type) {
    return item != nullptr && QString::fromUtf8(item->metaObject()->className()).startsWith(QString::fromUtf8(type));
}

/// The first item of a type, in the order of the tree; null if there is none.
inline const QQuickItem* findType(const QQuickItem* item, const char* type) {
    if (isA(item, type))
        return item;
    for (const QQuickItem* child : item->childItems())
        if (const QQuickItem* found = findType(child, type))
            return found;
    return nullptr;
}

} // namespace boardset::test
