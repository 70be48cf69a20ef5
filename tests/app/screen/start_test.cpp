// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, started with databases and scenarios that are no good.
#include "support/catch.h"
#include "support/tempFolder.h"

#include <QImage>
#include <QProcess>
#include <SQLiteCpp/SQLiteCpp.h>

using boardset::test::TempFolder;
using boardset::test::textOf;
namespace fs = std::filesystem;

namespace {

struct Start {
    int code = -1;
    QString said;
    QImage screen;
};

QProcessEnvironment homeIn(const TempFolder& folder) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* home : {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromUtf8(home), QString::fromStdString(folder.path().string()));
    return environment;
}

QString pictureIn(const TempFolder& folder) {
    return QString::fromStdString((folder / "screen.png").string());
}

Start startWith(const QProcessEnvironment& environment, const QStringList& arguments, const QString& picture) {
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BOARDSET_PROGRAM), arguments);
    REQUIRE(program.waitForFinished(60'000));
    REQUIRE(program.exitStatus() == QProcess::NormalExit);
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardError()),
            picture.isEmpty() ? QImage() : QImage(picture)};
}

Start start(const TempFolder& folder, const QStringList& arguments) {
    const QString picture = pictureIn(folder);
    return startWith(homeIn(folder), arguments + QStringList{QStringLiteral("--screenshot"), picture}, picture);
}

/// One line on the terminal that names the file and gives one advice once, and a window that was drawn.
void needStartError(const fs::path& database, const QString& why, const QString& advice) {
    const TempFolder folder;
    const Start result = start(folder, {QStringLiteral("--database"), QString::fromStdString(database.string()),
                                        QStringLiteral("--theme"), QStringLiteral("dark")});
    INFO(result.said.toStdString());
    REQUIRE(result.code == 1);
    REQUIRE(result.said.count(QLatin1Char('\n')) == 1);
    REQUIRE(result.said.count(QString::fromStdString(database.string())) == 1);
    REQUIRE(result.said.contains(why));
    REQUIRE(result.said.count(advice, Qt::CaseInsensitive) == 1);
    REQUIRE(result.screen.width() >= 640);
    REQUIRE(result.screen.pixelColor(2, 2) == QColor(QStringLiteral("#11161D"))); // the dark ground
}

/// A copy of the bundled database with one statement run on it.
fs::path altered(const TempFolder& folder, const std::string& statement) {
    const fs::path file = folder / "altered.db";
    fs::copy_file(fs::path(BOARDSET_SHARE) / "catalog.db", file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(statement);
    return file;
}

} // namespace

TEST_CASE("started without its database, the window says so once", "[start]") {
    const TempFolder folder;
    needStartError(folder / "none.db", QStringLiteral("no such database"), QStringLiteral("reinstall"));
}

