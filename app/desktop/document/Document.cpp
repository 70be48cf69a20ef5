// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the topology, the answer and the history consistent with the scenario. A failed change alters nothing.
#include "Document.h"

#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/ProgramCheck.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/topology/ConfigurationText.h"

#include <algorithm>
#include <exception>

namespace boardset {

namespace {

using SharedTopology = std::shared_ptr<const Topology>;

/// Returns the machine of a scenario: a matching machine from `known`, otherwise a newly built one.
SharedTopology machineOf(const Scenario& scenario, const std::shared_ptr<const Catalog>& catalog,
                         std::initializer_list<SharedTopology> known) {
    for (const SharedTopology& each : known)
        if (each && scenario.machine == each->machine().id && scenario.configuration == each->configuration())
            return each;
    return Topology::build(catalog, scenario.machine, scenario.configuration);
}

/// Replays a program.
/// If the program's work has an end, also solves each state, because the results determine when the work ends.
std::shared_ptr<const Replay> replayOf(const Program& program, const SharedTopology& topology) {
    SolvedProgress progress;
    return Replay::of(program, topology, hasEnds(program) ? &progress : nullptr);
}

/// Returns the snapshot of a scenario at the current step of `replays`. `seen` is the currently shown machine.
std::shared_ptr<const ScenarioSnapshot> snapshotOf(const Canonical& base, ReplaySession replays,
                                                   const SharedTopology& seen) {
    Scenario scenario = replays.cursor() ? replays.scenario(base.scenario) : base.scenario;
    SharedTopology topology = machineOf(scenario, base.topology->sharedCatalog(), {seen, base.topology});
    Answer answer = solvePlacement(*topology, scenario.workload);
    Flows flows = flowsOf(*topology, answer);
    return std::make_shared<const ScenarioSnapshot>(ScenarioSnapshot{
        std::move(replays), std::move(scenario), std::move(topology), std::move(answer), std::move(flows)});
}

/// Replays the program of a scenario again; closes the replay if the scenario has no program.
void openReplay(ReplaySession& replays, const Canonical& base) {
    if (base.scenario.program)
        replays.open(replayOf(*base.scenario.program, base.topology));
    else
        replays.close();
}

std::shared_ptr<const ScenarioSnapshot> newSnapshot(const Canonical& base, ReplaySession replays,
                                                    const SharedTopology& seen) {
    openReplay(replays, base);
    return snapshotOf(base, std::move(replays), seen);
}

/// Returns the scenario that edits start from: the shown scenario for edits of a program's placement, otherwise the
/// saved scenario.
Canonical startOf(const std::vector<Edit>& edits, const std::shared_ptr<const ScenarioSnapshot>& seen,
                  const Canonical& saved) {
    const bool ofSeen = saved.scenario.program && !edits.empty() && isOfPlacement(edits.front());
    return ofSeen ? Canonical{seen->scenario, seen->topology} : saved;
}

QString movedBy(const std::vector<Edit>& edits, const Canonical& from, const Canonical& to) {
    return QString::fromStdString(movedSentence(edits, from, to.scenario));
}

/// Applies edits without solving the result.
Preview edit(const std::vector<Edit>& edits, const std::shared_ptr<const ScenarioSnapshot>& seen,
             const Canonical& saved, RuleBook& rules) {
    Preview preview{edits, seen, {}, {}, {}, {}};
    try {
        const Canonical from = startOf(edits, seen, saved);
        preview.base = edited(rules, from, edits);
        preview.moved = movedBy(edits, from, preview.base);
    } catch (const std::exception& error) {
        preview.refusal = QString::fromUtf8(error.what());
    }
    return preview;
}

/// Applies edits and solves the result. Checks the rules last, because they depend on which customers are
/// stopped.
Preview solved(const std::vector<Edit>& edits, const std::shared_ptr<const ScenarioSnapshot>& seen,
               const Canonical& saved, RuleBook& rules) {
    Preview preview{edits, seen, {}, {}, {}, {}};
    try {
        const Canonical from = startOf(edits, seen, saved);
        preview.base = edited(from, edits);
        preview.moved = movedBy(edits, from, preview.base);
        const bool same = preview.base.scenario == saved.scenario;
        preview.after = same ? seen : newSnapshot(preview.base, seen->replay, seen->topology);
        const auto* const stopped = preview.base.scenario.program ? nullptr : &preview.after->answer.model.stopped;
        if (const auto refusal = refuses(rules, edits, from, preview.base, stopped))
            throw EditError(refusal->sentence());
    } catch (const std::exception& error) {
        preview = {edits, seen, {}, QString::fromUtf8(error.what()), {}, {}};
    }
    return preview;
}

/// Returns a kept state at the step of another state. Returns the kept state itself if both have the same program, or
/// if either of them has no program.
std::shared_ptr<const ScenarioSnapshot> snapshotAt(const std::shared_ptr<const ScenarioSnapshot>& kept,
                                                   const Scenario& base, const ScenarioSnapshot& other) {
    const bool areSame = kept->replay.sharesReplayWith(other.replay); // two steps of one program are compared
    if (areSame || kept->replay.cursor() == nullptr || other.replay.cursor() == nullptr)
        return kept;
    ReplaySession replays = kept->replay;
    replays.goTo(other.replay.position());
    return replays.position() == kept->replay.position()
               ? kept
               : snapshotOf({base, kept->topology}, std::move(replays), kept->topology);
}

Options optionsSetBy(const std::vector<Edit>& edits) {
    Options options;
    for (const Edit& edit : edits)
        if (const auto* const set = std::get_if<SetOption>(&edit))
            options[set->option] = set->value;
    return options;
}

} // namespace

Document::Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_rules(std::make_shared<RuleBook>(m_catalog)),
      m_baseTopology(Topology::build(m_catalog, start.machine, start.configuration)),
      m_history(resolve(start, *m_baseTopology)), m_saved(base()), m_snapshot(newSnapshot(saved(), {}, m_baseTopology)),
      m_shown(saving(m_snapshot)) {
    connect(
        &m_worker, &Worker::failed, this,
        [this](const QString& why) {
            Q_EMIT failed(why);
            end({});
        });
}

QString Document::perform(const std::vector<Edit>& edits) {
    showKept(false);
    if (base().program)
        wait(); // without waiting, an edit of the placement would start from an outdated step
    return take(edit(edits, m_snapshot, saved(), *m_rules));
}

QString Document::perform(const Preview& preview) {
    showKept(false);
    return preview.before == m_snapshot && !m_outdated ? take(preview) : perform(preview.edits);
}

QString Document::take(const Preview& preview) {
    if (!preview.refusal.isEmpty() || preview.base.scenario == base())
        return preview.refusal;
    const Workload& workload = base().program ? m_snapshot->scenario.workload : base().workload;
    push(describe(preview.edits, workload, *preview.base.topology) +
             inForceWords(optionsSetBy(preview.edits), *m_baseTopology, *preview.base.topology),
         preview.base.scenario);
    m_baseTopology = preview.base.topology;
    Q_EMIT edited();
    if (preview.after)
        advance(saving(preview.after));
    else
        solveNext(openReplay);
    if (!preview.moved.isEmpty())
        Q_EMIT workMoved(preview.moved);
    return {};
}

std::function<Preview()> Document::previewer(const std::vector<Edit>& edits) const {
    return [edits, seen = m_snapshot, saved = saved(), rules = m_rules] { return solved(edits, seen, saved, *rules); };
}

Canonical Document::whole() const {
    return {base().program ? base() : m_snapshot->scenario, m_snapshot->topology};
}

std::function<std::shared_ptr<const ScenarioSnapshot>()> Document::snapshotter(int place) const {
    if (replay())
        return [saved = saved(), replays = m_snapshot->replay, seen = m_snapshot->topology, place]() mutable {
            replays.goTo(place);
            return snapshotOf(saved, std::move(replays), seen);
        };
    return [scenario = m_history.steps().at(static_cast<std::size_t>(place)).scenario, catalog = m_catalog,
            seen = m_snapshot->topology, kept = m_baseTopology] {
        return newSnapshot({scenario, machineOf(scenario, catalog, {seen, kept})}, {}, seen);
    };
}

void Document::goTo(int step) {
    showKept(false);
    if (step < 0 || static_cast<std::size_t>(step) >= m_history.steps().size() ||
        static_cast<std::size_t>(step) == m_history.at())
        return;
    const std::size_t from = m_history.at();
    m_history.goTo(static_cast<std::size_t>(step));
    swapBack(from, m_history.at());
    m_baseTopology = machineOf(base(), m_catalog, {m_snapshot->topology, m_baseTopology});
    Q_EMIT edited();
    solveNext(openReplay);
}

void Document::compareWithOpened() {
    if (m_outdated || m_history.at() < (base().program ? 1 : 2))
        return;
    if (!base().program) {
        m_before = {snapshotter(0)(), m_history.steps().front().scenario, {}};
        return Q_EMIT changed();
    }
    // the opened scenario is replayed again, because the open replay belongs to the changed program
    const Scenario& opened = m_history.steps().front().scenario;
    const Canonical saved{opened, machineOf(opened, m_catalog, {m_snapshot->topology, m_baseTopology})};
    ReplaySession replays;
    openReplay(replays, saved);
    m_kept = {snapshotOf(saved, std::move(replays), m_snapshot->topology), opened, {}};
    m_earlier = m_kept; // kept separately, so that this state remains when A is cleared
    Q_EMIT keptChanged();
    Q_EMIT changed();
}

void Document::goToStep(int position) {
    showKept(false);
    if (replay() && (m_outdated || position != this->position()))
        changeReplay([position](ReplaySession& replays, const Canonical&) { replays.goTo(position); });
}

void Document::goToBusiest() {
    showKept(false);
    if (base().program)
        changeReplay([](ReplaySession& replays, const Canonical&) {
            if (replays.cursor())
                replays.goTo(replays.cursor()->replay().busiest());
        });
}

void Document::stepBy(int steps) {
    showKept(false);
    if (replay() && (m_outdated || std::clamp(position() + steps, 0, length()) != position()))
        changeReplay([steps](ReplaySession& replays, const Canonical&) { replays.goTo(replays.position() + steps); });
}

OpenDocument Document::open(const Scenario& scenario, const std::string& name) {
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    Scenario resolved = resolve(scenario, *topology, name);
    return replace({UndoHistory(resolved), resolved}, std::move(topology));
}

OpenDocument Document::open(OpenDocument work) {
    const Scenario& scenario = work.history.current();
    auto topology = Topology::build(m_catalog, scenario.machine, scenario.configuration);
    return replace(std::move(work), std::move(topology));
}

OpenDocument Document::replace(OpenDocument work, std::shared_ptr<const Topology> topology) {
    // An empty replay session, because the position in the previous program has no meaning in another program.
    const auto snapshot = newSnapshot({work.history.current(), topology}, {}, topology);
    Q_EMIT opening();
    m_worker.stop();
    m_next = nullptr;
    m_suspended = m_earlier = {};
    m_swaps.clear();
    std::swap(m_history, work.history);
    std::swap(m_saved, work.saved);
    m_baseTopology = std::move(topology);
    Q_EMIT edited();
    m_outdated = false;
    show(saving(snapshot), {});
    Q_EMIT outdatedChanged();
    Q_EMIT opened();
    return work;
}

void Document::hideResults(bool hides) {
    if (std::exchange(m_hidesResults, hides) != hides)
        Q_EMIT resultsHiddenChanged();
}

void Document::setOwnerColours(OwnerColours colours) {
    if (std::exchange(m_ownerColours, colours) != colours)
        Q_EMIT ownerColoursChanged();
}

Layout Document::exportedLayout() const {
    Layout layout = layoutOf(topology());
    layout.colours = m_ownerColours;
    return layout;
}

void Document::keep() {
    wait();
    showKept(false);
    m_kept = m_shown;
    m_kept.follows = true;
    Q_EMIT keptChanged();
}

void Document::keepBefore() {
    if (kept() || !comparesWithEarlier())
        return;
    m_kept = m_earlier;
    Q_EMIT keptChanged();
}

void Document::clearA() {
    showKept(false);
    m_kept = {};
    Q_EMIT keptChanged();
}

void Document::showKept(bool shown) {
    if (shown == showsKept() || (shown && !m_kept.snapshot))
        return;
    wait();
    if (shown)
        m_suspended = m_shown;
    show(shown ? m_kept : std::exchange(m_suspended, {}), m_before);
}

void Document::swapKept() {
    wait();
    showKept(false);
    if (!m_kept.snapshot || m_kept.snapshot == m_snapshot)
        return;
    push("Swap A and B", m_kept.base);
    ShownState shown = m_shown;
    shown.follows = m_kept.follows;
    m_swaps.push_back({m_history.at(), m_kept, shown});
    m_baseTopology = machineOf(base(), m_catalog, {m_kept.snapshot->topology, m_baseTopology});
    const ShownState now = std::exchange(m_kept, shown);
    Q_EMIT edited();
    show(now, m_kept);
    Q_EMIT keptChanged();
}

void Document::push(std::string title, const Scenario& scenario) {
    const std::size_t from = m_history.at();
    std::erase_if(m_swaps, [from](const ComparisonSwap& each) { return each.at > from; });
    m_history.push(std::move(title), scenario);
    if (m_history.at() != from + 1) // the oldest steps were dropped
        m_swaps.clear();
}

void Document::swapBack(std::size_t from, std::size_t to) {
    std::shared_ptr<const ScenarioSnapshot> was = m_kept.snapshot;
    // leaves A unchanged if A has been replaced since the swap
    const auto pass = [this](const ShownState& is, const ShownState& becomes) {
        m_kept = m_kept.snapshot == is.snapshot ? becomes : m_kept;
    };
    for (auto swap = m_swaps.rbegin(); swap != m_swaps.rend(); ++swap)
        if (swap->at <= from && swap->at > to)
            pass(swap->after, swap->before);
    for (const ComparisonSwap& swap : m_swaps)
        if (swap.at > from && swap.at <= to)
            pass(swap.before, swap.after);
    if (m_kept.snapshot != was)
        Q_EMIT keptChanged();
}

Document::ShownState Document::saving(std::shared_ptr<const ScenarioSnapshot> snapshot) const {
    return {std::move(snapshot), base(), m_history.at() > 0 ? m_history.steps()[m_history.at()].title : std::string()};
}

void Document::name(const std::string& title) {
    if (title == base().title)
        return;
    showKept(false);
    m_history.name(title);
    if (m_outdated) { // the state that is being solved has the old title
        Q_EMIT edited();
        return changeReplay([](ReplaySession&, const Canonical&) {});
    }
    const auto named = std::make_shared<ScenarioSnapshot>(*m_snapshot);
    named->scenario.title = title;
    Q_EMIT edited();
    show(saving(named), m_before);
}

void Document::markSaved() {
    m_saved = m_history.current();
    Q_EMIT savedChanged();
}

void Document::markUnsaved() {
    m_saved = Scenario{};
    Q_EMIT savedChanged();
}

void Document::changeReplay(const ReplayChange& how) {
    solveNext([before = m_next, how](ReplaySession& replays, const Canonical& saved) {
        if (before)
            before(replays, saved);
        how(replays, saved);
    });
}

void Document::solveNext(ReplayChange how) {
    showKept(false);
    m_next = std::move(how);
    m_outdated = true;
    if (!m_worker.isWorking())
        begin();
    m_worker.wait(m_waitLimitMs);
    if (m_outdated)
        Q_EMIT outdatedChanged();
}

void Document::begin() {
    m_worker.start([how = std::exchange(m_next, nullptr), saved = saved(), replays = m_snapshot->replay,
                    seen = m_snapshot->topology, now = saving({}), kept = m_kept,
                    this](Worker::Task&) mutable -> Worker::Delivery {
        how(replays, saved);
        now.snapshot = snapshotOf(saved, std::move(replays), seen);
        const ShownState keptNow = kept.follows ? ShownState{snapshotAt(kept.snapshot, kept.base, *now.snapshot),
                                                             kept.base, kept.step, kept.follows}
                                                : kept;
        return [this, now, kept, keptNow] {
            follow(kept, keptNow);
            end(now);
        };
    });
}

void Document::follow(const ShownState& was, const ShownState& is) {
    if (was.snapshot == is.snapshot || m_kept.snapshot != was.snapshot)
        return;
    m_kept = is;
    for (ComparisonSwap& swap : m_swaps)
        for (ShownState* side : {&swap.before, &swap.after})
            if (side->snapshot == was.snapshot)
                *side = is;
    Q_EMIT keptChanged();
}

void Document::end(ShownState now) {
    m_outdated = bool(m_next); // without an answer, the view stays as it is
    if (now.snapshot)
        advance(std::move(now));
    if (m_next && !m_worker.isWorking()) // a receiver of these signals may have requested another change
        begin();
    Q_EMIT outdatedChanged();
}

Scenario Document::exported() const {
    Scenario drawn = base();
    drawn.workload = scenario().workload;
    return drawn;
}

const Answer* Document::before() const {
    const ShownState& before = comparesWithEarlier() ? m_earlier : m_before;
    return before.snapshot ? &before.snapshot->answer : nullptr;
}

bool Document::comparesWithEarlier() const {
    return m_earlier.snapshot && m_earlier.snapshot->replay.isAtOutcome() && m_snapshot->replay.isAtOutcome();
}

void Document::advance(ShownState next) {
    if (!next.snapshot->replay.sharesReplayWith(m_snapshot->replay))
        m_earlier = m_shown;
    show(std::move(next), m_shown);
}

void Document::show(ShownState next, ShownState before) {
    const ScenarioSnapshot& now = *next.snapshot;
    if (now.topology != m_snapshot->topology)
        Q_EMIT topologyLeaves();
    m_shown = std::move(next);
    const auto was = std::exchange(m_snapshot, m_shown.snapshot);
    m_before = std::move(before);
    const bool otherReplay = !now.replay.sharesReplayWith(was->replay);
    const bool otherStep = now.replay.position() != was->replay.position();
    if (now.topology != was->topology)
        Q_EMIT topologyChanged();
    if (otherReplay)
        Q_EMIT replayChanged();
    if (otherReplay || otherStep)
        Q_EMIT stepChanged();
    Q_EMIT changed();
}

} // namespace boardset
