// SPDX-License-Identifier: GPL-3.0-or-later
// Moves by mouse and keyboard: targets, the result before the drop, refusals, undo.
#include "fixture.h"

#include "boardset/analysis/Comparison.h"

#include <QSignalSpy>

using namespace boardset;

namespace {

ShownLine change(DragSession& move, const char* key) {
    return move.changes()->line(key);
}

} // namespace

TEST_CASE("a thread dragged to its pages shows the result before the drop, and has it after the drop", "[canvas]") {
    Fixture f;
    DragSession& move = *f.view->drag();
    const double before = f.document.answer().bytesPerSecond;
    f.drag(f.tokenAt("4"), f.boxAt("SB3/P1"));
    REQUIRE(move.isActive());
    f.awaitPreview();
    REQUIRE(move.isPossible());
    REQUIRE(move.headline() == "Thread 4 to SB3 P1");
    REQUIRE(change(move, "threadLatency").tone == "good");
    REQUIRE(change(move, "rate").tone == "good");
    REQUIRE(f.document.answer().bytesPerSecond == before); // nothing has changed yet
    const QString promised = change(move, "rate").text.section(' ', 2, 2);

    f.view->input()->release(f.boxAt("SB3/P1"));
    REQUIRE_FALSE(move.isActive());
    REQUIRE(f.processorOf("4") == "SB3/P1");
    REQUIRE(QString::number(std::llround(f.document.answer().bytesPerSecond / 1e6)) == QString(promised).remove(','));
    f.document.undo();
    REQUIRE(f.processorOf("4") == "SB0/P3");
}

TEST_CASE("a thread dragged onto an occupied processor shows no latency gain that the Results panel would not show",
          "[canvas]") {
    Fixture f;
    DragSession& move = *f.view->drag();
    const Answer before = f.document.answer();
    f.drag(f.tokenAt("2"), f.boxAt("SB0/P0"));
    f.awaitPreview();
    REQUIRE(move.isPossible());
    for (const char* const key : {"threadLatency", "latency"}) {
        CAPTURE(key);
        CHECK(change(move, key).tone == "plain");
        CHECK(change(move, key).change == "not compared");
    }
    const QString subject = change(move, "threadLatency").heading;
    f.view->input()->release(f.boxAt("SB0/P0"));
    const std::string why = compare(before, f.document.answer()).whyNoLatency;
    REQUIRE_FALSE(why.empty());
    CHECK(subject.toStdString() == "latency not compared: " + why);
}

TEST_CASE("threads that are selected together move together, as one step", "[canvas]") {
    Fixture f;
    f.view->clickAt(f.tokenAt("1"));
    f.view->clickAt(f.tokenAt("2"), true);
    f.view->clickAt(f.tokenAt("3"), true);
    f.drag(f.tokenAt("2"), f.boxAt("SB3/P1"));
    f.awaitPreview();
    CHECK(f.view->drag()->headline() == "3 threads to SB3 P1");
    f.view->input()->release(f.boxAt("SB3/P1"));
    for (const char* const thread : {"1", "2", "3"})
        CHECK(f.processorOf(CustomerName(thread)) == "SB3/P1");
    CHECK(f.processorOf("4") == "SB0/P3");
    f.document.undo(); // as one step
    CHECK(f.processorOf("1") == "SB0/P0");
}

TEST_CASE("while a thread is dragged, possible boards light up and all others dim", "[canvas]") {
    Fixture f;
    f.drag(f.tokenAt("1"), f.boxAt("SB2/P0"));
    const Level& level = f.view->level();
    const auto boxes = static_cast<int>(level.layout.boxes.size());
    for (int box = 0; box < boxes; ++box) {
        const TargetState target = f.view->overlay().of(box).target;
        const std::string& path = level.blockOf(box).path;
        INFO(path);
        if (path == "SB2/P0")
            REQUIRE(target == TargetState::Current);
        else if (path.starts_with("SB") && !path.ends_with("memory"))
            REQUIRE(target == TargetState::Possible);
        else
            REQUIRE(target == TargetState::Dimmed);
    }
    f.view->drag()->cancel();
    for (int box = 0; box < boxes; ++box)
        REQUIRE(f.view->overlay().of(box).target == TargetState::None);
}

