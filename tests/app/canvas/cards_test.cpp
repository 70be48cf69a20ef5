// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and modules in the hand on a machine of devices: what stops, what is replaced, and what is marked.

#include "BoardActions.h"
#include "CardPlace.h"
#include "HoverText.h"
#include "fixture.h"

#include <QSignalSpy>

using namespace boardset;

namespace {

/// What the preview says with the module or card of a bay held outside the machine.
Move& heldOutside(Fixture& f, const char* bay) {
    f.view->select(f.box(bay).key);
    f.view->startMove();
    f.view->move()->aimOutside();
    f.awaitPreview();
    REQUIRE(f.view->move()->isPossible());
    return *f.view->move();
}

const Wire& wireOf(const Fixture& f, const std::string& title) {
    for (const Wire& wire : f.view->level().layout.wires)
        if (f.document.topology().link(wire.link).title == title)
            return wire;
    throw std::runtime_error("no such link");
}

QString keyOfLink(const Fixture& f, LinkId link) {
    return keyOf(picture::subjectOf(f.document.topology(), link));
}

} // namespace

TEST_CASE("a module dragged out says how many streams stop, and praises no latency of none", "[cards]") {
    Fixture f("t5440-first");
    const RowModel<ChangeRow>& changes = *heldOutside(f, "CPU2").changes();
    REQUIRE(changes.find(QStringLiteral("stopped"))->text == QStringLiteral("0 \u2192 1 stream"));
    REQUIRE(changes.find(QStringLiteral("stopped"))->change == QStringLiteral("1 stops"));
    REQUIRE(changes.find(QStringLiteral("stopped"))->verdict == -1);
    REQUIRE(changes.find(QStringLiteral("rate"))->verdict == -1);
    REQUIRE(changes.find(QStringLiteral("latency")) == nullptr);
}

TEST_CASE("where some streams stop, the mean of the others is neither better nor worse", "[cards]") {
    Fixture f("t5440-first");
    REQUIRE(f.document
                .perform(withCustomer(SetBoard{"slot0", "pcie-exerciser"}, f.document.topology(),
                                      f.document.scenario().workload))
                .isEmpty());
    REQUIRE(f.document.scenario().workload.customerCount() == 2);
    const RowModel<ChangeRow>& changes = *heldOutside(f, "CPU2").changes();
    const ChangeRow* stopped = changes.find(QStringLiteral("stopped"));
    REQUIRE(stopped);
    REQUIRE(stopped->text == QStringLiteral("0 \u2192 1 stream"));
    REQUIRE(changes.find(QStringLiteral("latency"))->verdict == 0);
    f.view->move()->cancel();
    REQUIRE(f.document.perform(SetBoard{"CPU2", ""}).isEmpty());
    const auto row = changesOf(f.document.answer(), f.document.answer(), f.view->move()->held(), {});
    REQUIRE(row.front().key != QStringLiteral("stopped")); // none stops that has not stopped before
}

TEST_CASE("a stopped thread that still cannot run there says why", "[cards]") {
    Fixture f;
    REQUIRE(f.document.perform(SetFailed{"SB3"}).isEmpty()); // where the pages are
    const Held held{.cargo = Cargo::Thread, .thread = "1"};
    const auto rows = changesOf(f.document.answer(), f.document.answer(), held, {});
    REQUIRE(rows.front().key == QStringLiteral("still"));
    CHECK(rows.front().subject.startsWith(QStringLiteral("There too it cannot run: its pages are out of reach")));
    const Answer before = f.document.answer();
    REQUIRE(f.document.perform(SetFailed{"SB3", false}).isEmpty());
    CHECK(changesOf(before, f.document.answer(), held, {}).front().key != QStringLiteral("still"));
}

