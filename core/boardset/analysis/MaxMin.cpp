// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MaxMin.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <sstream>

namespace boardset {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Bounded on both sides, so that no product or quotient of a few of them leaves double precision.
void requireAmount(double value, const auto& field) {
    const bool good = value == 0 || (value >= 1e-60 && value <= 1e60);
    if (!good) {
        std::ostringstream text;
        text << value;
        throw NetworkError(field(), text.str(), "0, or a number from 1e-60 to 1e60");
    }
}

// The names of fields are only put together when they are wanted.
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
        throw NetworkError(name("")(), "a flow that nothing limits",
                           "a bound, or a use of a resource with a coefficient above 0");
    }
}

/// The least value; in four lanes, which is several times quicker than one.
double leastOf(const std::vector<double>& values) {
    double lanes[4] = {never, never, never, never};
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4) {
        for (std::size_t lane = 0; lane < 4; ++lane) {
            lanes[lane] = values[i + lane] < lanes[lane] ? values[i + lane] : lanes[lane];
        }
    }
    double least = std::min(std::min(lanes[0], lanes[1]), std::min(lanes[2], lanes[3]));
    for (; i < values.size(); ++i) {
        least = std::min(least, values[i]);
    }
    return least;
}

} // namespace

void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    for (std::size_t r = 0; r < resources.size(); ++r) {
        requireAmount(resources[r].capacity, [&] { return "resources[" + std::to_string(r) + "].capacity"; });
    }
    for (std::size_t f = 0; f < flows.size(); ++f) {
        validateFlow(flows[f], f, resources.size());
    }
}

MaxMin::MaxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    validate(resources, flows);
    for (const Resource& resource : resources) {
        m_capacity.push_back(resource.capacity);
    }
    m_whole.resize(resources.size());
    m_flowBegin.push_back(0);
    std::vector<std::vector<std::uint32_t>> users(resources.size());
    for (const Flow& flow : flows) {
        const auto index = static_cast<std::uint32_t>(m_weight.size());
        m_weight.push_back(flow.weight);
        m_bound.push_back(flow.weight > 0 ? flow.bound.value_or(never) : 0);
        for (const Use& use : flow.uses) {
            const double slope = use.coefficient * flow.weight;
            if (slope > 0) {
                const auto r = static_cast<std::uint32_t>(use.resource);
                m_steps.push_back({slope, 1});
                m_stepResource.push_back(r);
                m_whole[r].slope += slope;
                m_whole[r].count += 1;
                users[r].push_back(index);
            }
        }
        m_flowBegin.push_back(static_cast<std::uint32_t>(m_steps.size()));
    }
    m_resourceBegin.push_back(0);
    for (const auto& list : users) {
        m_users.insert(m_users.end(), list.begin(), list.end());
        m_resourceBegin.push_back(static_cast<std::uint32_t>(m_users.size()));
    }
    m_byBound.reserve(flows.size());
    for (auto* vector : {&m_fixed, &m_full, &m_shares.utilisation}) {
        vector->resize(resources.size());
    }
    m_filling.resize(resources.size());
    m_stopped.resize(flows.size());
    m_shares.rates.resize(flows.size());
    m_shares.limit.resize(flows.size());
}

void MaxMin::setBound(int flow, std::optional<double> bound) {
    const auto f = static_cast<std::size_t>(flow);
    m_bound[f] = m_weight[f] > 0 ? bound.value_or(never) : 0;
    m_boundsSorted = false;
}

void MaxMin::sortBounds() {
    m_byBound.clear();
    for (std::uint32_t f = 0; f < m_bound.size(); ++f) {
        if (m_bound[f] < never) {
            m_byBound.push_back(f);
        }
    }
    const auto level = [&](std::uint32_t f) { return m_weight[f] > 0 ? m_bound[f] / m_weight[f] : 0; };
    std::sort(m_byBound.begin(), m_byBound.end(), [&](auto a, auto b) { return level(a) < level(b); });
    m_boundsSorted = true;
}

void MaxMin::stop(std::uint32_t flow, double level, int limit) {
    m_stopped[flow] = 1;
    const double rate = m_weight[flow] * level;
    m_shares.rates[flow] = limit == Shares::atBound ? m_bound[flow] : std::min(rate, m_bound[flow]);
    m_shares.limit[flow] = limit;
    for (std::uint32_t s = m_flowBegin[flow]; s < m_flowBegin[flow + 1]; ++s) {
        Filling& filling = m_filling[m_stepResource[s]];
        filling.slope -= m_steps[s].slope;
        filling.count -= m_steps[s].count;
    }
}

std::size_t MaxMin::stopUsers(std::size_t resource, double level) {
    std::size_t count = 0;
    for (std::uint32_t u = m_resourceBegin[resource]; u < m_resourceBegin[resource + 1]; ++u) {
        if (m_stopped[m_users[u]] == 0) {
            stop(m_users[u], level, static_cast<int>(resource));
            ++count;
        }
    }
    return count;
}

/// Books what the flows that stopped at `level` keep, and when their resources will be full now.
void MaxMin::settle(double level) {
    for (std::size_t r = 0; r < m_filling.size(); ++r) {
        Filling& filling = m_filling[r];
        Filling& settled = m_settled[r];
        if (filling.count == settled.count) {
            continue;
        }
        if (filling.count == 0) {
            filling.slope = 0; // exactly: what differences leave behind would look like a flow
        }
        m_fixed[r] += level * (settled.slope - filling.slope);
        m_full[r] = filling.count == 0 ? never : std::max(level, (m_capacity[r] - m_fixed[r]) / filling.slope);
        settled = filling;
    }
}

const Shares& MaxMin::solve() {
    if (!m_boundsSorted) {
        sortBounds();
    }
    const std::size_t resources = m_capacity.size();
    m_filling = m_whole;
    m_settled = m_whole;
    std::fill(m_stopped.begin(), m_stopped.end(), std::uint8_t{0});
    for (std::size_t r = 0; r < resources; ++r) {
        m_fixed[r] = 0;
        m_full[r] = m_whole[r].count == 0 ? never : m_capacity[r] / m_whole[r].slope;
    }
    std::size_t nextBound = 0;
    std::size_t rising = m_weight.size();
    while (rising > 0) {
        while (nextBound < m_byBound.size() && m_stopped[m_byBound[nextBound]] != 0) {
            ++nextBound;
        }
        const double full = leastOf(m_full);
        const std::uint32_t bounded = nextBound < m_byBound.size() ? m_byBound[nextBound] : 0;
        const double bound = nextBound == m_byBound.size() ? never
                             : m_weight[bounded] > 0       ? m_bound[bounded] / m_weight[bounded]
                                                           : 0;
        if (bound <= full) {
            stop(bounded, bound, Shares::atBound);
            --rising;
            settle(bound);
            continue;
        }
        for (std::size_t r = 0; r < resources; ++r) { // all that are full at this level, in one round
            if (m_full[r] == full) {
                rising -= stopUsers(r, full);
            }
        }
        settle(full);
    }
    for (std::size_t r = 0; r < resources; ++r) {
        const double wanted = m_whole[r].count > 0 ? 1 : 0;
        m_shares.utilisation[r] = m_capacity[r] > 0 ? std::min(1.0, m_fixed[r] / m_capacity[r]) : wanted;
    }
    return m_shares;
}

} // namespace boardset
