// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing: models that change in place, tokens in their areas, levels, and the single bottleneck.

#include "fixture.h"

#include "boardset/diagram/Flows.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/ComparedMarks.h"
#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/Paint.h"
#include "boardset/topology/Titles.h"

#include <QSignalSpy>
#include <algorithm>
#include <memory>

using namespace boardset;
using picture::Token;

namespace {

QRectF placeOf(const Level& level, const Token& token) {
    const Box& box = level.box(token.box);
    return toQt(token.isPages ? box.pages : box.threads);
}

} // namespace

TEST_CASE("an edit changes the model in place", "[canvas]") {
    Fixture f;
    QSignalSpy resets(f.view->nodes(), &QAbstractItemModel::modelReset);
    QSignalSpy removals(f.view->nodes(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy changes(f.view->nodes(), &QAbstractItemModel::dataChanged);
    REQUIRE(f.document.perform(MoveCustomer{"4", "SB3/P1"}).isEmpty());
    REQUIRE(resets.isEmpty());
    REQUIRE(removals.isEmpty());
    REQUIRE_FALSE(changes.isEmpty());
}

TEST_CASE("a stack that moves to another board glides there and stays selected", "[canvas]") {
    Fixture f;
    const QString before = f.stack("SB3/P0/memory").key;
    f.view->select(before);
    REQUIRE(f.document.perform(MovePages{"A", "a", "SB3", "SB0", MoveAmount::All}).isEmpty());
    REQUIRE(f.view->moved().size() == 4); // from four memories to four
    for (const auto& [is, was] : f.view->moved()) {
        CHECK(is.id.find("@SB0/") != std::string::npos);
        CHECK(was.id.find("@SB3/") != std::string::npos);
    }
    CHECK(f.view->selected() != before);
    CHECK(f.view->selected() == f.stack("SB0/P0/memory").key);
    f.document.undo();
    CHECK(f.view->selected() == before);
}

TEST_CASE("changes of a replay step are highlighted until another step or an edit by the user", "[canvas]") {
    Fixture f("sunfire6800-mpo-copy-1");
    REQUIRE(f.document.replay() != nullptr);
    f.document.goToStep(0);
    int marked = 0;
    for (int step = 1; step <= f.document.length(); ++step) {
        const auto before = f.view->picture().tokens;
        f.document.goToStep(step);
        CHECK(f.view->overlay().changed == picture::changedTokens(before, f.view->picture().tokens));
        marked += f.view->overlay().changed.empty() ? 0 : 1;
    }
    CHECK(marked > 0);
    CHECK(marked < f.document.length()); // some steps change nothing that is drawn

    Fixture input;
    REQUIRE(input.document.perform(MoveCustomer{"4", "SB3/P1"}).isEmpty());
    CHECK(input.view->overlay().changed.empty());
}

TEST_CASE("the keyboard visits board by board: its parts with their threads and pages, then its links", "[canvas]") {
    Fixture f;
    QStringList path;
    for (const NodeRow& row : f.view->nodes()->rows())
        path << row.key;
    const auto at = [&](const QString& key) {
        INFO(key.toStdString());
        REQUIRE(path.count(key) == 1);
        return path.indexOf(key);
    };
    CHECK(at(f.box("SB0").key) < at(f.box("SB0/P0").key));
    CHECK(at(f.box("SB0/P0").key) < at(f.token("1").key));
    CHECK(at(f.token("1").key) < at(f.box("SB0/P1").key));
    CHECK(at(f.box("SB3/P0/memory").key) < at(f.stack("SB3/P0/memory").key));
    CHECK(at(f.stack("SB3/P0/memory").key) < at(f.box("SB3/P1").key));
    const auto ofSb0 = [](const QString& key) { return key.startsWith(u"link:SB0") || key.contains(u">SB0"); };
    const auto link = std::ranges::find_if(path, ofSb0);
    REQUIRE(link != path.end());
    CHECK(link - path.begin() > at(f.box("SB0/P3/memory").key));
    CHECK(link - path.begin() < at(f.box("SB5").key));
}

TEST_CASE("tokens are inside the areas that the layout reserves for them", "[canvas]") {
    for (const char* scenario : {"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire6800-copy-24-local"}) {
        Fixture f(scenario);
        for (const char* path : {"", "SB0", "SB0/P0", "SB3"}) {
            f.view->show(path);
            INFO(scenario << " at " << path);
            REQUIRE_FALSE(f.view->picture().tokens.empty());
            for (const Token& token : f.view->picture().tokens) {
                INFO(token.subject.id);
                const QRectF place = placeOf(f.view->level(), token);
                REQUIRE(place.adjusted(-0.5, -0.5, 0.5, 0.5).contains(toQt(token.rect)));
            }
        }
    }
}

TEST_CASE("threads are beside or below the name of their box at any zoom", "[canvas]") {
    for (const char* scenario : {"t5440-mpo-spread", "sunfire6800-first"}) {
        Fixture f(scenario);
        const Level& level = f.view->level();
        for (const double scale : {1.0, 1.375}) {
            const picture::Picture drawn = picture::paint(*level.topology, level.layout, f.document.answer(),
                                                          f.document.scenario().workload, scale);
            const picture::Scale view{.zoom = tokensFrom / scale};
            const picture::LabelPlan plan(drawn, view);
            for (const Token& token : drawn.tokens) {
                const Box& box = level.box(token.box);
                const Rect& title = box.titleRect;
                const bool beside = token.rect.x >= title.x + title.width * scale;
                INFO(scenario << ' ' << box.title << ' ' << token.text << ' ' << scale);
                const picture::SetText* const name = plan.of(drawn.boxes.at(static_cast<std::size_t>(token.box)) + 1);
                CHECK((name == nullptr || !name->rect.overlaps(view.of(token.rect))));
                if (box.titleRank == LabelRank::Part && scale > 1.2)
                    continue; // the name is shown only if it has space beside the token
                CHECK((token.isPages || title.width == 0 || beside || token.rect.y >= title.bottom()));
            }
        }
    }
}

TEST_CASE("exactly one box or wire is the bottleneck", "[canvas]") {
    for (const char* scenario : {"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire6800-copy-1-local"}) {
        Fixture f(scenario);
        const picture::AnswerFigures figures(f.document.topology(), f.view->level().layout, f.document.answer());
        CHECK((figures.bottleneckBox() >= 0) != (figures.bottleneckWire() >= 0));
        const auto& rows = f.view->nodes()->rows();
        const auto said =
            std::ranges::count_if(rows, [](const NodeRow& row) { return row.words().endsWith(", bottleneck"); });
        CHECK(said == (figures.bottleneckBox() >= 0 ? 1 : 0));
    }
}

TEST_CASE("levels open into a board and a processor, and close again", "[canvas]") {
    Fixture f;
    f.view->show("SB3/P1");
    REQUIRE(f.view->isInside());
    f.view->leave(); // the group between a processor and its board is not a level
    REQUIRE(f.view->crumbs()->rows().back().key == "SB3");
    f.view->leave();
    REQUIRE_FALSE(f.view->isInside());
    REQUIRE(f.view->crumbs()->rowCount() == 1);
    f.view->show("SB3/P1");
    REQUIRE(f.view->crumbs()->rowCount() == 3);
    f.view->show("");
    REQUIRE_FALSE(f.view->isInside());
}

TEST_CASE("zooming far into a board opens it, and zooming out beyond the fit closes it", "[canvas]") {
    Fixture f;
    const QPointF board = f.boxAt("SB3/P2"); // the board fills the canvas before its processor does
    for (int i = 0; i < 30 && !f.view->isInside(); ++i)
        f.view->camera()->zoomAt(board, 1.2);
    REQUIRE(f.view->crumbs()->rows().back().key == "SB3");
    for (int i = 0; i < 30 && f.view->isInside(); ++i)
        f.view->camera()->zoomAt({550, 380}, 1 / 1.2);
    REQUIRE_FALSE(f.view->isInside());
}

TEST_CASE("zooming keeps the point under the pointer fixed", "[canvas]") {
    Fixture f;
    Camera& camera = *f.view->camera();
    const QPointF pointer(400, 300);
    const QPointF before = camera.toDiagram(pointer);
    camera.zoomAt(pointer, 1.3);
    // p zoom + offset is unchanged for the fixed point.
    REQUIRE(camera.toDiagram(pointer).x() == Approx(before.x()));
    REQUIRE(camera.toDiagram(pointer).y() == Approx(before.y()));
}

TEST_CASE("in a small window the cabinet is an overview with counts on its boards", "[canvas]") {
    Fixture f;
    f.view->camera()->setViewport({420, 300});
    REQUIRE(f.view->level().layout.detail == Detail::Overview);
    REQUIRE(f.box("SB0").words().contains("4 threads"));
    REQUIRE(f.box("SB3").words().contains("256 pages"));
}

TEST_CASE("the tooltip appears for every kind of box", "[canvas]") {
    Fixture f;
    f.view->hover()->setProperty("delay", 0);
    for (const char* path : {"SB3", "SB3/P1", "SB3/P1/memory", "IB6"}) {
        f.view->hover()->moveTo(f.boxAt(path) + QPointF(0, 3));
        QCoreApplication::processEvents();
        INFO(path);
        REQUIRE(f.view->hover()->isShown());
        f.view->hover()->hide();
    }
}

TEST_CASE("a tooltip is updated by the next edit or step", "[canvas]") {
    Fixture f;
    Hover& hover = *f.view->hover();
    hover.setProperty("delay", 0);
    hover.moveTo(f.boxAt("SB0") + QPointF(0, 3));
    QCoreApplication::processEvents();
    const QStringList before = hover.lines();
    REQUIRE(hover.isShown());
    REQUIRE(f.document.perform(MoveCustomer{"1", "SB3/P1"}).isEmpty()); // its accesses leave the board's port
    REQUIRE(hover.isShown());
    REQUIRE(hover.lines() != before);
    f.document.undo();
    REQUIRE(hover.lines() == before);
}

TEST_CASE("the menu of a token can remove it, and undo restores it", "[canvas]") {
    Fixture f;
    REQUIRE(f.view->offerAt(f.tokenAt("2")));
    f.act("Remove thread 2");
    REQUIRE(f.document.scenario().workload.customerCount() == 3);
    f.document.undo();
    REQUIRE(f.view->picture().tokens.size() == 8);
}

TEST_CASE("a thread that cannot run is struck through and gives the reason", "[canvas]") {
    Fixture f;
    const auto stopped = [&] { return std::ranges::count_if(f.view->picture().tokens, &Token::isStopped); };
    REQUIRE(stopped() == 0);
    REQUIRE(f.document.perform(SetFailed{"SB3", true}).isEmpty()); // the pages of all four threads
    REQUIRE(stopped() == 4);
    REQUIRE(f.token("1").words().contains("SB3"));
    f.document.undo();
    REQUIRE(stopped() == 0);
}

TEST_CASE("a movement that ends when the camera is destroyed sends no signal", "[canvas]") {
    auto camera = std::make_unique<Camera>();
    int reported = 0;
    QObject::connect(camera.get(), &Camera::movingChanged, [&] { ++reported; });
    camera->setDiagram({100, 100});
    camera->growFrom({0, 0, 10, 10});
    REQUIRE(camera->isMoving());
    REQUIRE(reported == 1);
    camera.reset();
    REQUIRE(reported == 1);
}

TEST_CASE("lines travel from the memories to the processors that requested them", "[canvas]") {
    Fixture f;
    const Topology& topology = f.document.topology();
    const auto flows = flowsOf(topology, f.document.answer());
    int ports = 0;
    for (const Link& link : topology.links()) {
        // With threads on SB0 and pages on SB3, all lines leave through SB3's port and enter through SB0's.
        if (link.title == "port of SB3") {
            REQUIRE(flows.at(link.id).fromTo == Approx(f.document.answer().bytesPerSecond));
            REQUIRE(flows.at(link.id).toFrom == 0);
            ++ports;
        }
        if (link.title == "port of SB0") {
            REQUIRE(flows.at(link.id).toFrom == Approx(f.document.answer().bytesPerSecond));
            REQUIRE(flows.at(link.id).fromTo == 0);
            ++ports;
        }
    }
    REQUIRE(ports == 2);
}
