// SPDX-License-Identifier: GPL-3.0-or-later
#include "FieldUndo.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace boardset {

FieldUndo::FieldUndo(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool FieldUndo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    const char* can = key->matches(QKeySequence::Undo)   ? "canUndo"
                      : key->matches(QKeySequence::Redo) ? "canRedo"
                                                         : nullptr;
    const QVariant possible = can != nullptr ? watched->property(can) : QVariant();
    if (!possible.isValid() || possible.toBool())
        return false;
    event->ignore();
    return true;
}

} // namespace boardset
