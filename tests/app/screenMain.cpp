// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the tests that show screens: the program's application object and style, then Catch2.
#define CATCH_CONFIG_RUNNER
#include "support/catchQt.h"

#include <QGuiApplication>
#include <QQuickStyle>

int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    return Catch::Session().run(argc, argv);
}
