// SPDX-License-Identifier: GPL-3.0-or-later
// Wires between boxes of one line: straight across to a neighbour, else over the line or under it.
#include "boardset/diagram/Wires.h"

#include <algorithm>

namespace boardset {

/// Whether a wire between two boxes of a line crosses less of the others over them than under them.
bool Router::isClearerAbove(const RoutedWire& wire) const {
    const int line = wire.upper.line;
    if (line == 0 || m_arrangement.lines[static_cast<std::size_t>(line) - 1].isStrip)
        return false;
    if (static_cast<std::size_t>(line) + 1 == m_arrangement.lines.size())
        return true; // under the last line the drawing ends
    int above = 0;
    int below = 0;
    for (const RoutedWire& other : m_wires) {
        above += other.lower.line == line && other.upper.line < line ? 1 : 0;
        below += other.upper.line == line && other.lower.line > line ? 1 : 0;
    }
    return above < below;
}

bool Router::routeAround(RoutedWire& wire) {
    if (wire.upper.left > wire.lower.left)
        std::swap(wire.upper, wire.lower);
    const auto& boxes = m_arrangement.lines[static_cast<std::size_t>(wire.upper.line)].boxes;
    const auto at = std::ranges::find(boxes, wire.upper.box);
    const bool beside = at != boxes.end() && at + 1 != boxes.end() && *(at + 1) == wire.lower.box;
    const bool straight = beside && !m_topology.link(wire.link).standby; // a stopgap has a label, and wants to be seen
    if (straight) {
        wire.below = static_cast<int>(std::ranges::count_if(m_wires, [&](const RoutedWire& other) {
            return other.sideways && other.upper.box == wire.upper.box && other.lower.box == wire.lower.box;
        }));
        wire.sideways = true;
        return true;
    }
    wire.above = isClearerAbove(wire);
    const int channel = channelOf(wire);
    const double half = wire.width / 2;
    const auto a = nearest(wire.upper.right, wire.upper.left, wire.upper.right, half, channel, channel);
    const auto b = nearest(wire.lower.left, wire.lower.left, wire.lower.right, half, channel, channel);
    if (!a || !b)
        return false;
    wire.around = true;
    wire.xs = {*a, *b};
    Channel& passed = m_arrangement.channels[static_cast<std::size_t>(channel)];
    passed.wide = passed.wide || m_topology.link(wire.link).standby;
    take(*a, half, channel, channel);
    take(*b, half, channel, channel);
    return true;
}

/// The longest run is the furthest from the boxes: those over a part of it cross neither it nor its ends.
void Router::layRuns() {
    std::vector<RoutedWire*> all;
    for (RoutedWire& wire : m_wires)
        if (wire.around)
            all.push_back(&wire);
    std::ranges::stable_sort(all, [](const RoutedWire* a, const RoutedWire* b) {
        const auto key = [](const RoutedWire& wire) { // the upper tracks are the first
            const double length = wire.xs.back() - wire.xs.front();
            return wire.above ? -length : length;
        };
        return key(*a) < key(*b);
    });
    for (RoutedWire* wire : all) {
        const int channel = channelOf(*wire);
        wire->runs = {{channel, track(channel, wire->xs.front(), wire->xs.back())}};
    }
}

} // namespace boardset
