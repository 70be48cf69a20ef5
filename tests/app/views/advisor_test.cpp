// SPDX-License-Identifier: GPL-3.0-or-later
// The advisor drawer: rows of what is recommended, and carrying it out.
#include "desk.h"

using namespace boardset;
using test::Desk;

namespace {

/// The advisor of a desk, looked at.
struct Looked {
    explicit Looked(Desk& desk) : view(*desk.session->advisor()) {
        view.setActive(true);
        view.waitUntilAdvised();
    }
    QString at(int row, const char* role) const { return view.rows()->at(row, QString::fromLatin1(role)).toString(); }
    AdvisorView& view;
};

} // namespace

TEST_CASE("nothing is solved until somebody looks at the advisor", "[views]") {
    Desk desk("p650-copy-mcm");
    AdvisorView& view = *desk.session->advisor();
    view.waitUntilAdvised();
    CHECK(view.exists());
    CHECK(view.rows()->count() == 0);
}

TEST_CASE("the advisor says what is recommended, what comes of it and what was measured", "[views]") {
    Desk desk("p650-copy-mcm");
    const Looked advisor(desk);
    REQUIRE(advisor.view.rows()->count() == 3);
    CHECK(advisor.at(0, "title") == "Shared L3");
    CHECK(advisor.at(0, "recommended") == "true");
    CHECK(advisor.at(0, "rate") == "4,360 MB/s");
    CHECK(advisor.at(0, "difference") == "+98 %");
    CHECK(advisor.at(0, "measured") == "4,669 MB/s");
    CHECK(advisor.at(0, "standing") == "predicted");
    CHECK(advisor.at(0, "place").startsWith("IBM p650 tuning paper, Recommendations"));
    CHECK(advisor.at(2, "set") == "true");
    CHECK(advisor.at(2, "difference").isEmpty());
    CHECK(advisor.view.options() == QStringList{"books", "clockMHz", "lpar"});
    CHECK(advisor.view.kinds().first() == "As the scenario has it: Streams through memory");
}

TEST_CASE("an advice is carried out as one step of the history", "[views]") {
    Desk desk("p650-copy-shared");
    const Looked advisor(desk);
    const Scenario before = desk.document().base();
    CHECK(advisor.at(0, "set") == "true");
    CHECK(advisor.view.carryOut(1).isEmpty()); // private L3, pages dealt: two edits
    advisor.view.waitUntilAdvised();
    CHECK(desk.document().topology().options().at("l3") == 0);
    CHECK(desk.document().scenario().workload.processes[0].regions[0].pagesIn.size() == 8);
    CHECK(advisor.at(0, "set") == "false");
    CHECK(advisor.at(1, "set") == "true");
    desk.document().undo();
    CHECK(desk.document().base() == before);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.at(0, "set") == "true");
}

TEST_CASE("an advice for what has changed since is not carried out", "[views]") {
    Desk desk("p650-copy-mcm");
    const Looked advisor(desk);
    CHECK(desk.document().perform(MovePages{ProcessName("A"), RegionName("a"), "book0", "book2"}).isEmpty());
    const Scenario now = desk.document().base();
    CHECK(advisor.view.carryOut(1).isEmpty());
    CHECK(desk.document().base() == now);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.carryOut(1).isEmpty());
    CHECK_FALSE(desk.document().base() == now);
}

TEST_CASE("another kind of work has another recommendation", "[views]") {
    Desk desk("p650-copy-shared");
    const Looked advisor(desk);
    advisor.view.choose(3);
    advisor.view.waitUntilAdvised();
    CHECK(advisor.at(0, "title") == "Private L3, pages near their threads (MCM)");
    CHECK(desk.document().perform(SetOption{"books", 1}).isEmpty());
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.rows()->count() == 1);
    CHECK(advisor.at(0, "set") == "true");
}

TEST_CASE("the advisor is there where there is advice, and its tab goes with it", "[views]") {
    Desk desk("p650-copy-mcm");
    const Looked advisor(desk);
    Drawer& drawer = *desk.session->drawer();
    drawer.turnTo(Drawer::Advisor);
    desk.document().open(test::shelf()->at("sunfire6800-first"));
    advisor.view.waitUntilAdvised();
    CHECK_FALSE(advisor.view.exists());
    CHECK(advisor.view.rows()->count() == 0);
    CHECK(drawer.property("tab").toInt() == Drawer::Evidence);
    desk.document().open(test::shelf()->at("p650-copy-shared"));
    advisor.view.waitUntilAdvised();
    CHECK(advisor.view.rows()->count() == 3);
}

TEST_CASE("of a load that comes by itself the advisor says how much more is carried, and what fills next", "[views]") {
    Desk desk("sparcserver690mp-case3");
    const Looked advisor(desk);
    REQUIRE(advisor.view.rows()->count() > 2);
    CHECK(advisor.at(0, "question") == "Buy next");
    CHECK(advisor.at(0, "title") == "Another IPI disk of 1.3 GB, and data over it");
    CHECK(advisor.at(0, "rate").endsWith(QStringLiteral(" × load")));
    CHECK(advisor.at(0, "reason").contains("The next to be full: Disk 0 in the ISP-80 of Slot 8"));
    const Scenario before = desk.document().base();
    CHECK(advisor.view.carryOut(0).isEmpty());
    CHECK(desk.document().base().configuration.boards.at("slot10/disk2") == "disk-1300-ipi");
    desk.document().undo(); // the disk and what lies on it, as one step
    CHECK(desk.document().base() == before);
}

TEST_CASE("a recommendation shows its effect, and a loss is not offered as something to do", "[views]") {
    Desk near("p650-aix52-runs-mcm");
    const Looked loses(near);
    REQUIRE(loses.view.rows()->count() == 3);
    CHECK(loses.at(0, "title") == "Shared L3");
    CHECK(loses.at(0, "offered") == "false");
    CHECK(loses.at(0, "effect") == QString::fromUtf8("A loss here: \u22125.7 % in the model"));
    for (int row = 0; row < 3; ++row) // the pages are near, not dealt
        CHECK((loses.at(row, "set") == "true") == loses.at(row, "title").contains("MCM"));
    Desk far("p650-copy-mcm");
    const Looked gains(far);
    CHECK(gains.at(0, "offered") == "true");
    CHECK(gains.at(0, "effect") == "+98 % in the model");
}
