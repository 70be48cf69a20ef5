// SPDX-License-Identifier: GPL-3.0-or-later
// The Optimise dialog: searches for the best placement, or for the smallest configuration that meets the same load.
#pragma once

#include "Document.h"
#include "Property.h"
#include "TableModel.h"
#include "Worker.h"
#include "boardset/best/Best.h"

#include <QStringList>
#include <atomic>
#include <memory>

namespace boardset {

/// The choices and the result of the Optimise dialog.
struct BestState {
    VALUE(BestState);
    FIELD(int, goal);          ///< Index in `goals`.
    FIELD(QString, hindrance); ///< Why the selected goal is impossible here; empty if it is possible.
    FIELD(bool, sized);        ///< True if the goal is the smallest configuration.
    /// What the smallest configuration must carry, as typed: "9000 MB/s", "60 clients"; empty for the present load.
    FIELD(QString, load);
    FIELD(QString, latency); ///< Longest mean latency, as typed.
    FIELD(int, spare);       ///< Index in `spares`.
    /// Titles of the kinds of parts of which one may fail; the first stands for none.
    FIELD(QStringList, spares);
    FIELD(QString, loadUnits);      ///< Units of a load: "MB/s or threads".
    FIELD(QString, loadRefusal);    ///< Why the typed load was refused, as a sentence; empty if it was accepted.
    FIELD(QString, latencyRefusal); ///< Why the typed latency was refused, as a sentence; empty if it was accepted.
    FIELD(bool, working);
    FIELD(double, progress);    ///< 0 to 1.
    FIELD(bool, found);         ///< True if a search has ended and the scenario has not changed since then.
    FIELD(bool, better);        ///< True if the result differs from the scenario.
    FIELD(QString, before);     ///< Results of the scenario before the search: "4,800 MB/s, 427 ns".
    FIELD(QString, after);      ///< Results of the best placement or configuration so far.
    FIELD(QString, change);     ///< Gain of the result: "+37 %".
    FIELD(bool, carries, true); ///< False if no configuration carries the target.
    FIELD(bool, settled);       ///< True if no change that the search tries would help.
    FIELD(QString, reason);     ///< Number of placements tried, and why the search ended.
    FIELD(QString, error);
};

/// Searches on a worker thread, starting from the scenario as shown. Applying the result is one edit.
class BestView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(QStringList goals READ goals CONSTANT)
public:
    explicit BestView(Document& document, QObject* parent = nullptr);

    /// Waits until the search has ended; for tests and pictures.
    void waitUntilFound() { m_worker.wait(); }

    STATE(BestState)
    QStringList goals() const;
    OBJECT(TableModel, steps)          ///< See describeBestSteps().
    OBJECT(TableModel, configurations) ///< See describeConfigurations().

    Q_INVOKABLE void setGoal(int goal);
    Q_INVOKABLE void setLoad(const QString& load);
    Q_INVOKABLE void setLatency(const QString& latency);
    Q_INVOKABLE void setSpare(int spare);
    Q_INVOKABLE void begin(); ///< Prepares the dialog; if the last goal is impossible, selects a possible one.
    Q_INVOKABLE void search();
    Q_INVOKABLE void stop();   ///< Ends the search with the best result so far.
    Q_INVOKABLE void forget(); ///< Ends the search without a result.
    /// Applies the result as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString take();

private:
    void accept(const std::shared_ptr<const Best>& best);
    void clear();
    QString hindranceOf(int goal) const;
    void acceptTarget();

    BestGoal goal() const { return static_cast<BestGoal>(m_state.goal); }
    void update(); ///< Determines the parts of the state that follow from the search.

    Document& m_document;
    SparePart m_spare = SparePart::None; ///< As selected; not used in a scenario that has no such parts.
    /// Kinds of spare parts of the scenario of the last acceptTarget(), because computing them after each edit would
    /// delay the window; in the order of `spares`.
    std::vector<SparePart> m_spareKinds;
    SizeTarget m_target; ///< Target of the typed values that were accepted.
    /// Result of the last search; null if there is no result for the current scenario.
    std::shared_ptr<const Best> m_best;
    std::shared_ptr<std::atomic_bool> m_isStopped; ///< True stops the running search.
    Worker m_worker; ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
