// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of edits.
#include "boardset/scenario/EditText.h"
#include "support/catch.h"

using namespace boardset;
using Catch::Matchers::ContainsSubstring;

namespace {

Edit read(const std::string& line) {
    return editIn<Edit>(line, "plan.txt", "line 3");
}

InputError refused(const std::string& line) {
    try {
        read(line);
    } catch (const InputError& error) {
        return error;
    }
    FAIL(line << " was accepted");
    throw std::logic_error("unreachable");
}

} // namespace

TEST_CASE("the example of each edit is its text form", "[edit]") {
    const std::vector<EditForm> forms = editForms<Edit>();
    CHECK(forms.size() == std::variant_size_v<Edit> - 2); // all but SetProgram and KeepPlacement
    for (const EditForm& each : forms)
        CHECK(lineOf(read(each.example)) == each.example);
    CHECK(forms.at(1).form == "pages PROCESS/REGION [from PART] to PART [share all|half]");
}

TEST_CASE("a text is read as the edit that it describes", "[edit]") {
    const auto pages = std::get<MovePages>(read("pages A/a from SB0 to machine share half"));
    CHECK((pages.process == "A" && pages.region == "a" && pages.from == "SB0" && pages.to.empty()));
    CHECK(pages.share == MoveAmount::Half);
    CHECK(std::get<SetOption>(read("option l3=1")).value == 1);
    CHECK(std::get<SetBoard>(read("board SB6=none")).type.empty());
    CHECK_FALSE(std::get<SetFailed>(read("repair SB0/P1")).failed);
    CHECK(std::get<SetFailed>(read("repair machine")).part.empty());
    CHECK_FALSE(std::get<SetNumber>(read("number A size = default")).value);
    CHECK(std::get<SetNumber>(read("number A outstanding = 8")).number.empty());
    CHECK(std::get<SetProcess>(read("assign 1,2 to new")).customers == std::vector<CustomerName>{"1", "2"});
    const auto domains = std::get<SetDomains>(read("domains A = SB0,SB2; B segment 1 = SB1")).domains;
    CHECK(domains == std::vector<Domain>{{"A", 0, {"SB0", "SB2"}}, {"B", 1, {"SB1"}}});
    CHECK(std::get<SetDomains>(read("domains none")).domains.empty());
}

TEST_CASE("names with blanks and signs are in quotes", "[edit]") {
    const MovePages odd{ProcessName("a/b"), RegionName("x, \"y\" = z"), "machine", "", MoveAmount::All};
    const std::string line = lineOf(Edit(odd));
    CHECK(line == R"(pages "a/b" "x, \"y\" = z" from "machine" to machine)");
    const auto same = std::get<MovePages>(read(line));
    CHECK((same.process == odd.process && same.region == odd.region && same.from == odd.from && same.to.empty()));
    CHECK(std::get<Rename>(read(R"(rename "")")).title.empty());
}

TEST_CASE("an invalid text is one error with the place, the text, the form and an example", "[edit]") {
    CHECK(std::string(refused("move 1").what()) ==
          "plan.txt: line 3: found \"move 1\"; allowed: move CUSTOMER to PART; for example: move 1 to SB3");
    CHECK_THAT(refused("mvoe 1 to SB3").fix, ContainsSubstring("did you mean move?"));
    for (const char* const line : {"",
                                   " ",
                                   "=",
                                   "\"",
                                   "\"move",
                                   "move \"1 to SB3",
                                   "move 1 to SB3 SB4",
                                   "move = to SB3",
                                   "option l3",
                                   "option l3 = x",
                                   "option l3 = 99999999999",
                                   "pages A to SB3",
                                   "pages A/a to SB3 share some",
                                   "domains A",
                                   "domains A = SB0;",
                                   "assign 1, to A",
                                   "lay A/a sideways over SB0",
                                   "customer 1 speed = 3",
                                   "number A size = 1e999",
                                   "boot now",
                                   "\xff\xfe",
                                   "move \"\\ud800\" to SB3"})
        CHECK(refused(line).field == "line 3");
}
