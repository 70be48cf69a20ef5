// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for the T5440: bandwidths from the bytes of packets, latencies from the table.
#include "allEvidence.h"
#include "boardset/evidence/Evidence.h"
#include "support/scenarios.h"

#include <cmath>

using namespace boardset;
using test::row;

namespace {

double fact(const std::string& id) {
    return test::catalog()->fact(id).value;
}

} // namespace

TEST_CASE("the capacity of a link of eight lanes follows from the specification", "[evidence]") {
    CHECK(fact("pcie.raw-rate") == Approx(2.5e9 * 8 * 8 / 10 / 8 / 1e6)); // lanes, 8 bits of 10, bytes
    CHECK(fact("pcie.rate") == Approx(2000 * (1 - 4.0 / 1180)));          // four skip symbols in 1,180
    CHECK(fact("pcie.overhead") == 2 + 2 + 12 + 4);
    CHECK(fact("pcie.acknowledgement") == 6 + 2);
    CHECK(fact("t2plus.write-limit") == Approx(2000 * 128.0 / 148));
    CHECK(fact("t2plus.read-limit") == Approx(2000 * 64.0 / 84));
    // With skip symbols included, within one percent of the measured 1,720 and 1,520 MB/s, without calibration.
    CHECK(fact("t2plus.write-rate") == Approx(1720).epsilon(0.01));
    CHECK(fact("t2plus.read-rate") == Approx(1520).epsilon(0.01));
}

TEST_CASE("no fact of the T5440 is calibrated, and one is assumed", "[evidence]") {
    std::vector<std::string> assumed;
    for (const Fact& each : test::catalog()->facts()) {
        if (each.source == "pcie-base-11" || each.source == "003-t5440" || each.source == "pex8648-brief") {
            CHECK(each.standing != Standing::Calibrated);
            if (each.standing == Standing::Assumed)
                assumed.push_back(each.id);
        }
    }
    CHECK(assumed == std::vector<std::string>{"pex8548.latency"});
}

TEST_CASE("the bandwidths of one link follow from the bytes of packets, and root complexes add up", "[evidence]") {
    const double rate = fact("pcie.rate");
    const double answer = 8 / 2.5; // of an acknowledgement or a credit update, per packet
    // Down: completions of 64 + 20 bytes, and both answers to each request of eight completions.
    const double read = rate * 64 / (64 + 20 + 2 * answer / 8);
    // Up: packets of 128 + 20 bytes. Acknowledgements go down.
    const double write = rate * 128 / (128 + 20);
    CHECK(row("t5440.read.1").model == Approx(read).epsilon(1e-4));
    CHECK(row("t5440.write.1").model == Approx(write).epsilon(1e-4));
    // Both directions, with reads r and writes w in bytes per second and a per answer: down, r (84 + 2 a / 8) / 64 + w
    // 2 a / 128 = rate; up, w 148 / 128 + r (20 / 8 + a) / 64 = rate.
    const double down = (84 + answer / 4) / 64, downBy = 2 * answer / 128;
    const double up = 148.0 / 128, upBy = (20.0 / 8 + answer) / 64;
    const double reads = rate * (up - downBy) / (down * up - downBy * upBy);
    const double both = reads + (rate - upBy * reads) / up;
    CHECK(row("t5440.both.1").model == Approx(both).epsilon(1e-3));
    for (const std::string kind : {"read", "write", "both"}) {
        for (const int roots : {2, 3, 4}) {
            CHECK(row("t5440." + kind + "." + std::to_string(roots)).model ==
                  Approx(roots * row("t5440." + kind + ".1").model).epsilon(1e-3));
        }
    }
}

