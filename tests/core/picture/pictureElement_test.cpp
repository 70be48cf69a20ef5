// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a picture that can be pointed at and read aloud.
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/picture/ComparedMarks.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/PictureElement.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <map>
#include <set>

using namespace boardset;
using namespace boardset::picture;

namespace {

struct Read {
    explicit Read(const std::string& id) : solved(test::solved(id)), layout(layoutOf(*solved.topology)) {
        picture = paint(*solved.topology, layout, solved.answer, solved.scenario.workload);
        nodes = elementsOf(*solved.topology, layout, solved.answer, solved.scenario.workload, picture);
    }
    const picture::PictureElement& of(const std::string& id) const {
        const auto node =
            std::ranges::find_if(nodes, [&](const picture::PictureElement& each) { return each.subject.id == id; });
        REQUIRE(node != nodes.end());
        return *node;
    }

    test::Solved solved;
    Layout layout;
    Picture picture;
    std::vector<picture::PictureElement> nodes;
};

Point middleOf(const Rect& place) {
    return {place.x + place.width / 2, place.y + place.height / 2};
}

const char* const scenarios[] = {"sunfire6800-first", "sunfire15k-full", "t5440-two-way", "p650-first"};

} // namespace

TEST_CASE("every box, wire and token can be reached exactly once, and has a text", "[node]") {
    for (const char* id : scenarios) {
        const Read read(id);
        INFO(id);
        CHECK(read.nodes.size() == read.layout.boxes.size() + read.layout.wires.size() + read.picture.tokens.size());
        std::set<Subject> seen;
        for (const picture::PictureElement& node : read.nodes) {
            INFO(node.subject.id);
            CHECK(seen.insert(node.subject).second);
            CHECK_FALSE(node.words.empty());
        }
    }
}

TEST_CASE("no two parts of a level have the same name, and a memory names its owner", "[node]") {
    for (const char* id : scenarios) {
        const Read read(id);
        std::map<std::string, std::string> named; // part by name
        for (const picture::PictureElement& node : read.nodes) {
            if (!node.isBox())
                continue;
            const std::string name = node.words.substr(0, node.words.find_first_of(",·"));
            INFO(id << ": '" << name << "' is " << node.subject.id << " and " << named[name]);
            CHECK(named[name].empty());
            named[name] = node.subject.id;
        }
    }
    const Read read("sunfire6800-first");
    CHECK(read.of("SB1/P0").words == "SB1 P0, empty");
    CHECK(read.of("SB1/P0/memory").words == "Memory of SB1 P0, empty");
}

TEST_CASE("an idle thread is read as idle, and several identical threads count as many", "[node]") {
    test::Solved four = test::solved("sunfire6800-first");
    Process& process = four.scenario.workload.processes.front();
    process.customers[2].idle = true;
    process.customers[3].count = 3;
    CHECK(toString(countsBelow(*four.topology, four.scenario.workload, four.topology->at("SB0"))) == "6 threads");
    const Answer answer = solvePlacement(*four.topology, four.scenario.workload);
    const Layout layout = layoutOf(*four.topology);
    const Picture picture = paint(*four.topology, layout, answer, four.scenario.workload);
    const auto nodes = elementsOf(*four.topology, layout, answer, four.scenario.workload, picture);
    const auto wordsOf = [&](const Customer& customer) {
        const auto node = std::ranges::find(nodes, subjectOf(customer), &picture::PictureElement::subject);
        REQUIRE(node != nodes.end());
        return node->words;
    };
    CHECK_THAT(wordsOf(process.customers[2]), Catch::Matchers::EndsWith(", idle"));
    CHECK_THAT(wordsOf(process.customers[1]), !Catch::Matchers::EndsWith(", idle"));
}

TEST_CASE("a cache is read with the hit rate of its work", "[node]") {
    const Read read("p650-oltp-private"); // 70 % in the L3
    const auto reads = [&](const std::string& words) {
        return std::ranges::count_if(read.nodes, [&](const picture::PictureElement& each) {
            return each.words.find(words) != std::string::npos;
        });
    };
    CHECK(reads(" · 70 % hits") > 0);
    CHECK(reads(" · 30 % hits") == 0);
}

TEST_CASE("the subject at a point is the token there, else the deepest box", "[node]") {
    int leaves = 0;
    for (const char* id : scenarios) {
        const Read read(id);
        CHECK_FALSE(read.picture.tokens.empty());
        for (const Token& token : read.picture.tokens)
            CHECK(subjectAt(read.picture, read.layout, middleOf(token.rect), 1) == token.subject);
        for (std::size_t i = 0; i < read.layout.boxes.size(); ++i) {
            const Box& box = read.layout.boxes[i];
            const Point corner{box.rect.x + 1, box.rect.y + 1}; // no other box is here
            if (read.layout.isLeaf(static_cast<int>(i))) {
                CHECK(subjectAt(read.picture, read.layout, corner, 1) == subjectOf(*read.solved.topology, box.block));
                ++leaves;
            }
        }
        CHECK(subjectAt(read.picture, read.layout, {-100, -100}, 1) == Subject());
    }
    REQUIRE(leaves > 0);
}

