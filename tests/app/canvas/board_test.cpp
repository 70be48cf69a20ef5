// SPDX-License-Identifier: GPL-3.0-or-later
// Boards from the shelf into slots, and the menu of a board: put, take out, fail, repair, divide.
#include "fixture.h"

using namespace boardset;

namespace {

/// The first start with five Uniboards: SB5 is empty.
struct Five : Fixture {
    Five() { REQUIRE(document.perform(SetOption{"uniboards", 5}).isEmpty()); }

    bool offers(const char* path, const QString& words) {
        view->offerAt(headOf(path));
        return action(words) >= 0;
    }
    QStringList failed() const {
        QStringList parts;
        for (const std::string& part : document.topology().configuration().failed)
            parts << QString::fromStdString(part);
        return parts;
    }
};

/// What is asked about boards that would go.
struct WhatIsAsked {
    explicit WhatIsAsked(const Fixture& f) {
        QObject::connect(
            &f.document, &Document::displaces, &context,
            [this](const std::vector<Edit>&, const Displacement& displaced) {
                with = displaced.customers;
                pages = displaced.pages;
            });
    }
    QObject context;
    std::map<std::string, int> with;
    int pages = 0;
};

} // namespace

TEST_CASE("a Uniboard goes from the shelf into an empty slot, and out again by undo", "[board]") {
    Five f;
    f.view->startBoard(QStringLiteral("uniboard"));
    Move& move = *f.view->move();
    REQUIRE(move.board() == "Uniboard");
    REQUIRE(f.markAt("SB5").target == TargetState::Possible);
    REQUIRE(f.markAt("SB1").target == TargetState::Dimmed); // it has one
    REQUIRE(f.markAt("IB6").target == TargetState::Dimmed);
    move.moveTo(f.boxAt("SB5"), 0);
    move.drop();
    REQUIRE(f.document.topology().configuration().boards.at("SB5") == "uniboard");
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 24);
    REQUIRE(f.document.history().steps().back().title == "Put Uniboard into SB5");
    f.document.undo();
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
}

TEST_CASE("several boards are dropped at once, by wheel or digits, and what has no place is said", "[board]") {
    Fixture f;
    REQUIRE(f.document.perform(SetOption{"uniboards", 4}).isEmpty()); // SB4 and SB5 are empty
    Move& move = *f.view->move();
    f.view->startBoard(QStringLiteral("uniboard"));
    move.moveTo(f.boxAt("SB4"), 0);
    f.view->hand()->wheel(f.boxAt("SB4"), {0, 120}, {}, 0);
    CHECK(move.count() == 2);
    f.awaitPreview();
    CHECK(move.headline() == "2 × Uniboard into SB4 and the free places after it");
    f.view->hand()->key(Qt::Key_5, 0);
    f.awaitPreview();
    CHECK(move.headline() == "2 × Uniboard into SB4 and the free places after it; 3 more have no place");
    move.drop();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    CHECK(f.document.history().steps().size() == 3); // one step for all
    f.document.undo();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 16);
    for (const int digit : {Qt::Key_1, Qt::Key_2}) { // soon one after the other
        if (!move.isActive())
            f.view->startBoard(QStringLiteral("uniboard"));
        f.view->hand()->key(digit, 0);
    }
    CHECK(move.count() == 12);
    move.cancel();
}

TEST_CASE("with Shift another like it stays in the hand, and Ctrl+D puts one beside the last", "[board]") {
    Fixture f;
    REQUIRE(f.document.perform(SetOption{"uniboards", 4}).isEmpty());
    Move& move = *f.view->move();
    f.view->startBoard(QStringLiteral("uniboard"));
    move.moveTo(f.boxAt("SB4"), Qt::ShiftModifier);
    move.drop();
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
    REQUIRE(move.isActive());
    CHECK(move.board() == "Uniboard");
    move.cancel();
    f.view->repeat();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    f.view->repeat(); // all are full
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    CHECK(f.view->notice().contains("No place is free for another Uniboard"));
    const auto threads = f.document.scenario().workload.customerCount();
    f.view->select(f.token("1").key);
    f.view->repeat();
    CHECK(f.document.scenario().workload.customerCount() == threads + 1);
}

