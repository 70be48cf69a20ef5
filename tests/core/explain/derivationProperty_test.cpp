// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of every derivation shown, on random scenarios of each family with background work and idle parts.
// The derivation equals the result, each node follows from its children, and the printed text agrees.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/explain/Explain.h"
#include "boardset/scenario/Edit.h"
#include "core/families/families.h"
#include "core/scenario/samples.h"
#include "support/printed.h"
#include "support/scenarios.h"

#include <cmath>
#include <limits>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Number of cases of each property; a property without cases proves nothing.
struct VisitedStations {
    int formulas = 0, texts = 0, background = 0, idle = 0, endless = 0, sent = 0, overfull = 0, starved = 0,
        headrooms = 0, shared = 0, several = 0;
};

/// First fault of a node, as a sentence; empty if there is none.
std::string wrongAt(const Derivation& node, const Catalog& catalog, VisitedStations& met) {
    const auto fault = [&](const std::string& what) {
        return node.title + ": " + node.text + " = " + node.formula + ": " + what;
    };
    if (const auto again = recomputed(node); again && *again != Approx(node.value).epsilon(1e-9).margin(1e-12))
        return fault("does not follow from its children");
    if (const auto text = printedNumber(node.text, catalog); text && std::isfinite(node.value)) {
        ++met.texts;
        const auto isNear = [&](Prefixes prefixes) {
            return printedNumber(node.text, catalog, prefixes)->isNear(node.si());
        };
        if (!isNear(Prefixes::Binary) && !isNear(Prefixes::Decimal))
            return fault("the text is not the value");
        const auto gives = [&](Prefixes prefixes) {
            return printedFormula(node.formula, catalog, prefixes)->isNear(node.si(), text->error);
        };
        if (printedFormula(node.formula, catalog)) {
            ++met.formulas;
            if (!gives(Prefixes::Binary) && !gives(Prefixes::Decimal))
                return fault("the formula is not the value");
        }
    }
    if (node.title == "Share of its processor's time" && node.value > 100 * (1 + 1e-9))
        return fault("more than all of it");
    if (!node.fact.empty()) {
        const Fact& fact = catalog.fact(node.fact);
        if (node.citation != Citation{fact.source, fact.locator} || node.standing != fact.standing)
            return fault("not the citation of " + fact.id);
        if (std::abs(node.si() - fact.si()) > 1e-12 * std::abs(fact.si()) || node.text != fact.text)
            return fault("not the value of " + fact.id);
    }
    return {};
}

bool notesIn(const Derivation& node, const std::string& note) {
    return std::ranges::any_of(
        flattened(node), [&](const DerivationLine& line) { return line.node->note == note; });
}

