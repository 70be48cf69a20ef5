// SPDX-License-Identifier: GPL-3.0-or-later
// Wires go straight down where two boxes overlap, otherwise through a gutter that is free in every line between them.
// Within a line, a wire goes straight across to a neighbouring box, and above or below the line to any other box.
#include "boardset/diagram/WireRouting.h"

#include "boardset/diagram/Metrics.h"
#include "boardset/topology/Assembly.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double labelledWidth = 200; ///< Minimum width of a box that has space for a label next to a central wire.
constexpr double directedWidth = 320; ///< Minimum width of a box that has space for a label with both directions.
constexpr double plugWidth = 8;       ///< Width of the connection of a part to a bus, which is no limit of its own.
constexpr double cornerInset = 10;    ///< Minimum distance of a wire's end from the corner of its box.

double mostCapacity(const Topology& topology) {
    double most = 0;
    for (const Link& link : topology.links())
        most = std::max(most, link.bytesPerSecond);
    return most;
}

double widthOf(const Topology& topology, const Link& link, double most) {
    const auto isBus = [&](BlockId block) { return topology.type(block).drawnAs == DrawnAs::Bus; };
    if (!carriesData(link.kind))
        return 2;
    if (link.capacity.empty() && (isBus(link.from) || isBus(link.to)))
        return plugWidth;
    return most > 0 ? 4 + 8 * link.bytesPerSecond / most : 4;
}

} // namespace

Router::Router(const Topology& topology, Arrangement& arrangement) : m_topology(topology), m_arrangement(arrangement) {
    m_verticals.assign(topology.blocks().size(), -1);
    const auto& boxes = arrangement.plan.boxes;
    const Assembly& assembly = topology.kept<Assembly>();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        m_verticals[boxes[i].box.block] = static_cast<int>(i);
        for (const BlockId part : assembly.mountedOn(boxes[i].box.block))
            if (m_verticals[part] < 0)
                m_verticals[part] = static_cast<int>(i);
    }
    m_lineOf.assign(boxes.size(), 0);
    for (std::size_t line = 0; line < arrangement.lines.size(); ++line)
        for (const int box : arrangement.lines[line].boxes)
            m_lineOf[static_cast<std::size_t>(box)] = static_cast<int>(line);
    collect();
}

/// Returns the end of a wire at a block: at the block's own box, or at the nearest box around the block.
/// Empty if the drawing omits the block.
std::optional<WireEnd> Router::endAt(BlockId block, BlockId otherBlock) const {
    const Plan& plan = m_arrangement.plan;
    const BlockId focus = plan.framed ? plan.frame.box.block : BlockId();
    WireEnd end;
    for (BlockId at = block; at && at != focus; at = m_topology.block(at).parent) {
        end.box = m_verticals[at];
        if (end.box < 0)
            continue;
        end.line = m_lineOf[static_cast<std::size_t>(end.box)];
        const PlannedBox& planned = plan.boxes[static_cast<std::size_t>(end.box)];
        const auto inner =
            std::ranges::find(planned.inner, block, [](const PlannedBox& each) { return each.box.block; });
        const auto index = inner - planned.inner.begin();
        if (inner == planned.inner.end())
            return end;
        if (planned.box.style == BoxStyle::Part)
            end.inner = static_cast<int>(index);
        else if (m_topology.kept<Assembly>().carrierOf(block)) // its wire starts below it, at the edge of the module
            end.share = (static_cast<double>(index) + 0.5) / static_cast<double>(planned.inner.size());
        return end;
    }
    if (block != focus || m_topology.isBelow(otherBlock, focus))
        return std::nullopt;
    return end;
}

void Router::collect() {
    const double most = mostCapacity(m_topology);
    const auto isShell = [&](BlockId block) { return m_topology.block(block).role == Role::Container; };
    for (const Link& link : m_topology.links()) {
        if (!link.framing.empty() && (isShell(link.from) || isShell(link.to)))
            continue; // a container itself receives no packets; the part inside it has a link of its own
        auto from = endAt(link.from, link.to);
        auto to = endAt(link.to, link.from);
        if (!from || !to || from->box == to->box)
            continue;
        for (auto [frame, other] : {std::pair{&*from, &*to}, std::pair{&*to, &*from}}) {
            if (frame->box < 0) { // wires meet the frame at its top or bottom edge
                const bool above = other->line < m_arrangement.lastInside;
                frame->line = above ? other->line + 1 : m_arrangement.lastInside;
                while (above && !m_arrangement.lines[static_cast<std::size_t>(frame->line)].isStrip)
                    ++frame->line;
            }
        }
        RoutedWire wire;
        wire.link = link.id;
        wire.width = widthOf(m_topology, link, most);
        wire.upper = from->line <= to->line ? *from : *to;
        wire.lower = from->line <= to->line ? *to : *from;
        wire.lower.inner = -1; // only the lower edges of inner boxes are free
        m_wires.push_back(wire);
        for (int line = wire.upper.line + 1; line < wire.lower.line; ++line)
            m_arrangement.lines[static_cast<std::size_t>(line)].isPassed = true;
    }
    // Wires between the nearest lines come first, and data links before address links,
    // so that they get the straight routes.
    std::ranges::stable_sort(m_wires, [&](const RoutedWire& a, const RoutedWire& b) {
        const auto key = [&](const RoutedWire& wire) {
            const int lines = wire.lower.line - wire.upper.line;
            const int between = lines == 0 ? std::abs(wire.lower.box - wire.upper.box) : 0;
            return std::tuple(lines, m_topology.link(wire.link).kind, between, -wire.width);
        };
        return key(a) < key(b);
    });
}

