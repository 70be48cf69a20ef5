// SPDX-License-Identifier: GPL-3.0-or-later
// Shortcuts for keyboard layouts without Latin letters.
#pragma once

#include <QObject>

class QKeyEvent;

namespace boardset {

/// Makes shortcuts, which are Latin letters, work with keyboards for other scripts.
/// Qt finds the Latin letter of a key only if a layout with Latin letters is installed as well,
/// for example beside a Russian or Greek layout.
/// This filter sends the key again as the letter in the same position of an American keyboard.
/// Text that is typed into a field does not change; however, Ctrl with a letter is also a shortcut in a field.
/// The filter works on X11 and Wayland only; other systems convert such keys themselves.
class LatinKeys : public QObject {
    Q_OBJECT
public:
    explicit LatinKeys(QObject* parent);

    /// Returns the key in the same position of an American keyboard if `event` has a letter of a non-Latin script;
    /// otherwise 0.
    static int latinKey(const QKeyEvent& event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace boardset
