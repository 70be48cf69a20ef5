// SPDX-License-Identifier: GPL-3.0-or-later
// The drawer below the canvas: the table of its tabs, and the current tab.
#pragma once

#include "AdvisorView.h"
#include "CompareView.h"
#include "FindingsView.h"
#include "SetupView.h"
#include "UndoHistoryView.h"
#include "WhyView.h"

namespace boardset {

class Drawer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Tab tab READ tab WRITE showTab NOTIFY tabChanged)
    Q_PROPERTY(QList<int> tabs READ tabs NOTIFY tabsChanged) ///< The tabs that the drawer shows now.
    Q_PROPERTY(QStringList titles READ titles NOTIFY tabsChanged)
    Q_PROPERTY(QList<int> counts READ counts NOTIFY countsChanged) ///< Number of entries of each tab; 0 if not counted.
    Q_PROPERTY(bool maximised MEMBER m_maximised NOTIFY
                   maximisedChanged) ///< True if the drawer also covers the space of the diagram.
public:
    enum Tab { Evidence, Findings, History, Trace, Timeline, Plots, Why, Advisor, Differences, Processes, Family };
    Q_ENUM(Tab)

    /// A row of the table of tabs and of the views in them.
    struct Row {
        Tab tab;
        QString title;
        QString detail = {};   ///< Description for the search, which doesn't list rows without a description.
        QString manual = {};   ///< Page of the manual about the tab; empty for the page about the machine.
        QString view = {};     ///< Word for a view in the tab; empty for the tab itself.
        QStringList also = {}; ///< Synonyms for the search.
        std::function<bool()> exists = [] { return true; }; ///< True if the tab has contents.
        std::function<int()> count = [] { return 0; };      ///< Number of entries; 0 if they aren't counted.
        bool isSafe = false;                                ///< True if the tab reveals no answer of a lesson.
    };

    Drawer(const Document& document, const WhyView& why, FindingsView& findings, UndoHistoryView& history,
           const AdvisorView& advisor, const CompareView& compare, const SetupView& setup);

    const std::vector<Row>& rows() const { return m_rows; }
    Tab tab() const { return m_tab; }
    QList<int> tabs() const { return m_tabs; }
    QStringList titles() const { return m_titles; }
    QList<int> counts() const { return m_counts; }
    QString manual() const { return rowOf(m_tab).manual; }
    /// True if the tab has contents and no lesson hides them.
    bool has(Tab tab) const;
    void showTab(Tab tab); ///< Does nothing if the drawer doesn't have the tab.
    void open(Tab tab);    ///< Shows a tab, also if the drawer is folded.
    void leave(Tab tab);   ///< Leaves a tab that no longer has contents.
    void ask(Tab tab);     ///< Shows a tab and gives it the keyboard focus.

Q_SIGNALS:
    void tabChanged();
    void tabsChanged();
    void countsChanged();
    void maximisedChanged();
    void wanted();
    void opened();  ///< A folded drawer opens; the keyboard focus stays where it is.
    void refused(); ///< The requested tab would reveal a lesson's answer, and is therefore not shown.

private:
    const Row& rowOf(Tab tab) const;
    bool allows(Tab tab) const { return rowOf(tab).isSafe || !m_document.areResultsHidden(); }
    bool shows(const Row& row) const;
    void refresh();

    const Document& m_document;
    const WhyView& m_why;
    std::vector<Row> m_rows;
    QList<int> m_tabs, m_counts;
    QStringList m_titles;
    Tab m_tab = Evidence;
    bool m_hasProcesses = false; ///< True once the user has opened the table of processes.
    bool m_maximised = false;
};

} // namespace boardset
