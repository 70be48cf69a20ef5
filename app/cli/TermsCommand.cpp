// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli terms: lists the glossary.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Glossary.h"
#include "boardset/describe/DescribeCatalog.h"

#include <CLI/CLI.hpp>

namespace boardset {

namespace {

void listTerms(const Globals& globals, const std::string& word) {
    const auto catalog = openCatalog(globals);
    const Glossary glossary(catalog->terms());
    const std::vector<const Term*> found = glossary.search(word);
    if (found.empty() && !word.empty())
        throw CatalogError("WORD: found '" + word.substr(0, 60) +
                           "', which no term has in its name or meaning; allowed: a word from the list that "
                           "boardset-cli terms prints");
    printTable(globals, describeTerms(found, *catalog));
}

} // namespace

void addTermsCommand(CLI::App& app, Globals& globals) {
    const auto word = std::make_shared<std::string>();
    auto* command = app.add_subcommand("terms", "List the glossary: terms and their meanings");
    command->add_option("word", *word, "List only terms with this word in name or meaning, best matches first")
        ->type_name("WORD");
    command->footer("JSON: [{id, term, also, meaning, related, source, locator}]");
    addFormat(*command, globals);
    command->callback([&globals, word] { listTerms(globals, *word); });
}

} // namespace boardset
