// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that finds the best placement, or the smallest configuration that carries the same.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Worker.h"
#include "boardset/best/Best.h"

#include <QStringList>
#include <atomic>
#include <memory>

namespace boardset {

/// One change on the way to what was found.
struct BestRow {
    QString title; ///< "Move thread 4 to SB3 P1".
    QString gain;  ///< "+2 %"; empty: not known.
    bool operator==(const BestRow&) const = default;

    ROW_ROLES(BestRow, title, gain);
};

/// Searches on a worker thread, from the scenario as it is shown. What is found is taken as one edit.
class BestView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QStringList goals READ goals CONSTANT)
    Q_PROPERTY(int goal READ goal WRITE setGoal NOTIFY changed)
    Q_PROPERTY(QString hindrance READ hindrance NOTIFY changed) ///< Why that cannot be sought here; empty: it can.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed) ///< 0 to 1.
    Q_PROPERTY(bool found READ isFound NOTIFY changed)     ///< A search has ended, and the scenario is still the same.
    Q_PROPERTY(bool better READ isBetter NOTIFY changed)   ///< What was found differs from the scenario.
    Q_PROPERTY(QString before READ before NOTIFY changed)  ///< "4,800 MB/s, 427 ns".
    Q_PROPERTY(QString after READ after NOTIFY changed)    ///< Of the best so far.
    Q_PROPERTY(QString change READ change NOTIFY changed)  ///< "+37 %".
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed) ///< Nothing that it tries helps any more.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)  ///< How many were tried, and why it ended.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* steps READ steps CONSTANT)
public:
    explicit BestView(Document& document, QObject* parent = nullptr);

    /// Returns when a search has ended; for tests and pictures.
    void waitUntilFound() { m_worker.wait(); }

    QStringList goals() const;
    int goal() const { return m_goal; }
    void setGoal(int goal);
    QString hindrance() const { return m_hindrance; }
    bool isWorking() const { return m_worker.isWorking(); }
    double progress() const { return m_progress; }
    bool isFound() const { return m_best != nullptr; }
    bool isBetter() const { return m_best && !m_best->edits.empty(); }
    bool isSettled() const { return m_best && m_best->end == BestEnd::Settled; }
    QString before() const { return m_before; }
    QString after() const { return m_after; }
    QString change() const { return m_change; }
    QString reason() const { return m_reason; }
    QString error() const { return m_error; }
    RowListModel* steps() { return &m_steps; }

    Q_INVOKABLE void begin(); ///< Chooses a goal that can be sought, if the last one cannot.
    Q_INVOKABLE void search();
    Q_INVOKABLE void stop();   ///< Ends the search with the best so far.
    Q_INVOKABLE void forget(); ///< Ends it without.
    /// Does what was found, as one edit. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString take();

Q_SIGNALS:
    void changed();

private:
    void accept(const std::shared_ptr<const Best>& best);
    void clear();
    QString hindranceOf(int goal) const;

    Document& m_document;
    int m_goal = 0;
    double m_progress = 0;
    QString m_hindrance;
    QString m_before, m_after, m_change, m_reason, m_error;
    std::shared_ptr<const Best> m_best;            ///< Null: none was found, or of another scenario.
    std::shared_ptr<std::atomic_bool> m_isStopped; ///< Of the search that goes on.
    RowModel<BestRow> m_steps;
    Worker m_worker; ///< Last: its deliveries touch the rest.
};

} // namespace boardset
