// SPDX-License-Identifier: GPL-3.0-or-later
// A beside B: what is kept, what is edited, and what makes the difference.
#pragma once

#include "Document.h"
#include "Overlay.h"
#include "RowModel.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/report/Report.h"

#include <utility>

namespace boardset {

/// One thing that differs.
struct DifferenceRow {
    QString title; ///< "use of the port of SB3".
    QString a;     ///< "98 %"; "not there".
    QString b;
    QString change;     ///< "−12.5 %"; empty where there is none to tell.
    int way = 0;        ///< Its sign.
    bool large = false; ///< Of the answer itself, not of a cause.
    bool operator==(const DifferenceRow&) const = default;

    ROW_ROLES(DifferenceRow, title, a, b, change, way, large);
};

class CompareView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool held READ isHeld NOTIFY changed)
    Q_PROPERTY(bool beside READ isBeside WRITE setBeside NOTIFY changed) ///< A is drawn beside B.
    Q_PROPERTY(QString nameA READ nameA NOTIFY changed)
    Q_PROPERTY(QString nameB READ nameB NOTIFY changed)
    Q_PROPERTY(QString answerA READ answerA NOTIFY changed) ///< "4,800 MB/s, 427 ns".
    Q_PROPERTY(QString answerB READ answerB NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool same READ isSame NOTIFY changed) ///< B is still what was kept.
    Q_PROPERTY(boardset::RowListModel* differences READ differences CONSTANT)
public:
    explicit CompareView(Document& document, QObject* parent = nullptr);

    bool isHeld() const { return m_document.kept() != nullptr; }
    bool isBeside() const { return m_beside && isHeld(); }
    void setBeside(bool beside);
    QString nameA() const;
    QString nameB() const;
    /// Captions of A and B for a figure: title and configuration in force; the names if these are equal.
    std::pair<QString, QString> captions() const;
    QString answerA() const;
    QString answerB() const;
    /// What the latency's change is made of, or that the two cannot be told against each other.
    QString sentence() const;
    bool isSame() const { return isHeld() && m_document.kept()->scenario == m_document.scenario(); }
    RowModel<DifferenceRow>* differences() { return &m_differences; }
    ReportedComparison reported() const; ///< Nothing where nothing differs.
    /// Lights the parts that a difference names, on both sides; or no longer, if nothing else is pointed at since.
    Q_INVOKABLE void point(int row, bool on = true);

public Q_SLOTS:
    void keep(); ///< What is shown becomes A, in the place of another.
    void letGo();
    void swap(); ///< A becomes B, and B becomes A.

Q_SIGNALS:
    void changed();
    void kept(); ///< Something is A now...
    void gone(); ///< ...or nothing any more.
    void pointed(const boardset::LitParts& a, const boardset::LitParts& b);

private:
    QString difference() const;
    void refresh();

    Document& m_document;
    RowModel<DifferenceRow> m_differences;
    std::vector<Cause> m_causes; ///< Of each difference.
    int m_pointed = -1;
    bool m_beside = true;
};

} // namespace boardset
