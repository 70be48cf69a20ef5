// SPDX-License-Identifier: GPL-3.0-or-later
// The Optimise dialog: its texts about a search, and applying the result as one edit.
#include "testApp.h"

using namespace boardset;
using test::TestApp;

namespace {

struct Searched : TestApp {
    explicit Searched(const std::string& scenario, int goal = 0)
        : TestApp(scenario), document(session->document()), best(*session->best()) {
        best.setGoal(goal);
    }
    void search() {
        best.search();
        best.waitUntilFound();
    }

    Document& document;
    BestView& best;
};

} // namespace

TEST_CASE("the result of a search is better, is applied as one edit, and can be undone", "[views]") {
    Searched f("sunfire6800-first");
    CHECK_FALSE(f.best.state().found);
    f.search();
    REQUIRE(f.best.state().better);
    CHECK(f.best.state().progress == 1);
    CHECK(f.best.state().before.contains("4,800 MB/s"));
    CHECK(f.best.state().change.startsWith('+'));
    CHECK(f.best.steps()->rowCount() > 0);
    CHECK(f.best.state().reason.startsWith("Tried "));
    const Scenario before = f.document.base();
    const double throughput = f.document.answer().bytesPerSecond;
    CHECK(f.best.take().isEmpty());
    f.document.wait();
    CHECK(f.document.answer().bytesPerSecond > throughput);
    CHECK_FALSE(f.best.state().found); // the result belonged to the scenario before it was applied
    f.document.undo();
    CHECK(f.document.base() == before);
}

TEST_CASE("the steps of the latency goal show a lower latency with a minus sign", "[views]") {
    Searched f("sunfire6800-first", 1);
    f.search();
    REQUIRE(f.best.state().better);
    CHECK(f.best.state().change.startsWith(QChar(0x2212)));
    REQUIRE(f.best.steps()->count() > 0);
    const QString first = f.best.steps()->at(0, QStringLiteral("gain_percent")).toString();
    CHECK((first.startsWith(QChar(0x2212)) || first == QStringLiteral("no change")));
    const auto all = test::column(*f.best.steps(), "gain_percent");
    CHECK(std::ranges::any_of(all, [](const QString& each) { return each.startsWith(QChar(0x2212)); }));
}

TEST_CASE("the smallest configuration can be searched for a typed load, latency and failure", "[views]") {
    Searched f("sunfire6800-first", 2);
    f.best.begin();
    CHECK(f.best.state().sized);
    CHECK(f.best.state().loadUnits == QStringLiteral("MB/s or threads"));
    CHECK(f.best.state().spares.first() == QStringLiteral("None"));
    CHECK(f.best.state().spares.contains(QStringLiteral("Any one board")));
    f.best.setLoad(QStringLiteral("fast"));
    CHECK(f.best.state().loadRefusal ==
          QStringLiteral("Enter a number above 0 with one of the units MB/s, threads, for example 100 MB/s."));
    f.search();
    CHECK_FALSE(f.best.state().found); // a refused value starts no search
    f.best.setLatency(QStringLiteral("-3 ns"));
    CHECK(f.best.state().latencyRefusal ==
          QStringLiteral("Enter a time above 0 in ns, µs, ms or s, for example 400 ns."));
    f.best.setLatency({});
    f.best.setLoad(QStringLiteral("9000 MB/s"));
    f.best.setSpare(static_cast<int>(f.best.state().spares.indexOf(QStringLiteral("Any one board"))));
    CHECK(f.best.state().loadRefusal.isEmpty());
    f.search();
    REQUIRE(f.best.state().found);
    CHECK(f.best.state().reason.contains(QStringLiteral("9,000 MB/s, even if any one board fails")));
    REQUIRE(f.best.configurations()->rowCount() > 0);
    const auto results = test::column(*f.best.configurations(), "result");
    CHECK(results.contains(QStringLiteral("carries the load")) == f.best.state().carries);
    CHECK(f.best.take().isEmpty() == true);
    f.best.setGoal(0); // the target applies only to the smallest configuration
    f.search();
    CHECK(f.best.configurations()->rowCount() == 0);
}

TEST_CASE("for work at a given rate only the smallest configuration can be searched for", "[views]") {
    Searched f("sparcserver690mp-case3");
    f.best.begin();
    CHECK(f.best.state().goal == 2);
    CHECK(f.best.state().hindrance.isEmpty());
    f.best.setGoal(0);
    CHECK(f.best.state().hindrance.contains("at a fixed rate"));
    f.best.setGoal(1);
    CHECK(f.best.state().hindrance == "Only threads on processors and pages in memories can move, and none of them has "
                                      "another possible location here.");
    Searched closed("sunfire6800-first");
    closed.best.begin();
    CHECK(closed.best.state().goal == 0);
}

TEST_CASE("an edit discards the result of a search, and so does another goal", "[views]") {
    Searched f("sunfire6800-first", 1);
    f.search();
    REQUIRE(f.best.state().found);
    f.best.setGoal(2);
    CHECK_FALSE(f.best.state().found);
    f.search();
    REQUIRE(f.best.state().found);
    CHECK(f.document.perform(MoveCustomer{"1", "SB1/P0"}).isEmpty());
    CHECK_FALSE(f.best.state().found);
    CHECK(f.best.take().isEmpty()); // there is no result to apply
}

TEST_CASE("a stopped search gives the best result so far, and an impossible one gives the reason", "[views]") {
    Searched f("sunfire15k-full");
    f.best.search();
    CHECK(f.best.state().working);
    f.best.stop();
    f.best.waitUntilFound();
    CHECK(f.best.state().found);
    CHECK(f.best.state().reason.contains("stopped"));
    Searched none("t5440-mpo-spread");
    none.search();
    CHECK_FALSE(none.best.state().found);
    CHECK_FALSE(none.best.state().error.isEmpty());
}
