// SPDX-License-Identifier: GPL-3.0-or-later
// Messages and quantities as English text.
#include "support/catch.h"

#include "boardset/describe/Table.h"
#include "boardset/text/Language.h"
#include "boardset/text/NumberText.h"

#include <limits>

using namespace boardset;

namespace {

/// A language that puts brackets around every template, and has a decimal comma.
class Bracketed : public Language {
    std::string translated(const std::string& text, std::optional<std::int64_t> n) const override {
        return '[' + Language::translated(text, n) + ']';
    }
    std::string localised(std::string number) const override {
        for (char& each : number)
            each = each == '.' ? ',' : each == ',' ? '.' : each;
        return number;
    }
};

} // namespace

TEST_CASE("a quantity has its unit, at most four significant digits, and a true minus sign", "[describe]") {
    const Language english;
    CHECK(english.text(Quantity{2303, "MB/s"}) == "2,303 MB/s");
    CHECK(english.text(Quantity{0.12345, "GB/s"}) == "0.1235 GB/s");
    CHECK(english.text(Quantity{-3.84, "%", 4, 1, true}) == "−3.8 %");
    CHECK(english.text(Quantity{3.84, "%", 4, 1, true}) == "+3.8 %");
    CHECK(english.text(Quantity{-0.01, "%", 4, 1, true}) == "0 %");
    CHECK(english.text(Quantity{1, "lines"}) == "1 line");
    CHECK(english.text(Quantity{2, "ratio"}) == "2");
    CHECK(english.text(Quantity{8'619'000, "ns"}) == "8.619 ms"); // a long time is in a larger unit
    CHECK(english.text(Quantity{std::numeric_limits<double>::infinity(), "ns"}) == "unbounded");
}

TEST_CASE("a time is printed in the unit that suits its length", "[describe]") {
    const auto timeText = [](double ns) { return Language().text(Quantity{ns, "ns"}); };
    CHECK(timeText(0) == "0 ns");
    CHECK(timeText(19'900) == "19,900 ns");
    CHECK(timeText(20'000) == "20 \u00B5s");
    CHECK(timeText(580'000) == "580 \u00B5s");
    CHECK(timeText(1e6) == "1 ms");
    CHECK(timeText(9.99e9) == "9,990 ms");
    CHECK(timeText(1e10) == "10 s");
}

TEST_CASE("a number with an exact number of places keeps its zeros and rounds halves up", "[describe]") {
    CHECK(exactPlacesText(0.2, 2) == "0.20");
    CHECK(exactPlacesText(122.5, 0) == "123");
    CHECK(exactPlacesText(5.625, 2) == "5.63");
    CHECK(exactPlacesText(2.675, 2) == "2.67"); // less than a half in binary
    CHECK(exactPlacesText(-1204.5, 1) == "-1,204.5");
    CHECK(exactPlacesText(-0.001, 2) == "0.00");
    CHECK(Language().text(Quantity{.value = 0.2, .unit = "s", .places = 2}) == "0.20 s");
}

TEST_CASE("a message has its arguments, in the singular or the plural", "[describe]") {
    const Language english;
    const auto threads = [](std::int64_t n) { return Message{"{n} thread runs|{n} threads run", {{"n", n}}}; };
    CHECK(english.text(threads(1)) == "1 thread runs");
    CHECK(english.text(threads(0)) == "0 threads run");
    CHECK(english.text(threads(2304)) == "2,304 threads run");
    CHECK(english.text(Message{"{who}: {how many}", {{"who", "SB3"}, {"how many", threads(1)}}}) ==
          "SB3: 1 thread runs");
    CHECK(english.text(Message{"a {b} | c"}) == "a {b} | c"); // text of the catalog has no placeholders
}

TEST_CASE("another language translates every template and changes the separators of numbers", "[describe]") {
    const Bracketed other;
    CHECK(other.text(Message{"{rate} in {n} class|{rate} in {n} classes",
                             {{"rate", Quantity{4800.5, "MB/s", 6}}, {"n", 2}}}) == "[4.800,5 [MB/s] in 2 classes]");
    CHECK(other.text(Cell{Message{"predicted"}}) == "[predicted]");
    CHECK(other.text(Cell{std::string("SB3")}) == "SB3"); // a name
}
