// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises as rows of any family: in order, with correct answers that follow from their facts alone.
#include "families.h"

using namespace boardset;
using test::familiesCatalog;

namespace {

const Exercise& exercise(const std::string& id) {
    const std::vector<Exercise>& all = familiesCatalog()->exercises();
    const auto found = std::ranges::find(all, id, &Exercise::id);
    REQUIRE(found != all.end());
    return *found;
}

} // namespace

TEST_CASE("a family may have several exercises, each with items in order and answers by value", "[families]") {
    const Exercise& hot = exercise("server-hot");
    CHECK(hot.family == "server");
    CHECK(exercise("server-mix").family == "server");
    REQUIRE(hot.answers.size() == 3);
    CHECK(hot.answers[0].title == "Next to nothing");
    CHECK(hot.answers[0].value == 0.5);
    CHECK(hot.answers[2].title == "Two thirds");
    REQUIRE(hot.items.size() == 2);
    CHECK(hot.items[0].title == "Random");
    CHECK(hot.items[1].title == "Sequential");
    CHECK(exercise("server-mix").items.size() == 1);
}

TEST_CASE("the correct answer is the one with the value of the item's fact", "[families]") {
    const Exercise& hot = exercise("server-hot");
    CHECK(hot.right(hot.items[0]) == 1);
    CHECK(hot.right(hot.items[1]) == 2);
    Exercise::Item other = hot.items[0];
    other.fact.value = 21;
    CHECK(hot.right(other) == hot.answers.size());
    CHECK(hot.items[0].fact.locator == "Table B-1");
}
