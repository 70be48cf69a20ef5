// SPDX-License-Identifier: GPL-3.0-or-later
// Everything between the command line and a running session: options, the database, the first scenario.
#pragma once

#include "Session.h"

#include <QSize>
#include <QStringList>

class QQmlEngine;

namespace boardset {

/// What the command line asked for.
struct StartOptions {
    QString database;    ///< Empty: beside the program.
    QString scenario;    ///< A bundled id or a file; empty: the first one.
    QStringList others;  ///< Further files, which are not opened.
    QString screenshot;  ///< Write the first screen there and leave; empty: open the window.
    QSize size;          ///< Of the window; invalid: as remembered.
    QString theme;       ///< "light", "dark", "print", "projector"; empty: as remembered.
    int textPercent = 0; ///< 0: as remembered.
    QString focus;       ///< Path of the block to go into.
    QString show;        ///< What to open on the first screen: "why:latency", "inspect:thread:4", "drawer:findings".
    QString home;        ///< Folder of settings and autosave; empty: the user's.
};

/// Why no session could be started, for the start error window and the command line.
struct StartError {
    QString what;   ///< "The database cannot be used."
    QString where;  ///< The file.
    QString why;    ///< What is wrong with it.
    QString advice; ///< What to do.

    QString line() const; ///< All of it, for a terminal.
};

/// The words for Preferences::Theme, in its order.
QStringList themes();

/// Reads the arguments. Prints help or version and leaves the program when asked to; throws std::invalid_argument
/// with one line for an option that makes no sense.
StartOptions readArguments(const QStringList& arguments);

/// The database that is used when none is named: share/boardset/catalog.db beside the folder of the program, which is
/// right in the build tree and after installing.
QString standardDatabase();

/// Where the window is.
inline const auto windowFile = QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml");

/// Builds the session. A scenario that cannot be opened is a problem on its first screen; `error` says why there is no
/// session at all. While files are read, an engine loads what the window is made of.
std::unique_ptr<Session> startSession(const StartOptions& options, StartError& error, QQmlEngine* engine = nullptr);

} // namespace boardset
