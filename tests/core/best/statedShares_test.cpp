// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a step is enough to apply it, and applying it gives the stated gain.
#include "boardset/scenario/PagePlacement.h"
#include "boardset/text/Letters.h"
#include "boardset/text/NumberText.h"
#include "boardset/topology/Titles.h"
#include "searching.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

using namespace boardset;
using namespace boardset::test;

namespace {

constexpr double reported = 5e-3; ///< Rounding error of a printed share, and of pages that do not divide evenly.

std::vector<std::string> split(const std::string& text, const std::string& at) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, from)) {
        parts.push_back(text.substr(from, end - from));
        from = end + at.size();
    }
    parts.push_back(text.substr(from));
    return parts;
}

/// Applies the text of steps to a workload.
class Reader {
public:
    Reader(const Topology& topology, Workload& workload) : m_topology(topology), m_workload(workload) {}

    void carryOut(const std::string& step) {
        std::vector<std::string> sentences;
        for (const std::string& part : split(step, ", ")) {
            std::string lower = part;
            lower.front() = lowerCase(lower.front());
            if (lower.starts_with("move ") || lower.starts_with("spread "))
                sentences.push_back(lower);
            else
                sentences.back() += ", " + part;
        }
        for (const std::string& sentence : sentences)
            sentence.starts_with("spread region ") ? spread(sentence.substr(14))
            : sentence.starts_with("move region ") ? moveRegion(sentence.substr(12))
                                                   : moveCustomer(sentence.substr(5));
    }

private:
    BlockId titled(const std::string& title) const {
        for (const Block& each : m_topology.blocks())
            if (titleOf(m_topology, each.id) == title)
                return each.id;
        throw std::runtime_error("no block is " + title);
    }

    void moveCustomer(const std::string& words) { // "thread 4 to SB3 P1"
        const auto sides = split(words, " to ");
        const std::string name = sides.at(0).substr(sides.at(0).rfind(' ') + 1);
        for (Process& process : m_workload.processes)
            for (Customer& each : process.customers)
                if (each.name.text == name)
                    each.on = m_topology.block(titled(sides.at(1))).path;
    }

    Region& region(const std::string& words) { // "a", "a of process B"
        const auto names = split(words, " of process ");
        for (Process& process : m_workload.processes)
            for (Region& each : process.regions)
                if (each.name.text == names.front() && (names.size() == 1 || process.name.text == names.back()))
                    return each;
        throw std::runtime_error("no region is " + words);
    }

    void moveRegion(const std::string& words) { // "a to SB3"
        const auto sides = split(words, " to ");
        lay(region(sides.at(0)), {{titled(sides.at(1)), 1}});
    }

    void spread(const std::string& words) {
        if (const auto sides = split(words, " evenly over "); sides.size() == 2) {
            std::vector<std::pair<BlockId, double>> shares;
            if (sides[1] == "the whole machine" || sides[1].starts_with("domain "))
                shares.emplace_back(rootBlock, 1);
            else
                for (const std::string& title : split(sides[1], ", "))
                    shares.emplace_back(titled(title), 1);
            lay(region(sides[0]), shares);
            return;
        }
        const auto sides = split(words, ": ");
        std::vector<std::pair<BlockId, double>> shares;
        for (const std::string& each : split(sides.at(1), ", ")) { // "SB0 P1 12.5 %"
            const std::string bare = each.substr(0, each.size() - 2);
            const std::size_t blank = bare.rfind(' ');
            shares.emplace_back(titled(bare.substr(0, blank)), decimalIn(bare.substr(blank + 1)).value());
        }
        lay(region(sides.at(0)), shares);
    }

    /// Places pages by shares, evenly within each block.
    void lay(Region& region, const std::vector<std::pair<BlockId, double>>& shares) {
        double all = 0;
        for (const auto& [block, share] : shares)
            all += share;
        const int pages = region.pages();
        const int domain = m_topology.block(m_topology.at(region.pagesIn.begin()->first)).domain;
        std::map<std::string, int> there;
        double due = 0;
        int placed = 0;
        for (const auto& [block, share] : shares) {
            due += share / all * pages;
            const int here = static_cast<int>(std::lround(due)) - placed;
            placed += here;
            for (const auto& [path, count] :
                 boardset::spread(here, m_topology, m_topology.working(Role::Memory, block, domain)))
                there[path] += count;
        }
        std::erase_if(there, [](const auto& each) { return each.second == 0; });
        region.pagesIn = there;
    }

    const Topology& m_topology;
    Workload& m_workload;
};

} // namespace

TEST_CASE("a step that spreads pages unevenly states the shares", "[best]") {
    const Best best = findBest(at("sunfire6800-first"), {});
    REQUIRE(best.steps.size() == 1);
    CHECK(best.steps.front().title == "Spread region a: SB0 50 %, SB2 25 %, SB4 25 %");
}

TEST_CASE("the shares of a few pages that do not divide evenly are stated", "[best]") {
    Canonical from = at("sunfire6800-first");
    for (Region& each : from.scenario.workload.processes.front().regions)
        each.pagesIn = {{"SB0/P0/memory", 8}};
    const Best best = findBest(from, {BestGoal::Throughput, 0.1, 1});
    int spread = 0;
    for (const BestStep& step : best.steps)
        if (step.title.starts_with("Spread ")) {
            CAPTURE(step.title);
            ++spread;
            CHECK(step.title.find('%') != std::string::npos); // 8 pages over 6 memories: 25 % and 12.5 %
        }
    REQUIRE(spread > 0);
}

TEST_CASE("applying the steps from their text gives the stated gains", "[best]") {
    // Two scenarios of Sun Fire Link take more than twice as long as all others, and have no step.
    const std::set<std::string> slow{"firelink-mixed", "firelink-six-3"};
    int carriedOut = 0;
    for (const std::string& id : bundledIds(share() / "scenarios")) {
        if (slow.contains(id))
            continue;
        INFO(id);
        const Canonical from = at(id);
        if (from.scenario.workload.customerCount() == 0 || !whyNotSought(from, BestGoal::Throughput).empty())
            continue;
        Best best;
        try {
            best = findBest(from, {BestGoal::Throughput, 0.1, 1});
        } catch (const InputError&) { // nothing to search
            continue;
        }
        Scenario now = from.scenario;
        Reader reader(*from.topology, now.workload);
        double gain = 0;
        bool isAll = true;
        for (const BestStep& step : best.steps) {
            INFO(step.title);
            if (step.title.find(" similar move") != std::string::npos) {
                isAll = false; // sums up the rest
                break;
            }
            reader.carryOut(step.title);
            ++carriedOut;
            gain += step.gain.value_or(0);
            if (best.before.totals.size() == 1 && step.gain)
                CHECK(throughputOf(solvePlacement(*from.topology, now.workload)) ==
                      Approx(throughputOf(best.before) * (1 + gain)).epsilon(reported));
        }
        if (isAll)
            CHECK(throughputOf(solvePlacement(*from.topology, now.workload)) ==
                  Approx(throughputOf(best.answer)).epsilon(reported));
    }
    CHECK(carriedOut > 100);
}
