// SPDX-License-Identifier: GPL-3.0-or-later
// Links between machines: disconnected, reconnected, moved to another machine, added; and the same by keys.
#include "fixture.h"

#include "InspectorView.h"

#include <cmath>

using namespace boardset;

namespace {

struct Cluster : Fixture {
    explicit Cluster(const std::string& id = "firelink-first") : Fixture(id) {}

    /// Returns the first wire between two machines that is cut, or the first that is not cut.
    const NodeRow& wireOf(const char* one, const char* other, bool cut) const {
        const Topology& topology = document.topology();
        const BlockId a = topology.at(one);
        const BlockId b = topology.at(other);
        for (const NodeRow& row : view->nodes()->rows()) {
            if (!row.node.isWire())
                continue;
            const Link& link = topology.link(wire(row).link);
            const bool isIt = (topology.isBelow(link.from, a) && topology.isBelow(link.to, b)) ||
                              (topology.isBelow(link.from, b) && topology.isBelow(link.to, a));
            if (isIt && link.isCut == cut)
                return row;
        }
        throw std::runtime_error("no wire");
    }
    const Wire& wire(const NodeRow& row) const {
        return view->level().layout.wires[static_cast<std::size_t>(row.node.index)];
    }
    QPointF wireAt(const char* one, const char* other, bool cut = false) const {
        return view->camera()->toCanvas(wireOf(one, other, cut).rect()).center();
    }
    /// Returns a point on a wire near the machine `here`, one of its ends.
    QPointF wireNear(const char* here, const char* there) const {
        const Wire& line = wire(wireOf(here, there, false));
        const Topology& topology = document.topology();
        const bool isFront = topology.isBelow(topology.link(line.link).from, topology.at(here));
        const Point end = isFront ? line.points.front() : line.points.back();
        const Point next = isFront ? line.points[1] : line.points[line.points.size() - 2];
        const QPointF at(std::lerp(end.x, next.x, 0.1), std::lerp(end.y, next.y, 0.1));
        return view->camera()->toCanvas({at, QSizeF()}).center();
    }
    int links(const char* one, const char* other) const {
        const Topology& topology = document.topology();
        return static_cast<int>(std::ranges::count_if(topology.links(), [&](const Link& link) {
            const BlockId a = topology.at(one);
            const BlockId b = topology.at(other);
            return link.kind == LinkKind::Message && !link.isCut &&
                   ((topology.isBelow(link.from, a) && topology.isBelow(link.to, b)) ||
                    (topology.isBelow(link.from, b) && topology.isBelow(link.to, a)));
        }));
    }
    void drop(QPointF from, QPointF to) {
        carry(from, to);
        view->input()->release(to);
    }
};

} // namespace

TEST_CASE("a link is dragged out of its machine and back to its connector", "[link]") {
    Cluster f;
    DragSession& move = *f.view->drag();
    const int all = f.links("N0", "N1");
    REQUIRE(all == 4);
    const double before = f.document.answer().bytesPerSecond;
    const QPointF outside(550, 5);
    f.carry(f.wireAt("N0", "N1"), outside);
    REQUIRE(move.isActive());
    CHECK(move.isLink());
    CHECK(move.isOut());
    CHECK(move.headline().startsWith("Disconnect "));
    CHECK(move.changes()->rows().size() > 0);
    CHECK(f.links("N0", "N1") == all);
    f.view->input()->release(outside);
    CHECK(f.links("N0", "N1") == all - 1);
    f.drop(f.wireAt("N0", "N1", true), f.headOf("N1"));
    CHECK(f.links("N0", "N1") == all);
    CHECK(f.document.answer().bytesPerSecond == Approx(before));
    f.document.undo();
    f.document.undo();
    CHECK(f.links("N0", "N1") == all);
    CHECK(f.document.history().at() == 0);
}

TEST_CASE("a link that is dropped on its own machine or cancelled with Esc stays connected", "[link]") {
    Cluster f;
    DragSession& move = *f.view->drag();
    const QPointF wire = f.wireAt("N0", "N1");
    f.carry(wire, f.headOf("N1"));
    CHECK(move.headline().endsWith("it already leads to N1"));
    CHECK_FALSE(move.isPossible());
    f.view->input()->release(f.headOf("N1"));
    f.carry(wire, {550, 5});
    f.view->input()->key(Qt::Key_Escape, 0);
    CHECK(f.document.history().steps().size() == 1);
    CHECK(f.links("N0", "N1") == 4);
}

