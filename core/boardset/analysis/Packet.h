// SPDX-License-Identifier: GPL-3.0-or-later
// What one packet of a stream costs a framed link, direction by direction.
#pragma once

#include "boardset/analysis/ThreadClass.h"

#include <string>
#include <vector>

namespace boardset {

/// Some bytes on the wire, for each packet of data.
struct WireTerm {
    std::string title;         ///< "acknowledgement of the packet".
    std::string fact;          ///< Id of the fact in bytes; empty for the data itself.
    std::string answered;      ///< Id of the fact: how many one of these answers; empty: it answers none.
    bool isPerRequest = false; ///< Once for all packets of a request.
};

/// How many bytes a term is, for each packet of data.
double bytesOf(const Catalog& catalog, const ThreadClass& streams, const WireTerm& term);

/// What a packet of data costs one direction of a link. A read's data comes downstream, and its request and the
/// acknowledgements of its packets go upstream; a write's data goes upstream. With S bytes in k packets:
///   read   downstream S/k + overhead + (a + c) / k;  upstream overhead / k + a
///   write  upstream S/k + overhead;                  downstream a + c
/// where a = acknowledgement / acknowledged and c = credit / credited. Data that was asked for needs no credit.
std::vector<WireTerm> wireTermsOf(const Catalog& catalog, const std::string& framing, Direction direction,
                                  bool isUpstream);

/// Their sum in bytes.
double wireBytesOf(const Catalog& catalog, const std::string& framing, const ThreadClass& streams, bool isUpstream);

} // namespace boardset
