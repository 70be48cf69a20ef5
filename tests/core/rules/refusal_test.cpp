// SPDX-License-Identifier: GPL-3.0-or-later
// A rule that refuses prevents edits that newly violate it. All other violations are reported.
#include "boardset/rules/Refusal.h"
#include "ruleConfigurations.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Canonical canonical(Scenario scenario) {
    scenario.title = "x";
    return canonicalOf(scenario);
}

/// Sentence of a refusal; empty if the edits are applied.
std::string refusalOf(const Scenario& scenario, const std::vector<Edit>& edits) {
    RuleBook rules(catalog());
    try {
        edited(rules, canonical(scenario), edits);
    } catch (const EditError& error) {
        return error.what();
    }
    return {};
}

Scenario withOneAssembly() {
    Scenario scenario = good();
    scenario.configuration.options["ioAssemblies"] = 1;
    return scenario;
}

} // namespace

TEST_CASE("the last I/O assembly cannot be removed, and the rule states the reason", "[rules]") {
    const std::string sentence = "Sun Fire 6800 has no working I/O assembly. A domain needs at least one Uniboard and "
                                 "one I/O assembly to run an operating system.";
    CHECK(refusalOf(withOneAssembly(), {SetBoard{"IB6", ""}}) == sentence);
    CHECK(refusalOf(withOneAssembly(), {Rename{"x"}, SetBoard{"IB6", ""}}) == sentence);
    CHECK(refusalOf(withOneAssembly(), {SetBoard{"IB6", ""}, SetBoard{"IB6", "io-assembly"}}).empty());
    CHECK(refusalOf(good(), {SetBoard{"IB6", ""}}).empty()); // other I/O assemblies remain
}

TEST_CASE("a refusal names the rule that would be violated", "[rules]") {
    RuleBook rules(catalog());
    const Canonical before = canonical(withOneAssembly());
    const Edit edit = SetBoard{"IB6", ""};
    const auto refusal = refuses(rules, {edit}, before, edited(before, edit));
    REQUIRE(refusal);
    CHECK(refusal->finding.rule.id == "domain-needs-io");
    CHECK(refusal->finding.part == "Sun Fire 6800");
    CHECK_FALSE(refuses(rules, {edit}, before, before));
}

TEST_CASE("an existing violation refuses no edit", "[rules]") {
    Scenario scenario = good();
    scenario.configuration.options["ioAssemblies"] = 0;
    CHECK(fired(scenario).count("domain-needs-io") == 1);
    CHECK(refusalOf(scenario, {SetBoard{"SB5", ""}}).empty());
    CHECK(refusalOf(scenario, {MoveBoard{"SB0", "SB1"}}).empty());
}

TEST_CASE("a failure, and a part removed by an option, are reported and not refused", "[rules]") {
    CHECK(refusalOf(withOneAssembly(), {SetFailed{"IB6"}}).empty());
    CHECK(refusalOf(withOneAssembly(), {SetFailed{"SB0"}}).empty()); // the thread on SB0 stops
    CHECK(refusalOf(good(), {SetOption{"ioAssemblies", 0}}).empty());
    CHECK(refusalOf(good(), {SetOption{"uniboards", 0}}) != ""); // the machine cannot do this
}

TEST_CASE("a processor module of a T5440 can be removed whatever it breaks, because users want to see the effect",
          "[rules]") {
    Scenario scenario = goodStream();
    scenario.workload = {};
    const std::vector<Edit> out{SetBoard{"CPU3", ""}};
    CHECK(refusalOf(scenario, out).empty());
    RuleBook rules(catalog());
    const Canonical after = edited(rules, canonical(scenario), out);
    CHECK(fired(after.scenario).count("t5440-modules") == 1);
}

TEST_CASE("a domain keeps its only Uniboard", "[rules]") {
    Scenario scenario = divided();
    CHECK(refusalOf(scenario, {SetBoard{"SB1", ""}}).starts_with("Domain B has no working Uniboard. A domain needs"));
    scenario.configuration.domains[1].boards.push_back("SB2");
    CHECK(refusalOf(scenario, {SetBoard{"SB1", ""}}).empty());
}

TEST_CASE("an edit keeps a machine that it does not change, and builds a changed one", "[rules]") {
    const Canonical before = canonical(good());
    CHECK(edited(before, MoveCustomer{"1", "SB1"}).topology == before.topology);
    CHECK(edited(before, Rename{"x"}).topology == before.topology);
    CHECK(edited(before, SetOption{"uniboards", 6}).topology == before.topology); // unchanged
    const Canonical after = edited(before, MoveBoard{"SB0", "SB3"});
    CHECK(after.topology->configuration() == after.scenario.configuration);
    CHECK(after.scenario == apply(before.scenario, MoveBoard{"SB0", "SB3"}, *before.topology));
}
