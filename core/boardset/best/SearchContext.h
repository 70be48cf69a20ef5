// SPDX-License-Identifier: GPL-3.0-or-later
// The search space of a scenario: the threads and pages that can move, and their possible locations.
#pragma once

#include "boardset/best/PlacementMove.h"
#include "boardset/scenario/Edit.h"

#include <map>
#include <memory>
#include <tuple>

namespace boardset::best {

using Blocks = std::vector<BlockId>;

/// The processors of one domain on which the threads of one workload can run.
struct ThreadTargets {
    Blocks processors;          ///< Working processors, in the machine's order.
    std::vector<Blocks> groups; ///< The processors, grouped by the block (a pair, a core) that directly contains them.
    int domain = 0;
    BlockId range = rootBlock; ///< The range to which the threads are restricted; see rangeOf().
    /// Maximum number of threads per processor; 1 if the domain has at least as many processors as threads.
    int most = 1;
};

struct MovableThread {
    CustomerAt at;
    const ThreadTargets* targets = nullptr;
    std::vector<RegionAt> own; ///< Regions whose pages only this thread uses.
};

struct MovablePages {
    RegionAt at;
    std::vector<CustomerAt> users; ///< Customers that use the pages; all these customers are in one domain.
    int domain = 0;
};

/// Returns the number of customers on each block, keyed by the path of the block. Does not count idle customers.
std::map<std::string, int> customersByBlock(const Workload& now);

/// Number of bytes in each memory, keyed by the path of the memory.
using BytesIn = std::map<std::string, double>;
BytesIn bytesIn(const Workload& workload);
/// For each memory, adds the bytes of a region's pages there, multiplied by `times`, to `bytes`.
void count(BytesIn& bytes, const Region& region, int times);

/// The search space of one scenario. A placement is represented by a workload.
class SearchContext {
public:
    explicit SearchContext(const Canonical& from);

    const Topology& topology() const { return *m_from.topology; }
    const std::vector<MovableThread>& threads() const { return m_threads; }
    const std::vector<MovablePages>& pages() const { return m_pages; }

    /// Returns the working memories of a domain.
    const Blocks& memories(int domain) const { return m_memories.at(domain); }
    /// Returns the memories of a domain, divided into the groups over which pages are spread.
    /// There is one group per locality group. If there is only one locality group, each memory is a group of its own.
    const std::vector<Blocks>& shares(int domain) const { return m_shares.at(domain); }
    /// Returns the memories around a block, in steps.
    /// The first step contains the memories of the smallest block that contains any.
    /// Each further step contains the memories of the next larger block that has more memories, up to the whole domain.
    /// Empty if the block is in no domain.
    const std::vector<Blocks>& around(BlockId block) const;
    /// Returns the memories of a block's locality group.
    /// If the block has no such group, returns the memories of its domain.
    const Blocks& near(BlockId block) const;

    /// Returns the memories that around() gives for step `step`, combined for all customers that use the pages.
    /// For a customer with fewer steps, uses the last step.
    Blocks aroundUsers(const MovablePages& pages, const Workload& now, std::size_t step) const;
    Blocks nearUsers(const MovablePages& pages, const Workload& now) const;
    /// Returns the locations of a region's pages if they were spread evenly over memories.
    /// If the pages do not divide evenly, the memories with the fewest bytes in `others` get one page more each.
    PagesIn spreadOver(Blocks memories, const Region& region, const BytesIn& others) const;
    PagesIn spreadOver(Blocks memories, RegionAt region, const Workload& now) const;

    BlockId blockOf(const Customer& customer) const { return topology().at(customer.on); }

private:
    using TargetKey = std::tuple<std::string, int, BlockId>; // workload, domain, range

    void addMemories();
    void addThreads();
    void addPages();
    ThreadTargets& targetsFor(const std::string& work, int domain, BlockId range);
    std::map<RegionAt, std::vector<CustomerAt>> users() const;

    Canonical m_from;
    std::vector<MovableThread> m_threads;
    std::vector<MovablePages> m_pages;
    std::map<int, Blocks> m_memories;
    std::map<BlockId, Blocks> m_near; ///< Memories of each locality group, keyed by the block of the group.
    std::map<int, std::vector<Blocks>> m_shares;
    std::map<TargetKey, std::unique_ptr<ThreadTargets>> m_targets;
    mutable std::map<BlockId, std::vector<Blocks>>
        m_around; ///< Computed on first use; needs no lock, because a search uses only one thread.
};

} // namespace boardset::best
