// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceText.h"

#include <nlohmann/json.hpp>

namespace boardset {

OrderedJson jsonOf(const EvidenceRow& row) {
    const Measurement& m = row.measurement;
    return {{"id", m.id},
            {"machine", m.machine},
            {"source", m.source},
            {"locator", m.locator},
            {"metric", m.metric},
            {"unit", m.unit},
            {"published", m.published},
            {"model", row.model},
            {"error_percent", row.errorPercent},
            {"role", toString(m.role)},
            {"scenario", textOrNull(m.scenario)},
            {"note", m.note}};
}

OrderedJson jsonOf(const std::vector<EvidenceRow>& rows) {
    OrderedJson all = OrderedJson::array();
    for (const EvidenceRow& row : rows)
        all.push_back(jsonOf(row));
    return all;
}

std::string measuredText(const std::vector<EvidenceRow>& rows, const Catalog& catalog, std::string title) {
    title.resize(14, ' ');
    std::string text;
    for (const EvidenceRow& row : rows) {
        const std::string& note = row.measurement.note;
        text += title + measuredSentence(row, catalog) + '\n' +
                (note.empty() ? "" : std::string(title.size(), ' ') + note + '\n');
    }
    return text;
}

PublishedComparison::PublishedComparison(const Globals& globals, const std::shared_ptr<const Catalog>& catalog) {
    if (globals.database.empty()) // another catalog has its own scenarios
        m_bundled.emplace(catalog, bundledScenarios(catalog));
}

std::vector<EvidenceRow> PublishedComparison::of(const Answered& placement) {
    return m_bundled ? measuredOf(placement, *m_bundled) : std::vector<EvidenceRow>();
}

std::vector<EvidenceRow> PublishedComparison::between(const Answered& before, const Answered& after) {
    return m_bundled ? measuredBetween(before, after, *m_bundled) : std::vector<EvidenceRow>();
}

} // namespace boardset
