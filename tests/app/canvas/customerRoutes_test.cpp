// SPDX-License-Identifier: GPL-3.0-or-later
// A machine of devices on the canvas: streams on their cards, followed paths, and the texts of wires for each
// direction.

#include "DragSources.h"
#include "Format.h"
#include "HoverText.h"
#include "PartCard.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/text/Language.h"
#include "fixture.h"

#include <QRegularExpression>
#include <algorithm>
#include <set>

using namespace boardset;
using picture::Mark;

namespace {

const Wire& wireFrom(const Fixture& f, const std::string& path) {
    const Topology& topology = f.document.topology();
    const auto& wires = f.view->level().layout.wires;
    const auto wire = std::ranges::find_if(
        wires, [&](const Wire& each) { return topology.link(each.link).from == topology.find(path); });
    REQUIRE(wire != wires.end());
    return *wire;
}

const Mark& markOf(const Fixture& f, const Wire& wire) {
    const auto index = static_cast<std::size_t>(&wire - f.view->level().layout.wires.data());
    return f.view->picture().marks.at(static_cast<std::size_t>(f.view->picture().wires.at(index)));
}

/// Returns the value in the line of a part's card with the given key; empty if there is none.
QString lineOf(const Fixture& f, const char* key, const QString& path) {
    const Card card = cardOf(f.document, {{Subject::Block, path.toStdString()}}).value();
    for (const CardLine& line : card.lines)
        if (line.key == key)
            return format::text(Language().text(line.value));
    return {};
}

/// Returns the name of the stream on a card.
QString streamOn(const Fixture& f, const std::string& path) {
    for (const Process& process : f.document.scenario().workload.processes) {
        for (const Customer& stream : process.customers)
            if (stream.on == path)
                return QString::fromStdString(stream.name.text);
    }
    FAIL("no stream on " << path);
    return {};
}

} // namespace

TEST_CASE("selecting a stream highlights its whole path to memory and dims the rest", "[canvas]") {
    Fixture f("t5440-two-way");
    f.view->select(f.token(streamOn(f, "slot2")).key);
    // from the slot through its switch and the crosslink to the adjacent switch, and on to the memory of CPU0
    for (const char* path : {"slot2", "switch2", "switch0", "CPU0/memory"}) {
        INFO(path);
        REQUIRE(f.markAt(path).highlighted);
        REQUIRE_FALSE(f.markAt(path).dimmed);
    }
    for (const char* path : {"slot2", "switch2", "switch0"}) {
        INFO(path);
        REQUIRE(f.view->overlay().isHighlighted(wireFrom(f, path).link));
    }
    for (const char* path : {"slot0", "sas0", "switch3", "CPU1", "CPU1/memory"}) {
        INFO(path);
        REQUIRE(f.markAt(path).dimmed);
    }
    REQUIRE(f.view->overlay().isDimmed(wireFrom(f, "switch3").link));
    REQUIRE_FALSE(f.markAt("CPU0").dimmed);
    REQUIRE(f.isFollowed("slot2"));
    REQUIRE_FALSE(f.isFollowed("slot0"));

    f.view->select({});
    REQUIRE(f.view->overlay() == Overlay());
}

TEST_CASE("a stream selected elsewhere is followed until something is selected here", "[canvas]") {
    Fixture f("t5440-two-way");
    f.view->followCustomer(streamOn(f, "slot2"));
    REQUIRE(f.markAt("CPU0/memory").highlighted);
    REQUIRE(f.view->selected().isEmpty()); // the keyboard focus stays where it is
    f.view->select(f.box("slot6").key);
    REQUIRE_FALSE(f.markAt("CPU0/memory").highlighted);
    REQUIRE(f.markAt("CPU1/memory").highlighted);
    f.view->followCustomer(streamOn(f, "slot2")); // the last request counts
    REQUIRE(f.markAt("CPU0/memory").highlighted);
    f.view->select({});
    REQUIRE(f.view->overlay().followed.empty());
}

