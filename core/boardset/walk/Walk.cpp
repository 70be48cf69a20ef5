// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/Walk.h"

#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"
#include "boardset/topology/DerivedOptions.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/walk/RouteLeg.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {
/// Properties of the ends that a condition can require.
namespace word {
constexpr unsigned clean = 1;
constexpr unsigned owned = 2;
constexpr unsigned near = 4;
constexpr unsigned far = 8;
constexpr unsigned atHome = 16;
constexpr unsigned elsewhere = 32;
constexpr unsigned asked = 64;
} // namespace word

unsigned wordOf(const std::string& value) {
    return value == "clean"     ? word::clean
           : value == "owned"   ? word::owned
           : value == "near"    ? word::near
           : value == "far"     ? word::far
           : value == "at-home" ? word::atHome
           : value == "asked"   ? word::asked
                                : word::elsewhere;
}

double factOf(const Topology& topology, const std::string& id) {
    return topology.catalog().fact(id).si();
}

[[noreturn]] void misfit(const Topology& topology, const Operation& operation, const OperationStep& step,
                         const std::string& why) {
    throw CatalogError(
        Message{"operation {operation}, step {step}: on {machine} {why}",
                {{"operation", operation.id}, {"step", step.id}, {"machine", topology.machine().id}, {"why", why}}});
}

} // namespace

Walk::Walk(const Topology& topology, const Operation& operation, const Circumstances& circumstances, BlockId origin)
    : m_topology(&topology), m_node(&topology.node(origin)), m_operation(&operation),
      m_stations(&topology.kept<StationTable>()), m_circumstances(circumstances),
      m_size(number("size").value_or(topology.lineBytes(origin))) {
    m_pieces = operation.piece.empty() ? 1 : static_cast<int>(std::ceil(m_size / factOf(topology, operation.piece)));
    for (const OperationStep& step : operation.steps) {
        GivenStep next = given(step);
        if (next.given.share > 0)
            m_steps.push_back(std::move(next));
    }
    for (const Number& number : operation.numbers)
        addLookup(number);
}

std::optional<double> Walk::number(const std::string& id) const {
    const Number* number = m_operation->number(id);
    if (number == nullptr)
        return std::nullopt;
    if (const auto own = m_circumstances.numbers.find(id); own != m_circumstances.numbers.end())
        return own->second * number->factor;
    if (const auto option = m_node->options.find(number->option); option != m_node->options.end())
        return option->second * number->factor;
    return number->fact.empty() ? std::nullopt : std::optional(factOf(*m_topology, number->fact));
}

Walk::Given Walk::given(const Condition& condition) const {
    Given all;
    for (const Clause& clause : condition) {
        switch (clause.word) {
        case ConditionKeyword::Line:
        case ConditionKeyword::Home:
        case ConditionKeyword::Owner:
        case ConditionKeyword::Directory:
            all.needs |= wordOf(clause.value);
            break;
        case ConditionKeyword::OutcomeOf: {
            const auto known = m_circumstances.outcomes.find(clause.subject);
            const bool isHit = clause.value == "hit";
            const double hits =
                known != m_circumstances.outcomes.end() ? (known->second ? 1 : 0) : number(clause.subject).value_or(1);
            all.share *= isHit ? hits : 1 - hits;
            break;
        }
        case ConditionKeyword::Number: {
            const auto own = number(clause.subject);
            const double factor = m_operation->number(clause.subject)->factor;
            all.share *= own && *own == decimalIn(clause.value).value() * factor;
            break;
        }
        case ConditionKeyword::Option:
        case ConditionKeyword::Platform:
        case ConditionKeyword::Fitted:
        case ConditionKeyword::Failed:
        case ConditionKeyword::Identical:
            all.share *= isSatisfied(*m_topology, *m_node, {clause});
            break;
        case ConditionKeyword::Lies:
            all.share *= (m_circumstances.layouts & bitOf(valueOfWord<RegionLayout>(clause.value).value())) != 0;
            break;
        }
    }
    return all;
}

