// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of a replayed program that finish: how long each takes by the clock, and how long it has a processor.
#pragma once

#include "Document.h"
#include "RowModel.h"

namespace boardset {

struct ThreadTimeRow {
    QString thread;    ///< "Thread 5".
    QString process;   ///< Of which it is; empty where there is one.
    QString state;     ///< At the step that is looked at: "runs on Book 1 CPU0", "has finished".
    QString processor; ///< "63.7 s"; "–": it never finishes.
    QString wall;
    bool finished = false; ///< At that step.
    bool operator==(const ThreadTimeRow&) const = default;

    ROW_ROLES(ThreadTimeRow, thread, process, state, processor, wall, finished);
};

/// All threads of a program of which any finishes; else none. It follows the replay that is shown, and its step, while
/// it is active.
class ThreadTimes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    Q_PROPERTY(bool exist READ doExist NOTIFY followed) ///< Whether any finishes.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString sum READ sum NOTIFY changed) ///< "All have finished after 615 s, 1,354 s of processors".
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
