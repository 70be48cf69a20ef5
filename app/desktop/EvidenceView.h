// SPDX-License-Identifier: GPL-3.0-or-later
// The Evidence tab, and the measurements that the Results panel shows.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioCache.h"
#include "Worker.h"
#include "boardset/evidence/Evidence.h"

namespace boardset {

struct MeasurementRow {
    QString measurement; ///< Id.
    QString metric;
    QString unit;
    QString published;
    QString model;
    QString error;
    double errorSize = 0; ///< Size of the error, from 0 to 1; 1 stands for 10 % or more.
    QString role;
    QString place;
    QString note;
    bool operator==(const MeasurementRow&) const = default;

    ROW_ROLES(MeasurementRow, measurement, metric, unit, published, model, error, errorSize, role, place, note);
};

/// Compares every published measurement of the open machine with the model.
/// The comparison is computed once for each machine, on a worker thread.
class EvidenceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool loading READ isLoading NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    /// Measurements that apply to the open scenario.
    Q_PROPERTY(boardset::RowListModel* covering READ covering CONSTANT)
public:
    EvidenceView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                 QObject* parent = nullptr);

    bool isLoading() const { return m_machine.isEmpty() || m_worker.isWorking(); }
    QString error() const { return m_error; }
    QString summary() const; ///< Number of measurements by role: "9 reproduced, 1 fitted, 13 predicted".
    RowListModel* rows() { return &m_rows; }
    RowListModel* covering() { return &m_covering; }

    /// Returns measured throughputs of the open placement, as remarks below a drawing of the placement:
    /// see measuredRemarks(). Waits until these throughputs are computed.
    std::vector<std::string> remarks();
    /// Returns published throughputs of the shown scenario. Waits until they are computed.
    std::vector<EvidenceRow> measured();
    std::optional<Derivation> why(const QString& measurement) const;
    /// Starts the computation unless it has started.
    /// The computation takes about a second of processor time, which would delay the first frame.
    Q_INVOKABLE void load();
    void waitUntilLoaded(); ///< Waits for the computation; for tests and pictures.

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
    RowModel<MeasurementRow> m_rows;
    RowModel<MeasurementRow> m_covering;
    Worker m_worker;
};

} // namespace boardset
