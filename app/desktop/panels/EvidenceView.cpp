// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the evidence on a worker thread: every bundled scenario must be solved, and the first frame must not wait.
#include "EvidenceView.h"

#include "Format.h"
#include "boardset/evidence/DescribeEvidence.h"
#include "boardset/evidence/Measured.h"

namespace boardset {

EvidenceView::EvidenceView(const Document& document, std::shared_ptr<const ScenarioCache> scenarioCache,
                           QObject* parent)
    : QObject(parent), m_rows(describeEvidence({}, *document.catalog())), m_document(document),
      m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::topologyChanged, this, [this] {
        if (!m_machine.isEmpty()) // if no machine is loaded, the window does not exist yet
            load();
    });
    connect(&document, &Document::changed, this, &EvidenceView::refreshCovering);
    connect(&document, &Document::resultsHiddenChanged, this, &EvidenceView::update);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) { accept({}, why); });
}

void EvidenceView::load() {
    const std::string machine = m_document.topology().machine().id;
    if (m_machine == format::text(machine))
        return;
    m_machine = format::text(machine);
    m_error.clear();
    m_evidence.clear();
    m_rows.assign(describeEvidence({}, *m_document.catalog()));
    m_covering.assign({}, *m_document.catalog());
    m_sentence.clear();
    m_worker.start([this, catalog = m_document.catalog(), scenarioCache = m_scenarioCache,
                    machine](Worker::Task&) -> Worker::Delivery {
        const auto load = [&scenarioCache](const std::string& id) -> const Scenario& { return scenarioCache->at(id); };
        return [this, rows = evidence(catalog, load, machine)] { accept(rows, {}); };
    });
    update();
}

void EvidenceView::update() {
    setState({.loading = m_machine.isEmpty() || m_worker.isWorking(),
              .error = m_error,
              .summary = m_evidence.empty() ? QString() : format::text(describeRoles(summariesOf(m_evidence))),
              .sentence = m_document.areResultsHidden() ? QString() : m_sentence});
}

void EvidenceView::accept(const std::vector<EvidenceRow>& rows, const QString& error) {
    m_error = error;
    m_evidence = rows;
    m_rows.assign(describeEvidence(m_evidence, *m_document.catalog()));
    refreshCovering();
}

void EvidenceView::refreshCovering() {
    const auto covering =
        evidenceFor(m_evidence, m_document.topology(), m_document.scenario().workload, m_document.answer().model);
    m_covering.assign(describeMeasuredCard(covering), *m_document.catalog());
    m_sentence = covering.empty() ? QString() : format::text(describeCovering(covering.front()));
    update();
}

void EvidenceView::waitUntilLoaded() {
    load();
    m_worker.wait();
}

std::vector<EvidenceRow> EvidenceView::measured() {
    waitUntilLoaded();
    std::vector<EvidenceRow> rows =
        evidenceFor(m_evidence, m_document.topology(), m_document.scenario().workload, m_document.answer().model);
    std::erase_if(rows,
                  [](const EvidenceRow& row) { return row.measurement.quantity != MeasuredQuantity::Throughput; });
    return rows;
}

std::vector<std::string> EvidenceView::remarks() {
    return measuredRemarks(measured(), *m_document.catalog());
}

void EvidenceView::addMeasured(ComparedFigure& figure) const {
    const std::string none; // the scenarios may have been edited
    BundledColours bundled(m_document.catalog(),
                           [this](const std::string& id) -> const Scenario& { return m_scenarioCache->at(id); });
    const Answered a{none, figure.a.compared.topology, figure.a.answer};
    const Answered b{none, figure.b.compared.topology, figure.b.answer};
    figure.a.measured = measuredOf(a, bundled);
    figure.b.measured = measuredOf(b, bundled);
    figure.between = measuredBetween(a, b, bundled);
}

std::optional<Derivation> EvidenceView::why(const std::string& measurement) const {
    for (const EvidenceRow& row : m_evidence)
        if (row.measurement.id == measurement)
            return row.derivation;
    return std::nullopt;
}

} // namespace boardset
