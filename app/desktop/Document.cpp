// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps topology, answer and history in step with the scenario. Whatever fails leaves everything as it was.
#include "Document.h"

#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/ProgramCheck.h"
#include "boardset/scenario/JsonFile.h"

#include <exception>

namespace boardset {

namespace {

using SharedTopology = std::shared_ptr<const Topology>;

/// The machine of a scenario: one that is known, or built.
SharedTopology machineOf(const Scenario& scenario, const std::shared_ptr<const Catalog>& catalog,
                         std::initializer_list<SharedTopology> known) {
    for (const SharedTopology& each : known)
        if (each && scenario.machine == each->machine().id && scenario.configuration == each->configuration())
            return each;
    return Topology::build(catalog, scenario.machine, scenario.configuration);
}

/// Where work of it ends, as soon as the answers between say.
std::shared_ptr<const Replay> replayOf(const Program& program, const SharedTopology& topology) {
    SolvedProgress progress;
    return Replay::of(program, topology, hasEnds(program) ? &progress : nullptr);
}

/// A scenario as `desk` shows it. `seen` is the machine that is shown now.
std::shared_ptr<const Sight> sightOf(const Canonical& base, ReplayDesk desk, const SharedTopology& seen) {
    Scenario scenario = desk.shown() ? desk.scenario(base.scenario) : base.scenario;
    SharedTopology topology = machineOf(scenario, base.topology->sharedCatalog(), {seen, base.topology});
    Answer answer = solvePlacement(*topology, scenario.workload);
    return std::make_shared<const Sight>(
        Sight{std::move(desk), std::move(scenario), std::move(topology), std::move(answer)});
}

/// The same with its program, if it has one, replayed anew on a desk.
std::shared_ptr<const Sight> sightAnew(const Canonical& base, ReplayDesk desk, const SharedTopology& seen) {
    if (base.scenario.program)
        desk.open(replayOf(*base.scenario.program, base.topology));
    else
        desk.close();
    return sightOf(base, std::move(desk), seen);
}

/// What edits make of a document: of what is saved of it, or, for edits of the placement, of what is seen of it.
void solve(Preview& preview, const Canonical& saved, RuleBook& rules) {
    const Sight& seen = *preview.before;
    const Canonical shown{seen.scenario, seen.topology};
    preview.base = edited(rules, isOfPlacement(preview.edits.front()) ? shown : saved, preview.edits);
    const bool same = preview.base.scenario == saved.scenario;
    preview.after = same ? preview.before : sightAnew(preview.base, seen.replay, seen.topology);
}

} // namespace

Document::Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_rules(std::make_shared<RuleBook>(m_catalog)),
      m_baseTopology(Topology::build(m_catalog, start.machine, start.configuration)),
      m_history(resolve(start, *m_baseTopology)), m_saved(base()),
      m_sight(sightAnew({base(), m_baseTopology}, {}, m_baseTopology)) {}

QString Document::perform(Preview preview) {
    if (preview.before != m_sight)
        preview = this->preview(preview.edits);
    if (!preview.refusal.isEmpty() || preview.base.scenario == base())
        return preview.refusal;
    m_history.push(describe(preview.edits.front(), m_sight->scenario.workload, *preview.base.topology),
                   std::move(preview.base.scenario));
    m_baseTopology = std::move(preview.base.topology);
    show(preview.after, m_sight);
    return {};
}

std::function<Preview()> Document::previewer(const std::vector<Edit>& edits) const {
    return [edits, seen = m_sight, saved = Canonical{base(), m_baseTopology}, rules = m_rules] {
        Preview preview{edits, seen, {}, {}, {}};
        try {
            solve(preview, saved, *rules);
        } catch (const std::exception& error) {
            preview.refusal = QString::fromUtf8(error.what());
        }
        return preview;
    };
}

void Document::undo() {
    if (m_history.canUndo()) {
        m_history.undo();
        settle();
    }
}

void Document::redo() {
    if (m_history.canRedo()) {
        m_history.redo();
        settle();
    }
}

void Document::goTo(int step) {
    if (step < 0 || static_cast<std::size_t>(step) >= m_history.steps().size() ||
        static_cast<std::size_t>(step) == m_history.at())
        return;
    m_history.goTo(static_cast<std::size_t>(step));
    settle();
}

void Document::goToStep(int position) {
    if (replay() && position != this->position())
        turn([&](ReplayDesk& desk) { desk.goTo(position); });
}

QString Document::tryVariant(const Program& program) {
    if (!base().program)
        return tr("There is no program to vary: this scenario is a placement.");
    if (const auto problem = problemOf(program, *m_baseTopology))
        return tr("%1: found %2; allowed: %3")
            .arg(QString::fromStdString(problem->field), QString::fromStdString(problem->value),
                 QString::fromStdString(problem->allowed));
    turn([&](ReplayDesk& desk) { desk.setVariant(replayOf(program, m_baseTopology)); });
    return {};
}

void Document::showVariant(bool shown) {
    if (variant() && shown != showsVariant())
        turn([&](ReplayDesk& desk) { desk.showVariant(shown); });
}

void Document::dropVariant() {
    if (variant())
        turn(&ReplayDesk::dropVariant);
}

QString Document::keepVariant(const QString& title) {
    if (!variant())
        return tr("There is no variant to keep.");
    return perform(SetProgram{variant()->replay().program(), title.toStdString()});
}

OpenWork Document::open(const Scenario& scenario, const std::string& name) {
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    Scenario resolved = resolve(scenario, *topology, name);
    return replace({History(resolved), resolved}, std::move(topology));
}

OpenWork Document::open(OpenWork work) {
    const Scenario& scenario = work.history.current();
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    return replace(std::move(work), std::move(topology));
}

OpenWork Document::replace(OpenWork work, std::shared_ptr<const Topology> topology) {
    // What was open says nothing about the place in another program.
    const auto sight = sightAnew({work.history.current(), topology}, {}, topology);
    std::swap(m_history, work.history);
    std::swap(m_saved, work.saved);
    m_baseTopology = std::move(topology);
    show(sight, nullptr);
    Q_EMIT opened();
    return work;
}

void Document::markSaved() {
    m_saved = m_history.current();
    Q_EMIT savedChanged();
}

void Document::markUnsaved() {
    m_saved = Scenario{};
    Q_EMIT savedChanged();
}

void Document::settle() {
    const SharedTopology& seen = m_sight->topology;
    SharedTopology topology = machineOf(base(), m_catalog, {seen, m_baseTopology});
    const auto sight = sightAnew({base(), topology}, m_sight->replay, seen);
    m_baseTopology = std::move(topology);
    show(sight, m_sight);
}

void Document::turn(const std::function<void(ReplayDesk&)>& how) {
    ReplayDesk desk = m_sight->replay;
    how(desk);
    show(sightOf({base(), m_baseTopology}, std::move(desk), m_sight->topology), m_sight);
}

void Document::show(const std::shared_ptr<const Sight>& sight, std::shared_ptr<const Sight> before) {
    const Sight& now = *sight;
    if (now.topology != m_sight->topology)
        Q_EMIT topologyLeaves();
    const auto was = std::exchange(m_sight, sight);
    m_before = std::move(before);
    const bool otherReplay = !now.replay.sharesReplaysWith(was->replay);
    const bool otherStep =
        now.replay.position() != was->replay.position() || now.replay.showsVariant() != was->replay.showsVariant();
    if (now.topology != was->topology)
        Q_EMIT topologyChanged();
    if (otherReplay)
        Q_EMIT replayChanged();
    if (otherReplay || otherStep)
        Q_EMIT stepChanged();
    Q_EMIT changed();
}

} // namespace boardset
