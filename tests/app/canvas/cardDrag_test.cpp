// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and modules moved on a machine of devices: stopped streams, replaced cards, and marked links.

#include "BoardActions.h"
#include "CardPosition.h"
#include "HoverText.h"
#include "fixture.h"

#include <QSignalSpy>

using namespace boardset;

namespace {

/// Returns the move with the preview of the module or card of a bay held outside the machine.
DragSession& heldOutside(Fixture& f, const char* bay) {
    f.view->select(f.box(bay).key);
    f.view->startMove();
    f.view->drag()->aimOutside();
    f.awaitPreview();
    REQUIRE(f.view->drag()->isPossible());
    return *f.view->drag();
}

const Wire& wireOf(const Fixture& f, const std::string& title) {
    for (const Wire& wire : f.view->level().layout.wires)
        if (f.document.topology().link(wire.link).title == title)
            return wire;
    throw std::runtime_error("no such link");
}

QString keyOfLink(const Fixture& f, LinkId link) {
    return format::text(subjectOf(f.document.topology(), link));
}

} // namespace

TEST_CASE("a module dragged out reports how many streams stop, and shows no latency gain without a stream", "[cards]") {
    Fixture f("t5440-first");
    const CardModel& changes = *heldOutside(f, "CPU2").changes();
    REQUIRE(changes.line("stopped").text == QStringLiteral("0 \u2192 1 stream"));
    REQUIRE(changes.line("stopped").change == QStringLiteral("1 stops"));
    REQUIRE(changes.line("stopped").tone == "bad");
    REQUIRE(changes.line("rate").tone == "bad");
    REQUIRE(changes.line("latency").key.isEmpty());
}

TEST_CASE("if some streams stop, the mean latency of the others counts as neither better nor worse", "[cards]") {
    Fixture f("t5440-first");
    REQUIRE(f.document
                .perform(withCustomer(SetBoard{"slot0", "pcie-exerciser"}, f.document.topology(),
                                      f.document.scenario().workload))
                .isEmpty());
    REQUIRE(f.document.scenario().workload.customerCount() == 2);
    const CardModel& changes = *heldOutside(f, "CPU2").changes();
    REQUIRE(changes.line("stopped").text == QStringLiteral("0 \u2192 1 stream"));
    REQUIRE(changes.line("latency").tone == "plain");
    f.view->drag()->cancel();
    REQUIRE(f.document.perform(SetBoard{"CPU2", ""}).isEmpty());
    const auto lines = describeMove(f.document.answer(), f.document.answer(), {});
    REQUIRE(lines.front().key != "stopped"); // no stream stops that had not stopped before
}

TEST_CASE("the preview of a stopped thread gives the reason if the thread still cannot run there", "[cards]") {
    Fixture f;
    REQUIRE(f.document.perform(SetFailed{"SB3"}).isEmpty()); // the pages are there
    const MovedItem moved{.customer = "1"};
    const auto lines = describeMove(f.document.answer(), f.document.answer(), moved);
    REQUIRE(lines.front().key == "still");
    CHECK(std::string(lines.front().heading).starts_with("It can't run there either: its pages are unreachable"));
    const Answer before = f.document.answer();
    REQUIRE(f.document.perform(SetFailed{"SB3", false}).isEmpty());
    CHECK(describeMove(before, f.document.answer(), moved).front().key != "still");
}

