// SPDX-License-Identifier: GPL-3.0-or-later
// Arcs: the shares of the accesses that they show, their routes and their widths.
#include "boardset/picture/Arcs.h"

#include "boardset/diagram/ArcRouting.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/Paint.h"
#include "boardset/topology/InterleavedMemories.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <cmath>

using namespace boardset;
using namespace boardset::picture;

namespace {

/// A bundled scenario with its picture.
struct ArcPicture {
    explicit ArcPicture(const std::string& id, Detail detail = Detail::Parts, const std::string& focus = {})
        : solved(test::solved(id)), layout(layoutOf(*solved.topology, solved.topology->find(focus), detail)),
          picture(paint(*solved.topology, layout, solved.answer, solved.scenario.workload)) {}

    ArcScene scene(bool hasLane = true) const {
        return {*solved.topology, layout, solved.answer, solved.scenario.workload, picture, 1, hasLane};
    }
    const Token& token(bool isPages, int item = 0) const {
        const auto found = std::ranges::find_if(
            picture.tokens, [&](const Token& each) { return each.isPages == isPages && each.item == item; });
        REQUIRE(found != picture.tokens.end());
        return *found;
    }
    const Token& token(const Subject& subject) const {
        const auto found = std::ranges::find(picture.tokens, subject, &Token::subject);
        REQUIRE(found != picture.tokens.end());
        return *found;
    }
    Arcs arcs(const Token& token, bool hasLane = true) const { return arcsOf(scene(hasLane), token); }

    /// Areas of the texts that are drawn, and of the labels of wires.
    std::vector<Rect> labels() const {
        const LabelPlan plan(picture, {});
        std::vector<Rect> areas;
        for (std::size_t i = 0; i < picture.marks.size(); ++i) {
            const SetText* text = plan.of(static_cast<int>(i));
            const MarkText& label = picture.marks[i].label;
            if (picture.marks[i].shape != Mark::Shape::Text || text == nullptr)
                continue;
            const double width = std::min(text->rect.width, textWidth(text->text, text->size, label.strong));
            Rect area = text->rect;
            area.x = label.at == MarkText::At::Start ? area.x
                     : label.at == MarkText::At::End ? area.right() - width
                                                     : area.x + (area.width - width) / 2;
            area.width = width;
            areas.push_back(area);
        }
        return areas;
    }
    std::vector<Rect> boards() const {
        std::vector<Rect> areas;
        for (std::size_t i = 0; i < layout.boxes.size(); ++i)
            if (cardOf(layout, static_cast<int>(i)) == static_cast<int>(i))
                areas.push_back(layout.boxes[i].rect);
        return areas;
    }

    /// True if a memory's pages are interleaved over several boards.
    bool hasInterleavedPages() const {
        const auto& interleaved = solved.topology->kept<InterleavedMemories>();
        return std::ranges::any_of(solved.topology->blocks(),
                                   [&](const Block& each) { return interleaved.isAcross(*solved.topology, each.id); });
    }

    test::Solved solved;
    Layout layout;
    Picture picture;
};

bool isIn(const Rect& rect, const Point& at, double air = 0.01) {
    return at.x >= rect.x - air && at.x <= rect.right() + air && at.y >= rect.y - air && at.y <= rect.bottom() + air;
}

/// True if a line at right angles runs through the inside of an area.
bool crosses(const std::vector<Point>& path, const Rect& area) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [left, right] = std::minmax(path[i - 1].x, path[i].x);
        const auto [top, bottom] = std::minmax(path[i - 1].y, path[i].y);
        if (left < area.right() && right > area.x && top < area.bottom() && bottom > area.y)
            return true;
    }
    return false;
}

/// Returns the ends of the stretches that no other stretch continues or begins.
std::vector<Point> freeEnds(const Arcs& arcs) {
    std::vector<Point> all;
    for (const ArcStretch& each : arcs.stretches)
        for (const Point& end : {each.path.front(), each.path.back()})
            all.push_back(end);
    std::vector<Point> free;
    std::ranges::copy_if(all, std::back_inserter(free),
                         [&](const Point& end) { return std::ranges::count(all, end) == 1; });
    return free;
}

double sumOf(const std::vector<ArcShare>& shares) {
    double sum = 0;
    for (const ArcShare& each : shares)
        sum += each.share;
    return sum;
}

