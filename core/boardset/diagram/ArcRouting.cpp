// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the cheapest routes on a grid of lines along the middles of gaps and through the tokens. Turns, parts, tokens,
// wires and labels make a route more expensive; boards that are not an end of a route are closed.
#include "boardset/diagram/ArcRouting.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <set>

namespace boardset {

namespace {

constexpr double closed = std::numeric_limits<double>::infinity();
constexpr double insideBoard = 2; ///< Factor for the cost of a line inside a board, which is less visible than a gap.
constexpr double onOutline = 8;   ///< Factor for the cost of a line on the outline of a board.
constexpr double overPart = 5;    ///< Factor for the cost of a line over a part of a board.
constexpr double alongWire = 4;   ///< Factor for the cost of a line on a wire.
constexpr double overToken = 40;  ///< Factor for the cost of a line over a token.
constexpr double overLabel = 400; ///< Factor for the cost of a line over a label.
constexpr double crossing = 200;  ///< Cost of a crossing with a wire; the lane has none.
constexpr double turn = 16;       ///< Cost of a corner.
constexpr double arcSpace = 8;    ///< Largest distance between a box and the line next to it.
constexpr double tokenAir = 3;    ///< Distance from a token within which no line runs along the token's side.
constexpr double wireAir = 4;     ///< Distance from a wire within which a line counts as being on the wire.

/// The sides of a rectangle, in the order in which an arc tries them.
enum class Side { Left, Right, Top, Bottom };
constexpr Side allSides[] = {Side::Left, Side::Right, Side::Top, Side::Bottom};

bool isUpright(Side side) {
    return side == Side::Top || side == Side::Bottom;
}

Point portOf(const Rect& rect, Side side) {
    const Point middle{rect.x + rect.width / 2, rect.y + rect.height / 2};
    return side == Side::Left    ? Point{rect.x, middle.y}
           : side == Side::Right ? Point{rect.right(), middle.y}
           : side == Side::Top   ? Point{middle.x, rect.y}
                                 : Point{middle.x, rect.bottom()};
}

/// Returns the distance from one rectangle to another on one of its sides; infinite if the other is not on that side.
double distanceTo(const Rect& from, const Rect& to, Side side) {
    const bool isBeside =
        isUpright(side) ? to.x < from.right() && from.x < to.right() : to.y < from.bottom() && from.y < to.bottom();
    const double distance = side == Side::Left    ? from.x - to.right()
                            : side == Side::Right ? to.x - from.right()
                            : side == Side::Top   ? from.y - to.bottom()
                                                  : to.y - from.bottom();
    return isBeside && distance >= 0 ? distance : closed;
}

/// Grid lines at rising coordinates.
class GridLines {
public:
    void add(double at) { m_all.push_back(at); }
    void sort() {
        std::ranges::sort(m_all);
        m_all.erase(std::unique(m_all.begin(), m_all.end()), m_all.end());
    }
    std::size_t size() const { return m_all.size(); }
    double operator[](std::size_t i) const { return m_all[i]; }
    /// Returns the index of the first line after `at`, or at `at`.
    std::size_t from(double at) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_all, at) - m_all.begin());
    }
    /// Returns the index of the first line after `at`.
    std::size_t after(double at) const {
        return static_cast<std::size_t>(std::ranges::upper_bound(m_all, at) - m_all.begin());
    }

private:
    std::vector<double> m_all;
};

/// The grid of one root and its ends. Each node has a state for each direction in which a route reaches it.
class ArcGrid {
public:
    ArcGrid(const Layout& layout, const ArcObstacles& obstacles, const ArcEnd& root, const std::vector<ArcEnd>& ends)
        : m_layout(layout), m_root(root) {
        const auto open = [&](const ArcEnd& end) {
            if (!end.isBoard && end.board >= 0)
                m_open.insert(end.board);
        };
        open(root);
        std::ranges::for_each(ends, open);
        addLines(obstacles, ends);
        m_across.sort();
        m_down.sort();
        m_weights[0].assign(m_across.size() * m_down.size(), 1);
        m_weights[1] = m_weights[0];
        m_crossings[0].assign(m_weights[0].size(), 0);
        m_crossings[1] = m_crossings[0];
        m_inside.assign(m_weights[0].size(), -1);
        weighBoxes();
        weighWires();
        for (const Rect& each : obstacles.tokens)
            weigh(each, overToken, tokenAir);
        for (const Rect& each : obstacles.labels)
            weigh(each, overLabel, 1);
    }

