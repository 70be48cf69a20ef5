// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON file from outside is bounded and checked before anybody reads it.
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"

#include <filesystem>
#include <fstream>
#include <string>

using namespace boardset;

namespace {

std::string messageOf(const std::string& text, int maxDepth = 16) {
    try {
        parseJson(text, "file.json", maxDepth);
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a good document is read", "[json]") {
    REQUIRE(parseJson(R"({"a": [1, 2.5]})", "file.json", 16)["a"][1] == 2.5);
}

TEST_CASE("what is not JSON is refused in one line that names the file", "[json]") {
    for (const std::string text : {"", "  \n", "{", "[1,]", "{\"a\": NaN}", "[Infinity]", "[1] 2", "\xff\xfe", "nul"}) {
        const std::string message = messageOf(text);
        CAPTURE(text, message);
        REQUIRE(has(message, "file.json: "));
        REQUIRE(!has(message, "\n"));
    }
    REQUIRE(has(messageOf("[1e999]"), "too large for double precision"));
}

TEST_CASE("what is not JSON is shown by line and column, in words for people", "[json]") {
    REQUIRE(messageOf("{\n  \"a\": 1\n  \"b\": 2\n}") ==
            "file.json: line 3, column 5: found text that is not JSON (unexpected string literal; expected '}'); "
            "allowed: a JSON document; correct the file there, or open another one");
    REQUIRE(has(messageOf("["), "line 1, column 2: found text that is not JSON (unexpected end of input"));
}

TEST_CASE("100,000 brackets do not reach the stack", "[json]") {
    REQUIRE(has(messageOf(std::string(100000, '[')), "at most 16 levels"));
    REQUIRE(has(messageOf(std::string(100000, '[') + std::string(100000, ']')), "at most 16 levels"));
    std::string objects;
    for (int i = 0; i < 100000; ++i)
        objects += R"({"a":)";
    REQUIRE(has(messageOf(objects), "at most 16 levels"));
    REQUIRE(messageOf("[[1]]", 2) == "accepted");
    REQUIRE(has(messageOf("[[[1]]]", 2), "at most 2 levels"));
}

TEST_CASE("a member named twice is refused", "[json]") {
    REQUIRE(has(messageOf(R"({"a": 1, "b": {"a": 2}, "a": 3})"), "file.json: a: found the same member twice"));
    REQUIRE(messageOf(R"([{"a": 1}, {"a": 2}])") == "accepted");
}

TEST_CASE("a file that is too large, missing, or a folder is refused", "[json]") {
    const auto path = std::filesystem::temp_directory_path() / "boardset-jsonFile-test.json";
    std::ofstream(path) << "[1, 2, 3, 4, 5]";
    REQUIRE(readTextFile(path, 100) == "[1, 2, 3, 4, 5]");
    REQUIRE_THROWS_AS(readTextFile(path, 10), InputError);
    std::filesystem::remove(path);
    REQUIRE_THROWS_AS(readTextFile(path, 100), InputError);
    REQUIRE_THROWS_AS(readTextFile(std::filesystem::temp_directory_path(), 100), InputError);
}

TEST_CASE("an error's value stays on one line and is cut between characters", "[json]") {
    REQUIRE(printable("a\nb\x1b[1m") == "a?b?[1m");
    REQUIRE(printable("aaaa", 3) == "aaa...");
    REQUIRE(printable("a\xc3\xa4"
                      "b",
                      2) == "a...");
}
