// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing of a machine with devices: columns, slots, space for streams, crosslinks, flow in each direction.
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/LabelRanks.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/topology/Titles.h"
#include "diagramCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using test::boxOf;
using test::t5440;
using test::tokenBox;
using test::wireOf;

namespace {

std::vector<Wire> crosslinksOf(const Layout& layout) {
    std::vector<Wire> found;
    std::ranges::copy_if(layout.wires, std::back_inserter(found), [](const Wire& wire) { return wire.standby; });
    return found;
}

} // namespace

TEST_CASE("each switch of a T5440 is below its processor, and its slots are below it", "[diagram]") {
    for (const Configuration& configuration : test::configurationsOfT5440()) {
        const auto machine = t5440(configuration);
        const Layout layout = layoutOf(*machine);
        const char* const devices[] = {"slot0", "slot4", "slot2", "slot6"};
        for (int i = 0; i < 4; ++i) {
            const Rect processor = boxOf(*machine, layout, "CPU" + std::to_string(i)).rect;
            const Rect hub = boxOf(*machine, layout, "switch" + std::to_string(i)).rect;
            const Rect slot = boxOf(*machine, layout, devices[i]).rect;
            REQUIRE((processor.x == hub.x && processor.width == hub.width));
            REQUIRE((processor.bottom() < hub.y && hub.bottom() < slot.y));
            REQUIRE((hub.x <= slot.x && slot.right() <= hub.right()));
        }
    }
}

TEST_CASE("every device, card, and card in an expansion unit has space for streams", "[diagram]") {
    for (const Configuration& configuration : test::configurationsOfT5440()) {
        const auto machine = t5440(configuration);
        for (const Detail detail : {Detail::Overview, Detail::Parts}) {
            const Layout layout = layoutOf(*machine, rootBlock, detail);
            for (const BlockId device : machine->devices()) {
                INFO(machine->block(device).path);
                const BlockId at = tokenBox(*machine, layout, device, false);
                const bool lost = machine->block(device).lost;
                REQUIRE((lost || machine->isBelow(device, at)));
                REQUIRE((detail == Detail::Overview || lost || at == device));
            }
            for (const BlockId memory : machine->withRole(Role::Memory))
                REQUIRE(tokenBox(*machine, layout, memory, true));
        }
    }
}

TEST_CASE("an empty slot has its name, a dashed edge and no space for streams", "[diagram]") {
    const auto machine = t5440({});
    const Layout layout = layoutOf(*machine);
    const Box slot = boxOf(*machine, layout, "slot5");
    REQUIRE(slot.title == "Slot 5");
    REQUIRE(slot.vacant);
    REQUIRE(slot.threads.empty());
    REQUIRE(slot.subtitle.empty());
}

TEST_CASE("a slot keeps its name whatever card it holds, and names the card", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const Box slot = boxOf(*machine, layoutOf(*machine), "slot0");
    REQUIRE(slot.title == "Slot 0");
    REQUIRE(slot.subtitle == "Exerciser");
    REQUIRE(displayName(*machine, machine->find("sas0")) == "SAS"); // the only one of its kind
}

TEST_CASE("a machine of four processors has no crosslinks", "[diagram]") {
    const auto machine = t5440(test::withCards());
    REQUIRE(crosslinksOf(layoutOf(*machine)).empty());
    // nor does a machine with a failed processor that was not reconfigured
    REQUIRE(crosslinksOf(layoutOf(*t5440(test::withCards({}, {"CPU2"})))).empty());
}

TEST_CASE("live crosslinks have a name, and run above the switches without touching the slots", "[diagram]") {
    for (const auto& [processors, count] : {std::pair{2, 2U}, std::pair{1, 3U}}) {
        const auto machine = t5440(Options{{"processors", processors}});
        const Layout layout = layoutOf(*machine);
        const auto crosslinks = crosslinksOf(layout);
        REQUIRE(crosslinks.size() == count);
        const double foot = boxOf(*machine, layout, "switch0").rect.bottom();
        for (const Wire& wire : crosslinks) {
            INFO(machine->link(wire.link).title);
            REQUIRE(wire.name == machine->link(wire.link).title); // identifies the crosslink
            REQUIRE(wire.labelRect.width >= textWidth(wire.name));
            for (const Point& point : wire.points)
                REQUIRE(point.y < foot);
        }
    }
}

