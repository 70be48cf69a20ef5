// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplayCurve.h"

#include <algorithm>

namespace boardset {

ReplayCurve::ReplayCurve(const ReplayCursor& replay)
    : m_replay(replay), m_positions(placementPositions(replay.replay())) {}

bool ReplayCurve::isOf(const ReplayCursor* replay) const {
    return m_replay && replay && &m_replay->replay() == &replay->replay();
}

std::vector<int> ReplayCurve::missing(std::size_t most) const {
    const std::size_t count = m_positions.size();
    std::size_t stride = 1;
    while (stride < count)
        stride *= 2;
    std::vector<int> order;
    std::vector<bool> taken(count, false);
    const auto take = [&](std::size_t index) {
        if (!taken[index])
            order.push_back(m_positions[index]);
        taken[index] = true;
    };
    take(0);
    take(count - 1);
    for (; stride >= 1 && order.size() < std::min(most, count); stride /= 2)
        for (std::size_t index = stride; index < count; index += stride)
            take(index);
    order.resize(std::min({order.size(), most, count}));
    std::erase_if(order, [&](int position) { return m_numbers.count(position) > 0; });
    return order;
}

void ReplayCurve::add(const std::vector<ReplayNumbers>& numbers) {
    for (const ReplayNumbers& each : numbers)
        m_numbers[each.position] = each;
}

std::vector<Point> ReplayCurve::points(double ReplayNumbers::*value, double scale) const {
    const auto isAt = [&](const ReplayNumbers& numbers) { // the local share is undefined if there are no accesses
        return value != &ReplayNumbers::localShare || numbers.throughput > 0;
    };
    std::vector<Point> points;
    bool before = false; // true if the values of the previous placement have been computed
    for (const int position : m_positions) {
        const auto found = m_numbers.find(position);
        const bool isReported = found != m_numbers.end() && isAt(found->second);
        if (isReported) {
            if (before && points.back().x < position - 1)
                points.push_back({position - 1.0, points.back().y});
            points.push_back({double(position), found->second.*value * scale});
        }
        before = isReported;
    }
    if (before && points.back().x < m_replay->replay().length())
        points.push_back({double(m_replay->replay().length()), points.back().y});
    return points;
}

} // namespace boardset
