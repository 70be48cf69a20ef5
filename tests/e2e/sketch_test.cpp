// SPDX-License-Identifier: GPL-3.0-or-later
// A 1992 server with twenty disks is sketched from an empty cabinet with a real pointer and real keys, within a time
// limit.
#include "RealUser.h"

#include <iostream>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

constexpr double fiveMinutes = 300;

int disksIn(const Topology& topology) {
    return static_cast<int>(std::ranges::count_if(
        topology.blocks(), [&](const Block& each) { return each.bay == each.id && each.type.starts_with("disk-"); }));
}

QQuickItem& tile(RealWindow& real, const char* board) {
    return real.item("board", QString::fromUtf8(board));
}

/// Checks the result of a sketch, which is the same by mouse and by keyboard.
void checkSketch(Session& session) {
    const Document& document = session.document();
    const Scenario& scenario = document.base();
    CHECK(scenario.machine == "sparcserver690mp");
    CHECK(scenario.configuration.options.at("processors") == 4);
    CHECK(scenario.configuration.options.at("memoryMB") == 512);
    CHECK(disksIn(document.topology()) == 20);
    REQUIRE(scenario.workload.processes.size() == 2);
    const Process& a = scenario.workload.processes[0];
    const Process& b = scenario.workload.processes[1];
    REQUIRE(a.regions.size() == 1);
    REQUIRE(b.regions.size() == 1);
    CHECK(a.regions[0].lies == RegionLayout::Striped);
    CHECK(a.regions[0].parts.size() == 4);
    CHECK(b.regions[0].lies == RegionLayout::Mirrored);
    CHECK(b.regions[0].parts.size() == 2);
    CHECK(a.customers[0].count == 40);
    CHECK(a.customers[0].rate == 3);
    CHECK(document.answer().bottleneck());
    CHECK_FALSE(document.answer().isOverloaded());
}

} // namespace

TEST_CASE("a 690MP with twenty disks, mirrors, stripes and clients is sketched by mouse in five minutes", "[sketch]") {
    RealWindow real(first);
    Session& session = real.session();
    RealUser person(real);
    person.click(real.item("title", QStringLiteral("Machines")));
    person.click(real.item("machine", QStringLiteral("sparcserver690mp")));
    REQUIRE(real.waitFor([&] { return session.document().base().machine == "sparcserver690mp"; }));
    person.choose(real.item("objectName", QStringLiteral("fileBlock")), QStringLiteral("New scenario"));
    REQUIRE(real.waitFor([&] { return session.document().base().workload.processes.empty(); }));
    person.click(real.item("title", QStringLiteral("Build")));
    person.choose(real.item("tip", QStringLiteral("Processors")), QStringLiteral("4"));
    person.choose(real.item("tip", QStringLiteral("Memory (MB)")), QStringLiteral("512"));

    person.dragPart(tile(real, "isp-80"), boxOf(real, "slot8"), 4);
    CHECK(session.document().history().steps().back().title == "Add ISP-80 to Slot 8 and 3 more");
    for (const char* slot : {"slot8", "slot9", "slot10", "slot11"})
        person.dragPart(tile(real, "disk-1300-ipi"), headOf(real, slot), 4);
    person.dragPart(tile(real, "sbus-scsi"), boxOf(real, "card1"));
    person.dragPart(tile(real, "disk-1300-scsi"), headOf(real, "scsi0"), 2);
    person.dragPart(tile(real, "disk-1300-scsi"), headOf(real, "card1"), 2);
    CHECK(disksIn(session.document().topology()) == 20);
    person.dragPart(tile(real, "network-coprocessor"), boxOf(real, "slot12"), 2);
    person.dragPart(tile(real, "presto-sbus"), boxOf(real, "card2"));

    person.menu(headOf(real, "slot12"), QStringLiteral("Start a process here"));
    person.dragPart(real.item("title", QStringLiteral("Data")), headOf(real, "slot8"));
    person.menu(headOf(real, "slot13"), QStringLiteral("Start a process here"));
    person.dragPart(real.item("title", QStringLiteral("Data")), headOf(real, "scsi0"));
    person.click(real.item("objectName", QStringLiteral("processButtonB")));
    person.click(real.find(
        [](const QQuickItem& item) {
            return item.property("tip").toString() == QStringLiteral("Show it") &&
                   item.property("text").toString().contains(QStringLiteral("striped"));
        },
        "the row of its region"));
    person.choose(real.item("objectName", QStringLiteral("liesChoice")), QStringLiteral("mirrored"));
    person.click(discOf(real, "1"));
    person.type("countField", QStringLiteral("40"));
    person.type("rateField", QStringLiteral("3"));
    checkSketch(session);
    std::cout << "by mouse: " << person.told() << '\n';
    CHECK(person.seconds() < fiveMinutes);
    const auto steps = session.document().history().steps().size();
    for (std::size_t step = 1; step < steps; ++step)
        real.key(QStringLiteral("ctrl+z"));
    CHECK(session.document().base().workload.processes.empty());
    CHECK(disksIn(session.document().topology()) == 0);
}

