// SPDX-License-Identifier: GPL-3.0-or-later
// An untrusted JSON file is bounded and checked before use.
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"

#include <ctime>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

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

TEST_CASE("a valid document is read", "[json]") {
    REQUIRE(parseJson(R"({"a": [1, 2.5]})", "file.json", 16)["a"][1] == 2.5);
}

TEST_CASE("text that is not JSON is refused in one line that names the file", "[json]") {
    for (const std::string text : {"", "  \n", "{", "[1,]", "{\"a\": NaN}", "[Infinity]", "[1] 2", "\xff\xfe", "nul"}) {
        const std::string message = messageOf(text);
        CAPTURE(text, message);
        REQUIRE(has(message, "file.json: "));
        REQUIRE(!has(message, "\n"));
    }
    REQUIRE(has(messageOf("[1e999]"), "too large for double precision"));
}

TEST_CASE("an error in JSON has line and column, in plain words", "[json]") {
    REQUIRE(messageOf("{\n  \"a\": 1\n  \"b\": 2\n}") ==
            "file.json: line 3, column 5: found text that is not JSON (unexpected string literal; expected '}'); "
            "allowed: a JSON document; correct the file there, or open another one");
    REQUIRE(has(messageOf("["), "line 1, column 2: found text that is not JSON (unexpected end of input"));
}

TEST_CASE("100,000 brackets do not exhaust the stack", "[json]") {
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

TEST_CASE("the value in an error stays on one line and is truncated between characters", "[json]") {
    REQUIRE(printable("a\nb\x1b[1m") == "a?b?[1m");
    REQUIRE(printable("aaaa", 3) == "aaa...");
    REQUIRE(printable("a\xc3\xa4"
                      "b",
                      2) == "a...");
}

TEST_CASE("text from a file cannot control a terminal or break a drawing", "[json]") {
    CHECK(printable("a\xc2\x9b"
                    "31mb") == "a?31mb"); // C1
    CHECK(printable("a\xe2\x80\xae"
                    "b\xe2\x81\xa6") == "a?b?");            // direction marks
    CHECK(printable("a\xef\xbf\xbe\xef\xbf\xbf") == "a??"); // U+FFFE, U+FFFF
    CHECK(printable("a\xff\xc3(") == "a?"
                                     "?(");    // not UTF-8
    CHECK(printable("\xed\xa0\x80") == "???"); // half a surrogate
    CHECK(printable("\xc3\xa4\xf0\x9f\x96\xa5") == "\xc3\xa4\xf0\x9f\x96\xa5");
    CHECK(InputError("f", "a\nb", std::string("v\0w", 3), "x").what() == std::string("f: a?b: found v?w; allowed: x"));
}

TEST_CASE("an invalid byte in a file is not echoed", "[json]") {
    const std::string text = R"({"title": "an example"})";
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string flipped = text;
        flipped[at] = static_cast<char>(flipped[at] ^ 0x80);
        const std::string message = messageOf(flipped);
        CAPTURE(message);
        CHECK(isUtf8(message));
        CHECK(message != "accepted");
    }
}

TEST_CASE("bytes after a document are refused, including those of value 0", "[json]") {
    CHECK(has(messageOf(std::string("[1]\0\0", 5)), "line 1, column 4: found text that is not JSON"));
    CHECK(has(messageOf(std::string("[1]\0[2]", 7)), "not JSON"));
}

TEST_CASE("a list of 200,000 objects is read quickly, and too many values are refused", "[json]") {
    const auto listOf = [](std::size_t count, const std::string& value) {
        std::string text = "[" + value;
        for (std::size_t i = 1; i < count; ++i)
            text += "," + value;
        return text + "]";
    };
    const std::string objects = listOf(200'000, "{}");
    const std::clock_t start = std::clock();
    CHECK(messageOf(objects) == "accepted");
    CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 2); // 8 s with a position per object
    CHECK(has(messageOf(listOf(2'000'001, "1")), "more than 2000000 values"));
}

TEST_CASE("text in another encoding and compressed data are identified, with the conversion", "[json]") {
    const auto of = [](std::string_view bytes) { return messageOf(std::string(bytes)); };
    using namespace std::string_view_literals;
    for (const std::string_view text : {"\xff\xfe{\0}\0"sv, "\xfe\xff\0{\0}"sv, "{\0}\0"sv, "\0{\0}"sv})
        CHECK(has(of(text), "file.json: found text in UTF-16; allowed: text in UTF-8; save it as UTF-8"));
    CHECK(has(of("\x1f\x8b\x08\0"sv), "found data compressed by gzip; allowed: text in UTF-8; decompress it: gunzip"));
    CHECK(has(of("PK\x03\x04"sv), "found a zip archive"));
    CHECK(messageOf("\xef\xbb\xbf{}") == "accepted"); // a byte order mark of UTF-8
}

TEST_CASE("a pipe is read only where any kind of file is allowed", "[json]") {
    const auto path = std::filesystem::temp_directory_path() / ("boardset-pipe-" + std::to_string(::getpid()));
    REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
    CHECK_THROWS_AS(readTextFile(path, 100), InputError);
    std::thread writer([&] { std::ofstream(path) << "[1, 2]"; });
    CHECK(readTextFile(path, 100, FileKind::Any, "standard input") == "[1, 2]");
    writer.join();
    std::filesystem::remove(path);
    try {
        readTextFile("/dev/zero", 100, FileKind::Any, "standard input");
        FAIL("no error");
    } catch (const InputError& error) {
        CHECK(error.file == "standard input");
    }
}

TEST_CASE("JSON for a terminal has escapes for the characters that control it", "[json]") {
    CHECK(withEscapedControls("{\n  \"a\": \"\x7f \xc2\x9b \xe2\x80\xae \xc3\xa4\"\n}") ==
          "{\n  \"a\": \"\\u007f \\u009b \\u202e \xc3\xa4\"\n}");
}
