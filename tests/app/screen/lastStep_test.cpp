// SPDX-License-Identifier: GPL-3.0-or-later
// The display of correct numbers in the window: colours of gains and losses, columns, limits.
#include "screen.h"
#include "unreadableTexts.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("more throughput and lower latency are shown as better, and the opposite as worse", "[lastStep]") {
    const Screen screen(QSize(1280, 800), 100);
    const auto colours = [&] {
        std::vector<QColor> foregrounds;
        for (const char* const name : {"throughput", "latency"}) {
            auto* const number = screen.window->findChild<QQuickItem*>(QString::fromLatin1(name));
            REQUIRE(number);
            foregrounds.push_back(number->property("foreground").value<QColor>());
        }
        return foregrounds;
    };
    const auto move = [&](const char* board) {
        REQUIRE(screen.session->document().perform(MoveCustomer{"4", board}).isEmpty());
        screen.settle();
    };
    move("SB3");
    const auto gain = colours();
    CHECK(screen.session->answer()->line("latency").tone == "good");
    CHECK(gain[0] == gain[1]);
    move("SB0");
    const auto loss = colours();
    CHECK(screen.session->answer()->line("latency").tone == "bad");
    CHECK(loss[0] == loss[1]);
    CHECK(gain[0] != loss[0]);
}

TEST_CASE("the table of differences has A, B and the change in their columns", "[lastStep]") {
    const Screen screen(QSize(1280, 800), 100);
    screen.session->compare()->keep();
    REQUIRE(screen.session->document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    screen.session->open({QStringLiteral("drawer"), QStringLiteral("differences")});
    screen.settle();
    const auto rows = visibleOfType(screen.window->contentItem(), "ResultRow_QMLTYPE");
    REQUIRE_FALSE(rows.empty());
    const QString first = shown(rows.front());
    CAPTURE(first.toStdString());
    const auto a = first.indexOf(QStringLiteral("4,800"));
    const auto b = first.indexOf(QStringLiteral("6,700"));
    const auto change = first.indexOf(QStringLiteral("+39.6 %"));
    CHECK((a >= 0 && a < b && b < change));
}

TEST_CASE("a part with a limit below 100 % shows it on its bar", "[lastStep]") {
    const Screen screen(QSize(1280, 800), 100);
    screen.open("sun4280-first"); // the bus of this server is saturated at 20 % or more, a disk at 65 %
    const auto rows = visibleOfType(screen.window->contentItem(), "StationRow_QMLTYPE");
    int limited = 0;
    for (QQuickItem* const row : rows) {
        const double limit = row->property("about").toMap()[QStringLiteral("limit")].toDouble();
        if (limit == 1)
            continue;
        for (const QQuickItem* const bar : visibleOfType(row, "UtilisationBar_QMLTYPE")) {
            CHECK(bar->property("limit").toDouble() == Approx(limit));
            CHECK(limit < 1);
            ++limited;
        }
    }
    REQUIRE(limited > 0);
}

TEST_CASE("a finding shows its reason and its fix", "[lastStep]") {
    const Screen screen(QSize(1280, 800), 100);
    screen.open("sunfire6800-first");
    screen.session->findings()->waitUntilChecked();
    screen.session->open({QStringLiteral("drawer"), QStringLiteral("findings")});
    screen.settle();
    int advised = 0;
    const TableModel& findings = *screen.session->findings()->rows();
    for (const QQuickItem* const line : visibleOfType(screen.window->contentItem(), "ResultRow_QMLTYPE")) {
        const int row = line->property("index").toInt();
        const QString fix = findings.at(row, QStringLiteral("fix")).toString();
        const QString words = shown(line);
        CHECK(words.contains(findings.at(row, QStringLiteral("reason")).toString()));
        if (!fix.isEmpty()) {
            CHECK(words.contains(fix));
            ++advised;
        }
    }
    REQUIRE(advised > 0);
}
