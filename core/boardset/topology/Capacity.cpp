// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Capacity.h"

#include <array>
#include <cstdio>

namespace boardset {

namespace {

/// What the machine's options give to the parts of a memory; 0 if they say nothing.
double chosenBytes(const Topology& topology, BlockId memory) {
    double bytes = 0;
    for (const BlockId part : topology.block(memory).children) {
        const Options& options = topology.node(memory).options;
        const auto option = options.find(topology.type(part).sizeOption);
        bytes += option == options.end() ? 0 : option->second * 1048576.0;
    }
    return bytes;
}

} // namespace

std::optional<double> capacityOf(const Topology& topology, BlockId memory) {
    if (const double chosen = chosenBytes(topology, memory); chosen > 0)
        return chosen;
    const std::string& type = topology.block(memory).type;
    for (const Fact& fact : topology.catalog().facts())
        if (fact.subject == type && fact.property == "size")
            return fact.si();
    return std::nullopt;
}

std::string sizeText(double bytes) {
    constexpr std::array units{"bytes", "KB", "MB", "GB", "TB"};
    std::size_t unit = 0;
    while (bytes >= 1024 && unit + 1 < units.size()) {
        bytes /= 1024;
        ++unit;
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", bytes);
    return std::string(text.data()) + ' ' + units[unit];
}

} // namespace boardset