TEST_CASE("into another domain, what becomes of a thread's process and pages is told before", "[cards]") {
    Fixture f("sunfire6800-first"); // pages of all four are on SB3
    const auto told = [&](const char* thread, const char* to) {
        const Workload before = f.document.scenario().workload;
        const Preview there = f.document.preview({MoveCustomer{CustomerName(thread), to}});
        REQUIRE(there.after);
        return borderChange(before, there.after->scenario.workload, CustomerName(thread));
    };
    CHECK_FALSE(told("1", "SB4")); // it is one machine still
    const std::vector<Domain> halves{{"A", 0, {"SB0", "SB1", "SB2", "SB3"}}, {"B", 0, {"SB4", "SB5"}}};
    REQUIRE(f.document.perform(SetDomains{halves, Displaced::Divided}).isEmpty());
    CHECK_FALSE(told("1", "SB1"));
    const auto row = told("1", "SB4");
    REQUIRE(row);
    CHECK(row->subject == QStringLiteral("Into another domain, with new pages of its own")); // three stay
    CHECK(row->text == QStringLiteral("A \u2192 B"));
    for (const char* each : {"2", "3", "4"})
        REQUIRE(f.document.perform(RemoveCustomer{CustomerName(each)}).isEmpty());
    CHECK(told("1", "SB4")->subject == QStringLiteral("Into another domain, with its pages"));
}

TEST_CASE("a pile of several is not said to lack pages", "[cards]") {
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

TEST_CASE("a module with buffers is pulled out, and is told where they go", "[cards]") {
    Fixture f("t5440-first"); // reads from the memory of CPU0
    heldOutside(f, "CPU0");
    REQUIRE(f.view->move()->headline() ==
            QStringLiteral("Take CPU module out of the machine; its 64 pages to the memory that is left"));
    f.view->move()->cancel();
    heldOutside(f, "CPU3");
    REQUIRE(f.view->move()->headline() == QStringLiteral("Take CPU module out of the machine"));
}

TEST_CASE("a card over a slot with a card says what it takes the place of", "[cards]") {
    Fixture f("t5440-first"); // an exerciser in slot 2
    f.view->startBoard(QStringLiteral("pcie-10gbe"));
    f.carryTo(f.boxAt("slot2"));
    REQUIRE(f.view->move()->headline().endsWith(QStringLiteral(", in the place of Exerciser")));
    f.carryTo(f.boxAt("slot3"));
    REQUIRE_FALSE(f.view->move()->headline().contains(QStringLiteral("in the place of")));
    f.carryTo(f.boxAt("sas0")); // built in: no card takes its place
    REQUIRE_FALSE(f.view->move()->headline().contains(QStringLiteral("in the place of")));
}

TEST_CASE("a card over one of its kind is refused, with the reason", "[cards]") {
    Fixture f("t5440-first"); // an exerciser in slot 2
    const Scenario before = f.document.scenario();
    f.view->startBoard(QStringLiteral("pcie-exerciser"));
    f.carryTo(f.boxAt("slot2"));
    REQUIRE(f.view->move()->headline() == "Exerciser into Slot 2");
    REQUIRE(f.view->move()->refusal() == "Slot 2 has one already");
    REQUIRE_FALSE(f.view->move()->isPossible());
    f.view->move()->drop();
    REQUIRE(f.document.scenario() == before);
    REQUIRE(f.view->notice() == "Slot 2 has one already");
}

TEST_CASE("what is carried out of a slot is called what it is, not by the slot that stays", "[cards]") {
    Fixture f("t5440-first");
    REQUIRE(f.document.perform(SetBoard{"slot3", "pcie-hba"}).isEmpty());
    f.view->select(f.box("slot2").key);
    f.view->startMove();
    Move& move = *f.view->move();
    REQUIRE(move.board() == "Exerciser");
    f.carryTo(f.boxAt("slot6"));
    REQUIRE(move.headline().startsWith("Exerciser to Slot 6, with 1 stream"));
    f.carryTo(f.boxAt("slot3"));
    REQUIRE(move.headline().startsWith("Exerciser of Slot 2 and HBA of Slot 3 change places"));
    move.aimOutside();
    f.awaitPreview();
    REQUIRE(move.headline() == "Take Exerciser out of the machine");
}

TEST_CASE("the words about a move hide neither what is carried nor its target", "[cards]") {
    const QRectF room(8, 48, 860, 560);
    const QSizeF card(310, 96);
    for (double x = 60; x < 860; x += 40) { // a slot under every place of the canvas, its card dropped into its middle
        for (double y = 110; y < 560; y += 40) {
            const QRectF target(x - 37, y - 60, 74, 120);
            const QRectF carried(x - 60, y - 16, 120, 32);
            const QRectF placed(cardPlace(card, carried, target, room), card);
            INFO("at " << x << ", " << y);
            REQUIRE_FALSE(placed.intersects(carried));
            REQUIRE_FALSE(placed.intersects(target));
            REQUIRE(room.contains(placed));
        }
    }
    // A target as large as the room is covered rather than what is carried.
    const QRectF carried(400, 300, 120, 32);
    REQUIRE_FALSE(QRectF(cardPlace(card, carried, room, room), card).intersects(carried));
}

TEST_CASE("where the slots are drawn as one with their switch, a stream goes to what is drawn", "[cards]") {
    Fixture f("t5440-first");
    f.view->camera()->setViewport({460, 300});
    REQUIRE(f.view->level().layout.detail == Detail::Overview);
    f.view->select(f.token(QStringLiteral("1")).key);
    f.view->startMove();
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Right}) {
        f.view->hand()->key(key, 0);
        f.awaitPreview();
        const int box = f.view->move()->targetBox();
        REQUIRE(f.view->move()->headline() ==
                QStringLiteral("Stream 1 to %1").arg(QString::fromStdString(f.view->level().box(box).title)));
    }
}

