// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli evidence: lists all published measurements with the model's results and errors.
#include "EvidenceText.h"
#include "OptionChecks.h"
#include "boardset/describe/TableText.h"
#include "boardset/evidence/DescribeEvidence.h"

#include <CLI/CLI.hpp>
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

void listEvidence(Globals& globals, const EvidenceOptions& options) {
    const auto catalog = openCatalog(globals);
    const std::vector<EvidenceRow> rows = rowsFor(catalog, options);
    const Table table = describeEvidence(rows, *catalog);
    if (globals.format() == OutputFormat::Json && options.explain) {
        OrderedJson json = tableJson(table);
        for (std::size_t i = 0; i < rows.size(); ++i)
            json[i]["derivation"] = jsonOf(rows[i].derivation);
        return printJson(json);
    }
    printTable(globals, table);
    if (globals.format() != OutputFormat::Text)
        return;
    std::cout << '\n' << tableText(describeSummaries(summariesOf(rows), *catalog));
    for (const EvidenceRow& row : rows)
        if (options.explain)
            std::cout << '\n' << row.measurement.id << ' ' << toText(row.derivation, *catalog);
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
        "  Roles: input (the model uses this value; no error), reproduced (follows from inputs), fitted, predicted.");
    addFormat(*command, globals);
    command->callback([&globals, options] { listEvidence(globals, *options); });
}

} // namespace boardset
