// SPDX-License-Identifier: GPL-3.0-or-later
// The Results panel: the card of the answer with its change since the last edit, and possible gains.
#pragma once

#include "CardModel.h"
#include "Document.h"
#include "Property.h"
#include "Worker.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/analysis/StationGroups.h"

namespace boardset {

/// The answer, in short.
struct AnswerState {
    VALUE(AnswerState);
    FIELD(bool, hasAnswer);
    FIELD(bool, canSaturate); ///< True if requests arrive at given rates, so that a part can saturate.
    /// Share of the mean latency that remains on an idle machine, from 0 to 1; -1 without a mean latency.
    FIELD(double, idleShare, -1);
    /// Number of answers so far. A binding that uses stationAt() also reads it, so that it follows the answer.
    FIELD(int, answered);
};

/// The document's answer for the Results panel.
class AnswerView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// True while the answer is older than the last change.
    Q_PROPERTY(bool outdated READ isOutdated NOTIFY behindChanged)
    /// Title of the column of gains; empty if no faster part would help.
    Q_PROPERTY(QString gainTitle READ gainTitle NOTIFY gainsChanged)
public:
    explicit AnswerView(const Document& document, QObject* parent = nullptr);

    bool isOutdated() const { return m_document.isOutdated(); }
    STATE(AnswerState)
    OBJECT(CardModel, card) ///< See describeResults().
    OBJECT(CardModel, stopped)
    OBJECT(CardModel, unknown)   ///< Customers that run, but whose speed no source gives.
    OBJECT(TableModel, stations) ///< The busiest stations; see describeGains().
    QString gainTitle() const;
    QString spoken() const; ///< Results and changes as sentences, for a screen reader.
    ShownLine line(const QString& key) const { return m_card.line(key); } ///< Returns a line of the card.
    const CardModel* stopped() const { return &m_stopped; }
    const CardModel* unknown() const { return &m_unknown; }
    /// Returns the values of a station's row: `use`, `limit`, `station`, `kind` and `part`.
    /// `limit` is 1 if the station has no limit of its own. `station` is its index in the queueing network.
    /// `kind` and `part` are the kind and id of the part that the station belongs to.
    Q_INVOKABLE QVariantMap stationAt(int row) const;
    /// Waits until every gain is solved; for tests and pictures.
    void waitUntilSolved() { m_worker.wait(); }

Q_SIGNALS:
    void behindChanged();
    void gainsChanged();

private:
    void refresh();
    void describe();
    /// Updates the rows of the stations; while the worker is still solving the gains, `gains` is empty.
    void refreshStations(const std::optional<std::vector<SensitivityAnswer>>& gains);
    void start();
    void accept(const std::vector<SensitivityAnswer>& gains);

    const Document& m_document;
    std::vector<StationGroup> m_groups; ///< The rows of m_stations.
    bool m_hasGains = true;             ///< True if a faster part would help, or while this is unknown.
    bool m_stale = false;               ///< True if the answer changed after the worker started.
    Worker m_worker;                    ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
