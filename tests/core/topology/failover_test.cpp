// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of the paths of a T5440's devices when processors are added, removed or fail.
#include "blockAt.h"
#include "boardset/topology/Failover.h"
#include "support/bundledCatalog.h"

using namespace boardset;
using test::at;

namespace {

const std::map<std::string, std::string> cards{
    {"slot1", "pcie-exerciser"}, {"slot2", "pcie-exerciser"}, {"slot3", "pcie-hba"}, {"slot7", "pcie-10gbe"}};

std::shared_ptr<const Topology> withCards(Configuration configuration) {
    for (const auto& [slot, card] : cards)
        configuration.boards.emplace(slot, card);
    return Topology::build(test::catalog(), "t5440", configuration);
}

} // namespace

TEST_CASE("devices without a processor are reached over one switch more, and have other names", "[topology]") {
    const auto four = withCards(Options{{"processors", 4}});
    const auto two = withCards(Options{{"processors", 2}});
    const auto changes = routeChangesBetween(*four, *two);
    REQUIRE(changes.size() == 3);
    REQUIRE(changes[0].device == "slot2");
    REQUIRE(changes[0].before == std::vector<std::string>{"slot2", "switch2", "CPU2/root"});
    REQUIRE(changes[0].after == std::vector<std::string>{"slot2", "switch2", "switch0", "CPU0/root"});
    REQUIRE(
        sentencesOf(changes) ==
        std::vector<std::string>{
            "Slot 2 and Slot 3 are now reached through CPU0, with one more switch; their Solaris device paths change.",
            "Slot 7 is now reached through CPU1, with one more switch; its Solaris device path changes."});
    REQUIRE(
        sentencesOf(routeChangesBetween(*two, *four)).front() ==
        "Slot 2 and Slot 3 are now reached through CPU2, with one fewer switch; their Solaris device paths change.");
    REQUIRE(routeChangesBetween(*two, *two).empty());
    REQUIRE(routeText(*two, at(*two, "slot2")) == "Slot 2 – PCI-E switch 2 – crosslink 2–0 – PCI-E switch 0 – CPU0");
    REQUIRE(routeText(*four, at(*four, "slot2")) == "Slot 2 – PCI-E switch 2 – CPU2");
}

TEST_CASE("devices of a removed processor are cut off until the machine is reconfigured", "[topology]") {
    const auto whole = withCards({});
    REQUIRE_FALSE(reconfigurationOf(*whole));
    Configuration without;
    without.boards["CPU2"] = "";
    const auto cut = withCards(without);
    for (const char* part : {"switch2", "slot2", "slot3"}) {
        REQUIRE(isCutOff(*cut, at(*cut, part)));
        REQUIRE_FALSE(isCutOff(*whole, at(*whole, part)));
    }
    REQUIRE_FALSE(isCutOff(*cut, at(*cut, "slot1")));
    REQUIRE(sentencesOf(routeChangesBetween(*whole, *cut)) ==
            std::vector<std::string>{"Slot 2 and Slot 3 are cut off: no path leads to memory."});
    REQUIRE(routeText(*cut, at(*cut, "slot2")).empty());
    REQUIRE(reconfigurationOf(*cut) == "reconfigured");

    without.options["reconfigured"] = 1;
    const auto back = withCards(without);
    REQUIRE_FALSE(isCutOff(*back, at(*back, "slot2")));
    REQUIRE_FALSE(reconfigurationOf(*back));
    REQUIRE(sentencesOf(routeChangesBetween(*cut, *back)) ==
            std::vector<std::string>{"Slot 2 and Slot 3 are reached again, through CPU0 and 2 switches."});
    // Added again at once, or undone: the device has its old path and name.
    REQUIRE(sentencesOf(routeChangesBetween(*cut, *whole)) ==
            std::vector<std::string>{"Slot 2 and Slot 3 are reached again, through CPU2."});
    // Added again after reconfiguring, two paths existed.
    Configuration again = without;
    again.boards.erase("CPU2");
    REQUIRE(
        sentencesOf(routeChangesBetween(*back, *withCards(again))) ==
        std::vector<std::string>{"Slot 2 and Slot 3 are now reached through CPU2, with one fewer switch; their Solaris "
                                 "device paths change."});
    REQUIRE(routeChangesBetween(*whole, *Topology::build(test::catalog(), "t5240")).empty());
}

TEST_CASE("an empty slot that is cut off is listed with the cards that are", "[topology]") {
    const auto whole = withCards({});
    Configuration without;
    without.boards["CPU1"] = ""; // network, slots 4 and 5, which have no cards here
    const auto cut = withCards(without);
    CHECK(sentencesOf(routeChangesBetween(*whole, *cut)) ==
          std::vector<std::string>{"Network, Slot 4 (empty) and Slot 5 (empty) are cut off: no path leads to memory."});
    CHECK(sentencesOf(routeChangesBetween(*cut, *whole)) ==
          std::vector<std::string>{"Network, Slot 4 (empty) and Slot 5 (empty) are reached again, through CPU1."});
}
