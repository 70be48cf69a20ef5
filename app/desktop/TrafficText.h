// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the traffic through a part, for its hover card and its inspector page.
#pragma once

#include "Document.h"

namespace boardset {

/// True if a block, a part inside the block, or a link that starts there has a limited rate.
bool canLimit(const Topology& topology, BlockId block);

/// Returns the data that passes a part, and the part's busiest station: "4.8 GB/s; port of SB3 100 %".
/// A part without a rate has the form "683 MB/s (not limited in this model)".
/// A part that only broadcasts reach has the form "receives 71 million addresses/s".
/// A part that shares a rate has the form "one of 4 hubs that share 707 MB/s". The text is empty if nothing passes.
QString trafficText(const Document& document, BlockId block);
/// Returns the data that passes a link: "683 MB/s (not limited in this model)". Empty if nothing passes.
QString trafficText(const Document& document, LinkId link);

} // namespace boardset
