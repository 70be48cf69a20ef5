// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Packet.h"

namespace boardset {

double bytesOf(const Catalog& catalog, const ThreadClass& streams, const WireTerm& term) {
    const double size = term.fact.empty() ? streams.bytes : catalog.fact(term.fact).si();
    const double answered = term.answered.empty() ? 1 : catalog.fact(term.answered).si();
    return size / answered / (term.isPerRequest ? streams.packetsPerRequest : 1);
}

std::vector<WireTerm> wireTermsOf(const Catalog& catalog, const std::string& framing, Direction direction,
                                  bool isUpstream) {
    const Framing& frame = catalog.framing(framing);
    const bool isRead = direction != Direction::Write;
    if (isRead != isUpstream) { // the way of the data
        std::vector<WireTerm> terms{{"data of a packet", "", "", false},
                                    {"around its data", frame.overhead, "", false}};
        if (isRead) {
            terms.push_back({"acknowledgement of the request", frame.acknowledgement, frame.acknowledged, true});
            terms.push_back({"room for the next request", frame.credit, frame.credited, true});
        }
        return terms;
    }
    std::vector<WireTerm> terms{{"acknowledgement of the packet", frame.acknowledgement, frame.acknowledged, false}};
    if (isRead) {
        terms.push_back({"request for the data", frame.overhead, "", true});
    } else {
        terms.push_back({"room for the next packet", frame.credit, frame.credited, false});
    }
    return terms;
}

double wireBytesOf(const Catalog& catalog, const std::string& framing, const ThreadClass& streams, bool isUpstream) {
    double bytes = 0;
    for (const WireTerm& term : wireTermsOf(catalog, framing, streams.direction, isUpstream)) {
        bytes += bytesOf(catalog, streams, term);
    }
    return bytes;
}

} // namespace boardset
