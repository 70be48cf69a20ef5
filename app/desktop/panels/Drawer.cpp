// SPDX-License-Identifier: GPL-3.0-or-later
#include "Drawer.h"

#include <algorithm>
#include <utility>

namespace boardset {

Drawer::Drawer(const Document& document, const WhyView& why, FindingsView& findings, UndoHistoryView& history,
               const AdvisorView& advisor, const CompareView& compare, const SetupView& setup)
    : m_document(document), m_why(why) {
    m_rows = {
        {Family, tr("Family"), tr("The machines of this family, with their processors, slots and rated load.")},
        {Evidence, tr("Evidence"), tr("Published measurements of this machine, compared with the model."), "evidence"},
        {Findings, tr("Findings"), tr("Rules that this configuration breaks, and how to fix them."), "rules"},
        {History, tr("History"), tr("Your edits, step by step. You can return to any of them."), "quick-start"},
        {Trace, tr("Trace"), tr("One cache miss or one device request, hop by hop, with times in nanoseconds."),
         "answer"},
        {Timeline, tr("Timeline"), tr("Decisions of the operating system for a program, step by step, with reasons.")},
        {Timeline, tr("Throughput over the program"), tr("In the timeline: the throughput at each step of a program."),
         "", "throughput"},
        {Timeline, tr("Loads"), tr("In the timeline: the load of each group of processors, step by step."), "",
         "loads"},
        {Timeline, tr("Settings"),
         tr("In the timeline: the tunables of the operating system. You can change them at any step."), "", "settings"},
        {Timeline, tr("Times of threads"), tr("In the timeline: when each thread of a program finishes."), "", "times"},
        {Plots, tr("Plots"), tr("Curves of this machine over a varying quantity, with published points."), "answer"},
        {Plots, tr("Sweep"),
         tr("In the plots: how the results of this scenario change with one of its numbers, and where the knee is."),
         "answer", "sweep"},
        {Why, tr("Why"), "", "answer"},
        {Advisor, tr("Advisor")},
        {Differences, tr("Differences"), "", "answer"},
        {Processes, tr("Processes"), tr("A wide table of the processes, in which you can type their numbers.")}};
    const auto row = [this](Tab tab) -> Row& { return *std::ranges::find(m_rows, tab, &Row::tab); };
    row(Timeline).also = QStringList{tr("replay"), tr("operating system")};
    row(Findings).count = [&findings] { return findings.rows()->count(); };
    row(History).count = [&history] { return history.steps()->count() - 1; };
    row(History).isSafe = row(Why).isSafe = true;
    row(Advisor).exists = [&advisor] { return advisor.exists(); };
    row(Differences).exists = [&compare] { return compare.hasA(); };
    row(Processes).exists = [&setup] { return setup.state().processCount > 0; };
    connect(&document, &Document::resultsHiddenChanged, this, &Drawer::refresh);
    connect(&why, &WhyView::changed, this, &Drawer::refresh);
    connect(findings.rows(), &RowListModel::countChanged, this, &Drawer::refresh);
    connect(history.steps(), &RowListModel::countChanged, this, &Drawer::refresh);
    connect(&advisor, &AdvisorView::changed, this, &Drawer::refresh);
    connect(&compare, &CompareView::changed, this, &Drawer::refresh);
    connect(&setup, &SetupView::changed, this, &Drawer::refresh);
    refresh();
}

const Drawer::Row& Drawer::rowOf(Tab tab) const {
    return *std::ranges::find(m_rows, tab, &Row::tab);
}

bool Drawer::has(Tab tab) const {
    return allows(tab) && rowOf(tab).exists();
}

/// True if the row of tabs has this tab now.
bool Drawer::shows(const Row& row) const {
    if (!row.view.isEmpty() || !has(row.tab))
        return false;
    if (row.tab == Why)
        return m_why.isOpen() || allows(Evidence);
    return row.tab != Processes || m_hasProcesses;
}

void Drawer::refresh() {
    QList<int> tabs;
    QList<int> counts;
    m_titles.clear();
    for (const Row& row : m_rows)
        if (shows(row)) {
            tabs << row.tab;
            counts << row.count();
            m_titles << row.title;
        }
    if (std::exchange(m_tabs, tabs) != tabs)
        Q_EMIT tabsChanged();
    if (std::exchange(m_counts, counts) != counts)
        Q_EMIT countsChanged();
    if (!m_tabs.contains(m_tab))
        leave(m_tab);
}

void Drawer::showTab(Tab tab) {
    if (!has(tab))
        return;
    m_tab = tab;
    m_hasProcesses = m_hasProcesses || tab == Processes;
    refresh();
    Q_EMIT tabChanged();
}

void Drawer::open(Tab tab) {
    showTab(tab);
    Q_EMIT opened();
}

void Drawer::leave(Tab tab) {
    if (m_tab == tab)
        showTab(allows(Evidence) ? Evidence : History);
}

void Drawer::ask(Tab tab) {
    if (!allows(tab))
        return Q_EMIT refused();
    showTab(tab);
    Q_EMIT wanted();
}

} // namespace boardset
