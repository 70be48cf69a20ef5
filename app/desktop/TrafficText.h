// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the traffic through a part, for its hover card and its inspector page.
#pragma once

#include "Document.h"

namespace boardset {

/// True if a block, a part inside the block, or a link that starts there has a limited rate.
bool canLimit(const Topology& topology, BlockId block);

/// Returns the rate of data through a part, and the part's busiest station: "4.8 GB/s; port of SB3 100 %".
/// The text for a part without a limited rate is "683 MB/s (not limited in this model)".
/// The text for a part that receives only broadcasts is "receives 71 million addresses/s".
/// The text for a part that shares a rate is "one of 4 hubs that share 707 MB/s". The text is empty without traffic.
QString trafficText(const Document& document, BlockId block);
/// Returns the rate of data through a link: "683 MB/s (not limited in this model)". Empty if there is no traffic.
QString trafficText(const Document& document, LinkId link);

} // namespace boardset