Walk::GivenStep Walk::given(const OperationStep& step) const {
    GivenStep next;
    next.step = &step;
    next.from = indexOfPlace(step.from);
    next.to = step.to.empty() ? -1 : indexOfPlace(step.to);
    next.given = given(step.applies);
    next.times = step.each == Each::Piece ? 1.0 : 1.0 / m_pieces;
    if (step.each == Each::Connection) {
        const auto operations = number("per-connection");
        next.times = operations && *operations > 0 ? next.times / *operations : 0;
    }
    if (!step.times.empty())
        next.times *= number(step.times).value_or(0);
    if (!step.time.empty() && step.within.empty() && step.beside.empty()) {
        const Fact& time = m_topology->catalog().fact(step.time);
        next.seconds = time.unit == "clocks" ? time.si() / factOf(*m_topology, m_operation->clock) : time.si();
    }
    if (!step.performs.empty()) {
        const Operation& other = m_topology->catalog().operation(step.performs);
        Circumstances own = m_circumstances;
        std::erase_if(own.numbers, [&](const auto& each) { return other.number(each.first) == nullptr; });
        next.performed = std::make_shared<Walk>(*m_topology, other, own, m_node->block);
        next.times *= next.performed->pieces();
    }
    for (const Ask& ask : step.asks) {
        const GivenAsk one = given(ask);
        if (one.given.share == 0)
            continue;
        if (!ask.rate.empty() && one.place < 0)
            next.factors.emplace_back(ask.rate, one.amount);
        else
            next.asks.push_back(one);
    }
    return next;
}

Walk::GivenAsk Walk::given(const Ask& ask) const {
    GivenAsk one;
    one.ask = &ask;
    one.place = ask.at.empty() ? -1 : indexOfPlace(ask.at);
    one.of = ask.of.empty() ? -1 : indexOfPlace(ask.of);
    one.given = given(ask.applies);
    one.amount = !ask.fact.empty()      ? factOf(*m_topology, ask.fact)
                 : !ask.number.empty()  ? number(ask.number).value_or(0)
                 : ask.property.empty() ? 1
                                        : 0;
    return one;
}

int Walk::indexOfPlace(const std::string& id) const {
    return static_cast<int>(&m_topology->catalog().place(id) - m_topology->catalog().places().data());
}

unsigned Walk::wordsOf(const OperationEnds& ends) const {
    const BlockId own = !ends.requester ? BlockId() : m_topology->coherencyRootOf(ends.requester);
    const BlockId home = ends.home ? m_topology->coherencyRootOf(ends.home) : own;
    unsigned words = (ends.owner ? word::owned : word::clean) | (own == home ? word::near : word::far);
    if (ends.owner)
        words |= m_topology->coherencyRootOf(ends.owner) == home ? word::atHome : word::elsewhere;
    return (words & (word::far | word::elsewhere)) != 0 ? words | word::asked : words;
}

BlockId Walk::placeOf(const std::string& place, const OperationEnds& ends) const {
    const std::vector<Part> parts = partsAt(indexOfPlace(place), ends);
    return parts.empty() ? BlockId() : parts.front().block;
}

/// Returns the home's block with its weights. `data` is the number of copies that the place includes: one or all.
/// `weight` is the number of parts in which the data of an operation starts, in these copies.
Walk::Part Walk::homeShare(const Place& place, BlockId block) const {
    const double piece = m_circumstances.regionPiece;
    const double begun = place.mode != PlaceMode::One && piece > 0 ? std::ceil(m_size / piece) : 1;
    const double copies = place.mode == PlaceMode::All ? m_circumstances.copies : 1;
    return {block, copies * std::min(begun, double(m_circumstances.parts)), copies};
}

