// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/walk/Walk.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

/// What a condition can say about ends.
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

bool isKind(const Topology& topology, int block, const std::string& kind) {
    return kind.empty() || topology.block(block).type == kind || toString(topology.block(block).role) == kind;
}

/// Whether any part of a type stands in the machine; with `failed`, one that has failed.
bool holds(const Topology& topology, const std::string& type, bool failed) {
    return std::any_of(topology.blocks().begin(), topology.blocks().end(), [&](const Block& block) {
        return block.type == type && block.lost == failed;
    });
}

LinkKind linksOf(Movement moves) {
    return moves == Movement::Address    ? LinkKind::Address
           : moves == Movement::Response ? LinkKind::Response
           : moves == Movement::Message  ? LinkKind::Message
                                         : LinkKind::Data;
}

/// Which leg a block of a way is on, by the coherency roots of the way's ends.
Leg legAt(const Topology& topology, int block, int from, int to) {
    const int first = topology.coherencyRootOf(from);
    const int last = topology.coherencyRootOf(to);
    const int root = topology.coherencyRootOf(block);
    return first == last ? Leg::Inside : root == first ? Leg::Start : root == last ? Leg::End : Leg::Middle;
}

/// The same of a link: what leads from one root's domain to another is in the middle.
Leg legAt(const Topology& topology, const Passage& passage, int from, int to) {
    const Leg one = legAt(topology, passage.from, from, to);
    return one == legAt(topology, passage.to, from, to) ? one : Leg::Middle;
}

/// The part of a way that is a leg of it; empty if it has no such leg.
Way partOf(const Topology& topology, const Way& way, Leg leg) {
    if (leg == Leg::All) {
        return way;
    }
    const int from = way.blocks.front();
    const int to = way.blocks.back();
    Way part;
    for (const Passage& passage : way.passages) {
        if (legAt(topology, passage, from, to) == leg) {
            part.passages.push_back(passage);
        }
    }
    const auto touches = [&](int block) {
        return legAt(topology, block, from, to) == leg ||
               std::any_of(part.passages.begin(), part.passages.end(),
                           [&](const Passage& each) { return each.from == block || each.to == block; });
    };
    for (std::size_t i = 0; i < way.blocks.size(); ++i) {
        if (touches(way.blocks[i])) {
            part.blocks.push_back(way.blocks[i]);
            part.shares.push_back(way.shares[i]);
        }
    }
    return part;
}

[[noreturn]] void misfit(const Topology& topology, const Operation& operation, const OperationStep& step,
                         const std::string& why) {
    throw CatalogError("operation " + operation.id + ", step " + step.id + ": on " + topology.machine().id + " " + why);
}

} // namespace

Walk::Walk(const Topology& topology, const Operation& operation, const Circumstances& circumstances)
    : m_topology(&topology), m_operation(&operation), m_stations(&topology.kept<StationTable>()),
      m_circumstances(circumstances), m_size(number("size").value_or(topology.lineBytes())) {
    m_pieces = operation.piece.empty() ? 1 : static_cast<int>(std::ceil(m_size / factOf(topology, operation.piece)));
    for (const OperationStep& step : operation.steps) {
        GivenStep next = given(step);
        if (next.given.share > 0) {
            m_steps.push_back(std::move(next));
        }
    }
}

std::optional<double> Walk::number(const std::string& id) const {
    const Number* number = m_operation->number(id);
    if (number == nullptr) {
        return std::nullopt;
    }
    if (const auto own = m_circumstances.numbers.find(id); own != m_circumstances.numbers.end()) {
        return own->second * number->factor;
    }
    if (const auto option = m_topology->options().find(number->option); option != m_topology->options().end()) {
        return option->second * number->factor;
    }
    return number->fact.empty() ? std::nullopt : std::optional(factOf(*m_topology, number->fact));
}

Walk::Given Walk::given(const Condition& condition) const {
    Given all;
    for (const Clause& clause : condition) {
        switch (clause.word) {
        case ConditionWord::Line:
        case ConditionWord::Home:
        case ConditionWord::Owner:
        case ConditionWord::Directory:
            all.needs |= wordOf(clause.value);
            break;
        case ConditionWord::OutcomeOf: {
            const auto known = m_circumstances.outcomes.find(clause.subject);
            const bool isHit = clause.value == "hit";
            const double hits = known != m_circumstances.outcomes.end() ? (known->second ? 1 : 0)
                                                                        : number(clause.subject).value_or(1);
            all.share *= isHit ? hits : 1 - hits;
            break;
        }
        case ConditionWord::Option: {
            const auto option = m_topology->options().find(clause.subject);
            all.share *= option != m_topology->options().end() && std::to_string(option->second) == clause.value;
            break;
        }
        case ConditionWord::Number: {
            const auto own = number(clause.subject);
            const double factor = m_operation->number(clause.subject)->factor;
            all.share *= own && *own == std::stod(clause.value) * factor;
            break;
        }
        case ConditionWord::Fitted:
            all.share *= holds(*m_topology, clause.subject, false) == (clause.value == "1");
            break;
        case ConditionWord::Failed:
            all.share *= holds(*m_topology, clause.subject, true) == (clause.value == "1");
            break;
        case ConditionWord::Platform:
            all.share *= m_topology->machine().platform == clause.value;
            break;
        case ConditionWord::Lies:
            all.share *= m_circumstances.lies == clause.value;
            break;
        }
    }
    return all;
}

