// SPDX-License-Identifier: GPL-3.0-or-later
// Boards moved from the library into slots, and the menu of a board: add, remove, fail, repair, divide.
#include "fixture.h"

using namespace boardset;

namespace {

/// The first scenario with five Uniboards: SB5 is empty.
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

int threadsOn(const Fixture& f, const std::string& board) {
    int count = 0;
    for (const Process& process : f.document.scenario().workload.processes)
        for (const Customer& thread : process.customers)
            count += thread.on.starts_with(board + '/') ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("a Uniboard moves from the library into an empty slot, and undo removes it", "[board]") {
    Five f;
    f.view->startBoard(QStringLiteral("uniboard"));
    DragSession& move = *f.view->drag();
    REQUIRE(move.board() == "Uniboard");
    REQUIRE(f.markAt("SB5").target == TargetState::Possible);
    REQUIRE(f.markAt("SB1").target == TargetState::Dimmed); // it already has a board
    REQUIRE(f.markAt("IB6").target == TargetState::Dimmed);
    move.moveTo(f.boxAt("SB5"), 0);
    move.drop();
    REQUIRE(f.document.topology().configuration().boards.at("SB5") == "uniboard");
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 24);
    REQUIRE(f.document.history().steps().back().title == "Add Uniboard to SB5");
    f.document.undo();
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
}

TEST_CASE("the wheel or digits drop several boards together, and the headline gives the number without a slot",
          "[board]") {
    Fixture f;
    REQUIRE(f.document.perform(SetOption{"uniboards", 4}).isEmpty()); // SB4 and SB5 are empty
    DragSession& move = *f.view->drag();
    f.view->startBoard(QStringLiteral("uniboard"));
    move.moveTo(f.boxAt("SB4"), 0);
    f.view->input()->wheel(f.boxAt("SB4"), {0, 120}, {}, 0);
    CHECK(move.count() == 2);
    f.awaitPreview();
    CHECK(move.headline() == "2 × Uniboard into SB4 and the next empty slots");
    f.view->input()->key(Qt::Key_5, 0);
    f.awaitPreview();
    CHECK(move.headline() == "2 × Uniboard into SB4 and the next empty slots; no empty slot for 3 more");
    move.drop();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    CHECK(f.document.history().steps().size() == 3); // one step for all
    f.document.undo();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 16);
    for (const int digit : {Qt::Key_1, Qt::Key_2}) { // two digits in quick succession
        if (!move.isActive())
            f.view->startBoard(QStringLiteral("uniboard"));
        f.view->input()->key(digit, 0);
    }
    CHECK(move.count() == 12);
    move.cancel();
}

TEST_CASE("after a drop with Shift another identical part is held, and Ctrl+D adds one beside the last", "[board]") {
    Fixture f;
    REQUIRE(f.document.perform(SetOption{"uniboards", 4}).isEmpty());
    DragSession& move = *f.view->drag();
    f.view->startBoard(QStringLiteral("uniboard"));
    move.moveTo(f.boxAt("SB4"), Qt::ShiftModifier);
    move.drop();
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
    REQUIRE(move.isActive());
    CHECK(move.board() == "Uniboard");
    move.cancel();
    f.view->repeat();
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    f.view->repeat(); // all slots are occupied
    CHECK(f.document.topology().withRole(Role::Processor).size() == 24);
    CHECK(f.view->notice().contains("No empty slot for another Uniboard"));
    const auto threads = f.document.scenario().workload.customerCount();
    f.view->select(f.token("1").key);
    f.view->repeat();
    CHECK(f.document.scenario().workload.customerCount() == threads + 1);
}

TEST_CASE("the arrow keys find a slot for the board", "[board]") {
    Five f;
    f.view->startBoard(QStringLiteral("link-assembly"));
    f.view->drag()->step(1, 0);
    f.view->drag()->step(0, 1);
    REQUIRE(f.view->drag()->targetPath().startsWith("IB"));
    f.view->drag()->drop();
    REQUIRE(f.document.topology().configuration().boards.size() == 1);
}

TEST_CASE("the last I/O assembly stays in the machine, and the notice quotes the rule", "[board]") {
    Five f;
    REQUIRE(f.document.perform(SetOption{"ioAssemblies", 1}).isEmpty());
    f.view->offerAt(f.headOf("IB6"));
    f.act("Remove the board from IB6");
    REQUIRE(f.document.topology().configuration().boards.empty());
    REQUIRE(f.view->notice().startsWith("Sun Fire 6800 has no working I/O assembly. A domain needs"));
}