    /// Finds the routes from the root to everything, or only those inside the board of the root.
    void explore(bool isLocal) {
        const std::size_t states = 2 * m_inside.size();
        m_costs.assign(states, closed);
        m_before.assign(states, states);
        std::priority_queue<std::pair<double, std::size_t>, std::vector<std::pair<double, std::size_t>>, std::greater<>>
            next;
        for (const Side side : allSides) {
            const std::size_t start = stateAt(m_root.rect, side);
            m_costs[start] = 0;
            next.emplace(0, start);
        }
        while (!next.empty()) {
            const auto [cost, state] = next.top();
            next.pop();
            if (cost > m_costs[state])
                continue;
            for (const Side side : allSides) {
                const auto [to, more] = stepFrom(state, side, isLocal);
                if (cost + more < m_costs[to]) {
                    m_costs[to] = cost + more;
                    m_before[to] = state;
                    next.emplace(m_costs[to], to);
                }
            }
        }
    }

    std::vector<Point> routeTo(const ArcEnd& end) const {
        const Rect& rect = end.isBoard ? rectOf(end.board) : end.rect;
        std::size_t state = stateAt(rect, Side::Top);
        for (const Side side : allSides) // the sides of boards are too near to other boards for an arrow
            if ((!end.isBoard || isUpright(side)) && m_costs[stateAt(rect, side)] < m_costs[state])
                state = stateAt(rect, side);
        std::vector<Point> route;
        if (m_costs[state] == closed)
            return route;
        for (; state < 2 * m_inside.size(); state = m_before[state])
            route.push_back(pointOf(state / 2));
        std::ranges::reverse(route);
        route.erase(std::unique(route.begin(), route.end()), route.end()); // a corner has a state for each direction
        return route;
    }

private:
    const Rect& rectOf(int box) const { return m_layout.boxes[static_cast<std::size_t>(box)].rect; }
    std::size_t nodeAt(std::size_t x, std::size_t y) const { return y * m_across.size() + x; }
    Point pointOf(std::size_t node) const { return {m_across[node % m_across.size()], m_down[node / m_across.size()]}; }
    std::size_t stateAt(const Rect& rect, Side side) const {
        const Point port = portOf(rect, side);
        return 2 * nodeAt(m_across.from(port.x), m_down.from(port.y)) + (isUpright(side) ? 1 : 0);
    }
    /// True for a top-level box, other than the frame.
    bool isCard(std::size_t box) const {
        return cardOf(m_layout, static_cast<int>(box)) == static_cast<int>(box) && !isFrame(box);
    }
    bool isFrame(std::size_t box) const { return m_layout.focus != rootBlock && box == 0; }

    void addPorts(const Rect& rect) {
        for (const Side side : allSides) {
            m_across.add(portOf(rect, side).x);
            m_down.add(portOf(rect, side).y);
        }
    }

    /// Adds a line on each side of a box: in the middle of the gap to the next box or to the edge of the box around it.
    void addLinesBeside(std::size_t index, const std::vector<std::size_t>& others, const std::optional<double>& lane) {
        const Box& box = m_layout.boxes[index];
        for (const Side side : allSides) {
            double distance = closed;
            for (const std::size_t other : others)
                distance = std::min(distance, distanceTo(box.rect, m_layout.boxes[other].rect, side));
            if (box.parent >= 0) {
                const Rect& around = rectOf(box.parent);
                distance = std::min(distance, side == Side::Left    ? box.rect.x - around.x
                                              : side == Side::Right ? around.right() - box.rect.right()
                                              : side == Side::Top   ? box.rect.y - around.y
                                                                    : around.bottom() - box.rect.bottom());
            }
            const double space = std::min(arcSpace, distance / 2);
            if (side == Side::Top && distance == closed) {
                if (lane) // without a lane, nothing runs above the boards
                    m_down.add(*lane);
            } else if (isUpright(side)) {
                m_down.add(side == Side::Top ? box.rect.y - space : box.rect.bottom() + space);
            } else {
                m_across.add(side == Side::Left ? box.rect.x - space : box.rect.right() + space);
            }
        }
    }

