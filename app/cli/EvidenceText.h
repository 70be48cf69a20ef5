// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements beside the model's answers, as every command writes them.
#pragma once

#include "LoadScenario.h"
#include "Print.h"
#include "boardset/evidence/Measured.h"

#include <string>
#include <vector>

namespace boardset {

/// What `evidence` lists, and `solve`, `compare` and `replay` as `measured`.
OrderedJson jsonOf(const EvidenceRow& row);
OrderedJson jsonOf(const std::vector<EvidenceRow>& rows);

/// A line for each under a title of up to 13 characters, and its note below; empty if there is none.
std::string measuredText(const std::vector<EvidenceRow>& rows, const Catalog& catalog, std::string title = "measured");

/// The published throughputs of answers, see measuredOf(); none with another catalog than the program's.
class Beside {
public:
    Beside(const Globals& globals, const std::shared_ptr<const Catalog>& catalog);

    std::vector<EvidenceRow> of(const Answered& placement);
    std::vector<EvidenceRow> between(const Answered& before, const Answered& after);

private:
    std::optional<BundledColours> m_bundled;
};

} // namespace boardset