TEST_CASE("the last I/O assembly cannot be dragged out of the machine", "[board]") {
    Five f;
    REQUIRE(f.document.perform(SetOption{"ioAssemblies", 1}).isEmpty());
    f.carry(f.headOf("IB6"), {-40, 300});
    REQUIRE(f.view->drag()->refusal().startsWith("Sun Fire 6800 has no working I/O assembly. A domain needs"));
}

TEST_CASE("the menu starts no move if its board was removed after the menu opened", "[board]") {
    Five f;
    f.view->offerAt(f.headOf("SB4"));
    const int move = f.action("Move the board of SB4");
    REQUIRE(move >= 0);
    REQUIRE(f.document.perform(SetBoard{"SB4", {}}).isEmpty());
    f.view->act(move);
    CHECK_FALSE(f.view->drag()->isActive());
}

TEST_CASE("the menu removes boards and adds others", "[board]") {
    Five f;
    REQUIRE_FALSE(f.offers("SB5", "Remove the board from SB5"));
    REQUIRE(f.offers("SB5", "Add Uniboard here"));
    REQUIRE(f.offers("IB6", "Replace with Sun Fire Link assembly"));
    f.act("Replace with Sun Fire Link assembly");
    REQUIRE(f.document.topology().configuration().boards.at("IB6") == "link-assembly");
    REQUIRE(f.offers("SB4", "Remove the board from SB4"));
    f.act("Remove the board from SB4");
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    REQUIRE(f.offers("SB0", "Remove the board from SB0"));
    f.act("Remove the board from SB0");
    REQUIRE(f.document.topology().configuration().boards.at("SB0").empty());
    REQUIRE(threadsOn(f, "SB0") == 0);
    REQUIRE(f.document.base().workload.customerCount() == 4);
}

