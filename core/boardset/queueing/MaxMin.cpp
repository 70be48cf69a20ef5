// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/MaxMin.h"

#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace boardset {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Throws unless the value is within bounds that keep products and quotients of a few such numbers in double range.
void requireAmount(double value, const auto& field) {
    const bool good = value == 0 || (value >= 1e-60 && value <= 1e60);
    if (!good)
        throw NetworkError(field(), exactText(value), "0, or a number from 1e-60 to 1e60");
}

// The names of fields are built only for an error message.
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
            throw NetworkError(place() + "[0]", std::to_string(use.resource),
                               "the index of one of the " + std::to_string(resources) + " resources, from 0");
        }
        requireAmount(use.coefficient, [&] { return place() + "[1]"; });
        held = held || use.coefficient > 0;
    }
    if (!held) {
        throw NetworkError(name("")(), "a flow without a limit",
                           "a bound, or a use of a resource with a coefficient above 0");
    }
}

} // namespace

void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    for (std::size_t r = 0; r < resources.size(); ++r)
        requireAmount(resources[r].capacity, [&] { return "resources[" + std::to_string(r) + "].capacity"; });
    for (std::size_t f = 0; f < flows.size(); ++f)
        validateFlow(flows[f], f, resources.size());
}

MaxMin::MaxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    validate(resources, flows);
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
    m_byBound.reserve(flows.size());
    m_next.reserve(resources.size());
    m_shares.utilisation.resize(resources.size());
    m_stopped.resize(resources.size());
    m_shares.rates.resize(flows.size());
    m_shares.limit.resize(flows.size());
}

/// Sorts the uses by resource. On entry, m_resourceBegin has the number of uses of resource r at r + 1.
void MaxMin::listUsers() {
    std::partial_sum(m_resourceBegin.begin(), m_resourceBegin.end(), m_resourceBegin.begin());
    std::vector<std::uint32_t> place(m_resourceBegin);
    m_users.resize(m_uses.size());
    for (std::uint32_t f = 0; f < m_flows.size(); ++f)
        for (std::uint32_t u = m_flows[f].begin; u < m_flows[f].end; ++u)
            m_users[place[m_uses[u].other]++] = {m_uses[u].slope, f};
}

void MaxMin::setBound(int flow, std::optional<double> bound) {
    const auto f = static_cast<std::size_t>(flow);
    m_flows[f].bound = m_flows[f].weight > 0 ? bound.value_or(never) : 0;
    m_boundsSorted = false;
}

/// Level at which the flow reaches its bound.
double MaxMin::boundLevel(std::uint32_t flow) const {
    return m_flows[flow].weight > 0 ? m_flows[flow].bound / m_flows[flow].weight : 0;
}

void MaxMin::sortBounds() {
    m_byBound.clear();
    for (std::uint32_t f = 0; f < m_flows.size(); ++f)
        if (m_flows[f].bound < never)
            m_byBound.push_back(f);
    const auto level = [&](std::uint32_t f) { return boundLevel(f); };
    std::sort(m_byBound.begin(), m_byBound.end(), [&](auto a, auto b) { return level(a) < level(b); });
    m_boundsSorted = true;
}

inline void MaxMin::stop(std::uint32_t flow, double level, int limit) {
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

std::size_t MaxMin::stopUsers(std::size_t resource, double level) {
    std::size_t count = 0;
    for (std::uint32_t u = m_resourceBegin[resource]; u < m_resourceBegin[resource + 1]; ++u) {
        if (m_shares.limit[m_users[u].other] == unlimited) {
            stop(m_users[u].other, level, static_cast<int>(resource));
            ++count;
        }
    }
    return count;
}

/// Level at which the resource saturates unless more of its flows stop earlier.
double MaxMin::fullLevel(std::size_t resource) const {
    constexpr double rest = 1e-6; // with a smaller relative difference, cancellation has lost too many digits
    double slope = m_slope[resource] - m_stopped[resource].slope;
    if (slope < rest * m_slope[resource]) {
        slope = 0;
        for (std::uint32_t u = m_resourceBegin[resource]; u < m_resourceBegin[resource + 1]; ++u)
            slope += m_shares.limit[m_users[u].other] == unlimited ? m_users[u].slope : 0;
    }
    return slope > 0 ? (m_capacity[resource] - m_stopped[resource].fixed) / slope : never;
}

/// Evaluates the next resource. If it saturates before any other limit, stops its flows. Returns the number stopped.
std::size_t MaxMin::stopNext(double bound) {
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

/// Level at which the next flow reaches its bound; `next` becomes its index in m_byBound.
double MaxMin::nextBound(std::size_t& next) const {
    while (next < m_byBound.size() && m_shares.limit[m_byBound[next]] != unlimited)
        ++next;
    if (next == m_byBound.size())
        return never;
    return boundLevel(m_byBound[next]);
}

void MaxMin::start() {
    std::fill(m_stopped.begin(), m_stopped.end(), Stopped{});
    std::fill(m_shares.limit.begin(), m_shares.limit.end(), unlimited);
    m_next.clear();
    for (std::uint32_t r = 0; r < m_slope.size(); ++r)
        if (m_slope[r] > 0)
            m_next.push_back({m_capacity[r] / m_slope[r], r});
    std::make_heap(m_next.begin(), m_next.end());
    if (!m_boundsSorted)
        sortBounds();
}

const Shares& MaxMin::solve() {
    start();
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

} // namespace boardset
