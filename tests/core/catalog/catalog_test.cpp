// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/EnglishText.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace boardset;
using boardset::test::catalog;

TEST_CASE("derived facts follow from their terms", "[catalog]") {
    // 150 MHz / 1 clock per address = 150 million addresses per second; x 64 bytes = 9.6 GB/s
    REQUIRE(catalog()->fact("fireplane.address-rate").si() == Approx(150e6));
    REQUIRE(catalog()->fact("fireplane.address-bandwidth").si() == Approx(9.6e9));
    // 32 bytes x 150 MHz = 4.8 GB/s, the figure printed for the board port
    REQUIRE(catalog()->fact("processor-pair.path-bandwidth").si() ==
            Approx(catalog()->fact("uniboard.port-bandwidth").si()));
    for (const Fact& fact : catalog()->facts()) {
        if (fact.standing != Standing::Derived)
            continue;
        double product = 1;
        double sum = 0;
        for (const FactTerm& term : fact.terms) {
            product *= std::pow(catalog()->fact(term.fact).si(), term.exponent);
            sum += catalog()->fact(term.fact).si() * term.coefficient;
        }
        INFO(fact.id);
        REQUIRE(fact.si() == Approx(fact.terms.front().coefficient == 0 ? product : sum).epsilon(1e-12));
    }
}

TEST_CASE("every fact names its source", "[catalog]") {
    for (const Fact& fact : catalog()->facts()) {
        INFO(fact.id);
        const bool founded = fact.standing == Standing::Assumed || (!fact.source.empty() && !fact.locator.empty());
        REQUIRE(founded);
        const bool argued =
            (fact.standing != Standing::Assumed && fact.standing != Standing::Calibrated) || fact.reason.size() > 40;
        REQUIRE(argued);
    }
}

TEST_CASE("at most two facts of one model are calibrated or assumed", "[catalog]") {
    // An inference about a program says nothing about the machine; its subject is the program's work.
    std::map<std::string, int> unfounded;
    for (const Fact& fact : catalog()->facts()) {
        const auto& works = catalog()->works();
        const bool program = std::ranges::any_of(works, [&](const Work& each) { return each.id == fact.subject; });
        if (!program && (fact.standing == Standing::Calibrated || fact.standing == Standing::Assumed))
            ++unfounded[fact.subject];
    }
    for (const auto& [subject, count] : unfounded) {
        INFO(subject);
        REQUIRE(count <= 2);
    }
}

TEST_CASE("a fitted measurement is never called predicted", "[catalog]") {
    int fitted = 0;
    for (const Fact& fact : catalog()->facts()) {
        if (fact.standing == Standing::Calibrated) {
            REQUIRE(catalog()->measurement(fact.fittedTo).role == EvidenceRole::Fitted);
            ++fitted;
        }
    }
    REQUIRE(fitted > 0);
}

TEST_CASE("an error about an unknown id suggests a similar id, or lists the existing ones", "[catalog]") {
    const auto refusal = [](const std::string& id) {
        try {
            (void)catalog()->machine(id);
        } catch (const CatalogError& error) {
            return std::string(error.what());
        }
        return std::string("found a machine that is not there");
    };
    CHECK(refusal("sunfire9900")
              .starts_with("machine: 'sunfire9900' is not in the catalog; did you mean sunfire3800? allowed: "));
    const std::string unlike = refusal("mainframe");
    CHECK(unlike.starts_with("machine: 'mainframe' is not in the catalog; allowed: "));
    for (const Machine& each : catalog()->machines())
        CHECK(unlike.find(each.id) != std::string::npos);
}

TEST_CASE("values are printed as the manufacturer prints them", "[catalog]") {
    REQUIRE(catalog()->fact("uniboard.port-bandwidth").text == "4.8 GB/s");
    REQUIRE(catalog()->fact("data-cache.ways").text == "4-way");
    REQUIRE(catalog()->fact("disk-104.interface").text == "SCSI");
    REQUIRE(catalog()->fact("disk-1300-ipi.interface").text == "IPI");
    REQUIRE(catalog()->fact("gt.master").text == "yes");
    REQUIRE(catalog()->fact("memory-bank.busy-time").text == "152.8 ns");
    REQUIRE(printedValue(0, "{} ns") == "0 ns");
    REQUIRE(printedValue(std::numeric_limits<double>::infinity(), "{} ns") == "unbounded");
    REQUIRE(printedValue(12345, "{} MB/s") == "12,345 MB/s");
    REQUIRE(printedValue(1234567, "{}") == "1,234,567");
    REQUIRE(printedValue(-12345, "{}") == "-12,345");
    REQUIRE(printedValue(0.735, "{} s") == "0.735 s");
}

