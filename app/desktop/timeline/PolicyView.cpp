// SPDX-License-Identifier: GPL-3.0-or-later
#include "PolicyView.h"

#include "Format.h"
#include "boardset/policy/Policy.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <exception>

namespace boardset {

namespace {

/// Returns the sentence about the work that a replay leaves in place; empty if there is no such work.
QString workBeside(const Document& document) {
    std::map<std::string, int> nouns;
    for (const Process& process : document.scenario().workload.processes)
        if (!isPlaced(process, document.topology()))
            nouns[document.catalog()->work(process.work).customer] += static_cast<int>(process.customers.size());
    std::erase_if(nouns, [](const auto& each) { return each.second == 0; });
    return nouns.empty()
               ? QString()
               : PolicyView::tr("The replay leaves %1 in place.").arg(format::text(listWithAnd(countedNouns(nouns))));
}

} // namespace

PolicyView::PolicyView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::topologyChanged, this, &PolicyView::refresh);
    connect(&document, &Document::replayChanged, this, &PolicyView::refresh);
    // emitted after topologyChanged() and replayChanged()
    connect(&document, &Document::changed, this, [this] { setState(stateNow()); });
    refresh();
    setState(stateNow());
}

void PolicyView::refresh() {
    const auto& program = m_document.base().program;
    std::vector<SystemRow> systems;
    for (const OperatingSystem& system : systemsOf(m_document.topology()))
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

PolicyState PolicyView::stateNow() const {
    const Topology& topology = m_document.topology();
    const auto& program = m_document.base().program;
    const auto titleOf = [this](const std::string& system) {
        return format::text(m_document.catalog()->operatingSystem(system).title);
    };
    PolicyState state{.manual = m_document.replay() == nullptr,
                      .title = program ? titleOf(program->system) : tr("Manual placement"),
                      .beside = workBeside(m_document)};
    const std::vector<OperatingSystem> systems = systemsOf(topology);
    const auto newest = std::find_if(systems.rbegin(), systems.rend(), [](const auto& each) { return each.locality; });
    if (!systems.empty()) {
        state.newest = format::text(newest == systems.rend() ? systems.back().id : newest->id);
        state.newestTitle = titleOf(state.newest.toStdString());
    }
    if (topology.withRole(Role::Processor).empty())
        state.whyNot = tr("This machine has no processors for threads.");
    else if (systems.empty())
        state.whyNot = tr("Boardset can't replay any operating system of this machine.");
    state.applies = state.whyNot.isEmpty();
    state.replayable =
        state.applies && std::ranges::any_of(m_document.scenario().workload.processes,
                                             [&](const Process& each) { return isPlaced(each, topology); });
    return state;
}

void PolicyView::report(const QString& problem) {
    if (!problem.isEmpty())
        Q_EMIT refused(problem);
}

void PolicyView::keepManual() {
    if (!m_state.manual)
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

} // namespace boardset