TEST_CASE("of twelve bandwidths, writes are within 0.5 percent, reads within two, and both directions within five",
          "[evidence]") {
    for (const int roots : {1, 2, 3, 4}) {
        const std::string number = std::to_string(roots);
        CHECK(std::abs(row("t5440.write." + number).errorPercent) <= 0.5);
        CHECK(std::abs(row("t5440.both." + number).errorPercent) <= 5);
        // The measured rate of reads equals that of completions alone, without the answers to their requests.
        CHECK(row("t5440.read." + number).errorPercent < 0);
        CHECK(std::abs(row("t5440.read." + number).errorPercent) <= 2);
        CHECK(row("t5440.read." + number).measurement.role == EvidenceRole::Predicted);
    }
}

TEST_CASE("the rate of one link follows from packets and skip symbols, within one percent", "[evidence]") {
    // 2,000 MB/s x (1 - 4 / 1,180) x 64 / 84 and x 128 / 148
    CHECK(row("t5440.read.link").model == Approx(2000 * (1 - 4.0 / 1180) * 64 / 84));
    CHECK(row("t5440.write.link").model == Approx(2000 * (1 - 4.0 / 1180) * 128 / 148));
    CHECK(std::abs(row("t5440.read.link").errorPercent) <= 1);
    CHECK(std::abs(row("t5440.write.link").errorPercent) <= 1);
}

TEST_CASE("root complexes add up as measured, within one percent", "[evidence]") {
    for (const std::string kind : {"read", "write", "both"}) {
        for (const int roots : {2, 3, 4}) {
            // X(n) / X(1) = n
            const auto& scaling = row("t5440." + kind + ".scaling." + std::to_string(roots));
            CHECK(scaling.model == Approx(roots).epsilon(1e-3));
            CHECK(std::abs(scaling.errorPercent) <= 1);
        }
    }
}

TEST_CASE("of fifteen latencies, twelve are inputs and those of the expansion unit are predicted", "[evidence]") {
    for (const std::string machine : {"t5140", "t5240", "t5440.1200", "t5440.1400"}) {
        for (const std::string memory : {".l2", ".local", ".remote"}) {
            CHECK(row(machine + memory).model == Approx(row(machine + memory).measurement.published).epsilon(1e-9));
            CHECK(row(machine + memory).measurement.role == EvidenceRole::Input);
        }
    }
    CHECK(row("t5440.expansion.l2").model == Approx(662 + 1250).epsilon(1e-9)); // without the unit, plus 1.25 us
    CHECK(row("t5440.expansion.local").model == Approx(954 + 1250).epsilon(1e-9));
    CHECK(row("t5440.expansion.remote").model == Approx(1143 + 1250).epsilon(1e-9));
    for (const std::string memory : {".l2", ".local", ".remote"}) {
        CHECK(std::abs(row("t5440.expansion" + memory).errorPercent) <= 1);
        CHECK(row("t5440.expansion-more" + memory).model == Approx(1250).epsilon(1e-9)); // document: 1,238 to 1,257
        CHECK(std::abs(row("t5440.expansion-more" + memory).errorPercent) <= 1);
    }
    CHECK(row("t5440.expansion-more").model == Approx(1.25).epsilon(1e-9));
}

TEST_CASE("differences within the table of latencies are shown as differences", "[evidence]") {
    CHECK(fact("t5440.hub-more.local-1400") == Approx(954 - 808));
    CHECK(fact("t5440.hub-more.remote-1400") == Approx(1143 - 904));
    CHECK(fact("t5440.remote-more-1200") == Approx(1242 - 1047));
    CHECK(fact("t5440.expansion-more.remote") == Approx(2400 - 1143));
}

TEST_CASE("the shares of the author's theoretical maximum follow from the model", "[evidence]") {
    // 97, 97 and 93 % are printed; the measured rates divided by the author's maxima are 96.2, 96.6 and 93.0 %.
    CHECK(row("t5440.share.read").model == Approx(row("t5440.read.1").model / 1580 * 100));
    CHECK(std::abs(row("t5440.share.read").errorPercent) <= 2.5); // points
    CHECK(std::abs(row("t5440.share.write").errorPercent) <= 0.5);
    CHECK(std::abs(row("t5440.share.both").errorPercent) <= 4);
}
