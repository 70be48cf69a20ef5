// SPDX-License-Identifier: GPL-3.0-or-later
// The current step of the replay as tables: answers of the operating system, and times of threads.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "PaneView.h"
#include "TableModel.h"

namespace boardset {

/// Shows the results of system calls and checks for the selection, and the times of all threads.
class InspectionView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Reason why programs can't query this operating system; empty if they can.
    Q_PROPERTY(QString unavailable READ unavailable NOTIFY changed)
    Q_PROPERTY(boardset::TableModel* answers READ answers CONSTANT)
    Q_PROPERTY(bool timed READ isTimed NOTIFY changed) ///< True if any thread of the program finishes.
    Q_PROPERTY(boardset::TableModel* times READ times CONSTANT)
    /// Summary of the times: "The last thread finishes after 615.2 s. Total processor time: 1,894 s."
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
public:
    InspectionView(const Document& document, const InspectorView& inspector, QObject* parent = nullptr);

    QString unavailable() const;
    TableModel* answers() { return &m_answers; }
    bool isTimed() const { return m_document.replay() && !m_document.replay()->replay().ends().empty(); }
    TableModel* times() { return &m_times; }
    QString sum() const { return m_sum; }

private:
    void refresh() override;

    const Document& m_document;
    const InspectorView& m_inspector;
    QString m_sum;
    TableModel m_answers, m_times;
};

} // namespace boardset
