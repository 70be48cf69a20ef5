// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli facts: lists all facts with their standing and citation.
#include "FactRows.h"
#include "LoadScenario.h"
#include "OptionChecks.h"
#include "boardset/describe/DescribeCatalog.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>

namespace boardset {

namespace {

void addWithTerms(const Catalog& catalog, const std::string& fact, std::set<std::string>& subjects) {
    subjects.insert(catalog.fact(fact).subject);
    for (const FactTerm& term : catalog.fact(fact).terms)
        addWithTerms(catalog, term.fact, subjects);
}

/// Adds the facts about an operation: its times and demands, and those of the operations that it contains.
void addOperation(const Catalog& catalog, const std::string& id, std::set<std::string>& subjects) {
    const Operation& operation = catalog.operation(id);
    const auto add = [&](const std::string& fact) {
        if (!fact.empty())
            addWithTerms(catalog, fact, subjects);
    };
    add(operation.piece);
    for (const Number& number : operation.numbers)
        add(number.fact);
    for (const OperationStep& step : operation.steps) {
        add(step.time);
        add(step.timeMost);
        for (const Ask& ask : step.asks)
            add(ask.fact);
        if (!step.performs.empty())
            addOperation(catalog, step.performs, subjects);
    }
}

void addType(const Catalog& catalog, const std::string& id, std::set<std::string>& subjects) {
    if (!subjects.insert(id).second)
        return;
    const BlockType& type = catalog.blockType(id);
    for (const Slot& slot : type.slots)
        addType(catalog, slot.child, subjects);
    for (const std::string& fact : type.shown)
        addWithTerms(catalog, fact, subjects);
}

/// Adds the facts about messages between the machines of a cluster.
void addMessages(const Catalog& catalog, const Machine& cluster, std::set<std::string>& subjects) {
    const auto holds = [&](const Machine& each) { return each.id != cluster.id && subjects.contains(each.root); };
    if (std::ranges::none_of(catalog.machines(), holds))
        return;
    for (const BlockType& type : catalog.blockTypes())
        for (const Request& request : type.requests)
            if (subjects.contains(type.id) && catalog.needs(catalog.operation(request.operation), PlaceBase::Peer))
                addOperation(catalog, request.operation, subjects);
}

struct FactsOptions {
    std::string machine;
    std::string source;
};

void listFacts(const Globals& globals, const FactsOptions& options) {
    const auto catalog = openCatalog(globals);
    std::vector<Fact> facts = options.machine.empty() ? catalog->facts() : factsOf(*catalog, options.machine);
    if (!options.source.empty()) {
        const std::string source = catalog->source(options.source).id;
        std::erase_if(facts, [&](const Fact& fact) { return fact.source != source; });
    }
    printTable(globals, describeFacts(facts, *catalog));
}

} // namespace

std::vector<Fact> factsOf(const Catalog& catalog, const std::string& id) {
    const Machine& machine = catalog.machine(id);
    std::set<std::string> subjects{machine.id};
    addType(catalog, machine.root, subjects);
    addWithTerms(catalog, machine.lineSize, subjects);
    addMessages(catalog, machine, subjects);
    std::vector<Fact> facts;
    std::copy_if(catalog.facts().begin(), catalog.facts().end(), std::back_inserter(facts),
                 [&](const Fact& fact) { return subjects.count(fact.subject) > 0; });
    return facts;
}

void addFactsCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<FactsOptions>();
    auto* command = app.add_subcommand("facts", "List all facts with standing and source");
    command->add_option("--machine", options->machine, "List only facts about one machine")
        ->type_name("ID")
        ->check(word());
    command->add_option("--source", options->source, "List only facts from one source")->type_name("ID")->check(word());
    command->footer(
        "JSON: [{id, subject, property, title, value, unit, printed, standing, source, locator, reason, fitted_to}]");
    addFormat(*command, globals);
    command->callback([&globals, options] { listFacts(globals, *options); });
}

} // namespace boardset