TEST_CASE("a link that is clicked is marked, until something else is", "[cards]") {
    Fixture f("t5440-first");
    QSignalSpy asked(f.view.get(), &CanvasView::inspectRequested);
    const Wire wire = wireOf(f, "link of PCI-E switch 2");
    const Point from = wire.points.front();
    const Point to = wire.points.back();
    f.view->clickAt(f.view->camera()->toCanvas(QRectF((from.x + to.x) / 2, (from.y + to.y) / 2, 0, 0)).center());
    REQUIRE(f.view->selected() == keyOfLink(f, wire.link));
    REQUIRE(asked.back().at(0).value<Subject::Kind>() == Subject::Link);
    REQUIRE(asked.back().at(1) == Subject::linkId(f.document.topology(), wire.link));
    REQUIRE(f.document.perform(SetOption{"reconfigured", 0}).isEmpty());
    const LinkId other = wireOf(f, "link of PCI-E switch 0").link;
    f.view->selectThing(Subject::Link, Subject::linkId(f.document.topology(), other));
    REQUIRE(f.view->selected() == keyOfLink(f, other));
    f.view->clickAt(f.headOf("CPU1"));
    REQUIRE_FALSE(f.view->selected().isEmpty());
    REQUIRE(f.view->selected() == f.box("CPU1").key);
}

TEST_CASE("the card of a link gives its capacity once, as numbers are written everywhere", "[cards]") {
    Fixture f("t5440-first");
    const Wire wire = wireOf(f, "link of PCI-E switch 2");
    const QStringList lines = hoverOfLink(f.document, wire.link);
    REQUIRE(lines[1] == QStringLiteral("Rate left for packets, each direction: 1,993 MB/s"));
}

TEST_CASE("what is put into a slot by the menu needs no article", "[cards]") {
    Fixture f("t5440-first");
    const auto offers = [&](const char* slot, const char* words) {
        f.view->select(f.box(slot).key);
        f.view->offerSelected();
        return f.action(words) >= 0;
    };
    REQUIRE(offers("slot3", "Put HBA here"));
    REQUIRE(offers("slot2", "Put I/O expansion unit here instead"));
}