TEST_CASE("a board that does not fit snaps back", "[board]") {
    Five f;
    const Scenario before = f.document.scenario();
    f.view->startBoard(QStringLiteral("uniboard"));
    f.view->move()->moveTo(f.boxAt("IB6"), 0);
    f.view->move()->drop();
    REQUIRE(f.document.scenario() == before);
    REQUIRE(f.view->notice().contains("Uniboard does not fit in IB6"));
}

TEST_CASE("the arrow keys find the slot too", "[board]") {
    Five f;
    f.view->startBoard(QStringLiteral("link-assembly"));
    f.view->move()->step(1, 0);
    f.view->move()->step(0, 1);
    REQUIRE(f.view->move()->targetPath().startsWith("IB"));
    f.view->move()->drop();
    REQUIRE(f.document.topology().configuration().boards.size() == 1);
}

TEST_CASE("the last I/O assembly stays, and the rule says why", "[board]") {
    Five f;
    REQUIRE(f.document.perform(SetOption{"ioAssemblies", 1}).isEmpty());
    f.view->offerAt(f.headOf("IB6"));
    f.act("Take the board out of IB6");
    REQUIRE(f.document.topology().configuration().boards.empty());
    REQUIRE(f.view->notice().startsWith("Sun Fire 6800 has no I/O assembly that works. A domain needs"));
}

TEST_CASE("the menu of a board that has gone since it was opened takes nothing up", "[board]") {
    Five f;
    f.view->offerAt(f.headOf("SB4"));
    const int move = f.action("Move the board of SB4");
    REQUIRE(move >= 0);
    REQUIRE(f.document.perform(SetBoard{"SB4", {}}).isEmpty());
    f.view->act(move);
    CHECK_FALSE(f.view->move()->isActive());
}

TEST_CASE("the menu takes boards out and puts others in", "[board]") {
    Five f;
    REQUIRE_FALSE(f.offers("SB5", "Take the board out of SB5"));
    REQUIRE(f.offers("SB5", "Put Uniboard here"));
    REQUIRE(f.offers("IB6", "Put Sun Fire Link assembly here instead"));
    f.act("Put Sun Fire Link assembly here instead");
    REQUIRE(f.document.topology().configuration().boards.at("IB6") == "link-assembly");
    REQUIRE(f.offers("SB4", "Take the board out of SB4"));
    f.act("Take the board out of SB4");
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    REQUIRE(f.offers("SB0", "Take the board out of SB0"));
    const WhatIsAsked asked(f);
    f.act("Take the board out of SB0");
    REQUIRE(asked.with == std::map<std::string, int>{{"thread", 4}});
    REQUIRE(f.document.topology().configuration().boards.count("SB0") == 0);
}

TEST_CASE("a part fails by the menu, stops its threads, and all is repaired at once", "[board]") {
    Five f;
    REQUIRE(f.offers("SB3", "Fail SB3"));
    REQUIRE_FALSE(f.offers("SB3", "Repair all parts"));
    f.act("Fail SB3");
    REQUIRE(f.failed() == QStringList{"SB3"});
    REQUIRE(f.document.answer().model.stopped.size() == 4);
    REQUIRE(f.offers("SB3", "Repair SB3"));
    REQUIRE_FALSE(f.offers("SB3", "Fail SB3"));
    REQUIRE(f.offers("SB1", "Fail SB1"));
    f.act("Fail SB1");
    REQUIRE(f.offers("SB0", "Repair all parts"));
    f.act("Repair all parts");
    REQUIRE(f.failed().isEmpty());
    REQUIRE(f.document.answer().model.stopped.empty());
}

