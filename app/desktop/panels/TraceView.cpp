// SPDX-License-Identifier: GPL-3.0-or-later
// Requests a trace from the core, and steps through its hops.
#include "TraceView.h"

#include "Format.h"
#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Titles.h"
#include "boardset/trace/DescribeTrace.h"

#include <algorithm>
#include <array>

namespace boardset {

namespace {

constexpr double hopMs = 2000; // milliseconds per hop at speed 1: enough time to read a line

/// Returns the first of the given parts that is at or below a path; null if there is none.
BlockId blockNear(const Topology& topology, const std::string& path, const std::vector<BlockId>& parts) {
    const BlockId block = path.empty() ? BlockId() : topology.find(path);
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](BlockId part) { return block && topology.isBelow(part, block); });
    return found == parts.end() ? BlockId() : *found;
}

/// True if two operations have identical steps, and neither has a total of its own.
bool isSameText(const Operation& a, const Operation& b, const Machine& machine) {
    return a.isSum == b.isSum &&
           std::none_of(
               machine.totals.begin(), machine.totals.end(),
               [&](const Total& row) { return row.operation == a.id || row.operation == b.id; }) &&
           std::equal(
               a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
               [](const auto& x, const auto& y) { return x.id == y.id && x.text == y.text; });
}

} // namespace

TraceView::TraceView(const Document& document, QObject* parent)
    : PaneView(parent), m_rows(describeHops(document.topology(), {})), m_document(document) {
    connect(&document, &Document::topologyChanged, this, &TraceView::refresh);
    connect(&document, &Document::changed, this, &TraceView::follow);
    connect(&document, &Document::opening, this, [this] { // topologyChanged() then traces the new scenario
        m_requester.clear();
        m_home.clear();
        m_server.clear();
        m_rests = true;
        setPlaying(false);
    });
    connect(&m_clock, &QTimer::timeout, this, &TraceView::play);
    connect(
        &m_requesterChoice, &PartChoice::chosen, this, [this](const auto& path) { ask(m_requester, path); });
    connect(
        &m_memoryChoice, &PartChoice::chosen, this, [this](const auto& path) { ask(m_home, path); });
    connect(&m_serverChoice, &PartChoice::chosen, this, [this](const auto& path) { ask(m_server, path); });
}

void TraceView::activate() {
    if (!m_active)
        setPlaying(false);
    askAgain();
}

void TraceView::refresh() {
    m_trace.reset(); // the old trace's blocks may belong to another machine
    m_owners.clear();
    m_state = {};
    if (m_active) {
        readMachine();
        ask();
    } else {
        update();
        show(-1);
    }
}

void TraceView::follow() {
    const Workload& workload = m_document.scenario().workload;
    if (!m_active || m_numbers == numbersAt(m_document.topology(), workload, m_requester, m_operation))
        return;
    ask();
}

const Operation* TraceView::asked() const {
    return m_operations.empty() ? nullptr : m_operations[static_cast<std::size_t>(operation())];
}

void TraceView::readMachine() {
    const Topology& topology = m_document.topology();
    const TraceEnds ends = standardEnds(topology, m_document.scenario().workload);
    const std::vector<BlockId> requesters = topology.requesters();
    if (!blockNear(topology, m_requester, requesters)) {
        m_requester = ends.requester;
        m_operation = ends.operation;
    }
    m_requesterChoice.assign(topology, requesters, m_requester);
    m_operations.clear();
    const BlockId first = blockNear(topology, m_requester, requesters);
    for (const Request& each : first ? topology.type(first).requests : std::vector<Request>()) {
        const Operation& one = topology.catalog().operation(each.operation);
        if (!topology.isAskedAt(first, one.family))
            continue;
        const auto identical = std::find_if(m_operations.begin(), m_operations.end(), [&](const Operation* known) {
            return isSameText(*known, one, *topology.node(first).machine);
        });
        if (identical == m_operations.end())
            m_operations.push_back(&one);
        else if (one.id == m_operation)
            m_operation = (*identical)->id;
    }
    const Operation* const operation = asked();
    if (operation)
        m_operation = operation->id;
    const std::vector<BlockId> targets = operation ? targetsOf(topology, *operation, first) : std::vector<BlockId>();
    if (!blockNear(topology, m_home, targets))
        m_home = blockNear(topology, ends.memory, targets) ? ends.memory
                 : targets.empty()                         ? std::string()
                                                           : topology.block(targets.back()).path;
    m_memoryChoice.assign(topology, targets, m_home);
    const bool isServed = operation && topology.catalog().needs(*operation, PlaceBase::Server);
    const std::vector<BlockId> servers = isServed ? topology.withRole(Role::Memory) : std::vector<BlockId>();
    if (!blockNear(topology, m_server, servers))
        m_server = blockNear(topology, ends.server, servers) ? ends.server
                   : servers.empty()                         ? std::string()
                                                             : topology.block(servers.front()).path;
    m_serverChoice.assign(topology, servers, m_server);
}

