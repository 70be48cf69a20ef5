// SPDX-License-Identifier: GPL-3.0-or-later
// Geometric rules of the drawing, checked for every focus and level of detail of every machine.
#include "boardset/diagram/Layout.h"
#include "boardset/diagram/Metrics.h"
#include "diagramCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <set>

using namespace boardset;
using test::tokenBox;

namespace {

struct Drawing {
    std::string name;
    std::shared_ptr<const Topology> topology;
    Layout layout;
};

std::vector<Drawing> drawings(const std::shared_ptr<const Topology>& topology) {
    std::vector<Drawing> all;
    std::set<std::string> types; // blocks of one type have identical drawings
    for (const Block& block : topology->blocks()) {
        if (block.children.empty() || block.role == Role::Group || !types.insert(block.type).second)
            continue;
        for (const Detail detail : {Detail::Overview, Detail::Parts}) {
            for (const double textScale : {1.0, 0.8, 1.6, 2.0}) {
                const std::string far = detail == Detail::Parts ? " parts, text " : " overview, text ";
                all.push_back({topology->machine().id + " " + block.path + far + std::to_string(textScale), topology,
                               layoutOf(*topology, block.id, detail, textScale)});
            }
        }
    }
    return all;
}

const std::vector<Drawing>& everyDrawing() {
    static const auto all = [] {
        std::vector<Drawing> drawn;
        for (const Machine& machine : test::diagramCatalog()->machines())
            for (auto& drawing : drawings(test::diagramMachine(machine.id)))
                drawn.push_back(std::move(drawing));
        // the smallest machine, a nearly empty one, a split one, and one with domains and failures
        Configuration drill;
        drill.boards = {{"SB5", ""}, {"IB9", ""}};
        drill.domains = {{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"development", 0, {"SB3", "SB4"}}};
        drill.failed = {"SB2", "SB1/P1", "IB7"};
        for (const Configuration& configuration :
             {Configuration(Options{{"uniboards", 1}, {"ioAssemblies", 0}}), Configuration(Options{{"uniboards", 2}}),
              Configuration(Options{{"segments", 2}}), drill})
            for (auto& drawing : drawings(Topology::build(test::diagramCatalog(), "sunfire6800", configuration)))
                drawn.push_back(std::move(drawing));
        for (const Configuration& configuration : test::configurationsOfT5440())
            for (auto& drawing : drawings(Topology::build(test::diagramCatalog(), "t5440", configuration)))
                drawn.push_back(std::move(drawing));
        for (auto& drawing : drawings(test::full15k()))
            drawn.push_back(std::move(drawing));
        return drawn;
    }();
    return all;
}

constexpr double slack = 0.01;

bool inside(const Rect& outer, const Rect& inner) {
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
           inner.bottom() <= outer.bottom() + slack;
}

bool overlap(const Rect& a, const Rect& b, double clear = 0) {
    return a.x < b.right() + clear - slack && b.x < a.right() + clear - slack && a.y < b.bottom() + clear - slack &&
           b.y < a.bottom() + clear - slack;
}

std::vector<Rect> placesOf(const Box& box) {
    std::vector<Rect> places;
    for (const Rect& place : {box.titleRect, box.subtitleRect, box.linesRect, box.useRect, box.threads, box.pages})
        if (!place.empty())
            places.push_back(place);
    return places;
}

/// The interior of a rectangle: a wire may touch an edge but not run along it.
Rect shrunk(const Rect& rect) {
    return {rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2};
}

Rect covered(const Wire& wire, std::size_t i) {
    const Point& a = wire.points[i - 1];
    const Point& b = wire.points[i];
    const double half = wire.width / 2;
    const bool vertical = a.x == b.x;
    return vertical ? Rect{a.x - half, std::min(a.y, b.y), wire.width, std::abs(a.y - b.y)}
                    : Rect{std::min(a.x, b.x), a.y - half, std::abs(a.x - b.x), wire.width};
}

} // namespace

TEST_CASE("boxes are nested or at least four pixels apart", "[diagram]") {
    for (const Drawing& drawn : everyDrawing()) {
        INFO(drawn.name);
        const Rect all{0, 0, drawn.layout.width, drawn.layout.height};
        const auto& boxes = drawn.layout.boxes;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            INFO(boxes[i].title);
            REQUIRE_FALSE(boxes[i].rect.empty());
            REQUIRE(inside(all, boxes[i].rect));
            for (std::size_t j = i + 1; j < boxes.size(); ++j) {
                INFO(boxes[j].title);
                // parents come before their children, and no child extends beyond its parent
                const bool nested = inside(boxes[i].rect, boxes[j].rect);
                REQUIRE((nested || !overlap(boxes[i].rect, boxes[j].rect, 4)));
            }
        }
    }
}

