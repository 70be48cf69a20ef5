// SPDX-License-Identifier: GPL-3.0-or-later
// Invalid scenario files: each gives one line with file, field, value, allowed values and remedy.
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"

#include "core/scenario/samples.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <sys/stat.h>
#include <unistd.h>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string good = toJson(small());

/// Error for the small scenario after one change.
std::string changed(const std::string& what, const std::string& by) {
    const std::string text = with(good, what, by);
    return refusal([&] { parseScenario(text, "x.boardset"); });
}

std::string reading(const std::filesystem::path& file) {
    return refusal([&] { readScenario(file); });
}

} // namespace

TEST_CASE("a number that is no count is refused with the range", "[scenario]") {
    const std::string field = "x.boardset: processes[0].regions[0].pages[\"SB3/P0/memory\"]: found ";
    const std::string range = "; allowed: a whole number from 1 to 1000000000";
    const auto pages = [](const std::string& by) {
        return changed("\"SB3/P0/memory\": 5", "\"SB3/P0/memory\": " + by);
    };
    REQUIRE(pages("-5") == field + "-5" + range);
    REQUIRE(pages("0") == field + "0" + range);
    REQUIRE(pages("2.5") == field + "2.5" + range);
    REQUIRE(pages("1000000001") == field + "1000000001" + range);
    REQUIRE(pages("18446744073709551615") == field + "18446744073709551615" + range);
    REQUIRE(pages("1e300") == field + "1e+300" + range);
    REQUIRE(pages("\"5\"") == field + "\"5\"" + range);
    REQUIRE(pages("null") == field + "null" + range);
    REQUIRE(pages("true") == field + "true" + range);
    REQUIRE(pages("[5]") == field + "a list of length 1" + range);
    for (const char* text : {"NaN", "Infinity", "-Infinity"})
        REQUIRE_THAT(pages(text), ContainsSubstring("text that is not JSON"));
    REQUIRE_THAT(pages("1e999"), ContainsSubstring("too large for double precision"));
    REQUIRE_THAT(changed("8192", "8191"),
                 ContainsSubstring("regions[1].pageBytes: found 8191; allowed: a power of two from 4096"));
    REQUIRE_THAT(changed("8192", "-8192"),
                 ContainsSubstring("regions[1].pageBytes: found -8192; allowed: a whole number"));
    REQUIRE_THAT(changed("\"uniboards\": 6", "\"uniboards\": -1"), ContainsSubstring("options.uniboards: found -1"));
    REQUIRE_THAT(changed("5, \"SB3/P1/memory\": 4", "999999999, \"SB3/P1/memory\": 4"),
                 ContainsSubstring("at most 1000000000 pages in a scenario"));
}

TEST_CASE("an error about an unknown or missing field lists the allowed fields", "[scenario]") {
    REQUIRE(
        changed("\"title\"", "\"tilte\"") ==
        "x.boardset: tilte: found an unknown field; allowed: format, version, title, description, machine, options, "
        "boards, domains, failed, failedSinceBoot, off, program or processes; correct its name or remove it");
    REQUIRE_THAT(changed("\"on\"", "\"cpu\": 1, \"on\""),
                 ContainsSubstring(
                     "processes[0].customers[0].cpu: found an unknown field; allowed: name, on, server, peer, rate, "
                     "count, amount, regions or idle"));
    REQUIRE_THAT(changed("\"pageBytes\"", "\"page bytes\""),
                 ContainsSubstring("regions[0][\"page bytes\"]: found an unknown"));
    REQUIRE_THAT(changed("\"work\": \"copy\",", ""),
                 ContainsSubstring("processes[0].work: found nothing; allowed: a value for this required field"));
    REQUIRE_THAT(changed("\"work\"", "\"name\""), ContainsSubstring("name: found the same member twice"));
}

TEST_CASE("another format or a newer version is reported first", "[scenario]") {
    REQUIRE(changed("\"boardset\"", "\"chessboard\"") ==
            "x.boardset: format: found \"chessboard\"; allowed: \"boardset\"; this is not a Boardset scenario");
    REQUIRE(changed("\"version\": 3", "\"version\": 4, \"new\": true") ==
            "x.boardset: version: found 4; allowed: versions up to 3; a newer version of Boardset wrote this file; "
            "open it with that version");
    REQUIRE_THAT(changed("\"version\": 3", "\"version\": 0"),
                 ContainsSubstring("version: found 0; allowed: a whole number from 1"));
    REQUIRE_THAT(refusal([] { parseScenario("{}", "x"); }), ContainsSubstring("x: format: found nothing"));
    REQUIRE_THAT(refusal([] { parseScenario("[]", "x"); }),
                 ContainsSubstring("x: found a list of length 0; allowed: an object"));
    REQUIRE_THAT(refusal([] { parseScenario("3", "x"); }), ContainsSubstring("x: found 3; allowed: an object"));
}

