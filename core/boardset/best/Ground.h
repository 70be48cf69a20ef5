// SPDX-License-Identifier: GPL-3.0-or-later
// What of a scenario can be placed elsewhere, and where: the ground that a search walks on.
#pragma once

#include "boardset/best/Move.h"
#include "boardset/scenario/Edit.h"

#include <map>
#include <memory>
#include <tuple>

namespace boardset::best {

using Blocks = std::vector<BlockId>;

/// Where threads of one work may stand in one domain.
struct Stands {
    Blocks processors;         ///< Those that work, in order.
    std::vector<Blocks> parts; ///< The same by what they are directly in: a pair, a core.
    int domain = 0;
    BlockId range = rootBlock; ///< See rangeOf().
    int most = 1; ///< Threads that may share a processor: one, unless the domain has more threads than there are.
};

struct MovableThread {
    CustomerAt at;
    const Stands* stands = nullptr;
    std::vector<RegionAt> own; ///< Pages that nobody else uses.
};

struct MovablePages {
    RegionAt at;
    std::vector<CustomerAt> users; ///< In one domain.
    int domain = 0;
};

/// How many customers that are not idle stand on each block, by path.
std::map<std::string, int> crowdOf(const Workload& now);

/// Of one scenario: placements of its workload are told by the workload itself.
/// By path of a memory, the bytes that lie there.
using BytesIn = std::map<std::string, double>;
BytesIn bytesIn(const Workload& workload);
/// Counts a region so many times more.
void count(BytesIn& bytes, const Region& region, int times);

class Ground {
public:
    explicit Ground(const Canonical& from);

    const Topology& topology() const { return *m_from.topology; }
    const std::vector<MovableThread>& threads() const { return m_threads; }
    const std::vector<MovablePages>& pages() const { return m_pages; }

    /// The memories of a domain that work; and those by what pages are dealt over: by locality group, or where there is
    /// but one, each by itself.
    const Blocks& memories(int domain) const { return m_memories.at(domain); }
    const std::vector<Blocks>& shares(int domain) const { return m_shares.at(domain); }
    /// The memories near a block, step by step: those of the smallest part that holds it and some, then of the next
    /// larger that holds more, up to all of its domain. None, if it is not in one.
    const std::vector<Blocks>& around(BlockId block) const;
    /// Those of its locality group; of its domain, if that has none.
    const Blocks& near(BlockId block) const;

    /// Memories that are so near to one of the users: step `step` of around(), or the last there is.
    Blocks aroundUsers(const MovablePages& pages, const Workload& now, std::size_t step) const;
    Blocks nearUsers(const MovablePages& pages, const Workload& now) const;
    /// The pages of a region dealt evenly over memories; what is over goes where the least of all else lies.
    PagesIn dealtOver(Blocks memories, const Region& region, const BytesIn& others) const;
    PagesIn dealtOver(Blocks memories, RegionAt region, const Workload& now) const;

    BlockId blockOf(const Customer& customer) const { return topology().at(customer.on); }

private:
    using Of = std::tuple<std::string, int, BlockId>; // work, domain, range

    void addMemories();
    void addThreads();
    void addPages();
    Stands& standsFor(const std::string& work, int domain, BlockId range);
    std::map<RegionAt, std::vector<CustomerAt>> users() const;

    Canonical m_from;
    std::vector<MovableThread> m_threads;
    std::vector<MovablePages> m_pages;
    std::map<int, Blocks> m_memories;
    std::map<BlockId, Blocks> m_near; ///< By locality group.
    std::map<int, std::vector<Blocks>> m_shares;
    std::map<Of, std::unique_ptr<Stands>> m_stands;
    mutable std::map<BlockId, std::vector<Blocks>> m_around; ///< Found when first asked for: one search, one thread.
};

} // namespace boardset::best
