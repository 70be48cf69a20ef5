// SPDX-License-Identifier: GPL-3.0-or-later
// Requests advice on a worker thread, so that no edit waits for it, and converts it into rows.
#include "AdvisorView.h"

#include "Format.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <algorithm>
#include <utility>

namespace boardset {

namespace {

QString placeOf(const Catalog& catalog, const EvidenceRow& row) {
    return format::place(catalog, row.measurement.source, row.measurement.locator);
}

QString figureOf(const EvidenceRow& row) {
    return format::figure(row.measurement.published) + u' ' + format::text(row.measurement.unit);
}

void addMeasured(AdviceRow& row, const std::vector<EvidenceRow>& measured, const Catalog& catalog) {
    if (measured.empty())
        return;
    row.measured = figureOf(measured.front());
    row.standing = format::text(toString(measured.front().measurement.role));
    row.measuredPlace = placeOf(catalog, measured.front());
    QStringList all;
    for (const EvidenceRow& each : measured)
        all << QStringLiteral("%1: %2 (%3)")
                   .arg(figureOf(each), format::text(each.measurement.metric), placeOf(catalog, each));
    row.furtherMeasured = all.size() > 1 ? all.join('\n') : QString();
}

AdviceRow rowOf(const AdvisedChoice& choice, const Answer& now, BundledColours& bundled) {
    const Recommendation& advice = choice.advice;
    AdviceRow row;
    row.title = format::text(advice.title);
    row.reason = format::text(choice.reason);
    row.place = format::place(choice.after.topology->catalog(), advice.source, advice.locator);
    row.set = choice.isSet();
    row.whyNot = format::text(choice.whyNot);
    if (!choice.whyNot.empty() || choice.answer.classes.empty() ||
        (choice.answer.isOverloaded() && !loadHeadroom(choice.answer)))
        return row;
    const auto before = loadHeadroom(now);
    const auto after = loadHeadroom(choice.answer);
    row.rate = after ? QObject::tr("%1 × load").arg(format::figure(after->times)) : format::rate(rateOf(choice.answer));
    if (after)
        row.reason += QObject::tr(" The next part to saturate: %1.").arg(format::text(after->first));
    if (!row.set && before && after)
        row.difference = format::change(before->times, after->times);
    else if (!row.set && !now.isOverloaded())
        row.difference = format::change(rateOf(now).value, rateOf(choice.answer).value);
    row.offered = choice.isOffered();
    if (!row.difference.isEmpty())
        row.effect = (choice.effect == AdviceEffect::Loss   ? QObject::tr("A loss here: %1 in the model")
                      : choice.effect == AdviceEffect::None ? QObject::tr("No gain here: %1 in the model")
                                                            : QObject::tr("%1 in the model"))
                         .arg(row.difference);
    addMeasured(row, measuredOf({"", *choice.after.topology, choice.answer}, bundled),
                choice.after.topology->catalog());
    return row;
}

std::vector<AdviceRow> rowsOf(const Advised& advised, const Answer& now, BundledColours& bundled) {
    std::vector<AdviceRow> rows;
    for (const AdvisedQuestion& question : advised.questions) {
        const std::size_t first = rows.size();
        QStringList idle;
        for (const AdvisedChoice& choice : question.choices) {
            if (choice.bringsNothing) {
                idle << QObject::tr("“%1”").arg(format::text(choice.advice.title));
                continue;
            }
            rows.push_back(rowOf(choice, now, bundled));
            rows.back().question = format::text(question.title);
            rows.back().recommended = &choice == &question.choices.front();
            if (rows.back().recommended && question.gainsNothing)
                rows.back().reason.prepend(QObject::tr("None of these alone increases the load that the machine "
                                                       "carries. This one gives the shortest response time. "));
        }
        if (!idle.isEmpty())
            rows.at(first).reason += QObject::tr("\nNo gain here: %1.").arg(idle.join(QStringLiteral(", ")));
    }
    return rows;
}

} // namespace

AdvisorView::AdvisorView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : QObject(parent), m_document(document), m_kinds(workloadKindsOf(document.topology())),
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
    if (!exists())
        Q_EMIT gone();
}

void AdvisorView::setActive(bool active) {
    if (std::exchange(m_active, active) != active)
        refresh();
}

void AdvisorView::choose(int kind) {
    if (std::exchange(m_kind, kind) != kind)
        refresh();
}

QStringList AdvisorView::kinds() const {
    QStringList titles{m_shownEffects.isEmpty() ? tr("From the scenario")
                                                : tr("From the scenario: %1").arg(m_shownEffects)};
    for (const WorkloadKind& each : m_kinds)
        titles << format::text(each.title);
    return titles;
}

QStringList AdvisorView::options() const {
    QStringList asked;
    for (const Node& node : m_document.topology().nodes())
        for (const MachineOption& option : node.machine->options)
            if (std::ranges::any_of(m_document.catalog()->advice(), [&](const Recommendation& each) {
                    return each.family == node.machine->family.id &&
                           each.query.find('\'' + option.id + '\'') != std::string::npos;
                }))
                asked << format::text(node.optionKey(option));
    return asked;
}

bool AdvisorView::hasNoWork() const {
    return m_kind == 0 && m_document.answer().classes.empty();
}

void AdvisorView::refresh() {
    m_kinds = workloadKindsOf(m_document.topology());
    m_kind = std::min(m_kind, static_cast<int>(m_kinds.size()));
    if (m_worker.isWorking() || m_document.isOutdated()) // the answer that is shown is about to be replaced
        m_stale = true;
    else
        start();
    Q_EMIT changed();
}

void AdvisorView::start() {
    m_stale = false;
    m_error.clear();
    if (!m_active || !exists() || hasNoWork())
        return accept({}, {}, {});
    const std::string kind = m_kind > 0 ? m_kinds.at(static_cast<std::size_t>(m_kind) - 1).id : std::string();
    m_worker.start([this, kind, base = m_document.base(), whole = m_document.whole(), snapshot = m_document.snapshot(),
                    bundled = m_bundled](Worker::Task&) -> Worker::Delivery {
        const Answer now = base.program ? solvePlacement(*whole.topology, base.workload) : snapshot->answer;
        Advised advised = advise(whole, now, kind);
        auto rows = rowsOf(advised, now, *bundled);
        return [this, base, advised = std::move(advised), rows = std::move(rows)] { accept(base, advised, rows); };
    });
}

void AdvisorView::accept(const Scenario& base, const Advised& advised, const std::vector<AdviceRow>& rows) {
    m_base = base;
    m_edits.clear();
    for (const AdvisedQuestion& question : advised.questions)
        for (const AdvisedChoice& choice : question.choices)
            if (!choice.bringsNothing)
                m_edits.push_back(choice.edits);
    if (m_kind == 0)
        m_shownEffects = format::text(advised.workload.title);
    m_rows.assign(rows);
    if (m_stale && !m_document.isOutdated())
        start();
    Q_EMIT changed();
}

void AdvisorView::fail(const QString& why) {
    m_error = why;
    accept({}, {}, {});
}

QString AdvisorView::carryOut(int row) {
    const auto at = static_cast<std::size_t>(row);
    if (at >= m_edits.size() || m_edits[at].empty() || !(m_base == m_document.base()))
        return {}; // the rows predate the last change; new ones follow
    const int twice = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    if (m_carried.isValid() && m_carried.elapsed() < twice)
        return {}; // the second click of a double click was meant for the row that was there before
    m_carried.start();
    return m_document.perform(m_edits[at]);
}

} // namespace boardset
