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
    QString database;    ///< Empty: the database beside the program.
    QString scenario;    ///< Bundled id or file; empty: the first scenario.
    QStringList others;  ///< Further files, which are not opened.
    QString screenshot;  ///< File for a picture of the first screen, after which the program quits; empty: open the
                         ///< window.
    QSize size;          ///< Size of the window; invalid: the last size.
    QString theme;       ///< "light", "dark", "print", "projector"; empty: the last theme.
    int textPercent = 0; ///< 0: the last size of text.
    QString focus;       ///< Path of the block to go into.
    QString show;        ///< What to open on the first screen: "why:latency", "inspect:thread:4", "drawer:findings".
    QString home;        ///< Folder for settings and autosave; empty: the user's own.
};

/// Error that prevents a session, for the start error window and the terminal.
struct StartError {
    QString what;   ///< "Can't use the database."
    QString where;  ///< Path of the file.
    QString why;    ///< What is wrong with the file.
    QString advice; ///< What to do.

    QString line() const; ///< The whole error in one line, for a terminal.
};

/// Words for the values of Preferences::Theme, in their order.
QStringList themes();

/// Reads the arguments. Prints help or the version and ends the program if requested. Throws std::invalid_argument with
/// one line for an invalid option.
StartOptions readArguments(const QStringList& arguments);

/// Path of the default database: share/boardset/catalog.db beside the folder of the program, both in the build tree and
/// after installing.
QString standardDatabase();

/// File of the window.
inline const auto windowFile = QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml");

/// Builds the session. A scenario that cannot be opened becomes a problem on the first screen; null if there is no
/// session at all, with the reason in `error`. While files are read, the engine loads the types of the window.
std::unique_ptr<Session> startSession(const StartOptions& options, StartError& error, QQmlEngine* engine = nullptr);

} // namespace boardset
