// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli evidence: lists all published measurements with the model's results and errors.
#include "EvidenceText.h"
#include "OptionChecks.h"
#include "boardset/catalog/Citation.h"
#include "boardset/evidence/EvidenceSummary.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct EvidenceOptions {
    std::string machine;
    std::string source;
    bool explain = false;
};

std::vector<EvidenceRow> rowsFor(const std::shared_ptr<const Catalog>& catalog, const EvidenceOptions& options) {
    if (!options.machine.empty())
        catalog->machine(options.machine); // throws for an unknown id
    std::string source;
    if (!options.source.empty())
        source = catalog->source(options.source).id;
    std::vector<EvidenceRow> rows = evidence(catalog, bundledScenarios(catalog), options.machine);
    std::erase_if(rows, [&](const EvidenceRow& row) { return !source.empty() && row.measurement.source != source; });
    return rows;
}

std::string summaryText(const std::vector<EvidenceRow>& rows, const Catalog& catalog) {
    TextTable table({"source", "role", "kind", "figures", "mean error", "largest error"});
    for (const EvidenceSummary& each : summariesOf(rows)) {
        const std::string pattern = each.inPoints ? "{} points" : "{} %";
        table.add({catalog.source(each.source).brief, toString(each.role), each.kind, std::to_string(each.figures),
                   printed(std::round(10 * each.meanError) / 10, pattern),
                   printed(std::round(10 * each.largestError) / 10, pattern)});
    }
    return table.text();
}

void printText(const std::vector<EvidenceRow>& rows, const Catalog& catalog, bool explain) {
    TextTable table({"id", "metric", "published", "model", "unit", "error", "role", "source"});
    for (const EvidenceRow& row : rows) {
        const Measurement& m = row.measurement;
        table.add({m.id, m.metric, printed(m.published), printed(row.model), m.unit, errorText(row), toString(m.role),
                   briefOf(catalog, {m.source, m.locator})});
    }
    std::cout << table.text() << '\n' << summaryText(rows, catalog);
    for (const EvidenceRow& row : rows)
        if (explain)
            std::cout << '\n' << row.measurement.id << ' ' << toText(row.derivation, catalog);
}

} // namespace

void addEvidenceCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<EvidenceOptions>();
    auto* command = app.add_subcommand("evidence", "List all published measurements with the model's results");
    command->add_option("--machine", options->machine, "List only measurements of one machine")
        ->type_name("ID")
        ->check(word());
    command->add_option("--source", options->source, "List only measurements from one source")
        ->type_name("ID")
        ->check(word());
    command->add_flag("--explain", options->explain, "Show how each result of the model is derived");
    command->footer(
        "JSON: [{id, machine, source, locator, metric, unit, published, model, error_percent, role, scenario,\n"
        "  note, derivation}]; if the unit is % or points, the error is the difference in points.\n"
        "  Roles: reproduced (a table that is an input of the model), fitted, predicted.");
    command->callback([&globals, options] {
        const auto catalog = openCatalog(globals);
        const auto rows = rowsFor(catalog, *options);
        OrderedJson json = OrderedJson::array();
        for (const EvidenceRow& row : rows) {
            json.push_back(jsonOf(row));
            if (options->explain)
                json.back()["derivation"] = jsonOf(row.derivation);
        }
        globals.json ? printJson(json) : printText(rows, *catalog, options->explain);
    });
}

} // namespace boardset
