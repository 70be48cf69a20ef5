// SPDX-License-Identifier: GPL-3.0-or-later
// The open tab of the drawer below the canvas.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class Drawer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Tab tab MEMBER m_tab NOTIFY tabChanged)
    Q_PROPERTY(bool grown MEMBER m_grown NOTIFY grownChanged) ///< True if the drawer takes the space of the diagram.
public:
    enum Tab { Evidence, Findings, History, Trace, Timeline, Plots, Advisor, Guess, Differences };
    Q_ENUM(Tab)

    using QObject::QObject;

    Tab tab() const { return m_tab; }
    /// Hides all tabs but History while a lesson waits for a guess, because they would reveal the answer.
    void setVeiled(bool veiled) {
        m_veiled = veiled;
        if (!allows(m_tab))
            turnTo(History);
    }
    bool allows(Tab tab) const { return !m_veiled || tab == History; }
    void turnTo(Tab tab) {
        if (!allows(tab))
            return;
        m_tab = tab;
        Q_EMIT tabChanged();
    }
    /// Leaves a tab that no longer has contents.
    void leave(Tab tab) {
        if (m_tab == tab)
            turnTo(Evidence);
    }
    /// Shows a tab and gives it the keyboard focus.
    void ask(Tab tab) {
        if (!allows(tab))
            return Q_EMIT refused();
        turnTo(tab);
        Q_EMIT wanted();
    }

Q_SIGNALS:
    void tabChanged();
    void grownChanged();
    void wanted();
    void refused(); ///< A tab was requested that would reveal a lesson's answer.

private:
    Tab m_tab = Evidence;
    bool m_grown = false;
    bool m_veiled = false;
};

} // namespace boardset
