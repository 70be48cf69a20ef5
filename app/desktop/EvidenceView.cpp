// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the evidence on a worker thread, because every bundled scenario must be solved and the first frame must not
// wait for the results.
#include "EvidenceView.h"

#include "Format.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/evidence/EvidenceSummary.h"
#include "boardset/evidence/Measured.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset {

namespace {

MeasurementRow rowOf(const Catalog& catalog, const EvidenceRow& row) {
    const Measurement& m = row.measurement;
    const bool points = m.inHundredths();
    constexpr double much = 10; // percent, or points
    const bool differs = m.role == EvidenceRole::Reproduced && std::abs(row.errorPercent) >= much;
    const QString error = points ? QStringLiteral("%1 pt").arg(format::signedNumber(row.errorPercent))
                                 : format::signedPercent(row.errorPercent, std::abs(row.errorPercent) < 100 ? 1 : 0);
    return {format::text(m.id),
            format::text(m.metric),
            format::text(writtenUnit(m.unit)),
            format::figure(m.published),
            m.published >= 100 ? format::number(row.model) : format::figure(row.model),
            error,
            std::min(1.0, std::abs(row.errorPercent) / 10),
            differs ? format::tr("differs") : format::text(toString(m.role)),
            format::place(catalog, m.source, m.locator),
            format::text(m.note)};
}

std::vector<MeasurementRow> rowsOf(const Catalog& catalog, const std::vector<EvidenceRow>& evidence) {
    std::vector<MeasurementRow> rows;
    for (const EvidenceRow& row : evidence)
        rows.push_back(rowOf(catalog, row));
    return rows;
}

} // namespace

EvidenceView::EvidenceView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                           QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::topologyChanged, this, [this] {
        if (!m_machine.isEmpty()) // otherwise the window does not exist yet
            load();
    });
    connect(&document, &Document::changed, this, &EvidenceView::refreshCovering);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) { accept({}, why); });
}

void EvidenceView::load() {
    const std::string machine = m_document.topology().machine().id;
    if (m_machine == format::text(machine))
        return;
    m_machine = format::text(machine);
    m_error.clear();
    m_evidence.clear();
    m_rows.assign({});
    m_covering.assign({});
    m_worker.start([this, catalog = m_document.catalog(), scenarioCache = m_scenarioCache,
                    machine](Worker::Task&) -> Worker::Delivery {
        const auto load = [&scenarioCache](const std::string& id) -> const Scenario& { return scenarioCache->at(id); };
        return [this, rows = evidence(catalog, load, machine)] { accept(rows, {}); };
    });
    Q_EMIT changed();
}

void EvidenceView::accept(const std::vector<EvidenceRow>& rows, const QString& error) {
    m_error = error;
    m_evidence = rows;
    m_rows.assign(rowsOf(*m_document.catalog(), m_evidence));
    refreshCovering();
}

void EvidenceView::refreshCovering() {
    const auto covering =
        evidenceFor(m_evidence, m_document.topology(), m_document.scenario().workload, m_document.answer().model);
    m_covering.assign(rowsOf(*m_document.catalog(), covering));
    Q_EMIT changed();
}

void EvidenceView::waitUntilLoaded() {
    load();
    m_worker.wait();
}

std::vector<EvidenceRow> EvidenceView::measured() {
    waitUntilLoaded();
    std::vector<EvidenceRow> rows =
        evidenceFor(m_evidence, m_document.topology(), m_document.scenario().workload, m_document.answer().model);
    std::erase_if(rows, [](const EvidenceRow& row) { return row.measurement.quantity != Quantity::Throughput; });
    return rows;
}

std::vector<std::string> EvidenceView::remarks() {
    return measuredRemarks(measured(), *m_document.catalog());
}

std::optional<Derivation> EvidenceView::why(const QString& measurement) const {
    for (const EvidenceRow& row : m_evidence)
        if (format::text(row.measurement.id) == measurement)
            return row.derivation;
    return std::nullopt;
}

QString EvidenceView::summary() const {
    if (m_evidence.empty())
        return {};
    std::map<EvidenceRole, int> count;
    for (const EvidenceSummary& each : summariesOf(m_evidence))
        count[each.role] += each.figures;
    return tr("%1 reproduced, %2 fitted, %3 predicted")
        .arg(count[EvidenceRole::Reproduced])
        .arg(count[EvidenceRole::Fitted])
        .arg(count[EvidenceRole::Predicted]);
}

} // namespace boardset