TEST_CASE("one item has no plural, and units are not treated as words", "[catalog]") {
    CHECK(printedValue(1, "{} requests") == "1 request");
    CHECK(printedValue(64, "{} requests") == "64 requests");
    CHECK(printedValue(1.25, "{} lines") == "1.25 lines");
    CHECK(printedValue(1, "{} addresses") == "1 address");
    CHECK(printedValue(1, "{} instructions/clock") == "1 instruction/clock");
    CHECK(printedValue(1, "{} load units") == "1 load unit");
    CHECK(printedValue(1, "{} process") == "1 process");
    for (const char* const unit : {"{} ns", "{} s", "{} \u00B5s", "{} MB/s", "{} %", "{}"})
        CHECK(printedValue(1, unit).substr(1) == std::string(unit).substr(2));
    CHECK(counted(1, "switch") == "1 switch");
    CHECK(counted(2, "switch") == "2 switches");
    CHECK(counted(0, "page") == "0 pages");
    CHECK(counted(2304, "page") == "2,304 pages");
    CHECK(printedValue(71.27, "{} %", 3) == "71.3 %");
    CHECK(printedValue(0.2949, "{}", 3) == "0.295");
    CHECK(withThe("port of SB3") == "the port of SB3");
    CHECK(withThe("ISP-80 of Slot 9") == "the ISP-80 of Slot 9");
    CHECK(withThe("Disk 0 in the ISP-80 of Slot 9") == "Disk 0 in the ISP-80 of Slot 9");
    CHECK(withThe("SCSI bus 0") == "SCSI bus 0");
    CHECK(counted(3, "process") == "3 processes");
    CHECK(printedValue(1, "{} postboxes") == "1 postbox");
    CHECK(counted(2, "postbox") == "2 postboxes");
}

TEST_CASE("a derived fact and its terms use the same kilobyte, megabyte or gigabyte", "[catalog]") {
    for (const Fact& fact : catalog()->facts()) {
        if (fact.standing != Standing::Derived)
            continue;
        std::map<std::string, double> factors; // by unit as printed
        std::map<char, bool> isBinary;         // "KB" and "KB/s" by their prefix; all sizes together as 'B'
        const auto look = [&](const Fact& each) {
            const std::string word = each.text.substr(each.text.rfind(' ') + 1);
            const bool isSize = word == "KB" || word == "MB" || word == "GB";
            if (!isSize && word != "KB/s" && word != "MB/s" && word != "GB/s")
                return;
            INFO(fact.id << ": " << fact.text << " of " << each.id << ": " << each.text);
            CHECK(factors.try_emplace(word, each.factor).first->second == each.factor);
            const bool binary = std::fmod(each.factor, 1024) == 0;
            CHECK(isBinary.try_emplace(word.front(), binary).first->second == binary);
            if (isSize)
                CHECK(isBinary.try_emplace('B', binary).first->second == binary);
        };
        look(fact);
        for (const FactTerm& term : fact.terms)
            look(catalog()->fact(term.fact));
    }
    // Earlier, the catalog stated 12.75 GB as "11.88 GB = 14 x 911 MB".
    CHECK(catalog()->fact("case4.table-disks").text == "12.75 GB");
    CHECK(catalog()->fact("tape-half-inch.rate").text == "1 MiB/s");
}

TEST_CASE("microseconds are written with the micro sign", "[catalog]") {
    for (const Fact& fact : test::catalog()->facts()) {
        INFO(fact.id);
        CHECK(fact.unit != "us");
        CHECK(fact.text.find(" us") == std::string::npos);
    }
    CHECK(test::catalog()->fact("io-expansion-unit.latency").text == "1.25 \u00B5s");
}

TEST_CASE("a document is found by its three digits, any other source by its whole id", "[catalog]") {
    const auto catalog = test::catalog();
    CHECK(catalog->source("003").id == catalog->source("003-t5440").id);
    CHECK(catalog->source("000").id == "000-mpo");
    CHECK_THROWS_AS(catalog->source("00"), CatalogError);
    CHECK_THROWS_AS(catalog->source("999"), CatalogError);
    CHECK_THROWS_AS(catalog->source("t5440"), CatalogError);
}