TEST_CASE("a moving target, a followed path and a selection rebuild no row", "[canvas]") {
    const auto rebuilt = [](const Fixture& f, const auto& change) {
        int times = 0;
        const auto count = [&times] { ++times; };
        QObject::connect(f.view->nodes(), &RowListModel::assigned, f.view.get(), count);
        QSignalSpy overlays(f.view.get(), &CanvasView::overlayChanged);
        change();
        return std::pair(times, overlays.size());
    };
    SECTION("a thread that is carried over every board") {
        Fixture f("sunfire15k-full");
        f.view->input()->press(f.view->camera()->toCanvas(test::threadOf(*f.view).rect()).center(), Qt::LeftButton);
        const auto [rows, overlays] = rebuilt(f, [&] {
            for (const NodeRow& row : f.view->nodes()->rows())
                f.view->input()->moveTo(f.view->camera()->toCanvas(row.rect()).center(), 0);
            f.view->drag()->cancel();
        });
        CHECK(rows == 0);
        CHECK(overlays > 20);
    }
    SECTION("every box and every stream in turn") {
        Fixture f("t5440-two-way");
        const auto [rows, overlays] = rebuilt(f, [&] {
            for (const NodeRow& row : f.view->nodes()->rows())
                f.view->select(row.key);
            for (const Customer& each : f.document.scenario().workload.processes.front().customers)
                f.view->followCustomer(QString::fromStdString(each.name.text));
        });
        CHECK(rows == 0);
        CHECK(overlays > 20);
    }
    SECTION("an edit rebuilds the rows") {
        Fixture f;
        const auto [rows, overlays] = rebuilt(f, [&] {
            REQUIRE(f.document.perform(MoveCustomer{"4", "SB3/P1"}).isEmpty());
        });
        CHECK(rows == 1);
        CHECK(overlays == 0);
    }
}

TEST_CASE("a frame drawn with Shift from an empty position selects what it encloses", "[canvas]") {
    Fixture f;
    const QPointF from = f.boxAt("SB0/P0") - QPointF(300, 300);
    f.view->input()->press(from, Qt::LeftButton, Qt::ShiftModifier);
    f.view->input()->moveTo(f.boxAt("SB0/P3") + QPointF(60, 60), Qt::ShiftModifier);
    CHECK(f.view->input()->frame().topLeft() == from);
    f.view->input()->release(f.boxAt("SB0/P3") + QPointF(60, 60));
    CHECK(f.view->input()->frame().isEmpty());
    CHECK(f.view->selectedItems().size() == 4); // the threads of SB0
    CHECK_FALSE(f.document.history().at() > 0);
}

TEST_CASE("Shift moves half of a stack, and Ctrl spreads it over all boards", "[canvas]") {
    Fixture f;
    const QPointF from = f.view->camera()->toCanvas(f.stack("SB3/P0/memory").rect()).center();
    const auto pages = [&f] { return f.document.scenario().workload.processes.front().regions.front().pagesIn.get(); };
    SECTION("without a key, the whole stack, and undo restores it") {
        const Scenario before = f.document.scenario();
        f.drag(from, f.boxAt("SB1/P2/memory"));
        f.view->input()->release(f.boxAt("SB1/P2/memory"));
        REQUIRE(pages().at("SB1/P2/memory") == 64);
        f.document.undo();
        REQUIRE(f.document.scenario() == before);
    }
    SECTION("half") {
        f.drag(from, f.boxAt("SB1/P2/memory"), Qt::ShiftModifier);
        REQUIRE(f.view->drag()->label() == "32");
        f.view->input()->release(f.boxAt("SB1/P2/memory"));
        REQUIRE(pages().at("SB3/P0/memory") == 32);
        REQUIRE(pages().at("SB1/P2/memory") == 32);
    }
    SECTION("over all boards") {
        f.drag(from, f.boxAt("SB1/P2/memory"), Qt::ControlModifier);
        f.view->input()->release(f.boxAt("SB1/P2/memory"));
        // 64 pages are spread over 24 memories and 192 stay: every memory has some.
        REQUIRE(pages().size() == 24);
    }
    SECTION("a drop on the background spreads the pages, too") {
        f.carry(from, QPointF(4, 300));
        REQUIRE(f.view->drag()->isPossible());
        f.view->input()->release(QPointF(4, 300));
        REQUIRE(pages().size() == 24);
    }
}

TEST_CASE("M, the arrow keys and Enter move a thread by keyboard", "[canvas]") {
    Fixture f;
    CanvasInput& input = *f.view->input();
    f.view->select(f.token("1").key);
    REQUIRE(input.key(Qt::Key_M, 0));
    REQUIRE(f.view->drag()->isByKeyboard());
    REQUIRE(f.view->drag()->targetPath() == "SB0/P0");
    // Right goes to the next processor in that direction, and finally to another board.
    for (int i = 0; i < 12 && !f.view->drag()->targetPath().startsWith("SB1"); ++i)
        REQUIRE(input.key(Qt::Key_Right, 0));
    REQUIRE(f.view->drag()->targetPath().startsWith("SB1/P"));
    f.awaitPreview();
    REQUIRE(f.view->drag()->isPossible());
    SECTION("Enter drops on the processor") {
        REQUIRE(input.key(Qt::Key_Return, 0));
        REQUIRE(f.processorOf("1").substr(0, 5) == "SB1/P");
    }
    SECTION("Page Up selects the whole board, and Page Down goes back inside") {
        REQUIRE(input.key(Qt::Key_PageUp, 0));
        REQUIRE(f.view->drag()->targetPath() == "SB1");
        REQUIRE(input.key(Qt::Key_PageDown, 0));
        REQUIRE(f.view->drag()->targetPath() == "SB1/P0");
    }
    SECTION("Esc cancels") {
        REQUIRE(input.key(Qt::Key_Escape, 0));
        REQUIRE(f.processorOf("1") == "SB0/P0");
    }
}