TEST_CASE("texts and tokens have positions in their box that nothing else covers", "[diagram]") {
    for (const Drawing& drawn : everyDrawing()) {
        INFO(drawn.name);
        const auto& boxes = drawn.layout.boxes;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            INFO(boxes[i].title);
            const auto places = placesOf(boxes[i]);
            for (std::size_t a = 0; a < places.size(); ++a) {
                REQUIRE(inside(boxes[i].rect, places[a]));
                for (std::size_t b = a + 1; b < places.size(); ++b)
                    REQUIRE_FALSE(overlap(places[a], places[b], -2.5)); // a line's leading may overlap another line
                for (std::size_t j = i + 1; j < boxes.size(); ++j)
                    REQUIRE_FALSE(overlap(places[a], boxes[j].rect));
            }
        }
    }
}

TEST_CASE("a failed part keeps its position and its space for threads", "[diagram]") {
    Configuration broken;
    broken.failed = {"SB1/P1", "SB3"};
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const auto drawn = [&](const Configuration& configuration) {
            return layoutOf(*Topology::build(test::diagramCatalog(), "sunfire6800", configuration), rootBlock, detail,
                            1.0);
        };
        const Layout whole = drawn({});
        const Layout failed = drawn(broken);
        REQUIRE(failed.boxes.size() == whole.boxes.size());
        for (std::size_t i = 0; i < whole.boxes.size(); ++i) {
            CHECK(failed.boxes[i].rect == whole.boxes[i].rect);
            CHECK(failed.boxes[i].threads == whole.boxes[i].threads);
        }
    }
}

TEST_CASE("every text fits its space", "[diagram]") {
    for (const Drawing& drawn : everyDrawing()) {
        INFO(drawn.name);
        const TextMetrics text{drawn.layout.textScale};
        for (const Box& box : drawn.layout.boxes) {
            INFO(box.title);
            const bool small = box.style == BoxStyle::Memory || box.style == BoxStyle::Chip;
            if (!box.titleRect.empty()) { // a memory in a board has no title
                // "failed" appears where there is space for it, and the drawing does not change
                const double wanted = text.width(box.shortTitle(), small ? textSize : titleSize, !small);
                REQUIRE(box.titleRect.width >= wanted - 0.5); // boxes have whole-pixel positions
                REQUIRE(box.titleRect.height >= text.of(titleSize));
            }
            if (!box.subtitleRect.empty()) {
                REQUIRE(box.subtitleRect.width >= text.width(box.subtitle) - slack);
                REQUIRE(box.subtitleRect.height >= text.of(textSize));
            }
            for (const BoxLine& line : box.lines) {
                REQUIRE(box.linesRect.width >= text.width(line.label) + 8 + text.width(line.value) - slack);
                REQUIRE(box.linesRect.height >= text.line() * static_cast<double>(box.lines.size()) - slack);
            }
            if (box.showsUse)
                REQUIRE(box.useRect.width >= text.width(box.useLabel + " 100 %") - slack);
            if (!box.threads.empty())
                REQUIRE((box.threads.width >= text.thread() && box.threads.height >= text.thread()));
            if (!box.pages.empty())
                REQUIRE((box.pages.width >= text.stack() && box.pages.height >= stackHeight * text.growthOfTokens()));
        }
    }
}

TEST_CASE("wires run at right angles and never under a box, a label or another wire's segment", "[diagram]") {
    for (const Drawing& drawn : everyDrawing()) {
        INFO(drawn.name);
        const auto& boxes = drawn.layout.boxes;
        const auto& wires = drawn.layout.wires;
        for (const Wire& wire : wires) {
            INFO(drawn.topology->block(boxes[static_cast<std::size_t>(wire.fromBox)].block).path
                 << " to " << drawn.topology->block(boxes[static_cast<std::size_t>(wire.toBox)].block).path);
            REQUIRE(wire.points.size() >= 2);
            for (std::size_t i = 1; i < wire.points.size(); ++i) {
                const bool horizontal = wire.points[i].y == wire.points[i - 1].y;
                const bool vertical = wire.points[i].x == wire.points[i - 1].x;
                REQUIRE(horizontal != vertical);
                const Rect stretch = covered(wire, i);
                REQUIRE(inside({0, 0, drawn.layout.width, drawn.layout.height}, stretch));
                for (std::size_t b = 0; b < boxes.size(); ++b) {
                    INFO("box " << boxes[b].title);
                    const Rect& from = boxes[static_cast<std::size_t>(wire.fromBox)].rect;
                    const Rect& to = boxes[static_cast<std::size_t>(wire.toBox)].rect;
                    // containers that the wire leaves: those around one of its ends
                    const bool left = (b != static_cast<std::size_t>(wire.fromBox) && inside(boxes[b].rect, from)) ||
                                      (b != static_cast<std::size_t>(wire.toBox) && inside(boxes[b].rect, to));
                    REQUIRE((left || !overlap(shrunk(boxes[b].rect), stretch)));
                    for (const Rect& place : placesOf(boxes[b]))
                        REQUIRE_FALSE(overlap(place, stretch));
                }
                for (const Wire& other : wires) {
                    REQUIRE_FALSE(overlap(other.labelRect, stretch));
                    for (std::size_t k = 1; &other != &wire && k < other.points.size(); ++k) {
                        const bool crossing = (other.points[k].x == other.points[k - 1].x) != vertical;
                        REQUIRE((crossing || !overlap(covered(other, k), stretch)));
                    }
                }
            }
        }
    }
}

