// SPDX-License-Identifier: GPL-3.0-or-later
// Export of diagrams and reports.
#include "Format.h"
#include "Tables.h"
#include "desk.h"

#include <QFile>

using namespace boardset;
using namespace boardset::test;

namespace {

QByteArray read(const Desk& desk, const char* name) {
    QFile file(desk.url(name).toLocalFile());
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

QByteArray reportOf(const Desk& desk, const char* name) {
    desk.session->exportReport(desk.url(name));
    return read(desk, name);
}

} // namespace

TEST_CASE("a PDF diagram is one page with real text, and a report is HTML, or PDF if its name says so", "[exports]") {
    Desk desk;
    for (const bool grey : {false, true}) {
        desk.session->exportPdf(desk.url("diagram.pdf"), grey);
        REQUIRE_FALSE(desk.problem().isOpen());
        const QByteArray pdf = read(desk, "diagram.pdf");
        CHECK(pdf.startsWith("%PDF-"));
        CHECK(pdf.count("/Type /Page\n") == 1);
        CHECK(pdf.contains("/Font"));
        CHECK_FALSE(pdf.contains("/Subtype /Image")); // consists of lines and texts only
    }
    const QByteArray html = reportOf(desk, "report.html");
    CHECK(html.startsWith("<!DOCTYPE html>"));
    CHECK(html.contains("<svg"));
    CHECK(html.contains("Where the numbers come from"));
    CHECK_FALSE(html.contains("At step"));
    const QByteArray pdf = reportOf(desk, "report.pdf");
    CHECK(pdf.startsWith("%PDF-"));
    CHECK_FALSE(pdf.contains("/Subtype /Image")); // nor does its diagram contain an image
    CHECK_FALSE(desk.problem().isOpen());
    desk.session->exportReport(QUrl::fromLocalFile(QStringLiteral("/nowhere/report.html")));
    CHECK(desk.problem().isOpen());
    desk.problem().clear();
    desk.session->exportPdf(QUrl::fromLocalFile(QStringLiteral("/nowhere/diagram.pdf")), false);
    CHECK(desk.problem().isOpen());
}

TEST_CASE("the report of every bundled scenario is one page, and two with a comparison", "[exports]") {
    Desk desk;
    const auto pages = [&] { return reportOf(desk, "report.pdf").count("/Type /Page\n"); };
    for (const auto& [id, scenario] : shelf()->all()) {
        INFO(id);
        desk.document().open(shelf()->at(id), id);
        CHECK(pages() == 1);
    }
    desk.session->compare()->keep();
    desk.document().open(shelf()->at("sunfire15k-full"), "full");
    CHECK(pages() == 2);
}

TEST_CASE("a report names the scenario of the comparison, and a table can be read by a spreadsheet", "[exports]") {
    Desk desk;
    const auto report = [&] { return reportOf(desk, "report.html"); };
    desk.session->compare()->keep();
    CHECK_FALSE(report().contains("Compared with A")); // nothing differs yet
    REQUIRE(desk.document().perform(MoveCustomer{CustomerName("4"), "SB3"}).isEmpty());
    desk.document().wait();
    const QByteArray html = report();
    CHECK(html.contains("Compared with A: Four threads with remote pages"));
    CHECK(html.contains("4,800 MB/s"));
    const QString csv =
        csvOf(*desk.session->compare()->differences(), {QStringLiteral("Difference"), QStringLiteral("A")},
              {QStringLiteral("title"), QStringLiteral("a")});
    INFO(csv.toStdString());
    CHECK(csv.contains(QStringLiteral("\"throughput\",\"4800 MB/s\"")));
}

TEST_CASE("a report in the middle of a program names the step", "[exports]") {
    Desk desk("sunfire15k-mpo-master");
    const auto report = [&] { return QString::fromUtf8(reportOf(desk, "report.html")); };
    CHECK_FALSE(report().contains(QStringLiteral("<p>At step ")));
    desk.document().goToStep(3);
    CHECK(report().contains(QStringLiteral("<p>At step 3 of %1: ").arg(format::number(desk.document().length()))));
}

TEST_CASE("the caption of a compared figure states the configurations in force", "[exports]") {
    Desk desk("p650-oltp-private");
    REQUIRE(desk.document().perform(SetOption{"books", 3, Displaced::Moved}).isEmpty());
    const auto figure = [&] {
        desk.session->exportSvg(desk.url("b.svg"), false);
        return QString::fromUtf8(read(desk, "b.svg"));
    };
    desk.session->compare()->keep();
    REQUIRE(desk.document().perform(SetOption{"l3", 1}).isEmpty()); // a six-way ignores this option
    CHECK(figure().contains("Configuration: Processors 6, three books; L3 mode private."));
    CHECK_FALSE(figure().contains("L3 mode to shared\u201d"));
    CHECK(desk.session->compare()->nameB().endsWith("Set L3 mode to shared; in force: L3 mode private"));
    REQUIRE(desk.document().perform(SetOption{"books", 4}).isEmpty());
    const QString caption = desk.session->compare()->captions().second;
    CHECK(caption == "Transactions, private L3, local memory, L3 mode shared");
    CHECK(desk.session->compare()->captions().first ==
          "Transactions, private L3, local memory, Processors 6, three books; L3 mode private");
    CHECK(reportOf(desk, "report.html")
              .contains("Compared with A: " + desk.session->compare()->captions().first.toUtf8()));
    CHECK(desk.session->compare()->sentence().contains("hit rates of the modes come from the scenario"));
}
