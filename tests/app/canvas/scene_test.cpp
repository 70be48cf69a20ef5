// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn: models that change in place, tokens in their places, levels, the one bottleneck.

#include "fixture.h"

#include "boardset/diagram/Flows.h"
#include "boardset/topology/Titles.h"

#include <QSignalSpy>
#include <algorithm>
#include <memory>

using namespace boardset;
using picture::Token;

namespace {

QRectF placeOf(const Level& level, const TokenRow& token) {
    const bool pages = token.kind == TokenKind::Pages || token.kind == TokenKind::MorePages;
    const BlockId block = level.topology->find(token.at.toStdString());
    const BlockId drawn = tokenBox(*level.topology, level.layout, block, pages);
    const Box& box = level.box(level.boxOf(drawn));
    return toQt(pages ? box.pages : box.threads);
}

} // namespace

TEST_CASE("an edit changes the models in place", "[canvas]") {
    Fixture f;
    for (QAbstractItemModel* model :
         std::initializer_list<QAbstractItemModel*>{f.view->boxes(), f.view->wires(), f.view->tokens()}) {
        QSignalSpy resets(model, &QAbstractItemModel::modelReset);
        QSignalSpy removals(model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changes(model, &QAbstractItemModel::dataChanged);
        REQUIRE(f.document.perform(MoveCustomer{"4", "SB3/P1"}).isEmpty());
        REQUIRE(f.document.perform(MovePages{"A", "a", "SB3", "SB0", Share::All}).isEmpty());
        REQUIRE(resets.isEmpty());
        REQUIRE(removals.isEmpty()); // stacks keep their keys, so that they glide
        REQUIRE_FALSE(changes.isEmpty());
        f.document.goTo(0);
    }
}

TEST_CASE("tokens stand inside the places that the layout keeps for them", "[canvas]") {
    for (const char* scenario : {"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire6800-copy-24-local"}) {
        Fixture f(scenario);
        for (const char* path : {"", "SB0", "SB0/P0", "SB3"}) {
            f.view->show(path);
            INFO(scenario << " at " << path);
            REQUIRE(f.view->tokens()->rowCount() > 0);
            for (const TokenRow& token : f.view->tokens()->rows()) {
                INFO(token.key.toStdString());
                const QRectF place = placeOf(f.view->level(), token);
                REQUIRE(place.adjusted(-0.5, -0.5, 0.5, 0.5).contains(token.rect));
            }
        }
    }
}

TEST_CASE("threads stand beside or below the name of their box at any zoom, and the rest is said to be in it",
          "[canvas]") {
    for (const char* scenario : {"t5440-mpo-spread", "sunfire6800-first"}) {
        Fixture f(scenario);
        const Level& level = f.view->level();
        for (const double scale : {1.0, 1.375}) {
            const auto tokens = picture::placeTokens(*level.topology, level.layout, f.document.answer(),
                                                     f.document.scenario().workload, scale);
            const auto rows = TokenRows().of(level, f.document.scenario().workload, tokens, {}, {});
            REQUIRE(rows.size() == tokens.size());
            for (std::size_t i = 0; i < tokens.size(); ++i) {
                const Token& token = tokens[i];
                const Box& box = level.box(token.box);
                const Rect& title = box.titlePlace;
                if (box.titleRank == LabelRank::Part && scale > 1.2)
                    continue; // so far out parts have no names
                const bool beside = token.place.x >= title.x + title.width * scale;
                INFO(scenario << ' ' << box.title << ' ' << token.text << ' ' << scale);
                CHECK((token.isPages || title.width == 0 || beside || token.place.y >= title.bottom()));
                if (rows[i].kind == TokenKind::MoreThreads)
                    CHECK(rows[i].place.toStdString() == titleOf(*level.topology, box.block));
            }
        }
    }
}

TEST_CASE("exactly one thing is the bottleneck", "[canvas]") {
    for (const char* scenario : {"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire6800-copy-1-local"}) {
        Fixture f(scenario);
        const auto marked = [](const auto& rows) {
            return std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.bottleneck; });
        };
        REQUIRE(marked(f.view->boxes()->rows()) + marked(f.view->wires()->rows()) == 1);
    }
}

