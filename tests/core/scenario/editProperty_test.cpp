// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of every edit of every scenario: conservation, canonical form, undo.
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/UndoHistory.h"
#include "boardset/topology/Titles.h"

#include "core/scenario/samples.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

std::string anyPlace(std::mt19937& random) {
    switch (pick(random, 0, 6)) {
    case 0:
        return "";
    case 1:
        return "IB" + std::to_string(pick(random, 5, 9));
    case 2:
        return somewhere(random);
    case 3:
        return somewhere(random, "/memory");
    case 4:
        return somewhere(random, "/ecache");
    default:
        return somewhere(random).substr(0, 3);
    }
}

template <class Named> Name<Named> anyName(std::mt19937& random, const std::vector<Named>& all) {
    return all.empty() || pick(random, 0, 9) == 0
               ? "?"
               : all[static_cast<std::size_t>(pick(random, 0, static_cast<int>(all.size()) - 1))].name;
}

std::string anyBoard(std::mt19937& random) {
    const std::vector<std::string> boards{"", "uniboard", "io-assembly", "link-assembly", "?"};
    return boards[random() % boards.size()];
}

/// None, or up to four domains; sometimes two of one name, a repeated board, or a missing segment.
std::vector<Domain> anyDomains(std::mt19937& random) {
    std::vector<Domain> domains;
    for (int count = pick(random, 0, 4); count > 0; --count) {
        const std::string board = pick(random, 0, 9) == 0 ? "?" : "SB" + std::to_string(pick(random, 0, 5));
        domains.push_back({letterName(pick(random, 0, 12)), pick(random, -1, 8) / 4, {board}});
    }
    return domains;
}

Edit randomEdit(std::mt19937& random, const Scenario& scenario) {
    const auto& processes = scenario.workload.processes;
    const Process none{"?", "copy", {}, {}};
    const Process& process = processes.empty() ? none : processes[random() % processes.size()];
    const RegionName region = anyName(random, process.regions);
    const CustomerName customer = anyName(random, process.customers);
    switch (pick(random, 0, 26)) {
    case 0:
        return AddCustomer{pick(random, 0, 4) == 0 ? "" : process.name, anyPlace(random)};
    case 1:
        return RemoveCustomer{anyName(random, process.customers)};
    case 2:
        return AddRegion{pick(random, 0, 4) == 0 ? "" : process.name, pick(random, -1, 5000), anyPlace(random)};
    case 3:
        return RemoveRegion{process.name, region};
    case 4:
        return SetWork{process.name, pick(random, 0, 3) == 0 ? "?" : "one-miss"};
    case 5:
        return SetOption{pick(random, 0, 5) == 0 ? "?" : "uniboards", pick(random, 0, 7)};
    case 6:
        return Rename{oddText(random)};
    case 13:
        return SetBoard{anyPlace(random), anyBoard(random)};
    case 14:
        return SetFailed{anyPlace(random), pick(random, 0, 2) > 0};
    case 15:
        return SetDomains{anyDomains(random)};
    case 16:
        return MoveBoard{anyPlace(random), anyPlace(random)};
    case 17:
        return SetOption{"segments", pick(random, 0, 3)};
    case 18:
        return AddProcess{anyPlace(random)};
    case 19:
        return pick(random, 0, 3) == 0 ? Edit(RemoveProcess{process.name}) : UseRegion{customer, region, true};
    case 20:
    case 21: {
        const ProcessName into = pick(random, 0, 1) == 0 ? ProcessName() : anyName(random, processes);
        return SetProcess{{customer, anyName(random, process.customers)}, into};
    }
    case 22:
    case 23:
        return UseRegion{customer, region, pick(random, 0, 1) == 0};
    case 24:
        return SetPages{process.name, region, pick(random, -1, 5000)};
    case 26:
        return SetCustomerTotal{process.name, pick(random, -1, 40)};
    case 25:
        return SetPageSize{process.name, region, std::int64_t{1} << pick(random, 10, 36)};
    case 7:
    case 8:
    case 9:
        return MoveCustomer{anyName(random, process.customers), anyPlace(random)};
    default:
        return MovePages{process.name, region, anyPlace(random), anyPlace(random),
                         pick(random, 0, 1) == 0 ? MoveAmount::All : MoveAmount::Half};
    }
}

/// Machine of a configuration; each is built only once.
const Topology& machineOf(const Configuration& configuration) {
    static std::vector<std::pair<Configuration, std::shared_ptr<const Topology>>> built;
    for (const auto& [known, topology] : built)
        if (known == configuration)
            return *topology;
    built.emplace_back(configuration, Topology::build(catalog(), "sunfire6800", configuration));
    return *built.back().second;
}

bool changesMachine(const Edit& edit) {
    return std::holds_alternative<SetBoard>(edit) || std::holds_alternative<MoveBoard>(edit) ||
           std::holds_alternative<SetDomains>(edit) || std::holds_alternative<SetFailed>(edit);
}

bool addsOrRemoves(const Edit& edit) {
    return std::holds_alternative<AddProcess>(edit) || std::holds_alternative<RemoveProcess>(edit) ||
           std::holds_alternative<SetPages>(edit) || std::holds_alternative<SetCustomerTotal>(edit) ||
           std::holds_alternative<SetProcess>(edit) || std::holds_alternative<AddCustomer>(edit) ||
           std::holds_alternative<RemoveCustomer>(edit) || std::holds_alternative<AddRegion>(edit) ||
           std::holds_alternative<RemoveRegion>(edit);
}

