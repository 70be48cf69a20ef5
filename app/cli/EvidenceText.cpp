// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceText.h"

#include "boardset/evidence/DescribeEvidence.h"
#include "boardset/text/Language.h"

#include <nlohmann/json.hpp>

namespace boardset {

std::string measuredText(const std::vector<EvidenceRow>& rows, const Catalog& catalog, std::string title) {
    title.resize(14, ' ');
    std::string text;
    for (const EvidenceRow& row : rows) {
        const std::string& note = row.measurement.note;
        text += title + currentLanguage().text(describeMeasured(row, catalog)) + '\n' +
                (note.empty() ? "" : std::string(title.size(), ' ') + note + '\n');
    }
    return text;
}

OrderedJson jsonOf(const std::vector<EvidenceRow>& rows, const Catalog& catalog) {
    return tableJson(describeEvidence(rows, catalog));
}

PublishedComparison::PublishedComparison(const Globals& globals, const std::shared_ptr<const Catalog>& catalog) {
    if (globals.database.empty()) // a catalog that isn't the bundled one has its own scenarios
        m_bundled.emplace(catalog, bundledScenarios(catalog));
}

std::vector<EvidenceRow> PublishedComparison::of(const Answered& placement) {
    return m_bundled ? measuredOf(placement, *m_bundled) : std::vector<EvidenceRow>();
}

std::vector<EvidenceRow> PublishedComparison::between(const Answered& before, const Answered& after) {
    return m_bundled ? measuredBetween(before, after, *m_bundled) : std::vector<EvidenceRow>();
}

} // namespace boardset