TEST_CASE("names, cards and switch flows of a cabinet with cards in all slots are few enough to be shown",
          "[diagram]") {
    const auto machine = t5440(test::withCards({{"processors", 2}}));
    const Layout layout = layoutOf(*machine);
    const LabelRanks ranks(layout);
    REQUIRE(ranks.from(LabelRank::Flow) <= 1);
}

TEST_CASE("data that a device writes flows to memory, data that it reads flows from memory", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const LinkId link = wireOf(*machine, layoutOf(*machine), "slot0").link;
    REQUIRE(machine->link(link).from == machine->find("slot0"));
    for (const bool writes : {false, true}) {
        Workload workload;
        workload.processes.push_back({.name = "A",
                                      .work = writes ? "dma-write" : "dma-read",
                                      .customers = {{"1", "slot0", {}}},
                                      .regions = {{.name = "a", .pagesIn = {{"CPU0/memory", 1}}}}});
        const Answer answer = solvePlacement(*machine, workload);
        const LinkFlow flow = flowsOf(*machine, answer).at(link);
        REQUIRE((writes ? flow.fromTo : flow.toFrom) == Approx(answer.bytesPerSecond));
        REQUIRE((writes ? flow.toFrom : flow.fromTo) == 0);
    }
}

TEST_CASE("each direction of a framed link has its own utilisation, other links have one", "[diagram]") {
    Answer answer;
    const auto add = [&](LinkId link, const std::string& framing, bool upstream, double use) {
        StationLocation& place = answer.model.locations.emplace_back();
        place.link = link;
        place.framing = framing;
        place.isUpstream = upstream;
        answer.stations.push_back({static_cast<int>(answer.model.locations.size()) - 1, "", "", use});
    };
    const LinkId framed(3);
    const LinkId shared(4);
    add(framed, "pci-express", true, 0.25);
    add(framed, "pci-express", false, 1);
    add(shared, "", false, 0.5);
    const auto uses = usesOf(answer);
    REQUIRE(uses.at(framed).fromTo == 0.25);
    REQUIRE(uses.at(framed).toFrom == 1);
    REQUIRE(uses.at(framed).busier() == 1);
    REQUIRE(uses.at(shared).fromTo == 0.5);
    REQUIRE(uses.at(shared).toFrom == 0.5);
}

TEST_CASE("a packet switch shows only its name, because its rate is that of its links", "[diagram]") {
    for (const Configuration& configuration : test::configurationsOfT5440()) {
        const auto machine = t5440(configuration);
        const Layout layout = layoutOf(*machine);
        for (const char* const path : {"switch0", "switch1", "switch2", "switch3"}) {
            const Box box = boxOf(*machine, layout, path);
            REQUIRE(box.subtitle.empty());
            REQUIRE(box.titleRect.y + box.titleRect.height / 2 == box.rect.y + box.rect.height / 2);
        }
    }
}

TEST_CASE("an empty processor slot has its name at the height of the processors beside it", "[diagram]") {
    const auto machine = t5440(Options{{"processors", 2}});
    const Layout layout = layoutOf(*machine);
    REQUIRE(boxOf(*machine, layout, "CPU2").titleRect.y == boxOf(*machine, layout, "CPU0").titleRect.y);
}

TEST_CASE("names and tokens of a card are as far from its edge as those of a board", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const Layout layout = layoutOf(*machine);
    for (const char* const path : {"slot0", "slot5", "sas0", "CPU0"}) {
        INFO(path);
        const Box box = boxOf(*machine, layout, path);
        const bool isBeside = box.style == BoxStyle::Board; // the tokens of a board are beside its name
        REQUIRE(box.titleRect.x - box.rect.x == gap);
        REQUIRE((box.threads.empty() || isBeside || box.threads.x - box.rect.x == gap));
    }
}

