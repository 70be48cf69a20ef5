// SPDX-License-Identifier: GPL-3.0-or-later
#include "PolicyView.h"

#include "Format.h"
#include "boardset/policy/Policy.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <exception>

namespace boardset {

PolicyView::PolicyView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::topologyChanged, this, &PolicyView::refresh);
    connect(&document, &Document::replayChanged, this, &PolicyView::refresh);
    // emitted after topologyChanged() and replayChanged()
    connect(&document, &Document::changed, this, &PolicyView::changed);
    refresh();
}

void PolicyView::refresh() {
    const auto& program = m_document.base().program;
    std::vector<SystemRow> systems;
    for (const OperatingSystem& system : systemsHere())
        systems.insert(systems.begin(),
                       SystemRow{format::text(system.id), format::text(system.title), format::text(system.summary),
                                 program && program->system == system.id});
    m_systems.assign(std::move(systems));
    std::vector<ProgramRow> programs;
    for (const auto& [id, scenario] : m_scenarioCache->all())
        if (scenario.program && scenario.machine == m_document.scenario().machine)
            programs.push_back(
                {format::text(id), format::text(Message{scenario.title}), format::text(Message{scenario.description})});
    m_programs.assign(std::move(programs));
}

QString PolicyView::title() const {
    const auto& program = m_document.base().program;
    return program ? format::text(m_document.catalog()->operatingSystem(program->system).title)
                   : tr("Manual placement");
}

std::vector<OperatingSystem> PolicyView::systemsHere() const {
    return systemsOf(m_document.topology());
}

QString PolicyView::whyNot() const {
    if (m_document.topology().withRole(Role::Processor).empty())
        return tr("This machine has no processors for threads.");
    return systemsHere().empty() ? tr("Boardset can't replay any operating system of this machine.") : QString();
}

QString PolicyView::newest() const {
    const auto all = systemsHere();
    const auto found = std::find_if(all.rbegin(), all.rend(), [](const auto& each) { return each.locality; });
    return all.empty() ? QString() : format::text(found == all.rend() ? all.back().id : found->id);
}

QString PolicyView::newestTitle() const {
    const QString id = newest();
    return id.isEmpty() ? QString() : format::text(m_document.catalog()->operatingSystem(id.toStdString()).title);
}

void PolicyView::report(const QString& problem) {
    if (!problem.isEmpty())
        Q_EMIT refused(problem);
}

void PolicyView::keepManual() {
    if (!isManual())
        report(m_document.perform(KeepPlacement{m_document.scenario().workload}));
}

void PolicyView::replayUnder(const QString& system) {
    const std::string id = system.toStdString();
    const std::optional<Program> open = m_document.base().program; // a copy, because the original is about to change
    if (open && open->system == id)
        return;
    try {
        Program program = open ? *open : programOf(m_document.base().workload, id, m_document.topology());
        program.system = id;
        const QString title = format::text(m_document.catalog()->operatingSystem(id).title);
        const QString words =
            program.beside.empty() ? tr("Replay under %1") : tr("Replay under %1, with other work unchanged");
        const QString problem = m_document.perform(SetProgram{program, words.arg(title).toStdString()});
        report(problem);
        if (problem.isEmpty() && !open)
            Q_EMIT started();
    } catch (const std::exception& error) {
        report(QString::fromUtf8(error.what()));
    }
}

bool PolicyView::hasThreads() const {
    const auto& processes = m_document.scenario().workload.processes;
    return std::any_of(processes.begin(), processes.end(),
                       [this](const Process& each) { return isPlaced(each, m_document.topology()); });
}

QString PolicyView::beside() const {
    std::map<std::string, int> nouns;
    for (const Process& process : m_document.scenario().workload.processes)
        if (!isPlaced(process, m_document.topology()))
            nouns[m_document.catalog()->work(process.work).customer] += static_cast<int>(process.customers.size());
    std::erase_if(nouns, [](const auto& each) { return each.second == 0; });
    return nouns.empty() ? QString()
                         : tr("The replay leaves %1 in place.").arg(format::text(listWithAnd(countedNouns(nouns))));
}

} // namespace boardset
