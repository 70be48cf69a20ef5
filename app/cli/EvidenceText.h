// SPDX-License-Identifier: GPL-3.0-or-later
// Published measurements beside the model's results, in the same form for every command.
#pragma once

#include "LoadScenario.h"
#include "Print.h"
#include "boardset/evidence/Measured.h"

#include <string>
#include <vector>

namespace boardset {

/// Returns rows as JSON, in the form in which `evidence` lists them.
OrderedJson jsonOf(const std::vector<EvidenceRow>& rows, const Catalog& catalog);

/// Returns one line per row, which starts with `title` (up to 13 characters). If the row has a note, the note follows
/// on a line of its own. The text is empty if there are no rows.
std::string measuredText(const std::vector<EvidenceRow>& rows, const Catalog& catalog, std::string title = "measured");

/// Finds the published throughputs that match results; see measuredOf().
/// Finds none if `--database` names a catalog other than the bundled one.
class PublishedComparison {
public:
    PublishedComparison(const Globals& globals, const std::shared_ptr<const Catalog>& catalog);

    std::vector<EvidenceRow> of(const Answered& placement);
    std::vector<EvidenceRow> between(const Answered& before, const Answered& after);

private:
    std::optional<BundledColours> m_bundled;
};

} // namespace boardset
