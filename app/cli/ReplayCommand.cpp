// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli replay: replays a program under an operating system's rules, with the reason for each decision.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "ReplayInspection.h"
#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/DescribeReplay.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace boardset {

namespace {

struct ReplayArguments {
    std::string scenario;
    std::string system;
    std::int64_t seed = -1;
    std::vector<std::string> settings;
    int at = -1;
    bool answers = false;
};

/// Parses "tolerance=0x1000": the value is a decimal or hexadecimal whole number.
std::pair<std::string, std::int64_t> settingIn(const std::string& word) {
    const std::size_t equals = std::min(word.find('='), word.size());
    std::string_view digits(word);
    digits.remove_prefix(std::min(equals + 1, word.size()));
    const bool isHex = digits.starts_with("0x");
    digits.remove_prefix(isHex ? 2 : 0);
    const auto value = isHex ? wholeIn<std::int64_t>(digits, 16) : typedWhole(digits);
    if (equals == 0 || !value || *value < 0) {
        throw InputError("--set", "", printable(word), "TUNABLE=NUMBER",
                         "use the id of a tunable, =, and a number such as 4096 or 0x1000");
    }
    return {word.substr(0, equals), *value};
}

std::string howToReplay(const Topology& topology) {
    const auto systems = topology.catalog().systemsOf(topology.machine());
    return systems.empty() ? "no known operating system runs on this machine"
                           : "add --system " + systems.back().id + " to replay the program closest to this placement";
}

/// Returns the scenario with the requested program.
Scenario programmed(const LoadedScenario& loaded, const ReplayArguments& arguments) {
    Scenario scenario = loaded.scenario;
    if (!scenario.program) {
        if (arguments.system.empty()) {
            throw InputError(inputName(arguments.scenario), "processes", "a placement",
                             "a program, whose threads and pages an operating system places step by step",
                             howToReplay(*loaded.topology));
        }
        scenario.program = programOf(scenario.workload, arguments.system, *loaded.topology);
        if (scenario.program->processes.empty() && scenario.workload.customerCount() > 0) {
            throw InputError(inputName(arguments.scenario), "processes", "no thread",
                             "threads, because an operating system places nothing else", "add a thread");
        }
    }
    Program& program = *scenario.program;
    program.system = arguments.system.empty() ? program.system : arguments.system;
    program.seed = arguments.seed < 0 ? program.seed : arguments.seed;
    for (const std::string& word : arguments.settings) {
        const auto [tunable, value] = settingIn(word);
        program.tunables[tunable] = value;
    }
    return resolve(scenario, *loaded.topology, inputName(arguments.scenario));
}

std::string timeText(std::int64_t ns) {
    return printedValue(static_cast<double>(ns) / 1e9, "{} s");
}

/// The result that --answers prints for a step.
struct StepAnswer {
    std::string text;
    OrderedJson total; ///< Null if nothing runs at this step.
};

/// Shows on a terminal how many steps have been solved, unless the steps themselves are printed there.
class StepsSolved {
public:
    explicit StepsSolved(bool isListed)
        : m_isShown(isatty(STDERR_FILENO) != 0 && !(isListed && isatty(STDOUT_FILENO) != 0)) {}
    ~StepsSolved() {
        if (m_percent >= 0)
            std::cerr << "\r\033[K" << std::flush;
    }
    void report(int position, int length) {
        const int percent = 100 * position / std::max(1, length);
        if (!m_isShown || percent == m_percent)
            return;
        m_percent = percent;
        std::cerr << "\r\033[K" << percent << " % of " << length << " steps solved" << std::flush;
    }

private:
    bool m_isShown;
    int m_percent = -1;
};

/// Solves placements one after another; caches their results, because placements recur.
class Answers {
public:
    /// Returns the result at a step; null if solving the step would exceed the limit `mostWork`.
    const StepAnswer* at(const ReplayCursor& cursor) {
        std::vector<std::int64_t> cells = placementCells(cursor.state());
        if (const auto met = m_reported.find(cells); met != m_reported.end())
            return &met->second;
        if (m_work + cells.size() > mostWork) {
            m_firstLeftOut = m_firstLeftOut == 0 ? cursor.position() : m_firstLeftOut;
            return nullptr;
        }
        const auto answer = answerAt(cursor);
        if (!answer)
            return &m_nothing; // this case is cheap, so it doesn't count towards the limit
        m_work += cells.size();
        StepAnswer reported{rateText(*answer) + ", " + printedValue(100 * answer->localShare, "{} % local"),
                            totalOf(*answer)};
        return &m_reported.emplace(std::move(cells), std::move(reported)).first->second;
    }

    /// Returns the first step that was left unsolved because of the limit `mostWork`; 0 if all steps were solved.
    int firstLeftOut() const { return m_firstLeftOut; }

private:
    static constexpr std::size_t mostWork = 1'500'000; ///< Maximum number of cells to solve (a few seconds of work).

