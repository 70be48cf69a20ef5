// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the page, and performs the actions of the inspector's buttons.
#include "InspectorView.h"

#include "Format.h"

#include <algorithm>
#include <limits>

namespace boardset {

InspectorView::InspectorView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &InspectorView::refresh);
    connect(&m_worker, &Worker::failed, this, [this] { accept({}); });
    refresh();
}

void InspectorView::showAll(const WorkloadItems& items) {
    m_items = items;
    refresh();
}

void InspectorView::refresh() {
    if (m_items.size() > 1) {
        const ItemIndex index(m_document.scenario().workload);
        std::erase_if(m_items, [&](const WorkloadItem& each) { return index.find(each).process == nullptr; });
    }
    InspectorPage page = m_items.size() > 1 ? pageOf(m_document, m_items) : pageOf(m_document, kind(), id());
    if (m_items.size() < 2 && page.kind == Subject::Machine)
        m_items.clear();
    if (page.finishes)
        addEnd(page);
    m_title = page.title;
    m_subtitle = page.subtitle;
    m_process = page.process;
    m_rows.assign(std::move(page.rows));
    m_settable = m_items.empty() ? std::vector<InspectorField>() : fieldsOf(m_document, m_items, selectedProcess());
    m_fields.assign(m_settable);
    Q_EMIT changed();
}

void InspectorView::addEnd(InspectorPage& page) {
    if (m_endsOf != m_document.snapshot() && !m_worker.isWorking())
        askEnds();
    const bool isKnown = m_endsOf == m_document.snapshot() && m_ends;
    if (const auto row = endRow(id(), isKnown ? &*m_ends : nullptr))
        page.rows.push_back(*row);
}

void InspectorView::askEnds() {
    m_ends.reset();
    m_endsOf = m_document.snapshot();
    m_worker.start([this, snapshot = m_endsOf](Worker::Task&) -> Worker::Delivery {
        return [this, ends = completionsOf(*snapshot->topology, snapshot->scenario.workload)] { accept(ends); };
    });
}

void InspectorView::accept(const std::vector<Completion>& ends) {
    m_ends = ends;
    refresh(); // starts again if the sight has changed
}

QString InspectorView::remove() {
    const std::vector<Edit> edits = removalOf(m_items, m_document.scenario().workload);
    return edits.empty() ? QString() : m_document.perform(edits);
}

const Process* InspectorView::selectedProcess() const {
    return m_process.isEmpty() ? nullptr : processNamed(m_document.scenario().workload, m_process);
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
    if (!found || (value == found->value && !m_document.isOutdated()))
        return {};
    return m_document.perform(found->edit(value));
}

QString InspectorView::place() const {
    const Process* const process = selectedProcess();
    if (process == nullptr || (process->customers.empty() && process->regions.empty()))
        return {};
    const Topology& topology = m_document.topology();
    const PagesIn pages = process->customers.empty() ? process->regions.front().pagesIn : PagesIn();
    const BlockId at = topology.find(!process->customers.empty() ? process->customers.front().on
                                     : pages.empty()             ? std::string()
                                                                 : pages.begin()->first);
    const BlockId group = at ? topology.localityGroupOf(at) : BlockId();
    return group ? format::text(topology.block(group).path) : QString();
}

QString InspectorView::addCustomer() {
    return m_document.perform(AddCustomer{ProcessName(m_process.toStdString()), {}});
}

QString InspectorView::addPages() {
    return m_document.perform(AddRegion{ProcessName(m_process.toStdString()), newPages, place().toStdString()});
}

QString InspectorView::noun() const {
    const Process* process = selectedProcess();
    return process ? format::text(m_document.catalog()->work(process->work).customer) : QString();
}

} // namespace boardset
