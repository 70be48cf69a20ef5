// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the page and does what the inspector's buttons say.
#include "InspectorView.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/scenario/ScenarioLimits.h"

#include <algorithm>

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
    Q_EMIT changed();
}

QString InspectorView::remove() {
    const std::string name = m_id.toStdString();
    if (m_kind == Subject::Thread)
        return m_document.perform(RemoveCustomer{name});
    const std::size_t slash = name.find('/');
    if (m_kind != Subject::Region || slash == std::string::npos)
        return {};
    return m_document.perform(RemoveRegion{name.substr(0, slash), name.substr(slash + 1)});
}

const Process* InspectorView::selectedProcess() const {
    for (const Process& process : m_document.scenario().workload.processes)
        if (format::text(process.name) == m_process)
            return &process;
    return nullptr;
}

QString InspectorView::sharers() const {
    const Process* process = selectedProcess();
    if (process == nullptr || process->customers.size() < 2)
        return {};
    return tr("all %1 of process %2").arg(Wording(process->requester).counted(process->customers.size()), m_process);
}

std::vector<AccessPattern> InspectorView::choices() const {
    std::vector<AccessPattern> patterns = m_document.catalog()->patterns();
    const Process* process = selectedProcess();
    const Requester kind = process ? process->requester : m_document.topology().requesterKind();
    std::erase_if(patterns, [&](const AccessPattern& pattern) { return pattern.requester != kind; });
    return patterns;
}

QStringList InspectorView::patterns() const {
    QStringList titles;
    for (const AccessPattern& pattern : choices())
        titles << format::text(pattern.title);
    return titles;
}

int InspectorView::pattern() const {
    const auto patterns = choices();
    const Process* process = selectedProcess();
    const auto found = std::find_if(patterns.begin(), patterns.end(), [&](const AccessPattern& pattern) {
        return process != nullptr && pattern.id == process->pattern;
    });
    return found == patterns.end() ? -1 : static_cast<int>(found - patterns.begin());
}

QString InspectorView::setPattern(int pattern) {
    const auto patterns = choices();
    if (pattern < 0 || static_cast<std::size_t>(pattern) >= patterns.size() || m_process.isEmpty())
        return {};
    return m_document.perform(SetWork{m_process.toStdString(), patterns[static_cast<std::size_t>(pattern)].id});
}

bool InspectorView::isOfStreams() const {
    const Process* process = selectedProcess();
    return process != nullptr && process->requester == Requester::Device;
}

int InspectorView::outstanding() const {
    return isOfStreams() ? static_cast<int>(outstandingOf(*selectedProcess(), m_document.topology())) : 0;
}

int InspectorView::requestBytes() const {
    return isOfStreams() ? requestBytesOf(*selectedProcess(), m_document.topology()) : 0;
}

int InspectorView::outstandingMost() const {
    return ScenarioLimits::outstanding;
}

int InspectorView::requestBytesMost() const {
    return ScenarioLimits::requestBytes;
}

// What the process says itself: 0 where it leaves a number to the pattern, and goes on to.
SetRequests InspectorView::ownRequests() const {
    const Process* const process = selectedProcess();
    return process ? SetRequests{process->name, process->outstanding, process->requestBytes} : SetRequests{};
}

QString InspectorView::setOutstanding(int outstanding) {
    return m_document.perform(SetRequests{m_process.toStdString(), outstanding, ownRequests().requestBytes});
}

QString InspectorView::setRequestBytes(int bytes) {
    return m_document.perform(SetRequests{m_process.toStdString(), ownRequests().outstanding, bytes});
}

} // namespace boardset
