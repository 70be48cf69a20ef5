// SPDX-License-Identifier: GPL-3.0-or-later
// The operating system's own answers at a step: system calls of a program, locations of the program's pages,
// and checks.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "RowModel.h"

namespace boardset {

struct CallRow {
    QString call;
    QString answer;
    QString note;
    bool operator==(const CallRow&) const = default;

    ROW_ROLES(CallRow, call, answer, note);
};

struct SegmentPagesRow {
    QString segment;
    QString size;  ///< "96 pages of 4 MB".
    QString table; ///< Table of pages, as the sample program prints it.
    QString rest;  ///< Pages without memory: "12 not allocated"; empty if there are none.
    bool operator==(const SegmentPagesRow&) const = default;

    ROW_ROLES(SegmentPagesRow, segment, size, table, rest);
};

struct CheckRow {
    QString command;
    QString output; ///< Output of the command; empty if it is unknown.
    bool passed = false;
    QString meaning;
    bool operator==(const CheckRow&) const = default;

    ROW_ROLES(CheckRow, command, output, passed, meaning);
};

/// Shows the inspection for the selection, at the current step of the replay. The view updates only while it is active.
class InspectionView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// Reason why programs cannot query this system; empty if they can.
    Q_PROPERTY(QString unavailable READ unavailable NOTIFY changed)
    Q_PROPERTY(QString thread READ thread NOTIFY changed)   ///< Thread that makes the calls: "Thread 5".
    Q_PROPERTY(QString segment READ segment NOTIFY changed) ///< Segment of the pages: "Segment a", "All segments".
    /// Name of the system call that returns the locations of pages: "meminfo"; empty if there is none.
    Q_PROPERTY(QString pagesCall READ pagesCall NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* calls READ calls CONSTANT)
    Q_PROPERTY(boardset::RowListModel* pages READ pages CONSTANT)
    Q_PROPERTY(QString question READ question NOTIFY changed) ///< Question that the checks answer.
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
    RowModel<CallRow> m_calls;
    RowModel<SegmentPagesRow> m_pages;
    RowModel<CheckRow> m_checks;
};

} // namespace boardset
