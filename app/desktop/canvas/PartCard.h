// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the parts and items of a document, at the shown step of its replay.
#pragma once

#include "Document.h"
#include "WorkloadItems.h"
#include "boardset/report/DescribePart.h"

namespace boardset {

/// Returns the card of the items, or of the machine if there are none.
/// Several items must be existing threads and regions.
/// Returns nothing for a single item that the document does not contain.
/// `ends` are the finish times of the customers; null while they are being calculated.
std::optional<Card> cardOf(const Document& document, const WorkloadItems& items,
                           const std::vector<Completion>* ends = nullptr);

} // namespace boardset