/// Checks that all routes begin and end at tokens or boards, and that they run where they may.
void checkRoutes(const ArcPicture& drawn, const Token& token) {
    const Arcs arcs = drawn.arcs(token);
    if (arcs.empty())
        return;
    INFO(arcs.words);
    const auto boardOf = [&](const Token& each) {
        return drawn.layout.boxes[static_cast<std::size_t>(cardOf(drawn.layout, each.box))].rect;
    };
    std::vector<Rect> ends{token.rect};
    std::vector<Rect> open{boardOf(token)}; // boards at the ends
    for (const Subject& end : arcs.ends) {
        ends.push_back(drawn.token(end).rect);
        open.push_back(boardOf(drawn.token(end)));
    }
    if (arcs.ends.empty()) // arcs to other parts, such as disks, end at their boxes
        for (const Box& box : drawn.layout.boxes) {
            ends.push_back(box.rect);
            const int board = cardOf(drawn.layout, drawn.layout.boxOf(box.block));
            for (const Point& end : freeEnds(arcs))
                if (isIn(box.rect, end))
                    open.push_back(drawn.layout.boxes[static_cast<std::size_t>(board)].rect);
        }
    // arcs to interleaved pages end at the boards that hold the pieces
    const std::vector<Rect> boards = drawn.hasInterleavedPages() ? drawn.boards() : open;
    const bool isAtBoards = arcs.ends.size() > mostArcEnds || drawn.hasInterleavedPages();
    for (const Point& end : freeEnds(arcs)) {
        INFO(end.x << ", " << end.y);
        const auto isHere = [&](const Rect& each) { return isIn(each, end); };
        CHECK((std::ranges::any_of(ends, isHere) || (isAtBoards && std::ranges::any_of(boards, isHere))));
    }
    std::vector<Rect> closed = drawn.boards();
    std::erase_if(closed, [&](const Rect& board) { return std::ranges::find(open, board) != open.end(); });
    const std::vector<Rect> labels = drawn.labels();
    for (const ArcStretch& stretch : arcs.stretches) {
        const auto isCrossed = [&](const Rect& area) { return crosses(stretch.path, area); };
        CHECK(std::ranges::none_of(closed, isCrossed));
        CHECK(std::ranges::none_of(labels, isCrossed));
    }
}

} // namespace

TEST_CASE("arcs of all bundled scenarios join tokens, and cross no label and no other board", "[arcs]") {
    constexpr std::size_t most = 3; // tokens of each kind
    int withArcs = 0;
    for (const std::string& id : bundledIds(test::share() / "scenarios")) {
        const ArcPicture drawn(id);
        INFO(id);
        std::size_t left[] = {most, most};
        for (const Token& token : drawn.picture.tokens)
            if (left[token.isPages ? 1 : 0] > 0) {
                --left[token.isPages ? 1 : 0];
                checkRoutes(drawn, token);
                withArcs += drawn.arcs(token).empty() ? 0 : 1;
            }
    }
    CHECK(withArcs > 300);
}

TEST_CASE("the shares of a thread add up to 1, and follow the number of pages", "[arcs]") {
    const ArcPicture drawn("sunfire6800-first"); // 64 pages in each memory of SB3
    const std::vector<ArcShare> shares = arcSharesOf(drawn.scene(), drawn.token(false));
    REQUIRE(shares.size() == 4);
    for (const ArcShare& each : shares)
        CHECK(each.share == Approx(0.25));
    for (const char* id : {"sunfire15k-copy-72-random", "sunfire15k-full", "sunfire6800-copy-24-random"})
        for (const ArcPicture all(id); const Token& token : all.picture.tokens) {
            const auto each = arcSharesOf(all.scene(), token);
            CHECK_FALSE(each.empty());
            CHECK(sumOf(each) == Approx(1));
        }
}

TEST_CASE("arcs to interleaved pages end at every board with pieces of them", "[arcs]") {
    const ArcPicture drawn("p650-copy-shared"); // an eight-way machine: four books
    REQUIRE(drawn.hasInterleavedPages());
    const Arcs arcs = drawn.arcs(drawn.token(false));
    CHECK(arcs.words == "Thread 1: 25 % local, 75 % remote, to 3 books");
    double sum = 0;
    for (const ArcStretch& each : arcs.stretches)
        sum += each.isLast ? each.share : 0;
    CHECK(sum == Approx(1));
}

TEST_CASE("arcs say the sum, and run from the threads if the token is a stack", "[arcs]") {
    const ArcPicture drawn("sunfire6800-first");
    const Arcs thread = drawn.arcs(drawn.token(false));
    CHECK(thread.words == "Thread 1: 100 % remote, to 1 board");
    CHECK(thread.ends.size() == 4);
    CHECK(thread.owners == std::set<int>{0});
    const Arcs stack = drawn.arcs(drawn.token(true));
    CHECK(stack.words == "64 pages in SB3 P0 memory: 100 % remote, from 4 threads");
    CHECK(stack.ends.size() == 4);
    CHECK(stack.owners.size() == 4);
    const auto arrows = std::ranges::count_if(stack.stretches, &ArcStretch::isLast);
    CHECK(arrows >= 1);
    for (const ArcStretch& each : stack.stretches)
        if (each.isLast)
            CHECK(isIn(drawn.token(true).rect, each.path.back()));
}

