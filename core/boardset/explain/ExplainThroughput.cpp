// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the total throughput, and of the bound that limits it.
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Language.h"
#include "boardset/topology/Titles.h"

namespace boardset {

namespace {

using namespace terms;

/// Returns the mean of a quantity over all lines and packets; for a single group, the quantity itself.
template <class Of> Derivation meanOf(const Answer& answer, int station, std::string title, const Unit& unit, Of of) {
    std::vector<Derivation> groups;
    for (const ClassGroup& group : identicalClasses(answer, station)) {
        Derivation one = of(group);
        one.title = Message{"{customers}: {title}", {{"customers", group.title}, {"title", one.title}}};
        double total = 0;
        for (const std::size_t each : group.classes)
            total += answer.solution.throughput[static_cast<Eigen::Index>(each)];
        groups.push_back(weighted(std::move(one), total));
    }
    return weighted(joined(std::move(title), Combine::Mean, unit, std::move(groups)), 1);
}

/// Returns the mean service demand at a station over all lines: share of lines that visit it x busy time per line.
Derivation demandPerLine(const Topology& topology, const Answer& answer, int station) {
    const StationLocation& place = answer.model.locationOf(station);
    const auto demand = [&](const ClassGroup& group) {
        return demandTerm(topology, answer, station, group.first(), DemandScope::All);
    };
    const Message title{
        "Demand of {piece} on {part}",
        {{"piece", withArticle(pieceOf(answer.model.classes.front()))}, {"part", withThe(place.title)}}};
    return meanOf(answer, station, title, nanoseconds, demand);
}

Derivation stationBound(const Topology& topology, const Answer& answer, int station) {
    const StationLocation& place = answer.model.locationOf(station);
    const auto data = [&](const ClassGroup& group) { return dataOf(topology, answer.model.classes[group.first()]); };
    const ClassRow& row = answer.model.classes.front();
    std::vector<Derivation> factors{raised(demandPerLine(topology, answer, station), -1)};
    if (row.bytes > 0) {
        const Message title{"Data of {piece}", {{"piece", withArticle(pieceOf(row))}}};
        factors.insert(factors.begin(), row.operation().number("size") != nullptr
                                            ? meanOf(answer, -1, title, bytes, data)
                                            : dataOf(topology, row));
    } else if (pieceOf(row) != row.operation().unit) {
        factors.push_back(meanOf(
            answer, -1, Message{"Operations per piece"}, bare,
            [&](const ClassGroup& group) {
                return given(Message{"One piece"}, 1.0 / answer.model.classes[group.first()].packetsPerRequest, bare);
            }));
    }
    addServers(factors, answer, station, 1);
    return combined(Message{"Capacity of {part}", {{"part", withThe(place.title)}}}, Combine::Product,
                    throughputUnit(row), std::move(factors));
}

/// Returns the noun for outstanding items: requests if a slot holds a whole request, otherwise pieces of requests.
std::string heldOf(const ClassRow& row) {
    return row.operation().holdsSlot() ? requestOf(row) : pieceOf(row);
}

/// Returns N x bytes / (latency + think time) for one class on an idle machine,
/// where N is the number of outstanding items. If the operations move no data, uses operations instead of bytes.
double unhindered(const Answer& answer, std::size_t of) {
    const ClassRow& row = answer.model.classes[of];
    const CustomerClass& customers = answer.model.network.classes[of];
    return customers.population * row.amountPerCustomer() / (row.zeroLoadLatencyNs * 1e-9 + customers.thinkTime);
}

Derivation unhinderedBound(const Answer& answer) {
    std::vector<Derivation> children;
    for (const ClassGroup& group : identicalClasses(answer)) {
        double bound = 0;
        for (const std::size_t each : group.classes)
            bound += unhindered(answer, each);
        const ClassRow& threads = answer.model.classes[group.first()];
        const double cycle = threads.zeroLoadLatencyNs * 1e-9 + answer.model.network.classes[group.first()].thinkTime;
        const double pieces = threads.operation().holdsSlot() ? threads.packetsPerRequest : 1;
        const double count =
            answer.model.network.classes[group.first()].population / pieces * double(group.classes.size());
        Derivation child = given(group.title, bound, throughputUnit(threads));
        const std::string size = given("", threads.bytes * pieces, bytes).text;
        const std::string held = noun(heldOf(threads), roundedText(count, 4) == "1" ? 1 : 2);
        child.formula = Message{"{number} {noun}", {{"number", Quantity{count}}, {"noun", held}}};
        child.formula += (threads.bytes > 0 ? " × " + size : "") + " / " + given("", cycle, nanoseconds).text;
        children.push_back(std::move(child));
    }
    const ClassRow& first = answer.model.classes.front();
    return combined(Message{"All outstanding {requests}, without queueing", {{"requests", plural(heldOf(first))}}},
                    Combine::Sum, throughputUnit(first), std::move(children));
}

/// Returns the asymptotic bounds for the solution's mix of lines: one bound from the busiest part,
/// and one bound without queueing.
Derivation boundOf(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    const ClassRow& first = answer.model.classes.front();
    std::vector<Derivation> bounds{unhinderedBound(answer)};
    Message note;
    if (busiest) {
        bounds.insert(bounds.begin(), stationBound(topology, answer, busiest->station));
        note = bounds[0].si() <= bounds[1].si() ? Message{"Limited by {part}.", {{"part", withThe(busiest->title)}}}
                                                : Message{"Limited by latency: more outstanding {requests} would help.",
                                                          {{"requests", plural(heldOf(first))}}};
    }
    return aside(combined(Message{"Upper bound"}, Combine::Least, throughputUnit(first), std::move(bounds), note));
}

} // namespace

Derivation explainThroughput(const Topology& topology, const Answer& answer) {
    std::vector<Derivation> children;
    std::vector<Derivation> others; // groups whose units differ can't be added to the sum
    bool isClosed = true;
    for (const ClassGroup& group : identicalClasses(answer)) {
        const ClassRow& row = answer.model.classes[group.first()];
        Derivation one = classThroughput(topology, answer, group.first());
        if (group.classes.size() > 1) {
            one.title = Message{"Each class, for example {customers}", {{"customers", one.title}}};
            one = combined(group.title, Combine::Product, throughputUnit(row),
                           {given(Message{"Identical classes"}, double(group.classes.size()), bare), std::move(one)});
        }
        const bool isFirstUnit = answer.isFirst(group.first());
        isClosed = isClosed && isFirstUnit && !row.work->isOpen;
        isFirstUnit ? children.push_back(std::move(one)) : others.push_back(aside(std::move(one)));
    }
    if (children.empty())
        return nothingRuns(topology, answer, Message{"Throughput"}, megabytes);
    const ClassRow& first = answer.model.classes.front();
    const Message note{first.bytes == 0 ? "Operations of all classes."
                       : first.peer     ? "Bytes sent."
                                        : "Bytes read plus bytes written."};
    Derivation node = combined(Message{"Throughput"}, Combine::Sum, throughputUnit(first), std::move(children), note);
    if (!answer.stations.empty() && isClosed)
        node.children.push_back(boundOf(topology, answer));
    std::move(others.begin(), others.end(), std::back_inserter(node.children));
    return node;
}

} // namespace boardset
