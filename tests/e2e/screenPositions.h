// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of threads and blocks on the screen, and a scenario file to edit.
#pragma once

#include "RealWindow.h"
#include "support/catchQt.h"
#include "support/drawing.h"

#include <QFile>
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

/// Copies the first scenario into `folder`, so that a test can save over it, and returns the file's path.
inline QString ownScenario(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("mine.boardset"));
    QFile::copy(first, file);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

} // namespace boardset::test