/// Returns the rectangle of the top-level box at a wire's end; the frame's rectangle if the end has no such box.
const Rect& Router::rectOf(const WireEnd& end) const {
    const Plan& plan = m_arrangement.plan;
    return end.box < 0 ? plan.frame.box.rect : plan.boxes[static_cast<std::size_t>(end.box)].box.rect;
}

void Router::spanOf(WireEnd& end) const {
    const Rect& rect = rectOf(end);
    end.left = rect.x + cornerInset;
    end.right = rect.right() - cornerInset;
    if (end.inner >= 0) { // inner boxes are inside the padding and all have the same width
        end.left += cornerInset;
        end.right -= cornerInset;
    }
}

bool Router::isFree(double x, double half, int firstChannel, int lastChannel) const {
    for (int channel = firstChannel; channel <= lastChannel; ++channel) {
        for (const Stretch& taken : m_taken[static_cast<std::size_t>(channel)])
            if (x > taken.left - half - wireGap && x < taken.right + half + wireGap)
                return false;
    }
    for (int line = firstChannel + 1; line <= lastChannel; ++line) {
        for (const auto& [left, right] : m_arrangement.obstacles(line))
            if (x > left - half - wireGap && x < right + half + wireGap)
                return false;
    }
    return true;
}

std::optional<double> Router::nearest(double wanted, double left, double right, double half, int firstChannel,
                                      int lastChannel) const {
    const double start = std::clamp(std::round(wanted), left, right);
    for (double step = 0; step <= right - left; step += 2) {
        for (const double x : {start - step, start + step})
            if (x >= left && x <= right && isFree(x, half, firstChannel, lastChannel))
                return x;
    }
    return std::nullopt;
}

void Router::take(double x, double half, int firstChannel, int lastChannel) {
    for (int channel = firstChannel; channel <= lastChannel; ++channel)
        m_taken[static_cast<std::size_t>(channel)].push_back({x - half, x + half});
}

int Router::track(int channel, double a, double b) {
    auto& tracks = m_tracks[static_cast<std::size_t>(channel)];
    const Stretch stretch{std::min(a, b) - trackPitch, std::max(a, b) + trackPitch};
    const auto overlaps = [&](const Stretch& other) {
        return stretch.left < other.right && other.left < stretch.right;
    };
    auto free = std::ranges::find_if(tracks, [&](const auto& taken) { return std::ranges::none_of(taken, overlaps); });
    if (free == tracks.end())
        free = tracks.emplace(free);
    free->push_back(stretch);
    m_arrangement.channels[static_cast<std::size_t>(channel)].tracks = static_cast<int>(tracks.size());
    return static_cast<int>(free - tracks.begin());
}

bool Router::routeOne(RoutedWire& wire) {
    spanOf(wire.upper);
    spanOf(wire.lower);
    if (wire.upper.line == wire.lower.line)
        return routeAround(wire);
    const int first = wire.upper.line;
    const int last = wire.lower.line - 1;
    const double half = wire.width / 2;
    const bool narrowUpper = wire.upper.right - wire.upper.left <= wire.lower.right - wire.lower.left;
    const WireEnd& narrow = narrowUpper ? wire.upper : wire.lower;
    const double space = narrow.right - narrow.left;
    // A wire's label is to the right of the wire.
    // On a narrow box, the wire leaves space for its label, and more space if the label has both directions.
    const TextMetrics& text = m_arrangement.plan.text;
    const bool framed = !m_topology.link(wire.link).framing.empty();
    const double shift = framed ? std::min(text.of(36), space / 3.5) : std::min(text.of(24), space / 5);
    const double wanted = narrow.preferred() - (space < text.of(framed ? directedWidth : labelledWidth) ? shift : 0);
    const double left = std::max(wire.upper.left, wire.lower.left);
    const double right = std::min(wire.upper.right, wire.lower.right);
    if (left <= right) {
        if (const auto x = nearest(wanted, left, right, half, first, last)) {
            wire.xs = {*x};
            take(*x, half, first, last);
            return true;
        }
    }
    std::optional<double> column;
    if (first < last) {
        const double edge = margin + half + (m_arrangement.plan.framed ? framePadding : 0);
        column = nearest(wanted, edge, m_arrangement.width - edge, half, first, last);
        if (!column)
            return false;
        take(*column, half, first, last);
    }
    const auto inSpan = [](const WireEnd& end, double x) { return end.left <= x && x <= end.right; };
    const auto join = [&](const WireEnd& end, double towards, int channel) -> std::optional<double> {
        if (column && inSpan(end, *column))
            return column;
        const auto x = nearest(towards, end.left, end.right, half, channel, channel);
        if (x)
            take(*x, half, channel, channel);
        return x;
    };
    const auto a = join(wire.upper, column.value_or(wire.lower.preferred()), first);
    const auto b = join(wire.lower, column.value_or(wire.upper.preferred()), last);
    if (!a || !b)
        return false;
    wire.xs = {*a};
    for (const auto& [x, channel] : {std::pair{column.value_or(*b), first}, std::pair{*b, last}}) {
        if (x != wire.xs.back()) {
            wire.segments.push_back({channel, track(channel, wire.xs.back(), x)});
            wire.xs.push_back(x);
        }
    }
    return true;
}

