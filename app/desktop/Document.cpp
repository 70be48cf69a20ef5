// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps topology, answer and history consistent with the scenario. A failure leaves everything unchanged.
#include "Document.h"

#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/ProgramCheck.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/topology/ConfigurationWords.h"

#include <algorithm>
#include <exception>

namespace boardset {

namespace {

using SharedTopology = std::shared_ptr<const Topology>;

/// Returns the machine of a scenario: one of `known` if it matches, else a new one.
SharedTopology machineOf(const Scenario& scenario, const std::shared_ptr<const Catalog>& catalog,
                         std::initializer_list<SharedTopology> known) {
    for (const SharedTopology& each : known)
        if (each && scenario.machine == each->machine().id && scenario.configuration == each->configuration())
            return each;
    return Topology::build(catalog, scenario.machine, scenario.configuration);
}

/// Replays a program. If its work has an end, solves the states in between, which determine when the work ends.
std::shared_ptr<const Replay> replayOf(const Program& program, const SharedTopology& topology) {
    SolvedProgress progress;
    return Replay::of(program, topology, hasEnds(program) ? &progress : nullptr);
}

/// Returns a scenario as `desk` shows it. `seen` is the machine that is shown now.
std::shared_ptr<const Sight> sightOf(const Canonical& base, ReplayDesk desk, const SharedTopology& seen) {
    Scenario scenario = desk.shown() ? desk.scenario(base.scenario) : base.scenario;
    SharedTopology topology = machineOf(scenario, base.topology->sharedCatalog(), {seen, base.topology});
    Answer answer = solvePlacement(*topology, scenario.workload);
    Flows flows = flowsOf(*topology, answer);
    return std::make_shared<const Sight>(
        Sight{std::move(desk), std::move(scenario), std::move(topology), std::move(answer), std::move(flows)});
}

/// Replays the program of a scenario again; closes the replay if there is none.
void openReplay(ReplayDesk& desk, const Canonical& base) {
    if (base.scenario.program)
        desk.open(replayOf(*base.scenario.program, base.topology));
    else
        desk.close();
}

std::shared_ptr<const Sight> sightAnew(const Canonical& base, ReplayDesk desk, const SharedTopology& seen) {
    openReplay(desk, base);
    return sightOf(base, std::move(desk), seen);
}

/// Returns what edits start from: the saved scenario, or what is shown if they edit the placement of a program.
Canonical startOf(const std::vector<Edit>& edits, const std::shared_ptr<const Sight>& seen, const Canonical& saved) {
    const bool ofSeen = saved.scenario.program && isOfPlacement(edits.front());
    return ofSeen ? Canonical{seen->scenario, seen->topology} : saved;
}

/// Applies edits without solving the result.
Preview edit(const std::vector<Edit>& edits, const std::shared_ptr<const Sight>& seen, const Canonical& saved,
             RuleBook& rules) {
    Preview preview{edits, seen, {}, {}, {}};
    try {
        preview.base = edited(rules, startOf(edits, seen, saved), edits);
    } catch (const std::exception& error) {
        preview.refusal = QString::fromUtf8(error.what());
    }
    return preview;
}

/// Applies edits and solves the result. Checks the rules last, because they need to know which customers are
/// stopped.
Preview solved(const std::vector<Edit>& edits, const std::shared_ptr<const Sight>& seen, const Canonical& saved,
               RuleBook& rules) {
    Preview preview{edits, seen, {}, {}, {}};
    try {
        const Canonical from = startOf(edits, seen, saved);
        preview.base = edited(from, edits);
        const bool same = preview.base.scenario == saved.scenario;
        preview.after = same ? seen : sightAnew(preview.base, seen->replay, seen->topology);
        const auto* const stopped = preview.base.scenario.program ? nullptr : &preview.after->answer.model.stopped;
        if (const auto refusal = refuses(rules, edits, from, preview.base, stopped))
            throw EditError(refusal->sentence());
    } catch (const std::exception& error) {
        preview = {edits, seen, QString::fromUtf8(error.what()), {}, {}};
    }
    return preview;
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
      m_history(resolve(start, *m_baseTopology)), m_saved(base()), m_sight(sightAnew(saved(), {}, m_baseTopology)),
      m_shown(saving(m_sight)) {
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
        wait(); // otherwise an edit of the placement would start from an outdated step
    return take(edit(edits, m_sight, saved(), *m_rules));
}

QString Document::performOrAsk(const std::vector<Edit>& edits) {
    QString refusal = perform(edits);
    const auto displaced = refusal.isEmpty() ? std::nullopt : displacementOf(saved(), edits.front());
    if (!displaced)
        return refusal;
    Q_EMIT displaces(edits, *displaced);
    return {};
}

QString Document::perform(const Preview& preview) {
    showKept(false);
    return preview.before == m_sight && !m_behind ? take(preview) : perform(preview.edits);
}

QString Document::take(const Preview& preview) {
    if (!preview.refusal.isEmpty() || preview.base.scenario == base())
        return preview.refusal;
    const Workload& workload = base().program ? m_sight->scenario.workload : base().workload;
    push(describe(preview.edits, workload, *preview.base.topology) +
             inForceWords(optionsSetBy(preview.edits), *m_baseTopology, *preview.base.topology),
         preview.base.scenario);
    m_baseTopology = preview.base.topology;
    Q_EMIT edited();
    if (preview.after)
        advance(saving(preview.after));
    else
        look(openReplay);
    return {};
}

std::function<Preview()> Document::previewer(const std::vector<Edit>& edits) const {
    return [edits, seen = m_sight, saved = saved(), rules = m_rules] { return solved(edits, seen, saved, *rules); };
}

Canonical Document::whole() const {
    return {base().program ? base() : m_sight->scenario, m_sight->topology};
}

std::function<std::shared_ptr<const Sight>()> Document::sighter(int place) const {
    if (replay())
        return [saved = saved(), desk = m_sight->replay, seen = m_sight->topology, place]() mutable {
            desk.goTo(place);
            return sightOf(saved, std::move(desk), seen);
        };
    return [scenario = m_history.steps().at(static_cast<std::size_t>(place)).scenario, catalog = m_catalog,
            seen = m_sight->topology, kept = m_baseTopology] {
        return sightAnew({scenario, machineOf(scenario, catalog, {seen, kept})}, {}, seen);
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
    m_baseTopology = machineOf(base(), m_catalog, {m_sight->topology, m_baseTopology});
    Q_EMIT edited();
    look(openReplay);
}

void Document::compareWithOpened() {
    if (m_behind || m_history.at() < (base().program ? 1 : 2))
        return;
    if (!base().program) {
        m_before = {sighter(0)(), m_history.steps().front().scenario, {}};
        return Q_EMIT changed();
    }
    const Scenario& opened = m_history.steps().front().scenario; // its steps belong to another program
    const Canonical saved{opened, machineOf(opened, m_catalog, {m_sight->topology, m_baseTopology})};
    ReplayDesk desk;
    openReplay(desk, saved);
    m_kept = {sightOf(saved, std::move(desk), m_sight->topology), opened, {}};
    m_earlier = m_kept; // remains after A is cleared
    Q_EMIT keptChanged();
    Q_EMIT changed();
}

void Document::goToStep(int position) {
    showKept(false);
    if (replay() && (m_behind || position != this->position()))
        turn([position](ReplayDesk& desk, const Canonical&) { desk.goTo(position); });
}

void Document::goToBusiest() {
    showKept(false);
    if (base().program)
        turn([](ReplayDesk& desk, const Canonical&) {
            if (desk.shown())
                desk.goTo(desk.shown()->replay().busiest());
        });
}

void Document::goBy(int steps) {
    showKept(false);
    if (replay() && (m_behind || std::clamp(position() + steps, 0, length()) != position()))
        turn([steps](ReplayDesk& desk, const Canonical&) { desk.goTo(desk.position() + steps); });
}

QString Document::tryVariant(const Program& program) {
    if (!base().program)
        return tr("There is no program to vary: this scenario is a placement.");
    if (const auto problem = problemOf(program, *m_baseTopology))
        return tr("%1: found %2; allowed: %3")
            .arg(QString::fromStdString(problem->field), QString::fromStdString(problem->value),
                 QString::fromStdString(problem->allowed));
    turn([program](ReplayDesk& desk, const Canonical& saved) { desk.setVariant(replayOf(program, saved.topology)); });
    return {};
}

void Document::showVariant(bool shown) {
    if (m_behind || (variant() && shown != showsVariant()))
        turn([shown](ReplayDesk& desk, const Canonical&) { desk.showVariant(shown); });
}

void Document::dropVariant() {
    if (m_behind || variant())
        turn([](ReplayDesk& desk, const Canonical&) { desk.dropVariant(); });
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
    // The previously open program does not determine the position in another one.
    const auto sight = sightAnew({work.history.current(), topology}, {}, topology);
    m_worker.stop();
    m_next = nullptr;
    m_aside = m_earlier = {};
    m_swaps.clear();
    std::swap(m_history, work.history);
    std::swap(m_saved, work.saved);
    m_baseTopology = std::move(topology);
    Q_EMIT edited();
    m_behind = false;
    show(saving(sight), {});
    Q_EMIT behindChanged();
    Q_EMIT opened();
    return work;
}

void Document::keep() {
    wait();
    showKept(false);
    m_kept = m_shown;
    Q_EMIT keptChanged();
}

void Document::keepBefore() {
    if (kept() || !tellsEarlier())
        return;
    m_kept = m_earlier;
    Q_EMIT keptChanged();
}

void Document::letGo() {
    showKept(false);
    m_kept = {};
    Q_EMIT keptChanged();
}

void Document::showKept(bool shown) {
    if (shown == showsKept() || (shown && !m_kept.sight))
        return;
    wait();
    if (shown)
        m_aside = m_shown;
    show(shown ? m_kept : std::exchange(m_aside, {}), m_before);
}

void Document::swapKept() {
    wait();
    showKept(false);
    if (!m_kept.sight || m_kept.sight == m_sight)
        return;
    push("Swap A and B", m_kept.base);
    m_swaps.push_back({m_history.at(), m_kept, m_shown});
    m_baseTopology = machineOf(base(), m_catalog, {m_kept.sight->topology, m_baseTopology});
    const Shown now = std::exchange(m_kept, m_shown);
    Q_EMIT edited();
    show(now, m_kept);
    Q_EMIT keptChanged();
}

void Document::push(std::string title, const Scenario& scenario) {
    const std::size_t from = m_history.at();
    std::erase_if(m_swaps, [from](const Swap& each) { return each.at > from; });
    m_history.push(std::move(title), scenario);
    if (m_history.at() != from + 1) // the oldest steps were dropped
        m_swaps.clear();
}

void Document::swapBack(std::size_t from, std::size_t to) {
    std::shared_ptr<const Sight> was = m_kept.sight;
    const auto pass = [this](const Shown& is, const Shown& becomes) { // unless A has been replaced since
        m_kept = m_kept.sight == is.sight ? becomes : m_kept;
    };
    for (auto swap = m_swaps.rbegin(); swap != m_swaps.rend(); ++swap)
        if (swap->at <= from && swap->at > to)
            pass(swap->after, swap->before);
    for (const Swap& swap : m_swaps)
        if (swap.at > from && swap.at <= to)
            pass(swap.before, swap.after);
    if (m_kept.sight != was)
        Q_EMIT keptChanged();
}

Document::Shown Document::saving(std::shared_ptr<const Sight> sight) const {
    return {std::move(sight), base(), m_history.at() > 0 ? m_history.steps()[m_history.at()].title : std::string()};
}

void Document::name(const std::string& title) {
    if (title == base().title)
        return;
    showKept(false);
    m_history.name(title);
    if (m_behind) { // the running solution has the old title
        Q_EMIT edited();
        return turn([](ReplayDesk&, const Canonical&) {});
    }
    const auto named = std::make_shared<Sight>(*m_sight);
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

void Document::turn(const Turn& how) {
    look([before = m_next, how](ReplayDesk& desk, const Canonical& saved) {
        if (before)
            before(desk, saved);
        how(desk, saved);
    });
}

void Document::look(Turn how) {
    showKept(false);
    m_next = std::move(how);
    m_behind = true;
    if (!m_worker.isWorking())
        begin();
    m_worker.wait(m_patience);
    if (m_behind)
        Q_EMIT behindChanged();
}

void Document::begin() {
    m_worker.start([how = std::exchange(m_next, nullptr), saved = saved(), desk = m_sight->replay,
                    seen = m_sight->topology, now = saving({}), this](Worker::Run&) mutable -> Worker::Delivery {
        how(desk, saved);
        now.sight = sightOf(saved, std::move(desk), seen);
        return [this, now] { end(now); };
    });
}

void Document::end(Shown now) {
    m_behind = bool(m_next); // without an answer, the view stays as it is
    if (now.sight)
        advance(std::move(now));
    if (m_next && !m_worker.isWorking()) // a receiver of these signals may have requested more
        begin();
    Q_EMIT behindChanged();
}

const Answer* Document::before() const {
    const Shown& before = tellsEarlier() ? m_earlier : m_before;
    return before.sight ? &before.sight->answer : nullptr;
}

bool Document::tellsEarlier() const {
    return m_earlier.sight && m_earlier.sight->replay.isAtOutcome() && m_sight->replay.isAtOutcome();
}

void Document::advance(Shown next) {
    if (!next.sight->replay.sharesReplaysWith(m_sight->replay))
        m_earlier = m_shown;
    show(std::move(next), m_shown);
}

void Document::show(Shown next, Shown before) {
    const Sight& now = *next.sight;
    if (now.topology != m_sight->topology)
        Q_EMIT topologyLeaves();
    m_shown = std::move(next);
    const auto was = std::exchange(m_sight, m_shown.sight);
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