TEST_CASE("the same 690MP is sketched with the keyboard only", "[sketch]") {
    RealWindow real(first);
    Session& session = real.session();
    DragSession& move = *session.canvas()->drag();
    RealUser person(real);
    /// Presses arrow keys until the held part aims at block `to` or at a part in it, then the count and Return.
    const auto put = [&](const QString& part, const char* to, const char* count = nullptr) {
        person.find(part);
        REQUIRE(move.isActive());
        const auto middleOf = [&](const std::string& path) {
            const Level& level = session.canvas()->level();
            return toQt(level.box(level.boxAround(level.topology->find(path))).rect).center();
        };
        const QString wanted = QString::fromUtf8(to);
        const auto isThere = [&] { return move.targetPath() == wanted || move.targetPath().startsWith(wanted + u'/'); };
        for (int step = 0; step < 30 && !isThere(); ++step) {
            if (move.targetPath().isEmpty()) { // no target yet
                person.key(QStringLiteral("Down"));
                continue;
            }
            const QPointF offset = middleOf(to) - middleOf(move.targetPath().toStdString());
            const bool across = std::abs(offset.y()) < 40;
            person.key(across ? (offset.x() > 0 ? QStringLiteral("Right") : QStringLiteral("Left"))
                              : (offset.y() > 0 ? QStringLiteral("Down") : QStringLiteral("Up")));
        }
        INFO(part.toStdString() << " aims at " << move.targetPath().toStdString());
        REQUIRE(isThere());
        if (count != nullptr)
            person.key(QString::fromUtf8(count));
        person.key(QStringLiteral("Return"));
        REQUIRE(real.waitFor([&] { return !move.isActive() && !session.document().isOutdated(); }));
        real.settle();
    };
    person.find(QStringLiteral("SPARCserver 690MP"));
    REQUIRE(real.waitFor([&] { return session.document().base().machine == "sparcserver690mp"; }));
    person.key(QStringLiteral("ctrl+n"));
    person.find(QStringLiteral("processors: 4"));
    person.find(QStringLiteral("memory (mb): 512"));
    put(QStringLiteral("ISP-80"), "slot8", "4");
    for (const char* slot : {"slot8", "slot9", "slot10", "slot11"})
        put(QStringLiteral("1.3 GB IPI disk"), slot, "4");
    put(QStringLiteral("SCSI for SBus"), "card1");
    put(QStringLiteral("1.3 GB SCSI disk"), "scsi0", "2");
    put(QStringLiteral("1.3 GB SCSI disk"), "card1");
    person.key(QStringLiteral("ctrl+d")); // duplicates it
    REQUIRE(real.waitFor([&] { return disksIn(session.document().topology()) == 20; }));
    put(QStringLiteral("Network CoProcessor"), "slot12", "2");
    put(QStringLiteral("PrestoServe for SBus"), "card2"); // SCSI disks need the one for SBus

    for (const auto& [net, disks] : {std::pair{"slot 12", "slot8"}, std::pair{"slot 13", "scsi0"}}) {
        person.find(QString::fromUtf8(net)); // enters the slot
        person.find(QStringLiteral("new process"));
        person.key(QStringLiteral("Escape")); // leaves it again
        put(QStringLiteral("add data"), disks);
    }
    const auto tabTo = [&](const char* field) {
        const auto isThere = [&] { return real.window().activeFocusItem()->objectName() == QString::fromUtf8(field); };
        for (int tab = 0; tab < 20 && !isThere(); ++tab)
            person.key(QStringLiteral("Tab"));
        INFO(field);
        REQUIRE(isThere());
    };
    person.find(QStringLiteral("region a process b"));
    person.key(QStringLiteral("6")); // moves the focus to the inspector
    tabTo("liesChoice");
    for (const char* key : {"space", "Down", "Return"}) // opens the choices and selects the next one
        person.key(QString::fromUtf8(key));
    person.find(QStringLiteral("client 1"));
    person.key(QStringLiteral("6"));
    for (const auto& [field, digits] : {std::pair{"rateField", "3"}, std::pair{"countField", "40"}}) {
        tabTo(field);
        person.key(QStringLiteral("ctrl+a"));
        for (const char digit : std::string(digits))
            person.key(QString(QLatin1Char(digit)));
        person.key(QStringLiteral("Return"));
    }
    checkSketch(session);
    std::cout << "by keyboard: " << person.told() << '\n';
    CHECK(person.seconds() < fiveMinutes);
}
