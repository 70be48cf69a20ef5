// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the card, and performs the actions of the inspector's buttons.
#include "InspectorView.h"

#include "Format.h"
#include "PartCard.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <limits>
#include <set>

namespace boardset {

namespace {

/// Returns the process of the items; empty if there is none, or more than one. A device belongs to the process of its
/// customers.
QString processOf(const Document& document, const WorkloadItems& items) {
    const Topology& topology = document.topology();
    const ItemIndex index(document.scenario().workload);
    std::set<const Process*> owners;
    for (const Subject& item : items) {
        owners.insert(index.find(item).process);
        const BlockId block = item.kind == Subject::Block ? topology.find(item.id) : BlockId();
        const auto runsHere = [&](const Customer& each) { return topology.find(each.on) == block; };
        for (const Process& process : document.scenario().workload.processes)
            if (block && topology.isDevice(block) && std::ranges::any_of(process.customers, runsHere))
                owners.insert(&process);
    }
    owners.erase(nullptr);
    return owners.size() == 1 ? format::text((*owners.begin())->name) : QString();
}

} // namespace

InspectorView::InspectorView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &InspectorView::refresh);
    connect(&m_worker, &Worker::failed, this, [this] { accept({}); });
    m_fieldsTimer.setSingleShot(true);
    connect(&m_fieldsTimer, &QTimer::timeout, this, &InspectorView::refreshFields);
    refresh();
}

void InspectorView::showAll(const WorkloadItems& items) {
    m_items = items;
    if (kind() == Subject::Machine)
        m_items.clear();
    refresh();
}

void InspectorView::refresh() {
    if (m_items.size() > 1) {
        const ItemIndex index(m_document.scenario().workload);
        std::erase_if(m_items, [&](const Subject& each) { return index.find(each).process == nullptr; });
    }
    auto card = cardOf(m_document, m_items, ends());
    if (!card) {
        m_items.clear();
        card = cardOf(m_document, m_items);
    }
    const bool finishes = std::ranges::find(card->lines, "finishes", &CardLine::key) != card->lines.end();
    if (finishes && m_endsOf != m_document.snapshot() && !m_worker.isWorking())
        askEnds();
    m_card.assign(*card, *m_document.catalog());
    m_process = processOf(m_document, m_items);
    constexpr std::size_t mostAtOnce =
        500; // the fields of thousands of items would delay the frame that shows the card
    if (m_items.size() > mostAtOnce) {
        m_settable.clear();
        m_fieldsTimer.start();
        update();
    } else {
        refreshFields();
    }
}

void InspectorView::refreshFields() {
    m_fieldsTimer.stop();
    m_settable = m_items.empty() ? std::vector<InspectorField>() : fieldsOf(m_document, m_items, selectedProcess());
    m_fields.assign(m_settable);
    update();
}

void InspectorView::update() {
    const Process* const process = selectedProcess();
    const bool isMovable = kind() == Subject::Thread || kind() == Subject::Region;
    const QString selected = format::text(subject());
    setState({.subject = selected,
              .block = kind() == Subject::Block ? selected : QString(),
              .count = static_cast<int>(m_items.size()),
              .removable = isMovable || kind() == Subject::Process,
              .movable = isMovable,
              .process = m_process,
              .noun = process ? format::text(noun(m_document.catalog()->work(process->work).customer)) : QString(),
              .hasMore = std::ranges::any_of(m_settable, &InspectorField::more)});
}

const std::vector<Completion>* InspectorView::ends() const {
    return m_endsOf == m_document.snapshot() && m_ends ? &*m_ends : nullptr;
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
    refresh(); // if the snapshot has changed, requests the end times again
}

QString InspectorView::remove() {
    const std::vector<Edit> edits = removalOf(m_items, m_document.scenario().workload);
    return edits.empty() ? QString() : m_document.perform(edits);
}

const Process* InspectorView::selectedProcess() const {
    return m_process.isEmpty() ? nullptr : processNamed(m_document.scenario().workload, m_process);
}

const InspectorField* InspectorView::field(const QString& key) const {
    const auto found = std::ranges::find(m_settable, key, &InspectorField::key);
    return found == m_settable.end() ? nullptr : &*found;
}

double InspectorView::valueOf(const QString& key) const {
    const InspectorField* found = field(key);
    return found ? found->value : std::numeric_limits<double>::quiet_NaN();
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

} // namespace boardset
