// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a source: its contents, and the user's own copy, whatever the preferences contain.
#include "testApp.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QSettings>

using namespace boardset;
using test::TestApp;

namespace {

/// Replaces the system's file viewer by another card, which records the opened file as its own copy.
struct Reader {
    explicit Reader(const TestApp& app) : preferences(app.path("reader.ini")), card(test::catalog(), preferences) {
        card.show(QStringLiteral("000-mpo"));
        QDesktopServices::setUrlHandler(QStringLiteral("file"), &card, "keep");
    }
    ~Reader() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    QString opened() const { return card.state().file; } ///< File that was opened last; empty if none was.

    Preferences preferences;
    SourceView card;
};

ShownLine at(SourceView& source, int row) {
    return source.numbers()->at(row, QStringLiteral("line")).value<ShownLine>();
}

} // namespace

TEST_CASE("a link to a location shows the document, the location and the numbers of its table", "[source]") {
    TestApp app;
    SourceView& source = *app.session->source();
    const QSignalSpy wanted(&source, &SourceView::wanted);
    const QString place = QStringLiteral("IBM p650 tuning paper, Table 1, copy, shared L3");
    REQUIRE(QDesktopServices::openUrl(QUrl("boardset-source:" + QUrl::toPercentEncoding(place))));
    REQUIRE(wanted.count() == 1);
    CHECK(source.state().title == "IBM pSeries 650 Performance and Tuning");
    CHECK(source.state().about == QString::fromUtf8("Bret Olszewski · IBM · 4 December 2002"));
    CHECK(source.state().place == "Table 1, copy, shared L3");
    CHECK(source.state().reference.endsWith("4 December 2002, Table 1, copy, shared L3"));
    REQUIRE(source.numbers()->count() >= 12);
    CHECK(at(source, 0).tone == "strong"); // the cited number comes first
    CHECK(at(source, 0).place.contains("Table 1, copy, shared L3"));
    CHECK(at(source, source.numbers()->count() - 1).tone == "plain");
    source.copy();
    CHECK(QGuiApplication::clipboard()->text() == source.state().reference);
}

TEST_CASE("special characters in a location do not break the link", "[source]") {
    TestApp app;
    const QString place = QStringLiteral("Bandwidth, 100% DMA Read, 1 PCI-E");
    app.session->source()->follow(
        QUrl("boardset-source:" + QUrl::toPercentEncoding("Sun T5440 I/O article, " + place)));
    CHECK(app.session->source()->state().place == place);
    CHECK(app.session->source()->numbers()->count() > 0);
}

TEST_CASE("an invalid link shows nothing", "[source]") {
    TestApp app;
    SourceView& source = *app.session->source();
    const QSignalSpy wanted(&source, &SourceView::wanted);
    for (const char* link : {"boardset-source:", "boardset-source:000, Table B-2", "boardset-source:%FF%00", "x"})
        source.follow(QUrl(QString::fromUtf8(link)));
    source.show(QStringLiteral("999-gone"));
    CHECK(wanted.count() == 0);
    CHECK(source.state().title.isEmpty());
    CHECK(source.state().file.isEmpty());
    source.open();
    CHECK_FALSE(source.state().refusal.isEmpty());
}

TEST_CASE("the user's copy of a document is remembered for that document, and can be opened", "[source]") {
    TestApp app;
    const Reader reader(app);
    SourceView& source = *app.session->source();
    source.show(QStringLiteral("000-mpo"));
    CHECK(source.state().file.isEmpty());
    source.keep(app.file("mpo.pdf", "%PDF"));
    CHECK(source.state().refusal.isEmpty());
    CHECK(source.state().file == QDir::toNativeSeparators(app.path("mpo.pdf")));
    source.open();
    CHECK(reader.opened() == QDir::toNativeSeparators(app.path("mpo.pdf")));
    source.show(QStringLiteral("002-p650"));
    CHECK(source.state().file.isEmpty());
    source.show(QStringLiteral("000-mpo"));
    source.forget();
    CHECK(source.state().file.isEmpty());
}

TEST_CASE("only document files are accepted, and a missing file is not opened", "[source]") {
    TestApp app;
    const Reader reader(app);
    SourceView& source = *app.session->source();
    source.show(QStringLiteral("000-mpo"));
    source.keep(app.file("mpo.sh", "rm"));
    CHECK(source.state().refusal.contains("*.pdf"));
    source.keep(app.url("none.pdf"));
    CHECK(source.state().refusal.contains("none.pdf"));
    CHECK(source.state().file.isEmpty());
    source.keep(app.file("mpo.pdf", "%PDF"));
    REQUIRE(QFile::remove(app.path("mpo.pdf")));
    source.open();
    CHECK(source.state().refusal.contains("mpo.pdf"));
    for (const QVariant& rubbish : {QVariant("mpo.pdf"), QVariant(7), QVariant("/bin/sh"), QVariant("http://x/y.pdf"),
                                    QVariant(QByteArray("\xff\xfe\x00", 3)), QVariant(QStringList{"a", "b"})}) {
        QSettings(app.path("settings.ini"), QSettings::IniFormat).setValue("documents/000-mpo", rubbish);
        Preferences preferences(app.path("settings.ini"));
        SourceView other(test::catalog(), preferences);
        other.show(QStringLiteral("000-mpo"));
        other.open();
        CHECK_FALSE(other.state().refusal.isEmpty());
    }
    CHECK(reader.opened().isEmpty());
}