TEST_CASE("the label of a followed wire has shorter forms for little space", "[canvas]") {
    Fixture f("t5440-two-way");
    const Mark& route = markOf(f, wireFrom(f, "switch2"));
    const auto label = std::ranges::find_if(f.view->picture().marks, [&](const Mark& each) {
        return each.shape == Mark::Shape::Text && each.subject == route.subject;
    });
    REQUIRE(label != f.view->picture().marks.end());
    const auto& forms = label->label.forms;
    REQUIRE(forms.size() > 1);
    REQUIRE(forms.front().find("MB/s") != std::string::npos);
    // Without the name, the figures could be read as those of the link that the wire crosses.
    for (const std::string& words : forms)
        REQUIRE(words.starts_with("crosslink 2\u20130"));
}

TEST_CASE("selecting a card follows its streams, and selecting a processor follows nothing", "[canvas]") {
    Fixture f("t5440-two-way");
    f.view->select(f.box("slot2").key);
    REQUIRE(f.markAt("CPU0/memory").highlighted);
    f.view->select(f.box("CPU1").key);
    REQUIRE_FALSE(f.markAt("CPU0/memory").highlighted);
    REQUIRE_FALSE(f.markAt("slot0").dimmed);
}

TEST_CASE("flow marks continue to the memory over links that are not limited", "[canvas]") {
    Fixture f("t5440-first"); // a card at CPU2 reads from the memory of CPU0 through the hubs
    const Wire& down = wireFrom(f, "CPU0/crossbar");
    REQUIRE(markOf(f, down).amount == 0);
    REQUIRE(markOf(f, down).forward + markOf(f, down).backward > 0);
    const Wire& idle = wireFrom(f, "CPU1/crossbar");
    REQUIRE(markOf(f, idle).forward + markOf(f, idle).backward == 0);
}

TEST_CASE("flow marks move with the data, for a read from memory to the card", "[canvas]") {
    Fixture f("t5440-read-1");
    const Wire& wire = wireFrom(f, "switch0"); // drawn from the processor down to the switch
    REQUIRE(wire.points.front().y < wire.points.back().y);
    REQUIRE(markOf(f, wire).forward > 0.9);
    REQUIRE(markOf(f, wire).backward == 0);
}

TEST_CASE("a wire with two directions shows the busier one, and its tooltip shows both", "[canvas]") {
    Fixture f("t5440-read-1");
    const Wire& wire = wireFrom(f, "switch0");
    REQUIRE(markOf(f, wire).amount > 0.99);
    const QStringList lines = hoverOfLink(f.document, wire.link);
    REQUIRE(lines.size() == 4);
    REQUIRE(lines[2].startsWith("From memory 100 %, 1.5 GB/s of data"));
    REQUIRE(lines[2].contains("to memory"));
    REQUIRE(lines[2].endsWith("no data"));
}

namespace {

/// Collects the parts that carry traffic: those with a used station, and those on the path of data.
struct Carrying {
    explicit Carrying(const Document& document) {
        const Topology& topology = document.topology();
        const Answer& answer = document.answer();
        for (const StationAnswer& each : answer.stations) {
            const StationLocation& place = answer.model.locationOf(each.station);
            if (each.utilisation > 0 && place.link)
                links.insert(place.link);
            if (each.utilisation > 0 && place.block)
                add(topology, place.block);
        }
        for (const ClassRow& row : answer.model.classes)
            for (const AccessShare& access : row.accesses)
                if (access.memory)
                    add(topology, topology.dataRoute(access.memory, row.processor), document.flows());
    }
    void add(const Topology& topology, BlockId block) {
        for (; block > rootBlock; block = topology.block(block).parent)
            blocks.insert(block);
    }
    /// Adds what a path passes. If caches serve all accesses, no data comes from memory.
    void add(const Topology& topology, const Route& route, const Flows& flows) {
        for (const RouteLink& routeLink : route.links)
            if (trafficOf(flows, routeLink.link).bytesPerSecond == 0)
                return;
        for (const RouteLink& routeLink : route.links)
            links.insert(routeLink.link);
        for (std::size_t i = 0; i < route.blocks.size() && route.blocks.size() > 1; ++i)
            add(topology, route.blocks[i]);
    }
    std::set<LinkId> links;
    std::set<BlockId> blocks;
};

} // namespace