    void addLines(const ArcObstacles& obstacles, const std::vector<ArcEnd>& ends) {
        std::vector<std::vector<std::size_t>> inside(m_layout.boxes.size()); // by the box around
        std::vector<std::size_t> cards;
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            if (isCard(i))
                cards.push_back(i);
            if (m_layout.boxes[i].parent >= 0)
                inside[static_cast<std::size_t>(m_layout.boxes[i].parent)].push_back(i);
        }
        for (const std::size_t card : cards)
            addLinesBeside(card, cards, obstacles.lane);
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i)
            if (!isCard(i) && !isFrame(i) && m_open.contains(cardOf(m_layout, static_cast<int>(i))))
                addLinesBeside(i, inside[static_cast<std::size_t>(m_layout.boxes[i].parent)], {});
        addPorts(m_root.rect);
        for (const ArcEnd& end : ends)
            addPorts(end.isBoard ? rectOf(end.board) : end.rect);
    }

    /// Calls a function for each piece of a grid line over a rectangle. `isUprightLine` selects the lines. Lines that
    /// run along a side count as being over the rectangle up to a distance of `air`.
    template <class Use> void forPieces(const Rect& rect, bool isUprightLine, double air, const Use& use) const {
        const double beside = isUprightLine ? air : 0;
        const double before = isUprightLine ? 0 : air;
        const auto first = [](const GridLines& lines, double at, bool isPiece) {
            return isPiece ? lines.after(at) - (lines.after(at) > 0 ? 1 : 0) : lines.after(at);
        };
        const std::size_t lastX = m_across.from(rect.right() + beside);
        const std::size_t lastY = m_down.from(rect.bottom() + before);
        for (std::size_t y = first(m_down, rect.y - before, isUprightLine); y < lastY; ++y)
            for (std::size_t x = first(m_across, rect.x - beside, !isUprightLine); x < lastX; ++x)
                use(nodeAt(x, y));
    }

    void weighLines(const Rect& rect, bool areUpright, double weight, double air = 0) {
        forPieces(
            rect, areUpright, air,
            [&](std::size_t piece) {
                double& now = m_weights[areUpright ? 1 : 0][piece];
                now = std::max(now, weight);
            });
    }

    void weigh(const Rect& rect, double weight, double air) {
        weighLines(rect, false, weight, air);
        weighLines(rect, true, weight, air);
    }

    /// Makes lines on the outline of an open board more expensive.
    void weighOutline(const Rect& rect) {
        constexpr double near = 2;
        weighLines({rect.x, rect.y - near, rect.width, 2 * near}, false, onOutline);
        weighLines({rect.x, rect.bottom() - near, rect.width, 2 * near}, false, onOutline);
        weighLines({rect.x - near, rect.y, 2 * near, rect.height}, true, onOutline);
        weighLines({rect.right() - near, rect.y, 2 * near, rect.height}, true, onOutline);
    }

    void weighBoxes() {
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            const int card = cardOf(m_layout, static_cast<int>(i));
            const Rect& rect = m_layout.boxes[i].rect;
            if (isFrame(i))
                continue;
            if (!m_open.contains(card) && isCard(i)) {
                weigh(rect, closed, 2);
            } else if (m_open.contains(card) && isCard(i)) {
                weigh(rect, insideBoard, 0);
                weighOutline(rect);
                for (std::size_t y = m_down.after(rect.y); y < m_down.from(rect.bottom()); ++y)
                    for (std::size_t x = m_across.after(rect.x); x < m_across.from(rect.right()); ++x)
                        m_inside[nodeAt(x, y)] = card;
            } else if (m_open.contains(card)) {
                weigh(rect, overPart, 0);
            }
        }
    }

    void weighWires() {
        for (const Wire& wire : m_layout.wires) {
            for (std::size_t i = 1; i < wire.points.size(); ++i) {
                const auto [left, right] = std::minmax(wire.points[i - 1].x, wire.points[i].x);
                const auto [top, bottom] = std::minmax(wire.points[i - 1].y, wire.points[i].y);
                const bool isUprightWire = left == right;
                const double air = wire.width / 2 + wireAir;
                weighLines({left - (isUprightWire ? air : 0), top - (isUprightWire ? 0 : air),
                            right - left + (isUprightWire ? 2 * air : 0), bottom - top + (isUprightWire ? 0 : 2 * air)},
                           isUprightWire, alongWire);
                forPieces({left, top, std::max(0.01, right - left), std::max(0.01, bottom - top)}, !isUprightWire, 0,
                          [&](std::size_t piece) { m_crossings[isUprightWire ? 0 : 1][piece] += crossing; });
            }
            if (!wire.labelRect.empty())
                weigh(wire.labelRect, overLabel, 1);
        }
    }

    /// Returns the state after one step from another one, and the cost of the step, which may be infinite.
    std::pair<std::size_t, double> stepFrom(std::size_t state, Side side, bool isLocal) const {
        const std::size_t node = state / 2;
        const std::size_t x = node % m_across.size();
        const std::size_t y = node / m_across.size();
        const bool upright = isUpright(side);
        const bool isBack = side == Side::Left || side == Side::Top;
        const std::size_t along = upright ? y : x;
        const std::size_t count = upright ? m_down.size() : m_across.size();
        if (isBack ? along == 0 : along + 1 == count)
            return {state, closed};
        const std::size_t stride = upright ? m_across.size() : 1;
        const std::size_t to = isBack ? node - stride : node + stride;
        if (isLocal ? m_inside[to] != m_root.board
                    : m_inside[node] >= 0 && m_inside[node] != m_root.board && m_inside[to] != m_inside[node])
            return {state, closed}; // a route leaves only the board of the root
        const std::size_t piece = std::min(node, to);
        const std::size_t before = isBack ? along - 1 : along;
        const double length = upright ? m_down[before + 1] - m_down[before] : m_across[before + 1] - m_across[before];
        const std::size_t kind = upright ? 1 : 0;
        return {2 * to + kind,
                length * m_weights[kind][piece] + m_crossings[kind][piece] + (state % 2 == kind ? 0 : turn)};
    }

    const Layout& m_layout;
    const ArcEnd& m_root;
    std::set<int> m_open; ///< Boards in which an arc starts or ends at a token.
    GridLines m_across;   ///< X coordinates of upright lines.
    GridLines m_down;     ///< Y coordinates of level lines.
    /// Cost per unit of length of the piece that starts at each node: of a level line, and of an upright one.
    std::vector<double> m_weights[2];
    std::vector<double> m_crossings[2]; ///< Additional costs of the same pieces.
    std::vector<int> m_inside;          ///< For each node, the open board that contains it; -1 if there is none.
    std::vector<double> m_costs;        ///< Costs of the cheapest routes, by state.
    std::vector<std::size_t> m_before;  ///< The previous state on the cheapest route.
};

} // namespace

int cardOf(const Layout& layout, int box) {
    const auto parent = [&](int at) { return layout.boxes.at(static_cast<std::size_t>(at)).parent; };
    const bool isFramed = layout.focus != rootBlock;
    while (parent(box) >= 0 && !(isFramed && parent(box) == 0))
        box = parent(box);
    return box;
}

std::vector<std::vector<Point>> routeArcs(const Layout& layout, const ArcObstacles& obstacles, const ArcEnd& root,
                                          const std::vector<ArcEnd>& ends) {
    ArcGrid lanes(layout, obstacles, root, ends);
    std::vector<std::vector<Point>> routes(ends.size());
    for (const bool isLocal : {true, false}) {
        const auto isOfRun = [&](const ArcEnd& end) { return (end.board == root.board && root.board >= 0) == isLocal; };
        if (std::ranges::none_of(ends, isOfRun))
            continue;
        lanes.explore(isLocal);
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (isOfRun(ends[i]))
                routes[i] = lanes.routeTo(ends[i]);
    }
    return routes;
}

} // namespace boardset
