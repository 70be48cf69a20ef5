// SPDX-License-Identifier: GPL-3.0-or-later
// Shortcuts for keyboard layouts without Latin letters.
#pragma once

#include <QObject>

class QKeyEvent;

namespace boardset {

/// Shortcuts are Latin letters. Qt finds the letter of a key only if a layout with Latin letters is installed beside a
/// Russian or Greek one. This filter sends the key again as the letter that an American keyboard has in its place. Text
/// that is typed into a field stays as it is, but Ctrl and a letter is a shortcut there, too. X11 and Wayland only:
/// other systems do this themselves.
class LatinKeys : public QObject {
    Q_OBJECT
public:
    explicit LatinKeys(QObject* parent);

    /// Key of an American keyboard in the place of a key that gives a letter of another script; 0 for other keys.
    static int latinKey(const QKeyEvent& event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace boardset
