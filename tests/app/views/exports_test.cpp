// SPDX-License-Identifier: GPL-3.0-or-later
// Export of diagrams, comparisons and reports.
#include "Format.h"
#include "testApp.h"

#include <QFile>
#include <QImage>

using namespace boardset;
using namespace boardset::test;

namespace {

QByteArray read(const TestApp& app, const char* name) {
    QFile file(app.url(name).toLocalFile());
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

QByteArray reportOf(const TestApp& app, const char* name) {
    app.session->fileDialogs()->exportReport(app.url(name));
    return read(app, name);
}

} // namespace

TEST_CASE("a PDF diagram is one page with real text, and a report is HTML, or PDF if its name says so", "[exports]") {
    TestApp app;
    for (const bool grey : {false, true}) {
        app.session->fileDialogs()->exportPdf(app.url("diagram.pdf"), grey);
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
    CHECK_FALSE(pdf.contains("/Subtype /Image")); // the diagram is drawn as vectors, not as an image
    CHECK_FALSE(app.problem().isOpen());
    app.session->fileDialogs()->exportReport(QUrl::fromLocalFile(QStringLiteral("/nowhere/report.html")));
    CHECK(app.problem().isOpen());
    app.problem().clear();
    app.session->fileDialogs()->exportPdf(QUrl::fromLocalFile(QStringLiteral("/nowhere/diagram.pdf")), false);
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

TEST_CASE("the comparison of A and B is one figure as SVG, PDF and PNG, and a diagram is only the diagram",
          "[exports]") {
    TestApp app("sunfire15k-copy-72-random");
    app.session->fileDialogs()->exportComparison(app.url("none.svg"));
    CHECK_FALSE(QFile::exists(app.path("none.svg"))); // there is no A yet
    app.session->compare()->keep();
    app.document().open(scenarioCache()->at("sunfire15k-copy-72-local"), "local");
    app.session->fileDialogs()->exportComparison(app.url("figure.svg"));
    REQUIRE_FALSE(app.problem().isOpen());
    const QByteArray svg = read(app, "figure.svg");
    for (const QByteArray text : {">A<", ">B<", ">Measured A<", ">Measured B<", ">Differences and their causes<"}) {
        INFO(text.toStdString());
        CHECK(svg.contains(text));
    }
    CHECK(svg.contains(scenarioCache()->at("sunfire15k-copy-72-random").title.c_str()));
    CHECK(svg.contains(scenarioCache()->at("sunfire15k-copy-72-local").title.c_str()));
    app.session->fileDialogs()->exportComparison(app.url("figure.pdf"));
    const QByteArray pdf = read(app, "figure.pdf");
    CHECK(pdf.startsWith("%PDF-"));
    CHECK(pdf.count("/Type /Page\n") == 1);
    CHECK(pdf.contains("/Font"));
    CHECK_FALSE(pdf.contains("/Subtype /Image"));
    app.session->fileDialogs()->exportComparison(app.url("figure.png"));
    const QImage image(app.path("figure.png"));
    CHECK(image.width() == 2 * 1960);
    CHECK(svg.contains(QStringLiteral("width=\"1960\" height=\"%1\"").arg(image.height() / 2).toLatin1()));
    const Scenario b = app.document().scenario();
    app.files().requestOpen(app.url("figure.svg"));
    CHECK(app.document().scenario() == b);
    app.session->fileDialogs()->exportSvg(app.url("diagram.svg"), false);
    CHECK_FALSE(read(app, "diagram.svg").contains("Compared with"));
    app.session->fileDialogs()->exportComparison(QUrl::fromLocalFile(QStringLiteral("/nowhere/figure.pdf")));
    CHECK(app.problem().isOpen());
}

TEST_CASE("a figure and a report state the configurations in force", "[exports]") {
    TestApp app("p650-oltp-private");
    REQUIRE(app.document().perform(SetOption{"books", 3}).isEmpty());
    const auto figure = [&] {
        app.session->fileDialogs()->exportComparison(app.url("b.svg"));
        return QString::fromUtf8(read(app, "b.svg"));
    };
    app.session->compare()->keep();
    REQUIRE(app.document().perform(SetOption{"l3", 1}).isEmpty()); // a six-way ignores this option
    CHECK(figure().count(">Processors 6, three books; L3 mode private<") == 2);
    CHECK(app.session->compare()->state().nameB.endsWith("Set L3 mode to shared; in force: L3 mode private"));
    REQUIRE(app.document().perform(SetOption{"books", 4}).isEmpty());
    CHECK(figure().count(">Processors 6, three books; L3 mode private<") == 2); // below the name, and in "Only in A"
    CHECK(figure().contains(">L3 mode shared<"));
    CHECK(reportOf(app, "report.html")
              .contains("Compared with A: Transactions, private L3, local memory, Processors 6, three books; L3 mode "
                        "private"));
    CHECK(app.session->compare()->state().sentence.contains("hit rates of the modes come from the scenario"));
}
