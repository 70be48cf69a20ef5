// SPDX-License-Identifier: GPL-3.0-or-later
// The steps between the command line and a running session: options, the database, the first scenario.
#pragma once

#include "Session.h"

#include <QSize>
#include <QStringList>

class QQmlEngine;

namespace boardset {

/// Command-line options.
struct StartOptions {
    QString database;    ///< Path of the catalog; empty for the catalog beside the program.
    QString scenario;    ///< Id of a bundled scenario, or path of a scenario file; empty for the first scenario.
    QStringList others;  ///< Other files named on the command line; they are not opened.
    QString screenshot;  ///< File to which a picture of the first screen is written before the program quits; if empty,
                         ///< the program runs normally.
    QSize size;          ///< Size of the window; if invalid, the last size is used.
    QString theme;       ///< "light", "dark", "print" or "projector"; if empty, the last theme is used.
    int textPercent = 0; ///< Text size in percent; if 0, the last text size is used.
    QString focus;       ///< Path of the block whose contents the diagram shows; empty for the whole machine.
    QString show;        ///< Item to open on the first screen: "why:latency", "inspect:thread:4", "drawer:findings".
    QString language;    ///< Name of a language in languages(); if empty, the language of the system is used.
    QString dataFolder;  ///< Folder for settings and autosave files; empty for the user's default folder.
};

/// Error that prevents a session from starting, shown in a window and on the terminal.
struct StartError {
    QString what;   ///< Summary of the error: "Can't use the database."
    QString where;  ///< Path of the file that caused the error.
    QString why;    ///< Reason why the file cannot be used.
    QString advice; ///< Action that the user can take.

    QString line() const; ///< Returns the whole error on one line, for a terminal.
};

/// Returns the command-line names of the themes, in the order of the values of Preferences::Theme.
QStringList themes();

/// Reads the arguments. If help or the version is requested, prints it and ends the program.
/// Throws std::invalid_argument with a one-line message if an option is invalid.
StartOptions readArguments(const QStringList& arguments);

/// Returns the path of the default database: share/boardset/catalog.db beside the folder of the program, both in the
/// build tree and after installation.
QString standardDatabase();

/// URL of the window's QML file.
inline const auto windowFile = QStringLiteral("qrc:/qt/qml/Boardset/Ui/Main.qml");

/// Builds the session. If a scenario cannot be opened, the first screen shows the problem.
/// If the session cannot be built, returns null and stores the reason in `error`.
/// While the files are being read, the engine loads the QML types of the window.
std::unique_ptr<Session> startSession(const StartOptions& options, StartError& error, QQmlEngine* engine = nullptr);

} // namespace boardset
