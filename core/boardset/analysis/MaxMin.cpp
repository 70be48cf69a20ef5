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
void requireAmount(const std::string& field, double value) {
    const bool good = value == 0 || (value >= 1e-60 && value <= 1e60);
    if (!good) {
        std::ostringstream text;
        text << value;
        throw NetworkError(field, text.str(), "0, or a number from 1e-60 to 1e60");
    }
}

void validateFlow(const Flow& flow, const std::string& field, std::size_t resources) {
    requireAmount(field + ".weight", flow.weight);
    requireAmount(field + ".bound", flow.bound.value_or(0));
    bool held = flow.bound.has_value() || flow.weight == 0;
    for (std::size_t i = 0; i < flow.uses.size(); ++i) {
        const Use& use = flow.uses[i];
        const std::string place = field + ".uses[" + std::to_string(i) + "]";
        if (use.resource < 0 || static_cast<std::size_t>(use.resource) >= resources) {
            throw NetworkError(place + "[0]", std::to_string(use.resource),
                               "the index of a resource, 0 to " + std::to_string(resources) + " less 1");
        }
        requireAmount(place + "[1]", use.coefficient);
        held = held || use.coefficient > 0;
    }
    if (!held) {
        throw NetworkError(field, "a flow that nothing limits",
                           "a bound, or a use of a resource with a coefficient above 0");
    }
}

} // namespace

void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows) {
    for (std::size_t r = 0; r < resources.size(); ++r) {
        requireAmount("resources[" + std::to_string(r) + "].capacity", resources[r].capacity);
    }
    for (std::size_t f = 0; f < flows.size(); ++f) {
        validateFlow(flows[f], "flows[" + std::to_string(f) + "]", resources.size());
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
                m_steps.push_back({slope, r});
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
    for (auto* vector : {&m_slope, &m_fixed, &m_full, &m_shares.utilisation}) {
        vector->resize(resources.size());
    }
    m_filling.resize(resources.size());
    m_touched.reserve(resources.size());
    m_isTouched.resize(resources.size());
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
        const Step& step = m_steps[s];
        m_filling[step.resource].slope -= step.slope;
        m_filling[step.resource].count -= 1;
        if (m_isTouched[step.resource] == 0) {
            m_isTouched[step.resource] = 1;
            m_touched.push_back(step.resource);
        }
    }
}

/// Books what the flows that stopped at `level` keep, and when the touched resources will be full now.
void MaxMin::settle(double level) {
    for (const std::uint32_t r : m_touched) {
        Filling& filling = m_filling[r];
        m_isTouched[r] = 0;
        if (filling.count == 0) {
            filling.slope = 0;
        }
        m_fixed[r] += level * (m_slope[r] - filling.slope);
        m_slope[r] = filling.slope;
        m_full[r] = filling.count == 0 ? never : std::max(level, (m_capacity[r] - m_fixed[r]) / filling.slope);
    }
    m_touched.clear();
}

const Shares& MaxMin::solve() {
    if (!m_boundsSorted) {
        sortBounds();
    }
    const std::size_t resources = m_capacity.size();
    m_filling = m_whole;
    std::fill(m_stopped.begin(), m_stopped.end(), std::uint8_t{0});
    for (std::size_t r = 0; r < resources; ++r) {
        m_fixed[r] = 0;
        m_slope[r] = m_whole[r].slope;
        m_full[r] = m_whole[r].count == 0 ? never : m_capacity[r] / m_whole[r].slope;
    }
    std::size_t nextBound = 0;
    std::size_t rising = m_weight.size();
    while (rising > 0) {
        while (nextBound < m_byBound.size() && m_stopped[m_byBound[nextBound]] != 0) {
            ++nextBound;
        }
        const auto fullest = std::min_element(m_full.begin(), m_full.end());
        const double full = fullest == m_full.end() ? never : *fullest;
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
        const auto r = static_cast<std::size_t>(fullest - m_full.begin());
        for (std::uint32_t u = m_resourceBegin[r]; u < m_resourceBegin[r + 1]; ++u) {
            if (m_stopped[m_users[u]] == 0) {
                stop(m_users[u], full, static_cast<int>(r));
                --rising;
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
