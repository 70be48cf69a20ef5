// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the core for a trace and walks through its hops.
#include "TraceView.h"

#include "Format.h"
#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double hopMs = 2000; // at speed 1: time to read a line

/// The first part of a role at or below a path; none if there is none.
BlockId partAt(const Topology& topology, const std::string& path, Role role) {
    const auto block = topology.find(path);
    const std::vector<BlockId> parts = block ? topology.withRole(role, block) : std::vector<BlockId>();
    return parts.empty() ? BlockId() : parts.front();
}

} // namespace

TraceView::TraceView(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::topologyChanged, this, &TraceView::refresh);
    connect(&m_clock, &QTimer::timeout, this, &TraceView::play);
    connect(&m_requesterChoice, &PartChoice::chosen, this, [this](const auto& path) { ask(m_requester, path); });
    connect(&m_memoryChoice, &PartChoice::chosen, this, [this](const auto& path) { ask(m_home, path); });
}

void TraceView::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    if (!active)
        setPlaying(false);
    refresh();
}

void TraceView::refresh() {
    if (m_active) {
        readMachine();
        ask();
    } else {
        m_trace.reset(); // its blocks may soon be those of another machine
        show(-1);
    }
    Q_EMIT changed();
}

void TraceView::readMachine() {
    const Topology& topology = m_document.topology();
    const TraceEnds ends = standardEnds(topology, m_document.scenario().workload);
    if (m_requester.empty() || !partAt(topology, m_requester, Role::Processor))
        m_requester = ends.requester;
    if (m_home.empty() || !partAt(topology, m_home, Role::Memory))
        m_home = ends.memory;
    m_requesterChoice.assign(topology, Role::Processor, m_requester);
    m_memoryChoice.assign(topology, Role::Memory, m_home);
}

void TraceView::ask() {
    const Topology& topology = m_document.topology();
    m_trace.reset();
    m_owners = {{}};
    m_state = 0;
    m_error.clear();
    m_empty.clear();
    std::vector<TraceRow> rows;
    const auto requester = partAt(topology, m_requester, Role::Processor);
    const auto memory = partAt(topology, m_home, Role::Memory);
    if (topology.withRole(Role::Processor).empty() && !topology.devices().empty()) {
        m_empty = tr("On this machine devices ask for data, not processors for lines: the way of a stream's requests "
                     "stands in the inspector.");
    } else if (!requester || !memory) {
        m_empty = tr("Put in a board with processors and memory: then a miss can be followed from one to the other.");
    } else if (!canTrace(topology)) {
        m_empty = tr("No source describes how this machine answers a miss, so there are no hops to show.");
    } else if (m_error = refusal(requester, memory); m_error.isEmpty()) {
        m_owners = ownerChoices(topology, requester, memory);
        const auto chosen = std::find_if(m_owners.begin(), m_owners.end(),
                                         [&](const OwnerChoice& choice) { return choice.place == m_ownerPlace; });
        m_state = chosen == m_owners.end() ? 0 : static_cast<int>(chosen - m_owners.begin());
        const BlockId owner = m_owners[static_cast<std::size_t>(m_state)].block;
        try {
            TraceRequest request{m_requester, m_home, owner ? topology.block(owner).path : std::string(), {}};
            m_trace = traceOf(topology, request);
            if (m_trace->directory && m_directoryMisses) {
                request.directory = DirectoryAnswer::Miss;
                m_trace = traceOf(topology, request);
            }
            rows = traceRows(topology, *m_trace);
        } catch (const std::exception& problem) {
            m_trace.reset();
            m_error = QString::fromUtf8(problem.what());
        }
    }
    m_rows.assign(std::move(rows));
    if (!m_trace)
        setPlaying(false);
    show(hops() > 0 ? 0 : -1);
}

void TraceView::ask(std::string& end, const std::string& path) {
    end = path;
    refresh();
}

QString TraceView::refusal(BlockId requester, BlockId memory) const {
    const Topology& topology = m_document.topology();
    const Obstacle obstacle = obstacleBetween(topology, requester, memory);
    const QString text = format::text(textOf(topology, obstacle));
    switch (obstacle.barrier) {
    case Barrier::None:
        break;
    case Barrier::Lost:
        return tr("%1: choose a part that works, or repair it.").arg(text);
    case Barrier::NoDomain:
        return tr("%1: choose a part that is in one.").arg(text);
    case Barrier::OtherDomain:
        return tr("%1, and no address passes from one domain to another: choose both in one.").arg(text);
    case Barrier::NoPath:
        return tr("%1: choose another memory, or repair what has failed.").arg(text);
    }
    return {};
}

QString TraceView::titleOf(BlockId block) const {
    return format::text(boardset::titleOf(m_document.topology(), block));
}

QStringList TraceView::states() const {
    QStringList texts;
    for (const OwnerChoice& choice : m_owners) {
        const QString owner = choice.block ? titleOf(choice.block) : QString();
        switch (choice.place) {
        case OwnerPlace::None:
            texts << tr("Clean in memory");
            break;
        case OwnerPlace::SameBoard:
            texts << tr("Owned on the same board: %1").arg(owner);
            break;
        case OwnerPlace::HomeBoard:
            texts << tr("Owned beside the memory: %1").arg(owner);
            break;
        case OwnerPlace::OtherBoard:
            texts << tr("Owned on another board: %1").arg(owner);
            break;
        case OwnerPlace::OtherRoot:
            texts << tr("Owned on a third boardset: %1").arg(owner);
            break;
        }
    }
    return texts;
}

QString TraceView::progress() const {
    if (!hop())
        return {};
    const double counted = m_trace->countedNs(static_cast<std::size_t>(m_at) + 1);
    const QString place = tr("Hop %1 of %2").arg(m_at + 1).arg(hops());
    const double total = m_trace->total ? m_trace->total->ns : counted;
    return m_trace->total ? tr("%1 · %2 of %3 ns").arg(place, rangeText({counted, counted}), rangeText({total, total}))
                          : tr("%1 · %2 ns").arg(place, rangeText({counted, counted}));
}

const Hop* TraceView::hop() const {
    return m_trace && m_at >= 0 ? &m_trace->hops.at(static_cast<std::size_t>(m_at)) : nullptr;
}

void TraceView::setState(int index) {
    if (index < 0 || index >= static_cast<int>(m_owners.size()) || index == m_state)
        return;
    m_ownerPlace = m_owners[static_cast<std::size_t>(index)].place;
    refresh();
}

void TraceView::setDirectoryMisses(bool misses) {
    if (misses == m_directoryMisses)
        return;
    m_directoryMisses = misses;
    refresh();
}

void TraceView::show(int hop) {
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

void TraceView::startFrom(const QString& block) {
    start(m_requester, block, Role::Processor);
}

void TraceView::startTo(const QString& block) {
    start(m_home, block, Role::Memory);
}

void TraceView::start(std::string& end, const QString& block, Role role) {
    const auto part = partAt(m_document.topology(), block.toStdString(), role);
    if (part)
        end = m_document.topology().block(part).path;
    Q_EMIT wanted();
    if (m_active)
        refresh();
}

} // namespace boardset
