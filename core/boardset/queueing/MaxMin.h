// SPDX-License-Identifier: GPL-3.0-or-later
// How a perfectly fair switch would divide the bandwidth: weighted max-min sharing.
#pragma once

#include "boardset/queueing/Network.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// What is divided.
struct Resource {
    std::string name{};
    double capacity = 0; ///< Units per time unit.
};

/// A flow's rate r takes `coefficient` x r of a resource.
struct Use {
    int resource = 0;
    double coefficient = 1;
};

struct Flow {
    double weight = 1;             ///< Rates are fair in proportion to weights. A weight of 0 gets nothing.
    std::optional<double> bound{}; ///< The most that the flow wants.
    std::vector<Use> uses{};
};

/// Throws NetworkError unless all numbers are finite and not negative, every use names a resource, and every flow is
/// held by something: a bound, a weight of 0, or a use of a resource.
void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

/// The shares. A flow's limit is the saturated resource on which no flow has a higher rate / weight, or atBound.
struct Shares {
    static constexpr int atBound = -1;

    std::vector<double> rates;       ///< [flow]
    std::vector<double> utilisation; ///< [resource] sum of coefficient x rate / capacity; of no capacity, 1 if wanted.
    std::vector<int> limit;          ///< [flow] a resource, or atBound.
};

/// Weighted max-min fairness by progressive filling (Bertsekas and Gallager, *Data Networks*, section 6.5.2): the level
/// rate / weight of all flows rises together; when a resource is full its flows stop, when a flow reaches its bound it
/// stops, and the rest rise on. The level at which a resource will be full only ever rises, as flows stop before it: so
/// it is computed anew only for the resource that is next in a heap. A solver is kept: solve() allocates nothing, and
/// capacities and bounds may change between calls. O(uses + looks x log(resources)) a call, where a look is one at the
/// resource that is next.
class MaxMin {
public:
    /// Throws NetworkError, see validate.
    MaxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

    void setCapacity(int resource, double capacity) { m_capacity[static_cast<std::size_t>(resource)] = capacity; }
    void setBound(int flow, std::optional<double> bound);

    const Shares& solve();

private:
    static constexpr int unlimited = -2; ///< The limit of a flow that has not stopped.

    /// What the flows that stopped have of a resource.
    struct Stopped {
        double fixed = 0; ///< Sum of coefficient x rate.
        double slope = 0; ///< Sum of coefficient x weight.
    };
    /// A flow, for as long as it has not stopped.
    struct Rising {
        double weight = 0;
        double bound = 0;
        std::uint32_t begin = 0, end = 0; ///< Its uses in m_uses.
    };
    /// One use of a resource by a flow.
    struct Step {
        double slope = 0;        ///< Coefficient x weight.
        std::uint32_t other = 0; ///< By flow: the resource; by resource: the flow.
    };
    /// A resource is not full below this level.
    struct Full {
        double level = 0;
        std::uint32_t resource = 0;
        bool operator<(const Full& other) const { return level > other.level; } ///< The lowest on top of the heap.
    };

    void listUsers();
    void stop(std::uint32_t flow, double level, int limit);
    std::size_t stopUsers(std::size_t resource, double level);
    std::size_t stopNext(double bound);
    double fullLevel(std::size_t resource) const;
    void start();
    double nextBound(std::size_t& next) const;
    double boundLevel(std::uint32_t flow) const;
    void sortBounds();

    std::vector<double> m_capacity;             ///< [resource]
    std::vector<Rising> m_flows;                ///< [flow]
    std::vector<Step> m_uses;                   ///< By flow.
    std::vector<std::uint32_t> m_resourceBegin; ///< [resource] its first step in m_users.
    std::vector<Step> m_users;                  ///< By resource.
    std::vector<double> m_slope;                ///< [resource] sum of coefficient x weight of all flows.
    std::vector<std::uint32_t> m_byBound;       ///< Flows with a bound, lowest bound / weight first.
    std::vector<Stopped> m_stopped;             ///< [resource]
    std::vector<Full> m_next;                   ///< A heap of the resources that are not full.
    bool m_boundsSorted = false;
    Shares m_shares;
};

} // namespace boardset
