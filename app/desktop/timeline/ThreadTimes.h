// SPDX-License-Identifier: GPL-3.0-or-later
// The elapsed time and the processor time of each thread of a replayed program that finishes.
#pragma once

#include "Document.h"
#include "RowModel.h"

namespace boardset {

struct ThreadTimeRow {
    QString thread;    ///< "Thread 5".
    QString process;   ///< Process of the thread; empty if there is only one.
    QString state;     ///< State at the current step: "runs on Book 1 CPU0", "has finished".
    QString processor; ///< Processor time: "63.7 s"; "–" if the thread never finishes.
    QString wall;
    bool finished = false; ///< True if the thread has finished at the current step.
    bool operator==(const ThreadTimeRow&) const = default;

    ROW_ROLES(ThreadTimeRow, thread, process, state, processor, wall, finished);
};

/// Lists all threads of a program if at least one of them finishes; otherwise lists none.
/// While the view is active, it follows the current step of the shown replay.
class ThreadTimes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    Q_PROPERTY(bool exist READ doExist NOTIFY followed) ///< True if any thread finishes.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    /// Summary: "The last thread finishes after 615 s. Total processor time: 1,354 s."
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
public:
    explicit ThreadTimes(const Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool doExist() const { return m_document.replay() && !m_document.replay()->replay().ends().empty(); }
    RowListModel* rows() { return &m_rows; }
    QString sum() const { return m_sum; }

Q_SIGNALS:
    void followed(); ///< The document has changed.
    void changed();

private:
    void refresh();

    const Document& m_document;
    bool m_active = false;
    RowModel<ThreadTimeRow> m_rows;
    QString m_sum;
};

} // namespace boardset
