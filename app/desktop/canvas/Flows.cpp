// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up every class's lines along its routes.
#include "Flows.h"

namespace boardset {

std::map<int, Flow> flowsOf(const Topology& topology, const Answer& answer) {
    std::map<int, Flow> flows;
    for (std::size_t c = 0; c < answer.classes.size() && c < answer.model.classes.size(); ++c) {
        const ThreadClass& threads = answer.model.classes[c];
        for (const AccessShare& access : threads.accesses) {
            const Route& route = topology.route(threads.processor, access.memory);
            const double rate = answer.classes[c].bytesPerSecond * access.share;
            for (std::size_t i = 0; i < route.dataLinks.size() && i < route.dataBlocks.size(); ++i) {
                Flow& flow = flows[route.dataLinks[i]];
                const bool along = topology.link(route.dataLinks[i]).from == route.dataBlocks[i];
                (along ? flow.fromTo : flow.toFrom) += rate;
            }
        }
    }
    return flows;
}

} // namespace boardset
