// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/MaxMin.h"

#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

namespace boardset {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Throws unless products and quotients of a few numbers of this magnitude stay within the range of a double.
void requireAmount(double value, const auto& field) {
    const bool good = value == 0 || (value >= 1e-60 && value <= 1e60);
    if (!good)
        throw NetworkError(field(), exactText(value), Message{"0, or a number from 1e-60 to 1e60"});
}

// Field names are built only for error messages.
void validateFlow(const Flow& flow, std::size_t index, std::size_t resources) {
    const auto name = [&](const char* part) {
        return [index, part] { return "flows[" + std::to_string(index) + "]" + part; };
    };
    requireAmount(flow.weight, name(".weight"));
    requireAmount(flow.bound.value_or(0), name(".bound"));
    bool held = flow.bound.has_value() || flow.weight == 0;
    for (std::size_t i = 0; i < flow.uses.size(); ++i) {
        const Use& use = flow.uses[i];
        const auto place = [&] { return name(".uses")() + "[" + std::to_string(i) + "]"; };
        if (use.resource < 0 || static_cast<std::size_t>(use.resource) >= resources) {
            throw NetworkError(
                place() + "[0]", std::to_string(use.resource),
                Message{"the index of one of the {count} resources, from 0", {{"count", std::to_string(resources)}}});
        }
        requireAmount(use.coefficient, [&] { return place() + "[1]"; });
        held = held || use.coefficient > 0;
    }
    if (!held) {
        throw NetworkError(name("")(), Message{"a flow without a limit"},
                           Message{"a bound, or a use of a resource with a coefficient above 0"});
    }
}

/// Computes max-min fair rates by progressive filling. The level, which is rate / weight, rises equally for all flows.
/// When a resource saturates, the rates of its flows stop rising. A flow's rate also stops rising when it reaches its
/// bound. The rates of all other flows continue to rise.
///
/// A flow that stops before a resource saturates can only raise the level at which that resource saturates. Therefore,
/// the solver recomputes this level only for the next resource in a heap. The time is O(uses + flows x
/// log(flows) + evaluations x log(resources)). Each evaluation examines the next resource.
class ProgressiveFilling {
public:
    ProgressiveFilling(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

    Shares solve();

private:
    static constexpr int unlimited = -2; ///< Value of `limit` for a flow that has not stopped.

    /// Sums over the stopped flows of a resource.
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
    /// One use of a resource by a flow, stored in a list sorted by flow and in a list sorted by resource.
    struct Step {
        double slope = 0;        ///< Coefficient x weight.
        std::uint32_t other = 0; ///< In a list sorted by flow, the index of the resource. In a list sorted by resource,
                                 ///< the index of the flow.
    };
    /// A resource, and a level below which the resource does not saturate.
    struct SaturationLevel {
        double level = 0;
        std::uint32_t resource = 0;
        bool operator<(const SaturationLevel& other) const { return level > other.level; } ///< Lowest level first.
    };

    void listUsers();
    void stop(std::uint32_t flow, double level, int limit);
    std::size_t stopUsers(std::size_t resource, double level);
    std::size_t stopNext(double bound);
    double fullLevel(std::size_t resource) const;
    double nextBound(std::size_t& next) const;
    double boundLevel(std::uint32_t flow) const;
    void sortBounds();

    std::vector<double> m_capacity;             ///< [resource] Capacity of the resource.
    std::vector<ActiveFlow> m_flows;            ///< [flow] The flow's weight, bound and range of uses.
    std::vector<Step> m_uses;                   ///< Uses of all flows, sorted by flow.
    std::vector<std::uint32_t> m_resourceBegin; ///< [resource] Index of the resource's first use in m_users.
    std::vector<Step> m_users;                  ///< Uses of all flows, sorted by resource.
    std::vector<double> m_slope;                ///< [resource] Sum of coefficient x weight over all flows.
    std::vector<std::uint32_t> m_byBound;       ///< Flows that have a bound, in ascending order of bound / weight.
    std::vector<Stopped> m_stopped;             ///< [resource] Sums over the resource's stopped flows.
    std::vector<SaturationLevel> m_next;        ///< Heap of the resources that are not saturated.
    Shares m_shares;
};

ProgressiveFilling::ProgressiveFilling(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    for (const Resource& resource : resources)
        m_capacity.push_back(resource.capacity);
    m_slope.resize(resources.size());
    m_resourceBegin.assign(resources.size() + 1, 0);
    for (const Flow& flow : flows) {
        const auto begin = static_cast<std::uint32_t>(m_uses.size());
        for (const Use& use : flow.uses) {
            const double slope = use.coefficient * flow.weight;
            if (slope > 0) {
                const auto r = static_cast<std::uint32_t>(use.resource);
                m_uses.push_back({slope, r});
                m_slope[r] += slope;
                ++m_resourceBegin[r + 1];
            }
        }
        const double bound = flow.weight > 0 ? flow.bound.value_or(never) : 0;
        m_flows.push_back({flow.weight, bound, begin, static_cast<std::uint32_t>(m_uses.size())});
    }
    listUsers();
    sortBounds();
    m_shares.utilisation.resize(resources.size());
    m_stopped.resize(resources.size());
    m_shares.rates.resize(flows.size());
    m_shares.limit.assign(flows.size(), unlimited);
    for (std::uint32_t r = 0; r < m_slope.size(); ++r)
        if (m_slope[r] > 0)
            m_next.push_back({m_capacity[r] / m_slope[r], r});
    std::make_heap(m_next.begin(), m_next.end());
}

/// Sorts the uses by resource. On entry, element r + 1 of m_resourceBegin is the number of uses of resource r.
void ProgressiveFilling::listUsers() {
    std::partial_sum(m_resourceBegin.begin(), m_resourceBegin.end(), m_resourceBegin.begin());
    std::vector<std::uint32_t> place(m_resourceBegin);
    m_users.resize(m_uses.size());
    for (std::uint32_t f = 0; f < m_flows.size(); ++f)
        for (std::uint32_t u = m_flows[f].begin; u < m_flows[f].end; ++u)
            m_users[place[m_uses[u].other]++] = {m_uses[u].slope, f};
}

double ProgressiveFilling::boundLevel(std::uint32_t flow) const {
    return m_flows[flow].weight > 0 ? m_flows[flow].bound / m_flows[flow].weight : 0;
}

void ProgressiveFilling::sortBounds() {
    for (std::uint32_t f = 0; f < m_flows.size(); ++f)
        if (m_flows[f].bound < never)
            m_byBound.push_back(f);
    const auto level = [&](std::uint32_t f) { return boundLevel(f); };
    std::sort(m_byBound.begin(), m_byBound.end(), [&](auto a, auto b) { return level(a) < level(b); });
}

inline void ProgressiveFilling::stop(std::uint32_t flow, double level, int limit) {
    const ActiveFlow& rising = m_flows[flow];
    m_shares.rates[flow] = limit == Shares::atBound ? rising.bound : std::min(rising.weight * level, rising.bound);
    m_shares.limit[flow] = limit;
    const Step* const end = m_uses.data() + rising.end;
    for (const Step* use = m_uses.data() + rising.begin; use != end; ++use) {
        Stopped& stopped = m_stopped[use->other];
        stopped.fixed += level * use->slope;
        stopped.slope += use->slope;
    }
}

std::size_t ProgressiveFilling::stopUsers(std::size_t resource, double level) {
    std::size_t count = 0;
    for (std::uint32_t u = m_resourceBegin[resource]; u < m_resourceBegin[resource + 1]; ++u) {
        if (m_shares.limit[m_users[u].other] == unlimited) {
            stop(m_users[u].other, level, static_cast<int>(resource));
            ++count;
        }
    }
    return count;
}

/// Returns the level at which the resource saturates, unless more of its flows stop earlier.
double ProgressiveFilling::fullLevel(std::size_t resource) const {
    constexpr double rest = 1e-6; // if the relative difference is smaller, cancellation has lost too many digits
    double slope = m_slope[resource] - m_stopped[resource].slope;
    if (slope < rest * m_slope[resource]) {
        slope = 0;
        for (std::uint32_t u = m_resourceBegin[resource]; u < m_resourceBegin[resource + 1]; ++u)
            slope += m_shares.limit[m_users[u].other] == unlimited ? m_users[u].slope : 0;
    }
    return slope > 0 ? (m_capacity[resource] - m_stopped[resource].fixed) / slope : never;
}

/// Evaluates the next resource. If it saturates before any other limit is reached, stops its flows.
/// Returns the number of stopped flows.
std::size_t ProgressiveFilling::stopNext(double bound) {
    const SaturationLevel next = m_next.front();
    std::pop_heap(m_next.begin(), m_next.end());
    const double level = std::max(next.level, fullLevel(next.resource));
    if (level == next.level || (level < bound && level <= m_next.front().level)) {
        m_next.pop_back();
        return stopUsers(next.resource, level);
    }
    m_next.back().level = level;
    std::push_heap(m_next.begin(), m_next.end());
    return 0;
}

/// Returns the level at which the next flow reaches its bound. Sets `next` to the flow's index in m_byBound.
double ProgressiveFilling::nextBound(std::size_t& next) const {
    while (next < m_byBound.size() && m_shares.limit[m_byBound[next]] != unlimited)
        ++next;
    if (next == m_byBound.size())
        return never;
    return boundLevel(m_byBound[next]);
}

Shares ProgressiveFilling::solve() {
    std::size_t next = 0;
    for (std::size_t left = m_flows.size(); left > 0;) {
        const double bound = nextBound(next);
        if (m_next.empty() || bound <= m_next.front().level) {
            stop(m_byBound[next], bound, Shares::atBound);
            --left;
        } else {
            left -= stopNext(bound);
        }
    }
    for (std::size_t r = 0; r < m_slope.size(); ++r) {
        const double wanted = m_slope[r] > 0 ? 1 : 0;
        m_shares.utilisation[r] = m_capacity[r] > 0 ? std::min(1.0, m_stopped[r].fixed / m_capacity[r]) : wanted;
    }
    return m_shares;
}

} // namespace

void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    for (std::size_t r = 0; r < resources.size(); ++r)
        requireAmount(resources[r].capacity, [&] { return "resources[" + std::to_string(r) + "].capacity"; });
    for (std::size_t f = 0; f < flows.size(); ++f)
        validateFlow(flows[f], f, resources.size());
}

Shares maxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    validate(resources, flows);
    return ProgressiveFilling(resources, flows).solve();
}

} // namespace boardset