std::vector<Walk::Part> Walk::partsAt(int number, const OperationEnds& ends) const {
    const Place& place = m_topology->catalog().places()[static_cast<std::size_t>(number)];
    if (place.base == PlaceBase::Home && place.relation == Relation::Is)
        return ends.home ? std::vector{homeShare(place, ends.home)} : std::vector<Part>();
    const std::vector<BlockId> found = blocksAt(*m_topology, place, ends);
    // If a place is defined relative to a home, each of its parts has as many demands as the home.
    const Part times = m_topology->catalog().baseOf(place) == PlaceBase::Home ? homeShare(place, {}) : Part();
    const std::vector<double> turns = place.relation == Relation::Interleaved && found.size() > 1
                                          ? m_topology->kept<InterleavedMemories>().sharesOf(found.front())
                                          : std::vector<double>();
    std::vector<Part> parts;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double share = !turns.empty()                 ? turns[i]
                             : place.mode == PlaceMode::All ? 1
                                                            : 1 / static_cast<double>(found.size());
        parts.push_back({found[i], share * times.weight, share * times.data});
    }
    return parts;
}

Route Walk::routeOf(const GivenStep& step, BlockId from, BlockId to) const {
    const Movement moves = step.step->moves;
    if (moves == Movement::Stay)
        return {{from}, {1}, {}};
    Route route = moves == Movement::Broadcast ? m_topology->routes().broadcast(from, m_topology->block(from).domain)
                                               : m_topology->routes().between(linksOf(moves), from, to);
    if (route.empty()) {
        misfit(*m_topology, *m_operation, *step.step,
               Message{"no {kind} links lead from {from} to {to}",
                       {{"kind", Message{toString(moves)}},
                        {"from", m_topology->block(from).path},
                        {"to", m_topology->block(to).path}}});
    }
    return route;
}

void Walk::visitAsks(const OperationEnds& ends, const std::function<void(const StationDemand&)>& visit) const {
    const unsigned words = wordsOf(ends);
    for (const GivenStep& step : m_steps)
        if ((step.given.needs & words) == step.given.needs && step.times > 0)
            visitStep(step, words, ends, visit);
}

void Walk::visitStep(const GivenStep& step, unsigned words, const OperationEnds& ends,
                     const std::function<void(const StationDemand&)>& visit) const {
    const double share = step.given.share * step.times;
    if (step.step->moves == Movement::Data || step.step->moves == Movement::Message) {
        for (const Part& from : partsAt(step.from, ends))
            for (const Part& to : partsAt(step.to, ends))
                visitData(step, share * from.data * to.data, from.block, to.block, visit);
    }
    for (const GivenAsk& ask : step.asks)
        if ((ask.given.needs & words) == ask.given.needs)
            visitAsk(step, ask, share * ask.given.share, ends, visit);
    if (step.performed) {
        step.performed->visitAsks(
            ends,
            [&](StationDemand asked) {
                asked.share *= share;
                asked.seconds *= share;
                asked.isPosted = asked.isPosted || step.step->waits == Waits::None;
                visit(asked);
            });
    }
}

double Walk::delaySeconds(const OperationEnds& ends) const {
    const unsigned words = wordsOf(ends);
    double delay = 0;
    for (const GivenStep& step : m_steps) {
        const bool isWaitedFor = step.step->waits != Waits::None;
        const bool happens = isWaitedFor && (step.given.needs & words) == step.given.needs && step.times > 0;
        if (happens && step.performed)
            delay += step.given.share * step.times * step.performed->delaySeconds(ends);
        if (!happens || step.seconds == 0)
            continue;
        double asked = 0;
        visitStep(step, words, ends, [&](const StationDemand& each) { asked += each.isPosted ? 0 : each.seconds; });
        const double rest = step.given.share * step.times * step.seconds - asked;
        if (rest < -1e-12 * asked)
            misfit(*m_topology, *m_operation, *step.step, Message{"the step's demand exceeds its time"});
        delay += std::max(0.0, rest);
    }
    return delay;
}

