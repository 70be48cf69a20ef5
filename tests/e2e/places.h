// SPDX-License-Identifier: GPL-3.0-or-later
// Where threads and blocks are on the screen, and a file to work on.
#pragma once

#include "RealWindow.h"
#include "support/catchQt.h"
#include "support/drawing.h"

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>

namespace boardset::test {

inline const QString first = QStringLiteral(BOARDSET_SHARE "/scenarios/sunfire6800-first.boardset");

/// The token of a thread.
inline QQuickItem& discOf(RealWindow& real, const char* name) {
    return real.item("key", keyOfThread(name));
}

/// The middle of the box of a block.
inline QPoint boxOf(RealWindow& real, const char* path) {
    return real.centre(real.item("key", keyOfBlock(path)));
}

/// On the name of a board, beside its processors.
inline QPoint headOf(RealWindow& real, const char* path) {
    CanvasView& canvas = *real.session().canvas();
    const NodeRow& row = rowOf(canvas, keyOfBlock(path));
    const QPointF inBox = headOf(canvas, path) - canvas.camera()->toCanvas(row.rect()).topLeft();
    return real.item("key", row.key).mapToGlobal(inBox).toPoint();
}

/// A scenario file of one's own, to save over.
inline QString ownScenario(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("mine.boardset"));
    QFile::copy(first, file);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

} // namespace boardset::test
