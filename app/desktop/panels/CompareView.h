// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of A and B: the kept scenario A, the edited scenario B, and the causes of their differences.
#pragma once

#include "Document.h"
#include "Overlay.h"
#include "TableModel.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/report/ComparedFigure.h"
#include "boardset/report/Report.h"

namespace boardset {

class CompareView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool hasA READ hasA NOTIFY changed)
    Q_PROPERTY(bool canKeep READ canKeep NOTIFY changed)
    Q_PROPERTY(bool beside READ isBeside WRITE setBeside NOTIFY changed) ///< True if A is drawn beside B.
    Q_PROPERTY(QString nameA READ nameA NOTIFY changed)
    Q_PROPERTY(QString nameB READ nameB NOTIFY changed)
    Q_PROPERTY(QString answerA READ answerA NOTIFY changed) ///< "4,800 MB/s, 427 ns".
    Q_PROPERTY(QString answerB READ answerB NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool same READ isSame NOTIFY changed) ///< True while B equals A.
    /// The results of A and B, and then the causes of their differences, largest first.
    Q_PROPERTY(boardset::TableModel* differences READ differences CONSTANT)
public:
    explicit CompareView(Document& document, QObject* parent = nullptr);

    bool hasA() const { return m_document.kept() != nullptr; }
    bool canKeep() const { return !m_document.areResultsHidden(); }
    bool isBeside() const { return m_beside && hasA(); }
    void setBeside(bool beside);
    QString nameA() const;
    QString nameB() const;
    QString answerA() const;
    QString answerB() const;
    QString sentence() const; ///< The notes of the differences.
    bool isSame() const { return hasA() && m_document.kept()->scenario == m_document.scenario(); }
    TableModel* differences() { return &m_differences; }
    ReportedComparison reported() const; ///< Returns the comparison for a report; empty if nothing differs.
    /// Returns the contents of a figure, without measurements.
    /// `b` is B as it is saved in files.
    /// Call only if there is an A.
    /// The figure is valid until the document changes.
    ComparedFigure figure(const Scenario& b) const;
    /// Highlights in A and in B the parts that a difference names.
    /// If `on` is false, removes this highlight, unless the pointer has since moved to another difference.
    Q_INVOKABLE void point(int row, bool on = true);

public Q_SLOTS:
    void keep();   ///< Makes the shown scenario A, in place of any previous A.
    void clearA(); ///< Clears A.
    void swap();   ///< Exchanges A and the edited scenario.

Q_SIGNALS:
    void changed();
    void kept(); ///< Emitted when a scenario becomes A.
    void pointed(const boardset::HighlightedParts& a, const boardset::HighlightedParts& b);

private:
    ComparedScenario sideA() const; ///< Call only if there is an A.
    ComparedScenario sideB() const;
    Table described() const;
    void refresh();

    Document& m_document;
    std::vector<Cause> m_causes;
    Table m_described;
    TableModel m_differences;
    int m_pointed = -1;
    bool m_beside = false;
};

} // namespace boardset
