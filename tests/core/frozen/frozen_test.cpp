// SPDX-License-Identifier: GPL-3.0-or-later
// Every bundled fact is unchanged, and every result for the bundled data, |a - b| <= 1e-9 max(1, |b|); none is missing
// or new. After an intended change, build/dev/bin/test_core "[.freeze]" writes the files again; review their diff.
#include "frozen.h"

#include "support/catch.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

using namespace boardset::test;

namespace {

struct Frozen {
    const char* file;
    Answers (*now)();
};

constexpr std::array frozenFiles{Frozen{"answers.jsonl", placements}, Frozen{"evidence.jsonl", measurements},
                                 Frozen{"facts.jsonl", facts}, Frozen{"latencies.jsonl", latencies},
                                 Frozen{"traces.jsonl", traces}};

std::filesystem::path pathOf(const Frozen& frozen) {
    return std::filesystem::path(FROZEN) / frozen.file;
}

bool isClose(double now, double before) {
    return std::abs(now - before) <= 1e-9 * std::max(1.0, std::abs(before));
}

bool isSame(const Json& now, const Json& before) {
    return now.is_number() && before.is_number() ? isClose(now.get<double>(), before.get<double>()) : now == before;
}

/// Adds a line for each value under `key` that is different, missing or new.
void addDifferences(const std::string& key, const Json& before, const Json& now, std::vector<std::string>& lines) {
    if (before.type() != now.type() || !before.is_structured() || (before.is_array() && before.size() != now.size())) {
        if (!isSame(now, before))
            lines.push_back(key + ": was " + before.dump() + ", is " + now.dump());
        return;
    }
    for (const auto& [name, value] : before.items()) {
        if (before.is_object() && !now.contains(name)) {
            lines.push_back(key + " / " + name + ": was " + value.dump() + ", is missing");
        } else {
            const Json& other = before.is_object() ? now.at(name) : now.at(std::stoul(name));
            addDifferences(key + " / " + name, value, other, lines);
        }
    }
    for (const auto& [name, value] : now.items())
        if (now.is_object() && !before.contains(name))
            lines.push_back(key + " / " + name + ": was not there, is " + value.dump());
}

std::vector<std::string> differences(const Json& before, const Json& now) {
    std::vector<std::string> lines;
    addDifferences("", before, now, lines);
    return lines;
}

Json read(const Frozen& frozen) {
    std::ifstream in(pathOf(frozen));
    Json all = Json::object();
    for (std::string line; std::getline(in, line);)
        all.update(Json::parse(line));
    return all;
}

/// Output of the command line for some arguments, with --json.
Json reportedBy(const std::string& arguments) {
    const std::string command = std::string(BOARDSET_CLI) + " --json " + arguments;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get()))
        text += static_cast<char>(c);
    return Json::parse(text);
}

} // namespace

TEST_CASE("every frozen value is unchanged", "[frozen]") {
    for (const Frozen& frozen : frozenFiles) {
        const Json before = read(frozen);
        REQUIRE(!before.empty());
        const std::vector<std::string> lines = differences(before, Json(frozen.now()));
        for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 20); ++i)
            UNSCOPED_INFO(frozen.file << lines[i]);
        CHECK(lines.size() == 0); // the message lists the first 20
    }
}

TEST_CASE("the command line solves with the same options, by each of the three methods", "[frozen]") {
    const Json before = read(frozenFiles[0]);
    for (const char* id : {"sunfire6800-copy-1-random", "sunfire6800-copy-24-random", "sunfire15k-mpo-phases"}) {
        INFO(id);
        const Json reported = reportedBy(std::string("solve ") + id);
        const Json& frozen = before.at(id);
        CHECK(reported.at("method") == frozen.at("method"));
        CHECK(
            isClose(reported.at("total").at("throughput").get<double>() * 1e6, frozen.at("throughput").get<double>()));
        CHECK(isClose(reported.at("total").at("mean_latency_ns").get<double>(), frozen.at("latency").get<double>()));
        CHECK(reported.at("classes").size() == frozen.at("classes").size());
        CHECK(reported.at("stations").size() == frozen.at("stations").size());
    }
}

TEST_CASE("the comparison detects changed, missing and new values", "[frozen]") {
    const Json before{{"a", {{"x", 2000.0}, {"y", 0.25}}}, {"b", {"word", nullptr, 3}}};
    const auto changed = [&](const char* pointer, const Json& value) {
        Json now = before;
        now[Json::json_pointer(pointer)] = value;
        return differences(before, now);
    };
    REQUIRE(differences(before, before).empty());
    REQUIRE(changed("/a/x", 2000 * (1 + 9e-10)).empty());
    REQUIRE(changed("/a/x", 2000 * (1 + 2e-9)).size() == 1);
    REQUIRE(changed("/a/y", 0.25 + 9e-10).empty());
    REQUIRE(changed("/a/y", 0.25 + 2e-9).front().starts_with(" / a / y: was 0.25, is 0.25000"));
    REQUIRE(changed("/a/y", nullptr).size() == 1);
    REQUIRE(changed("/a/z", 0) == std::vector<std::string>{" / a / z: was not there, is 0"});
    REQUIRE(changed("/b/0", "other") == std::vector<std::string>{" / b / 0: was \"word\", is \"other\""});
    REQUIRE(changed("/b/1", 0).size() == 1);
    REQUIRE(changed("/b/3", 0).size() == 1);
    Json without = before;
    without["a"].erase("y");
    REQUIRE(differences(before, without) == std::vector<std::string>{" / a / y: was 0.25, is missing"});
}

TEST_CASE("the frozen files are written", "[.freeze]") {
    for (const Frozen& frozen : frozenFiles) {
        std::ofstream out(pathOf(frozen));
        for (const auto& [name, answer] : frozen.now())
            out << Json{{name, answer}}.dump() << '\n';
        REQUIRE(out.flush());
    }
}
