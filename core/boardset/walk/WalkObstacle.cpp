// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps an operation from happening: a part that its steps need has failed, or is not there.
#include "boardset/walk/Legs.h"
#include "boardset/walk/Walk.h"

#include <algorithm>

namespace boardset {

namespace {

/// A block type or a role, as a machine's parts are called.
std::string titleOfKind(const Topology& topology, const std::string& kind) {
    const auto& blocks = topology.blocks();
    const auto one = std::ranges::find(blocks, kind, &Block::type);
    return one == blocks.end() ? kind : topology.type(one->id).title;
}

} // namespace

/// At one place. On the way of a step there has to be a part; what it asks may be of parts that a machine lacks.
Obstacle Walk::obstacleAt(int number, bool isPassed, const Ends& ends) const {
    const std::vector<Part> parts = partsAt(number, ends);
    for (const Part& part : parts) {
        const int station = m_stations->ofBlock(part.block, false);
        if (m_topology->block(part.block).lost || (station >= 0 && m_stations->at(station).servers == 0))
            return {Barrier::Lost, part.block};
    }
    const Place& place = m_topology->catalog().places()[static_cast<std::size_t>(number)];
    const PlaceBase base = m_topology->catalog().baseOf(place);
    const BlockId at = base == PlaceBase::Home     ? ends.home
                       : base == PlaceBase::Server ? ends.server
                       : base == PlaceBase::Peer   ? ends.peer
                                                   : ends.requester;
    const bool mayBeNone = place.relation == Relation::Others; // nobody else has to be there
    return parts.empty() && isPassed && at && !mayBeNone
               ? Obstacle{Barrier::NoPart, at, {}, titleOfKind(*m_topology, place.kind)}
               : Obstacle{};
}

/// A way that a failure has cut; where nothing has failed, the operation does not fit the machine, which wayOf() says.
Obstacle Walk::gapIn(const GivenStep& step, const Ends& ends) const {
    const Movement moves = step.step->moves;
    const Configuration& configuration = m_topology->configuration();
    if (step.to < 0 || moves == Movement::Stay || (configuration.failed.empty() && configuration.off.empty()))
        return {};
    for (const Part& from : partsAt(step.from, ends))
        for (const Part& to : partsAt(step.to, ends))
            if (from.block != to.block && m_topology->ways().between(linksOf(moves), from.block, to.block).empty())
                return {Barrier::NoPath, from.block, to.block};
    return {};
}

Obstacle Walk::obstacle(const Ends& ends) const {
    const unsigned words = wordsOf(ends);
    for (const GivenStep& step : m_steps) {
        if ((step.given.needs & words) != step.given.needs || step.times == 0 || step.given.share == 0)
            continue;
        Obstacle found = obstacleAt(step.from, true, ends);
        if (!found && step.to >= 0)
            found = obstacleAt(step.to, true, ends);
        if (!found)
            found = gapIn(step, ends);
        for (std::size_t i = 0; !found && i < step.asks.size(); ++i)
            found = step.asks[i].place < 0 ? Obstacle{} : obstacleAt(step.asks[i].place, false, ends);
        if (!found && step.performed)
            found = step.performed->obstacle(ends);
        if (found)
            return found;
    }
    return {};
}

} // namespace boardset
