// SPDX-License-Identifier: GPL-3.0-or-later
// The program: reads its options, builds one Session, and shows its window.
#include "FilePath.h"
#include "FirstScreen.h"
#include "Renderer.h"
#include "Screenshot.h"
#include "Startup.h"
#include "TerminationSignals.h"
#include "WindowLanguage.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <optional>
#include <span>

using namespace boardset;

namespace {

int fail(const QString& sentence) {
    std::fprintf(stderr, "boardset: %s\n", qUtf8Printable(sentence));
    return 1;
}

void applyLook(const StartOptions& options, Preferences& preferences) {
    if (!options.theme.isEmpty())
        preferences.setTheme(static_cast<Preferences::Theme>(themes().indexOf(options.theme)));
    if (options.textPercent > 0)
        preferences.setTextPercent(options.textPercent);
    if (!options.screenshot.isEmpty())
        preferences.setReducedMotion(true);
}

/// Opens the window that a QML file defines; returns null if the file cannot be loaded.
QQuickWindow* openWindow(QQmlApplicationEngine& engine, const QString& file, const QVariantMap& properties) {
    engine.setInitialProperties(properties);
    engine.load(QUrl(file));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}

/// Shows the error on the terminal and in a window, or saves a picture of that window.
int showStartError(const StartError& error, const StartOptions& options) {
    fail(error.line());
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const QVariantMap properties{
        {QStringLiteral("what"), error.what},
        {QStringLiteral("where"), error.where},
        {QStringLiteral("why"), error.why},
        {QStringLiteral("advice"), error.advice},
        {QStringLiteral("look"), std::max(0, static_cast<int>(themes().indexOf(options.theme)))},
        {QStringLiteral("textPercent"), options.textPercent > 0 ? options.textPercent : 100}};
    QQuickWindow* window =
        openWindow(engine, QStringLiteral("qrc:/qt/qml/Boardset/Ui/StartErrorWindow.qml"), properties);
    if (!window)
        return 1;
    if (options.screenshot.isEmpty())
        QGuiApplication::exec();
    else if (const QString refusal = takeScreenshot(*window, options.screenshot); !refusal.isEmpty())
        fail(refusal);
    return 1;
}

int run(StartOptions options, bool hasDisplay) {
    if (!hasDisplay && options.screenshot.isEmpty())
        return fail(
            QStringLiteral("no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a display, --screenshot "
                           "FILE draws the first screen, and boardset-cli prints results on the terminal."));
    std::optional<QTemporaryDir> own;
    if (!options.screenshot.isEmpty()) {
        options.dataFolder =
            own.emplace().path(); // pictures have to be the same on every computer and must not change settings
        options.size = options.size.isValid() ? options.size : QSize(1280, 800);
    }
    StartError error;
    std::unique_ptr<Session> session; // the session has to outlive the window
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    session = startSession(options, error, &engine);
    if (!session)
        return showStartError(error, options);
    if (session->problem()->isOpen())
        fail(session->problem()->line());
    if (!options.screenshot.isEmpty()) {
        session->document().setWaitLimit(-1);
        session->windowGeometry()->hold();
    }
    session->document().topology().at(options.focus.toStdString()); // throws if there is no such block
    if (const QString why = whyNotShown(*session, options.show.split(u':')); !why.isEmpty())
        return fail(QStringLiteral("--show \"%1\": %2").arg(options.show, why));
    applyLook(options, *session->preferences());
    QVariantMap properties{{QStringLiteral("session"), QVariant::fromValue(session.get())},
                           {QStringLiteral("show"), options.show}};
    if (options.size.isValid()) {
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        QRect place({}, options.screenshot.isEmpty() ? options.size.boundedTo(room.size()) : options.size);
        place.moveCenter(room.center());
        properties.insert(QStringLiteral("x"), std::max(room.left(), place.left()));
        properties.insert(QStringLiteral("y"), std::max(room.top(), place.top()));
        properties.insert(QStringLiteral("width"), place.width());
        properties.insert(QStringLiteral("height"), place.height());
        properties.insert(QStringLiteral("visibility"), QWindow::Windowed);
    }
    QQuickWindow* window = openWindow(engine, windowFile, properties);
    if (!window)
        return fail(QStringLiteral("can't create the window; see the messages above"));
    if (!options.focus.isEmpty())
        session->canvas()->show(options.focus);
    QObject::connect(session->files(), &Files::quitAllowed, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    if (options.screenshot.isEmpty()) {
        const EndSignals ends;
        QObject::connect(&ends, &EndSignals::arrived, session.get(), [&session] {
            session->keepUnsaved();
            QCoreApplication::quit();
        });
        return QGuiApplication::exec();
    }
    session->evidence()->waitUntilLoaded();
    session->findings()->waitUntilChecked();
    session->answer()->waitUntilSolved();
    session->present()->waitUntilSolved();
    const QString refusal = takeScreenshot(*window, options.screenshot);
    return !refusal.isEmpty() ? fail(refusal) : session->problem()->isOpen() ? 1 : 0;
}

} // namespace

int main(int argc, char* argv[]) {
    QSurfaceFormat format;
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    const bool hasDisplay = !drawOffscreenWithoutDisplay({argv, argv + argc});
    auto guard = std::make_optional<DisplayGuard>();
    const QGuiApplication app(argc, argv);
    guard.reset();
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Boardset"));
    QGuiApplication::setOrganizationName(QStringLiteral("boardset"));
    QGuiApplication::setApplicationVersion(QStringLiteral(BOARDSET_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseRenderer();
    try {
        QStringList arguments; // the arguments without Qt's own options, which Qt has removed
        for (const char* const each : std::span(argv, static_cast<std::size_t>(argc)))
            arguments << pathText(std::string_view(each));
        const StartOptions options = readArguments(arguments);
        installLanguage(options.language);
        return run(options, hasDisplay);
    } catch (const std::exception& problem) {
        return fail(QString::fromUtf8(problem.what()));
    }
}
