// SPDX-License-Identifier: GPL-3.0-or-later
// The value, unit, standing, source and locator of every fact agree with facts.txt. That file has a line for each fact,
// and one for each unit with its SI value. The diff of the file shows changed data.
#include "boardset/text/NumberText.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace boardset;

namespace {

std::string factLine(const Fact& fact) {
    std::string terms;
    for (const FactTerm& term : fact.terms)
        terms += (terms.empty() ? "" : " ") + term.fact +
                 (term.coefficient != 0 ? "*" + exactText(term.coefficient) : "^" + std::to_string(term.exponent));
    std::string line = fact.id;
    for (const std::string& cell :
         {exactText(fact.value), fact.unit, toString(fact.standing), fact.source, fact.locator, fact.fittedTo, terms})
        line += " | " + cell;
    return line.erase(line.find_last_not_of(" |") + 1);
}

/// Lines for the units by name, then for the facts by id.
std::vector<std::string> factLines() {
    std::map<std::string, std::set<double>> units;
    std::vector<std::string> lines;
    for (const Fact& fact : test::catalog()->facts()) {
        units[fact.unit].insert(fact.factor);
        lines.push_back(factLine(fact));
    }
    std::ranges::sort(lines);
    std::vector<std::string> all;
    for (const auto& [unit, factors] : units)
        for (const double factor : factors)
            all.push_back("unit " + unit + " | " + exactText(factor));
    all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

std::string without(const std::vector<std::string>& lines, const std::vector<std::string>& others, const char* sign) {
    const std::set<std::string> known(others.begin(), others.end());
    std::string left;
    for (const std::string& line : lines)
        left += known.contains(line) ? "" : sign + line + '\n';
    return left;
}

} // namespace

TEST_CASE("every fact has the value, unit, source and locator in the list", "[catalog]") {
    const std::string file = std::string(FACT_LIST);
    const std::vector<std::string> now = factLines();
    REQUIRE(now.size() > 1000);
    if (std::getenv("BOARDSET_WRITE_FACTS") != nullptr) {
        std::ofstream out(file);
        for (const std::string& line : now)
            out << line << '\n';
    }
    std::ifstream in(file);
    std::vector<std::string> before;
    for (std::string line; std::getline(in, line);)
        before.push_back(line);
    INFO("If the changes are intended, run this test with BOARDSET_WRITE_FACTS=1 and review the diff of " << file);
    CHECK(without(before, now, "- ") + without(now, before, "+ ") == std::string());
    CHECK(before.size() == now.size());
}
