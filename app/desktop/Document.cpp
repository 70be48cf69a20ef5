// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps topology, answer and history in step with the scenario. Whatever fails leaves everything as it was.
#include "Document.h"

#include "boardset/rules/Findings.h"
#include "boardset/scenario/JsonFile.h"

#include <algorithm>
#include <exception>

namespace boardset {

namespace {

QString sentence(const std::exception& error) {
    return QString::fromUtf8(error.what());
}

} // namespace

Document::Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)),
      m_topology(Topology::build(m_catalog, start.machine, start.configuration)),
      m_history(resolve(start, *m_topology)), m_saved(m_history.current()) {
    m_configuration = scenario().configuration;
    m_answer = solvePlacement(*m_topology, scenario().workload);
}

const Scenario& Document::scenario() const {
    return m_history.current();
}

bool Document::isModified() const {
    return !(m_history.current() == m_saved);
}

QString Document::perform(const Edit& edit) {
    try {
        Scenario next = apply(scenario(), edit, *m_topology);
        if (next == scenario())
            return {};
        auto topology = topologyFor(next);
        needRules(edit, next, *topology);
        Answer answer = solvePlacement(*topology, next.workload);
        m_history.push(describe(edit, *m_catalog), std::move(next));
        accept(std::move(topology), std::move(answer), std::move(m_answer));
        return {};
    } catch (const std::exception& error) {
        return sentence(error);
    }
}

std::variant<Answer, QString> Document::preview(const Edit& edit) const {
    try {
        const Scenario next = apply(scenario(), edit, *m_topology);
        const auto topology = topologyFor(next);
        needRules(edit, next, *topology);
        return solvePlacement(*topology, next.workload);
    } catch (const std::exception& error) {
        return sentence(error);
    }
}

void Document::undo() {
    if (!m_history.canUndo())
        return;
    m_history.undo();
    settle();
}

void Document::redo() {
    if (!m_history.canRedo())
        return;
    m_history.redo();
    settle();
}

void Document::goTo(int step) {
    if (step < 0 || static_cast<std::size_t>(step) >= m_history.steps().size() ||
        static_cast<std::size_t>(step) == m_history.at())
        return;
    m_history.goTo(static_cast<std::size_t>(step));
    settle();
}

QString Document::open(const Scenario& scenario) {
    try {
        auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
        Scenario resolved = resolve(scenario, *topology);
        Answer answer = solvePlacement(*topology, resolved.workload);
        m_saved = resolved;
        m_history = History(std::move(resolved));
        accept(std::move(topology), std::move(answer), std::nullopt);
        return {};
    } catch (const std::exception& error) {
        return sentence(error);
    }
}

void Document::markSaved() {
    m_saved = m_history.current();
    Q_EMIT savedChanged();
}

void Document::markUnsaved() {
    m_saved = Scenario{};
    Q_EMIT savedChanged();
}

void Document::needRules(const Edit& edit, const Scenario& next, const Topology& after) const {
    if (!std::holds_alternative<SetBoard>(edit) && !std::holds_alternative<MoveBoard>(edit))
        return;
    const auto now = findings(*m_topology, scenario(), m_answer.model.stopped);
    for (const Finding& finding : findings(after, next)) {
        const bool isNew = std::none_of(now.begin(), now.end(), [&](const Finding& each) {
            return each.rule.id == finding.rule.id && each.part == finding.part;
        });
        if (isNew && finding.rule.severity == Severity::Error)
            throw EditError(finding.rule.title + " in " + finding.part + ": " + finding.rule.reason);
    }
}

void Document::settle() {
    auto topology = topologyFor(scenario());
    Answer answer = solvePlacement(*topology, scenario().workload);
    accept(std::move(topology), std::move(answer), std::move(m_answer));
}

std::shared_ptr<const Topology> Document::topologyFor(const Scenario& scenario) const {
    if (scenario.machine == this->scenario().machine && scenario.configuration == this->scenario().configuration &&
        scenario.configuration == m_configuration)
        return m_topology;
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    const bool same =
        topology->machine().id == m_topology->machine().id && topology->configuration() == m_topology->configuration();
    return same ? m_topology : topology;
}

void Document::accept(std::shared_ptr<const Topology> topology, Answer answer, std::optional<Answer> before) {
    const bool otherMachine = topology != m_topology;
    m_before = std::move(before);
    m_answer = std::move(answer);
    m_topology = std::move(topology);
    m_configuration = scenario().configuration;
    if (otherMachine)
        Q_EMIT topologyChanged();
    Q_EMIT changed();
}

} // namespace boardset
