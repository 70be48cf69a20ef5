// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Policy.h"

#include "boardset/policy/aix/AixPolicy.h"
#include "boardset/policy/solaris/SolarisPolicy.h"

namespace boardset {

namespace {

template <class Made> std::unique_ptr<Policy> madePolicy(const Program& program, const Topology& topology) {
    return std::make_unique<Made>(program, topology);
}

const std::map<std::string, PolicyMaker> policies{{"aix", madePolicy<AixPolicy>},
                                                  {"solaris", madePolicy<SolarisPolicy>}};

} // namespace

PolicyMaker policyNamed(const std::string& policy) {
    const auto found = policies.find(policy);
    if (found == policies.end())
        throw CatalogError(Message{"policy: '{policy}' is not a policy of this program", {{"policy", policy}}});
    return found->second;
}

std::vector<OperatingSystem> systemsOf(const Topology& topology) {
    std::vector<OperatingSystem> systems = topology.catalog().systemsOf(topology.machine());
    std::erase_if(systems, [](const OperatingSystem& each) { return policies.count(each.policy) == 0; });
    return systems;
}

} // namespace boardset