Walk::GivenStep Walk::given(const OperationStep& step) const {
    GivenStep next;
    next.step = &step;
    next.from = numberOfPlace(step.from);
    next.to = step.to.empty() ? -1 : numberOfPlace(step.to);
    next.given = given(step.applies);
    next.times = step.each == Each::Piece ? 1.0 : 1.0 / m_pieces;
    if (step.each == Each::Connection) {
        const auto operations = number("per-connection");
        next.times = operations && *operations > 0 ? next.times / *operations : 0;
    }
    if (!step.times.empty()) {
        next.times *= number(step.times).value_or(0);
    }
    for (const Ask& ask : step.asks) {
        GivenAsk one = given(ask);
        if (one.given.share == 0) {
            continue;
        }
        if (!ask.rate.empty() && one.place < 0) {
            next.factors.emplace_back(ask.rate, one.amount);
        } else {
            next.asks.push_back(std::move(one));
        }
    }
    return next;
}

Walk::GivenAsk Walk::given(const Ask& ask) const {
    GivenAsk one;
    one.ask = &ask;
    one.place = ask.at.empty() ? -1 : numberOfPlace(ask.at);
    one.given = given(ask.applies);
    one.amount = !ask.fact.empty()     ? factOf(*m_topology, ask.fact)
                 : !ask.number.empty() ? number(ask.number).value_or(0)
                 : ask.property.empty() ? 1
                                        : 0;
    return one;
}

int Walk::numberOfPlace(const std::string& id) const {
    return static_cast<int>(&m_topology->catalog().place(id) - m_topology->catalog().places().data());
}

unsigned Walk::wordsOf(const Ends& ends) const {
    const int own = ends.requester < 0 ? -1 : m_topology->coherencyRootOf(ends.requester);
    const int home = ends.home < 0 ? own : m_topology->coherencyRootOf(ends.home);
    unsigned words = (ends.owner < 0 ? word::clean : word::owned) | (own == home ? word::near : word::far);
    if (ends.owner >= 0) {
        words |= m_topology->coherencyRootOf(ends.owner) == home ? word::atHome : word::elsewhere;
    }
    return (words & (word::far | word::elsewhere)) != 0 ? words | word::asked : words;
}

int Walk::baseOf(const Place& place, const Ends& ends) const {
    switch (place.base) {
    case PlaceBase::Requester:
        return ends.requester;
    case PlaceBase::Home:
        return ends.home;
    case PlaceBase::Owner:
        return ends.owner;
    case PlaceBase::Supplier:
        return ends.owner >= 0 ? ends.owner : ends.home;
    case PlaceBase::Server:
        return ends.server;
    case PlaceBase::Peer:
        return ends.peer;
    case PlaceBase::Place:
        return placeOf(place.basePlace, ends);
    }
    return -1;
}

int Walk::placeOf(const std::string& place, const Ends& ends) const {
    const std::vector<Part> parts = partsAt(numberOfPlace(place), ends);
    return parts.empty() ? -1 : parts.front().block;
}

