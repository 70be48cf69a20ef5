// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of buses, of processors on modules, and of software.
#include "boardset/picture/Paint.h"
#include "boardset/topology/Assembly.h"
#include "diagramCatalog.h"

using namespace boardset;
using test::boxOf;

namespace {

std::shared_ptr<const Topology> server() {
    return Topology::build(test::diagramCatalog(), "sparcserver690mp",
                           Configuration(Options{{"processors", 4}, {"memoryMB", 512}}));
}

bool isAcross(const Rect& outer, const Rect& inner) {
    return outer.x <= inner.x && inner.right() <= outer.right();
}

} // namespace

TEST_CASE("the connectors of a module are straight lines from its processors down to the bus", "[diagram]") {
    const auto topology = server();
    const Layout layout = layoutOf(*topology);
    const Rect bus = boxOf(*topology, layout, "mbus").rect;
    for (int i = 0; i < 4; ++i) {
        const std::string path = "cpus/CPU" + std::to_string(i);
        INFO(path);
        const Wire wire = test::wireOf(*topology, layout, path);
        const Rect module = boxOf(*topology, layout, i < 2 ? "module1" : "module2").rect;
        const Rect processor = boxOf(*topology, layout, path).rect;
        CHECK(module.contains(processor));
        REQUIRE(wire.points.size() == 2);
        CHECK(wire.points[0].y == module.bottom());
        CHECK(wire.points[1].y == bus.y);
        CHECK(wire.points[0].x > processor.x);
        CHECK(wire.points[0].x < processor.right());
        CHECK(wire.name == "MID " + std::to_string(8 + i));
        CHECK_FALSE(wire.labelRect.empty());
    }
}

TEST_CASE("a part is below its bus, whose box spans the parts", "[diagram]") {
    const auto topology = server();
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout layout = layoutOf(*topology, rootBlock, detail);
        const auto isBelow = [&](const std::string& part, const std::string& bus) {
            const Rect above = boxOf(*topology, layout, bus).rect;
            const Rect below = boxOf(*topology, layout, part).rect;
            INFO(part);
            CHECK(above.bottom() < below.y);
            CHECK(isAcross(above, below));
        };
        for (const char* const part : {"membus", "ioc", "sbus"})
            isBelow(part, "mbus");
        for (const char* const part : {"memory", "offboard1", "offboard2"})
            isBelow(part, "membus");
        for (const char* const part : {"scsi0", "net0", "card1", "card4"})
            isBelow(part, "sbus");
        isBelow("slot8", "vme");
    }
}

TEST_CASE("software is a band over the parts that it covers, with a bracket down to them", "[diagram]") {
    const auto topology = server();
    const Layout layout = layoutOf(*topology);
    const Box band = boxOf(*topology, layout, "lock");
    CHECK(band.style == BoxStyle::Band);
    for (const char* const module : {"module1", "module2"}) {
        const Rect covered = boxOf(*topology, layout, module).rect;
        CHECK(isAcross(band.rect, covered));
        CHECK(band.rect.bottom() < covered.y);
    }
    const picture::Picture picture = picture::paint(*topology, layout, {}, {});
    const auto isBracket = [&](const picture::Mark& mark) {
        return mark.shape == picture::Mark::Shape::Wire && mark.subject == subjectOf(*topology, band.block);
    };
    const auto bracket = std::ranges::find_if(picture.marks, isBracket);
    REQUIRE(bracket != picture.marks.end());
    CHECK(bracket->path.front().y == boxOf(*topology, layout, "module1").rect.y);
}

TEST_CASE("the box of a covered slot names its cover, and the box of the cover names the slot", "[diagram]") {
    const auto topology = server();
    const Layout layout = layoutOf(*topology);
    CHECK(boxOf(*topology, layout, "card4").subtitle == "under Module 2");
    CHECK(boxOf(*topology, layout, "module2").subtitle == "covers Card 4");
    CHECK(boxOf(*topology, layout, "module1").subtitle.empty());
}

TEST_CASE("a bus whose traffic no source gives has a hatched bar instead of a utilisation", "[diagram]") {
    const auto topology = server();
    const Layout layout = layoutOf(*topology);
    const picture::Picture picture = picture::paint(*topology, layout, {}, {});
    const auto isHatched = [](const picture::Mark& mark) {
        return mark.shape == picture::Mark::Shape::Bar && mark.fill == picture::Mark::Fill::Hatched;
    };
    const auto bar = std::ranges::find_if(picture.marks, isHatched);
    REQUIRE(bar != picture.marks.end());
    CHECK(bar->subject == subjectOf(*topology, topology->at("mbus")));
    CHECK(std::ranges::count_if(picture.marks, isHatched) == 1);
    CHECK(boxOf(*topology, layout, "mbus").subtitle.ends_with("80 MB/s"));
}

TEST_CASE("each disk has a line with its utilisation, below the other disks of its controller", "[diagram]") {
    Configuration configuration;
    configuration.boards = {{"slot9", "isp-80"}, {"slot9/disk0", "disk-1300-ipi"}, {"slot9/disk1", "disk-1300-ipi"}};
    const auto topology = Topology::build(test::diagramCatalog(), "sparcserver690mp", configuration);
    const Layout layout = layoutOf(*topology);
    const Box first = boxOf(*topology, layout, "slot9/disk0");
    const Box second = boxOf(*topology, layout, "slot9/disk1");
    CHECK(first.showsUse);
    CHECK(first.rect.bottom() < second.rect.y);
    CHECK(first.titleRect.right() < first.useRect.x);
    CHECK_FALSE(boxOf(*topology, layout, "slot9/disk2").showsUse); // an empty bay
}

TEST_CASE("buses beside each other stay in one row with their parts, also if the row is wide", "[diagram]") {
    Configuration configuration;
    configuration.boards = {{"card1", "presto-sbus"}, {"slot6", "network-coprocessor"}};
    const auto topology = Topology::build(test::diagramCatalog(), "sparcserver670mp", configuration);
    const Layout layout = layoutOf(*topology, rootBlock, Detail::Overview);
    CHECK(boxOf(*topology, layout, "membus").rect.y == boxOf(*topology, layout, "sbus").rect.y);
    CHECK(boxOf(*topology, layout, "memory").rect.y == boxOf(*topology, layout, "card1").rect.y);
    CHECK(boxOf(*topology, layout, "card1").rect.bottom() < boxOf(*topology, layout, "vme").rect.y);
}