TEST_CASE("names are unique, plain and bounded", "[scenario]") {
    REQUIRE(changed("\"name\": \"2\"", "\"name\": \"1\"") ==
            "x.boardset: processes[0].customers[1].name: found \"1\", which is also the name at "
            "processes[0].customers[0].name; allowed: a unique name; rename one of them");
    REQUIRE_THAT(changed("\"name\": \"b\"", "\"name\": \"a\""),
                 ContainsSubstring("regions[1].name: found \"a\", which"));
    const std::string again =
        good.substr(0, good.rfind(']')) + R"(,{"name": "A", "work": "copy", "customers": [], "regions": []}]})";
    REQUIRE_THAT(refusal([&] { parseScenario(again, "x"); }),
                 ContainsSubstring("processes[1].name: found \"A\", which is also the name at processes[0].name"));
    REQUIRE_THAT(changed("[\"a\"]", "[\"c\"]"),
                 ContainsSubstring("customers[0].regions[0]: found \"c\"; allowed: a region of its process: a or b"));
    REQUIRE_THAT(changed("[\"a\"]", "[\"a\", \"a\"]"),
                 ContainsSubstring("customers[0].regions[1]: found \"a\" for the second time"));
    REQUIRE_THAT(changed("Small", ""), ContainsSubstring("title: found \"\"; allowed: text of 1 to 200 bytes"));
    REQUIRE_THAT(changed("Small", "a\\u0000b"),
                 ContainsSubstring("title: found \"a?b\"; allowed: text of 1 to 200 bytes without control"));
    REQUIRE_THAT(changed("Small", std::string(201, 'x')),
                 ContainsSubstring("title: found a text of 201 bytes; allowed: at most 200 bytes"));
    REQUIRE_THAT(changed("For tests.", std::string(4001, 'x')), ContainsSubstring("at most 4000 bytes"));
    REQUIRE_THAT(changed("SB0/P0", std::string(201, 'x')),
                 ContainsSubstring("customers[0].on: found a text of 201 bytes"));
    REQUIRE_THAT(changed("SB3/P0/memory", std::string(201, 'x')), ContainsSubstring("a path of at most 200 bytes"));
    REQUIRE_THAT(changed("Small", "\xff"), ContainsSubstring("not JSON"));
    REQUIRE_THAT(changed("Small", "\\ud800"), ContainsSubstring("not JSON"));
    REQUIRE_THAT(changed("Small", std::string("a\0b", 3)), ContainsSubstring("not JSON"));
}