std::vector<Walk::Part> Walk::partsAt(int number, const Ends& ends) const {
    const Place& place = m_topology->catalog().places()[static_cast<std::size_t>(number)];
    const int base = baseOf(place, ends);
    if (base < 0) {
        return {};
    }
    std::vector<int> found;
    switch (place.relation) {
    case Relation::Is:
        return {{base, 1}};
    case Relation::Root:
        found.push_back(m_topology->coherencyRootOf(base));
        break;
    case Relation::Holder:
        for (int at = base; at >= 0 && found.empty(); at = m_topology->block(at).parent) {
            if (isKind(*m_topology, at, place.kind)) {
                found.push_back(at);
            }
        }
        break;
    case Relation::Part:
        for (int at = base; at < static_cast<int>(m_topology->blocks().size()) && m_topology->isBelow(at, base); ++at) {
            if (isKind(*m_topology, at, place.kind) && !m_topology->block(at).lost) {
                found.push_back(at);
            }
        }
        if (found.empty()) {
            found.push_back(base);
        }
        break;
    case Relation::First: {
        const int root = m_topology->coherencyRootOf(base);
        const int other = place.over == LinkKind::Address ? root : base == ends.requester ? ends.home : ends.requester;
        const Way way = other < 0 ? Way{} : m_topology->ways().between(place.over, base, other);
        for (std::size_t i = 1; i < way.blocks.size() && found.empty(); ++i) {
            if (isKind(*m_topology, way.blocks[i], place.kind)) {
                found.push_back(way.blocks[i]);
            }
        }
        if (found.empty() && base == other) {
            found.push_back(base);
        }
        break;
    }
    case Relation::Bound:
        for (const int link : m_topology->linksOf(base)) {
            const int other = m_topology->link(link).otherEnd(base);
            if (m_topology->link(link).kind == place.over && isKind(*m_topology, other, place.kind)) {
                found.push_back(other);
            }
        }
        break;
    }
    std::erase(found, -1);
    if (place.mode == PlaceMode::One && place.relation != Relation::Bound && found.size() > 1) {
        found.erase(found.begin() + 1, found.end());
    }
    std::vector<Part> parts;
    for (const int block : found) {
        parts.push_back({block, place.mode == PlaceMode::All ? 1 : 1.0 / static_cast<double>(found.size())});
    }
    return parts;
}

Way Walk::wayOf(const GivenStep& step, int from, int to) const {
    switch (step.step->moves) {
    case Movement::Stay:
        return {{from}, {1}, {}};
    case Movement::Broadcast:
        return broadcastWay(*m_topology, from, m_topology->block(from).domain);
    default:
        return m_topology->ways().between(linksOf(step.step->moves), from, to);
    }
}

void Walk::visitAsks(const Ends& ends, const std::function<void(const Asked&)>& visit) const {
    const unsigned words = wordsOf(ends);
    for (const GivenStep& step : m_steps) {
        if ((step.given.needs & words) != step.given.needs || step.times == 0) {
            continue;
        }
        const double share = step.given.share * step.times;
        if (step.step->moves == Movement::Data || step.step->moves == Movement::Message) {
            for (const Part& from : partsAt(step.from, ends)) {
                for (const Part& to : partsAt(step.to, ends)) {
                    visitData(step, share * from.weight * to.weight, from.block, to.block, visit);
                }
            }
        }
        for (const GivenAsk& ask : step.asks) {
            if ((ask.given.needs & words) == ask.given.needs) {
                visitAsk(step, ask, share * ask.given.share, ends, visit);
            }
        }
    }
}

void Walk::visitData(const GivenStep& step, double share, int from, int to,
                     const std::function<void(const Asked&)>& visit) const {
    if (from == to) {
        return;
    }
    const Way way = wayOf(step, from, to);
    if (way.empty()) {
        misfit(*m_topology, *m_operation, *step.step,
               "no " + toString(step.step->moves) + " links lead from " + m_topology->block(from).path + " to " +
                   m_topology->block(to).path);
    }
    const double data = step.step->hasData ? pieceBytes() : 0;
    const auto isOn = [&](Leg leg) { return step.step->leg == Leg::All || step.step->leg == leg; };
    const auto factorAt = [&](const StationPlace& place) {
        for (const auto& [rate, factor] : step.factors) {
            if (rate == place.rateFact) {
                return factor;
            }
        }
        return 1.0;
    };
    const auto visitBytes = [&](int station, double part, double bytes, bool isAnswer) {
        const StationPlace& place = m_stations->at(station);
        const double seconds = share * part * factorAt(place) * bytes / place.rate;
        visit({step.step, nullptr, station, share * part, seconds, isAnswer});
    };
    for (std::size_t i = 0; data > 0 && i < way.blocks.size(); ++i) {
        const int block = way.blocks[i];
        const int station = m_stations->ofBlock(block, block == from);
        if (station >= 0 && m_stations->at(station).serves == ServedUnit::Line &&
            isOn(legAt(*m_topology, block, from, to))) {
            visitBytes(station, way.shares[i], data, false);
        }
    }
    for (const Passage& passage : way.passages) {
        const Link& link = m_topology->link(passage.link);
        if (link.capacity.empty() || !isOn(legAt(*m_topology, passage, from, to))) {
            continue;
        }
        const bool upstream = passage.from == link.from;
        if (link.framing.empty()) {
            if (data > 0) {
                visitBytes(m_stations->ofLink(link.id, upstream), passage.share, data, false);
            }
            continue;
        }
        const Framing& framing = m_topology->catalog().framing(link.framing);
        const double answers = factOf(*m_topology, framing.acknowledgement) / factOf(*m_topology, framing.acknowledged);
        const double room = factOf(*m_topology, framing.credit) / factOf(*m_topology, framing.credited);
        visitBytes(m_stations->ofLink(link.id, upstream), passage.share, data + factOf(*m_topology, framing.overhead),
                   false);
        visitBytes(m_stations->ofLink(link.id, !upstream), passage.share,
                   answers + (step.step->wantsCredit ? room : 0), true);
    }
}