void checkDerivations(const Topology& topology, const Workload& workload, VisitedStations& met) {
    const Catalog& catalog = topology.catalog();
    const Answer answer = solvePlacement(topology, workload);
    const auto sound = [&](const Derivation& derivation) {
        for (const DerivationLine& line : flattened(derivation))
            if (const std::string fault = wrongAt(*line.node, catalog, met); !fault.empty())
                FAIL_CHECK(fault);
    };

    const Derivation throughput = explainThroughput(topology, answer);
    const Derivation latency = explainLatency(topology, answer);
    sound(throughput);
    sound(latency);
    if (answer.classes.empty()) {
        CHECK(throughput.value == 0);
        CHECK_FALSE(throughput.note.empty());
        CHECK(latency.note == throughput.note);
        return;
    }
    CHECK(throughput.value == Approx(rateOf(answer).value).epsilon(1e-6).margin(1e-9));
    CHECK(throughput.unit == rateOf(answer).unit);
    if (answer.isOverloaded())
        CHECK(std::isinf(latency.value));
    else
        CHECK(latency.value == Approx(answer.meanLatencyNs).epsilon(1e-6).margin(1e-9));
    met.endless += answer.isOverloaded() ? 1 : 0;
    const ClassRow& row = answer.model.classes.front();
    CHECK(throughput.note == (row.bytes == 0 ? "Operations of all classes."
                              : row.peer     ? "Bytes sent."
                                             : "Bytes read plus bytes written."));
    met.sent += row.bytes > 0 && row.peer ? 1 : 0;
    sound(explainIdleLatency(topology, answer));

    std::set<int> used;
    for (const StationAnswer& station : answer.stations) {
        INFO(station.title);
        used.insert(station.station);
        const Derivation use = explainUtilisation(topology, answer, station.station);
        sound(use);
        CHECK(use.si() == Approx(station.utilisation).epsilon(1e-6).margin(1e-12));
        for (const Derivation& beside : use.children) {
            if (beside.title == "Headroom") {
                ++met.headrooms;
                CHECK(beside.si() == Approx(station.headroom()));
            }
        }
    }
    for (int station = 0; station < static_cast<int>(answer.model.locations.size()); ++station) {
        if (used.contains(station) || station == answer.model.restOfLatency)
            continue;
        CHECK(explainUtilisation(topology, answer, station).value == Approx(0).margin(1e-9));
    }
    if (const auto gains = sensitivityOf(answer, 1); !gains.empty()) {
        const auto change = explainSensitivity(topology, answer, gains.front().station);
        REQUIRE(change);
        sound(*change);
        CHECK(change->value == Approx(100 * gains.front().latencyChange.value_or(gains.front().gain)).margin(1e-3));
    }

    int answered = 0;
    for (const Process& process : workload.processes) {
        met.background += process.background ? 1 : 0;
        for (const Customer& customer : process.customers) {
            INFO(customer.name.text);
            met.idle += customer.idle ? 1 : 0;
            const CustomerAnswer own = customerAnswerOf(answer, customer.name);
            const auto rate = explainThreadThroughput(topology, answer, customer.name);
            const auto time = explainThreadLatency(topology, answer, customer.name);
            REQUIRE(rate.has_value() == !own.classes.empty());
            REQUIRE(time.has_value() == own.waiting.has_value());
            if (!rate || !time)
                continue;
            if (++answered > 12) // the others repeat it
                break;
            const std::size_t at = own.classes.front();
            if (!answer.classes[at].isAnswered) {
                const bool isOpen = answer.model.classes[at].work->isOpen;
                CHECK(notesIn(*rate, "Requests arrive faster than a part on the path can serve them, so the wait is "
                                     "unbounded.") == isOpen);
                CHECK(notesIn(*rate, "Other work saturates a part on its path, so the wait is unbounded.") != isOpen);
                ++(isOpen ? met.overfull : met.starved);
            }
            sound(*rate);
            sound(*time);
            const ClassAnswer& first = answer.classes[own.classes.front()];
            met.shared += first.threads.size() > 1 ? 1 : 0;
            met.several += customer.count > 1 ? 1 : 0;
            if (own.classes.size() == 1)
                CHECK(rate->value == Approx(rateOf(own.bytesPerSecond, own.operationsPerSecond, first.unit).value)
                                         .epsilon(1e-6)
                                         .margin(1e-9));
            if (answer.classes[*own.waiting].isAnswered)
                CHECK(time->value == Approx(own.latencyNs(answer)).epsilon(1e-6).margin(1e-9));
            else
                CHECK(std::isinf(time->value));
        }
    }
}

