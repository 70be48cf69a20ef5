// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli draw: draws the block diagram of a solved scenario as an SVG file that contains the scenario.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "boardset/picture/Svg.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/text/EnglishText.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct DrawOptions {
    std::string scenario;
    std::string file;
    std::string focus;
    std::string theme = "light";
    bool overview = false;
};

BlockId focusOf(const Topology& topology, const std::string& path) {
    const auto block = topology.find(path);
    if (block && !topology.block(block).children.empty())
        return block;
    std::vector<std::string> inside;
    for (const Block& each : topology.blocks())
        if (each.parent == rootBlock && !each.children.empty())
            inside.push_back(each.path);
    throw InputError("--focus", "", path,
                     "the path of a block with parts inside: " + commaList(inside) + ", and blocks inside them",
                     "leave out --focus for the whole machine");
}

picture::Palette::Name paletteOf(const std::string& theme) {
    using Name = picture::Palette::Name;
    return theme == "dark" ? Name::Dark : theme == "print" ? Name::Print : Name::Light;
}

void draw(const Globals& globals, const DrawOptions& options) {
    // redrawing may overwrite the input file, because the new file also contains the scenario
    const bool isRedrawn = options.scenario.ends_with(".svg");
    needOtherFile(globals, isRedrawn ? "" : options.scenario, options.file, "--output");
    const LoadedScenario loaded = loadScenario(globals, options.scenario);
    const auto& [scenario, topology] = loaded;
    const Layout layout =
        layoutOf(*topology, focusOf(*topology, options.focus), options.overview ? Detail::Overview : Detail::Parts);
    const Answer answer = answerOf(loaded, options.scenario);
    const auto measured =
        PublishedComparison(globals, topology->sharedCatalog()).of({options.scenario, *topology, answer});
    const std::string svg = picture::toSvg(*topology, layout, scenario, answer, paletteOf(options.theme),
                                           measuredRemarks(measured, topology->catalog()));
    writeOutput(svg, options.file);
    reportWritten(globals, options.file, {{"file", options.file}, {"width", layout.width}, {"height", layout.height}});
}

} // namespace

void addDrawCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<DrawOptions>();
    auto* command =
        app.add_subcommand("draw", "Draw the block diagram of a scenario as SVG, with utilisation and results");
    command->add_option("SCENARIO", options->scenario, scenarioHelp)->required();
    command->add_option("-o,--output", options->file, "SVG file to write, or -; it contains the scenario")
        ->required()
        ->type_name("FILE")
        ->check(outputFile({".svg"}, "for PNG or PDF, open the scenario in the window and export the diagram"));
    command->add_option("--focus", options->focus, "Draw the inside of this block, such as SB3")->type_name("PATH");
    command->add_flag("--overview", options->overview, "Draw boards as boxes without their parts");
    command->add_option("--theme", options->theme, "Colours: light, dark or print")
        ->check(CLI::IsMember({"light", "dark", "print"}));
    command->callback([&globals, options] { draw(globals, *options); });
}

} // namespace boardset