TEST_CASE("a drag from a part takes the token beside the pointer, and one from the board itself does not", "[node]") {
    const Read read("sunfire6800-first");
    const auto stack = std::ranges::find_if(read.picture.tokens, &Token::isStack);
    REQUIRE(stack != read.picture.tokens.end());
    const auto boxOf = [&](const char* path) {
        return read.layout.boxes[static_cast<std::size_t>(read.layout.boxOf(read.solved.topology->at(path)))];
    };
    const auto near = [&](const Point& at, double zoom = 1) {
        const Token* token = tokenNear(read.picture, read.layout, at, zoom);
        return token == nullptr ? Subject() : token->subject;
    };
    const Rect& memory = read.layout.boxes[static_cast<std::size_t>(stack->box)].rect;
    CHECK(near({memory.x + 1, stack->rect.bottom() + 18}) == stack->subject);
    CHECK(near({memory.x + 1, memory.y - 2}) != Subject()); // in the processor
    CHECK(near({boxOf("SB3").titleRect.x, boxOf("SB3").titleRect.y}) == Subject());
    CHECK(near({boxOf("SB5/P0").rect.x + 2, boxOf("SB5/P0").rect.y + 2}) == Subject()); // it has no tokens
    CHECK(near({stack->rect.x + 2, stack->rect.y + 2}, 8) == stack->subject);
}

TEST_CASE("a wire is under the pointer within five pixels, at every zoom", "[node]") {
    const Read read("sunfire6800-first");
    const auto wire = std::ranges::find_if(read.layout.wires, [](const Wire& each) {
        return each.points.size() >= 2 && each.points[0].x == each.points[1].x &&
               std::abs(each.points[0].y - each.points[1].y) > 20;
    });
    REQUIRE(wire != read.layout.wires.end());
    const Point middle{wire->points[0].x, (wire->points[0].y + wire->points[1].y) / 2};
    const Subject subject = subjectOf(*read.solved.topology, wire->link);
    const auto isOn = [&](double pixels, double zoom) {
        const Point beside{middle.x + wire->width / 2 + pixels / zoom, middle.y};
        return subjectAt(read.picture, read.layout, beside, zoom) == subject;
    };
    CHECK(isOn(0, 1));
    CHECK(isOn(4.9, 1));
    CHECK_FALSE(isOn(5.1, 1));
    CHECK(isOn(4.9, 2));
    CHECK_FALSE(isOn(5.1, 2));
}

TEST_CASE("the text of a part says its kind, its utilisation, its threads or pages, and whether it is the bottleneck",
          "[node]") {
    const Read read("sunfire6800-first"); // four threads on SB0, all their pages on SB3
    CHECK(read.of("SB3").words.find("256 pages") != std::string::npos);
    CHECK(read.of("SB0").words.find("4 threads") != std::string::npos);
    CHECK(read.of("SB1").words.find("empty") != std::string::npos);
    CHECK(read.of("1").words == "Thread 1 of process A, on SB0 P0; 0 % of its accesses are local");
    const auto bottlenecks = std::ranges::count_if(
        read.nodes, [](const picture::PictureElement& node) { return node.words.ends_with(", bottleneck"); });
    CHECK(bottlenecks <= 1);
}

TEST_CASE("an overloaded part says by how much, and its bar is no longer than full", "[node]") {
    const Read read("sparcserver690mp-case7"); // its kernel lock is overloaded
    const auto lock = std::ranges::find(read.solved.answer.stations, "kernel lock", &StationAnswer::title);
    REQUIRE(lock != read.solved.answer.stations.end());
    REQUIRE(lock->utilisation > 1.01);
    const std::string use = " " + boardset::percent(lock->utilisation);
    CHECK(std::ranges::any_of(
        read.nodes, [&](const picture::PictureElement& node) { return node.words.ends_with(use + ", bottleneck"); }));
    for (const Mark& mark : read.picture.marks)
        CHECK(mark.amount <= 1);
}

TEST_CASE("a stack that left one block and arrived at another has moved; any other stack has not", "[moved]") {
    const auto stack = [](const char* id) { return Token{.subject = {Subject::Pages, id}, .isPages = true}; };
    const std::vector<Token> before{stack("A/a@SB0"), stack("A/a@SB3"), stack("A/b@SB3")};
    const std::vector<Token> after{stack("A/a@SB0"), stack("A/a@SB5"), stack("A/c@SB3")};
    const auto moved = movedStacks(before, after);
    REQUIRE(moved.size() == 1);
    CHECK(moved.at({Subject::Pages, "A/a@SB5"}) == Subject{Subject::Pages, "A/a@SB3"});
    CHECK(movedStacks(before, before).empty());
    CHECK(changedTokens(before, after) == std::set<Subject>{{Subject::Pages, "A/a@SB5"}, {Subject::Pages, "A/c@SB3"}});
    std::vector<Token> more = before;
    more.front().count = 5;
    CHECK(changedTokens(before, more) == std::set<Subject>{more.front().subject});
}
