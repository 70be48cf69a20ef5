// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of A and B: the kept scenario, the edited scenario, and the causes of the difference.
#pragma once

#include "Document.h"
#include "Overlay.h"
#include "RowModel.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/report/Report.h"

#include <utility>

namespace boardset {

/// One difference between A and B.
struct DifferenceRow {
    QString title; ///< Name of the result or the cause that differs: "utilisation of the port of SB3".
    QString a;     ///< Value of A: "98 %"; "none" if there is none.
    QString b;
    QString change;     ///< Size of the difference: "−12.5 %"; empty if there is none.
    int trend = 0;      ///< Sign of the change.
    bool large = false; ///< True for a result itself, false for a cause.
    bool operator==(const DifferenceRow&) const = default;

    ROW_ROLES(DifferenceRow, title, a, b, change, trend, large);
};

class CompareView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool hasA READ hasA NOTIFY changed)
    Q_PROPERTY(bool beside READ isBeside WRITE setBeside NOTIFY changed) ///< True if A is drawn beside B.
    Q_PROPERTY(QString nameA READ nameA NOTIFY changed)
    Q_PROPERTY(QString nameB READ nameB NOTIFY changed)
    Q_PROPERTY(QString answerA READ answerA NOTIFY changed) ///< "4,800 MB/s, 427 ns".
    Q_PROPERTY(QString answerB READ answerB NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool same READ isSame NOTIFY changed) ///< True while B equals A.
    Q_PROPERTY(boardset::RowListModel* differences READ differences CONSTANT)
public:
    explicit CompareView(Document& document, QObject* parent = nullptr);

    bool hasA() const { return m_document.kept() != nullptr; }
    bool isBeside() const { return m_beside && hasA(); }
    void setBeside(bool beside);
    QString nameA() const;
    QString nameB() const;
    /// Captions of A and B for a figure: the title and the configuration in force.
    /// If both captions are the same, the names are used instead.
    std::pair<QString, QString> captions() const;
    QString answerA() const;
    QString answerB() const;
    /// Sentence that says how the change of the latency is composed, or that A and B cannot be compared.
    QString sentence() const;
    bool isSame() const { return hasA() && m_document.kept()->scenario == m_document.scenario(); }
    RowModel<DifferenceRow>* differences() { return &m_differences; }
    ReportedComparison reported() const; ///< Returns the comparison for a report; empty if nothing differs.
    /// Highlights the parts that a difference names, in A and in B.
    /// With `on` false, removes this highlight, unless the pointer has moved to another difference since.
    Q_INVOKABLE void point(int row, bool on = true);

public Q_SLOTS:
    void keep();   ///< Makes the shown scenario A, and replaces any previous A.
    void clearA(); ///< Clears A.
    void swap();   ///< Makes A the edited scenario, and the edited scenario A.

Q_SIGNALS:
    void changed();
    void kept(); ///< Emitted when a scenario becomes A.
    void gone(); ///< Emitted when A is cleared.
    void pointed(const boardset::HighlightedParts& a, const boardset::HighlightedParts& b);

private:
    QString difference() const;
    void refresh();

    Document& m_document;
    RowModel<DifferenceRow> m_differences;
    std::vector<Cause> m_causes; ///< Cause behind each difference.
    int m_pointed = -1;
    bool m_beside = true;
};

} // namespace boardset