TEST_CASE("a link is dragged to another machine, which it then connects instead of the old one", "[link]") {
    Cluster f;
    REQUIRE(f.document.perform(SetOption{"nodes", 3}).toStdString() == "");
    f.carry(f.wireAt("N0", "N1"), f.headOf("N2")); // a 6800 accepts two assemblies
    CHECK(f.view->drag()->refusal().contains("too many Sun Fire Link assemblies"));
    f.view->drag()->cancel();
    for (const char* bay : {"N0/IB9", "N1/IB9", "N2/IB9"})
        REQUIRE(f.document.perform(SetBoard{bay, ""}).toStdString() == "");
    const int there = f.links("N0", "N2") + f.links("N1", "N2");
    const int here = f.links("N0", "N1");
    DragSession& move = *f.view->drag();
    f.carry(f.wireAt("N0", "N1"), f.headOf("N2"));
    INFO(move.headline().toStdString() << ' ' << move.refusal().toStdString());
    CHECK(f.markAt("N2").target != TargetState::Dimmed);
    CHECK(move.headline().startsWith("Connect N"));
    CHECK(move.headline().endsWith(" to N2"));
    f.view->input()->release(f.headOf("N2"));
    CHECK(f.links("N0", "N2") + f.links("N1", "N2") > there);
    CHECK(f.links("N0", "N1") == here - 1);
    f.document.undo();
    CHECK(f.links("N0", "N1") == here);
}

TEST_CASE("only the end of a link that is dragged moves, and the other end stays connected", "[link]") {
    Cluster f;
    REQUIRE(f.document.perform(SetOption{"nodes", 3}).toStdString() == "");
    for (const char* bay : {"N0/IB9", "N1/IB9", "N2/IB9"})
        REQUIRE(f.document.perform(SetBoard{bay, ""}).toStdString() == "");
    const int here = f.links("N0", "N1");
    for (const auto& [taken, stays] : {std::pair("N0", "N1"), std::pair("N1", "N0")}) {
        CAPTURE(taken);
        const int gained = f.links(stays, "N2");
        const int other = f.links(taken, "N2");
        f.drop(f.wireNear(taken, stays), f.headOf("N2"));
        CHECK(f.links(stays, "N2") == gained + 1);
        CHECK(f.links(taken, "N2") == other);
        CHECK(f.links("N0", "N1") == here - 1);
        f.document.undo();
    }
}

TEST_CASE("a link to a switch can be disconnected, but connected to no machine", "[link]") {
    Cluster f("firelink-six-4");
    const int all = f.links("N0", "S0");
    REQUIRE(all > 0);
    f.carry(f.wireAt("N0", "S0"), f.headOf("N1"));
    CHECK_FALSE(f.view->drag()->isPossible());
    f.view->drag()->cancel();
    f.drop(f.wireAt("N0", "S0"), {550, 5});
    CHECK(f.links("N0", "S0") == all - 1);
}

TEST_CASE("M moves a link by keyboard, Delete disconnects it, and P disconnects or reconnects it immediately",
          "[link]") {
    Cluster f;
    for (const NodeRow& row : f.view->nodes()->rows())
        if (row.node.isWire()) {
            f.view->select(row.key);
            break;
        }
    f.view->input()->key(Qt::Key_M, 0);
    REQUIRE(f.view->drag()->isLink());
    f.view->input()->key(Qt::Key_Delete, 0);
    CHECK(f.links("N0", "N1") == 3);
    InspectorView inspector(f.document); // the inspector shows the state, too
    inspector.show(subjectOf(f.document.topology(), f.wire(f.wireOf("N0", "N1", true)).link));
    CHECK(inspector.card()->rows().front().label == QStringLiteral("Disconnected"));
    CHECK(f.view->toggleLinkAt({}));
    CHECK(f.links("N0", "N1") == 4);
    CHECK(f.view->notice().contains("is reconnected"));
    f.document.undo();
    CHECK(f.view->notice().isEmpty()); // the notice no longer applies
}

TEST_CASE("wires inside a machine cannot be moved", "[link]") {
    Fixture f("sunfire6800-first");
    for (const NodeRow& row : f.view->nodes()->rows()) {
        if (!row.node.isWire())
            continue;
        f.view->dragAt(f.view->camera()->toCanvas(row.rect()).center());
        CHECK_FALSE(f.view->drag()->isLink());
        f.view->drag()->cancel();
    }
}
