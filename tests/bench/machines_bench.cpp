// SPDX-License-Identifier: GPL-3.0-or-later
// The largest machine, full: 106 processors, threads and 1,728 pages. Time to build it, to make its queueing network,
// to solve the network, and to check the rules, with local pages for every thread and with all pages spread.
#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Svg.h"
#include "boardset/rules/Findings.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ScenarioFile.h"
#include "support/bundledCatalog.h"

#include <benchmark/benchmark.h>

using namespace boardset;

namespace {

struct Full {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
};

/// Returns the full 15K. If `spread` is true, every region has one more page for each memory of the machine,
/// and its pages are spread over all memories.
Full full(bool spread) {
    const Scenario raw = readScenario(test::share() / "scenarios" / "sunfire15k-full.boardset");
    Full all{raw, Topology::build(test::catalog(), raw.machine, raw.configuration)};
    all.scenario = resolve(raw, *all.topology);
    const auto memories = all.topology->withRole(Role::Memory);
    for (Process& process : all.scenario.workload.processes) {
        for (Region& region : process.regions) {
            if (!spread)
                continue;
            const int pages = region.pages() + static_cast<int>(memories.size());
            region.pagesIn = boardset::spread(pages, *all.topology, memories);
        }
    }
    return all;
}

void bothWays(benchmark::internal::Benchmark* each) {
    each->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
}

void build(benchmark::State& state) {
    const Full all = full(false);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            Topology::build(test::catalog(), all.scenario.machine, all.scenario.configuration)->blocks().size());
    }
}
BENCHMARK(build)->Name("full 15K: build the machine")->Unit(benchmark::kMillisecond);

void network(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    buildNetwork(*all.topology, all.scenario.workload); // the paths are found only once
    for (auto _ : state)
        benchmark::DoNotOptimize(buildNetwork(*all.topology, all.scenario.workload).network.demands.value.data());
}
BENCHMARK(network)->Name("full 15K: its queueing network (1: spread)")->Apply(bothWays);

void solved(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    const MachineNetwork model = buildNetwork(*all.topology, all.scenario.workload);
    for (auto _ : state)
        benchmark::DoNotOptimize(solveModel(*all.topology, model).bytesPerSecond);
}
BENCHMARK(solved)->Name("full 15K: solving its network (1: spread)")->Apply(bothWays);

void answer(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(solvePlacement(*all.topology, all.scenario.workload).bytesPerSecond);
}
BENCHMARK(answer)->Name("full 15K: solving, network included (1: spread)")->Apply(bothWays);

/// Layout and text of an existing result.
void drawn(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    const Answer answer = solvePlacement(*all.topology, all.scenario.workload);
    for (auto _ : state)
        benchmark::DoNotOptimize(picture::toSvg(*all.topology, layoutOf(*all.topology), all.scenario, answer).size());
}
BENCHMARK(drawn)->Name("full 15K: its diagram as SVG, without solving (1: spread)")->Apply(bothWays);

/// Eight full machines, each with local pages for its threads.
Full eight() {
    const Full one = full(false);
    Full all{one.scenario, nullptr};
    all.scenario.machine = "eight";
    all.scenario.configuration = {};
    all.scenario.workload.processes.clear();
    for (int node = 0; node < 8; ++node) {
        const std::string path = "N" + std::to_string(node) + '/';
        for (const auto& [option, value] : one.topology->options())
            all.scenario.configuration.options[path + option] = value;
        for (const auto& [bay, type] : one.scenario.configuration.boards)
            all.scenario.configuration.boards[path + bay] = type;
        for (Process process : one.scenario.workload.processes) {
            process.name = ProcessName(path + process.name.text);
            for (Customer& customer : process.customers) {
                customer.name = CustomerName(path + customer.name.text);
                customer.on = path + customer.on;
            }
            for (Region& region : process.regions) {
                std::map<std::string, int> pages;
                for (const auto& [memory, count] : region.pagesIn)
                    pages[path + memory] = count;
                region.pagesIn = std::move(pages);
            }
            all.scenario.workload.processes.push_back(std::move(process));
        }
    }
    all.topology = Topology::build(Catalog::open(FAMILIES_CATALOG), all.scenario.machine, all.scenario.configuration);
    return all;
}

void eightNodes(benchmark::State& state) {
    const Full all = eight();
    for (auto _ : state)
        benchmark::DoNotOptimize(solvePlacement(*all.topology, all.scenario.workload).bytesPerSecond);
}
BENCHMARK(eightNodes)->Name("eight full 15K: solving")->Unit(benchmark::kMillisecond);

