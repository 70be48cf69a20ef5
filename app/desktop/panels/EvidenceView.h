// SPDX-License-Identifier: GPL-3.0-or-later
// The Evidence tab, and the measurements that the Results panel shows.
#pragma once

#include "CardModel.h"
#include "Document.h"
#include "Property.h"
#include "ScenarioCache.h"
#include "Worker.h"
#include "boardset/report/ComparedFigure.h"

namespace boardset {

/// The state of the comparison, and the first measurement.
struct EvidenceState {
    VALUE(EvidenceState);
    FIELD(bool, loading, true);
    FIELD(QString, error);
    FIELD(QString, summary); ///< Number of measurements in each role: "4 inputs, 9 reproduced, 1 fitted, 13 predicted".
    FIELD(QString, sentence); ///< The first measurement that applies to the open scenario.
};

/// Compares every published measurement of the open machine with the model.
/// The comparison is computed once for each machine, on a worker thread.
class EvidenceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    EvidenceView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                 QObject* parent = nullptr);

    STATE(EvidenceState)
    OBJECT(TableModel, rows)
    OBJECT(CardModel, covering) ///< Measurements that apply to the open scenario; see describeMeasuredCard().

    /// Returns the measured throughputs of the open placement as remarks for a drawing; see measuredRemarks().
    /// Waits until these throughputs are computed.
    std::vector<std::string> remarks();
    /// Returns the published throughputs of the shown scenario. Waits until these throughputs are computed.
    std::vector<EvidenceRow> measured();
    /// Adds the published throughputs of A and B, and the published gains of B over A, to a figure.
    void addMeasured(ComparedFigure& figure) const;
    std::optional<Derivation> why(const std::string& measurement) const;
    /// Starts the computation unless it has already started.
    /// The computation takes about a second of processor time, which would delay the first frame.
    Q_INVOKABLE void load();
    void waitUntilLoaded(); ///< Waits until the computation has ended; for tests and pictures.

private:
    void accept(const std::vector<EvidenceRow>& rows, const QString& error);
    void refreshCovering();
    void update(); ///< Determines the state again.

    const Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    std::vector<EvidenceRow> m_evidence;
    QString m_machine;
    QString m_error;
    QString m_sentence;
    Worker m_worker;
};

} // namespace boardset