TEST_CASE("a board goes to another domain by the menu", "[board]") {
    Five f;
    REQUIRE(f.offers("SB4", "SB4 to a new domain B"));
    REQUIRE_FALSE(f.offers("SB4", "SB4 to domain A")); // it is there
    f.act("SB4 to a new domain B");
    REQUIRE(f.document.topology().domains().size() == 2);
    REQUIRE(f.document.topology().domains()[1].boards == std::vector<std::string>{"SB4"});
    REQUIRE(f.offers("IB9", "IB9 to domain B"));
    f.act("IB9 to domain B");
    REQUIRE(f.document.topology().domains()[1].boards == std::vector<std::string>{"SB4", "IB9"});
    REQUIRE(f.offers("SB4", "SB4 to domain A"));
    f.act("SB4 to domain A");
    REQUIRE(f.offers("IB9", "IB9 to domain A"));
    f.act("IB9 to domain A");
    REQUIRE(f.document.topology().domains().size() == 1); // the empty one is gone
}

namespace {

int threadsOn(const Fixture& f, const std::string& board) {
    int count = 0;
    for (const Process& process : f.document.scenario().workload.processes)
        for (const Customer& thread : process.customers)
            count += thread.on.starts_with(board + '/') ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("a board is dragged to an empty slot with all that is on it, and back by undo", "[board]") {
    Five f;
    const Scenario before = f.document.scenario();
    REQUIRE(threadsOn(f, "SB0") == 4);
    f.carry(f.headOf("SB0"), f.boxAt("SB5"));
    Move& move = *f.view->move();
    REQUIRE(move.canGoOut());
    REQUIRE(move.targetPath() == "SB5");
    REQUIRE(move.headline().startsWith("SB0 to SB5, with 4 threads"));
    REQUIRE(f.markAt("SB5").target == TargetState::Current);
    REQUIRE(f.markAt("SB1").target == TargetState::Possible); // they change places
    REQUIRE(f.markAt("IB6").target == TargetState::Dimmed);
    REQUIRE(f.document.scenario() == before);
    f.view->hand()->release(f.boxAt("SB5"));
    REQUIRE(threadsOn(f, "SB5") == 4);
    REQUIRE(f.document.history().steps().back().title == "Swap the board of SB0 and that of SB5");
    f.document.undo();
    REQUIRE(f.document.scenario() == before);
}

TEST_CASE("two boards change places", "[board]") {
    Five f;
    f.carry(f.headOf("SB0"), f.headOf("SB1"));
    REQUIRE(f.view->move()->headline().startsWith("SB0 and SB1 change places"));
    f.view->hand()->release(f.headOf("SB1"));
    REQUIRE(threadsOn(f, "SB1") == 4);
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
}

TEST_CASE("a board is dragged out of the machine, unless something runs on it", "[board]") {
    Five f;
    const QPointF shelf(-40, 300);
    f.carry(f.headOf("SB4"), shelf);
    REQUIRE(f.view->move()->isOut());
    REQUIRE(f.view->move()->isPossible());
    REQUIRE(f.view->move()->headline() == "Take SB4 out of the machine");
    f.view->hand()->release(shelf);
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    const Scenario before = f.document.scenario();
    f.carry(f.headOf("SB3"), shelf);
    REQUIRE_FALSE(f.view->move()->isPossible());
    REQUIRE(f.view->move()->refusal().contains("move it first"));
    const WhatIsAsked asked(f);
    f.view->hand()->release(shelf);
    REQUIRE(f.document.scenario() == before);
    REQUIRE(asked.pages > 0);
}

TEST_CASE("a board over a slot that it does not fit says so, and stays; over its own slot it stays as well",
          "[board]") {
    Five f;
    const Scenario before = f.document.scenario();
    f.carry(f.headOf("SB3"), f.boxAt("IB6"));
    REQUIRE(f.view->move()->refusal().startsWith("Uniboard does not fit in IB6"));
    f.view->hand()->moveTo(f.boxAt("SB3"), 0);
    f.awaitPreview();
    REQUIRE(f.view->move()->headline() == "Stays on SB3");
    f.view->hand()->release(f.boxAt("SB3"));
    REQUIRE(f.document.scenario() == before);
    f.carry(f.headOf("SB3"), f.boxAt("SB5"));
    f.view->hand()->key(Qt::Key_Escape, 0);
    f.view->hand()->release(f.boxAt("SB5"));
    REQUIRE(f.document.scenario() == before);
}

TEST_CASE("the last I/O assembly cannot be dragged out, and the rule says why", "[board]") {
    Five f;
    REQUIRE(f.document.perform(SetOption{"ioAssemblies", 1}).isEmpty());
    f.carry(f.headOf("IB6"), {-40, 300});
    REQUIRE(f.view->move()->refusal().startsWith("Sun Fire 6800 has no I/O assembly that works. A domain needs"));
}

TEST_CASE("a board is moved and taken out by keys, and stays selected", "[board]") {
    Five f;
    f.view->clickAt(f.headOf("SB0"));
    f.view->startMove();
    f.awaitPreview();
    REQUIRE(f.view->move()->headline() == "Stays on SB0");
    for (int i = 0; i < 8 && f.view->move()->targetPath() != "SB5"; ++i)
        f.view->hand()->key(Qt::Key_Right, 0);
    REQUIRE(f.view->move()->targetPath() == "SB5");
    f.view->hand()->key(Qt::Key_Return, 0);
    REQUIRE(threadsOn(f, "SB5") == 4);
    REQUIRE(f.view->selected() == f.box("SB5").key);
    const WhatIsAsked asked(f);
    f.view->hand()->key(Qt::Key_Delete, 0);
    REQUIRE(asked.with == std::map<std::string, int>{{"thread", 4}});
    f.view->select({});
    f.view->clickAt(f.headOf("SB4"));
    f.view->hand()->key(Qt::Key_Delete, 0);
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    REQUIRE(f.view->selected() == f.box("SB4").key);
}

TEST_CASE("undo and redo of a board's removal give up what is being moved", "[board]") {
    Fixture f("sunfire15k-copy-72-local");
    for (const char* bay : {"EX17/IO17", "EX1/IO1"})
        REQUIRE(f.document.perform(SetBoard{bay, ""}).toStdString() == "");
    const auto move = [&] {
        f.view->select(f.token("1").key);
        f.view->startMove();
        REQUIRE(f.view->move()->isActive());
    };
    const auto givesUp = [&](std::size_t at) {
        REQUIRE_FALSE(f.view->move()->isActive());
        REQUIRE(f.document.history().at() == at);
        REQUIRE(f.view->nodes()->count() > 0);
    };
    move();
    f.document.undo();
    givesUp(1);
    move();
    f.document.undo();
    givesUp(0);
    move();
    f.document.redo();
    givesUp(1);
}

TEST_CASE("a thread in the hand whose board goes is given up while its board is still there", "[board]") {
    Five f;
    REQUIRE(f.document.perform({SetBoard{"SB5", "uniboard"}, MoveCustomer{"4", "SB5"}}).isEmpty());
    bool drawn = true;
    QObject::connect(f.view->move(), &Move::activeChanged, f.view.get(),
                     [&] { drawn = drawn && f.document.sharedTopology() == f.view->level().topology; });
    for (int i = 0; i < 2; ++i) {
        f.view->select(f.token("4").key);
        f.view->startMove();
        REQUIRE(f.view->move()->isActive());
        i == 0 ? f.document.undo() : f.document.redo();
        REQUIRE_FALSE(f.view->move()->isActive());
    }
    REQUIRE(drawn); // never an old machine with a new answer
}