void Walk::visitData(const GivenStep& step, double share, BlockId from, BlockId to,
                     const std::function<void(const StationDemand&)>& visit) const {
    if (from == to)
        return;
    const Route route = routeOf(step, from, to);
    const double data = step.step->hasData ? pieceBytes() : 0;
    const auto isOn = [&](RouteLeg leg) { return step.step->leg == RouteLeg::All || step.step->leg == leg; };
    const auto factorAt = [&](const StationLocation& place) {
        for (const auto& [rate, factor] : step.factors)
            if (rate == place.rateFact)
                return factor;
        return 1.0;
    };
    const auto visitBytes = [&](int station, double part, double bytes, bool isAnswer) {
        const StationLocation& place = m_stations->at(station);
        const double seconds = share * part * factorAt(place) * bytes / place.rate;
        visit({step.step, nullptr, station, share * part, seconds, isAnswer, step.step->waits == Waits::None});
    };
    for (std::size_t i = 0; data > 0 && i < route.blocks.size(); ++i) {
        const BlockId block = route.blocks[i];
        const int station = m_stations->ofBlock(block, block == from);
        if (station >= 0 && m_stations->at(station).serves == ServedUnit::Line &&
            isOn(legAt(*m_topology, block, from, to)))
            visitBytes(station, route.shares[i], data, false);
    }
    for (const RouteLink& routeLink : route.links) {
        const Link& link = m_topology->link(routeLink.link);
        if (link.capacity.empty() || !isOn(legAt(*m_topology, routeLink, from, to)))
            continue;
        const bool upstream = routeLink.from == link.from;
        if (link.framing.empty()) {
            if (data > 0)
                visitBytes(m_stations->ofLink(link.id, upstream), routeLink.share, data, false);
            continue;
        }
        const Framing& framing = m_topology->catalog().framing(link.framing);
        const double answers = factOf(*m_topology, framing.acknowledgement) / factOf(*m_topology, framing.acknowledged);
        const double room = factOf(*m_topology, framing.credit) / factOf(*m_topology, framing.credited);
        visitBytes(m_stations->ofLink(link.id, upstream), routeLink.share, data + factOf(*m_topology, framing.overhead),
                   false);
        visitBytes(m_stations->ofLink(link.id, !upstream), routeLink.share,
                   answers + (step.step->wantsCredit ? room : 0), true);
    }
}

BlockId Walk::subjectOf(const GivenAsk& ask, BlockId asked, const OperationEnds& ends) const {
    const std::vector<Part> parts = ask.of < 0 ? std::vector{Part{asked}} : partsAt(ask.of, ends);
    return parts.empty() ? BlockId() : parts.front().block;
}

double Walk::amountOf(const GivenAsk& ask, BlockId subject) const {
    double amount = ask.amount;
    if (!ask.ask->property.empty() && subject) {
        const Fact* const own = m_topology->catalog().factAbout(m_topology->block(subject).type, ask.ask->property);
        amount = own == nullptr ? 0 : own->si();
    }
    switch (ask.ask->per) {
    case AmountPer::One:
        return amount;
    case AmountPer::Size:
        return amount * pieceBytes();
    case AmountPer::Pieces:
        return amount * std::ceil(pieceBytes() / factOf(*m_topology, ask.ask->piece));
    }
    return amount;
}