TEST_CASE("before a move into another domain, the preview shows what happens to the thread's process and pages",
          "[cards]") {
    Fixture f("sunfire6800-first"); // the pages of all four threads are on SB3
    const auto reported = [&](const char* thread, const char* to) {
        const Workload before = f.document.scenario().workload;
        const Preview there = f.document.preview({MoveCustomer{CustomerName(thread), to}});
        REQUIRE(there.after);
        return describeBorder(before, there.after->scenario.workload, CustomerName(thread));
    };
    CHECK_FALSE(reported("1", "SB4")); // the machine is still a single domain
    const std::vector<Domain> halves{{"A", 0, {"SB0", "SB1", "SB2", "SB3"}}, {"B", 0, {"SB4", "SB5"}}};
    REQUIRE(f.document.perform(SetDomains{halves}).isEmpty());
    CHECK_FALSE(reported("1", "SB1"));
    const auto line = reported("1", "SB4");
    REQUIRE(line);
    CHECK(line->heading == Message{"Into another domain, with new pages of its own"}); // three threads stay
    CHECK(Language().text(line->value) == "A → B");
    for (const char* each : {"2", "3", "4"})
        REQUIRE(f.document.perform(RemoveCustomer{CustomerName(each)}).isEmpty());
    CHECK(reported("1", "SB4")->heading == Message{"Into another domain, with its pages"});
}

TEST_CASE("the tooltip of a pile of several tokens does not report missing pages", "[cards]") {
    Fixture f;
    picture::Token pile;
    pile.isMore = true;
    for (const bool pages : {true, false}) {
        pile.isPages = pages;
        const QString words = QStringLiteral("128 pages of 2 regions, in SB3");
        const QStringList lines = hoverOfToken(f.document, f.view->level(), pile, words);
        CHECK(lines.front() == words);
        CHECK(lines.filter(QStringLiteral("no pages")).isEmpty());
    }
}

TEST_CASE("a module with buffers can be removed, and the headline shows where its pages move", "[cards]") {
    Fixture f("t5440-first"); // the only stream reads from the memory of CPU0
    heldOutside(f, "CPU0");
    REQUIRE(f.view->drag()->headline() ==
            QStringLiteral("Remove CPU module from the machine; its 64 pages move to the remaining memory"));
    f.view->drag()->cancel();
    heldOutside(f, "CPU3");
    REQUIRE(f.view->drag()->headline() == QStringLiteral("Remove CPU module from the machine"));
}

TEST_CASE("a card over an occupied slot names the card that it replaces", "[cards]") {
    Fixture f("t5440-first"); // slot 2 has an exerciser
    f.view->startBoard(QStringLiteral("pcie-10gbe"));
    f.carryTo(f.boxAt("slot2"));
    REQUIRE(f.view->drag()->headline().endsWith(QStringLiteral(", replacing Exerciser")));
    f.carryTo(f.boxAt("slot3"));
    REQUIRE_FALSE(f.view->drag()->headline().contains(QStringLiteral("replacing")));
    f.carryTo(f.boxAt("sas0")); // built in: a card cannot replace it
    REQUIRE_FALSE(f.view->drag()->headline().contains(QStringLiteral("replacing")));
}

TEST_CASE("a card over a card of the same kind is refused with a reason", "[cards]") {
    Fixture f("t5440-first"); // slot 2 has an exerciser
    const Scenario before = f.document.scenario();
    f.view->startBoard(QStringLiteral("pcie-exerciser"));
    f.carryTo(f.boxAt("slot2"));
    REQUIRE(f.view->drag()->headline() == "Exerciser into Slot 2");
    REQUIRE(f.view->drag()->refusal() == "Slot 2 already has a part of this type");
    REQUIRE_FALSE(f.view->drag()->isPossible());
    f.view->drag()->drop();
    REQUIRE(f.document.scenario() == before);
    REQUIRE(f.view->notice() == "Slot 2 already has a part of this type");
}

TEST_CASE("a card that is moved out of a slot is called by its own name, not by the slot's", "[cards]") {
    Fixture f("t5440-first");
    REQUIRE(f.document.perform(SetBoard{"slot3", "pcie-hba"}).isEmpty());
    f.view->select(f.box("slot2").key);
    f.view->startMove();
    DragSession& move = *f.view->drag();
    REQUIRE(move.board() == "Exerciser");
    f.carryTo(f.boxAt("slot6"));
    REQUIRE(move.headline().startsWith("Exerciser to Slot 6, with 1 stream"));
    f.carryTo(f.boxAt("slot3"));
    REQUIRE(move.headline().startsWith("Swap Exerciser of Slot 2 and HBA of Slot 3"));
    move.aimOutside();
    f.awaitPreview();
    REQUIRE(move.headline() == "Remove Exerciser from the machine");
}

