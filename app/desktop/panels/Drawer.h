// SPDX-License-Identifier: GPL-3.0-or-later
// The open tab of the drawer below the canvas.
#pragma once

#include "Document.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class Drawer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Tab tab MEMBER m_tab NOTIFY tabChanged)
    Q_PROPERTY(bool maximised MEMBER m_maximised NOTIFY
                   maximisedChanged) ///< True if the drawer also covers the space of the diagram.
public:
    enum Tab { Evidence, Findings, History, Trace, Timeline, Plots, Why, Advisor, Differences, Processes };
    Q_ENUM(Tab)

    explicit Drawer(const Document& document, QObject* parent = nullptr) : QObject(parent), m_document(document) {
        connect(
            &document, &Document::resultsHiddenChanged, this,
            [this] {
                if (!allows(m_tab))
                    showTab(History);
            });
    }

    Tab tab() const { return m_tab; }
    bool allows(Tab tab) const { return tab == History || tab == Why || !m_document.areResultsHidden(); }
    void showTab(Tab tab) {
        if (!allows(tab))
            return;
        m_tab = tab;
        Q_EMIT tabChanged();
    }
    /// Shows a tab, also if the drawer is folded.
    void open(Tab tab) {
        showTab(tab);
        Q_EMIT opened();
    }
    /// Leaves a tab that no longer has contents.
    void leave(Tab tab) {
        if (m_tab == tab)
            showTab(allows(Evidence) ? Evidence : History);
    }
    /// Shows a tab and gives it the keyboard focus.
    void ask(Tab tab) {
        if (!allows(tab))
            return Q_EMIT refused();
        showTab(tab);
        Q_EMIT wanted();
    }

Q_SIGNALS:
    void tabChanged();
    void maximisedChanged();
    void wanted();
    void opened();  ///< A folded drawer opens; the keyboard focus stays where it is.
    void refused(); ///< The requested tab would reveal a lesson's answer, and is therefore not shown.

private:
    const Document& m_document;
    Tab m_tab = Evidence;
    bool m_maximised = false;
};

} // namespace boardset