void TraceView::ask() {
    const Topology& topology = m_document.topology();
    m_state = {};
    m_numbers = numbersAt(topology, m_document.scenario().workload, m_requester, m_operation);
    Table rows = describeHops(topology, {});
    std::vector<OutcomeRow> outcomes;
    const Operation* const operation = asked();
    const BlockId requester = blockNear(topology, m_requester, topology.requesters());
    const std::vector<BlockId> targets =
        operation ? targetsOf(topology, *operation, requester) : std::vector<BlockId>();
    const BlockId target = blockNear(topology, m_home, targets);
    const bool needsTarget = operation && (topology.catalog().needs(*operation, PlaceBase::Home) ||
                                           topology.catalog().needs(*operation, PlaceBase::Supplier) ||
                                           topology.catalog().needs(*operation, PlaceBase::Peer));
    if (!operation && !topology.withRole(Role::Processor).empty()) {
        m_state.empty = tr("No source describes the requests of this machine, so there are no hops to show.");
    } else if (!operation || (needsTarget && !target)) {
        m_state.empty = tr(
            "Add a part that makes requests, and a part that serves them. Then you can trace a request between them.");
    } else if (m_state.error =
                   refusal(requester, target, blockNear(topology, m_server, topology.withRole(Role::Memory)));
               m_state.error.isEmpty()) {
        if (operation->unit == "line")
            m_owners = ownerChoices(topology, requester, target);
        const auto chosen = std::find_if(m_owners.begin(), m_owners.end(),
                                         [&](const OwnerChoice& choice) { return choice.location == m_ownerLocation; });
        m_state.owner = chosen == m_owners.end() ? 0 : static_cast<int>(chosen - m_owners.begin());
        const BlockId owner = m_owners.empty() ? BlockId() : m_owners[static_cast<std::size_t>(m_state.owner)].block;
        try {
            TraceRequest request{m_requester, m_home,      owner ? topology.block(owner).path : std::string(),
                                 {},          m_operation, m_server};
            request.numbers = m_numbers;
            const Number* const lasts = operation->number("per-connection");
            if (lasts != nullptr && lasts->fact.empty() && request.numbers[lasts->id] < 1)
                request.numbers[lasts->id] = 1; // a trace of a connection includes its beginning and end
            m_trace = traceOf(topology, request);
            for (const TraceOutcome& each : m_trace->outcomes)
                if (const auto own = m_outcomes.find(each.number); own != m_outcomes.end())
                    request.outcomes.insert(*own);
            if (!request.outcomes.empty())
                m_trace = traceOf(topology, request);
            m_life = messageLifeOf(topology, *m_trace);
            rows = describeTrace(topology, *m_trace);
            for (const TraceOutcome& each : m_trace->outcomes)
                outcomes.push_back({format::text(each.onHit), format::text(each.onMiss), each.isHit});
        } catch (const std::exception& problem) {
            m_trace.reset();
            m_state.error = QString::fromUtf8(problem.what());
        }
    }
    m_rows.assign(std::move(rows));
    update();
    showLanes();
    m_outcomeRows.assign(std::move(outcomes));
    if (!m_trace)
        setPlaying(false);
    show(hops() > 0 && !m_rests ? 0 : -1);
}

void TraceView::showLanes() {
    std::vector<LaneRow> lanes;
    const bool isDrawn = !m_state.ends.isEmpty();
    for (const MessageStep& step : isDrawn ? m_life.steps : std::vector<MessageStep>()) {
        const auto cell = [&](QStringView role) {
            return m_rows.at(static_cast<int>(step.hop), role.toString()).toString();
        };
        const QString remark = cell(u"remark");
        const QString words = remark.isEmpty() ? tr("%1 %2") : tr("%1 %2, %3").arg(u"%1", u"%2", remark);
        lanes.push_back({cell(u"title"), words.arg(cell(u"title"), cell(u"time")), step.startNs / m_life.ns,
                         step.ns / m_life.ns, step.isAtReceiver, step.isOnce});
    }
    m_lanes.assign(std::move(lanes));
}

/// Shows the trace again after the user has made a choice, even if no hop was highlighted.
void TraceView::askAgain() {
    m_rests = false;
    refresh();
}

void TraceView::ask(std::string& end, const std::string& path) {
    end = path;
    askAgain();
}

QString TraceView::refusal(BlockId requester, BlockId target, BlockId server) const {
    const Topology& topology = m_document.topology();
    const bool isServed = topology.catalog().needs(*asked(), PlaceBase::Server);
    const bool isHome = !homesFor(topology, *asked()).empty();
    Obstacle obstacle = obstacleAt(topology, requester);
    if (!obstacle && target && (server || !isServed))
        obstacle =
            isHome ? obstacleBetween(topology, isServed ? server : requester, target) : obstacleAt(topology, target);
    const QString text = format::text(textOf(topology, obstacle));
    switch (obstacle.barrier) {
    case Barrier::None:
        break;
    case Barrier::Lost:
        return tr("%1. Select a part that works, or repair it.").arg(text);
    case Barrier::NoDomain:
        return tr("%1. Select a part in a domain.").arg(text);
    case Barrier::OtherDomain:
        return tr("%1, and addresses never cross domains. Select two parts of the same domain.").arg(text);
    case Barrier::NoPath:
        return tr("%1. Select another part, or repair the failed one.").arg(text);
    case Barrier::NoPart:
        return tr("%1. Select another part.").arg(text);
    }
    return {};
}

