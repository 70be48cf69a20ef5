// SPDX-License-Identifier: GPL-3.0-or-later
// The interconnect generations in the window.
#include "testApp.h"

using namespace boardset;
using namespace boardset::test;

namespace {

QVariant cell(GenerationsView& view, int row, const char* column) {
    return view.rows()->at(row, QString::fromUtf8(column));
}

} // namespace

TEST_CASE("generations are ordered by year, with derived values beside printed ones", "[views]") {
    TestApp app;
    GenerationsView& view = *app.session->generations();
    REQUIRE(view.rows()->count() == 0); // nothing is loaded before the view opens
    view.setOpen(true);
    REQUIRE(view.error().isEmpty());
    REQUIRE(view.rows()->count() == 4);
    REQUIRE(cell(view, 0, "timeAt").toDouble() == 0);
    REQUIRE(cell(view, 3, "timeAt").toDouble() == 1);
    // (1996 - 1990) / (2000 - 1990)
    REQUIRE(cell(view, 2, "timeAt").toDouble() == Approx(0.6));
    REQUIRE(cell(view, 1, "derived").toString() == QStringLiteral("1.152 GB/s"));
    REQUIRE(cell(view, 1, "printed").toString() == QStringLiteral("1.28 GB/s"));
    // 1.28 / 1.152 - 1 = 11.1 %
    REQUIRE(cell(view, 1, "difference").toString() == QStringLiteral("+11.1 %"));
    REQUIRE(cell(view, 0, "difference").toString().isEmpty());
    REQUIRE(cell(view, 2, "difference").toString().isEmpty());
    REQUIRE_FALSE(cell(view, 1, "remark").toString().isEmpty());
}

TEST_CASE("the axis is logarithmic, and all decades have the same width", "[views]") {
    TestApp app;
    GenerationsView& view = *app.session->generations();
    view.setOpen(true);
    // 0.08 to 172.8 GB/s is within 0.01 to 1000 GB/s: five decades, six ticks
    REQUIRE(view.ticks().size() == 6);
    REQUIRE(view.ticks().front().toMap().value(QStringLiteral("label")).toString() == QStringLiteral("0.01"));
    REQUIRE(view.ticks().back().toMap().value(QStringLiteral("at")).toDouble() == Approx(1));
    // (log10 0.08 + 2) / 5
    REQUIRE(cell(view, 0, "derivedAt").toDouble() == Approx(0.18062).epsilon(1e-4));
    REQUIRE(cell(view, 1, "printedAt").toDouble() > cell(view, 1, "derivedAt").toDouble());
}

TEST_CASE("every number of a generation has a derivation, and its machines are in the library", "[views]") {
    TestApp app;
    GenerationsView& view = *app.session->generations();
    WhyView& why = *app.session->why();
    view.setOpen(true);
    for (int row = 0; row < view.rows()->count(); ++row) {
        QStringList facts{cell(view, row, "derivedFact").toString(), cell(view, row, "printedFact").toString()};
        for (const QVariant& number : cell(view, row, "numbers").toList())
            facts << number.toMap().value(QStringLiteral("fact")).toString();
        REQUIRE(facts.size() == 10);
        for (const QString& fact : facts) {
            INFO(fact.toStdString());
            why.show({Subject::Fact, fact.toStdString()});
            REQUIRE(why.state().error.isEmpty());
            REQUIRE(why.lines()->count() > 0);
        }
        for (const QVariant& link : cell(view, row, "machines").toList())
            REQUIRE_NOTHROW(catalog()->machine(link.toMap().value(QStringLiteral("machine")).toString().toStdString()));
    }
    QStringList machines;
    for (const QVariant& link : cell(view, 3, "machines").toList())
        machines << link.toMap().value(QStringLiteral("machine")).toString();
    REQUIRE(machines == QStringList{"sunfire280r", "sunfirev880", "sunfire3800", "sunfire4800", "sunfire6800",
                                    "sunfire12k", "sunfire15k"}); // the same order as in the library
    why.explain(QStringLiteral("fact:") + cell(view, 3, "derivedFact").toString());
    REQUIRE(why.lines()->count() >= 3); // rate, line, buses
    REQUIRE(why.state().title == QStringLiteral("Why 172.8 GB/s?"));
}
