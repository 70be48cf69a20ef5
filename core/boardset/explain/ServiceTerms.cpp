// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/explain/ServiceTerms.h"

#include "boardset/analysis/Packet.h"
#include "boardset/analysis/Saturation.h"
#include "boardset/explain/Explain.h"
#include "boardset/explain/Terms.h"
#include "boardset/topology/Titles.h"

namespace boardset::terms {

namespace {

/// As few as hold a request; shows what bounds the data of one.
Derivation packetsOfRequest(const Topology& topology, const ThreadClass& streams) {
    const std::string& most = topology.catalog().pattern(streams.pattern).packet;
    Derivation count = given("Packets of a request", streams.packetsPerRequest, bare);
    count.note = "As few as hold it, with no more data in each than " + topology.catalog().fact(most).text + ".";
    count.children.push_back(aside(explainFact(topology.catalog(), most)));
    return count;
}

/// "Acknowledgement of the request: 0.4 bytes = 8 bytes / 2.5 packets / 8".
Derivation wireTerm(const Topology& topology, const ThreadClass& streams, const WireTerm& term) {
    if (term.fact.empty()) {
        Derivation data = dataOf(topology, streams);
        data.title = "The " + term.title;
        return data;
    }
    std::vector<Derivation> factors{explainFact(topology.catalog(), term.fact)};
    if (!term.answered.empty()) {
        factors.push_back(raised(explainFact(topology.catalog(), term.answered), -1));
    }
    if (term.isPerRequest && streams.packetsPerRequest != 1) {
        factors.push_back(raised(packetsOfRequest(topology, streams), -1));
    }
    if (factors.size() == 1) {
        factors.front().title += ": " + term.title;
        return std::move(factors.front());
    }
    return combined(capitalised(term.title) + ", for each packet of data", Combine::Product, bytes, std::move(factors));
}

Derivation wireBytes(const Topology& topology, const ThreadClass& streams, const StationPlace& place) {
    std::vector<Derivation> children;
    for (const WireTerm& term : wireTermsOf(topology.catalog(), place.framing, streams.direction, place.isUpstream)) {
        children.push_back(wireTerm(topology, streams, term));
    }
    const char* way = place.isUpstream ? "upstream" : "downstream";
    return combined("Bytes " + std::string(way) + " for each packet of data", Combine::Sum, bytes, std::move(children));
}

} // namespace

bool isStream(const ThreadClass& threads) {
    return threads.requester == Requester::Device;
}

Derivation dataOf(const Topology& topology, const ThreadClass& threads) {
    if (!isStream(threads)) {
        return explainFact(topology.catalog(), topology.machine().lineSize);
    }
    const double request = threads.bytes * threads.packetsPerRequest;
    Derivation size = given("Request", request, bytes);
    size.note = "A setting of the stream.";
    if (threads.packetsPerRequest == 1) {
        return size;
    }
    return combined("Data of a packet", Combine::Product, bytes,
                    {std::move(size), raised(packetsOfRequest(topology, threads), -1)});
}

Derivation serviceTime(const Topology& topology, const Answer& answer, int station, std::size_t of) {
    const StationPlace& place = answer.model.places[static_cast<std::size_t>(station)];
    const ThreadClass& threads = answer.model.classes[of];
    std::vector<Derivation> children;
    if (place.serves == ServedUnit::Line) {
        children.push_back(place.framing.empty() ? dataOf(topology, threads) : wireBytes(topology, threads, place));
    }
    children.push_back(raised(explainFact(topology.catalog(), place.rateFact), -1));
    if (!place.degraded.empty()) {
        children.push_back(raised(explainFact(topology.catalog(), place.degraded), -1));
    }
    const std::string title = "Busy time of the " + place.title + (isStream(threads) ? " per packet" : " per line");
    Derivation node = combined(title, Combine::Product, nanoseconds, std::move(children));
    node.formula = formulaOf(Combine::Product, node.children);
    return node;
}

Derivation restOfRequest(const Topology& topology, const Answer& answer, std::size_t of) {
    Derivation after = given("Packets after the first", answer.model.classes[of].packetsPerRequest - 1, bare);
    return combined("The rest of the request", Combine::Product, nanoseconds,
                    {std::move(after), serviceTime(topology, answer, slowestStationOf(answer, of), of)});
}

Derivation postedLatency(const Topology& topology, const Answer& answer, std::size_t of) {
    std::vector<Derivation> children;
    for (int station = 0; station < answer.model.restOfLatency; ++station) {
        if (answer.model.network.demands(static_cast<Eigen::Index>(of), station) > 0) {
            children.push_back(serviceTime(topology, answer, station, of));
        }
    }
    Derivation node = combined("Time on the links", Combine::Sum, nanoseconds, std::move(children));
    node.note =
        "A write is posted: the device does not wait until it has arrived, and no source says how long that is.";
    return node;
}

} // namespace boardset::terms
