// SPDX-License-Identifier: GPL-3.0-or-later
// Loads catalogs, scenarios and machines for commands.
#include "LoadScenario.h"

#include "FileStreams.h"
#include "boardset/catalog/ShareDirectory.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/BundledScenarios.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/ConfigurationText.h"

#include <algorithm>
#include <iostream>

namespace boardset {

namespace fs = std::filesystem;

fs::path shareFolder() {
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return shareDirectory(none ? fs::current_path() / "bin" / "boardset-cli" : program);
}

namespace {

fs::path catalogFile(const Globals& globals) {
    return globals.database.empty() ? shareFolder() / "catalog.db" : fs::path(globals.database);
}

/// Returns an option of a machine as the user types it: "processors=4".
std::string exampleFor(const Machine& machine) {
    return machine.options.empty()
               ? "NAME=NUMBER"
               : machine.options.front().id + '=' + std::to_string(machine.options.front().standard);
}

fs::path scenarioFolder() {
    return shareFolder() / "scenarios";
}

} // namespace

std::shared_ptr<const Catalog> openCatalog(const Globals& globals) {
    return Catalog::open(catalogFile(globals));
}

std::string machinesWith(const std::shared_ptr<const Catalog>& catalog,
                         const std::function<bool(const Topology&)>& has) {
    std::vector<std::string> ids;
    for (const Machine& each : catalog->machines())
        if (has(*Topology::build(catalog, each.id, {})))
            ids.push_back(each.id);
    return alternatives(ids, ids.size());
}

namespace {

/// Reports on standard error which of the given options the machine overrides.
void noteOverridden(const Options& chosen, const Topology& topology, const std::string& where) {
    for (const std::string& each : overriddenOptions(chosen, topology))
        std::cerr << "boardset-cli: " << printable(where) << ": note: " << each << '\n';
}

/// Returns the scenario with its machine; `name` identifies the scenario in errors.
LoadedScenario onItsMachine(std::shared_ptr<const Catalog> catalog, const Scenario& read, const std::string& name) {
    std::shared_ptr<const Topology> topology;
    try {
        topology = Topology::build(std::move(catalog), read.machine, read.configuration);
    } catch (const TopologyError& error) {
        throw TopologyError(printable(name) + ": " + error.what());
    } catch (const CatalogError& error) {
        throw CatalogError(printable(name) + ": " + error.what());
    }
    Scenario canonical = resolve(read, *topology, name);
    return {std::move(canonical), std::move(topology)};
}

bool isBundled(const std::string& id) {
    const std::vector<std::string> ids = bundledIds(scenarioFolder());
    return std::ranges::find(ids, id) != ids.end();
}

LoadedScenario loadBundled(std::shared_ptr<const Catalog> catalog, const std::string& id) {
    return onItsMachine(std::move(catalog), bundledScenario(scenarioFolder(), id), id);
}

/// Returns the id of a bundled scenario on a machine, preferably "MACHINE-first"; empty if there is none.
std::string scenarioOn(const std::string& machine) {
    std::string id;
    const auto unread = [](const InputError&) {};
    for (const BundledScenario& each : bundledScenarios(scenarioFolder(), unread))
        if (each.machine == machine && (id.empty() || each.id == machine + "-first"))
            id = each.id;
    return id;
}

/// Returns the error for a word that is neither a scenario's id nor a file. `withMachines` is true if machine ids are
/// also allowed.
InputError unknownSubject(const Catalog& catalog, const std::string& word, bool withMachines) {
    std::vector<std::string> machines;
    for (const Machine& each : catalog.machines())
        machines.push_back(each.id);
    if (std::ranges::find(machines, word) != machines.end()) {
        const std::string on = scenarioOn(word);
        return {"scenario",
                {},
                word + ", which is a machine",
                on.empty() ? "a scenario" : "a scenario, such as " + on,
                "boardset-cli scenarios lists them; boardset-cli show " + word + " describes the machine"};
    }
    std::vector<std::string> known = bundledIds(scenarioFolder());
    if (withMachines)
        known.insert(known.begin(), machines.begin(), machines.end());
    const std::string meant = didYouMean(word.substr(0, 200), known);
    const std::string lists = withMachines ? "boardset-cli machines and boardset-cli scenarios list them"
                                           : "boardset-cli scenarios lists them";
    return {withMachines ? "machine" : "scenario",
            {},
            '"' + printable(word) + '"',
            std::string(withMachines ? "the id of a machine or a scenario" : "the id of a bundled scenario") +
                ", a file, or -",
            (meant.empty() ? "" : meant + ' ') + lists};
}

LoadedScenario loadFrom(const std::shared_ptr<const Catalog>& catalog, const std::string& word,
                        bool withMachines = false) {
    const bool bundled = !isPath(word) && isBundled(word);
    if (!bundled && !namesFile(word))
        throw unknownSubject(*catalog, word, withMachines);
    const std::string name = bundled ? word : inputName(word);
    const Scenario read =
        bundled ? bundledScenario(scenarioFolder(), word) : readScenario(inputPath(word), FileKind::Any, name);
    LoadedScenario loaded = onItsMachine(catalog, read, name);
    if (const std::string note = noteOnNames(read, *catalog); !note.empty())
        std::cerr << "boardset-cli: " << printable(name) << ": " << note << '\n';
    noteOverridden(read.configuration.options, *loaded.topology, name);
    return loaded;
}

/// Returns the value of an option, given as a number or as one of the option's words; nothing for other words.
std::optional<int> valueOf(const MachineOption* option, const std::string& word) {
    if (const auto value = typedWhole(word); value && std::in_range<int>(*value))
        return static_cast<int>(*value);
    return option == nullptr ? std::nullopt : option->valueOf(word);
}

/// Returns the values of an option as text: "l3=private (0) or l3=shared (1)".
std::string wordsOf(const MachineOption& option, const std::string& name) {
    std::vector<std::string> words;
    for (int value = option.least; value <= option.most; ++value)
        words.push_back(name + '=' + option.wordOf(value) + " (" + std::to_string(value) + ')');
    return alternatives(words);
}

} // namespace

Options chosenOptions(const std::vector<std::string>& words, const Machine& machine) {
    Options options;
    for (const std::string& word : words) {
        const std::size_t at = std::min(word.find('='), word.size());
        const std::string name = word.substr(0, at);
        const auto option = std::ranges::find(machine.options, name, &MachineOption::id);
        const MachineOption* const known = option == machine.options.end() ? nullptr : &*option;
        const auto value = at < word.size() ? valueOf(known, word.substr(at + 1)) : std::nullopt;
        if (name.empty() || !value) {
            if (known != nullptr && known->hasWords())
                throw InputError("--option", "", printable(word), wordsOf(*known, name), "use the word or its number");
            throw InputError("--option", "", printable(word), "NAME=NUMBER", "use --option " + exampleFor(machine));
        }
        options[name] = *value;
    }
    return options;
}

std::shared_ptr<const Topology> machineWith(const std::shared_ptr<const Catalog>& catalog, const Machine& machine,
                                            const std::vector<std::string>& words) {
    const Options chosen = chosenOptions(words, machine);
    auto topology = Topology::build(catalog, machine.id, chosen);
    noteOverridden(chosen, *topology, "--option");
    return topology;
}

LoadedScenario loadScenario(const Globals& globals, const std::string& scenario) {
    return loadFrom(openCatalog(globals), scenario);
}

ScenarioLoader bundledScenarios(std::shared_ptr<const Catalog> catalog) {
    const auto read = std::make_shared<std::map<std::string, Scenario>>();
    return [catalog = std::move(catalog), read](const std::string& id) -> const Scenario& {
        const auto known = read->find(id);
        return known != read->end() ? known->second
                                    : read->emplace(id, loadBundled(catalog, id).scenario).first->second;
    };
}

LoadedMachine loadMachine(const Globals& globals, const std::string& subject, const std::vector<std::string>& words) {
    const auto catalog = openCatalog(globals);
    const auto& machines = catalog->machines();
    const auto machine =
        std::find_if(machines.begin(), machines.end(), [&](const Machine& each) { return each.id == subject; });
    if (machine != machines.end())
        return {{}, machineWith(catalog, *machine, words)};
    LoadedScenario loaded = loadFrom(catalog, subject, true);
    RuleBook rules(catalog);
    const Options chosen = chosenOptions(words, loaded.topology->machine());
    loaded.scenario.program.reset(); // only the machine is needed
    loaded.scenario.workload = {};
    for (const auto& [option, value] : chosen)
        loaded = edited(rules, loaded, {SetOption{option, value}});
    noteOverridden(chosen, *loaded.topology, "--option");
    return {subject, std::move(loaded.topology)};
}

Answer answerOf(const LoadedScenario& loaded, const std::string& name, const std::string& method) {
    const Method chosen = methodOf(method).value_or(Method::Auto);
    try {
        return solvePlacement(*loaded.topology, loaded.scenario.workload, placementOptions(chosen));
    } catch (const NetworkError& error) {
        if (!error.field.ends_with(".service_cv2"))
            throw InputError(inputName(name), error.field, error.value, error.allowed);
        throw InputError(inputName(name), "--method",
                         "exact, for wires, buses and memories with constant service times",
                         "auto, linearizer or schweitzer, which are approximate, or bounds", "leave out --method");
    }
}

std::optional<Answer> answerOrReason(Globals& globals, const LoadedScenario& loaded, const std::string& name,
                                     const std::string& method) {
    Answer answer = answerOf(loaded, name, method);
    if (!answer.classes.empty()) {
        if (const std::string why = whyOverloaded(answer); !why.empty()) {
            std::cerr << "boardset-cli: " << printable(inputName(name)) << ": processes: " << why << '\n';
            globals.exitCode = 2;
        }
        return answer;
    }
    const std::string one = nounOf(loaded.scenario.workload, *loaded.topology);
    std::string why = "no " + one + " uses any page, so no data moves; add pages";
    if (loaded.scenario.workload.customerCount() == 0)
        why = "no " + one + ", so nothing runs; add one";
    if (const std::string kept = whyNothing(answer); !kept.empty())
        why = kept;
    std::cerr << "boardset-cli: " << printable(inputName(name)) << ": processes: " << why << '\n';
    globals.exitCode = 2;
    return std::nullopt;
}

void needOtherFile(const Globals& globals, const std::string& read, const std::string& written, const char* option) {
    const auto isWritten = [&written](const fs::path& file) {
        std::error_code isElsewhere;
        return fs::is_regular_file(written, isElsewhere) && fs::equivalent(file, written, isElsewhere);
    };
    if (isStandardOutput(written))
        return;
    if (isWritten(inputPath(read)) || isWritten(catalogFile(globals)) ||
        isWritten(scenarioFolder() / (read + ".boardset")))
        throw InputError(option, {}, "the input file", "another file, so that the input isn't lost");
}

} // namespace boardset
