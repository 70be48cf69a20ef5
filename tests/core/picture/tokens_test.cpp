// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens in the space that a layout has for them.
#include "boardset/picture/Tokens.h"
#include "drawn.h"
#include "support/catch.h"

#include <numeric>

using namespace boardset;
using namespace boardset::picture;

namespace {

bool areApart(const Rect& a, const Rect& b) {
    return a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
}

} // namespace

TEST_CASE("tokens in one space do not cover each other, and those without space are counted", "[tokens]") {
    std::vector<Token> tokens(30);
    for (std::size_t i = 0; i < tokens.size(); ++i)
        tokens[i].text = std::to_string(i);
    // 100 x 50 holds 4 columns of 22 + 4 and two lines: seven discs and "+23".
    const Rect place{0, 0, 100, 50};
    const auto placed = arranged(tokens, place, 22, 22, {Subject::More, "threads@SB3"});
    REQUIRE(placed.size() == 8);
    CHECK(placed.back().text == "+23");
    CHECK(placed.back().count == 23);
    CHECK(placed.back().subject.id == "threads@SB3");
    for (std::size_t i = 0; i < placed.size(); ++i) {
        CHECK((placed[i].rect.x >= 0 && placed[i].rect.right() <= 100 && placed[i].rect.bottom() <= 50));
        for (std::size_t j = 0; j < i; ++j)
            CHECK(areApart(placed[i].rect, placed[j].rect));
    }
    tokens[7].isStopped = true; // the first of those without space
    CHECK_FALSE(arranged(tokens, place, 22, 22, {}).back().isStopped);
    CHECK(arranged(tokens, {0, 0, 24, 24}, 22, 22, {}).at(0).text == "×30");    // alone it counts all
    CHECK(arranged(tokens, {0, 0, 11, 40}, 22, 22, {}).at(0).rect.width == 11); // a disc stays round
}

TEST_CASE("at every level each thread and each page has a token, or a token that counts it", "[tokens]") {
    const test::Drawn drawn = test::drawn("sunfire15k-full");
    for (const Detail detail : {Detail::Overview, Detail::Parts}) {
        const Layout layout = drawn.layout("", detail);
        int threads = 0;
        int pages = 0;
        for (const Token& each : placeTokens(*drawn.topology, layout, drawn.answer, drawn.scenario.workload))
            (each.isPages ? pages : threads) += each.count;
        int all = 0;
        for (const Process& process : drawn.scenario.workload.processes)
            for (const Region& region : process.regions)
                for (const auto& [path, count] : region.pagesIn)
                    all += count;
        CHECK(threads == drawn.scenario.workload.customerCount());
        CHECK(pages == all);
    }
}

TEST_CASE("far out, a board with space for one token shows small symbols with the numbers of threads and pages",
          "[tokens]") {
    const test::Drawn drawn = test::drawn("sunfire15k-copy-72-local");
    const Layout layout = drawn.layout("", Detail::Overview);
    const auto onFirst = [&](double scale) {
        std::vector<Token> tokens = placeTokens(*drawn.topology, layout, drawn.answer, drawn.scenario.workload, scale);
        std::erase_if(tokens, [&](const Token& each) { return each.box != layout.boxOf(drawn.topology->at("EX2")); });
        return tokens;
    };
    for (const Token& near : onFirst(1))
        CHECK_FALSE(near.isCount);
    const std::vector<Token> far = onFirst(2.875);
    REQUIRE(far.size() == 2);
    CHECK((far[0].isCount && far[1].isCount));
    CHECK(far[0].text == "4");
    CHECK(far[1].text == "96");
}

TEST_CASE("many regions in a small space become one stack, but threads need no column for names", "[tokens]") {
    std::vector<Token> stacks(24);
    for (Token& each : stacks) {
        each.isPages = true;
        each.count = 1;
        each.name = "a of A";
    }
    const auto placed = arranged(stacks, {0, 0, 44, 56}, 36, 24, {}); // space for two
    REQUIRE(placed.size() == 1);
    CHECK(placed.front().text == "24");
    stacks.resize(2);
    CHECK(arranged(stacks, {0, 0, 44, 56}, 36, 24, {}).size() == 2);
    const std::vector<Token> discs(4);
    const auto row = arranged(discs, {0, 0, 200, 120}, 22, 22, {});
    REQUIRE(row.size() == 4);
    CHECK(row.front().rect.y == row.back().rect.y);
}
