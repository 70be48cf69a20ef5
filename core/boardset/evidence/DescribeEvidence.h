// SPDX-License-Identifier: GPL-3.0-or-later
// Describes measurements and the model's results as tables, as a card and as sentences.
#pragma once

#include "boardset/describe/Card.h"
#include "boardset/evidence/EvidenceSummary.h"

#include <vector>

namespace boardset {

/// Returns a table with a row per measurement: published value, model and error.
Table describeEvidence(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

/// Returns a card with a line per measurement: the error of the model, and below it the two values, role and source.
Card describeMeasuredCard(const std::vector<EvidenceRow>& rows);

/// Returns the errors by source, role and kind of measurement.
Table describeSummaries(const std::vector<EvidenceSummary>& summaries, const Catalog& catalog);

/// Returns the number of measurements by role: "4 inputs, 9 reproduced, 1 fitted, 13 predicted".
Message describeRoles(const std::vector<EvidenceSummary>& summaries);

/// Returns the error of the model: "+3.8 %", "−1.4 points".
Quantity errorOf(const EvidenceRow& row);

/// Returns the error with the role: "+3.8 %, predicted"; for an input of the model, only the role.
Message describeRole(const EvidenceRow& row);

/// Returns the message "{published}; the model differs by {error} (predicted; Sun MPO white paper, Table 3-6)".
Message describeMeasured(const EvidenceRow& row, const Catalog& catalog);

/// Returns the message "Memory copy: published {published}, model {model} ({error}, predicted)".
Message describeCovering(const EvidenceRow& row);

} // namespace boardset