/// Cost of a command line: the database is opened, and all rules are checked once.
void findingsOnce(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(findings(*all.topology, all.scenario).size());
}
BENCHMARK(findingsOnce)->Name("full 15K: findings, once (1: spread)")->Apply(bothWays);

/// A server of 1992 that violates as many rules as possible at once.
Full broken() {
    const Scenario raw = readScenario(BROKEN_SERVER);
    Full all{raw, Topology::build(test::catalog(), raw.machine, raw.configuration)};
    all.scenario = resolve(raw, *all.topology);
    return all;
}

/// Cost of a command line: the database is opened, and all rules are checked once.
void brokenOnce(benchmark::State& state) {
    const Full all = broken();
    for (auto _ : state)
        benchmark::DoNotOptimize(findings(*all.topology, all.scenario).size());
}
BENCHMARK(brokenOnce)->Name("a server that violates 35 rules: findings, once")->Unit(benchmark::kMillisecond);

/// Cost of each step of a drag: the load of the clients changes.
void brokenLive(benchmark::State& state) {
    const Full all = broken();
    Workload more = all.scenario.workload;
    more.processes.front().customers.front().rate += 1;
    RuleBook book(test::catalog());
    std::size_t found = 0;
    bool isMore = false;
    for (auto _ : state) {
        isMore = !isMore;
        found = book.findings(all.topology, isMore ? more : all.scenario.workload, {}).size();
    }
    state.counters["findings"] = double(found);
}
BENCHMARK(brokenLive)
    ->Name("a server that violates 35 rules: findings after a change of load")
    ->Unit(benchmark::kMillisecond);

/// Cost of adding and removing a board, which changes the parts.
void brokenMachine(benchmark::State& state) {
    const Full all = broken();
    Configuration less = all.scenario.configuration;
    less.boards.erase("slot16");
    const auto other = Topology::build(test::catalog(), all.scenario.machine, less);
    RuleBook book(test::catalog());
    bool isOther = false;
    for (auto _ : state) {
        isOther = !isOther;
        benchmark::DoNotOptimize(book.findings(isOther ? other : all.topology, all.scenario.workload, {}).size());
    }
}
BENCHMARK(brokenMachine)
    ->Name("a server that violates 35 rules: findings after adding or removing a board")
    ->Unit(benchmark::kMillisecond);

/// One rule book is used for a full 15K and for its result after an edit, alternately.
void findingsAfter(benchmark::State& state, const Edit& edit, bool spread) {
    const Full all = full(spread);
    const Scenario next = apply(all.scenario, edit, *all.topology);
    const bool same = next.configuration == all.scenario.configuration;
    const auto after = same ? all.topology : Topology::build(test::catalog(), next.machine, next.configuration);
    RuleBook book(test::catalog());
    const auto ask = [&](const std::shared_ptr<const Topology>& topology, const Scenario& scenario) {
        benchmark::DoNotOptimize(book.findings(topology, scenario.workload, {}).size());
    };
    ask(all.topology, all.scenario);
    bool moved = false;
    for (auto _ : state) {
        moved = !moved;
        moved ? ask(after, next) : ask(all.topology, all.scenario);
    }
}
/// Cost of dragging a board over a bay: the permission, the new machine, and the result there.
void boardMoved(benchmark::State& state) {
    const Full all = full(state.range(0) != 0);
    const Canonical before{all.scenario, all.topology};
    RuleBook book(test::catalog());
    for (auto _ : state) {
        const Canonical after = edited(book, before, {MoveBoard{"EX3/SB3", "EX9/SB9"}});
        benchmark::DoNotOptimize(solvePlacement(*after.topology, after.scenario.workload).bytesPerSecond);
    }
}
BENCHMARK(boardMoved)->Name("full 15K: dragging a board over another, edit to result (1: spread)")->Apply(bothWays);

void findingsOfThread(benchmark::State& state) {
    findingsAfter(state, MoveCustomer{"1", "EX9"}, state.range(0) != 0);
}
BENCHMARK(findingsOfThread)->Name("full 15K: findings after moving a thread (1: spread)")->Apply(bothWays);
void findingsOfBoard(benchmark::State& state) {
    findingsAfter(state, MoveBoard{"EX3/SB3", "EX9/SB9"}, state.range(0) != 0);
}
BENCHMARK(findingsOfBoard)->Name("full 15K: findings after exchanging two boards (1: spread)")->Apply(bothWays);

} // namespace