double Walk::amountOf(const GivenAsk& ask, int block) const {
    double amount = ask.amount;
    if (!ask.ask->property.empty()) {
        const std::string& type = m_topology->block(block).type;
        const auto& facts = m_topology->catalog().facts();
        const auto found = std::find_if(facts.begin(), facts.end(), [&](const Fact& fact) {
            return fact.subject == type && fact.property == ask.ask->property;
        });
        amount = found == facts.end() ? 0 : found->si();
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

void Walk::visitAsk(const GivenStep& step, const GivenAsk& ask, double share, const Ends& ends,
                    const std::function<void(const Asked&)>& visit) const {
    if (ask.place < 0) {
        return;
    }
    for (const Part& part : partsAt(ask.place, ends)) {
        const int station = m_stations->ofBlock(part.block, false);
        if (station < 0) {
            continue;
        }
        const StationPlace& place = m_stations->at(station);
        const double amount = amountOf(ask, part.block);
        const double seconds = ask.ask->unit == AskedUnit::Seconds ? amount : amount / place.rate;
        visit({step.step, ask.ask, station, share * part.weight, share * part.weight * seconds, false});
    }
}

void Walk::forPassages(const Ends& ends, const std::function<void(const Passage&, double share)>& visit) const {
    for (const StepTaken& taken : steps(ends)) {
        for (const Passage& passage : taken.way.passages) {
            if (taken.step->hasData) {
                visit(passage, taken.share * passage.share);
            }
        }
    }
}

std::vector<StepTaken> Walk::steps(const Ends& ends) const {
    const unsigned words = wordsOf(ends);
    std::vector<StepTaken> taken;
    for (const GivenStep& step : m_steps) {
        if ((step.given.needs & words) != step.given.needs) {
            continue;
        }
        const std::vector<Part> from = partsAt(step.from, ends);
        const std::vector<Part> to = step.to < 0 ? std::vector<Part>{{-1, 1}} : partsAt(step.to, ends);
        if (from.empty() || to.empty()) {
            misfit(*m_topology, *m_operation, *step.step,
                   "there is no " + (from.empty() ? step.step->from : step.step->to));
        }
        if (from.front().block == to.front().block) {
            continue;
        }
        Way way = wayOf(step, from.front().block, to.front().block);
        if (way.empty()) {
            misfit(*m_topology, *m_operation, *step.step,
                   "no " + toString(step.step->moves) + " links lead from " +
                       m_topology->block(from.front().block).path + " to " + m_topology->block(to.front().block).path);
        }
        way = partOf(*m_topology, way, step.step->leg);
        if (!way.empty()) {
            taken.push_back({step.step, step.given.share, std::move(way)});
        }
    }
    return taken;
}

std::vector<TotalShare> Walk::totals(const Ends& ends) const {
    std::vector<TotalShare> totals;
    const int origin = placeOf(m_operation->origin, ends);
    const std::string& ancestor =
        m_topology->type(origin < 0 ? 0 : m_topology->lowestCommonAncestor(origin, ends.home)).id;
    double added = 0;
    for (const Passage& passage : m_topology->dataWay(ends.home, ends.requester).passages) {
        const std::string& latency = m_topology->link(passage.link).latency;
        added += latency.empty() ? 0 : passage.share * factOf(*m_topology, latency) * 1e9;
    }
    const unsigned words = wordsOf(ends);
    for (const Total& row : m_topology->machine().totals) {
        if (row.ancestor != ancestor || !(row.operation.empty() || row.operation == m_operation->id)) {
            continue;
        }
        const Given holds = given(row.applies);
        if (holds.share > 0 && (holds.needs & words) == holds.needs) {
            totals.push_back({&row, holds.share, factOf(*m_topology, row.latency) * 1e9 + added});
        }
    }
    return totals;
}

std::vector<TotalShare> totalsBetween(const Topology& topology, int requester, int home) {
    const std::vector<Request>& requests = topology.type(requester).requests;
    return requests.empty() ? std::vector<TotalShare>()
                            : Walk(topology, topology.catalog().operation(requests.front().operation))
                                  .totals({requester, home});
}

} // namespace boardset
