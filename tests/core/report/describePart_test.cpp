// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of parts, links, threads, processes, regions and machines.
#include "boardset/report/DescribePart.h"

#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/text/NameRanges.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <set>

using namespace boardset;

namespace {

struct Described {
    explicit Described(const std::string& id)
        : solved(test::solved(id)), flows(flowsOf(*solved.topology, solved.answer)) {}

    PartContext context() const { return {*solved.topology, solved.scenario.workload, solved.answer, flows}; }
    Card card(const std::string& subject) const { return describePart(context(), subjectNamed(subject)).value(); }

    test::Solved solved;
    Flows flows;
};

const CardLine& lineAt(const std::vector<CardLine>& lines, const std::string& key) {
    const auto found = std::ranges::find(lines, key, &CardLine::key);
    INFO(key);
    REQUIRE(found != lines.end());
    return *found;
}

std::string valueAt(const std::vector<CardLine>& lines, const std::string& key) {
    return Language().text(lineAt(lines, key).value);
}

} // namespace

TEST_CASE("the card of a board has its limit, its use, its contents and its facts", "[report]") {
    const Described first("sunfire6800-first"); // four threads on SB0, 256 pages on SB3
    const Card card = first.card("SB3");
    CHECK(Language().text(card.heading) == "SB3");
    CHECK(Language().text(describeName(*first.solved.topology, first.solved.topology->at("SB3"))) == "SB3 · Uniboard");
    CHECK(valueAt(card.figures, "port_bandwidth") == "4.80 GB/s");
    CHECK(valueAt(card.figures, "busiest") == "100 %, port of SB3");
    CHECK(valueAt(card.figures, "contents") == "256 pages");
    CHECK(valueAt(card.lines, "traffic") == "4.8 GB/s; port of SB3 100 %");
    CHECK(valueAt(card.lines, "pages") == "256");
    const CardLine& port = lineAt(card.lines, "port_bandwidth");
    CHECK(Language().text(port.label) == "Board port");
    CHECK(Language().text(port.standing) == "published");
    CHECK(port.value.citation == Citation{"000-mpo", "Appendix B, Uniboard"});
    CHECK(port.value.why == Subject{Subject::Fact, "uniboard.port-bandwidth"});
    CHECK(valueAt(first.card("SB0").lines, "thread:4") == "4");
    CHECK(valueAt(first.card("SB5").figures, "contents") == "empty");
    CHECK(valueAt(first.card("SB3/P0/memory").lines, "page_layout") == "over 4 memories, line by line");
}

TEST_CASE("the card of a disk names its interface, and its rates with their units", "[report]") {
    const Card card = Described("sparcserver690mp-case7").card("slot9/disk0");
    CHECK(valueAt(card.lines, "interface") == "IPI");
    CHECK(valueAt(card.lines, "rate") == "4.50 MiB/s");
}

TEST_CASE("the card of a thread has its placement, its results and its localities", "[report]") {
    const Described first("sunfire6800-first");
    const Card card = first.card("thread:4");
    CHECK(Language().text(card.heading) == "Thread 4");
    CHECK(Language().text(card.subtitle) == "of process A");
    CHECK(valueAt(card.figures, "wait") == "427 ns (240 ns when idle)");
    CHECK(valueAt(card.figures, "throughput") == "1,200 MB/s read");
    CHECK(valueAt(card.figures, "outstanding") == "8 lines outstanding");
    CHECK(valueAt(card.lines, "runs_on") == "SB0 P3");
    CHECK(valueAt(card.lines, "region:A/a") == "256 pages, SB3");
    CHECK(valueAt(card.lines, "throughput") == "1,200 MB/s");
    CHECK(lineAt(card.lines, "throughput").value.why == Subject{Subject::ThreadThroughput, "4"});
    CHECK(valueAt(card.lines, "other_board") == "100 % at 240 ns");
    CHECK(valueAt(card.lines, "outstanding") == "8 lines");
    CHECK(valueAt(first.card("process:A").lines, "total_throughput") == "4,800 MB/s");
    CHECK(valueAt(first.card("region:A/a").lines, "SB3/P1/memory") == "64 pages");
}

TEST_CASE("the latency of a message is that of the whole message", "[report]") {
    const Described sent("firelink-long"); // 64 KB in several pieces
    const CustomerAnswer own = customerAnswerOf(sent.solved.answer, "1");
    REQUIRE(own.reportedNs(sent.solved.answer) > own.latencyNs(sent.solved.answer));
    const Card card = sent.card("thread:1");
    CHECK(std::get<Quantity>(lineAt(card.lines, "latency").value.value).value == own.reportedNs(sent.solved.answer));
}

TEST_CASE("the lines of every card have unique keys, labels and existing subjects", "[report]") {
    for (const char* id :
         {"sunfire6800-first", "t5440-two-way", "p650-first", "sparcserver690mp-case3", "firelink-first"}) {
        const Described described(id);
        std::set<std::string> kinds; // one subject of each kind is checked: the others have the same lines
        for (const Subject& subject : subjectsOf(*described.solved.topology, described.solved.scenario.workload)) {
            const std::string name = textOf(subject);
            CHECK(subjectNamed(name) == subject);
            if (!kinds.insert(unnumbered(name)).second)
                continue;
            INFO(id << ": " << name);
            std::set<std::string> keys;
            for (const CardLine& line : described.card(name).lines) {
                INFO(line.key);
                CHECK((!line.key.empty() && keys.insert(line.key).second));
                CHECK_FALSE(line.label.isEmpty());
                CHECK(line.standing.isEmpty() != line.value.isFact());
                CHECK((!line.value.subject || describePart(described.context(), *line.value.subject)));
            }
        }
    }
}

TEST_CASE("a subject that the scenario does not contain has no card", "[report]") {
    const Described first("sunfire6800-first");
    for (const char* name : {"SB9", "thread:9", "process:Z", "region:A/z", "link:SB0>SB1#0"})
        CHECK_FALSE(describePart(first.context(), subjectNamed(name)));
    CHECK(Language().text(first.card("").heading) == "Sun Fire 6800");
}

TEST_CASE("several threads and regions have one card", "[report]") {
    const Described first("sunfire6800-first");
    const Card card =
        describeSelection(first.context(), {{Subject::Thread, "1"}, {Subject::Thread, "2"}, {Subject::Region, "A/a"}});
    CHECK(Language().text(card.heading) == "2 threads, 1 region");
    CHECK(Language().text(card.subtitle) == "of process A; edits apply to all");
    CHECK(valueAt(card.lines, "names") == "1, 2");
    CHECK(valueAt(card.lines, "total_throughput") == "2,400 MB/s");
}
