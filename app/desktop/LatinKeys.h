// SPDX-License-Identifier: GPL-3.0-or-later
// Shortcuts for keyboard layouts without Latin letters.
#pragma once

#include <QObject>

class QKeyEvent;

namespace boardset {

/// Makes shortcuts, which are Latin letters, work with keyboards for other scripts. Qt finds the letter of a key only
/// if a layout with Latin letters is installed beside a Russian or Greek one. This filter sends the key again as the
/// letter in the same position of an American keyboard. It does not change text that is typed into a field, but Ctrl
/// with a letter is a shortcut there, too. It works on X11 and Wayland only; other systems do this themselves.
class LatinKeys : public QObject {
    Q_OBJECT
public:
    explicit LatinKeys(QObject* parent);

    /// Returns the key of an American keyboard in the position of a key with a letter of another script; 0 for others.
    static int latinKey(const QKeyEvent& event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace boardset
