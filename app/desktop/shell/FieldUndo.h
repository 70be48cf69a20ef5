// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo while a text field has the keyboard focus.
#pragma once

#include <QObject>

namespace boardset {

/// Passes the undo and redo keys to the window if the focused field has nothing to undo.
/// Otherwise the field would consume the keys, and they would not undo an edit that the field has made.
class FieldUndo : public QObject {
    Q_OBJECT
public:
    explicit FieldUndo(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace boardset
