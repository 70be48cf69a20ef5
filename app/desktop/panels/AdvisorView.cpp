// SPDX-License-Identifier: GPL-3.0-or-later
// Requests advice on a worker thread, so that no edit waits for it.
#include "AdvisorView.h"

#include "Format.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <algorithm>
#include <utility>

namespace boardset {

AdvisorView::AdvisorView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : PaneView(parent), m_rows(describeAdvice({}, {}, {}, {})), m_document(document),
      m_kinds(workloadKindsOf(document.topology())),
      m_bundled(std::make_shared<BundledColours>(
          document.catalog(), [scenarioCache = std::move(scenarioCache)](const std::string& id) -> const Scenario& {
              return scenarioCache->at(id);
          })) {
    connect(&document, &Document::changed, this, &AdvisorView::refresh);
    connect(&document, &Document::opened, this, &AdvisorView::open);
    connect(&m_worker, &Worker::failed, this, &AdvisorView::fail);
}

void AdvisorView::open() {
    m_shownEffects.clear();
    choose(0);
}

void AdvisorView::choose(int kind) {
    if (std::exchange(m_kind, kind) != kind)
        refresh();
}

void AdvisorView::update() {
    m_state = stateNow();
    Q_EMIT changed(); // the drawer asks whether there is advice about the machine
}

AdvisorState AdvisorView::stateNow() const {
    const Catalog& catalog = *m_document.catalog();
    AdvisorState state{.working = m_worker.isWorking(), .idle = hasNoWork(), .error = m_error, .kind = m_kind};
    state.kinds << (m_shownEffects.isEmpty() ? tr("From the scenario")
                                             : tr("From the scenario: %1").arg(m_shownEffects));
    for (const WorkloadKind& each : m_kinds)
        state.kinds << format::text(each.title);
    for (const Node& node : m_document.topology().nodes())
        for (const MachineOption& option : node.machine->options)
            if (std::ranges::any_of(catalog.advice(), [&](const Recommendation& each) {
                    return each.family == node.machine->family.id &&
                           each.query.find('\'' + option.id + '\'') != std::string::npos;
                }))
                state.options << format::text(node.optionKey(option));
    return state;
}

bool AdvisorView::hasNoWork() const {
    return m_kind == 0 && m_document.answer().classes.empty();
}

void AdvisorView::refresh() {
    m_kinds = workloadKindsOf(m_document.topology());
    m_kind = std::min(m_kind, static_cast<int>(m_kinds.size()));
    if (m_worker.isWorking() || m_document.isOutdated()) // a new answer is about to replace the shown one
        m_stale = true;
    else
        start();
    update();
}

void AdvisorView::start() {
    m_stale = false;
    m_error.clear();
    if (!m_active || !exists() || hasNoWork())
        return accept({}, {}, describeAdvice({}, {}, {}, {}));
    const std::string kind = m_kind > 0 ? m_kinds.at(static_cast<std::size_t>(m_kind) - 1).id : std::string();
    m_worker.start([this, kind, base = m_document.base(), whole = m_document.whole(), snapshot = m_document.snapshot(),
                    bundled = m_bundled](Worker::Task&) -> Worker::Delivery {
        const Answer now = base.program ? solvePlacement(*whole.topology, base.workload) : snapshot->answer;
        Advised advised = advise(whole, now, kind);
        Table rows = describeAdvice(advised, whole, now, [&](const Answered& of) { return measuredOf(of, *bundled); });
        return [this, base, advised = std::move(advised), rows = std::move(rows)] { accept(base, advised, rows); };
    });
}

void AdvisorView::accept(const Scenario& base, const Advised& advised, const Table& rows) {
    m_base = base;
    m_edits.clear();
    for (const AdvisedQuestion& question : advised.questions)
        for (const AdvisedChoice& choice : question.choices)
            m_edits.push_back(choice.edits);
    if (m_kind == 0)
        m_shownEffects = format::text(advised.workload.title);
    m_rows.assign(rows);
    if (m_stale && !m_document.isOutdated())
        start();
    update();
}

void AdvisorView::fail(const QString& why) {
    m_error = why;
    accept({}, {}, describeAdvice({}, {}, {}, {}));
}

QString AdvisorView::carryOut(int row) {
    const auto at = static_cast<std::size_t>(row);
    if (at >= m_edits.size() || m_edits[at].empty() || !(m_base == m_document.base()))
        return {}; // the rows predate the last change; new rows follow
    const int twice = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    if (m_carried.isValid() && m_carried.elapsed() < twice)
        return {}; // the second click of a double click was meant for the row that was there before the first click
    m_carried.start();
    return m_document.perform(m_edits[at]);
}

} // namespace boardset