QString TraceView::titleOf(BlockId block) const {
    return format::text(boardset::titleOf(m_document.topology(), block));
}

void TraceView::update() {
    constexpr std::array patterns{translatable("Clean in memory"), translatable("Owned on the same board: {owner}"),
                                  translatable("Owned on the memory's board: {owner}"),
                                  translatable("Owned on another board: {owner}"),
                                  translatable("Owned in a third boardset: {owner}")}; // in the order of OwnerLocation
    for (const Operation* each : m_operations)
        m_state.operations << format::text(each->title);
    m_state.operation = operation();
    for (const auto& [location, block] : m_owners) {
        const std::string owner = block ? boardset::titleOf(m_document.topology(), block) : std::string();
        m_state.owners << format::text(Message{patterns.at(static_cast<std::size_t>(location)), {{"owner", owner}}});
    }
    m_state.hops = hops();
    if (m_trace && m_life.onceNs() > 0)
        m_state.ends = {titleOf(m_trace->requester), titleOf(m_trace->memory)};
    const auto isEach = [](const MessageStep& step) { return !step.isOnce && step.ns > 0; };
    const auto first = std::ranges::find_if(m_life.steps, isEach);
    const auto last = std::find_if(m_life.steps.rbegin(), m_life.steps.rend(), isEach);
    if (first != m_life.steps.end()) {
        m_state.eachFrom = first->startNs / m_life.ns;
        m_state.eachTo = last->endNs() / m_life.ns;
    }
    Q_EMIT changed();
}

QString TraceView::connectionText(double messages) const {
    return m_state.ends.isEmpty() ? QString()
                                  : format::text(describeConnection(m_document.topology(), *m_trace, m_life, messages));
}

int TraceView::operation() const {
    const auto own = std::find_if(m_operations.begin(), m_operations.end(),
                                  [&](const Operation* each) { return each->id == m_operation; });
    return own == m_operations.end() ? 0 : static_cast<int>(own - m_operations.begin());
}

void TraceView::setOperation(int index) {
    if (index >= 0 && index < static_cast<int>(m_operations.size()) && index != operation())
        ask(m_operation, m_operations[static_cast<std::size_t>(index)]->id);
}

QString TraceView::progress() const {
    return hop() ? format::text(describeProgress(*m_trace, static_cast<std::size_t>(m_at))) : QString();
}

const Hop* TraceView::hop() const {
    return m_trace && m_at >= 0 ? &m_trace->hops.at(static_cast<std::size_t>(m_at)) : nullptr;
}

void TraceView::setOwner(int index) {
    if (index < 0 || index >= static_cast<int>(m_owners.size()) || index == m_state.owner)
        return;
    m_ownerLocation = m_owners[static_cast<std::size_t>(index)].location;
    askAgain();
}

void TraceView::setOutcome(int row, bool isHit) {
    if (!m_trace || row < 0 || row >= m_outcomeRows.count())
        return;
    m_outcomes[m_trace->outcomes[static_cast<std::size_t>(row)].number] = isHit;
    askAgain();
}

void TraceView::show(int hop) {
    m_rests = m_rests && hop < 0;
    m_at = hop;
    Q_EMIT atChanged();
}

void TraceView::goTo(int hop) {
    if (hops() > 0 && hop != m_at)
        show(std::clamp(hop, 0, hops() - 1));
}

void TraceView::step(int count) {
    setPlaying(false);
    goTo(m_at + count);
}

void TraceView::setPlaying(bool playing) {
    if (playing == isPlaying() || (playing && hops() == 0))
        return;
    if (playing && m_at + 1 >= hops())
        goTo(0);
    if (playing)
        m_clock.start(static_cast<int>(hopMs / m_speed));
    else
        m_clock.stop();
    Q_EMIT playingChanged();
}

void TraceView::setSpeed(double speed) {
    if (!(speed > 0) || speed == m_speed)
        return;
    m_speed = speed;
    if (isPlaying())
        m_clock.start(static_cast<int>(hopMs / m_speed));
    Q_EMIT speedChanged();
}

void TraceView::play() {
    goTo(m_at + 1);
    if (m_at + 1 >= hops())
        setPlaying(false);
}

void TraceView::start(std::string& end, const QString& block, const std::vector<BlockId>& parts) {
    const BlockId part = blockNear(m_document.topology(), block.toStdString(), parts);
    if (part)
        end = m_document.topology().block(part).path;
    Q_EMIT wanted();
    if (m_active)
        askAgain();
}

} // namespace boardset
