// SPDX-License-Identifier: GPL-3.0-or-later
// A chip with 64 strands is one box until the user opens it, and at most eight boxes afterwards.
#include "diagramCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using test::boxOf;
using test::t5440;
using test::tokenBox;

namespace {

std::size_t boxesOfProcessors(const Topology& topology, const Layout& layout) {
    return static_cast<std::size_t>(std::ranges::count_if(
        layout.boxes, [&](const Box& box) { return topology.block(box.block).role == Role::Processor; }));
}

bool isDrawn(const Topology& topology, const Layout& layout, const std::string& path) {
    return std::ranges::any_of(
        layout.boxes, [&](const Box& box) { return topology.block(box.block).path == path; });
}

} // namespace

TEST_CASE("the cabinet shows no strands or cores: a module is its memory and its root complex", "[diagram]") {
    const auto machine = t5440({});
    const Layout parts = layoutOf(*machine);
    // 5 hubs; 4 modules with memory and root complex; 4 switches; disks, network; 8 slots
    CHECK(parts.boxes.size() == 5 + 4 * 3 + 4 + 2 + 8);
    CHECK(parts.wires.size() == 4 + 4 + 10);
    CHECK(boxesOfProcessors(*machine, parts) == 0);
    const Layout far = layoutOf(*machine, rootBlock, Detail::Overview);
    CHECK(far.boxes.size() == 1 + 4 + 4);
    CHECK(boxesOfProcessors(*machine, far) == 0);
    for (const char* pair : {"t5140", "t5240"}) {
        const auto two = Topology::build(test::diagramCatalog(), pair);
        CHECK(boxesOfProcessors(*two, layoutOf(*two)) == 0);
    }
}

TEST_CASE("threads on strands appear between the name of their module and its subtitle", "[diagram]") {
    const auto machine = t5440({});
    const BlockId strand = machine->find("CPU2/cores/core3/strand4");
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout layout = layoutOf(*machine, rootBlock, detail);
        CHECK(tokenBox(*machine, layout, strand, false) == machine->find("CPU2"));
        const Box box = boxOf(*machine, layout, "CPU2");
        CHECK(box.threads.width >= threadToken);
        CHECK(box.threads.x >= box.titleRect.right());
        CHECK(box.threads.right() <= box.subtitleRect.x);
    }
}

TEST_CASE("an opened module shows one box for its cores and their threads, cores show eight boxes, a core eight",
          "[diagram]") {
    const auto machine = t5440({});
    const BlockId strand = machine->find("CPU0/cores/core3/strand4");
    const auto opened = [&](const std::string& path) { return layoutOf(*machine, machine->find(path)); };
    const auto tokensIn = [&](const Layout& layout) {
        return machine->block(tokenBox(*machine, layout, strand, false)).path;
    };

    const Layout module = opened("CPU0");
    const Box cores = boxOf(*machine, module, "CPU0/cores");
    CHECK(cores.subtitle == "8 cores · 64 threads");
    CHECK(cores.enterable);
    CHECK(boxesOfProcessors(*machine, module) == 0);
    CHECK_FALSE(isDrawn(*machine, module, "CPU0/cores/core0"));
    CHECK(tokensIn(module) == "CPU0/cores");

    const Layout inside = opened("CPU0/cores");
    CHECK(inside.boxes.size() == 1 + 8 + 1); // the frame, the cores, and the crossbar outside
    CHECK(inside.wires.size() == 1);
    CHECK(boxOf(*machine, inside, "CPU0/cores/core3").enterable);
    CHECK(tokensIn(inside) == "CPU0/cores/core3");

    const Layout core = opened("CPU0/cores/core3");
    CHECK(core.boxes.size() == 1 + 8);
    CHECK(boxesOfProcessors(*machine, core) == 8);
    CHECK(tokensIn(core) == "CPU0/cores/core3/strand4");
}