TEST_CASE("a part fails by the menu and stops its threads, and one action repairs all parts", "[board]") {
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

TEST_CASE("a board moves to another domain by the menu", "[board]") {
    Five f;
    REQUIRE(f.offers("SB4", "Move SB4 to a new domain B"));
    REQUIRE_FALSE(f.offers("SB4", "Move SB4 to domain A")); // it is already there
    f.act("Move SB4 to a new domain B");
    REQUIRE(f.document.topology().domains().size() == 2);
    REQUIRE(f.document.topology().domains()[1].boards == std::vector<std::string>{"SB4"});
    REQUIRE(f.offers("IB9", "Move IB9 to domain B"));
    f.act("Move IB9 to domain B");
    REQUIRE(f.document.topology().domains()[1].boards == std::vector<std::string>{"SB4", "IB9"});
    REQUIRE(f.offers("SB4", "Move SB4 to domain A"));
    f.act("Move SB4 to domain A");
    REQUIRE(f.offers("IB9", "Move IB9 to domain A"));
    f.act("Move IB9 to domain A");
    REQUIRE(f.document.topology().domains().size() == 1); // the empty domain is removed
}

TEST_CASE("a board is dragged to an empty slot with all its threads and pages, and undo restores it", "[board]") {
    Five f;
    const Scenario before = f.document.scenario();
    REQUIRE(threadsOn(f, "SB0") == 4);
    f.carry(f.headOf("SB0"), f.boxAt("SB5"));
    DragSession& move = *f.view->drag();
    REQUIRE(move.canGoOut());
    REQUIRE(move.targetPath() == "SB5");
    REQUIRE(move.headline().startsWith("SB0 to SB5, with 4 threads"));
    REQUIRE(f.markAt("SB5").target == TargetState::Current);
    REQUIRE(f.markAt("SB1").target == TargetState::Possible); // the two boards would be swapped
    REQUIRE(f.markAt("IB6").target == TargetState::Dimmed);
    REQUIRE(f.document.scenario() == before);
    f.view->input()->release(f.boxAt("SB5"));
    REQUIRE(threadsOn(f, "SB5") == 4);
    REQUIRE(f.document.history().steps().back().title == "Swap the board in SB0 with the one in SB5");
    f.document.undo();
    REQUIRE(f.document.scenario() == before);
}

TEST_CASE("a board that is dragged onto another is swapped with it", "[board]") {
    Five f;
    f.carry(f.headOf("SB0"), f.headOf("SB1"));
    REQUIRE(f.view->drag()->headline().startsWith("Swap SB0 and SB1"));
    f.view->input()->release(f.headOf("SB1"));
    REQUIRE(threadsOn(f, "SB1") == 4);
    REQUIRE(f.document.topology().withRole(Role::Processor).size() == 20);
}

TEST_CASE("a board can be dragged out of the machine, and its work moves to other boards", "[board]") {
    Five f;
    const QPointF outside(-40, 300);
    f.carry(f.headOf("SB4"), outside);
    REQUIRE(f.view->drag()->isOut());
    REQUIRE(f.view->drag()->isPossible());
    REQUIRE(f.view->drag()->headline() == "Remove SB4 from the machine");
    f.view->input()->release(outside);
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    const Scenario before = f.document.scenario();
    f.carry(f.headOf("SB3"), outside);
    REQUIRE(f.view->drag()->isPossible()); // its pages move to other boards
    f.view->input()->release(outside);
    REQUIRE(f.document.topology().configuration().boards.at("SB3").empty());
    REQUIRE(f.document.base().workload.pageCount() == before.workload.pageCount());
    f.document.undo();
    REQUIRE(f.document.scenario() == before);
}

TEST_CASE("a board stays if it is dropped on a slot that it does not fit, on its own slot, or after Esc", "[board]") {
    Five f;
    const Scenario before = f.document.scenario();
    f.carry(f.headOf("SB3"), f.boxAt("IB6"));
    REQUIRE(f.view->drag()->refusal().startsWith("Uniboard does not fit in IB6"));
    f.view->input()->moveTo(f.boxAt("SB3"), 0);
    f.awaitPreview();
    REQUIRE(f.view->drag()->headline() == "Stays on SB3");
    f.view->input()->release(f.boxAt("SB3"));
    REQUIRE(f.document.scenario() == before);
    f.carry(f.headOf("SB3"), f.boxAt("SB5"));
    f.view->input()->key(Qt::Key_Escape, 0);
    f.view->input()->release(f.boxAt("SB5"));
    REQUIRE(f.document.scenario() == before);
}

TEST_CASE("a board is moved and removed by keys, and stays selected", "[board]") {
    Five f;
    f.view->clickAt(f.headOf("SB0"));
    f.view->startMove();
    f.awaitPreview();
    REQUIRE(f.view->drag()->headline() == "Stays on SB0");
    for (int i = 0; i < 8 && f.view->drag()->targetPath() != "SB5"; ++i)
        f.view->input()->key(Qt::Key_Right, 0);
    REQUIRE(f.view->drag()->targetPath() == "SB5");
    f.view->input()->key(Qt::Key_Return, 0);
    REQUIRE(threadsOn(f, "SB5") == 4);
    REQUIRE(f.view->selected() == f.box("SB5").key);
    f.view->input()->key(Qt::Key_Delete, 0);
    REQUIRE(threadsOn(f, "SB5") == 0);
    REQUIRE(f.document.base().workload.customerCount() == 4);
    f.view->select({});
    f.view->clickAt(f.headOf("SB4"));
    f.view->input()->key(Qt::Key_Delete, 0);
    REQUIRE(f.document.topology().configuration().boards.at("SB4").empty());
    REQUIRE(f.view->selected() == f.box("SB4").key);
}

TEST_CASE("undo and redo of a board's removal cancel a move in progress", "[board]") {
    Fixture f("sunfire15k-copy-72-local");
    for (const char* bay : {"EX17/IO17", "EX1/IO1"})
        REQUIRE(f.document.perform(SetBoard{bay, ""}).toStdString() == "");
    const auto move = [&] {
        f.view->select(f.token("1").key);
        f.view->startMove();
        REQUIRE(f.view->drag()->isActive());
    };
    const auto givesUp = [&](std::size_t at) {
        REQUIRE_FALSE(f.view->drag()->isActive());
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

TEST_CASE("the move of a thread is cancelled before the diagram loses the thread's board", "[board]") {
    Five f;
    REQUIRE(f.document.perform({SetBoard{"SB5", "uniboard"}, MoveCustomer{"4", "SB5"}}).isEmpty());
    bool drawn = true;
    QObject::connect(f.view->drag(), &DragSession::activeChanged, f.view.get(),
                     [&] { drawn = drawn && f.document.sharedTopology() == f.view->level().topology; });
    for (int i = 0; i < 2; ++i) {
        f.view->select(f.token("4").key);
        f.view->startMove();
        REQUIRE(f.view->drag()->isActive());
        i == 0 ? f.document.undo() : f.document.redo();
        REQUIRE_FALSE(f.view->drag()->isActive());
    }
    REQUIRE(drawn); // never an old machine with a new result
}
