// SPDX-License-Identifier: GPL-3.0-or-later
// Every network file is either solved, or refused in one line that names the file, the field, the value and the allowed
// values.
#include "NetworkFile.h"
#include "boardset/queueing/Solver.h"
#include "boardset/scenario/JsonFile.h"
#include "support/catch.h"

#include <cstdio>
#include <filesystem>
#include <random>

using namespace boardset;

namespace {

std::string queueing(const std::string& stations, const std::string& classes, const std::string& demands,
                     const std::string& more = {}) {
    return R"({"kind": "queueing", "stations": [)" + stations + R"(], "classes": [)" + classes + R"(], "demands": )" +
           demands + more + "}";
}

std::string sharing(const std::string& resources, const std::string& flows) {
    return R"({"kind": "sharing", "resources": [)" + resources + R"(], "flows": [)" + flows + "]}";
}

std::string messageOf(const std::string& text) {
    try {
        readNetworkText(text, "f.json");
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

const std::string closed = R"({"type": "closed", "population": 2})";

} // namespace

TEST_CASE("every bad field is named with its value and the allowed values", "[network][input]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"[]", "f.json: found a list of length 0; allowed: an object in braces"},
        {"{}", "f.json: kind: found nothing; allowed: a value for this required field"},
        {R"({"kind": 3})", "f.json: kind: found 3; allowed: text in quotes"},
        {R"({"kind": "queuing"})", "f.json: kind: found \"queuing\"; allowed: queueing or sharing"},
        {queueing("", closed, "[[]]"), "f.json: stations: found none"},
        {queueing("{}", "", "[]"), "f.json: classes: found none"},
        {queueing("3", closed, "[[1]]"), "f.json: stations[0]: found 3; allowed: an object"},
        {queueing(R"({"server": 2})", closed, "[[1]]"),
         "f.json: stations[0].server: found an unknown field; allowed: name"},
        {queueing(R"({"servers": 0})", closed, "[[1]]"),
         "f.json: stations[0].servers: found 0; allowed: a whole number"},
        {queueing(R"({"servers": 1.5})", closed, "[[1]]"), "f.json: stations[0].servers: found 1.5"},
        {queueing(R"({"service_cv2": -1})", closed, "[[1]]"), "f.json: stations[0].service_cv2: found -1; allowed: "},
        {queueing("{}", R"({"population": 1, "background": "yes"})", "[[1]]"),
         "f.json: classes[0].background: found \"yes\"; allowed: true or false"},
        {queueing(R"({"type": "fifo"})", closed, "[[1]]"),
         "f.json: stations[0].type: found \"fifo\"; allowed: queueing or delay"},
        {queueing(R"({"name": "a"}, {"name": "a"})", closed, "[[1, 1]]"),
         "f.json: stations[1].name: found \"a\"; allowed: a unique name; rename one of them"},
        {queueing("{}", R"({"type": "closed"})", "[[1]]"), "f.json: classes[0].population: found nothing"},
        {queueing("{}", R"({"population": -1})", "[[1]]"),
         "f.json: classes[0].population: found -1; allowed: a finite number"},
        {queueing("{}", R"({"population": "8"})", "[[1]]"), "f.json: classes[0].population: found \"8\""},
        {queueing("{}", R"({"population": 8, "arrival_rate": 1})", "[[1]]"),
         "f.json: classes[0].arrival_rate: found 1"},
        {queueing("{}", R"({"type": "open", "arrival_rate": null})", "[[1]]"),
         "f.json: classes[0].arrival_rate: found null"},
        {queueing("{}", closed, "[]"), "f.json: demands: found a list of length 0; allowed: one row per class: 1"},
        {queueing("{}, {}", closed, "[[1]]"),
         "f.json: demands[0]: found a list of length 1; allowed: one demand per station: 2"},
        {queueing("{}", closed, "[[[1]]]"), "f.json: demands[0][0]: found a list of length 1"},
        {queueing("{}", closed, "[[-0.5]]"), "f.json: demands[0][0]: found -0.5"},
        {queueing("{}", closed, "[[0]]"), "f.json: classes[0]: found customers that spend no time anywhere"},
        {queueing("{}", closed, "[[1e999]]"), "f.json: found a number too large for double precision"},
        {queueing("{}", closed, "[[NaN]]"), "text that is not JSON"},
        {queueing("{}", closed, "[[-Infinity]]"), "text that is not JSON"},
        {queueing("{}", closed, "[[1]]", R"(, "method": "guess")"),
         "f.json: method: found \"guess\"; allowed: auto, exact"},
        {queueing("{}", closed, "[[1]]", R"(, "extra": 1)"), "f.json: extra: found an unknown field"},
        {queueing("{}", closed, "[[1]]", R"(, "kind": "sharing")"), "the same member twice"},
        {sharing("{}", ""), "f.json: resources[0].capacity: found nothing"},
        {sharing(R"({"capacity": -1})", ""), "f.json: resources[0].capacity: found -1"},
        {sharing(R"({"capacity": 1e300})", ""), "f.json: resources[0].capacity: found 1e+300; allowed: 0, or a number"},
        {sharing("", R"({"weight": 1})"), "f.json: flows[0]: found a flow without a limit"},
        {sharing(R"({"capacity": 1})", R"({"uses": [[1, 1]]})"),
         "f.json: flows[0].uses[0][0]: found 1; allowed: a whole number from 0 to 0"},
        {sharing(R"({"capacity": 1})", R"({"uses": [[0]]})"), "f.json: flows[0].uses[0]: found a list of length 1"},
        {sharing(R"({"capacity": 1})", R"({"uses": [[0, -1]]})"), "f.json: flows[0].uses[0][1]: found -1"},
        {sharing(R"({"capacity": 1})", R"({"uses": {}})"), "f.json: flows[0].uses: found an object"},
    };
    for (const auto& [text, expected] : cases) {
        const std::string message = messageOf(text);
        CAPTURE(text, message, expected);
        REQUIRE(message.find(expected) != std::string::npos);
        REQUIRE(message.find('\n') == std::string::npos);
    }
}

TEST_CASE("deep nesting and a file of a hundred megabytes are refused immediately", "[network][input]") {
    REQUIRE(messageOf(std::string(100000, '[')).find("at most 8 levels") != std::string::npos);
    REQUIRE(messageOf(R"({"kind": )" + std::string(100000, '[')).find("at most 8 levels") != std::string::npos);
    const auto path = std::filesystem::temp_directory_path() / "boardset-network-large.json";
    std::FILE* file = std::fopen(path.string().c_str(), "wb");
    REQUIRE(file != nullptr);
    const std::string block(1 << 20, ' ');
    for (int i = 0; i < 100; ++i)
        std::fwrite(block.data(), 1, block.size(), file);
    std::fclose(file);
    REQUIRE_THROWS_WITH(readTextFile(path, networkFileBytes),
                        Catch::Matchers::ContainsSubstring("at most 67108864 bytes"));
    std::filesystem::remove(path);
}

TEST_CASE("extreme numbers are solved or refused, and never become infinite", "[network][input]") {
    for (const std::string d : {"1e-320", "1e-300", "1e-30", "1e30", "1e300", "1.7e308"}) {
        for (const std::string population : {"1", "7", "1e6", "1e15", "1e300"}) {
            for (const std::string servers : {"1", "3", "1000000"}) {
                const std::string text =
                    queueing(R"({"servers": )" + servers + "}, {}", R"({"population": )" + population + "}, " + closed,
                             "[[" + d + ", 1], [1, " + d + "]]");
                CAPTURE(text);
                try {
                    const auto problem = std::get<QueueingProblem>(readNetworkText(text, "f.json"));
                    const auto s = std::get<Solution>(solve(problem.network));
                    REQUIRE((s.throughput.allFinite() && s.queueLength().allFinite() && s.utilisation.allFinite()));
                } catch (const InputError& error) {
                    REQUIRE_THAT(error.what(), Catch::Matchers::ContainsSubstring("a number from 1e-30 to 1e30"));
                } catch (const NetworkError& error) {
                    REQUIRE(!std::string(error.what()).empty());
                }
            }
        }
    }
}

TEST_CASE("a file with random damage is read or refused, and causes no other error", "[network][input][fuzz]") {
    std::mt19937 random(10);
    const std::vector<std::string> seeds{
        queueing(R"({"name": "cpu", "servers": 2, "service_cv2": 1}, {"type": "delay"})",
                 closed + R"(, {"type": "open", "arrival_rate": 0.2, "background": true})", "[[1.5, 0.25], [0.5, 3]]"),
        sharing(R"({"name": "a", "capacity": 4.5}, {"capacity": 1})",
                R"({"uses": [[0, 1], [1, 2.5]], "bound": null})")};
    const std::string alphabet = "{}[],:\"0123456789.eE+-ntfau \\\x01\xff";
    for (int i = 0; i < 20000; ++i) {
        std::string text = seeds[std::size_t(i) % seeds.size()];
        for (unsigned edits = 1 + random() % 4; edits > 0; --edits) {
            const std::size_t at = random() % text.size();
            const char letter = alphabet[random() % alphabet.size()];
            random() % 3 == 0   ? text.erase(at, 1)
            : random() % 2 == 0 ? text.insert(at, 1, letter)
                                : text.replace(at, 1, 1, letter);
            text += text.empty() ? " " : "";
        }
        try {
            const NetworkProblem problem = readNetworkText(text, "f.json");
            if (const auto* queueing_ = std::get_if<QueueingProblem>(&problem))
                solve(queueing_->network, {.method = Method::Schweitzer});
        } catch (const InputError&) {
        } catch (const NetworkError&) {
        }
    }
}

TEST_CASE("the product of classes and stations is limited, too", "[network][input]") {
    const auto many = [](const std::string& one, int count) {
        std::string list = one;
        for (int i = 1; i < count; ++i)
            list += ',' + one;
        return list;
    };
    const std::string large = queueing(many("{}", 2000), many(closed, 2000), '[' + many("[]", 2000) + ']');
    CHECK(messageOf(large).find("f.json: demands: found a list of length 2000; allowed: at most 1000000 demands") == 0);
    CHECK(messageOf(queueing(R"({"name": "a\u001bb"})", closed, "[[1]]")) ==
          "f.json: stations[0].name: found \"a?b\"; allowed: a name without control characters; correct it");
}
