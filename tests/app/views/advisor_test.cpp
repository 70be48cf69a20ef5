// SPDX-License-Identifier: GPL-3.0-or-later
// The Advisor tab: rows of recommendations, and applying them.
#include "testApp.h"

using namespace boardset;
using test::TestApp;

namespace {

/// The open Advisor tab of a desk.
struct Looked {
    explicit Looked(TestApp& app) : view(*app.session->advisor()) {
        view.setActive(true);
        view.waitUntilAdvised();
    }
    QString at(int row, const char* role) const { return view.rows()->at(row, QString::fromLatin1(role)).toString(); }
    AdvisorView& view;
};

} // namespace

TEST_CASE("nothing is calculated before the Advisor tab is open", "[views]") {
    TestApp app("p650-copy-mcm");
    AdvisorView& view = *app.session->advisor();
    view.waitUntilAdvised();
    CHECK(view.exists());
    CHECK(view.rows()->count() == 0);
}

TEST_CASE("the advisor shows the recommendation and the measurement", "[views]") {
    TestApp app("p650-copy-mcm");
    const Looked advisor(app);
    REQUIRE(advisor.view.rows()->count() == 3);
    CHECK(advisor.at(0, "title") == "Shared L3");
    CHECK(advisor.at(0, "published") == "4,669 MB/s");
    CHECK(advisor.at(0, "standing") == "predicted");
    CHECK(advisor.at(0, "place").startsWith("IBM p650 tuning paper, Recommendations"));
    CHECK(advisor.view.state().options == QStringList{"books", "clockMHz", "lpar"});
    CHECK(advisor.view.state().kinds.first() == "From the scenario: Streams through memory");
}

TEST_CASE("a recommendation is applied as one step of the history", "[views]") {
    TestApp app("p650-copy-shared");
    const Looked advisor(app);
    const Scenario before = app.document().base();
    CHECK(advisor.at(0, "is_set") == "yes");
    CHECK(advisor.view.carryOut(1).isEmpty()); // private L3, pages spread: two edits
    advisor.view.waitUntilAdvised();
    CHECK(app.document().topology().options().at("l3") == 0);
    CHECK(app.document().scenario().workload.processes[0].regions[0].pagesIn.size() == 8);
    CHECK(advisor.at(0, "is_set") == "no");
    CHECK(advisor.at(1, "is_set") == "yes");
    app.document().undo();
    CHECK(app.document().base() == before);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.at(0, "is_set") == "yes");
}

TEST_CASE("outdated advice is not applied", "[views]") {
    TestApp app("p650-copy-mcm");
    const Looked advisor(app);
    CHECK(app.document().perform(MovePages{ProcessName("A"), RegionName("a"), "book0", "book2"}).isEmpty());
    const Scenario now = app.document().base();
    CHECK(advisor.view.carryOut(1).isEmpty());
    CHECK(app.document().base() == now);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.carryOut(1).isEmpty());
    CHECK_FALSE(app.document().base() == now);
}

TEST_CASE("another kind of work has another recommendation", "[views]") {
    TestApp app("p650-copy-shared");
    const Looked advisor(app);
    advisor.view.choose(3);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.at(0, "title") == "Private L3, local pages (MCM)");
    CHECK(app.document().perform(SetOption{"books", 1}).isEmpty());
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.rows()->count() == 1);
    CHECK(advisor.at(0, "is_set") == "yes");
}

TEST_CASE("the advisor and its tab exist only for machines with advice", "[views]") {
    TestApp app("p650-copy-mcm");
    const Looked advisor(app);
    Drawer& drawer = *app.session->drawer();
    drawer.showTab(Drawer::Advisor);
    app.document().open(test::scenarioCache()->at("sunfire6800-first"));
    advisor.view.waitUntilAdvised();
    CHECK_FALSE(advisor.view.exists());
    CHECK(advisor.view.rows()->count() == 0);
    CHECK(drawer.property("tab").toInt() == Drawer::Evidence);
    app.document().open(test::scenarioCache()->at("p650-copy-shared"));
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.rows()->count() == 3);
}

TEST_CASE("for work at a given rate the advisor recommends a purchase, which is applied with its data as one step",
          "[views]") {
    TestApp app("sparcserver690mp-case3");
    const Looked advisor(app);
    REQUIRE(advisor.view.rows()->count() > 2);
    CHECK(advisor.at(0, "question") == "Buy next");
    CHECK(advisor.at(0, "title") == "Another IPI disk of 1.3 GB, with data spread over it");
    const Scenario before = app.document().base();
    CHECK(advisor.view.carryOut(0).isEmpty());
    CHECK(app.document().base().configuration.boards.at("slot10/disk2") == "disk-1300-ipi");
    app.document().undo(); // the disk and its data, as one step
    CHECK(app.document().base() == before);
}
