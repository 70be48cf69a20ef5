// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceText.h"

#include "boardset/evidence/Measured.h"

#include <cmath>

namespace boardset {

std::string errorText(const EvidenceRow& row) {
    const double error = std::round(settledError(row) * 10) / 10 + 0.0; // no "-0"
    return (error > 0 ? "+" : "") + printed(error, row.measurement.inHundredths() ? "{} points" : "{} %");
}

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
            {"error_percent", settledError(row)},
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

std::string measuredText(const std::vector<EvidenceRow>& rows) {
    std::string text;
    for (const EvidenceRow& row : rows) {
        const Measurement& m = row.measurement;
        text += "measured      " + printed(m.published, "{} " + m.unit) + ", the model " + errorText(row) + " (" +
                toString(m.role) + "; " + m.source + ", " + m.locator + ")\n";
        text += m.note.empty() ? "" : "              " + m.note + '\n';
    }
    return text;
}

std::vector<EvidenceRow> measuredBeside(const Globals& globals, const std::string& id, const Topology& topology,
                                        const Answer& answer) {
    const bool isBundled = globals.database.empty(); // another catalog has scenarios of its own
    return isBundled ? measuredOf({id, topology, answer}, bundledScenarios(topology.sharedCatalog()))
                     : std::vector<EvidenceRow>();
}

} // namespace boardset