TEST_CASE("no part that carries traffic claims to have none", "[canvas]") {
    needApplication();
    int read = 0;
    for (const std::string& id : bundledIds(BOARDSET_SHARE "/scenarios")) {
        const Document document(test::catalog(), test::scenario(id));
        const auto topology = document.sharedTopology();
        const Carrying carrying(document);
        const auto isSaid = [](const QStringList& lines) {
            return lines.at(2).contains(QRegularExpression(QStringLiteral("[1-9]"))) &&
                   !lines.at(2).contains(QStringLiteral("none"));
        };
        std::set<std::string> kinds; // checks one link of each kind, because all links of a kind have the same sentence
        for (const LinkId link : carrying.links) {
            const Link& of = topology->link(link);
            INFO(id << ": " << subjectOf(*topology, link).id);
            if (kinds.insert(topology->type(of.from).id + ' ' + topology->type(of.to).id + ' ' + of.capacity).second) {
                CHECK(isSaid(hoverOfLink(document, link)));
                ++read;
            }
        }
        const Level level{topology, layoutOf(*topology)};
        for (std::size_t box = 0; box < level.layout.boxes.size(); ++box) {
            const BlockId block = level.layout.boxes[box].block;
            INFO(id << ": " << topology->block(block).path);
            if (carrying.blocks.contains(block) && kinds.insert(topology->type(block).id).second) {
                CHECK(isSaid(hoverOfBox(document, level, static_cast<int>(box))));
                ++read;
            }
        }
    }
    REQUIRE(read > 0);
}

TEST_CASE("a part without a queue shows its traffic, and that it is not limited", "[canvas]") {
    const Fixture f("t5440-first"); // 683 MB/s from the memory of CPU0 through the hubs to a card at CPU2
    const auto lines = [&](const char* path) {
        const Level& level = f.view->level();
        return hoverOfBox(f.document, level, level.boxOf(f.document.topology().find(path)));
    };
    const QString rate = format::text(rateText(f.document.answer().bytesPerSecond));
    CHECK(lines("CPU0/memory")[2].contains(rate + QStringLiteral(" (not limited in this model)")));
    const QStringList link = hoverOfLink(f.document, wireFrom(f, "CPU0/crossbar").link);
    CHECK(link[1].startsWith("Not a limit in this model"));
    CHECK(link[2].startsWith(QStringLiteral("Traffic: ")));
    CHECK_FALSE(link[2].contains(QStringLiteral("none")));
    CHECK(hoverOfLink(f.document, wireFrom(f, "CPU1/crossbar").link)[2] == QStringLiteral("Traffic: none"));
}

TEST_CASE("a part with a rate inside is not called unlimited, and a broadcast counts once", "[canvas]") {
    Fixture f("sunfire6800-first"); // four threads on SB0, their pages on SB3
    CHECK(lineOf(f, "traffic", "SB3") == QStringLiteral("4.8 GB/s; port of SB3 100 %"));
    const auto& stations = f.document.answer().stations;
    const auto bus = std::find_if(stations.begin(), stations.end(),
                                  [](const StationAnswer& each) { return each.block == "fireplane"; });
    REQUIRE(bus != stations.end());
    const QString heard = QStringLiteral("receives %1 million addresses/s")
                              .arg(format::text(figureOf(bus->utilisation * 150))); // of 150 million
    CHECK(lineOf(f, "traffic", "SB5") == heard);
    CHECK(lineOf(f, "traffic", "SB0/repeater") == heard);
    CHECK(lineOf(f, "traffic", "SB5/P0") == heard);
    const Level& level = f.view->level();
    CHECK(hoverOfBox(f.document, level, level.boxOf(f.document.topology().find("SB5")))[2].startsWith(
        QStringLiteral("Traffic: ") + heard));
    REQUIRE(f.document.perform(SetBoard{"SB4", ""}).isEmpty());
    REQUIRE(f.document.perform(SetFailed{"SB5"}).isEmpty());
    CHECK(lineOf(f, "traffic", "SB4").isEmpty()); // no part receives addresses there
    CHECK(lineOf(f, "traffic", "SB5").isEmpty());
    CHECK(lineOf(f, "state", "SB5/P0") == QStringLiteral("out of service"));
}

