// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Policy.h"

#include "boardset/policy/solaris/SolarisPolicy.h"

namespace boardset {

namespace {

template <class Made> std::unique_ptr<Policy> make(const Program& program, const Topology& topology) {
    return std::make_unique<Made>(program, topology);
}

struct PolicyEntry {
    const char* name;
    std::unique_ptr<Policy> (*make)(const Program& program, const Topology& topology);
};

constexpr PolicyEntry policies[]{{"solaris", make<SolarisPolicy>}};

} // namespace

PolicyMaker policyNamed(const std::string& policy) {
    std::string known;
    for (const PolicyEntry& each : policies) {
        if (policy == each.name) {
            return each.make;
        }
        known += (known.empty() ? "" : ", ") + std::string(each.name);
    }
    throw CatalogError("policy: '" + policy + "' is not one of this program; allowed: " + known);
}

} // namespace boardset
