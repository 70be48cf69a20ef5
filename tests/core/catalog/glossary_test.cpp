// SPDX-License-Identifier: GPL-3.0-or-later
// Glossary terms and their positions in a text.
#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/Glossary.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;

namespace {

const Glossary& words() {
    static const Glossary glossary(test::catalog()->terms());
    return glossary;
}

/// Matches in a text as "RP0=rp near=...": each matched text and the id of its term.
std::string found(const std::string& text) {
    std::string list;
    for (const TermSpan& place : words().in(text))
        list += (list.empty() ? "" : " | ") + text.substr(place.at, place.length) + "=" + place.term->id;
    return list;
}

} // namespace

TEST_CASE("a term is found as a whole word, in any case and in the plural", "[glossary]") {
    CHECK(found("Six Uniboards share one Fireplane") == "Uniboards=uniboard | Fireplane=fireplane");
    CHECK(found("UNIBOARD") == "UNIBOARD=uniboard");
    CHECK(found("the lgroups of a thread's home lgroup") == "lgroups=lgroup | thread=thread | home lgroup=home-lgroup");
    CHECK(found("a uniboarding").empty());
    CHECK(found("").empty());
}

TEST_CASE("the longest of overlapping terms is found", "[glossary]") {
    CHECK(found("gain if twice as fast") == "gain if twice as fast=twice-as-fast");
    CHECK(found("Dual CPU data switch") == "Dual CPU data switch=dcds");
    CHECK(found("posted writes") == "posted writes=posted");
}

TEST_CASE("an abbreviation is found only in capitals, also with a number behind it", "[glossary]") {
    CHECK(found("RP0 and SAC") == "RP0=rp | SAC=sac");
    CHECK(found("a rp, a sac").empty());
    CHECK(found("MADV_ACCESS_MANY") == "MADV_ACCESS_MANY=madvise");
    CHECK(found("MADV_SOMETHING_ELSE") == "MADV_SOMETHING_ELSE=madvise");
}

TEST_CASE("bytes beyond ASCII are part of a word, and any bytes are accepted", "[glossary]") {
    CHECK(found("\xc3\xa4thread").empty());
    CHECK(found("thread\xc3\xa4").empty());
    CHECK(found("\xff\xfe thread") == "thread=thread");
}

TEST_CASE("a search lists the closest terms first: whole names, then beginnings, words in them, meanings",
          "[glossary]") {
    const auto lgroup = words().search("LGROUP");
    REQUIRE(lgroup.size() > 2);
    CHECK(lgroup[0]->id == "lgroup");
    CHECK(lgroup[1]->id == "load-average"); // also "lgroup load"
    CHECK(lgroup[2]->id == "home-lgroup");
    CHECK(words().search("").size() == words().terms().size());
    CHECK(words().search("no such word at all").empty());
}

TEST_CASE("the bundled glossary is large enough, its meanings are one line, and its relations and sources exist",
          "[glossary]") {
    const auto catalog = test::catalog();
    CHECK(words().terms().size() >= 80);
    for (const Term& term : words().terms()) {
        CAPTURE(term.id);
        CHECK(words().find(term.id) == &term);
        if (!term.source.empty())
            CHECK(catalog->source(term.source).id == term.source);
        REQUIRE_FALSE(term.related.empty());
        for (const std::string& other : term.related) {
            REQUIRE(words().find(other));
            CHECK(std::ranges::count(words().find(other)->related, term.id) == 1);
        }
    }
    for (const std::string word :
         {"published", "derived", "calibrated", "assumed", "input", "reproduced", "fitted", "predicted"})
        CHECK(found(word) == word + "=" + word);
}
