// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of A and B: the kept scenario A, the edited scenario B, and the causes of their differences.
#pragma once

#include "Document.h"
#include "Overlay.h"
#include "Property.h"
#include "TableModel.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/report/ComparedFigure.h"
#include "boardset/report/Report.h"

namespace boardset {

/// The names and results of A and B.
struct CompareState {
    VALUE(CompareState);
    FIELD(bool, hasA);
    FIELD(bool, beside); ///< True if A is drawn beside B.
    FIELD(QString, nameA);
    FIELD(QString, nameB);
    FIELD(QString, answerA); ///< "4,800 MB/s, 427 ns".
    FIELD(QString, answerB);
    FIELD(QString, sentence); ///< The notes of the differences.
    FIELD(bool, same);        ///< True while B equals A.
};

class CompareView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    explicit CompareView(Document& document, QObject* parent = nullptr);

    STATE(CompareState)
    /// The results of A and B, and then the causes of their differences, largest first.
    OBJECT(TableModel, differences)
    Q_INVOKABLE void setBeside(bool beside); ///< Shows or hides the diagram of A beside that of B.
    bool hasA() const { return m_document.kept() != nullptr; }
    bool isSame() const { return hasA() && m_document.kept()->scenario == m_document.scenario(); }
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
    void kept(); ///< Emitted when a scenario becomes A.
    void pointed(const boardset::HighlightedParts& a, const boardset::HighlightedParts& b);

private:
    ComparedScenario sideA() const; ///< Call only if there is an A.
    ComparedScenario sideB() const;
    Table described() const;
    void refresh();
    CompareState stateNow() const;

    Document& m_document;
    std::vector<Cause> m_causes;
    Table m_described;
    int m_pointed = -1;
    bool m_beside = false;
};

} // namespace boardset