bool startsProcess(const Workload& before, const Workload& now) {
    return std::ranges::any_of(
        now.processes,
        [&](const Process& each) {
            return std::ranges::find(before.processes, each.name, &Process::name) == before.processes.end();
        });
}

} // namespace

TEST_CASE("edits conserve threads and pages, stay valid, and are undone bit for bit", "[edit]") {
    int done = 0;
    int machines = 0;
    int refused = 0;
    for (unsigned seed = 0; seed < 70; ++seed) {
        std::mt19937 random(seed);
        UndoHistory history(resolve(randomScenario(seed), *sunfire6800()));
        std::vector<Scenario> all{history.current()};
        for (int step = 0; step < 40; ++step) {
            const Scenario before = history.current();
            const Edit edit = randomEdit(random, before);
            const Topology& machine = machineOf(before.configuration);
            CAPTURE(seed, step, edit.index(), toJson(before));
            try {
                Scenario next = apply(before, edit, machine);
                history.push(describe(edit, before.workload, machine), std::move(next));
            } catch (const EditError& error) {
                ++refused;
                const std::string why = error.what();
                REQUIRE((!why.empty() && why.find('\n') == std::string::npos));
                REQUIRE(history.current() == before);
                continue;
            }
            ++done;
            machines += changesMachine(edit) ? 1 : 0;
            const Scenario& now = history.current();
            // The sum over processes is conserved by every edit that neither adds nor removes.
            if (!addsOrRemoves(edit)) {
                REQUIRE(now.workload.customerCount() == before.workload.customerCount());
                // a thread that moves into another domain may start a process there, with pages
                if (!startsProcess(before.workload, now.workload))
                    REQUIRE(now.workload.pageCount() == before.workload.pageCount());
                else
                    REQUIRE(now.workload.pageCount() >= before.workload.pageCount());
            }
            REQUIRE_NOTHROW(validate(now, machineOf(now.configuration)));
            REQUIRE(parseScenario(toJson(now), "edited") == now);
            if (step % 8 == 0) // every scenario can be solved
                REQUIRE_NOTHROW(solvePlacement(machineOf(now.configuration), now.workload));
            all.push_back(now);
        }
        // undo . do = identity, and redo . undo as well.
        for (std::size_t i = all.size(); i-- > 0; history.undo())
            REQUIRE(history.current() == all[i]);
        for (const Scenario& one : all) {
            REQUIRE(history.current() == one);
            history.redo();
        }
    }
    // Both occur often enough to be meaningful.
    REQUIRE(done > 500);
    REQUIRE(machines > 100);
    REQUIRE(refused > 200);
}

TEST_CASE("several moves together have the same result as one by one, also into other domains", "[edit]") {
    int done = 0;
    int crossed = 0; // into a new process, or an existing one
    for (unsigned seed = 0; seed < 150; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        Canonical start{resolve(randomScenario(seed), *sunfire6800()), sunfire6800()};
        try {
            if (seed % 3 != 0)
                start = edited(start, SetDomains{{{"A", 0, {"SB0", "SB2", "IB6"}}, {"B", 0, {"SB1", "SB3", "IB7"}}}});
        } catch (const EditError&) { // data on parts cannot move to another domain: then use one domain
        }
        Canonical single = start;
        std::vector<Edit> row;
        for (int tries = 0; tries < 20; ++tries) {
            const std::vector<Process>& processes = start.scenario.workload.processes;
            const Process* const process = processes.empty() ? nullptr : &processes[random() % processes.size()];
            if (process == nullptr || process->customers.empty())
                continue;
            const MoveCustomer move{process->customers[random() % process->customers.size()].name, anyPlace(random)};
            try {
                single = edited(single, move);
            } catch (const EditError&) {
                continue;
            }
            row.emplace_back(move);
        }
        CAPTURE(row.size());
        CHECK(edited(start, row).scenario == single.scenario);
        done += static_cast<int>(row.size());
        crossed += single.scenario.workload.processes.size() != start.scenario.workload.processes.size() ? 1 : 0;
    }
    REQUIRE(done > 500);
    REQUIRE(crossed > 10);
}

TEST_CASE("pages are spread evenly: no two memories of the target differ by more than one page", "[edit]") {
    const auto topology = sunfire6800();
    for (int pages = 1; pages <= 100; ++pages) {
        Scenario scenario = resolve(small(), *topology);
        scenario.workload.processes[0].regions[0].pagesIn = {{"SB5/P3/memory", pages}};
        for (const std::string to : {"SB2", "SB2/P1", ""}) {
            const Scenario moved = apply(scenario, MovePages{"A", "a", "", to}, *topology);
            const Region& region = moved.workload.processes[0].regions[0];
            int least = pages;
            int most = 0;
            for (const BlockId memory : topology->withRole(Role::Memory, topology->find(to))) {
                const auto at = region.pagesIn.find(topology->block(memory).path);
                const int there = at == region.pagesIn.end() ? 0 : at->second;
                least = std::min(least, there);
                most = std::max(most, there);
            }
            CAPTURE(pages, to);
            REQUIRE(most - least <= 1);
            REQUIRE(region.pages() == pages);
        }
    }
}
