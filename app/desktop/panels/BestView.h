// SPDX-License-Identifier: GPL-3.0-or-later
// The Optimise dialog: searches for the best placement, or for the smallest configuration that meets the same load.
#pragma once

#include "Document.h"
#include "TableModel.h"
#include "Worker.h"
#include "boardset/best/Best.h"

#include <QStringList>
#include <atomic>
#include <memory>

namespace boardset {

/// Searches on a worker thread, starting from the scenario as shown. Applying the result is one edit.
class BestView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QStringList goals READ goals CONSTANT)
    Q_PROPERTY(int goal READ goal WRITE setGoal NOTIFY changed)
    /// Why the selected goal is impossible here; empty if it is possible.
    Q_PROPERTY(QString hindrance READ hindrance NOTIFY changed)
    Q_PROPERTY(bool sized READ isSized NOTIFY changed) ///< True if the goal is the smallest configuration.
    /// What the smallest configuration must carry, as typed: "9000 MB/s", "60 clients"; empty for the present load.
    Q_PROPERTY(QString load READ load WRITE setLoad NOTIFY changed)
    Q_PROPERTY(QString latency READ latency WRITE setLatency NOTIFY changed) ///< Longest mean latency, as typed.
    Q_PROPERTY(int spare READ spare WRITE setSpare NOTIFY changed)           ///< Index in `spares`.
    /// Titles of the kinds of parts of which one may fail; the first stands for none.
    Q_PROPERTY(QStringList spares READ spares NOTIFY changed)
    Q_PROPERTY(QString loadUnits READ loadUnits NOTIFY changed) ///< Units of a load: "MB/s or threads".
    /// Why a typed value was refused, as a sentence; empty if it was accepted.
    Q_PROPERTY(QString loadRefusal READ loadRefusal NOTIFY changed)
    Q_PROPERTY(QString latencyRefusal READ latencyRefusal NOTIFY changed)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed) ///< 0 to 1.
    /// True if a search has ended and the scenario has not changed since then.
    Q_PROPERTY(bool found READ isFound NOTIFY changed)
    Q_PROPERTY(bool better READ isBetter NOTIFY changed) ///< True if the result differs from the scenario.
    /// Results of the scenario before the search: "4,800 MB/s, 427 ns".
    Q_PROPERTY(QString before READ before NOTIFY changed)
    Q_PROPERTY(QString after READ after NOTIFY changed)    ///< Results of the best placement or configuration so far.
    Q_PROPERTY(QString change READ change NOTIFY changed)  ///< Gain of the result: "+37 %".
    Q_PROPERTY(bool carries READ isCarried NOTIFY changed) ///< False if no configuration carries the target.
    /// True if no change that the search tries would help.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed) ///< Number of placements tried, and why the search ended.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(boardset::TableModel* steps READ steps CONSTANT)                   ///< See describeBestSteps().
    Q_PROPERTY(boardset::TableModel* configurations READ configurations CONSTANT) ///< See describeConfigurations().
public:
    explicit BestView(Document& document, QObject* parent = nullptr);

    /// Waits until the search has ended; for tests and pictures.
    void waitUntilFound() { m_worker.wait(); }

    QStringList goals() const;
    int goal() const { return m_goal; }
    void setGoal(int goal);
    QString hindrance() const { return m_hindrance; }
    bool isSized() const { return static_cast<BestGoal>(m_goal) == BestGoal::Size; }
    QString load() const { return m_load; }
    void setLoad(const QString& load);
    QString latency() const { return m_latency; }
    void setLatency(const QString& latency);
    int spare() const;
    void setSpare(int spare);
    QStringList spares() const { return m_spares; }
    QString loadUnits() const { return m_loadUnits; }
    QString loadRefusal() const { return m_loadRefusal; }
    QString latencyRefusal() const { return m_latencyRefusal; }
    bool isWorking() const { return m_worker.isWorking(); }
    double progress() const { return m_progress; }
    bool isFound() const { return m_best != nullptr; }
    bool isBetter() const { return m_best && !m_best->edits.empty(); }
    bool isCarried() const { return !m_best || m_best->carries; }
    bool isSettled() const { return m_best && m_best->end == BestEnd::Settled; }
    QString before() const { return m_before; }
    QString after() const { return m_after; }
    QString change() const { return m_change; }
    QString reason() const { return m_reason; }
    QString error() const { return m_error; }
    TableModel* steps() { return &m_steps; }
    TableModel* configurations() { return &m_configurations; }

    Q_INVOKABLE void begin(); ///< Prepares the dialog; if the last goal is impossible, selects a possible one.
    Q_INVOKABLE void search();
    Q_INVOKABLE void stop();   ///< Ends the search with the best result so far.
    Q_INVOKABLE void forget(); ///< Ends the search without a result.
    /// Applies the result as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString take();

Q_SIGNALS:
    void changed();

private:
    void accept(const std::shared_ptr<const Best>& best);
    void clear();
    QString hindranceOf(int goal) const;
    void acceptTarget();

    Document& m_document;
    int m_goal = 0;
    QString m_load, m_latency;
    SparePart m_spare = SparePart::None; ///< As selected; not used in a scenario that has no such parts.
    // Choices for the scenario of the last acceptTarget(): computing them after each edit would delay the window.
    std::vector<SparePart> m_spareKinds; ///< In the order of m_spares.
    QStringList m_spares;
    QString m_loadUnits;
    SizeTarget m_target; ///< Target of the typed values that were accepted.
    QString m_loadRefusal, m_latencyRefusal;
    double m_progress = 0;
    QString m_hindrance;
    QString m_before, m_after, m_change, m_reason, m_error;
    /// Result of the last search; null if there is no result for the current scenario.
    std::shared_ptr<const Best> m_best;
    std::shared_ptr<std::atomic_bool> m_isStopped; ///< True stops the running search.
    TableModel m_steps{Table{}};
    TableModel m_configurations{Table{}};
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