TEST_CASE("a hub shows that it shares the traffic of all hubs", "[canvas]") {
    const Fixture f("t5440-first");
    const Topology& topology = f.document.topology();
    const Level level{f.document.sharedTopology(), layoutOf(topology)};
    const auto hub = std::ranges::find_if(
        topology.blocks(), [&](const Block& each) { return topology.type(each.id).id == "coherency-hub"; });
    REQUIRE(hub != topology.blocks().end());
    const QString rate = format::text(rateText(f.document.answer().bytesPerSecond));
    CHECK(lineOf(f, "traffic", format::text(hub->path)) == QStringLiteral("one of 4 hubs that share %1").arg(rate));
}

TEST_CASE("address wires show how many messages pass: every board receives each request", "[canvas]") {
    const Fixture f("sunfire6800-first"); // four threads on SB0
    const auto said = [&](const char* path) {
        for (const Link& link : f.document.topology().links())
            if (link.kind == LinkKind::Address && f.document.topology().block(link.from).path == path)
                return hoverOfLink(f.document, link.id)[2];
        throw std::runtime_error("no such link");
    };
    const auto millions = [](double each) {
        return QStringLiteral("Traffic: %1 million messages/s").arg(format::text(figureOf(each / 1e6)));
    };
    const double lines = f.document.answer().classes.front().operationsPerSecond; // per thread
    CHECK(said("SB5/P0") == millions(4 * 2 * lines));         // the address and the snoop result of each
    CHECK(said("SB0/P0") == millions(4 * 2 * lines + lines)); // plus the board's own requests on their way there
}

TEST_CASE("crosslinks are marked as such, and only where they are live", "[canvas]") {
    const auto count = [](const Fixture& f) {
        return std::ranges::count_if(f.view->level().layout.wires, &Wire::standby);
    };
    REQUIRE(count(Fixture("t5440-read-4")) == 0);
    REQUIRE(count(Fixture("t5440-two-way")) == 2);
    REQUIRE(count(Fixture("t5440-failed")) == 0);
}

TEST_CASE("streams are called streams, and their cards reserve space for them", "[canvas]") {
    Fixture f("t5440-two-way");
    const NodeRow& token = f.token(streamOn(f, "slot2"));
    REQUIRE(token.words().startsWith("Stream "));
    REQUIRE(f.box("slot2").rect().contains(token.rect()));
    REQUIRE(f.box("slot2").words().contains("1 stream"));
    const QStringList lines = f.hoverOf(token);
    REQUIRE(lines.size() == 4);
    REQUIRE(lines[1].contains("until the first data arrives"));
    REQUIRE(lines[3].contains("outstanding"));
    const Level& level = f.view->level();
    REQUIRE(level.accepts(level.boxOf(level.topology->find("slot2")), {DragKind::Thread}));
    REQUIRE_FALSE(level.accepts(level.boxOf(level.topology->find("switch2")), {DragKind::Thread}));
}

