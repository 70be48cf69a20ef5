// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn scenarios with prepared results: these tests check the drawing and not the solver.
#pragma once

#include "boardset/analysis/ClassRow.h"
#include "boardset/diagram/Flows.h"
#include "boardset/picture/Svg.h"
#include "boardset/scenario/BundledScenarios.h"
#include "support/bundledCatalog.h"

#include <string>

namespace boardset::test {

struct Drawn {
    std::shared_ptr<const Topology> topology;
    Scenario scenario;
    Answer answer;

    Layout layout(const std::string& focus, Detail detail) const {
        return layoutOf(*topology, topology->find(focus), detail);
    }
    std::string svg(const std::string& focus, Detail detail, picture::Palette::Name palette) const {
        return picture::toSvg(*topology, layout(focus, detail), scenario, answer, palette);
    }
    /// Adds the next station of the result, less busy than those before; `link` is set only if the station has no
    /// block.
    StationLocation& add(BlockId block, LinkId link, const std::string& title, double utilisation) {
        answer.stations.push_back({static_cast<int>(answer.model.locations.size()), title, title, utilisation});
        StationLocation& place = answer.model.locations.emplace_back();
        place.block = block;
        place.link = link;
        place.title = title;
        return place;
    }
    void total(double bytesPerSecond, double latencyNs) {
        answer.method = "exact";
        answer.bytesPerSecond = bytesPerSecond;
        answer.meanLatencyNs = latencyNs;
        answer.totals = {{"line", false, bytesPerSecond / 64, bytesPerSecond, latencyNs}};
    }
};

/// A bundled scenario without a result.
inline Drawn drawn(const std::string& id) {
    const Scenario bundled = bundledScenario(share() / "scenarios", id);
    const auto topology = Topology::build(catalog(), bundled.machine, bundled.configuration);
    return {topology, resolve(bundled, *topology), {}};
}

/// A Sun Fire 6800 with four threads and remote pages.
inline Drawn first() {
    Drawn all = drawn("sunfire6800-first");
    for (const Link& link : all.topology->links())
        if (link.title == "port of SB3")
            all.add({}, link.id, link.title, 0.875);
    all.add(all.topology->find("fireplane"), {}, "address bus", 0.5);
    all.add(all.topology->find("SB3/P1/memory"), {}, "memory of SB3 P1", 0.25);
    all.total(4.2e9, 630);
    return all;
}

/// Adds the same rates for all streams that read, and for all that write.
inline void addFlows(Drawn& all, double read, double written) {
    all.answer.model.classes = classRowsOf(*all.topology, all.scenario.workload).running;
    for (const ClassRow& each : all.answer.model.classes) {
        const double rate = each.workOperation->title == "read" ? read : written;
        all.answer.classes.push_back({each.process.text, each.threads, rate, 0, 0, 0});
    }
    const Flows flows = flowsOf(*all.topology, all.answer);
    for (const Link& each : all.topology->links()) {
        const LinkFlow& flow = flows[each.id];
        for (const bool upstream : {true, false}) {
            if (!each.framing.empty() && flow.fromTo + flow.toFrom + flow.sent + flow.back > 0) {
                // 1.55 GB/s of data, with its requests and acknowledgements, saturate a direction
                const double use = (upstream ? flow.fromTo : flow.toFrom) / 1.55e9;
                StationLocation& place = all.add({}, each.id, each.title, use);
                place.framing = each.framing;
                place.isUpstream = upstream;
            }
        }
    }
}

/// A T5440 with two exercisers at each processor's switch, which read and write the memory of that processor.
inline Drawn busyT5440(int processors) {
    Drawn all;
    all.scenario.title = "Reads and writes side by side";
    all.scenario.machine = "t5440";
    Configuration configuration(Options{{"processors", processors}});
    const char* const slots[] = {"slot0", "slot1", "slot4", "slot5", "slot2", "slot3", "slot6", "slot7"};
    for (int i = 0; i < 8; ++i) {
        configuration.boards[slots[i]] = "pcie-exerciser";
        auto& processes = all.scenario.workload.processes;
        if (i % 2 == 0) {
            const std::string memory = "CPU" + std::to_string(i / 2 % processors) + "/memory";
            processes.push_back({.name = ProcessName(std::string(1, static_cast<char>('A' + i / 2))),
                                 .work = "dma-both",
                                 .customers = {},
                                 .regions = {{.name = "buffers", .pagesIn = {{memory, 64}}}}});
        }
        processes.back().customers.push_back({CustomerName(std::to_string(i + 1)), slots[i], {}});
    }
    all.topology = Topology::build(catalog(), "t5440", configuration);
    all.scenario.configuration = all.topology->configuration();
    addFlows(all, 7.5e8 * processors / 4, 7.2e8 * processors / 4); // two per root complex, for four processors
    all.total(processors * 2.94e9, 1100);
    return all;
}

} // namespace boardset::test
