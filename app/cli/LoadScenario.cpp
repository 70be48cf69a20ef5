// SPDX-License-Identifier: GPL-3.0-or-later
// What every command with a SCENARIO starts with.
#include "LoadScenario.h"

#include "boardset/catalog/Share.h"
#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <charconv>
#include <iostream>

namespace boardset {

namespace fs = std::filesystem;

fs::path shareFolder() {
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return shareDirectory(none ? fs::current_path() / "bin" / "boardset-cli" : program);
}

std::shared_ptr<const Catalog> openCatalog(const Globals& globals) {
    return Catalog::open(globals.database.empty() ? shareFolder() / "catalog.db" : fs::path(globals.database));
}

Options chosenOptions(const std::vector<std::string>& words) {
    Options options;
    for (const std::string& word : words) {
        const std::size_t at = word.find('=');
        int value = 0;
        const char* const end = word.data() + word.size();
        const char* const from = at == std::string::npos ? end : word.data() + at + 1;
        const auto [stop, error] = std::from_chars(from, end, value);
        if (at == 0 || error != std::errc() || stop != end) {
            throw InputError("--option", "", printable(word), "NAME=NUMBER", "write --option uniboards=4");
        }
        options[word.substr(0, at)] = value;
    }
    return options;
}

LoadedScenario loadScenario(const Globals& globals, const std::string& scenario) {
    const auto catalog = openCatalog(globals);
    const fs::path file(scenario);
    const bool isFile = file.has_extension() || file.has_parent_path();
    const Scenario read = isFile ? readScenario(file) : bundledScenario(shareFolder() / "scenarios", scenario);
    auto topology = Topology::build(catalog, read.machine, read.configuration);
    Scenario canonical = resolve(read, *topology, scenario);
    return {std::move(canonical), std::move(topology)};
}

std::optional<Answer> answerOrReason(Globals& globals, const LoadedScenario& loaded, const std::string& name,
                                     const std::string& method) {
    const Method chosen = methodOf(method).value_or(Method::Auto);
    Answer answer = solvePlacement(*loaded.topology, loaded.scenario.workload, placementOptions(chosen));
    if (!answer.classes.empty()) {
        return answer;
    }
    if (!answer.model.stopped.empty()) {
        const StoppedThread& first = answer.model.stopped.front();
        std::cerr << "boardset-cli: " << name << ": processes: nothing can run; thread " << first.thread << ": "
                  << first.reason << '\n';
        globals.exitCode = 2;
        return std::nullopt;
    }
    const bool noThreads = loaded.scenario.workload.threadCount() == 0;
    std::cerr << "boardset-cli: " << name << ": processes: "
              << (noThreads ? "no thread, so nothing runs; add a thread"
                            : "no thread uses any page, so nothing is moved; add pages")
              << '\n';
    globals.exitCode = 2;
    return std::nullopt;
}

} // namespace boardset