TEST_CASE("a held token accepts only suitable positions, and a new one gets a workload that suits its position",
          "[canvas]") {
    Fixture f("t5440-two-way");
    const Level& level = f.view->level();
    const Topology& topology = *level.topology;
    const Work& copy = f.document.catalog()->work("copy");
    const BlockId slot = topology.find("slot2");
    REQUIRE(level.accepts(level.boxOf(slot), f.held(streamOn(f, "slot2"))));
    REQUIRE_FALSE(level.accepts(level.boxOf(slot), {.kind = DragKind::Thread, .work = &copy}));

    Workload mixed = f.document.scenario().workload;
    mixed.processes.insert(mixed.processes.begin(),
                           Process{.name = "Z", .work = copy.id, .customers = {}, .regions = {}});
    const DraggedItem held = newToken(DragKind::Thread, "Z");
    const DraggedItem there = newAt(held, topology, mixed, slot);
    REQUIRE(there.process == "A"); // the work of process A can run on a card
    REQUIRE(nounOf(there, topology) == "stream");
    mixed.processes.resize(1);
    REQUIRE(newAt(held, topology, mixed, slot).process.empty()); // in a new process
    // In a new process, with a workload that strands can run.
    REQUIRE(newAt(held, topology, mixed, topology.find("CPU0")).process.empty());
    // Process Z explains why it cannot run there.
    REQUIRE(newAt(held, topology, mixed, topology.find("switch2")).process == "Z");
}

TEST_CASE("a stream that reads and writes shows both rates and how long its reads wait", "[canvas]") {
    Fixture f("t5440-cards");
    const QStringList lines = f.hoverOf(f.token(streamOn(f, "slot4")));
    const Answer& answer = f.document.answer();
    const CustomerAnswer own = customerAnswerOf(answer, "2");
    REQUIRE(own.classes.size() == 2);
    REQUIRE(lines[1].startsWith("Average wait until the first data arrives: " +
                                format::text(figureOf(own.latencyNs(answer), "ns"))));
    REQUIRE(lines[1].contains("954 ns when idle")); // for a read from local memory, as published
    REQUIRE(lines[2].startsWith(format::number(own.bytesPerSecond / 1e6) + " MB/s"));
}

TEST_CASE("the spotlight changes to another machine together with the drawing, never earlier", "[canvas]") {
    Fixture f("sunfire15k-full");
    f.view->setSpotlight(true);
    REQUIRE_FALSE(f.view->overlay().route.empty());
    const auto isOfLevel = [&] { // another machine has other blocks with the same numbers
        return f.view->overlay().route.empty() || f.view->level().topology == f.document.sharedTopology();
    };
    bool isEverOther = false;
    QObject::connect(f.view.get(), &CanvasView::overlayChanged, [&] { isEverOther = isEverOther || !isOfLevel(); });
    for (const char* next : {"sunfire6800-first", "sunfire15k-full", "t5440-two-way"}) {
        f.view->select(f.view->nodes()->rows().front().key);
        f.document.open(test::scenario(next));
        CHECK(isOfLevel());
        CHECK_FALSE(f.view->overlay().route.empty());
    }
    CHECK_FALSE(isEverOther);
}

TEST_CASE("the spotlight on an address bus shows how addresses reach it, and no data", "[canvas]") {
    Fixture f("sunfire6800-copy-24-local");
    f.view->setSpotlight(true);
    const CustomerRoute& route = f.view->overlay().route;
    REQUIRE(f.document.answer().bottleneck()->title == "address bus");
    CHECK(route.links.size() == 30); // from 24 processors to their boards, and from six boards
    for (const LinkId link : route.links)
        CHECK(f.view->level().topology->link(link).kind == LinkKind::Address);
}

TEST_CASE("a bus whose traffic the model does not count is not shown as unused", "[canvas]") {
    Fixture f("sparcserver690mp-case3");
    const auto lines = [&](const char* path) {
        const Level& level = f.view->level();
        return hoverOfBox(f.document, level, level.boxOf(f.document.topology().find(path)));
    };
    const QStringList mbus = lines("mbus");
    CHECK(mbus.front() == "Mbus");
    CHECK(mbus.contains("Used, but the model doesn't count the traffic here"));
    CHECK(lines("membus").front() == "Memory bus");
    CHECK(f.document.perform(SetBoard{"scsi0/disk1", "disk-1300-scsi"}).isEmpty());
    CHECK(f.view->levelText().contains("1.3 GB SCSI disk"));
}
