// SPDX-License-Identifier: GPL-3.0-or-later
#include "Renderer.h"

#include <QDebug>
#include <QDir>
#include <QQuickWindow>
#include <QStringList>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <utility>

namespace boardset {

namespace {

bool hasGraphicsHardware() {
#ifdef Q_OS_LINUX
    const QDir cards(QStringLiteral("/dev/dri"));
    return !cards.entryList({QStringLiteral("renderD*")}, QDir::System | QDir::Files).isEmpty();
#else
    return true;
#endif
}

/// Collects Qt's messages while the application is created.
struct QtMessages {
    std::vector<std::pair<QtMsgType, QString>> messages;
    QtMessageHandler before = nullptr;
};

QtMessages& heard() {
    static QtMessages all;
    return all;
}

void hear(QtMsgType type, const QMessageLogContext&, const QString& words) {
    if (type != QtFatalMsg) {
        heard().messages.emplace_back(type, words);
        return;
    }
    const auto& messages = heard().messages; // the first message contains the reason
    const QString why = messages.empty() ? words : messages.front().second;
    std::fprintf(
        stderr,
        "boardset: can't open a window: %s. Set DISPLAY or WAYLAND_DISPLAY to an accessible display. Without a "
        "display, QT_QPA_PLATFORM=offscreen with --screenshot FILE draws the first screen, and boardset-cli "
        "prints results on the terminal.\n",
        qUtf8Printable(why.simplified()));
    std::fflush(stderr);
    std::_Exit(1); // prevents Qt from aborting, which would leave a core file
}

} // namespace

DisplayGuard::DisplayGuard() {
    heard() = {{}, qInstallMessageHandler(hear)};
}

DisplayGuard::~DisplayGuard() {
    qInstallMessageHandler(heard().before);
    for (const auto& [type, words] : heard().messages)
        if (type != QtDebugMsg)
            QMessageLogger().warning().noquote() << words;
}

void chooseRenderer() {
    const bool chosen = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    if (!chosen && !hasGraphicsHardware())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

bool drawOffscreenWithoutDisplay(const std::vector<std::string>& arguments) {
#ifdef Q_OS_LINUX
    const auto hasAny = [&](std::initializer_list<const char*> options) {
        return std::ranges::any_of(options, [&](const char* each) { return std::ranges::count(arguments, each) > 0; });
    };
    if (hasAny({"-platform", "--platform"}))
        return false;
    const bool opensNothing = hasAny({"-h", "--help", "--help-all", "-v", "--version"});
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!opensNothing && !qEnvironmentVariableIsEmpty(name))
            return false;
    return qputenv("QT_QPA_PLATFORM", "offscreen");
#else
    Q_UNUSED(arguments)
    return false;
#endif
}

} // namespace boardset