TEST_CASE("levels: into a board, a processor, and out again", "[canvas]") {
    Fixture f;
    f.view->show("SB3/P1");
    REQUIRE(f.view->isInside());
    f.view->leave(); // the group between a processor and its board is no level
    REQUIRE(f.view->crumbs()->rows().back().key == "SB3");
    f.view->leave();
    REQUIRE_FALSE(f.view->isInside());
    REQUIRE(f.view->crumbs()->rowCount() == 1);
    f.view->show("SB3/P1");
    REQUIRE(f.view->crumbs()->rowCount() == 3);
    f.view->show("");
    REQUIRE_FALSE(f.view->isInside());
}

TEST_CASE("zooming far into a board goes inside it, zooming out beyond fit leaves it", "[canvas]") {
    Fixture f;
    const QPointF board = f.boxAt("SB3/P2"); // the board comes to fill the canvas before its processor
    for (int i = 0; i < 30 && !f.view->isInside(); ++i)
        f.view->camera()->zoomAt(board, 1.2);
    REQUIRE(f.view->crumbs()->rows().back().key == "SB3");
    for (int i = 0; i < 30 && f.view->isInside(); ++i)
        f.view->camera()->zoomAt({550, 380}, 1 / 1.2);
    REQUIRE_FALSE(f.view->isInside());
}

TEST_CASE("zooming keeps the point under the pointer where it is", "[canvas]") {
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
    REQUIRE(f.box("SB0").description.contains("4 threads"));
    REQUIRE(f.box("SB3").description.contains("256 pages"));
}

TEST_CASE("what is under the pointer says name, capacity, use and source", "[canvas]") {
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

TEST_CASE("the menu of a token can remove it, and the removal can be undone", "[canvas]") {
    Fixture f;
    REQUIRE(f.view->offerAt(f.tokenAt("2")));
    f.act("Remove thread 2");
    REQUIRE(f.document.scenario().workload.customerCount() == 3);
    f.document.undo();
    REQUIRE(f.view->tokens()->rowCount() == 8);
}

TEST_CASE("a thread that cannot run is struck through and says why", "[canvas]") {
    Fixture f;
    const auto tokens = f.view->tokens();
    const auto stopped = [&] {
        return std::count_if(tokens->rows().begin(), tokens->rows().end(), [](const auto& row) { return row.stopped; });
    };
    REQUIRE(stopped() == 0);
    REQUIRE(f.document.perform(SetFailed{"SB3", true}).isEmpty()); // the pages of all four threads
    REQUIRE(stopped() == 4);
    const TokenRow& thread = tokens->rows().front();
    REQUIRE(thread.description.contains("SB3"));
    f.document.undo();
    REQUIRE(stopped() == 0);
}

TEST_CASE("a movement that ends with the camera is not told to what goes with it", "[canvas]") {
    auto camera = std::make_unique<Camera>();
    int told = 0;
    QObject::connect(camera.get(), &Camera::movingChanged, [&] { ++told; });
    camera->setDiagram({100, 100});
    camera->growFrom({0, 0, 10, 10});
    REQUIRE(camera->isMoving());
    REQUIRE(told == 1);
    camera.reset();
    REQUIRE(told == 1);
}

TEST_CASE("lines travel from the memories to the processors that asked for them", "[canvas]") {
    Fixture f;
    const Topology& topology = f.document.topology();
    const auto flows = flowsOf(topology, f.document.answer());
    for (const Link& link : topology.links()) {
        // Threads on SB0, pages on SB3: all lines leave through SB3's port and come in through SB0's.
        if (link.title == "port of SB3") {
            REQUIRE(flows.at(link.id).fromTo == Approx(f.document.answer().bytesPerSecond));
            REQUIRE(flows.at(link.id).toFrom == 0);
        }
        if (link.title == "port of SB0") {
            REQUIRE(flows.at(link.id).toFrom == Approx(f.document.answer().bytesPerSecond));
            REQUIRE(flows.at(link.id).fromTo == 0);
        }
    }
}