TEST_CASE("mouse movements within one frame cause one calculation", "[canvas]") {
    Fixture f;
    QSignalSpy words(f.view->drag(), &DragSession::changed);
    f.view->input()->press(f.tokenAt("1"), Qt::LeftButton);
    f.view->input()->moveTo(f.boxAt("SB1/P0"), 0);
    const auto at = words.size();
    for (const char* path : {"SB1/P1", "SB2/P0", "SB2/P1", "SB3/P0"})
        f.view->input()->moveTo(f.boxAt(path), 0);
    REQUIRE(words.size() == at);
    f.awaitPreview();
    REQUIRE(words.size() == at + 1);
    f.view->drag()->cancel();
}

TEST_CASE("a new thread from the library is added where it is dropped", "[canvas]") {
    Fixture f;
    f.view->startThread();
    f.view->drag()->moveTo(f.boxAt("SB5/P2"), 0);
    f.view->drag()->drop();
    REQUIRE(f.document.scenario().workload.customerCount() == 5);
    REQUIRE(f.view->picture().tokens.size() == 9);
}

TEST_CASE("Enter finds a position for a new thread where none can run, and the next Enter drops it there", "[canvas]") {
    Fixture f;
    f.view->startThread();
    f.view->drag()->moveTo(QPointF(1, 1), 0);
    f.view->input()->key(Qt::Key_Return, 0);
    REQUIRE(f.view->drag()->isActive());
    REQUIRE(f.document.scenario().workload.customerCount() == 4);
    f.view->input()->key(Qt::Key_Return, 0);
    REQUIRE(f.document.scenario().workload.customerCount() == 5);
}

TEST_CASE("a thread can be moved from inside a board to a board that is not visible", "[canvas]") {
    Fixture f;
    f.view->show("SB0");
    f.drag(f.tokenAt("2"), QPointF(600, 20));
    f.view->drag()->aimAt("SB4");
    f.awaitPreview();
    REQUIRE(f.view->drag()->isPossible());
    f.view->input()->release(QPointF(600, 20));
    REQUIRE(f.processorOf("2").substr(0, 3) == "SB4");
}

TEST_CASE("a part in a group is shown on the level that is drawn around it", "[canvas]") {
    Fixture f("t5440-first");
    f.view->show("slot0"); // belongs to the group io0, which has no level of its own
    CHECK_FALSE(f.view->isInside());
    CHECK(f.view->selected() == f.box("slot0").key);
}

TEST_CASE("a window that becomes small still shows a part of the drawing, however far it was panned", "[canvas]") {
    Fixture f;
    Camera& camera = *f.view->camera();
    camera.setViewport({1600, 760});
    camera.pan(5000, 0);
    camera.setViewport({700, 760});
    CHECK(camera.seen().width() > 0);
}

TEST_CASE("a thread stays held when the level changes, and can be dropped on a board outside", "[canvas]") {
    Fixture f;
    f.view->show("SB0/P1");
    f.drag(f.tokenAt("2"), QPointF(600, 20));
    f.view->drag()->aimAt("SB0"); // over its breadcrumb …
    f.awaitPreview();
    REQUIRE(f.view->drag()->targetPath() == "SB0");
    f.view->show(""); // … and over that of the cabinet for a moment
    REQUIRE_FALSE(f.view->isInside());
    REQUIRE(f.view->drag()->isActive());
    REQUIRE(f.view->drag()->token() == f.token("2").key);
    REQUIRE(f.view->drag()->origin() == f.tokenAt("2"));
    f.view->drag()->aimOff();
    f.view->input()->moveTo(f.boxAt("SB4/P3"), 0);
    f.awaitPreview();
    REQUIRE(f.view->drag()->isPossible());
    f.view->input()->release(f.boxAt("SB4/P3"));
    REQUIRE(f.processorOf("2") == "SB4/P3");
}

TEST_CASE("a level can be opened while the selected thread is moved", "[canvas]") {
    Fixture f;
    f.view->select(f.token("4").key);
    f.view->startMove();
    REQUIRE(f.view->drag()->isActive());
    REQUIRE_NOTHROW(f.view->show("SB3")); // has fewer boxes than light up on the machine
    REQUIRE(f.view->overlay().boxes.size() == f.view->level().layout.boxes.size());
}

