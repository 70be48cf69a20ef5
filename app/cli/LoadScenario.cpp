// SPDX-License-Identifier: GPL-3.0-or-later
// What every command with a SCENARIO starts with.
#include "LoadScenario.h"

#include "boardset/catalog/Share.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/Placement.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/topology/ConfigurationWords.h"

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

/// An option of a machine as it is written: "processors=4".
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

namespace {

bool isFile(const std::string& scenario) {
    const fs::path file(scenario);
    return file.has_extension() || file.has_parent_path();
}

/// Says on standard error which of the chosen options the machine doesn't follow.
void noteOverridden(const Options& chosen, const Topology& topology, const std::string& where) {
    for (const std::string& each : overriddenOptions(chosen, topology))
        std::cerr << "boardset-cli: " << printable(where) << ": note: " << each << '\n';
}

enum class Notes { None, OnStandardError };

LoadedScenario loadFrom(std::shared_ptr<const Catalog> catalog, const std::string& scenario, Notes notes) {
    const Scenario read = isFile(scenario) ? readScenario(scenario) : bundledScenario(scenarioFolder(), scenario);
    std::shared_ptr<const Topology> topology;
    try {
        topology = Topology::build(std::move(catalog), read.machine, read.configuration);
    } catch (const TopologyError& error) {
        throw TopologyError(printable(scenario) + ": " + error.what());
    } catch (const CatalogError& error) {
        throw CatalogError(printable(scenario) + ": " + error.what());
    }
    Scenario canonical = resolve(read, *topology, scenario);
    if (const std::string note = noteOnNames(read, topology->catalog()); !note.empty())
        std::cerr << "boardset-cli: " << printable(scenario) << ": " << note << '\n';
    if (notes == Notes::OnStandardError)
        noteOverridden(read.configuration.options, *topology, scenario);
    return {std::move(canonical), std::move(topology)};
}

/// Throws unless the word is the id of a bundled scenario.
void needScenario(const Catalog& catalog, const std::string& word) {
    const std::vector<std::string> scenarios = bundledIds(scenarioFolder());
    if (std::find(scenarios.begin(), scenarios.end(), word) != scenarios.end())
        return;
    std::vector<std::string> machines;
    for (const Machine& each : catalog.machines())
        machines.push_back(each.id);
    const std::string meant = meantBy(word.substr(0, 200), scenarios);
    throw InputError("machine", "", '"' + printable(word) + '"', alternatives(machines, 40),
                     meant.empty() ? "or a scenario" : "or a scenario, of which the nearest is " + meant);
}

} // namespace

Options chosenOptions(const std::vector<std::string>& words, const Machine& machine) {
    Options options;
    for (const std::string& word : words) {
        const std::size_t at = word.find('=');
        const auto value = at == std::string::npos ? std::nullopt : typedWhole(std::string_view(word).substr(at + 1));
        if (at == 0 || !value || !std::in_range<int>(*value))
            throw InputError("--option", "", printable(word), "NAME=NUMBER", "write --option " + exampleFor(machine));
        options[word.substr(0, at)] = static_cast<int>(*value);
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
    return loadFrom(openCatalog(globals), scenario, Notes::OnStandardError);
}

ScenarioLoader bundledScenarios(std::shared_ptr<const Catalog> catalog) {
    const auto read = std::make_shared<std::map<std::string, Scenario>>();
    return [catalog = std::move(catalog), read](const std::string& id) -> const Scenario& {
        const auto known = read->find(id);
        return known != read->end() ? known->second
                                    : read->emplace(id, loadFrom(catalog, id, Notes::None).scenario).first->second;
    };
}

LoadedMachine loadMachine(const Globals& globals, const std::string& subject, const std::vector<std::string>& words) {
    const auto catalog = openCatalog(globals);
    const auto& machines = catalog->machines();
    const auto machine =
        std::find_if(machines.begin(), machines.end(), [&](const Machine& each) { return each.id == subject; });
    if (machine != machines.end())
        return {{}, machineWith(catalog, *machine, words)};
    if (!isFile(subject))
        needScenario(*catalog, subject);
    LoadedScenario loaded = loadFrom(catalog, subject, Notes::OnStandardError);
    RuleBook rules(catalog);
    const Options chosen = chosenOptions(words, loaded.topology->machine());
    for (const auto& [option, value] : chosen) // the machine alone is wanted
        loaded = edited(rules, loaded, {SetOption{option, value, Displaced::Removed}});
    noteOverridden(chosen, *loaded.topology, "--option");
    return {subject, std::move(loaded.topology)};
}

Answer answerOf(const LoadedScenario& loaded, const std::string& name, const std::string& method) {
    const Method chosen = methodOf(method).value_or(Method::Auto);
    try {
        return solvePlacement(*loaded.topology, loaded.scenario.workload, placementOptions(chosen));
    } catch (const NetworkError& error) {
        if (!error.field.ends_with(".service_cv2"))
            throw InputError(name, error.field, error.value, error.allowed);
        throw InputError(name, "--method", "exact, of wires, busses and memories that serve in constant time",
                         "auto, linearizer or schweitzer, which approximate it, or bounds", "leave --method out");
    }
}

std::optional<Answer> answerOrReason(Globals& globals, const LoadedScenario& loaded, const std::string& name,
                                     const std::string& method) {
    Answer answer = answerOf(loaded, name, method);
    if (!answer.classes.empty()) {
        if (const std::string why = whyOverloaded(answer); !why.empty()) {
            std::cerr << "boardset-cli: " << printable(name) << ": processes: " << why << '\n';
            globals.exitCode = 2;
        }
        return answer;
    }
    const std::string one = nounOf(loaded.scenario.workload, *loaded.topology);
    std::string why = "no " + one + " uses any page, so nothing is moved; add pages";
    if (loaded.scenario.workload.customerCount() == 0)
        why = "no " + one + ", so nothing runs; add a " + one;
    if (const std::string kept = whyNothing(answer); !kept.empty())
        why = kept;
    std::cerr << "boardset-cli: " << name << ": processes: " << why << '\n';
    globals.exitCode = 2;
    return std::nullopt;
}

void needOtherFile(const Globals& globals, const std::string& read, const std::string& written, const char* option) {
    const auto isWritten = [&written](const fs::path& file) {
        std::error_code isElsewhere;
        return fs::equivalent(file, written, isElsewhere);
    };
    if (isWritten(read) || isWritten(catalogFile(globals)) || isWritten(scenarioFolder() / (read + ".boardset")))
        throw InputError(option, {}, "the file that is read", "another one, so that it is not lost");
}

} // namespace boardset
