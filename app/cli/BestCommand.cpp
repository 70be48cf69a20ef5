// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli best: finds the best placement of a scenario, or the smallest configuration for its load.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "OptionChecks.h"
#include "Print.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/best/DescribeBest.h"
#include "boardset/best/PlacementSteps.h"
#include "boardset/best/Search.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/text/EnglishText.h"

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

namespace boardset {

namespace {

struct BestArguments {
    std::string scenario;
    std::string goal = "throughput";
    std::optional<std::string> file; ///< Output file for the resulting scenario.
};

volatile std::sig_atomic_t stopAsked = 0;

BestGoal goalOf(const std::string& word) {
    return word == "latency" ? BestGoal::Latency : word == "size" ? BestGoal::Size : BestGoal::Throughput;
}

/// Shows the progress of a search on a terminal, and stops the search at the first Ctrl-C.
class Watch {
public:
    Watch() {
        if (m_isTerminal)
            std::signal(
                SIGINT,
                [](int number) {
                    stopAsked = 1;
                    std::signal(number, SIG_DFL);
                });
    }
    ~Watch() {
        if (m_percent >= 0)
            std::cerr << "\r\033[K";
    }
    bool operator()(double fraction, const Answer& bestSoFar) {
        const int percent = static_cast<int>(100 * fraction);
        if (m_isTerminal && percent != m_percent) {
            std::cerr << "\r\033[K" << percent << " %, " << rateText(bestSoFar)
                      << "; Ctrl-C stops and keeps the best result so far" << std::flush;
            m_percent = percent;
        }
        return stopAsked == 0;
    }

private:
    bool m_isTerminal = isatty(STDERR_FILENO) != 0;
    int m_percent = -1;
};

std::vector<std::string> editsOf(const Best& best, const LoadedScenario& loaded) {
    std::vector<std::string> words;
    Canonical now = loaded;
    for (const Edit& edit : best.edits) {
        words.push_back(describe(edit, now.scenario.workload, *now.topology));
        now = edited(now, edit);
    }
    return words;
}

/// Returns every thread and region that moves, with its new location. The array `steps` may omit some of these moves.
OrderedJson movesJson(const Workload& before, const Workload& after) {
    OrderedJson moves = OrderedJson::array();
    for (std::size_t p = 0; p < after.processes.size(); ++p) {
        const Process& was = before.processes[p];
        const Process& is = after.processes[p];
        for (std::size_t c = 0; c < is.customers.size(); ++c)
            if (is.customers[c].on != was.customers[c].on)
                moves.push_back({{"thread", is.customers[c].name}, {"to", is.customers[c].on}});
        for (std::size_t r = 0; r < is.regions.size(); ++r) {
            if (is.regions[r].pagesIn == was.regions[r].pagesIn)
                continue;
            OrderedJson pages = OrderedJson::object();
            for (const auto& [path, count] : is.regions[r].pagesIn)
                pages[path] = count;
            moves.push_back({{"process", is.name}, {"region", is.regions[r].name}, {"pages", pages}});
        }
    }
    return moves;
}

OrderedJson sideJson(const Answer& answer) {
    if (answer.totals.empty())
        return nullptr;
    OrderedJson json{{"total", totalOf(answer)}};
    const StationAnswer busiest = answer.bottleneck().value_or(StationAnswer{});
    json["bottleneck"] = {{"block", busiest.block}, {"title", busiest.title}, {"utilisation", busiest.utilisation}};
    return json;
}

std::optional<Comparison> comparisonOf(const Best& best) {
    if (best.before.totals.empty())
        return std::nullopt;
    const Comparison comparison = compare(best.before, best.answer);
    return comparison.isKnown() ? std::optional(comparison) : std::nullopt;
}

OrderedJson jsonOf(const Best& best, const LoadedScenario& loaded, const std::string& name) {
    const auto comparison = comparisonOf(best);
    return {{"machine", loaded.scenario.machine},
            {"scenario", name},
            {"goal", toString(best.goal)},
            {"before", sideJson(best.before)},
            {"after", sideJson(best.answer)},
            {"throughput_percent",
             comparison ? OrderedJson(percentChange(comparison->throughputRatio - 1).value) : nullptr},
            {"latency_percent", comparison && comparison->isLatencyKnown()
                                    ? OrderedJson(percentChange(comparison->latencyRatio - 1).value)
                                    : nullptr},
            {"latency_reason", textOrNull(comparison ? comparison->whyNoLatency : std::string())},
            {"aim", textOrNull(best.aim)},
            {"edits", editsOf(best, loaded)},
            {"moves", movesJson(loaded.scenario.workload, best.after.scenario.workload)},
            {"steps", tableJson(describeBestSteps(best))},
            {"tried", best.tried},
            {"reason", best.reason},
            {"others", textOrNull(best.others)},
            {"turns", textOrNull(best.timeSharing)},
            {"smaller", textOrNull(best.smaller)}};
}

std::string sideText(const Answer& answer) {
    if (answer.totals.empty())
        return "nothing runs";
    const auto busiest = answer.bottleneck();
    return rateText(answer) + ", " + latencyText(answer) +
           (busiest ? "; " + busiest->title + ' ' + printedValue(100 * busiest->utilisation, "{} % busy") : "");
}

void printText(const Best& best, const LoadedScenario& loaded) {
    std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\n\n"
              << "goal          " << toString(best.goal) << (best.aim.empty() ? "" : "\ntarget        " + best.aim)
              << "\nbefore        " << sideText(best.before) << "\nafter         "
              << (best.edits.empty() ? "unchanged: nothing better was found" : sideText(best.answer)) << '\n';
    const auto comparison = best.edits.empty() ? std::nullopt : comparisonOf(best);
    if (comparison)
        std::cout << "difference    throughput "
                  << currentLanguage().text(percentChange(comparison->throughputRatio - 1)) << ", latency "
                  << (comparison->isLatencyKnown() ? currentLanguage().text(percentChange(comparison->latencyRatio - 1))
                                                   : "not compared: " + comparison->whyNoLatency)
                  << '\n';
    if (!best.others.empty())
        std::cout << "other work    " << best.others << '\n';
    if (!best.timeSharing.empty())
        std::cout << "sharing       " << best.timeSharing << '\n';
    if (!best.smaller.empty())
        std::cout << "smaller       " << best.smaller << '\n';
    std::cout << "tried         " << counted(best.tried, "placement") << "; " << best.reason << '\n';
    if (!best.steps.empty())
        std::cout << '\n' << tableText(describeBestSteps(best));
    const bool isSummedUp = best.goal == BestGoal::Size || best.steps.size() == best::mostBestSteps;
    if (isSummedUp && !movesJson(loaded.scenario.workload, best.after.scenario.workload).empty())
        std::cout << "--json lists every thread and page that moves; --output FILE writes the scenario\n";
}

void findBestOf(Globals& globals, const BestArguments& arguments) {
    needOtherFile(globals, arguments.scenario, arguments.file.value_or(""), "--output");
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    if (loaded.scenario.workload.customerCount() == 0) {
        answerOrReason(globals, loaded, arguments.scenario); // reports that nothing runs
        return;
    }
    Best best;
    try {
        Watch watch;
        best = findBest(loaded, {goalOf(arguments.goal)}, std::ref(watch), inputName(arguments.scenario));
    } catch (const InputError& error) { // the scenario is valid, but there is nothing to search
        std::cerr << "boardset-cli: " << error.what() << '\n';
        globals.exitCode = 2;
        return;
    }
    if (arguments.file)
        writeOutput(toJson(best.after.scenario), *arguments.file);
    if (arguments.file && isStandardOutput(*arguments.file))
        return;
    printResult(globals,
                {[&] { return jsonOf(best, loaded, arguments.scenario); },
                 [&] { return std::vector<Table>{describeBestSteps(best)}; }, [&] { printText(best, loaded); }});
    if (arguments.file && globals.format() == OutputFormat::Text)
        std::cout << "\nwrote " << *arguments.file << '\n';
}

} // namespace

void addBestCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<BestArguments>();
    auto* command =
        app.add_subcommand("best", "Find the best placement, or the smallest configuration for the same load");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command
        ->add_option("--for", arguments->goal, "Goal: throughput (highest), latency (lowest) or size (fewest boards)")
        ->check(CLI::IsMember({"throughput", "latency", "size"}));
    command
        ->add_option("-o,--output", arguments->file,
                     "Write the resulting scenario to a file; with -, print only the scenario")
        ->type_name("FILE")
        ->check(outputFile({".boardset"}, "draw writes an .svg file of a scenario"));
    addFormat(*command, globals);
    command->footer(
        "The result is never worse than the scenario's own placement and the placements of the machine's operating\n"
        "systems. A search stops after one minute; a search that finishes earlier always gives the same result. The\n"
        "smallest configuration has the fewest processors that carry 99 % of the throughput. For a scenario with a\n"
        "program, the search starts with the placement at the program's end; the result has no program.\n"
        "JSON: {machine, scenario, goal, before and after {total (as in solve), bottleneck {block, title,\n"
        "  utilisation}} or null if nothing runs, throughput_percent, latency_percent (change, or null),\n"
        "  latency_reason (why latency is not compared, or null), aim (for size: the load to carry if it differs from\n"
        "  the current one, or null), edits[] (that apply the result; empty if nothing better was found),\n"
        "  moves[] {thread, to or process, region, pages {memory: count}} (every thread and region that moves),\n"
        "  steps[] {title, gain_percent: change of the goal's number relative to the scenario, or null; the last step\n"
        "  sums up the rest}, tried (number of placements), reason (why the search ended), others (effect on work in\n"
        "  other units, or null), turns (for size: effect of more threads per processor, or null),\n"
        "  smaller (loss of the next smaller configuration, or null)}. Exit status 2: nothing to search.");
    command->callback([&globals, arguments] { findBestOf(globals, *arguments); });
}

} // namespace boardset
