// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a pane, which are up to date only while the pane is visible.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <utility>

namespace boardset {

/// A view-model that works only while it is active, so that it does not delay edits in other panes.
class PaneView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("One of Session's view-models")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed) ///< True while the pane is visible.
public:
    using QObject::QObject;

    bool isActive() const { return m_active; }
    void setActive(bool active) {
        if (std::exchange(m_active, active) != active)
            activate();
    }

Q_SIGNALS:
    void changed();

protected:
    virtual void refresh() = 0;
    virtual void activate() { refresh(); } ///< Called after each change of `m_active`.

    bool m_active = false;
};

} // namespace boardset