TEST_CASE("started with a foreign file as database, the window says so once", "[start]") {
    const TempFolder folder;
    needStartError(folder.file("text.db", std::string(4096, 'x')), QStringLiteral("not a usable SQLite database"),
                   QStringLiteral("reinstall"));
    const fs::path other = folder / "other.db";
    SQLite::Database(other.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE recipe(id)");
    needStartError(other, QStringLiteral("not a Boardset catalog"), QStringLiteral("reinstall"));
}

TEST_CASE("started with a truncated database, the window says so once", "[start]") {
    const TempFolder folder;
    const std::string whole = textOf(fs::path(BOARDSET_SHARE) / "catalog.db");
    for (const std::size_t tenths : {1U, 5U, 9U}) {
        INFO(tenths << " tenths");
        const fs::path file = folder.file("cut.db", whole.substr(0, whole.size() * tenths / 10));
        needStartError(file, QStringLiteral("database disk image is malformed"), QStringLiteral("reinstall"));
    }
}

TEST_CASE("started with a database of a newer layout, the window says so once", "[start]") {
    const TempFolder folder;
    needStartError(altered(folder, "UPDATE metadata SET value = '999' WHERE key = 'layout_version'"),
                   QStringLiteral("'999'"), QStringLiteral("use the catalog that came with this Boardset"));
}

TEST_CASE("started with a bad scenario, the first scenario is open and the banner says what is wrong", "[start]") {
    const TempFolder folder;
    const QString bad = QString::fromStdString(folder.file("bad.boardset", R"({"format": 7})").string());
    const Start good = start(folder, {QStringLiteral("--size"), QStringLiteral("1280x800")});
    REQUIRE(good.code == 0);
    const Start result = start(folder, {QStringLiteral("--size"), QStringLiteral("1280x800"), bad});
    INFO(result.said.toStdString());
    REQUIRE(result.code == 1); // a picture was asked for, and it is not of what was named
    for (const char* part : {"bad.boardset could not be opened", "format", "found 7", "allowed"})
        REQUIRE(result.said.contains(QString::fromUtf8(part)));
    REQUIRE(result.screen.size() == good.screen.size());
    REQUIRE(result.screen != good.screen);
}

TEST_CASE("a bundled scenario that is no good is told, and the others are there", "[start]") {
    const TempFolder folder;
    const fs::path database = altered(folder, "SELECT 1");
    fs::create_directory(folder / "scenarios");
    const fs::path good = fs::path(BOARDSET_SHARE) / "scenarios" / "t5440-first.boardset";
    fs::copy_file(good, folder / "scenarios/t5440-first.boardset");
    const QStringList arguments{QStringLiteral("--database"), QString::fromStdString(database.string())};
    const Start without = start(folder, arguments);
    REQUIRE(without.code == 0);
    folder.file("scenarios/a-broken.boardset", "{");
    const Start with = start(folder, arguments);
    CHECK(with.said.contains(QStringLiteral("a-broken.boardset")));
    CHECK(with.screen.size() == without.screen.size()); // the T5440, below what is told
    CHECK(with.screen != without.screen);
}

TEST_CASE("started with the name of no scenario, the names that there are come up", "[start]") {
    const TempFolder folder;
    const Start result = start(folder, {QStringLiteral("sunfire6800-nonsense")});
    REQUIRE(result.code == 1);
    REQUIRE(result.said.contains(QStringLiteral("sunfire6800-first")));
    REQUIRE(result.screen.width() >= 800);
}

TEST_CASE("a picture neither depends on the user's settings nor changes them", "[start]") {
    const TempFolder folder;
    const Start before = start(folder, {});
    fs::create_directory(folder / "boardset");
    const std::string words = "[look]\ntheme=1\ntextPercent=200\n";
    const fs::path settings = folder.file("boardset/boardset.conf", words);
    const Start after = start(folder, {});
    REQUIRE(after.code == 0);
    REQUIRE(after.screen == before.screen);
    REQUIRE(textOf(settings) == words);
}

TEST_CASE("what can be shown at the start is shown without complaints of the window's own files", "[start]") {
    const TempFolder folder;
    for (const char* what : {"dialog:open", "dialog:save", "dialog:rename", "search:15K", "why:latency"}) {
        INFO(what);
        const Start result = start(folder, {QStringLiteral("--show"), QString::fromUtf8(what)});
        REQUIRE(result.code == 0);
        REQUIRE(result.said.toStdString().find("qrc:") == std::string::npos);
    }
}

TEST_CASE("an option that names nothing there is one line, and opens nothing", "[start]") {
    const TempFolder folder;
    for (const auto& [option, value] : {std::pair("--focus", "SB9"), std::pair("--show", "whi:latency")}) {
        INFO(option);
        const Start result = start(folder, {QString::fromUtf8(option), QString::fromUtf8(value)});
        CHECK(result.code == 1);
        CHECK(result.said.count(QLatin1Char('\n')) == 1);
        CHECK(result.said.contains(QString::fromUtf8(value)));
    }
}

TEST_CASE("without a display a picture is drawn, help is given, and a window is one clear error", "[start]") {
    const TempFolder folder;
    QProcessEnvironment bare = homeIn(folder);
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        bare.remove(QString::fromUtf8(name));
    const QString picture = pictureIn(folder);
    const Start drawn = startWith(bare, {QStringLiteral("--screenshot"), picture}, picture);
    INFO(drawn.said.toStdString());
    CHECK(drawn.code == 0);
    CHECK(drawn.screen.width() >= 640);
    CHECK(startWith(bare, {QStringLiteral("--help")}, {}).code == 0);
    const Start window = startWith(bare, {}, {});
    CHECK(window.code == 1);
    CHECK(window.said.count(QLatin1Char('\n')) == 1);
    CHECK(window.said.contains(QStringLiteral("no display")));
    CHECK(window.said.contains(QStringLiteral("--screenshot")));
}