TEST_CASE("too many items of any kind are refused with the limit", "[scenario]") {
    const auto many = [](const std::string& before, const std::string& after, std::size_t count) {
        std::string list;
        for (std::size_t i = 0; i < count; ++i)
            list += (i == 0 ? "" : ",") + before + std::to_string(i) + after;
        return list;
    };
    const std::string head = R"({"format": "boardset", "version": 3, "title": "T", "machine": "m", "processes": [)";
    const auto message = [&](const std::string& processes) {
        return refusal([&] { parseScenario(head + processes + "]}", "x"); });
    };
    const std::string empty = R"(", "work": "copy", "customers": [], "regions": []})";
    REQUIRE(message(many(R"({"name": ")", empty, 256)) == "accepted");
    REQUIRE_THAT(message(many(R"({"name": ")", empty, 257)),
                 ContainsSubstring("processes: found a list of length 257; allowed: at most 256"));
    const auto customers = [&](const std::string& name, std::size_t count) {
        return R"({"name": ")" + name + R"(", "work": "copy", "regions": [], "customers": [)" +
               many(R"({"name": ")" + name, R"(", "on": "P"})", count) + "]}";
    };
    REQUIRE(message(customers("A", 4096)) == "accepted");
    REQUIRE_THAT(message(customers("A", 4097)),
                 ContainsSubstring("customers: found a list of length 4097; allowed: at most 4096"));
    REQUIRE_THAT(message(customers("A", 4096) + ',' + customers("B", 1)),
                 ContainsSubstring("processes[1].customers: found 4097; allowed: at most 4096 in a scenario"));
}

TEST_CASE("a file that is no scenario is refused, whatever it is", "[scenario]") {
    const TempFolder folder;
    REQUIRE_THAT(reading(folder / "none.boardset"), ContainsSubstring("none.boardset: found No such file"));
    REQUIRE_THAT(reading(folder.path()), ContainsSubstring("found a folder"));
    REQUIRE_THAT(reading(folder.file("empty.boardset", "")), ContainsSubstring("empty.boardset: found an empty file"));
    REQUIRE_THAT(reading(folder.file("blank.boardset", " \n\t\n")), ContainsSubstring("found an empty file"));
    REQUIRE_THAT(reading(folder.file("bin.boardset", std::string("\0\x01\xff\xfe", 4))), ContainsSubstring("not JSON"));
    REQUIRE_THAT(reading(folder.file("nul.boardset", std::string(5000, '\0'))), ContainsSubstring("not JSON"));
    REQUIRE_THAT(reading(folder.file("cut.boardset", good.substr(0, good.size() / 2))), ContainsSubstring("not JSON"));
    REQUIRE_THAT(reading(folder.file("deep.boardset", std::string(1'000'000, '['))),
                 ContainsSubstring("at most 16 levels"));
    REQUIRE_THAT(reading("/dev/zero"), ContainsSubstring("found a device or a pipe"));
    REQUIRE(::mkfifo((folder / "pipe.boardset").c_str(), 0600) == 0);
    REQUIRE_THAT(reading(folder / "pipe.boardset"), ContainsSubstring("found a device or a pipe"));
    std::filesystem::create_symlink(folder / "nowhere", folder / "dangling.boardset");
    REQUIRE_THAT(reading(folder / "dangling.boardset"), ContainsSubstring("found No such file"));
    std::filesystem::create_symlink(folder / "loop.boardset", folder / "loop.boardset");
    REQUIRE_THAT(reading(folder / "loop.boardset"), ContainsSubstring("loop.boardset: found "));
}

TEST_CASE("100 MB are refused after 16 MB", "[scenario]") {
    const TempFolder folder;
    const auto large = folder.file("large.boardset", "{");
    std::filesystem::resize_file(large, 100'000'000);
    REQUIRE_THAT(reading(large),
                 ContainsSubstring("large.boardset: found more than 16777216 bytes; allowed: at most 16777216 bytes"));
    const auto drawn = folder.file("drawn.boardset", "\n<svg"); // the contents count, not the file name
    std::filesystem::resize_file(drawn, 100'000'000);
    REQUIRE_THAT(reading(drawn), ContainsSubstring("at most 67108864 bytes"));
    REQUIRE_THAT(refusal([] { parseScenario(std::string(ScenarioLimits::fileBytes + 1, ' '), "x"); }),
                 ContainsSubstring("at most 16777216 bytes"));
}

TEST_CASE("a file without permission is refused", "[scenario]") {
    if (::geteuid() == 0) {
        WARN("not checked: the superuser may read everything");
        return;
    }
    const TempFolder folder;
    const auto secret = folder.file("secret.boardset", good);
    std::filesystem::permissions(secret, std::filesystem::perms::none);
    REQUIRE_THAT(reading(secret), ContainsSubstring("secret.boardset: found Permission denied"));
}

TEST_CASE("text that controls a terminal or that no drawing can contain is refused", "[scenario]") {
    for (const std::string text : {"a\xc2\x9b"
                                   "31mb",
                                   "a\xe2\x80\xae", "a\xef\xbf\xbf", "a\xef\xbf\xbe", "a\\uffff"}) {
        CHECK_THAT(changed("Small", text), ContainsSubstring("without control characters"));
        CHECK_THAT(changed("For tests.", text), ContainsSubstring("without control characters"));
    }
}

TEST_CASE("the total number of regions that customers name is limited", "[scenario]") {
    std::string regions;
    std::string names;
    for (int i = 0; i < 400; ++i) {
        const std::string name = "\"r" + std::to_string(i) + '"';
        regions += (i == 0 ? "" : ",") + (R"({"name": )" + name) + R"(, "pageBytes": 8192, "pages": {"M": 1}})";
        names += (i == 0 ? "" : ",") + name;
    }
    std::string customers;
    for (int i = 0; i < 260; ++i)
        customers += (i == 0 ? "" : ",") + (R"({"name": ")" + std::to_string(i)) + R"(", "on": "P", "regions": [)" +
                     names + "]}";
    const std::string text = R"({"format": "boardset", "version": 3, "title": "T", "machine": "m", "processes": [)"
                             R"({"name": "A", "work": "copy", "regions": [)" +
                             regions + R"(], "customers": [)" + customers + "]}]}";
    CHECK_THAT(refusal([&] { parseScenario(text, "x"); }),
               ContainsSubstring("customers[250].regions: found 100400; allowed: at most 100000 in a scenario"));
}

TEST_CASE("direction marks are text, and a byte order mark before a text is removed", "[scenario]") {
    const std::string arabic = "\xe2\x80\x8f\xd8\xa3\xd8\xa8\xe2\x80\x8e 6800"; // pasted with its marks
    CHECK(parseScenario(with(good, "Small", arabic), "x.boardset").title == arabic);
    CHECK(parseScenario(with(good, "Small", "\xef\xbb\xbfPlan"), "x.boardset").title == "Plan");
    CHECK_THAT(changed("Small", "a\xef\xbb\xbf"), ContainsSubstring("without control characters"));
}

TEST_CASE("a title without visible characters is refused", "[scenario]") {
    for (const char* text : {" ", "\xc2\xa0\xe2\x80\x8b\xe2\x81\xa0", "\xe3\x80\x80", "\xe2\x80\x8f"}) {
        CHECK_THAT(changed("Small", text), ContainsSubstring("title: found "));
        CHECK_THAT(changed("Small", text), ContainsSubstring("with at least one visible character"));
    }
}