TEST_CASE("the wheel leaves a board while a thread is dragged", "[canvas]") {
    Fixture f;
    f.view->show("SB0");
    f.drag(f.tokenAt("2"), QPointF(550, 380));
    for (int i = 0; i < 30 && f.view->isInside(); ++i)
        f.view->input()->wheel(QPointF(550, 380), {0, -120}, {}, 0);
    REQUIRE_FALSE(f.view->isInside());
    REQUIRE(f.view->drag()->isActive());
    f.view->drag()->cancel();
    REQUIRE(f.processorOf("2") == "SB0/P1");
}

TEST_CASE("Page Up leaves the current board by keyboard", "[canvas]") {
    Fixture f;
    f.view->show("SB0");
    f.view->select(f.token("2").key);
    CanvasInput& input = *f.view->input();
    REQUIRE(input.key(Qt::Key_M, 0));
    for (int i = 0; i < 4 && f.view->isInside(); ++i)
        REQUIRE(input.key(Qt::Key_PageUp, 0));
    REQUIRE_FALSE(f.view->isInside());
    REQUIRE(f.view->drag()->isByKeyboard());
    REQUIRE(f.view->drag()->targetPath().startsWith("SB0"));
}

TEST_CASE("a thread cannot be dropped on the whole machine, but pages are spread over it", "[canvas]") {
    Fixture f;
    SECTION("a thread") {
        f.view->show("SB0");
        f.drag(f.tokenAt("2"), QPointF(600, 20));
        f.view->drag()->aimAt("");
        f.awaitPreview();
        REQUIRE_FALSE(f.view->drag()->isPossible());
    }
    SECTION("pages") {
        f.view->show("SB3");
        f.drag(f.view->camera()->toCanvas(f.stack("SB3/P0/memory").rect()).center(), QPointF(600, 20));
        f.view->drag()->aimAt("");
        f.awaitPreview();
        REQUIRE(f.view->drag()->isPossible());
        f.view->drag()->cancel();
    }
}

TEST_CASE("a new thread belongs to the process that is selected elsewhere, and hint and headline name it", "[canvas]") {
    Fixture f;
    REQUIRE(f.document.perform(AddProcess{"SB1"}).isEmpty());
    const auto customersOf = [&](std::size_t process) {
        return f.document.scenario().workload.processes.at(process).customers.size();
    };
    const std::size_t ofA = customersOf(0);
    const std::size_t ofB = customersOf(1);
    f.view->selectProcess("B");
    f.view->startThread();
    CHECK(f.view->drag()->hint().startsWith("For process B "));
    f.view->input()->key(Qt::Key_3, 0);
    f.view->drag()->moveTo(f.boxAt("SB1"), 0);
    f.awaitPreview();
    CHECK(f.view->drag()->headline() == "3 × New thread of process B on SB1");
    f.view->drag()->drop();
    CHECK(customersOf(0) == ofA);
    CHECK(customersOf(1) == ofB + 3);
}

TEST_CASE("Ctrl+D adds another thread on a free processor nearby each time", "[canvas]") {
    Fixture f; // four threads, on the processors of SB0
    const std::size_t threads = static_cast<std::size_t>(f.document.scenario().workload.customerCount());
    REQUIRE(f.document.perform(MoveCustomer{CustomerName("4"), "SB3"}).isEmpty());
    const auto& customers = [&]() -> const std::vector<Customer>& {
        return f.document.scenario().workload.processes.front().customers;
    };
    f.view->select(f.token("1").key);
    f.view->repeat();
    REQUIRE(customers().size() == threads + 1);
    CHECK(customers().back().on.starts_with("SB0/"));
    std::set<std::string> places;
    for (const Customer& each : customers())
        places.insert(each.on);
    CHECK(places.size() == customers().size()); // each has a processor of its own
    for (int more = 2; more < 30; ++more) {     // until all processors are shared
        f.view->repeat();
        INFO(f.view->notice().toStdString());
        REQUIRE(customers().size() == threads + static_cast<std::size_t>(more));
    }
}

TEST_CASE("a drag from beside pages takes the pages, and one from the head of the board takes the board", "[canvas]") {
    Fixture f;
    const QRectF pages = f.view->camera()->toCanvas(f.stack("SB3/P0/memory").rect());
    f.drag({pages.left() + 2, pages.bottom() + 18}, f.boxAt("SB1/P0"));
    CHECK(f.view->drag()->holdsPages());
    f.view->drag()->cancel();
    f.view->input()->cancel();
    f.drag(f.headOf("SB3"), f.boxAt("SB1/P0"));
    CHECK_FALSE(f.view->drag()->board().isEmpty());
}
