// SPDX-License-Identifier: GPL-3.0-or-later
#include "Renderer.h"

#include <QDir>
#include <QQuickWindow>
#include <algorithm>

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

} // namespace

void chooseRenderer() {
    const bool chosen = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    if (!chosen && !hasGraphicsHardware())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

bool drawOffscreenWithoutDisplay(const std::vector<std::string>& arguments) {
#ifdef Q_OS_LINUX
    for (const char* option : {"-platform", "--platform"})
        if (std::find(arguments.begin(), arguments.end(), option) != arguments.end())
            return false;
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return false;
    return qputenv("QT_QPA_PLATFORM", "offscreen");
#else
    Q_UNUSED(arguments)
    return false;
#endif
}

} // namespace boardset
