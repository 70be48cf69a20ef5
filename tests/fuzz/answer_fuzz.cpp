// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scenario of any machine, with every operation: the outcome is one error line, or results.
#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Svg.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/policy/Replay.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/trace/Trace.h"
#include "support/bundledCatalog.h"
#include "support/fuzz.h"

namespace {

using namespace boardset;
using test::ask;
using test::need;
using test::needOneLine;

Program programOfAny(const Scenario& scenario, const Topology& topology) {
    const auto systems = topology.catalog().systemsOf(topology.machine());
    return scenario.program || systems.empty() ? scenario.program.value_or(Program())
                                               : programOf(scenario.workload, systems.front().id, topology);
}

void traceAll(const Scenario& scenario, const Topology& topology) {
    for (const Process& process : scenario.workload.processes) {
        const bool isEmpty = process.customers.empty() || process.regions.empty();
        if (isEmpty || process.regions.front().pagesIn.empty())
            continue;
        TraceRequest request;
        request.requester = process.customers.front().on;
        request.memory = process.regions.front().pagesIn.begin()->first;
        ask([&] { need(!traceOf(topology, request).hops.empty(), "a trace has hops"); });
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ask([&] {
        const Scenario read = parseScenario(std::string(reinterpret_cast<const char*>(data), size), "input");
        const auto topology = Topology::build(test::catalog(), read.machine, read.configuration);
        const Scenario scenario = resolve(read, *topology, "input");
        const Answer answer = solvePlacement(*topology, scenario.workload);
        ask([&] {
            for (const Finding& each : findings(*topology, scenario)) {
                needOneLine(each.title);
                needOneLine(each.reason);
            }
        });
        const std::string svg = picture::toSvg(*topology, layoutOf(*topology), scenario, answer);
        need(isUtf8(svg), "a drawing is UTF-8");
        need(resolve(parseScenario(svg, "drawn"), *topology) == scenario, "a drawing holds its scenario");
        traceAll(scenario, *topology);
        ask([&] { (void)Replay::of(programOfAny(scenario, *topology), topology); });
    });
    return 0;
}