TEST_CASE("a label to the left of its wire does not reach the previous box", "[diagram]") {
    // without processor 2 there is free space left of the wire of processor 3, above the box of another part
    const auto machine = t5440(test::withCards({}, {"CPU2"}));
    const Layout layout = layoutOf(*machine);
    const Wire wire = wireOf(*machine, layout, "switch3");
    REQUIRE_FALSE(wire.labelRect.empty());
    REQUIRE(wire.labelRect.x > boxOf(*machine, layout, "switch2").rect.right());
}

TEST_CASE("labels of crosslinks keep a distance from other wires", "[diagram]") {
    for (const int processors : {1, 2}) {
        const auto machine = t5440(Options{{"processors", processors}});
        const Layout layout = layoutOf(*machine);
        for (const Wire& named : crosslinksOf(layout)) {
            const Rect& label = named.labelRect;
            for (const Wire& wire : layout.wires) {
                for (std::size_t i = 1; i < wire.points.size(); ++i) {
                    const auto [top, foot] = std::minmax(wire.points[i - 1].y, wire.points[i].y);
                    const double x = wire.points[i].x;
                    const bool beside = wire.points[i - 1].x == x && top < label.bottom() && label.y < foot;
                    const double half = wire.width / 2;
                    INFO(machine->link(named.link).title << " beside " << machine->link(wire.link).title);
                    REQUIRE((!beside || x + half + wireGap <= label.x || label.right() + wireGap <= x - half));
                }
            }
        }
    }
}

TEST_CASE("inside a slot its card has space for streams", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const BlockId slot = machine->find("slot0");
    REQUIRE(tokenBox(*machine, layoutOf(*machine, slot), slot, false) == slot);
}

TEST_CASE("every card has space for its description", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const Layout layout = layoutOf(*machine);
    for (const char* const path : {"slot0", "slot1", "slot2", "slot4", "slot6", "slot7"}) {
        INFO(path);
        REQUIRE_FALSE(boxOf(*machine, layout, path).subtitleRect.empty());
    }
}

TEST_CASE("the slots of an expansion unit are two in a row, identical, with their names at one height", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const Layout layout = layoutOf(*machine);
    const Box card = boxOf(*machine, layout, "slot1/slot0");
    const Box empty = boxOf(*machine, layout, "slot1/slot1");
    REQUIRE((card.rect.y == empty.rect.y && card.rect.width == empty.rect.width));
    REQUIRE(card.rect.right() < empty.rect.x);
    REQUIRE(boxOf(*machine, layout, "slot1/slot2").rect.y > card.rect.bottom());
    REQUIRE(card.threads.width >= threadToken);
    REQUIRE(card.titleRect.y + card.titleRect.height / 2 == empty.titleRect.y + empty.titleRect.height / 2);
}

TEST_CASE("if three expansion units are side by side, each has its slots one below the other", "[diagram]") {
    const auto machine = t5440(test::withUnits());
    const Layout layout = layoutOf(*machine);
    // at a zoom of 62 %, which fits a window of 1280 x 800, the parts of a cabinet are still legible
    REQUIRE(0.62 * layout.width <= 720);
    REQUIRE(0.62 * layout.height <= 430);
    const Rect first = boxOf(*machine, layout, "slot0/slot0").rect;
    const Rect second = boxOf(*machine, layout, "slot0/slot1").rect;
    REQUIRE((first.x == second.x && first.bottom() < second.y));
}

TEST_CASE("if slots are combined with their switch, the box names them", "[diagram]") {
    const auto machine = t5440(test::withCards());
    const Layout layout = layoutOf(*machine, rootBlock, Detail::Overview);
    const auto named = std::ranges::find(layout.boxes, "PCI-E switch 1", &Box::title);
    REQUIRE(named != layout.boxes.end());
    REQUIRE(named->subtitle == "Network, Slots 4, 5"); // also built-in devices: their streams appear here
    REQUIRE_FALSE(named->subtitleRect.empty());
}
