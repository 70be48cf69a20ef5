// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scenario: the outcome is one error line, or a scenario that survives writing, resolving and editing.
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"
#include "support/bundledCatalog.h"
#include "support/fuzz.h"

#include <algorithm>

namespace {

using namespace boardset;
using test::need;
using test::needOneLine;

/// Topology for the options of a scenario; the standard machine if the options are invalid.
std::shared_ptr<const Topology> machineFor(const Scenario& scenario) {
    try {
        return test::sunfire6800(scenario.configuration.options);
    } catch (const TopologyError& error) {
        needOneLine(error.what());
        static const auto standard = test::sunfire6800();
        return standard;
    }
}

void editAll(const Scenario& scenario, const Topology& topology) {
    std::vector<Edit> edits{AddCustomer{"", "SB0"}, AddRegion{"", 10, ""}, SetOption{"uniboards", 1}};
    for (const Process& process : scenario.workload.processes) {
        for (const Customer& thread : process.customers)
            edits.push_back(MoveCustomer{thread.name, ""});
        for (const Region& region : process.regions) {
            edits.push_back(MovePages{process.name, region.name, "", "SB0", MoveAmount::Half});
            edits.push_back(RemoveRegion{process.name, region.name});
        }
    }
    edits.resize(std::min<std::size_t>(edits.size(), 12));
    for (const Edit& edit : edits) {
        try {
            const Scenario after = apply(scenario, edit, topology);
            if (!std::holds_alternative<SetOption>(edit))
                validate(after, topology);
        } catch (const EditError& error) {
            needOneLine(error.what());
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Scenario scenario;
    try {
        scenario = parseScenario(std::string(reinterpret_cast<const char*>(data), size), "input");
    } catch (const InputError& error) {
        needOneLine(error.what());
        return 0;
    }
    need(parseScenario(toJson(scenario), "written") == scenario, "read(write(s)) = s");
    need(parseScenario(toSvgMetadata(scenario), "drawn") == scenario, "read(draw(s)) = s");
    const auto topology = machineFor(scenario);
    Scenario canonical;
    try {
        canonical = resolve(scenario, *topology, "input");
    } catch (const InputError& error) {
        needOneLine(error.what());
        return 0;
    }
    need(canonical.program || canonical.workload.pageCount() == scenario.workload.pageCount(),
         "resolving conserves pages");
    need(resolve(canonical, *topology) == canonical, "resolving twice changes nothing");
    editAll(canonical, *topology);
    return 0;
}
