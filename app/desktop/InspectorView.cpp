// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the page and does what the inspector's buttons say.
#include "InspectorView.h"

#include "Format.h"
#include "Wording.h"

#include <algorithm>
#include <limits>

namespace boardset {

InspectorView::InspectorView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &InspectorView::refresh);
    refresh();
}

void InspectorView::show(Subject::Kind kind, const QString& id) {
    m_kind = kind;
    m_id = id;
    refresh();
}

void InspectorView::refresh() {
    InspectorPage page = pageOf(m_document, m_kind, m_id);
    m_kind = page.kind;
    m_id = m_kind == Subject::Machine ? QString() : m_id;
    m_title = page.title;
    m_subtitle = page.subtitle;
    m_process = page.process;
    m_rows.assign(std::move(page.rows));
    const Process* process = selectedProcess();
    m_settable = process ? fieldsOf(m_document, m_kind, m_id, *process) : std::vector<InspectorField>();
    m_fields.assign(m_settable);
    Q_EMIT changed();
}

QString InspectorView::remove() {
    if (m_kind == Subject::Thread)
        return m_document.perform(RemoveCustomer{CustomerName(m_id.toStdString())});
    const auto [process, region] = Subject::regionOf(m_document.scenario().workload, m_id);
    return m_kind == Subject::Region && region ? m_document.perform(RemoveRegion{process->name, region->name})
                                               : QString();
}

const Process* InspectorView::selectedProcess() const {
    for (const Process& process : m_document.scenario().workload.processes)
        if (format::text(process.name) == m_process)
            return &process;
    return nullptr;
}

const InspectorField* InspectorView::field(const QString& key) const {
    const auto found =
        std::find_if(m_settable.begin(), m_settable.end(), [&](const auto& each) { return each.key == key; });
    return found == m_settable.end() ? nullptr : &*found;
}

double InspectorView::valueOf(const QString& key) const {
    const InspectorField* found = field(key);
    return found ? found->value : std::numeric_limits<double>::quiet_NaN();
}

bool InspectorView::hasMore() const {
    return std::any_of(
        m_settable.begin(), m_settable.end(), [](const auto& each) { return each.more; });
}

QString InspectorView::set(const QString& key, double value) {
    const InspectorField* found = field(key);
    if (!found || (value == found->value && !m_document.isBehind()))
        return {};
    const Edit edit = found->edit(value); // a copy: what can be set changes with it
    return m_document.perform(edit);
}

QString InspectorView::noun() const {
    const Process* process = selectedProcess();
    return process ? format::text(m_document.catalog()->work(process->work).customer) : QString();
}

QString InspectorView::sharers() const {
    const Process* process = selectedProcess();
    if (process == nullptr || process->customers.size() < 2)
        return {};
    return tr("all %1 of process %2").arg(Wording(noun().toStdString()).counted(process->customers.size()), m_process);
}

std::vector<const Work*> InspectorView::choices() const {
    const Process* process = selectedProcess();
    return process ? worksFor(*process, m_document.topology()) : std::vector<const Work*>();
}

QStringList InspectorView::works() const {
    QStringList titles;
    for (const Work* work : choices())
        titles << format::text(work->title);
    return titles;
}

int InspectorView::work() const {
    const auto works = choices();
    const auto found =
        std::find_if(works.begin(), works.end(), [&](const Work* work) { return work->id == selectedProcess()->work; });
    return found == works.end() ? -1 : static_cast<int>(found - works.begin());
}

QString InspectorView::setWork(int work) {
    const auto works = choices();
    if (work < 0 || static_cast<std::size_t>(work) >= works.size())
        return {};
    return m_document.perform(SetWork{ProcessName(m_process.toStdString()), works[static_cast<std::size_t>(work)]->id});
}

} // namespace boardset
