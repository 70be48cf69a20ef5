// SPDX-License-Identifier: GPL-3.0-or-later
// The Evidence tab, and the measurements that the Results panel shows.
#pragma once

#include "CardModel.h"
#include "Document.h"
#include "ScenarioCache.h"
#include "Worker.h"
#include "boardset/report/ComparedFigure.h"

namespace boardset {

/// Compares every published measurement of the open machine with the model.
/// The comparison is computed once for each machine, on a worker thread.
class EvidenceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool loading READ isLoading NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(boardset::TableModel* rows READ rows CONSTANT)
    /// Measurements that apply to the open scenario; see describeMeasuredCard().
    Q_PROPERTY(boardset::CardModel* covering READ covering CONSTANT)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
public:
    EvidenceView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                 QObject* parent = nullptr);

    bool isLoading() const { return m_machine.isEmpty() || m_worker.isWorking(); }
    QString error() const { return m_error; }
    QString summary() const; ///< Number of measurements in each role: "4 inputs, 9 reproduced, 1 fitted, 13 predicted".
    TableModel* rows() { return &m_rows; }
    CardModel* covering() { return &m_covering; }
    /// The first measurement that applies to the open scenario.
    QString sentence() const { return m_document.areResultsHidden() ? QString() : m_sentence; }

    /// Returns the measured throughputs of the open placement as remarks for a drawing; see measuredRemarks().
    /// Waits until these throughputs are computed.
    std::vector<std::string> remarks();
    /// Returns the published throughputs of the shown scenario. Waits until these throughputs are computed.
    std::vector<EvidenceRow> measured();
    /// Adds the published throughputs of A and B, and the published gains of B over A, to a figure.
    void addMeasured(ComparedFigure& figure) const;
    std::optional<Derivation> why(const QString& measurement) const;
    /// Starts the computation unless it has already started.
    /// The computation takes about a second of processor time, which would delay the first frame.
    Q_INVOKABLE void load();
    void waitUntilLoaded(); ///< Waits until the computation has ended; for tests and pictures.

Q_SIGNALS:
    void changed();

private:
    void accept(const std::vector<EvidenceRow>& rows, const QString& error);
    void refreshCovering();

    const Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    std::vector<EvidenceRow> m_evidence;
    QString m_machine;
    QString m_error;
    TableModel m_rows;
    CardModel m_covering;
    QString m_sentence;
    Worker m_worker;
};

} // namespace boardset