void Walk::visitAsk(const GivenStep& step, const GivenAsk& ask, double share, const OperationEnds& ends,
                    const std::function<void(const StationDemand&)>& visit) const {
    if (ask.ask->unit == DemandUnit::Percent) {
        const auto other =
            std::ranges::find_if(m_steps, [&](const GivenStep& each) { return each.step->ordinal == ask.ask->ofStep; });
        for (const GivenAsk& each : other == m_steps.end() ? std::vector<GivenAsk>() : other->asks) {
            const bool isThere = ask.place < 0 || each.place == ask.place;
            if (isThere && each.ask->unit != DemandUnit::Percent) {
                const Part at = partsAt(each.place, ends).front();
                visitAsk(*other, each,
                         share * other->times * each.given.share * amountOf(ask, subjectOf(ask, at.block, ends)), ends,
                         [&](StationDemand more) {
                             more.step = step.step;
                             more.isPosted = more.isPosted || step.step->waits == Waits::None;
                             visit(more);
                         });
            }
        }
        return;
    }
    const std::vector<Part> parts = ask.place < 0 ? std::vector<Part>() : partsAt(ask.place, ends);
    double identical = 0;
    for (const Part& part : parts)
        identical += ask.ask->per == AmountPer::Size ? part.data : part.weight;
    // A customer that waits for the slowest of several identical parts effectively waits for one of them.
    const double waited = step.step->waits == Waits::Slowest && identical > 1 ? 1 / identical : 1;
    for (const Part& part : parts) {
        const int station = m_stations->ofBlock(part.block, false);
        if (station < 0)
            continue;
        const StationLocation& place = m_stations->at(station);
        const BlockId subject = subjectOf(ask, part.block, ends);
        const double amount = amountOf(ask, subject);
        const double seconds = ask.ask->unit == DemandUnit::Seconds ? amount : amount / place.rate;
        const double weight = ask.ask->per == AmountPer::Size ? part.data : part.weight;
        const bool isPosted = step.step->waits == Waits::None;
        const double all = share * weight;
        visit({step.step, ask.ask, station, all * waited, all * waited * seconds, false, isPosted, subject});
        if (waited < 1)
            visit(
                {step.step, ask.ask, station, all * (1 - waited), all * (1 - waited) * seconds, false, true, subject});
    }
}

void Walk::addLookup(const Number& number) {
    const auto hits = number.lookedIn.empty() ? std::nullopt : this->number(number.id);
    if (!hits)
        return;
    GivenLookup& lookup = m_lookups.emplace_back(GivenLookup{indexOfPlace(number.lookedIn), *hits, {}});
    for (const GivenStep& step : m_steps) {
        for (const Clause& clause : step.step->applies) {
            const double own = clause.value == "hit" ? *hits : 1 - *hits;
            if (clause.word == ConditionKeyword::OutcomeOf && clause.subject == number.id && own > 0)
                lookup.asking.push_back({step.given.share / own, step.given.needs});
        }
    }
}

std::vector<Lookup> Walk::lookups(const OperationEnds& ends) const {
    const unsigned words = m_lookups.empty() ? 0 : wordsOf(ends);
    std::vector<Lookup> lookups;
    for (const GivenLookup& each : m_lookups) {
        double asked = 0; // share of the pieces that are looked up: the maximum over all steps
        for (const Given& given : each.asking)
            if ((given.needs & words) == given.needs)
                asked = std::max(asked, given.share);
        if (asked <= 0)
            continue;
        for (const Part& part : partsAt(each.place, ends))
            lookups.push_back({part.block, asked * part.weight, asked * part.weight * each.hits});
    }
    return lookups;
}

std::vector<StepTaken> Walk::steps(const OperationEnds& ends) const {
    const unsigned words = wordsOf(ends);
    std::vector<StepTaken> taken;
    for (const GivenStep& step : m_steps) {
        if ((step.given.needs & words) != step.given.needs || step.times == 0 || step.given.share == 0)
            continue;
        const double times = step.times * m_pieces;
        const bool isPosted = step.step->waits == Waits::None;
        if (step.performed) {
            for (StepTaken& inner : step.performed->steps(ends)) {
                inner.share *= step.given.share;
                inner.times *= times / step.performed->pieces();
                inner.isPosted = inner.isPosted || isPosted;
                taken.push_back(std::move(inner));
            }
            continue;
        }
        const std::vector<Part> from = partsAt(step.from, ends);
        const std::vector<Part> to = step.to < 0 ? std::vector{Part()} : partsAt(step.to, ends);
        if (from.empty() && m_topology->catalog().places()[std::size_t(step.from)].mode == PlaceMode::All)
            continue; // the step addresses all parts at a place that has no parts
        if (from.empty() || to.empty()) {
            misfit(*m_topology, *m_operation, *step.step,
                   Message{"there is no {place}", {{"place", from.empty() ? step.step->from : step.step->to}}});
        }
        double seconds = 0;
        if (m_operation->isSum) {
            visitStep(step, words, ends,
                      [&](const StationDemand& each) { seconds += each.isPosted && !isPosted ? 0 : each.seconds; });
            seconds = std::max(step.seconds, seconds / (step.given.share * step.times));
        }
        const bool isThere = from.front().block == to.front().block;
        if (isThere && seconds == 0)
            continue;
        Route route =
            isThere ? Route{{to.front().block}, {1}, {}} : routeOf(step, from.front().block, to.front().block);
        for (std::size_t i = 1; step.step->moves == Movement::Stay && i < from.size(); ++i) {
            route.blocks.push_back(from[i].block);
            route.shares.push_back(1);
        }
        route = routeLegOf(*m_topology, route, step.step->leg);
        if (!route.empty())
            taken.push_back({step.step, step.given.share, times, seconds, isPosted, std::move(route)});
    }
    return taken;
}

