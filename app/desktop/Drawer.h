// SPDX-License-Identifier: GPL-3.0-or-later
// Which tab of the drawer below the canvas is open.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class Drawer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Tab tab MEMBER m_tab NOTIFY tabChanged)
    Q_PROPERTY(bool grown MEMBER m_grown NOTIFY grownChanged) ///< To a page, in the place of the diagram.
public:
    enum Tab { Evidence, Findings, History, Trace, Timeline, Plots, Advisor, Guess, Differences };
    Q_ENUM(Tab)

    using QObject::QObject;

    Tab tab() const { return m_tab; }
    /// A lesson's guess is to be made: the other tabs measure, time, compare, advise or try, and would tell.
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
    /// What was shown on a tab is no longer there.
    void leave(Tab tab) {
        if (m_tab == tab)
            turnTo(Evidence);
    }
    /// Asks for a tab to be shown, with the keyboard.
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
    void refused(); ///< A tab was asked for that may not tell yet.

private:
    Tab m_tab = Evidence;
    bool m_grown = false;
    bool m_veiled = false;
};

} // namespace boardset
