// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios for tests: a small fixed one, random ones by seed, and the error of an invalid one.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/PagePlacement.h"

#include <random>
#include <string>

namespace boardset::test {

/// Two threads and two regions on a Sun Fire 6800, in canonical form.
inline Scenario small() {
    Process process{"A", "copy", {{"1", "SB0/P0", {"a"}}, {"2", "SB0/P1", {}}}, {}};
    process.regions.push_back({"a", 4'194'304, {{"SB3/P0/memory", 5}, {"SB3/P1/memory", 4}}});
    process.regions.push_back({"b", 8192, {{"SB1/P2/memory", 7}}});
    return {"Small", "For tests.\nTwo lines.", "sunfire6800", Options{{"uniboards", 6}}, {{process}}};
}

inline int pick(std::mt19937& random, int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random);
}

/// Path of a random processor of the 6800, as "SB2/P1", or of a part of it.
inline std::string somewhere(std::mt19937& random, const std::string& part = {}) {
    return "SB" + std::to_string(pick(random, 0, 5)) + "/P" + std::to_string(pick(random, 0, 3)) + part;
}

/// Random text with characters that are difficult for a file format.
inline std::string oddText(std::mt19937& random) {
    static const std::vector<std::string> pieces{"a",  "Z", "7",   " ",        "\"",
                                                 "\\", "/", "<&>", "\xc3\xa4", "\xf0\x9f\x96\xa5"};
    std::string text = "t";
    for (int i = pick(random, 0, 12); i > 0; --i)
        text += pieces[static_cast<std::size_t>(pick(random, 0, static_cast<int>(pieces.size()) - 1))];
    return text;
}

inline Region randomRegion(std::mt19937& random, const RegionName& name) {
    Region region{name, std::int64_t{8192} << pick(random, 0, 9), {}};
    const bool isInPages = pick(random, 0, 4) > 0;
    for (int i = pick(random, 1, 6); i > 0; --i)
        if (isInPages)
            addPages(region, {{somewhere(random, "/memory"), pick(random, 1, 40)}});
        else
            region.parts.push_back(somewhere(random, "/memory"));
    region.lies =
        isInPages ? RegionLayout::On : static_cast<RegionLayout>(pick(random, region.parts.size() > 1 ? 1 : 0, 4));
    if (region.lies == RegionLayout::Interleaved || region.lies == RegionLayout::Striped)
        region.pieceBytes = std::int64_t{pick(random, 0, 1)} << pick(random, 0, 34);
    return region;
}

/// Random scenario of the 6800, in canonical form except for its options.
inline Scenario randomScenario(unsigned seed) {
    std::mt19937 random(seed);
    Scenario scenario{oddText(random), oddText(random), "sunfire6800", Options{{"uniboards", 6}}, {}};
    int thread = 0;
    for (int p = pick(random, 0, 3); p > 0; --p) {
        Process process{
            ProcessName(oddText(random) + std::to_string(p)), pick(random, 0, 1) == 0 ? "copy" : "one-miss", {}, {}};
        for (int r = pick(random, 0, 4); r > 0; --r)
            process.regions.push_back(randomRegion(random, RegionName(oddText(random) + std::to_string(r))));
        for (int t = pick(random, 0, 5); t > 0; --t) {
            Customer customer{CustomerName(std::to_string(++thread)), somewhere(random), {}};
            customer.server = pick(random, 0, 9) == 0 ? somewhere(random) : "";
            customer.peer = pick(random, 0, 9) == 0 ? somewhere(random) : "";
            customer.count = pick(random, 1, 3);
            customer.amount = pick(random, 0, 1) * 1e11 / 3;
            process.customers.push_back(customer);
            for (const Region& region : process.regions)
                if (pick(random, 0, 1) == 0)
                    process.customers.back().regions.change([&](auto& used) { used.push_back(region.name); });
        }
        if (process.regions.size() > 1 && pick(random, 0, 1) == 0) {
            Region above{process.regions.back().name, 8192, {}};
            above.parts = {process.regions.front().name.text};
            process.regions.back() = above;
        }
        process.atOnce = pick(random, 0, 2);
        process.background = pick(random, 0, 3) == 0;
        if (pick(random, 0, 1) == 0)
            process.numbers["directory-hits"] = pick(random, 0, 1000) / 10.0;
        scenario.workload.processes.push_back(process);
    }
    return scenario;
}

/// Line of the InputError that `action` throws; "accepted" if it throws none.
template <class Action> std::string refusal(const Action& action) {
    try {
        action();
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

/// `text` with the first `what` replaced.
inline std::string with(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "NOT FOUND: " + what : text.replace(at, what.size(), by);
}

} // namespace boardset::test
