// SPDX-License-Identifier: GPL-3.0-or-later
// The steps between the command line and a running session: options, the database, the first scenario.
#pragma once

#include "Session.h"

#include <QSize>
#include <QStringList>

class QQmlEngine;

namespace boardset {

/// Options of the command line.
struct StartOptions {
    QString database;    ///< Path of the catalog; empty for the one beside the program.
    QString scenario;    ///< Id of a bundled scenario, or a file; empty for the first scenario.
    QStringList others;  ///< Other files named on the command line; they are not opened.
    QString screenshot;  ///< File for a picture of the first screen; the program quits after writing it.
                         ///< If empty, the window opens normally.
    QSize size;          ///< Size of the window; if invalid, the window has its last size.
    QString theme;       ///< "light", "dark", "print" or "projector"; if empty, the last theme is used.
    int textPercent = 0; ///< Size of text in percent; if 0, the last size is used.
    QString focus;       ///< Path of the block whose inside the diagram shows; empty for the machine.
    QString show;        ///< What to open on the first screen: "why:latency", "inspect:thread:4", "drawer:findings".
    QString dataFolder;  ///< Folder for settings and autosave; empty for the user's own.
};

/// Error that prevents a session, shown in a window and on the terminal.
struct StartError {
    QString what;   ///< What happened: "Can't use the database."
    QString where;  ///< Path of the file.
    QString why;    ///< What is wrong with the file.
    QString advice; ///< What the user can do.

    QString line() const; ///< The whole error in one line, for a terminal.
};

/// Names of the values of Preferences::Theme on the command line, in their order.
QStringList themes();

/// Reads the arguments. If help or the version is requested, prints it and ends the program. Throws
/// std::invalid_argument with one line for an invalid option.
StartOptions readArguments(const QStringList& arguments);

/// Path of the default database: share/boardset/catalog.db beside the folder of the program, both in the build tree and
/// after installing.
QString standardDatabase();

/// Address of the QML file of the window.
inline const auto windowFile = QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml");

/// Builds the session. A scenario that cannot be opened becomes a problem on the first screen.
/// If no session is possible, returns null, with the reason in `error`.
/// While the files are being read, the engine loads the QML types of the window.
std::unique_ptr<Session> startSession(const StartOptions& options, StartError& error, QQmlEngine* engine = nullptr);

} // namespace boardset