TEST_CASE("local arcs stay inside the board, and other arcs run in the lane", "[arcs]") {
    const ArcPicture drawn("sunfire6800-copy-24-local");
    const Token& token = drawn.token(false);
    const Rect& board = drawn.layout.boxes[static_cast<std::size_t>(cardOf(drawn.layout, token.box))].rect;
    const Arcs arcs = drawn.arcs(token);
    REQUIRE_FALSE(arcs.stretches.empty());
    for (const ArcStretch& stretch : arcs.stretches)
        for (const Point& point : stretch.path)
            CHECK(isIn(board, point));
    CHECK(arcs.words == "Thread 1: 100 % local");

    const ArcPicture remote("sunfire6800-first");
    const auto highest = [&](bool hasLane) {
        double top = remote.layout.height;
        for (const ArcStretch& stretch : remote.arcs(remote.token(false), hasLane).stretches)
            for (const Point& point : stretch.path)
                top = std::min(top, point.y);
        return top;
    };
    CHECK(highest(true) == margin - laneHeight / 2);
    CHECK(highest(false) > margin); // without a lane, they run below the boards
    CHECK_FALSE(remote.arcs(remote.token(false), false).pill);
}

TEST_CASE("an arc is 6 px wide times its share, and at least 1.2 px, in a casing of 2 px", "[arcs]") {
    Arcs arcs{.words = "sum"};
    arcs.stretches = {{.path = {{0, 0}, {100, 0}}, .share = 1, .tone = picture::Tone::owner(0)},
                      {.path = {{0, 20}, {100, 20}}, .share = 0.5, .tone = picture::Tone::owner(0)},
                      {.path = {{0, 40}, {100, 40}}, .share = 0.1, .tone = picture::Tone::owner(0)}};
    std::vector<double> widths;
    for (const Primitive& each : primitivesOf(arcs, {.zoom = 0.5}, 1000))
        widths.push_back(each.width);
    CHECK(widths == std::vector<double>{10, 7, 5.2, 6, 3, 1.2});
}

TEST_CASE("with more than 16 targets, arcs end at the boards", "[arcs]") {
    const ArcPicture drawn("sunfire15k-copy-72-random");
    const Token& token = drawn.token(false);
    const Arcs arcs = drawn.arcs(token);
    REQUIRE(arcs.ends.size() > mostArcEnds);
    std::size_t atBoards = 0;
    for (const Point& end : freeEnds(arcs))
        atBoards += std::ranges::any_of(drawn.boards(), [&](const Rect& board) {
            return isIn(board, end) &&
                   (end.x == board.x || end.x == board.right() || end.y == board.y || end.y == board.bottom());
        });
    CHECK(atBoards == 17); // all boardsets but its own
    CHECK(arcs.words == "Thread 1: 6 % local, 94 % remote, to 17 boards");
}

TEST_CASE("a disc for several threads has the arcs of all its threads", "[arcs]") {
    const ArcPicture drawn("sunfire6800-first");
    std::vector<Token> threads;
    std::ranges::copy_if(drawn.picture.tokens, std::back_inserter(threads), &Token::isThread);
    REQUIRE(threads.size() == 4);
    const Rect place = threads.front().rect; // space for one disc
    const std::vector<Token> group = arranged(threads, place, place.width, place.height, {});
    REQUIRE(group.size() == 1);
    CHECK(group.front().items().size() == 4);
    CHECK(sumOf(arcSharesOf(drawn.scene(), group.front())) == Approx(1));
    CHECK(drawn.arcs(group.front()).words == "4 threads: 100 % remote, to 1 board");
}

TEST_CASE("the arc of a message goes to the receiver", "[arcs]") {
    const ArcPicture drawn("firelink-put", Detail::Parts); // from SB0 P0 of node N0 to that of node N1
    const Arcs arcs = drawn.arcs(drawn.token(false));
    CHECK(arcs.words == "Process 1: messages to N1 SB0 P0");
    const int peer = boxAround(*drawn.solved.topology, drawn.layout, drawn.solved.topology->find("N1/SB0/P0"));
    REQUIRE(peer >= 0);
    REQUIRE(arcs.stretches.size() == 1);
    CHECK(arcs.stretches.front().isLast);
    CHECK(isIn(drawn.layout.boxes[static_cast<std::size_t>(peer)].rect, arcs.stretches.front().path.back()));
}

TEST_CASE("the arcs of a client go to the disks that it uses, with the shares of its requests", "[arcs]") {
    const ArcPicture drawn("sparcserver690mp-case7");
    const Arcs arcs = drawn.arcs(drawn.token({Subject::Thread, "1"})); // its home is on two mirrored disks
    CHECK(arcs.words == "Client 1: requests to 2 disks");
    double sum = 0;
    for (const ArcStretch& each : arcs.stretches) {
        sum += each.isLast ? each.share : 0;
        CHECK((!each.isLast || each.share == Approx(0.5)));
    }
    CHECK(sum == Approx(1));
}

TEST_CASE("a thread whose memory is the same for all has no arcs, nor has any token whose results are hidden",
          "[arcs]") {
    for (const ArcPicture drawn("sunfire280r-first"); const Token& token : drawn.picture.tokens)
        CHECK(drawn.arcs(token).empty());
    ArcPicture hidden("sunfire6800-first");
    hidden.layout.showsUse = false;
    CHECK(hidden.arcs(hidden.token(false)).empty());
}
