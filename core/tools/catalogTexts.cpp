// SPDX-License-Identifier: GPL-3.0-or-later
// Prints every text of the database, the scenarios and the lessons that people read, as a JSON array, for translators.
#include "boardset/catalog/Catalog.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/scenario/BundledScenarios.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Language.h"
#include "boardset/text/Letters.h"
#include "boardset/topology/Titles.h"

#include <exception>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

namespace {

using namespace boardset;

/// A language that remembers all texts that it translates.
class Recorder : public Language {
public:
    std::string translated(const std::string& text, std::optional<std::int64_t> n = {}) const override {
        m_texts.insert(text);
        return Language::translated(text, n);
    }
    /// Adds the templates in an SQL query: the first arguments of say().
    void addTemplates(const std::string& query) const {
        const std::string call = "say('";
        for (std::size_t at = query.find(call); at != std::string::npos; at = query.find(call, at)) {
            std::string text;
            for (at += call.size(); at < query.size() && (query[at] != '\'' || query.substr(at, 2) == "''"); ++at)
                text += query[query[at] == '\'' ? at++ : at];
            m_texts.insert(text);
        }
    }
    const std::set<std::string>& texts() const { return m_texts; }

private:
    mutable std::set<std::string> m_texts;
};

/// Records the texts and nouns that the catalog keeps in English. The program translates them where it completes them.
void recordEnglish(const Catalog& catalog, const Language& recorder) {
    const auto addText = [&](const std::string& text) { recorder.text(Message{text}); };
    const auto addCounted = [&](const std::string& one) { // records a noun, and the units of its number and its rate
        noun(one);
        addText(englishPlural(one));
        addText(englishPlural(one) + "/s");
    };
    for (const BlockType& type : catalog.blockTypes()) {
        noun(type.noun);
        noun(type.titleNoun);
        addText(type.stationTitle);
        addText(type.stationTitle.substr(0, type.stationTitle.find(" of {"))); // shown in the part's box
        for (const LinkRule& link : type.links)
            addText(link.title);
        for (const Slot& slot : type.slots) {
            noun(slot.noun);
            if (const std::string name = slot.nameOf(0); slot.bay && !isUpperCase(name.front()))
                noun(capitalised(name.substr(0, name.find_last_not_of("0123456789") + 1))); // see displayName()
        }
    }
    for (const Machine& machine : catalog.machines())
        for (const MachineOption& option : machine.options)
            for (const std::string& word : option.words)
                addText(word);
    for (const Operation& operation : catalog.operations()) {
        addCounted(operation.unit);
        for (const OperationStep& step : operation.steps)
            noun(step.id); // derivations use the id as the name of packets
    }
    for (const Work& work : catalog.works())
        addCounted(work.customer);
    for (const Platform& platform : catalog.platforms())
        noun(catalog.policyWords(platform.policy).near);
    noun("piece");         // see pieceOf()
    addCounted("request"); // see requestOf()
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: catalog-texts SHARE, where SHARE is the folder of catalog.db\n";
        return 1;
    }
    try {
        static const Recorder recorder;
        useLanguage(recorder);
        const std::filesystem::path share = argv[1];
        const auto catalog = Catalog::open(share / "catalog.db");
        const auto addQueries = [](const auto& rows) {
            for (const auto& row : rows)
                recorder.addTemplates(row.query);
        };
        addQueries(catalog->rules());
        addQueries(catalog->advice());
        addQueries(catalog->workloadKinds());
        const auto addUnit = [](const std::string& unit) {
            recorder.translated(unit);
            recorder.translated(singular(unit));
        };
        const auto addUnits = [&](const auto& rows) {
            for (const auto& row : rows)
                addUnit(row.unit);
        };
        addUnits(catalog->facts());
        addUnits(catalog->measurements());
        addUnits(catalog->budgets());
        for (const char* each :
             {"ns", "µs", "ms", "s", "bytes", "KB", "MB", "GB", "TB", "MB/s", "operations/s", "pieces/s", "runs"})
            addUnit(each);
        recordEnglish(*catalog, recorder);
        bundledLessons(
            share / "lessons", *catalog, [](const InputError& error) { throw error; });
        for (const BundledScenario& each :
             bundledScenarios(share / "scenarios", [](const InputError& error) { throw error; })) {
            recorder.translated(each.title);
            recorder.translated(bundledScenario(share / "scenarios", each.id).description);
        }
        std::cout << nlohmann::json(recorder.texts()).dump(0) << '\n';
        return 0;
    } catch (const std::exception& problem) {
        std::cerr << "catalog-texts: " << problem.what() << '\n';
        return 1;
    }
}