/// Returns a scenario after random edits of its work; edits that it does not allow are skipped.
Canonical shaken(Canonical of, std::mt19937& random) {
    const auto one = [&](const auto& all) { return all[random() % all.size()]; };
    const auto attempt = [&](const Edit& edit) {
        try {
            of = edited(of, edit);
        } catch (const EditError&) { // another machine may allow it
        }
    };
    for (int round = 0; round < 3; ++round) {
        if (of.scenario.workload.processes.empty())
            break;
        const Process process = one(of.scenario.workload.processes);
        if (process.customers.empty())
            continue;
        const Customer customer = one(process.customers);
        attempt(SetCustomer{customer.name, CustomerNumber::Count, double(pick(random, 2, 5))});
        attempt(SetCustomer{customer.name, CustomerNumber::Rate, customer.rate * pick(random, 2, 9) / 4.0});
        attempt(SetNumber{process.name, {}, double(pick(random, 1, 6))});
        attempt(AddProcess{customer.on});
        attempt(SetBackground{of.scenario.workload.processes.back().name, true});
        for (int twin = 0; twin < 2; ++twin) // customers that share a processor
            attempt(AddCustomer{process.name, customer.on});
        if (round == 1)
            attempt(SetProcess{{customer.name}, {}});
    }
    for (Process& process : of.scenario.workload.processes)
        for (Customer& customer : process.customers)
            if (&customer != &process.customers.front() && random() % 4 == 0)
                customer.idle = true;
    return of;
}

/// Checks the derivations of a scenario after random edits, once per seed.
void checkShaken(const Canonical& base, unsigned seeds, VisitedStations& met) {
    for (unsigned seed = 0; seed < seeds; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const Canonical of = shaken(base, random);
        checkDerivations(*of.topology, of.scenario.workload, met);
    }
}

} // namespace

TEST_CASE("every derivation equals the result on random scenarios of each bundled family", "[explain]") {
    VisitedStations met;
    for (const char* const id : {"sunfire6800-first", "sunfirev880-first", "p650-oltp-shared", "p650-copy-striped",
                                 "t5440-cards", "t5140-dma-remote", "firelink-put", "firelink-long",
                                 "sparcserver630mp-office", "sparcserver670mp-disks-four", "sun4280-first"}) {
        CAPTURE(id);
        checkShaken({scenario(id), machineOf(scenario(id))}, 3, met);
    }
    CHECK(met.formulas > 1000);
    CHECK(met.texts > met.formulas);
    CHECK(met.background > 0);
    CHECK(met.idle > 0);
    CHECK(met.shared > 0);
    CHECK(met.several > 0);
    CHECK(met.headrooms > 0);
    CHECK(met.sent > 0);
}

TEST_CASE("every derivation equals the result on random scenarios of each invented family", "[explain]") {
    VisitedStations met;
    for (const char* const id : {"server-mix", "server-background", "server-overload", "ring-shared", "cluster-put",
                                 "cluster-window", "both-streams", "both-log", "both-filtered"}) {
        CAPTURE(id);
        const Invented base(id);
        checkShaken({base.scenario, base.topology}, 4, met);
    }
    CHECK(met.formulas > 100);
    CHECK(met.background > 0);
    CHECK(met.endless > 0);
    CHECK(met.overfull > 0);
    CHECK(met.starved > 0);
    CHECK(met.several > 0);
}

TEST_CASE("every derivation equals the result on random placements of threads and pages", "[explain]") {
    VisitedStations met;
    for (unsigned seed = 0; seed < 25; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        Scenario scenario = randomScenario(seed);
        scenario.configuration.failed = {somewhere(random)};
        for (Process& process : scenario.workload.processes)
            for (Customer& customer : process.customers)
                customer.idle = pick(random, 0, 4) == 0;
        const auto topology = machineOf(scenario);
        checkDerivations(*topology, resolve(scenario, *topology).workload, met);
    }
    CHECK(met.formulas > 100);
    CHECK(met.background > 0);
    CHECK(met.idle > 0);
}

TEST_CASE("every fact prints its own value, formula and citation", "[explain]") {
    VisitedStations met;
    for (const auto& catalog : {test::catalog(), familiesCatalog()})
        for (const Fact& fact : catalog->facts())
            CHECK(wrongAt(explainFact(*catalog, fact.id), *catalog, met) == std::string());
    CHECK(met.formulas > 200);
}
