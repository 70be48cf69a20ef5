// SPDX-License-Identifier: GPL-3.0-or-later
// Where the data of a process is: the parts that its regions lie on, found once for all who use them.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/walk/Walk.h"
#include "boardset/workload/Workload.h"

#include <compare>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace boardset {

/// A share of somebody's operations that goes to one part, and how the data lies there.
struct Home {
    BlockId block;
    double share = 0;
    std::size_t lying = 0; ///< Index in Homes::lying.
};

/// How the data of one or more regions lies, as a walk asks.
struct Lying {
    unsigned ways = bitOf(Lies::On); ///< Of the region, and of those that it lies on.
    int copies = 1;
    int parts = 1;                                  ///< Of one copy.
    double pieceBytes = 0;                          ///< 0: it is not cut.
    auto operator<=>(const Lying&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer
};

/// The data that a customer uses.
struct Homes {
    std::vector<Home> shares; ///< By block; they sum to one. Empty: it uses none.
    std::vector<Lying> lying;
    double bytes = 0; ///< Of the pages; what lies on parts is one page.
};

/// Sums of shares, by how the data lies and by block.
class HomeSums {
public:
    explicit HomeSums(std::size_t blocks) : m_blocks(blocks) {}

    void add(BlockId block, double share, std::size_t lying);
    /// Those, as parts of `all`: by block, and then by how they lie. What is added then is of others.
    std::vector<Home> take(double all = 1);

private:
    std::size_t m_blocks;
    std::vector<IdVector<BlockId, double>> m_sums; ///< By how data lies.
    std::vector<Home> m_there;
};

/// The homes of the customers' data of one process, which has to live as long: those of a region by its weight, in a
/// region by pages or by parts; pages lie in all memories over which the machine interleaves them. Found once for each
/// region, and for all who use the same.
class ProcessHomes {
public:
    ProcessHomes(const Topology& topology, const Process& process);

    /// Lives as long as this. Throws TopologyError for a part that is not there.
    const Homes& of(const Customer& customer);

private:
    /// One region's data: homes with shares of its weight, lying as in m_lying.
    struct Data {
        bool isFound = false;
        std::vector<Home> homes;
        double weight = 0; ///< 0: there is none.
        double bytes = 0;
    };

    Homes found(const Customer& customer);
    const Data& dataOf(const Region& region);
    const std::vector<Home>& wholeOf(const Region& region);
    std::vector<Home> homesOf(const Region& region, const std::string& part);
    std::vector<Home> laid(const Region& region, double share);
    std::vector<Home> interleaved(const std::vector<Home>& homes);
    const std::vector<BlockId>& memoriesOf(const Region& region);
    std::size_t numberOf(const Lying& lying);

    const Topology& m_topology;
    const Process& m_process;
    std::unordered_map<std::string_view, const Region*> m_regions; ///< By name.
    std::vector<Data> m_data;                                      ///< As the regions of the process.
    HomeSums m_sums;
    std::map<const Region*, std::vector<Home>> m_whole; ///< Of those that others lie on, with shares of one.
    std::vector<Lying> m_lying;
    std::map<Lying, std::size_t> m_numbers;                   ///< In m_lying.
    std::map<Shared<std::vector<RegionName>>, Homes> m_homes; ///< By the regions used.
    const Region* m_lookedUp = nullptr;                       ///< The last one with pages,
    std::vector<BlockId> m_memories;                          ///< and the memories of those.
};

} // namespace boardset
