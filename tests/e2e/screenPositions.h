// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of threads and blocks on the screen, a scenario file to edit, and its result on the command line.
#pragma once

#include "RealWindow.h"
#include "support/catchQt.h"
#include "support/drawing.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>

namespace boardset::test {

inline const QString first = QStringLiteral(BOARDSET_SHARE "/scenarios/sunfire6800-first.boardset");

/// Returns the token of a thread.
inline QQuickItem& discOf(RealWindow& real, const char* name) {
    return real.item("key", keyOfThread(name));
}

/// Returns the middle of the box of a block.
inline QPoint boxOf(RealWindow& real, const char* path) {
    return real.centre(real.item("key", keyOfBlock(path)));
}

/// Returns a point on the name of a board, beside its processors.
inline QPoint headOf(RealWindow& real, const char* path) {
    CanvasView& canvas = *real.session().canvas();
    const NodeRow& row = rowOf(canvas, keyOfBlock(path));
    const QPointF inBox = headOf(canvas, path) - canvas.camera()->toCanvas(row.rect()).topLeft();
    return real.item("key", row.key).mapToGlobal(inBox).toPoint();
}

/// Total throughput in MB/s, as reported by `boardset-cli solve FILE --json`.
inline double solvedByCommandLine(const QString& file) {
    QProcess cli;
    cli.start(QStringLiteral(BOARDSET_CLI), {QStringLiteral("solve"), file, QStringLiteral("--json")});
    REQUIRE(cli.waitForFinished());
    REQUIRE(cli.exitCode() == 0);
    const QJsonObject answer = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
    return answer[QStringLiteral("total")].toObject()[QStringLiteral("throughput")].toDouble();
}

/// Copies the first scenario into `folder`, so that a test can save over it, and returns the file's path.
inline QString ownScenario(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("mine.boardset"));
    QFile::copy(first, file);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

} // namespace boardset::test
