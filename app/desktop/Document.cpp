// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps topology, answer and history in step with the scenario. Whatever fails leaves everything as it was.
#include "Document.h"

#include "boardset/policy/ProgramCheck.h"
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
      m_topology(Topology::build(m_catalog, start.machine, start.configuration)), m_baseTopology(m_topology),
      m_history(resolve(start, *m_topology)), m_shown(base()), m_saved(base()) {
    show(viewAnew({base(), m_baseTopology}), std::nullopt);
}

bool Document::isModified() const {
    return !(m_history.current() == m_saved);
}

QString Document::perform(const std::vector<Edit>& edits) {
    try {
        Canonical next = edited(edits);
        if (next.scenario == base())
            return {};
        View view = viewAnew(next);
        m_history.push(describe(edits.front(), *next.topology), std::move(next.scenario));
        m_baseTopology = std::move(next.topology);
        show(std::move(view), std::move(m_answer));
        return {};
    } catch (const std::exception& error) {
        return sentence(error);
    }
}

std::variant<Answer, QString> Document::preview(const std::vector<Edit>& edits) const {
    try {
        return viewAnew(edited(edits)).answer;
    } catch (const std::exception& error) {
        return sentence(error);
    }
}

Document::Canonical Document::edited(const std::vector<Edit>& edits) const {
    const bool placed = isOfPlacement(edits.front());
    Canonical next{placed ? scenario() : base(), placed ? m_topology : m_baseTopology};
    for (const Edit& edit : edits)
        next = edited(edit, next.scenario, next.topology);
    for (const Edit& edit : edits)
        needRules(edit, next.scenario, *next.topology);
    return next;
}

Document::Canonical Document::edited(const Edit& edit, const Scenario& scenario,
                                     std::shared_ptr<const Topology> topology) const {
    Scenario next = apply(scenario, edit, *topology);
    if (isOfPlacement(edit))
        return {std::move(next), std::move(topology)};
    auto after = topologyFor(next);
    if (next.program)
        next = resolve(next, *after);
    return {std::move(next), std::move(after)};
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

void Document::goToStep(int position) {
    if (!m_replay.shown() || position == m_replay.position())
        return;
    ReplayDesk desk = m_replay;
    desk.goTo(position);
    turn(std::move(desk));
}

QString Document::tryVariant(const Program& program) {
    if (!base().program)
        return tr("There is no program to vary: this scenario is a placement.");
    if (const auto problem = problemOf(program, *m_baseTopology))
        return tr("%1: found %2; allowed: %3")
            .arg(QString::fromStdString(problem->field), QString::fromStdString(problem->value),
                 QString::fromStdString(problem->allowed));
    ReplayDesk desk = m_replay;
    desk.setVariant(Replay::of(program, m_baseTopology));
    turn(std::move(desk));
    return {};
}

void Document::showVariant(bool shown) {
    if (!m_replay.variant() || shown == m_replay.showsVariant())
        return;
    ReplayDesk desk = m_replay;
    desk.showVariant(shown);
    turn(std::move(desk));
}

void Document::dropVariant() {
    if (!m_replay.variant())
        return;
    ReplayDesk desk = m_replay;
    desk.dropVariant();
    turn(std::move(desk));
}

QString Document::keepVariant(const QString& title) {
    if (!m_replay.variant())
        return tr("There is no variant to keep.");
    return perform(SetProgram{m_replay.variant()->replay().program(), title.toStdString()});
}

QString Document::open(const Scenario& scenario) {
    try {
        auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
        Scenario resolved = resolve(scenario, *topology);
        m_replay.close(); // what was open says nothing about the place in another program
        View view = viewAnew({resolved, topology});
        m_saved = resolved;
        m_history = History(std::move(resolved));
        m_baseTopology = std::move(topology);
        show(std::move(view), std::nullopt);
        Q_EMIT opened();
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
    // What a machine of streams is without a processor is what people come to see: its findings say it.
    if (after.requesterKind() == Requester::Device)
        return;
    auto broken = findings(after, next);
    std::erase_if(broken, [](const Finding& finding) { return finding.rule.severity != Severity::Error; });
    if (broken.empty())
        return;
    const auto now = findings(*m_topology, scenario(), m_answer.model.stopped);
    for (const Finding& finding : broken) {
        const bool isNew = std::none_of(now.begin(), now.end(), [&](const Finding& each) {
            return each.rule.id == finding.rule.id && each.part == finding.part;
        });
        if (isNew)
            throw EditError(finding.title + ". " + finding.reason);
    }
}

void Document::settle() {
    auto topology = topologyFor(base());
    View view = viewAnew({base(), topology});
    m_baseTopology = std::move(topology);
    show(std::move(view), std::move(m_answer));
}

std::shared_ptr<const Topology> Document::topologyFor(const Scenario& scenario) const {
    for (const auto& known : {m_topology, m_baseTopology}) {
        if (scenario.machine == known->machine().id && scenario.configuration == known->configuration())
            return known;
    }
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    const bool same =
        topology->machine().id == m_topology->machine().id && topology->configuration() == m_topology->configuration();
    return same ? m_topology : topology;
}

Document::View Document::viewOf(const Scenario& scenario, std::shared_ptr<const Topology> topology,
                                ReplayDesk desk) const {
    Scenario shown = desk.shown() ? desk.scenario(scenario) : scenario;
    if (shown.configuration != topology->configuration())
        topology = topologyFor(shown);
    Answer answer = solvePlacement(*topology, shown.workload);
    return {std::move(desk), std::move(shown), std::move(topology), std::move(answer)};
}

Document::View Document::viewAnew(const Canonical& base) const {
    ReplayDesk desk = m_replay;
    if (base.scenario.program)
        desk.open(Replay::of(*base.scenario.program, base.topology));
    else
        desk.close();
    return viewOf(base.scenario, base.topology, std::move(desk));
}

void Document::turn(ReplayDesk desk) {
    View view = viewOf(base(), m_baseTopology, std::move(desk));
    show(std::move(view), std::move(m_answer));
}

void Document::show(View view, std::optional<Answer> before) {
    const bool otherMachine = view.topology != m_topology;
    const bool otherReplay = !view.replay.sharesReplaysWith(m_replay);
    const bool otherStep =
        view.replay.position() != m_replay.position() || view.replay.showsVariant() != m_replay.showsVariant();
    m_before = std::move(before);
    m_replay = std::move(view.replay);
    m_shown = std::move(view.shown);
    m_answer = std::move(view.answer);
    m_topology = std::move(view.topology);
    if (otherMachine)
        Q_EMIT topologyChanged();
    if (otherReplay)
        Q_EMIT replayChanged();
    if (otherReplay || otherStep)
        Q_EMIT stepChanged();
    Q_EMIT changed();
}

} // namespace boardset