TEST_CASE("the text about a move hides neither the moved part nor its target", "[cards]") {
    const QRectF area(8, 48, 860, 560);
    const QSizeF card(310, 96);
    for (double x = 60; x < 860; x += 40) { // slots over the whole canvas, the card dropped in the middle
        for (double y = 110; y < 560; y += 40) {
            const QRectF target(x - 37, y - 60, 74, 120);
            const QRectF carried(x - 60, y - 16, 120, 32);
            const QRectF placed(cardPosition(card, carried, target, area), card);
            INFO("at " << x << ", " << y);
            REQUIRE_FALSE(placed.intersects(carried));
            REQUIRE_FALSE(placed.intersects(target));
            REQUIRE(area.contains(placed));
        }
    }
    // If the target is as large as the available area, the text covers the target rather than the moved part.
    const QRectF carried(400, 300, 120, 32);
    REQUIRE_FALSE(QRectF(cardPosition(card, carried, area, area), card).intersects(carried));
}

TEST_CASE("where slots are drawn as one box with their switch, a stream moves to that box", "[cards]") {
    Fixture f("t5440-first");
    f.view->camera()->setViewport({460, 300});
    REQUIRE(f.view->level().layout.detail == Detail::Overview);
    f.view->select(f.token(QStringLiteral("1")).key);
    f.view->startMove();
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Right}) {
        f.view->input()->key(key, 0);
        f.awaitPreview();
        const int box = f.view->drag()->targetBox();
        REQUIRE(f.view->drag()->headline() ==
                QStringLiteral("Stream 1 to %1").arg(QString::fromStdString(f.view->level().box(box).title)));
    }
}

TEST_CASE("a clicked link stays marked until something else is selected", "[cards]") {
    Fixture f("t5440-first");
    QSignalSpy asked(f.view.get(), &CanvasView::inspectRequested);
    const Wire wire = wireOf(f, "link of PCI-E switch 2");
    const Point from = wire.points.front();
    const Point to = wire.points.back();
    f.view->clickAt(f.view->camera()->toCanvas(QRectF((from.x + to.x) / 2, (from.y + to.y) / 2, 0, 0)).center());
    REQUIRE(f.view->selected() == keyOfLink(f, wire.link));
    REQUIRE(asked.back().at(0).value<Subject>() == subjectOf(f.document.topology(), wire.link));
    REQUIRE(f.document.perform(SetOption{"reconfigured", 0}).isEmpty());
    const LinkId other = wireOf(f, "link of PCI-E switch 0").link;
    f.view->selectItem(subjectOf(f.document.topology(), other));
    REQUIRE(f.view->selected() == keyOfLink(f, other));
    f.view->clickAt(f.headOf("CPU1"));
    REQUIRE_FALSE(f.view->selected().isEmpty());
    REQUIRE(f.view->selected() == f.box("CPU1").key);
}

TEST_CASE("the tooltip of a link gives its capacity once, in the usual number format", "[cards]") {
    Fixture f("t5440-first");
    const Wire wire = wireOf(f, "link of PCI-E switch 2");
    const QStringList lines = hoverOfLink(f.document, wire.link);
    REQUIRE(lines[1] == QStringLiteral("Rate available for packets in each direction: 1,993 MB/s"));
}

TEST_CASE("menu entries name a card without an article", "[cards]") {
    Fixture f("t5440-first");
    const auto offers = [&](const char* slot, const char* words) {
        f.view->select(f.box(slot).key);
        f.view->offerSelected();
        return f.action(words) >= 0;
    };
    REQUIRE(offers("slot3", "Add HBA here"));
    REQUIRE(offers("slot2", "Replace with I/O expansion unit"));
}
