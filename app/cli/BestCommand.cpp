// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli best: finds the best placement of a scenario, or the smallest configuration for its load or a target.
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
#include <algorithm>
#include <csignal>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <unistd.h>

namespace boardset {

namespace {

struct BestArguments {
    std::string scenario;
    std::string goal;
    std::string carry;               ///< Load of the target as typed; empty for the load of the scenario.
    std::string within;              ///< Longest mean latency of the target as typed; empty if there is none.
    std::string spare;               ///< Kind of parts of which one may fail; empty if there is none.
    std::optional<std::string> file; ///< Output file for the resulting scenario.
};

volatile std::sig_atomic_t stopAsked = 0;

/// Returns the goal. A target without a goal has the goal Size.
BestGoal goalOf(const BestArguments& arguments) {
    const bool hasTarget = !arguments.carry.empty() || !arguments.within.empty() || !arguments.spare.empty();
    if (hasTarget && !arguments.goal.empty() && arguments.goal != "size")
        throw InputError("", "--for", arguments.goal, "size with --carry, --within or --spare", "omit --for");
    return arguments.goal == "latency"             ? BestGoal::Latency
           : arguments.goal == "size" || hasTarget ? BestGoal::Size
                                                   : BestGoal::Throughput;
}

/// Returns the kind of parts with the given word. Throws InputError if the scenario has no parts of this kind.
SparePart sparePartOf(const std::string& word, const LoadedScenario& loaded) {
    if (word.empty())
        return SparePart::None;
    std::vector<std::string> words;
    for (const SparePart kind : spareKindsOf(loaded)) {
        if (word == toString(kind))
            return kind;
        words.push_back(toString(kind));
    }
    throw InputError("", "--spare", word,
                     words.empty() ? "no value, because no board, no disk with data and no link can fail here"
                                   : listWithOr(words) + "; disk is allowed only if a disk stores data of the scenario",
                     "omit --spare");
}

SizeTarget targetOf(const BestArguments& arguments, const LoadedScenario& loaded) {
    SizeTarget target;
    setLoad(target, arguments.carry, loaded, "--carry");
    setLongestLatency(target, arguments.within, "--within");
    target.spare = sparePartOf(arguments.spare, loaded);
    return target;
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
/// Includes threads that a target adds.
OrderedJson movesJson(const Workload& before, const Workload& after) {
    OrderedJson moves = OrderedJson::array();
    for (const Process& is : after.processes) {
        const auto was = std::ranges::find(before.processes, is.name, &Process::name);
        if (was == before.processes.end())
            continue;
        for (const Customer& customer : is.customers) {
            const auto known = std::ranges::find(was->customers, customer.name, &Customer::name);
            if (known == was->customers.end() || known->on != customer.on)
                moves.push_back({{"thread", customer.name}, {"to", customer.on}});
        }
        for (const Region& region : is.regions) {
            const auto known = std::ranges::find(was->regions, region.name, &Region::name);
            if (known != was->regions.end() && known->pagesIn == region.pagesIn)
                continue;
            OrderedJson pages = OrderedJson::object();
            for (const auto& [path, count] : region.pagesIn)
                pages[path] = count;
            moves.push_back({{"process", is.name}, {"region", region.name}, {"pages", pages}});
        }
    }
    return moves;
}

/// Returns the target of a search for size; null if there is none.
OrderedJson targetJson(const SizeTarget& target, bool carries) {
    if (target.isNone())
        return nullptr;
    const auto& [rate, customers, latencyNs, spare] = target;
    return {{"throughput", rate ? OrderedJson(rate->value) : nullptr},
            {"unit", rate ? OrderedJson(rate->unit) : nullptr},
            {"customers", customers ? OrderedJson(customers->count) : nullptr},
            {"kind", customers ? OrderedJson(customers->noun) : nullptr},
            {"latency_ns", latencyNs ? OrderedJson(*latencyNs) : nullptr},
            {"spare", spare == SparePart::None ? nullptr : OrderedJson(toString(spare))},
            {"carried", carries}};
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

OrderedJson jsonOf(const Best& best, const LoadedScenario& loaded, const std::string& name, const SizeTarget& target) {
    const auto comparison = comparisonOf(best);
    OrderedJson json{{"machine", loaded.scenario.machine},
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
    if (best.goal == BestGoal::Size) {
        json["target"] = targetJson(target, best.carries);
        json["configurations"] = tableJson(describeConfigurations(best));
    }
    return json;
}

/// Returns the tables of a result: the steps and, for size, the configurations that were tried.
std::vector<Table> tablesOf(const Best& best) {
    std::vector<Table> tables;
    if (!best.steps.empty() || best.goal != BestGoal::Size)
        tables.push_back(describeBestSteps(best));
    if (best.goal == BestGoal::Size)
        tables.push_back(describeConfigurations(best));
    return tables;
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
              << (!best.edits.empty() ? sideText(best.answer)
                  : best.carries      ? "unchanged: nothing better was found"
                                      : "unchanged: no configuration meets the target")
              << '\n';
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
    for (const Table& table : tablesOf(best))
        if (!table.rows.empty())
            std::cout << '\n' << tableText(table);
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
    const BestRequest asked{.goal = goalOf(arguments), .target = targetOf(arguments, loaded)};
    Best best;
    try {
        Watch watch;
        best = findBest(loaded, asked, std::ref(watch), inputName(arguments.scenario));
    } catch (const InputError& error) { // the scenario is valid, but there is nothing to search
        std::cerr << "boardset-cli: " << error.what() << '\n';
        globals.exitCode = 2;
        return;
    }
    if (arguments.file)
        writeOutput(toJson(best.after.scenario), *arguments.file);
    if (arguments.file && isStandardOutput(*arguments.file))
        return;
    printResult(globals, {[&] { return jsonOf(best, loaded, arguments.scenario, asked.target); },
                          [&] { return tablesOf(best); }, [&] { printText(best, loaded); }});
    if (!best.carries)
        globals.exitCode = 2;
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
        ->add_option("--carry", arguments->carry,
                     "Load that the smallest configuration must carry: a throughput or a number of customers of the "
                     "scenario, such as \"9000 MB/s\" or \"60 clients\"")
        ->type_name("LOAD")
        ->check(word());
    command
        ->add_option("--within", arguments->within,
                     "Longest mean latency at this load, in ns, us, ms or s, such as \"400 ns\"")
        ->type_name("TIME")
        ->check(word());
    command
        ->add_option("--spare", arguments->spare,
                     "Carry the load even if any one part of this kind fails: board, disk or link")
        ->check(CLI::IsMember({"board", "disk", "link"}));
    command
        ->add_option("-o,--output", arguments->file,
                     "Write the resulting scenario to a file; with -, print only the scenario")
        ->type_name("FILE")
        ->check(outputFile({".boardset"}, "to write an .svg file, use boardset-cli draw"));
    addFormat(*command, globals);
    command->footer(
        "The result is never worse than the scenario's own placement and the placements of the machine's operating\n"
        "systems. A search stops after one minute; a search that finishes earlier always gives the same result. The\n"
        "smallest configuration has the fewest processors that carry 99 % of the throughput. For a scenario with a\n"
        "program, the search starts with the placement at the program's end; the result has no program.\n"
        "--carry, --within and --spare set a target for the size; they imply --for size. The search then also adds\n"
        "boards of the machine's own kinds to empty slots. A throughput must be reached in full. The number of "
        "threads\n"
        "stays the same; work with an arrival rate arrives at the target's rate. A number of customers changes the\n"
        "scenario's customers of this kind in proportion. Without --within, each then needs 99 % of its present\n"
        "throughput; with --within, the mean latency alone decides. --spare lets each part of the kind fail, restarts\n"
        "the machine and places the work again. Boards are not added to a machine with several domains.\n"
        "JSON: {machine, scenario, goal, before and after {total (as in solve), bottleneck {block, title,\n"
        "  utilisation}} or null if nothing runs, throughput_percent, latency_percent (change, or null),\n"
        "  latency_reason (why latency is not compared, or null), aim (for size: the load to carry if it differs from\n"
        "  the current one, or null), edits[] (that apply the result; empty if nothing better was found),\n"
        "  moves[] {thread, to or process, region, pages {memory: count}} (every thread and region that moves),\n"
        "  steps[] {title, gain_percent: change of the goal's number relative to the scenario, or null; the last step\n"
        "  sums up the rest}, tried (number of placements), reason (why the search ended), others (effect on work in\n"
        "  other units, or null), turns (for size: effect of more threads per processor, or null),\n"
        "  smaller (loss of the next smaller configuration, or null)}. For size, in addition: target {throughput, "
        "unit,\n"
        "  customers, kind, latency_ns, spare (each null if not set), carried} or null, and configurations[] {change,\n"
        "  boards (null if the machine is one board), processors, throughput, mean_latency_ns, failed (part whose\n"
        "  failure leaves the least), failed_throughput, bottleneck, carries, reason (why not); unknown values are\n"
        "  null} (every configuration that was tried). A search on a configuration ends when it carries the load, so\n"
        "  its throughput can be below the highest. Exit status 2: nothing to search, or no configuration meets the\n"
        "  target.");
    command->callback([&globals, arguments] { findBestOf(globals, *arguments); });
}

} // namespace boardset
