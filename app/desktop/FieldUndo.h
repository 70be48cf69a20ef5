// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo where a field has the keyboard.
#pragma once

#include <QObject>

namespace boardset {

/// A field takes the keys of undo and redo though it has nothing to undo. Then they are those of the window: what was
/// typed and taken is an edit like others.
class FieldUndo : public QObject {
    Q_OBJECT
public:
    explicit FieldUndo(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace boardset