/// True if a wire between two boxes of the same line crosses fewer other wires above the line than below it.
bool Router::isClearerAbove(const RoutedWire& wire) const {
    const int line = wire.upper.line;
    if (line == 0 || m_arrangement.lines[static_cast<std::size_t>(line) - 1].isStrip)
        return false;
    if (static_cast<std::size_t>(line) + 1 == m_arrangement.lines.size())
        return true; // nothing is drawn below the last line
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
    // a standby link has a label and must be visible
    const bool straight = beside && !m_topology.link(wire.link).standby;
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

/// Places the horizontal segments of wires.
/// The longest segment is the furthest from the boxes, so that shorter segments cross neither it nor its ends.
void Router::laySegments() {
    std::vector<RoutedWire*> all;
    for (RoutedWire& wire : m_wires)
        if (wire.around)
            all.push_back(&wire);
    std::ranges::stable_sort(all, [](const RoutedWire* a, const RoutedWire* b) {
        const auto key = [](const RoutedWire& wire) { // places wires in the upper tracks first
            const double length = wire.xs.back() - wire.xs.front();
            return wire.above ? -length : length;
        };
        return key(*a) < key(*b);
    });
    for (RoutedWire* wire : all) {
        const int channel = channelOf(*wire);
        wire->segments = {{channel, track(channel, wire->xs.front(), wire->xs.back())}};
    }
}

int Router::route() {
    const std::size_t count = m_arrangement.lines.size();
    m_taken.assign(count, {});
    m_tracks.assign(count, {});
    m_arrangement.channels.assign(count, {});
    const Assembly& assembly = m_topology.kept<Assembly>();
    int lost = 0;
    m_crowded = 0;
    bool laid = false;
    // clears all routes first, because the route of a wire depends on other wires between the same boxes
    for (RoutedWire& wire : m_wires) {
        wire.xs.clear();
        wire.segments.clear();
        wire.above = wire.around = wire.sideways = false;
        wire.below = 0;
    }
    for (RoutedWire& wire : m_wires) {
        if (!laid && wire.upper.line != wire.lower.line) { // wires within a line come first, then wires between lines
            laySegments();
            laid = true;
        }
        const bool isLaid = routeOne(wire);
        lost += isLaid ? 0 : 1;
        m_crowded += !isLaid && wire.lower.line - wire.upper.line <= 1 ? 1 : 0;
        const int first = channelOf(wire);
        for (int line = first; line < std::max(wire.lower.line, first + 1); ++line) {
            Channel& channel = m_arrangement.channels[static_cast<std::size_t>(line)];
            channel.hasWires = channel.hasWires || !wire.sideways;
            const Link& link = m_topology.link(wire.link);
            channel.hasLabels = channel.hasLabels || link.bytesPerSecond > 0 || !assembly.connectorOf(link).empty();
        }
    }
    if (!laid)
        laySegments();
    return lost;
}

std::vector<Point> Router::pointsOf(const RoutedWire& wire) const {
    const auto edge = [&](const WireEnd& end, bool lowerEdge) {
        const auto& boxes = m_arrangement.plan.boxes;
        const Rect& rect =
            end.inner < 0
                ? rectOf(end)
                : boxes[static_cast<std::size_t>(end.box)].inner[static_cast<std::size_t>(end.inner)].box.rect;
        return lowerEdge ? rect.bottom() : rect.y;
    };
    if (wire.sideways) {
        const Rect& left = rectOf(wire.upper);
        const Rect& right = rectOf(wire.lower);
        const double y = std::round(left.y + std::min(left.height, right.height) / 2 + wire.below * trackPitch);
        return {{left.right(), y}, {right.x, y}};
    }
    std::vector<Point> points;
    if (wire.xs.empty())
        return points;
    points.push_back({wire.xs.front(), edge(wire.upper, !wire.above)});
    for (std::size_t i = 0; i < wire.segments.size(); ++i) {
        const double y = m_arrangement.trackY(wire.segments[i].channel, wire.segments[i].track);
        points.push_back({wire.xs[i], y});
        points.push_back({wire.xs[i + 1], y});
    }
    points.push_back({wire.xs.back(), edge(wire.lower, wire.around && !wire.above)});
    return points;
}

} // namespace boardset
