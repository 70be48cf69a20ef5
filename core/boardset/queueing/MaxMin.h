// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted max-min sharing: how an ideally fair switch divides bandwidth.
#pragma once

#include "boardset/queueing/Network.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A resource whose capacity flows share.
struct Resource {
    std::string name{};
    double capacity = 0; ///< Capacity in units per time unit.
};

/// A flow's use of a resource. At rate r, the flow needs `coefficient` x r of the resource's capacity.
struct Use {
    int resource = 0;
    double coefficient = 1;
};

/// A flow through some of the resources.
struct Flow {
    double weight = 1;             ///< Rates are shared in proportion to the weights; a flow of weight 0 gets nothing.
    std::optional<double> bound{}; ///< The highest rate that the flow can use.
    std::vector<Use> uses{};
};

/// Throws NetworkError unless all numbers are finite and not negative, every use names a resource, and every flow has a
/// limit: a bound, a weight of 0, or a use of a resource.
void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

/// Rates of the flows, and the limit of each flow. The limit is the saturated resource on which no other flow has a
/// higher rate / weight, or atBound.
struct Shares {
    static constexpr int atBound = -1;

    std::vector<double> rates;       ///< [flow] Rate of the flow.
    std::vector<double> utilisation; ///< [resource] Sum of coefficient x rate / capacity; 1 if capacity 0 is used.
    std::vector<int> limit;          ///< [flow] Index of the resource that limits the flow, or atBound.
};

/// Computes weighted max-min fair rates by progressive filling (Bertsekas and Gallager, *Data Networks*, section
/// 6.5.2). The level, which is rate / weight, rises equally for all flows. When a resource saturates, its flows stop.
/// When a flow reaches its bound, it stops. All other flows continue to rise.
///
/// A flow that stops before a resource saturates can only raise the level at which that resource saturates. So the
/// solver recomputes this level only for the next resource in a heap. The solver can be reused: solve() allocates
/// nothing, and capacities and bounds may change between calls. A call takes O(uses + looks x log(resources)), where a
/// look is one evaluation of the next resource.
class MaxMin {
public:
    /// Throws NetworkError; see validate().
    MaxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

    void setCapacity(int resource, double capacity) { m_capacity[static_cast<std::size_t>(resource)] = capacity; }
    void setBound(int flow, std::optional<double> bound);

    const Shares& solve();

private:
    static constexpr int unlimited = -2; ///< Value of `limit` for a flow that has not stopped.

    /// Sums over those flows of a resource that have stopped.
    struct Stopped {
        double fixed = 0; ///< Sum of coefficient x rate.
        double slope = 0; ///< Sum of coefficient x weight.
    };
    /// A flow that has not stopped.
    struct ActiveFlow {
        double weight = 0;
        double bound = 0;
        std::uint32_t begin = 0, end = 0; ///< Range of the flow's uses in m_uses.
    };
    /// One use of a resource by a flow. It is stored in a list by flow and in a list by resource.
    struct Step {
        double slope = 0;        ///< Coefficient x weight.
        std::uint32_t other = 0; ///< Index of the resource in a list by flow; of the flow in a list by resource.
    };
    /// A resource, and a level below which it does not saturate.
    struct SaturationLevel {
        double level = 0;
        std::uint32_t resource = 0;
        bool operator<(const SaturationLevel& other) const { return level > other.level; } ///< Lowest level on top.
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

    std::vector<double> m_capacity;             ///< [resource] Capacity of the resource.
    std::vector<ActiveFlow> m_flows;            ///< [flow] Weight, bound and uses of the flow.
    std::vector<Step> m_uses;                   ///< Uses of all flows, by flow.
    std::vector<std::uint32_t> m_resourceBegin; ///< [resource] Index of the resource's first use in m_users.
    std::vector<Step> m_users;                  ///< Uses of all flows, by resource.
    std::vector<double> m_slope;                ///< [resource] Sum of coefficient x weight of all flows.
    std::vector<std::uint32_t> m_byBound;       ///< Flows with a bound, lowest bound / weight first.
    std::vector<Stopped> m_stopped;             ///< [resource] Sums over the resource's stopped flows.
    std::vector<SaturationLevel> m_next;        ///< A heap of the resources that are not saturated.
    bool m_boundsSorted = false;
    Shares m_shares;
};

} // namespace boardset
