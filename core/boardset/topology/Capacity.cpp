// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Capacity.h"

#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <array>

namespace boardset {

namespace {

/// Returns the size of memory banks in bytes, from the options of their nodes; 0 if no option sets it.
double chosenBytes(const Topology& topology, const std::vector<BlockId>& banks) {
    double bytes = 0;
    for (const BlockId bank : banks) {
        const Options& options = topology.node(bank).options;
        const auto option = options.find(topology.type(bank).sizeOption);
        bytes += option == options.end() ? 0 : option->second * 1048576.0;
    }
    return bytes;
}

/// Returns the interleaved banks of a memory: the parts of the memory whose size is set by an option.
std::vector<BlockId> banksOf(const Topology& topology, const Block& memory) {
    std::vector<BlockId> banks = memory.children;
    std::erase_if(banks, [&](BlockId part) { return topology.type(part).sizeOption.empty(); });
    return banks;
}

} // namespace

double banksLeft(const Topology& topology, const Block& memory) {
    const std::vector<BlockId> banks = banksOf(topology, memory);
    const auto working = std::ranges::count_if(banks, [&](BlockId bank) { return !topology.block(bank).lost; });
    return banks.empty() ? 1 : static_cast<double>(working) / static_cast<double>(banks.size());
}

std::optional<double> capacityOf(const Topology& topology, BlockId memory) {
    std::vector<BlockId> chosen = banksOf(topology, topology.block(memory));
    chosen.push_back(memory); // an option may set the size of the memory itself
    if (const double bytes = chosenBytes(topology, chosen); bytes > 0)
        return bytes;
    const Fact* const size = topology.catalog().factAbout(topology.block(memory).type, "size");
    return size == nullptr ? std::nullopt : std::optional(size->si());
}

std::string sizeText(double bytes) {
    constexpr std::array units{"bytes", "KB", "MB", "GB", "TB"};
    std::size_t unit = 0;
    while (bytes >= 1024 && unit + 1 < units.size()) {
        bytes /= 1024;
        ++unit;
    }
    return significantText(bytes, 4) + ' ' + std::string(Message{units[unit]});
}

} // namespace boardset
