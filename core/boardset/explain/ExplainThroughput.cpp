// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of the total throughput, and of the bound that limits it.
#include "boardset/catalog/EnglishText.h"
#include "boardset/explain/ClassTerms.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/ServiceTerms.h"
#include "boardset/explain/Terms.h"
#include "boardset/topology/Titles.h"

namespace boardset {

namespace {

using namespace terms;

/// Returns the mean of a quantity over all lines and packets; for a single group, the quantity itself.
template <class Of> Derivation meanOf(const Answer& answer, int station, std::string title, const Unit& unit, Of of) {
    std::vector<Derivation> groups;
    for (const ClassGroup& group : identicalClasses(answer, station)) {
        Derivation one = of(group);
        one.title = group.title + ": " + one.title;
        groups.push_back(weighted(std::move(one), linesPerSecond(answer, group)));
    }
    if (groups.size() == 1) {
        groups.front().title = std::move(title);
        return weighted(std::move(groups.front()), 1);
    }
    return combined(std::move(title), Combine::Mean, unit, std::move(groups));
}

/// Returns the mean service demand at a station over all lines: share of lines that visit it x busy time per line.
Derivation demandPerLine(const Topology& topology, const Answer& answer, int station) {
    const StationLocation& place = answer.model.locationOf(station);
    const auto demand = [&](const ClassGroup& group) {
        return demandTerm(topology, answer, station, group.first(), DemandScope::All);
    };
    const std::string unit = pieceOf(answer.model.classes.front());
    return meanOf(answer, station, "Demand of " + withArticle(unit) + " on " + withThe(place.title), nanoseconds,
                  demand);
}

Derivation stationBound(const Topology& topology, const Answer& answer, int station) {
    const StationLocation& place = answer.model.locationOf(station);
    const auto data = [&](const ClassGroup& group) { return dataOf(topology, answer.model.classes[group.first()]); };
    const ClassRow& row = answer.model.classes.front();
    std::vector<Derivation> factors{raised(demandPerLine(topology, answer, station), -1)};
    if (row.bytes > 0) {
        factors.insert(factors.begin(), row.operation().number("size") != nullptr
                                            ? meanOf(answer, -1, "Data of " + withArticle(pieceOf(row)), bytes, data)
                                            : dataOf(topology, row));
    } else if (pieceOf(row) != row.operation().unit) {
        factors.push_back(meanOf(
            answer, -1, "Share of an operation in one piece", bare,
            [&](const ClassGroup& group) {
                return given("One piece", 1.0 / answer.model.classes[group.first()].packetsPerRequest, bare);
            }));
    }
    addServers(factors, answer, station, 1);
    return combined("Capacity of " + withThe(place.title), Combine::Product, throughputUnit(row), std::move(factors));
}

/// Returns the noun for outstanding items: requests if a slot holds a whole request, else their pieces.
std::string heldOf(const ClassRow& row) {
    return row.operation().holdsSlot() ? requestOf(row) : pieceOf(row);
}

/// Returns N x bytes / (latency + think time) of one class on an idle machine; uses operations instead of bytes if they
/// move no data.
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
        child.formula = printedQuantity(count, plural(heldOf(threads))) + (threads.bytes > 0 ? " × " + size : "") +
                        " / " + given("", cycle, nanoseconds).text;
        children.push_back(std::move(child));
    }
    const ClassRow& first = answer.model.classes.front();
    return combined("All outstanding " + plural(heldOf(first)) + ", without queueing", Combine::Sum,
                    throughputUnit(first), std::move(children));
}

/// Returns the asymptotic bounds for the solution's mix of lines: one from the busiest part, one without queueing.
Derivation boundOf(const Topology& topology, const Answer& answer) {
    const auto busiest = answer.bottleneck();
    const ClassRow& first = answer.model.classes.front();
    if (!busiest)
        return aside(combined("Upper bound", Combine::Least, throughputUnit(first), {unhinderedBound(answer)}));
    Derivation node = combined("Upper bound", Combine::Least, throughputUnit(first),
                               {stationBound(topology, answer, busiest->station), unhinderedBound(answer)});
    const bool byStation = node.children[0].si() <= node.children[1].si();
    node.note = byStation ? "Limited by " + withThe(busiest->title) + "."
                          : "Limited by latency: more outstanding " + plural(heldOf(first)) + " would help.";
    return aside(std::move(node));
}

} // namespace

Derivation explainThroughput(const Topology& topology, const Answer& answer) {
    std::vector<Derivation> children;
    std::vector<Derivation> others; // other units can't be added to these
    bool isClosed = true;
    for (const ClassGroup& group : identicalClasses(answer)) {
        const ClassRow& row = answer.model.classes[group.first()];
        Derivation one = classThroughput(topology, answer, group.first());
        if (group.classes.size() > 1) {
            one.title = "Each class, for example " + one.title;
            one = combined(group.title, Combine::Product, throughputUnit(row),
                           {given("Identical classes", double(group.classes.size()), bare), std::move(one)});
        }
        const bool isFirstUnit = answer.isFirst(group.first());
        isClosed = isClosed && isFirstUnit && !row.work->isOpen;
        isFirstUnit ? children.push_back(std::move(one)) : others.push_back(aside(std::move(one)));
    }
    if (children.empty())
        return nothingRuns(topology, answer, "Throughput", megabytes);
    const ClassRow& first = answer.model.classes.front();
    Derivation node = combined("Throughput", Combine::Sum, throughputUnit(first), std::move(children));
    if (!answer.stations.empty() && isClosed)
        node.children.push_back(boundOf(topology, answer));
    std::move(others.begin(), others.end(), std::back_inserter(node.children));
    node.note = first.bytes == 0 ? "Operations of all classes."
                : first.peer     ? "Bytes sent."
                                 : "Bytes read plus bytes written.";
    return node;
}

} // namespace boardset
