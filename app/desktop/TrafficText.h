// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the traffic through a part, for its hover card and its inspector page.
#pragma once

#include "Document.h"

namespace boardset {

/// True if a block, a part of it, or a link that starts there has a limited rate.
bool canLimit(const Topology& topology, BlockId block);

/// Returns the data that passes a part, and its busiest station: "4.8 GB/s; port of SB3 100 %". Other forms: "683 MB/s
/// (not limited in this model)" for a part without a rate; "receives 71 million addresses/s" for a part that only
/// broadcasts reach; "one of 4 hubs that share 707 MB/s". Empty if nothing passes.
QString trafficText(const Document& document, BlockId block);
/// Returns the data that passes a link: "683 MB/s (not limited in this model)". Empty if nothing passes.
QString trafficText(const Document& document, LinkId link);

} // namespace boardset