    const StepAnswer m_nothing{"nothing runs", {}};
    std::map<std::vector<std::int64_t>, StepAnswer> m_reported;
    std::size_t m_work = 0;
    int m_firstLeftOut = 0;
};

/// A program that has been replayed.
struct Played {
    const Scenario& scenario;
    std::shared_ptr<const Replay> replay;
    std::string bundled; ///< Id of the scenario if it is a bundled one that no option has changed; otherwise empty.
    Answers answers{};
};

/// The result after the last step, with published measurements.
struct AtEnd {
    std::optional<Answer> answer;
    std::vector<EvidenceRow> measured; ///< Published measurements; for a program, only those of its own scenario.
};

AtEnd atEnd(const Globals& globals, const Played& played) {
    ReplayCursor cursor(played.replay);
    cursor.goTo(played.replay->length());
    AtEnd end{answerAt(cursor), {}};
    const Topology& topology = played.replay->topology();
    if (end.answer)
        end.measured =
            PublishedComparison(globals, topology.sharedCatalog()).of({played.bundled, topology, *end.answer});
    return end;
}

void printSteps(Played& played, bool withAnswers) {
    const auto& replay = played.replay;
    ReplayCursor cursor(replay);
    StepsSolved solved(true);
    for (int position = 1; position <= replay->length(); ++position) {
        const Step& step = replay->steps()[static_cast<std::size_t>(position - 1)];
        const bool isRefused = step.kind == StepKind::Refused;
        std::string number = std::to_string(position) + (isRefused ? "!" : " ");
        number.insert(0, number.size() < 6 ? 6 - number.size() : 0, ' ');
        std::string time = timeText(step.ns);
        time.insert(0, time.size() < 9 ? 9 - time.size() : 0, ' ');
        std::string kind = toString(step.kind);
        kind.resize(std::max<std::size_t>(kind.size(), 9), ' ');
        const std::string indent(6 + 9 + 2 + 10, ' ');
        std::cout << number << time << "  " << kind << ' ' << step.title << '\n' << indent << step.reason << '\n';
        if (withAnswers) {
            cursor.goTo(position);
            const StepAnswer* const reported = played.answers.at(cursor);
            solved.report(position, replay->length());
            std::cout << indent << (reported != nullptr ? reported->text : "not solved") << '\n';
        }
    }
}

/// Returns the names ("stream 17") of the customers that the operating system doesn't place.
/// These customers come first in the placement.
std::vector<std::string> besideOf(const Scenario& scenario, const Catalog& catalog) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < scenario.program->beside.size(); ++i) {
        const Process& process = scenario.workload.processes[i];
        for (const Customer& each : process.customers)
            names.push_back(nounWithName(catalog.work(process.work).customer, each.name.text));
    }
    return names;
}

void printText(const Globals& globals, Played& played, const ReplayArguments& arguments) {
    const auto& [scenario, replay, bundled, answers] = played;
    const std::string whyUniform = replay->policy().whyUniform();
    std::cout << scenario.title << " (" << replay->topology().machine().title << ")\n"
              << replay->settings().system().title << ", seed " << replay->program().seed << '\n'
              << (whyUniform.empty() ? "" : whyUniform + '\n');
    for (const auto& [tunable, value] : replay->program().tunables)
        std::cout << tunable << " = " << value << '\n';
    for (const std::string& each : besideOf(scenario, replay->topology().catalog()))
        std::cout << each << " keeps its placement\n";
    std::cout << '\n';
    if (arguments.at < 0) {
        printSteps(played, arguments.answers);
        if (const AtEnd end = atEnd(globals, played); end.answer)
            std::cout << '\n'
                      << "throughput    " << rateText(*end.answer) << '\n'
                      << measuredText(end.measured, replay->topology().catalog());
        const std::vector<Completion> completions = completionsOf(*replay);
        std::cout << (completions.empty() ? "" : "\n") << completionsText(completions);
        if (const auto solved = positionOf(replay, scenario.workload); solved && !completions.empty())
            std::cout << "\nsolve uses the placement of step " << *solved
                      << ": after the last event, before any thread has finished\n";
        return;
    }
    ReplayCursor cursor(replay);
    cursor.goTo(arguments.at);
    std::cout << inspectionText(cursor);
}

/// Returns the tables of the result: the steps, or the answers of the operating system after a step.
std::vector<Table> tablesOf(const Played& played, const ReplayArguments& arguments) {
    if (arguments.at < 0)
        return {describeSteps(*played.replay)};
    ReplayCursor cursor(played.replay);
    cursor.goTo(arguments.at);
    return {describeThreads(cursor), describeInspection(cursor, -1, -1), describeLoads(cursor)};
}

