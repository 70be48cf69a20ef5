// SPDX-License-Identifier: GPL-3.0-or-later
// What passes a part, in words: for its card and its page in the inspector alike.
#pragma once

#include "Document.h"

namespace boardset {

/// Whether a block, a part of it or a link that starts there has a rate.
bool canLimit(const Topology& topology, BlockId block);

/// "4.8 GB/s; port of SB3 100 %": its data, and the busiest station in it. Where there is none: "683 MB/s, never a
/// limit in this model" of a part without any rate; "hears 71 million addresses/s" of one that broadcasts alone reach;
/// "one of 4 hubs that share 707 MB/s". Empty if nothing passes.
QString passingText(const Document& document, BlockId block);
/// "683 MB/s, never a limit in this model": of a link. Empty if nothing passes.
QString passingText(const Document& document, LinkId link);

} // namespace boardset
