// SPDX-License-Identifier: GPL-3.0-or-later
// What the operating system itself would say at a step: calls of a program, where its pages are, checks.
#pragma once

#include "ColumnModel.h"
#include "Document.h"
#include "InspectorView.h"

namespace boardset {

/// Follows the step and what is selected. It works only while it is active.
class InspectionView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// Why programs cannot ask this system; empty if they can.
    Q_PROPERTY(QString unavailable READ unavailable NOTIFY changed)
    Q_PROPERTY(QString thread READ thread NOTIFY changed)       ///< Whose calls they are: "Thread 5".
    Q_PROPERTY(QString segment READ segment NOTIFY changed)     ///< Whose pages: "Segment a", "All segments".
    Q_PROPERTY(QString pagesCall READ pagesCall NOTIFY changed) ///< "meminfo"; empty: no call tells where they are.
    /// call, answer, note.
    Q_PROPERTY(boardset::RowListModel* calls READ calls CONSTANT)
    /// segment, size ("96 pages of 4 MB"), table (as the sample program prints it), rest ("12 not allocated", or
    /// empty).
    Q_PROPERTY(boardset::RowListModel* pages READ pages CONSTANT)
    Q_PROPERTY(QString question READ question NOTIFY changed) ///< That the checks answer.
    /// command, output (empty: unknown), passed, meaning.
    Q_PROPERTY(boardset::RowListModel* checks READ checks CONSTANT)
public:
    InspectionView(const Document& document, const InspectorView& inspector, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    QString unavailable() const { return m_unavailable; }
    QString thread() const { return m_thread; }
    QString segment() const { return m_segment; }
    RowListModel* calls() { return &m_calls; }
    RowListModel* pages() { return &m_pages; }
    QString pagesCall() const { return m_pagesCall; }
    QString question() const { return m_question; }
    RowListModel* checks() { return &m_checks; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void readCalls(const ReplayCursor& cursor, int thread);
    void readPages(const ReplayCursor& cursor, int segment);
    void readChecks(const ReplayCursor& cursor);

    const Document& m_document;
    const InspectorView& m_inspector;
    bool m_active = false;
    QString m_unavailable, m_thread, m_segment, m_pagesCall, m_question;
    ColumnModel m_calls, m_pages, m_checks;
};

} // namespace boardset
