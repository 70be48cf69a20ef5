// SPDX-License-Identifier: GPL-3.0-or-later
// A table as text, JSON, comma-separated values and HTML.
#include "support/catch.h"

#include "boardset/describe/TableHtml.h"
#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"

#include <nlohmann/json.hpp>

using namespace boardset;

namespace {

Table parts() {
    Table table{.key = "parts",
                .title = {"Parts <1>"},
                .columns = {{"id", {"Id"}, Readers::Programs},
                            {"part", {"Part"}},
                            {"rate", {"Rate"}},
                            {"threads", {"Threads"}},
                            {"place", {"Source"}, Readers::People}},
                .notes = {{"{n} part is listed.|{n} parts are listed.", {{"n", 2}}}},
                .empty = {"No parts"}};
    table.rows.push_back({{"a"},
                          {Message{"port of {board}", {{"board", "SB3"}}}},
                          {Quantity{4800, "MB/s"}},
                          {std::int64_t{24}},
                          {"Table 1, \"A & B\""}});
    table.rows.push_back({{"b"}, {Message{"memory"}}, {}, {std::int64_t{1}}, {}});
    return table;
}

} // namespace

TEST_CASE("as text, columns are aligned, numbers to the right, and notes follow", "[describe]") {
    CHECK(tableText(parts(), Language()) == "Part               Rate  Threads  Source\n"
                                            "port of SB3  4,800 MB/s       24  Table 1, \"A & B\"\n"
                                            "memory                –        1  –\n"
                                            "2 parts are listed.\n");
    Table empty = parts();
    empty.rows.clear();
    empty.notes.clear();
    CHECK(tableText(empty, Language()) == "No parts\n");
}

TEST_CASE("as JSON, keys are column keys, numbers are raw, and unknown values are null", "[describe]") {
    const OrderedJson json = tableJson(parts());
    REQUIRE(json.size() == 2);
    CHECK(json[0].dump() == R"({"id":"a","part":"port of SB3","rate":4800.0,"threads":24})");
    CHECK(json[1]["rate"].is_null());
}

TEST_CASE("as comma-separated values, texts are quoted and numbers have no separators", "[describe]") {
    CHECK(tableCsv(parts()) == "\"id\",\"part\",\"rate\",\"threads\"\n"
                               "\"a\",\"port of SB3\",4800,24\n"
                               "\"b\",\"memory\",,1\n");
}

TEST_CASE("an empty first cell keeps its comma", "[describe]") {
    Table table{.key = "t", .columns = {column("a", {"A"}), column("b", {"B"})}};
    table.add(Cell(), 7);
    CHECK(tableCsv(table) == "\"a\",\"b\"\n,7\n");
}

TEST_CASE("as HTML, text is escaped", "[describe]") {
    const std::string html = tableHtml(parts());
    CHECK(html.find("<caption>Parts &lt;1&gt;</caption>") != std::string::npos);
    CHECK(html.find("<td>Table 1, &quot;A &amp; B&quot;</td>") != std::string::npos);
    CHECK(html.find("<th>Id</th>") == std::string::npos); // a column for programs
}

TEST_CASE("as HTML, each line of a card is a paragraph with its label in front", "[describe]") {
    const Card card{.lines = {{.label = {"A & B"}, .value = {std::string("<1>")}}}, .notes = {{"Twice."}}};
    CHECK(cardHtml(card) == "<p><span class=\"about\">A &amp; B:</span> &lt;1&gt;</p>\n<p>Twice.</p>\n");
}

TEST_CASE("a row has a cell per value", "[describe]") {
    Table table{.columns = {forPrograms("id"), column("threads", {"Threads"}, 1), forPeople("busy", {"Busy"})}};
    table.add("a", 24, true);
    table.add(Cell(), std::size_t{1}, Cell{.value = false, .tone = Tone::Muted});
    CHECK(tableText(table, Language()) == "Threads  Busy\n     24  yes\n      1  no\n");
    CHECK(tableJson(table).dump() == R"([{"id":"a","threads":24},{"id":null,"threads":1}])");
}
