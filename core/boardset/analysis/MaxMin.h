// SPDX-License-Identifier: GPL-3.0-or-later
// How a perfectly fair switch would divide the bandwidth: weighted max-min sharing.
#pragma once

#include "boardset/analysis/Network.h"

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
/// stops, and the rest rise on. A solver is kept: solve() allocates nothing, and capacities and bounds may change
/// between calls. O(uses + rounds x resources) a call; a round per distinct level at which something stops.
class MaxMin {
public:
    /// Throws NetworkError, see validate.
    MaxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

    void setCapacity(int resource, double capacity) { m_capacity[static_cast<std::size_t>(resource)] = capacity; }
    void setBound(int flow, std::optional<double> bound);

    const Shares& solve();

private:
    /// What the flows that still rise do to a resource.
    struct Filling {
        double slope = 0; ///< Sum of coefficient x weight of rising flows: used per unit of level.
        double count = 0; ///< Rising flows. A double, so that both are updated in one step.
    };

    void stop(std::uint32_t flow, double level, int limit);
    std::size_t stopUsers(std::size_t resource, double level);
    void settle(double level);
    void sortBounds();

    std::vector<double> m_capacity, m_weight, m_bound;
    std::vector<std::uint32_t> m_flowBegin;     ///< [flow] its first step.
    std::vector<Filling> m_steps;               ///< By flow, what each use adds: coefficient x weight, and 1.
    std::vector<std::uint32_t> m_stepResource;  ///< And to which resource.
    std::vector<std::uint32_t> m_resourceBegin; ///< [resource] its first flow in m_users.
    std::vector<std::uint32_t> m_users;         ///< By resource.
    std::vector<Filling> m_whole;               ///< [resource] with all flows rising.
    std::vector<std::uint32_t> m_byBound;       ///< Flows with a bound, lowest bound / weight first.
    std::vector<Filling> m_filling;             ///< [resource] now.
    std::vector<Filling> m_settled;             ///< [resource] as m_fixed and m_full know it.
    std::vector<double> m_fixed;                ///< [resource] taken by flows that stopped.
    std::vector<double> m_full;                 ///< [resource] the level at which it is full.
    std::vector<std::uint8_t> m_stopped;        ///< [flow]
    bool m_boundsSorted = false;
    Shares m_shares;
};

} // namespace boardset