TEST_CASE("labels of wires have enough space and cover nothing", "[diagram]") {
    for (const Drawing& drawn : everyDrawing()) {
        INFO(drawn.name);
        const TextMetrics text{drawn.layout.textScale};
        const auto& wires = drawn.layout.wires;
        for (std::size_t i = 0; i < wires.size(); ++i) {
            const Rect& label = wires[i].labelRect;
            if (label.empty())
                continue;
            REQUIRE(label.width >= text.width("1.5 GB/s") - slack);
            REQUIRE(inside({0, 0, drawn.layout.width + text.labelReach(), drawn.layout.height}, label));
            for (std::size_t b = drawn.layout.focus == rootBlock ? 0 : 1; b < drawn.layout.boxes.size(); ++b)
                REQUIRE_FALSE(overlap(drawn.layout.boxes[b].rect, label));
            for (std::size_t j = i + 1; j < wires.size(); ++j)
                REQUIRE_FALSE(overlap(wires[j].labelRect, label));
        }
    }
}

TEST_CASE("every link between boxes of different parts is drawn exactly once", "[diagram]") {
    const auto machine = test::diagramMachine("testbus");
    REQUIRE(layoutOf(*machine).wires.size() == machine->links().size());
    const auto sunfire = test::diagramMachine("sunfire6800");
    // six Uniboards and four I/O assemblies, one data and one address link each
    REQUIRE(layoutOf(*sunfire).wires.size() == 20);
    // in a Uniboard: four processors and four memories per switch, two switches, the port; five address links
    REQUIRE(layoutOf(*sunfire, sunfire->find("SB3")).wires.size() == 16);
}

TEST_CASE("drawings fill a landscape canvas", "[diagram]") {
    for (const char* path : {"", "SB3", "SB0/P1"}) {
        INFO(path);
        const auto machine = test::diagramMachine("sunfire6800");
        const Layout layout = layoutOf(*machine, machine->find(path));
        REQUIRE(layout.width <= 824);
        REQUIRE(layout.width / layout.height > 1.2);
        REQUIRE(layout.width / layout.height < 2.0);
    }
    REQUIRE(layoutOf(*test::diagramMachine("sunfire15k"), rootBlock, Detail::Overview).width < 1600);
}

TEST_CASE("a token is drawn in the nearest box with space for it", "[diagram]") {
    const auto machine = test::diagramMachine("sunfire6800");
    const auto at = [&](const char* path) { return machine->find(path); };
    const Layout parts = layoutOf(*machine);
    REQUIRE(tokenBox(*machine, parts, at("SB3/P1"), false) == at("SB3/P1"));
    REQUIRE(tokenBox(*machine, parts, at("SB3/P1/memory"), true) == at("SB3/P1/memory"));
    const Layout overview = layoutOf(*machine, rootBlock, Detail::Overview);
    REQUIRE(tokenBox(*machine, overview, at("SB3/P1"), false) == at("SB3"));
    REQUIRE(tokenBox(*machine, overview, at("SB3/P1/memory"), true) == at("SB3"));
    const Layout board = layoutOf(*machine, at("SB3"));
    REQUIRE(tokenBox(*machine, board, at("SB3/P1"), false) == at("SB3/P1"));
    REQUIRE_FALSE(tokenBox(*machine, board, at("SB2/P1"), false));
    const Layout processor = layoutOf(*machine, at("SB3/P1"));
    REQUIRE(tokenBox(*machine, processor, at("SB3/P1"), false) == at("SB3/P1"));
    REQUIRE(tokenBox(*machine, processor, at("SB3/P1/memory"), true) == at("SB3/P1/memory"));
}

