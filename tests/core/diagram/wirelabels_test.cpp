// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of the data on wires with two directions, and the space for them.
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"
#include "diagramCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>

using namespace boardset;
using test::t5440;
using test::wireOf;

namespace {

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The longest possible label of the data on a wire; empty if it carries none.
std::string directedLabel(const Topology& topology, const Layout& layout, const Wire& wire, const LinkFlow& flow) {
    const auto all = directedLabels(topology, layout, wire, flow);
    return all.empty() ? std::string() : all.front();
}

} // namespace

TEST_CASE("a wire shows the direction of the data if there is space", "[diagram]") {
    const auto machine = t5440({});
    const Layout layout = layoutOf(*machine);
    Wire wire = wireOf(*machine, layout, "switch1");
    // upstream is from the switch up to the processor above it
    REQUIRE(directedLabel(*machine, layout, wire, {1.4e9, 1.52e9}) == "\u2193 1.5 GB/s  \u2191 1.4 GB/s");
    REQUIRE(directedLabel(*machine, layout, wire, {2.4e7, 0}) == "\u2191 24 MB/s");
    REQUIRE(directedLabel(*machine, layout, wire, {}).empty());
    wire.labelRect.width = textWidth("\u2193 806 \u2191 722 MB/s");
    REQUIRE(directedLabel(*machine, layout, wire, {7.22e8, 8.06e8}) == "\u2193 806 \u2191 722 MB/s");
}

TEST_CASE("if both directions of a wire carry data, the label shows both, or the busier one with its arrow",
          "[diagram]") {
    const auto machine = t5440({});
    const Layout layout = layoutOf(*machine);
    Wire wire = wireOf(*machine, layout, "switch1");
    wire.labelRect.width = textWidth("\u2193 806 MB/s");
    wire.labelRect.height = TextMetrics().lines(2);
    REQUIRE(directedLabel(*machine, layout, wire, {7.22e8, 8.06e8}) == "\u2193 806 MB/s\n\u2191 722 MB/s");
    wire.labelRect.height = TextMetrics().lines(1);
    REQUIRE(directedLabel(*machine, layout, wire, {7.22e8, 8.06e8}) == "\u2193 806 MB/s");
    wire.labelRect.width -= 1;
    REQUIRE(directedLabel(*machine, layout, wire, {7.22e8, 8.06e8}).empty());
}

TEST_CASE("every wire for packets has space for both directions, and a crosslink also for its name", "[diagram]") {
    for (const Configuration& configuration : test::configurationsOfT5440()) {
        const auto machine = t5440(configuration);
        for (const char* const focus : {"", "slot1", "CPU0"}) {
            const Layout layout = layoutOf(*machine, machine->find(focus));
            for (const Wire& wire : layout.wires) {
                const Link& link = machine->link(wire.link);
                if (link.framing.empty())
                    continue;
                INFO(focus << ": " << link.title << " of " << machine->options().at("processors"));
                for (const LinkFlow& flow : {LinkFlow{7.22e8, 8.06e8}, LinkFlow{9.6e8, 1.6e9}}) {
                    const std::string label = directedLabel(*machine, layout, wire, flow);
                    INFO(label);
                    REQUIRE(holds(label, wire.standby ? "\u2192" : "\u2191"));
                    REQUIRE(holds(label, wire.standby ? "\u2190" : "\u2193"));
                    REQUIRE(holds(label, wire.name));
                }
            }
        }
    }
}

TEST_CASE("the figures of a crosslink never appear without its name", "[diagram]") {
    const auto machine = t5440(Options{{"processors", 2}});
    const Layout layout = layoutOf(*machine);
    const auto found = std::ranges::find_if(layout.wires, [](const Wire& wire) { return wire.standby; });
    REQUIRE(found != layout.wires.end());
    Wire wire = *found;
    REQUIRE(wire.name.starts_with("crosslink "));
    wire.labelRect.height = TextMetrics().lines(2);
    const auto labels = directedLabels(*machine, layout, wire, {0, 5.7e8});
    REQUIRE(labels ==
            std::vector<std::string>{wire.name + "  \u2192 570 MB/s", wire.name + "\n\u2192 570 MB/s", wire.name});
    wire.labelRect.height = TextMetrics().lines(1);
    wire.labelRect.width = textWidth(labels[0]) - 1;
    REQUIRE(directedLabel(*machine, layout, wire, {0, 5.7e8}) == wire.name);
    REQUIRE(directedLabel(*machine, layout, wire, {}) == wire.name);
}

TEST_CASE("the label of a crosslink is closer to its own segment than to any other wire", "[diagram]") {
    const auto distance = [](const Rect& label, const Point& a, const Point& b, double width) {
        const double dx =
            std::max({std::min(a.x, b.x) - width / 2 - label.right(), label.x - std::max(a.x, b.x) - width / 2, 0.0});
        const double dy =
            std::max({std::min(a.y, b.y) - width / 2 - label.bottom(), label.y - std::max(a.y, b.y) - width / 2, 0.0});
        return std::hypot(dx, dy);
    };
    const auto nearest = [&](const Rect& label, const Wire& wire) {
        double least = 1e9;
        for (std::size_t i = 1; i < wire.points.size(); ++i) {
            least = std::min(least, distance(label, wire.points[i - 1], wire.points[i], wire.width));
        }
        return least;
    };
    for (const Configuration& configuration : test::configurationsOfT5440()) {
        const auto machine = t5440(configuration);
        for (const Detail detail : {Detail::Overview, Detail::Parts}) {
            const Layout layout = layoutOf(*machine, rootBlock, detail);
            for (const Wire& named : layout.wires) {
                if (!named.standby)
                    continue;
                INFO(named.name << " of " << machine->options().at("processors"));
                REQUIRE(named.points.size() == 4); // up, along, down
                for (const Wire& other : layout.wires) {
                    INFO(machine->link(other.link).title);
                    REQUIRE((&other == &named || nearest(named.labelRect, named) < nearest(named.labelRect, other)));
                }
            }
        }
    }
}

TEST_CASE("crosslinks of a machine with one processor cross once", "[diagram]") {
    const auto machine = t5440(Options{{"processors", 1}});
    const Layout layout = layoutOf(*machine);
    int crossings = 0;
    for (const Wire& level : layout.wires) {
        for (const Wire& other : layout.wires) {
            for (std::size_t i = 1; level.standby && other.standby && i < other.points.size(); ++i) {
                const Point& a = other.points[i - 1];
                const auto [left, right] = std::minmax(level.points[1].x, level.points[2].x);
                const auto [top, foot] = std::minmax(a.y, other.points[i].y);
                const double y = level.points[1].y;
                crossings += left < a.x && a.x < right && top < y && y < foot ? 1 : 0;
            }
        }
    }
    REQUIRE(crossings == 1);
}

TEST_CASE("an expansion unit between other slots has space for both directions of its cable", "[diagram]") {
    const auto machine = t5440(test::withUnits());
    const Layout layout = layoutOf(*machine);
    int cables = 0;
    for (const Wire& wire : layout.wires) {
        if (holds(machine->link(wire.link).title, "cable")) {
            ++cables;
            const std::string label = directedLabel(*machine, layout, wire, {1.4e9, 1.6e9});
            REQUIRE((holds(label, "\u2191") && holds(label, "\u2193")));
        }
    }
    REQUIRE(cables == 3);
}