std::vector<TotalShare> Walk::totals(const OperationEnds& ends) const {
    std::vector<TotalShare> totals;
    const BlockId origin = placeOf(m_operation->origin, ends);
    const BlockId end = ends.home ? ends.home : ends.peer ? ends.peer : origin;
    const BlockId ancestor = origin ? m_topology->lowestCommonAncestor(origin, end) : rootBlock;
    double added = 0;
    const Route route = ends.home ? m_topology->dataRoute(ends.home, ends.requester) : Route();
    for (const RouteLink& routeLink : route.links) {
        const std::string& latency = m_topology->link(routeLink.link).latency;
        added += latency.empty() ? 0 : routeLink.share * factOf(*m_topology, latency) * 1e9;
    }
    const unsigned words = wordsOf(ends);
    for (const Total& row : m_topology->node(ancestor).machine->totals) {
        if (row.ancestor != m_topology->type(ancestor).id ||
            !(row.operation.empty() || row.operation == m_operation->id))
            continue;
        const Given holds = given(row.applies);
        if (holds.share > 0 && (holds.needs & words) == holds.needs)
            totals.push_back({&row, holds.share, factOf(*m_topology, row.latency) * 1e9 + added});
    }
    return totals;
}

std::vector<TotalShare> totalsBetween(const Topology& topology, BlockId requester, BlockId home) {
    const std::vector<Request>& requests = topology.type(requester).requests;
    return requests.empty() ? std::vector<TotalShare>()
                            : Walk(topology, topology.catalog().operation(requests.front().operation), {}, requester)
                                  .totals({requester, home});
}

namespace {

/// Returns the title of a block type or role, as shown on the machine's parts.
std::string titleOfKind(const Topology& topology, const std::string& kind) {
    const auto& blocks = topology.blocks();
    const auto one = std::ranges::find(blocks, kind, &Block::type);
    return one == blocks.end() ? kind : topology.type(one->id).title;
}

} // namespace

/// Returns the obstacle at one place: a failed part, or a missing part that a path needs.
/// If no path leads through the place (`isPassed` is false), a missing part is no obstacle.
Obstacle Walk::obstacleAt(int number, bool isPassed, const OperationEnds& ends) const {
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
    const bool mayBeNone = place.relation == Relation::Others; // a machine may have no other parts
    return parts.empty() && isPassed && at && !mayBeNone
               ? Obstacle{Barrier::NoPart, at, {}, titleOfKind(*m_topology, place.kind)}
               : Obstacle{};
}

/// Returns the obstacle on a path that a failure has cut.
/// Without failures, a missing path is an error in the catalog, which routeOf() reports.
Obstacle Walk::gapIn(const GivenStep& step, const OperationEnds& ends) const {
    const Movement moves = step.step->moves;
    const Configuration& configuration = m_topology->configuration();
    if (step.to < 0 || moves == Movement::Stay || (configuration.failed.empty() && configuration.off.empty()))
        return {};
    for (const Part& from : partsAt(step.from, ends))
        for (const Part& to : partsAt(step.to, ends))
            if (from.block != to.block && m_topology->routes().between(linksOf(moves), from.block, to.block).empty())
                return {Barrier::NoPath, from.block, to.block};
    return {};
}

Obstacle Walk::obstacle(const OperationEnds& ends) const {
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