OrderedJson jsonOf(const Globals& globals, Played& played, const ReplayArguments& arguments) {
    const auto& [scenario, replay, bundled, answers] = played;
    ReplayCursor cursor(replay);
    cursor.goTo(arguments.at < 0 ? replay->length() : arguments.at);
    OrderedJson json{{"scenario", arguments.scenario},
                     {"title", scenario.title},
                     {"machine", scenario.machine},
                     {"system", replay->program().system},
                     {"seed", replay->program().seed},
                     {"aware", replay->policy().whyUniform().empty()},
                     {"tunables", tableJson(describeTunables(cursor))}};
    if (const auto beside = besideOf(scenario, replay->topology().catalog()); !beside.empty())
        json["beside"] = beside;
    json["steps"] = tableJson(describeSteps(*replay));
    ReplayCursor walking(replay);
    StepsSolved solved(false);
    for (int position = 1; arguments.answers && position <= replay->length(); ++position) {
        walking.goTo(position);
        solved.report(position, replay->length());
        if (const StepAnswer* const reported = played.answers.at(walking))
            json["steps"][static_cast<std::size_t>(position) - 1]["total"] = reported->total;
    }
    for (const Completion& each : completionsOf(*replay))
        json["completions"].push_back(jsonOf(each));
    const auto solvedAt = positionOf(replay, scenario.workload);
    json["solved_step"] = solvedAt ? OrderedJson(*solvedAt) : OrderedJson();
    json["measured"] = jsonOf(atEnd(globals, played).measured, replay->topology().catalog());
    if (arguments.at >= 0)
        addInspection(json, cursor);
    return json;
}

void replayScenario(const Globals& globals, const ReplayArguments& arguments) {
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    const Scenario scenario = programmed(loaded, arguments);
    SolvedProgress progress;
    const auto replay =
        Replay::of(*scenario.program, loaded.topology, hasEnds(*scenario.program) ? &progress : nullptr);
    if (arguments.at > replay->length()) {
        throw InputError("--at", "", std::to_string(arguments.at), "0 to " + std::to_string(replay->length()),
                         "0 is before the first step");
    }
    const bool isAsBundled = loaded.scenario.program && *loaded.scenario.program == *scenario.program;
    Played played{scenario, replay, isAsBundled ? arguments.scenario : ""};
    printResult(globals, {[&] { return jsonOf(globals, played, arguments); },
                          [&] { return tablesOf(played, arguments); }, [&] { printText(globals, played, arguments); }});
    if (const int first = played.answers.firstLeftOut(); first > 0) {
        std::cerr << "boardset-cli: " << printable(inputName(arguments.scenario))
                  << ": --answers: new placements from step " << first
                  << " are not solved, to limit the time; --at STEP solves any step\n";
    }
}

} // namespace

void addReplayCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<ReplayArguments>();
    auto* command = app.add_subcommand("replay", "Replay a program step by step, with the reason for each placement");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_option("--system", arguments->system,
                        "Id of another operating system; a placement is replayed as the program closest to it");
    command->add_option("--seed", arguments->seed, "Seed of the system's random choices")
        ->type_name("NUMBER")
        ->transform(wholeNumber(0, INT64_MAX));
    command->add_option("--set", arguments->settings, "Set a tunable from the start (0x for hexadecimal); repeatable")
        ->type_name("TUNABLE=NUMBER");
    command
        ->add_option("--at", arguments->at,
                     "Show the operating system's view after this step; 0: before the first step")
        ->type_name("STEP")
        ->transform(wholeNumber(0, 1'000'000));
    command->add_flag("--answers", arguments->answers,
                      "Print throughput and local share after every step (only text and json)");
    addFormat(*command, globals);
    command->footer(
        "A refused step has a ! after its number.\n"
        "JSON: {scenario, title, machine, system, seed, aware (true if the system uses localities),\n"
        "  tunables[] {id, value, default},\n"
        "  beside[] (customers that no system places and that keep their placement),\n"
        "  measured[] (of the placement after the last step, with the fields of evidence --json),\n"
        "  solved_step (the step whose placement solve uses: after the last event, before any thread has finished),\n"
        "  steps[] {step, seconds, kind, title, reason, tunables[], thread, segment, event}}.\n"
        "  The kind of a step is home, run, memory, advice, processor, board, set, tunable, time or refused.\n"
        "  Threads and steps count from 1, events from 0. Values of tunables are those after the step of --at, or\n"
        "  after the last step. A value of null means no limit.\n"
        "--answers adds to each solved step total {throughput, unit, mean_latency_ns, zero_load_latency_ns,\n"
        "  local_share}. To limit the time to a few seconds, the solution of a long replay ends when the solved\n"
        "  placements have 1,500,000 entries for threads, pages and processors. A terminal shows the progress.\n"
        "--at adds at, threads[] {thread, home_GROUP, cpu, processor, remote},\n"
        "  segments[] {segment, kind, mapped, page_bytes, pages_in[] {GROUP, pages}, unallocated},\n"
        "  checks[] {command, output, passed, meaning}, loads[] {set, GROUP, load}, total.\n"
        "  GROUP is the system's term for processors and the memory local to them. A load of 65536 is one\n"
        "  always-runnable thread per processor. total is null while nothing runs.\n"
        "Exit status 1: the scenario is a placement, which has no steps; use --system to replay it.");
    command->callback([&globals, arguments] { replayScenario(globals, *arguments); });
}

} // namespace boardset
