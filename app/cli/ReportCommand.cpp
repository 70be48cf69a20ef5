// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli report: writes a solved scenario with derivations and sources as an HTML page.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "boardset/picture/Svg.h"
#include "boardset/report/Report.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct ReportOptions {
    std::string scenario;
    std::string file;
};

void report(const Globals& globals, const ReportOptions& options) {
    needOtherFile(globals, options.scenario, options.file, "--output");
    const LoadedScenario loaded = loadScenario(globals, options.scenario);
    const auto& [scenario, topology] = loaded;
    const Answer answer = answerOf(loaded, options.scenario);
    const Report page{
        .topology = *topology,
        .scenario = scenario,
        .answer = answer,
        .measured = PublishedComparison(globals, topology->sharedCatalog()).of({options.scenario, *topology, answer}),
        .findings = findings(*topology, scenario),
        .diagram =
            picture::toInlineSvg(*topology, layoutOf(*topology), scenario, answer, picture::Palette::Name::Print)};
    writeOutput(toHtml(page), options.file);
    reportWritten(globals, options.file, {{"file", options.file}});
}

} // namespace

void addReportCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<ReportOptions>();
    auto* command = app.add_subcommand(
        "report", "Write a report: diagram, results, configuration, measurements, findings, derivations, sources");
    command->add_option("SCENARIO", options->scenario, scenarioHelp)->required();
    command
        ->add_option("-o,--output", options->file,
                     "HTML file to write, or - for standard output. The file is self-contained.")
        ->required()
        ->type_name("FILE")
        ->check(outputFile({".html", ".htm"}, "for PDF, open the scenario in the window and export the report"));
    command->callback([&globals, options] { report(globals, *options); });
}

} // namespace boardset
