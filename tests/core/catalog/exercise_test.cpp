// SPDX-License-Identifier: GPL-3.0-or-later
// The exercises of the bundled machines agree with the documents, and their texts don't reveal the answers.
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <cctype>
#include <map>

using namespace boardset;
using boardset::test::catalog;

namespace {

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return text;
}

} // namespace

TEST_CASE("the modes of the p650 are those of document 002, Table 2", "[catalog]") {
    const std::map<std::string, std::string> printed{{"SPECint_rate2000", "Private"}, {"SPECfp_rate2000", "Private"},
                                                     {"SPEC OMPM2001", "Private"},    {"SPECweb99", "Shared"},
                                                     {"SPECsfs97_R1", "Shared"},      {"SPECjbb2000", "Shared"}};
    const auto found = std::ranges::find(catalog()->exercises(), "p650-modes", &Exercise::id);
    REQUIRE(found != catalog()->exercises().end());
    CHECK(found->family == catalog()->machine("p650").family.id);
    std::map<std::string, std::string> asked;
    for (const Exercise::Item& item : found->items) {
        INFO(item.title);
        const Fact& fact = catalog()->fact(item.fact.id);
        CHECK(fact.subject == "p650");
        CHECK(fact.source == "002-p650");
        CHECK(fact.locator == "Table 2, " + item.title);
        const Exercise::Answer& right = found->answers.at(found->right(item));
        CHECK(right.value == fact.value);
        asked[item.title] = right.title;
    }
    CHECK(asked == printed);
}

TEST_CASE("no text of an exercise reveals an answer before the guess", "[catalog]") {
    REQUIRE_FALSE(catalog()->exercises().empty());
    for (const Exercise& exercise : catalog()->exercises())
        for (const Exercise::Item& item : exercise.items)
            for (const Exercise::Answer& answer : exercise.answers) {
                INFO(exercise.id << ", " << item.title);
                CHECK(lowered(item.title + ' ' + item.text).find(lowered(answer.title)) == std::string::npos);
            }
}

TEST_CASE("an exercise refers only to bundled scenarios", "[catalog]") {
    int shown = 0;
    for (const Exercise& exercise : catalog()->exercises())
        for (const Exercise::Item& item : exercise.items)
            if (!item.scenario.empty()) {
                INFO(item.title);
                CHECK(std::filesystem::exists(test::share() / "scenarios" / (item.scenario + ".boardset")));
                ++shown;
            }
    CHECK(shown == 1);
}
