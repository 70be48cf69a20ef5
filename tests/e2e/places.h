// SPDX-License-Identifier: GPL-3.0-or-later
// Where threads and blocks are on the screen, and a file to work on.
#pragma once

#include "RealWindow.h"
#include "support/catch.h"

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>

namespace boardset::test {

inline const QString first = QStringLiteral(BOARDSET_SHARE "/scenarios/sunfire6800-first.boardset");

/// The token of a thread.
inline QQuickItem& discOf(RealWindow& real, const char* name) {
    const auto& rows = real.session().canvas()->tokens()->rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const TokenRow& each) { return each.thread == QString::fromUtf8(name); });
    REQUIRE(row != rows.end());
    return real.item("key", row->key);
}

/// The middle of the box of a block: the foremost one where a block has several.
inline QPoint boxOf(RealWindow& real, const char* path) {
    QString key;
    for (const BoxRow& row : real.session().canvas()->boxes()->rows())
        if (row.path == QString::fromUtf8(path))
            key = row.key;
    return real.centre(real.item("key", key));
}

/// On the name of a board, beside its processors.
inline QPoint headOf(RealWindow& real, const char* path) {
    CanvasView& canvas = *real.session().canvas();
    for (const BoxRow& row : canvas.boxes()->rows()) {
        if (row.path == QString::fromUtf8(path) && !row.box.titlePlace.empty()) {
            const QPointF inBox = canvas.camera()->toCanvas(toQt(row.box.titlePlace)).center() -
                                  canvas.camera()->toCanvas(row.rect()).topLeft();
            return real.item("key", row.key).mapToGlobal(inBox).toPoint();
        }
    }
    throw std::runtime_error("no name of that board");
}

/// A scenario file of one's own, to save over.
inline QString ownScenario(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("mine.boardset"));
    QFile::copy(first, file);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

} // namespace boardset::test