TEST_CASE("a failed part is reported by its own box, or by the surrounding box if it has none", "[diagram]") {
    Configuration configuration = test::configurationOfFull15k();
    configuration.failed = {"EX3/SB3/P1", "EX4/SB4"};
    const auto topology = Topology::build(test::diagramCatalog(), "sunfire15k", configuration);
    const auto titles = [&](const char* focus, Detail detail) {
        std::set<std::string> all;
        for (const Box& box : layoutOf(*topology, topology->find(focus), detail).boxes)
            all.insert({box.title, box.title + ", " + box.subtitle});
        return all;
    };
    const std::set<std::string> overview = titles("", Detail::Overview);
    CHECK(overview.contains("EX3, 1 failed"));
    CHECK(overview.contains("EX4, 1 failed")); // the whole board, with everything on it
    CHECK(overview.contains("EX5"));
    CHECK_FALSE(overview.contains("EX5, 1 failed"));
    const std::set<std::string> inside = titles("EX3", Detail::Parts);
    CHECK(inside.contains("P1 failed"));
    CHECK(inside.contains("SB3"));
}

TEST_CASE("every link of a cluster is drawn, for every number of nodes and switches", "[diagram]") {
    for (int nodes = 2; nodes <= 8; ++nodes)
        for (int switches = nodes < 4 ? 0 : 1; switches <= 2; ++switches) {
            INFO(nodes << " nodes, " << switches << " switches");
            Configuration configuration;
            configuration.options = {{"nodes", nodes}, {"switches", switches}};
            const auto topology = Topology::build(test::diagramCatalog(), "firelink", configuration);
            for (const Detail detail : {Detail::Overview, Detail::Parts})
                for (const double text : {1.0, 1.6, 2.0}) {
                    std::set<std::string> routes;
                    const Layout layout = layoutOf(*topology, rootBlock, detail, text);
                    for (const Wire& wire : layout.wires) {
                        CHECK(wire.points.size() >= 2);
                        std::string stretch;
                        for (const Point& point : wire.points)
                            stretch += std::to_string(point.x) + ',' + std::to_string(point.y) + ' ';
                        routes.insert(stretch);
                    }
                    CHECK(routes.size() == layout.wires.size()); // no wire covers another
                }
        }
}

TEST_CASE("a 15K in a node is drawn as its boardsets, in rows no longer than those of a 6800", "[diagram]") {
    Configuration configuration;
    configuration.boards["N1"] = "sunfire15k-cabinet";
    configuration.options["N1/boardsets"] = 18;
    const auto cluster = Topology::build(test::diagramCatalog(), "firelink", configuration);
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout layout = layoutOf(*cluster, rootBlock, detail);
        for (int i = 0; i < 18; ++i) {
            const BlockId boardset = cluster->at("N1/EX" + std::to_string(i));
            CHECK(std::ranges::any_of(layout.boxes, [&](const Box& box) { return box.block == boardset; }));
        }
        CHECK(layout.width < 2.0 * layout.height);
    }
}

TEST_CASE("in the overview a machine of a cluster shows its boards, and each has space for its threads", "[diagram]") {
    const auto cluster = test::diagramMachine("firelink");
    const Layout overview = layoutOf(*cluster, rootBlock, Detail::Overview);
    const auto at = [&](const std::string& path) { return cluster->find(path); };
    int boards = 0; // six Uniboards and four assemblies in each of two machines
    for (const Box& box : overview.boxes)
        if (box.parent >= 0 && cluster->block(box.block).bay == box.block) {
            ++boards;
            CHECK(overview.boxes.at(static_cast<std::size_t>(box.parent)).block == cluster->node(box.block).block);
        }
    REQUIRE(boards == 20);
    REQUIRE(tokenBox(*cluster, overview, at("N0/SB3/P1"), false) == at("N0/SB3"));
    REQUIRE(tokenBox(*cluster, overview, at("N1/SB3/P1/memory"), true) == at("N1"));
}

TEST_CASE("a memory with a name only in its tooltip keeps no line for the name", "[layout]") {
    const auto topology = test::diagramMachine("sunfire6800");
    const Layout layout = layoutOf(*topology);
    const Box& memory = layout.boxes.at(static_cast<std::size_t>(layout.boxOf(topology->at("SB0/P0/memory"))));
    REQUIRE(memory.titleRect.empty());
    CHECK(memory.pages.y - memory.rect.y <= 4);
    CHECK(memory.useRect.y - memory.pages.bottom() <= 4); // the bar is directly below the pages
    CHECK(memory.rect.bottom() - memory.useRect.bottom() <= 4);
}
