// SPDX-License-Identifier: GPL-3.0-or-later
// Export of diagrams and reports.
#include "Format.h"
#include "testApp.h"

#include <QFile>

using namespace boardset;
using namespace boardset::test;

namespace {

QByteArray read(const TestApp& app, const char* name) {
    QFile file(app.url(name).toLocalFile());
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

QByteArray reportOf(const TestApp& app, const char* name) {
    app.session->exportReport(app.url(name));
    return read(app, name);
}

} // namespace

TEST_CASE("a PDF diagram is one page with real text, and a report is HTML, or PDF if its name says so", "[exports]") {
    TestApp app;
    for (const bool grey : {false, true}) {
        app.session->exportPdf(app.url("diagram.pdf"), grey);
        REQUIRE_FALSE(app.problem().isOpen());
        const QByteArray pdf = read(app, "diagram.pdf");
        CHECK(pdf.startsWith("%PDF-"));
        CHECK(pdf.count("/Type /Page\n") == 1);
        CHECK(pdf.contains("/Font"));
        CHECK_FALSE(pdf.contains("/Subtype /Image")); // consists of lines and texts only
    }
    const QByteArray html = reportOf(app, "report.html");
    CHECK(html.startsWith("<!DOCTYPE html>"));
    CHECK(html.contains("<svg"));
    CHECK(html.contains("Where the numbers come from"));
    CHECK_FALSE(html.contains("At step"));
    const QByteArray pdf = reportOf(app, "report.pdf");
    CHECK(pdf.startsWith("%PDF-"));
    CHECK_FALSE(pdf.contains("/Subtype /Image")); // nor does its diagram contain an image
    CHECK_FALSE(app.problem().isOpen());
    app.session->exportReport(QUrl::fromLocalFile(QStringLiteral("/nowhere/report.html")));
    CHECK(app.problem().isOpen());
    app.problem().clear();
    app.session->exportPdf(QUrl::fromLocalFile(QStringLiteral("/nowhere/diagram.pdf")), false);
    CHECK(app.problem().isOpen());
}

TEST_CASE("the report of every bundled scenario is one page, and two with a comparison", "[exports]") {
    TestApp app;
    const auto pages = [&] { return reportOf(app, "report.pdf").count("/Type /Page\n"); };
    for (const auto& [id, scenario] : scenarioCache()->all()) {
        INFO(id);
        app.document().open(scenarioCache()->at(id), id);
        CHECK(pages() == 1);
    }
    app.session->compare()->keep();
    app.document().open(scenarioCache()->at("sunfire15k-full"), "full");
    CHECK(pages() == 2);
}

TEST_CASE("a report names the scenario of the comparison, and a spreadsheet can read its table", "[exports]") {
    TestApp app;
    const auto report = [&] { return reportOf(app, "report.html"); };
    app.session->compare()->keep();
    CHECK_FALSE(report().contains("Compared with A")); // nothing differs yet
    REQUIRE(app.document().perform(MoveCustomer{CustomerName("4"), "SB3"}).isEmpty());
    app.document().wait();
    const QByteArray html = report();
    CHECK(html.contains("Compared with A: Four threads with remote pages"));
    CHECK(html.contains("4,800 MB/s"));
    CHECK(app.session->compare()->differences()->csv().contains(QStringLiteral("\"throughput\",4800,")));
}

TEST_CASE("a report in the middle of a program names the step", "[exports]") {
    TestApp app("sunfire15k-mpo-master");
    const auto report = [&] { return QString::fromUtf8(reportOf(app, "report.html")); };
    CHECK_FALSE(report().contains(QStringLiteral("<p>At step ")));
    app.document().goToStep(3);
    CHECK(report().contains(QStringLiteral("<p>At step 3 of %1: ").arg(format::number(app.document().length()))));
}

TEST_CASE("the caption of a compared figure states the configurations in force", "[exports]") {
    TestApp app("p650-oltp-private");
    REQUIRE(app.document().perform(SetOption{"books", 3, Displaced::Moved}).isEmpty());
    const auto figure = [&] {
        app.session->exportSvg(app.url("b.svg"), false);
        return QString::fromUtf8(read(app, "b.svg"));
    };
    app.session->compare()->keep();
    REQUIRE(app.document().perform(SetOption{"l3", 1}).isEmpty()); // a six-way ignores this option
    CHECK(figure().contains("Configuration: Processors 6, three books; L3 mode private."));
    CHECK_FALSE(figure().contains("L3 mode to shared\u201d"));
    CHECK(app.session->compare()->nameB().endsWith("Set L3 mode to shared; in force: L3 mode private"));
    REQUIRE(app.document().perform(SetOption{"books", 4}).isEmpty());
    const QString caption = app.session->compare()->captions().second;
    CHECK(caption == "Transactions, private L3, local memory, L3 mode shared");
    CHECK(app.session->compare()->captions().first ==
          "Transactions, private L3, local memory, Processors 6, three books; L3 mode private");
    CHECK(
        reportOf(app, "report.html").contains("Compared with A: " + app.session->compare()->captions().first.toUtf8()));
    CHECK(app.session->compare()->sentence().contains("hit rates of the modes come from the scenario"));
}
