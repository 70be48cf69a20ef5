// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, started with invalid databases and scenarios.
#include "support/catchQt.h"
#include "support/tempFolder.h"

#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <QThread>
#include <QUrl>
#include <SQLiteCpp/SQLiteCpp.h>
#include <csignal>
#include <tuple>
#include <vector>

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

/// Checks for one line on the terminal that names the file and gives its advice once, and for a drawn window.
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
    REQUIRE(result.screen.pixelColor(2, 2) == QColor(QStringLiteral("#11161D"))); // the dark background
}

/// Returns a copy of the bundled database on which one statement was run.
fs::path altered(const TempFolder& folder, const std::string& statement) {
    const fs::path file = folder / "altered.db";
    fs::copy_file(fs::path(BOARDSET_SHARE) / "catalog.db", file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(statement);
    return file;
}

} // namespace

TEST_CASE("a missing, foreign, truncated or newer database is reported once in the window", "[start]") {
    const TempFolder folder;
    const QString reinstall = QStringLiteral("reinstall");
    needStartError(folder / "none.db", QStringLiteral("the file does not exist"), reinstall);
    needStartError(folder.file("text.db", std::string(4096, 'x')), QStringLiteral("not a usable SQLite database"),
                   reinstall);
    const fs::path other = folder / "other.db";
    SQLite::Database(other.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE recipe(id)");
    needStartError(other, QStringLiteral("not a Boardset catalog"), reinstall);
    const std::string whole = textOf(fs::path(BOARDSET_SHARE) / "catalog.db");
    for (const std::size_t tenths : {1U, 5U, 9U}) {
        INFO(tenths << " tenths");
        const fs::path file = folder.file("cut.db", whole.substr(0, whole.size() * tenths / 10));
        needStartError(file, QStringLiteral("database disk image is malformed"), reinstall);
    }
    needStartError(altered(folder, "UPDATE metadata SET value = '999' WHERE key = 'layout_version'"),
                   QStringLiteral("'999'"), QStringLiteral("use the catalog that came with this Boardset"));
}

TEST_CASE("with an invalid scenario the first scenario opens, and the banner describes the error", "[start]") {
    const TempFolder folder;
    const QString bad = QString::fromStdString(folder.file("bad.boardset", R"({"format": 7})").string());
    const Start good = start(folder, {QStringLiteral("--size"), QStringLiteral("1280x800")});
    REQUIRE(good.code == 0);
    const Start result = start(folder, {QStringLiteral("--size"), QStringLiteral("1280x800"), bad});
    INFO(result.said.toStdString());
    REQUIRE(result.code == 1); // the requested picture does not show the named scenario
    for (const char* part : {"Can't open bad.boardset", "format", "found 7", "allowed"})
        REQUIRE(result.said.contains(QString::fromUtf8(part)));
    REQUIRE(result.screen.size() == good.screen.size());
    REQUIRE(result.screen != good.screen);
}

TEST_CASE("an invalid bundled scenario is reported, and the others are available", "[start]") {
    const TempFolder folder;
    const fs::path database = altered(folder, "SELECT 1");
    fs::create_directory(folder / "scenarios");
    const fs::path good = fs::path(BOARDSET_SHARE) / "scenarios" / "t5440-first.boardset";
    fs::copy_file(good, folder / "scenarios/t5440-first.boardset");
    fs::copy(fs::path(BOARDSET_SHARE) / "lessons", folder / "lessons");
    const QStringList arguments{QStringLiteral("--database"), QString::fromStdString(database.string())};
    const Start without = start(folder, arguments);
    REQUIRE(without.code == 0);
    folder.file("scenarios/a-broken.boardset", "{");
    const Start with = start(folder, arguments);
    CHECK(with.said.contains(QStringLiteral("a-broken.boardset")));
    CHECK(with.screen.size() == without.screen.size()); // the T5440, below the message
    CHECK(with.screen != without.screen);
}

TEST_CASE("with an unknown scenario name the existing names are listed", "[start]") {
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

TEST_CASE("every kind of view can be shown at the start without a warning", "[start]") {
    const TempFolder folder;
    const QImage plain = start(folder, {}).screen;
    for (const char* what : {"search:15K", "why:latency", "inspect:thread:4", "drawer:findings",
                             "source:000-mpo:Table B-2", "dialog:rename", "side:build"}) {
        INFO(what);
        const Start result = start(folder, {QStringLiteral("--show"), QString::fromUtf8(what)});
        CHECK(result.code == 0);
        CHECK(result.said.toStdString() == "");
        CHECK(result.screen != plain);
    }
}

TEST_CASE("an option with an unknown value is reported in one line, and opens no window", "[start]") {
    const TempFolder folder;
    const std::vector<std::tuple<const char*, const char*, const char*>> refused{
        {"--focus", "SB9", "SB0"},
        {"--show", "whi:latency", "why"},
        {"--show", "why:nope", "throughput"},
        {"--show", "drawer:xx", "evidence"},
        {"--show", "dialog:zz", "rename"},
        {"--show", "side:zz", "machines"},
        {"--show", "inspect:thread:999999999999", "1-4"},
        {"--show", "inspect:block:SB9", "SB0"},
        {"--show", "source:none", "000"},
        {"--size", "300x200", "800x500"},
        {"--size", "16384x16384", "7680x4320"},
    };
    for (const auto& [option, value, allowed] : refused) {
        INFO(option << ' ' << value);
        const Start result = start(folder, {QString::fromUtf8(option), QString::fromUtf8(value)});
        INFO(result.said.toStdString());
        CHECK(result.code == 1);
        CHECK(result.said.count(QLatin1Char('\n')) == 1);
        CHECK(result.said.contains(QString::fromUtf8(value)));
        CHECK(result.said.contains(QString::fromUtf8(allowed)));
        CHECK(result.screen.isNull());
    }
    const QString jpeg = QString::fromStdString((folder / "x.jpg").string());
    const Start result = startWith(homeIn(folder), {QStringLiteral("--screenshot"), jpeg}, jpeg);
    CHECK(result.code == 1);
    CHECK(result.said.contains(QStringLiteral(".png")));
    CHECK_FALSE(fs::exists(folder / "x.jpg"));
}

TEST_CASE("without a display pictures and help work, and a window is refused with one clear error", "[start]") {
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

TEST_CASE("an unusable display is reported as one clear error without an abort", "[start]") {
    const TempFolder folder;
    const auto with = [&](const char* name, const char* value) {
        QProcessEnvironment environment = homeIn(folder);
        for (const char* each : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
            environment.remove(QString::fromUtf8(each));
        environment.insert(QString::fromUtf8(name), QString::fromUtf8(value));
        return environment;
    };
    for (const auto& [name, value] :
         {std::pair("DISPLAY", ":999"), std::pair("DISPLAY", "missing.invalid:0"),
          std::pair("WAYLAND_DISPLAY", "wayland-999"), std::pair("QT_QPA_PLATFORM", "none")}) {
        INFO(name << '=' << value);
        const Start result = startWith(with(name, value), {}, {}); // requires that the program exits by itself
        INFO(result.said.toStdString());
        CHECK(result.code == 1);
        CHECK(result.said.count(QLatin1Char('\n')) == 1);
        CHECK(result.said.startsWith(QStringLiteral("boardset: can't open a window: ")));
        CHECK(result.said.contains(QStringLiteral("--screenshot")));
    }
    for (const char* option : {"--help", "--version"})
        CHECK(startWith(with("DISPLAY", ":999"), {QString::fromUtf8(option)}, {}).code == 0);
}

TEST_CASE("a file can be named by a path, a URL, or a name that is not UTF-8", "[start]") {
    const TempFolder folder;
    const std::string text = textOf(fs::path(BOARDSET_SHARE) / "scenarios/t5440-first.boardset");
    const std::string file = folder.file("a b%41.boardset", text).string();
    const std::string latin = folder.file("gr\xFC\xDF.boardset", text).string();
    const Start byPath = start(folder, {QString::fromStdString(file)});
    REQUIRE(byPath.code == 0);
    const Start byAddress =
        start(folder, {QUrl::fromLocalFile(QString::fromStdString(file)).toString(QUrl::FullyEncoded)});
    INFO(byAddress.said.toStdString());
    CHECK(byAddress.code == 0);
    CHECK(byAddress.screen == byPath.screen);
    // QProcess cannot pass bytes that are not UTF-8 in an argument, but a shell can.
    const QString picture = pictureIn(folder);
    QProcess shell;
    shell.setProcessEnvironment(homeIn(folder));
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("exec \"$0\" --screenshot \"$1\" \"$2/$(printf 'gr\\374\\337')\".boardset"),
                 QStringLiteral(BOARDSET_PROGRAM), picture, QString::fromStdString(folder.path().string())});
    REQUIRE(shell.waitForFinished(60'000));
    CHECK(shell.readAllStandardError().toStdString() == "");
    CHECK(shell.exitCode() == 0);
    // Below the toolbar, which names the file, the window is the same.
    const auto belowToolbar = [](const QImage& window) { return window.copy(0, 60, window.width(), window.height()); };
    CHECK(belowToolbar(QImage(picture)) == belowToolbar(byPath.screen));
}

TEST_CASE("if several files are on the command line, the first is opened and the others are named", "[start]") {
    const TempFolder folder;
    const std::string text = textOf(fs::path(BOARDSET_SHARE) / "scenarios/t5440-first.boardset");
    QStringList files;
    for (const char* name : {"a.boardset", "b.boardset"})
        files << QString::fromStdString(folder.file(name, text).string());
    const Start result = start(folder, files);
    CHECK(result.code == 1); // the requested picture does not show all named files
    CHECK(result.said.contains(QStringLiteral("Only a.boardset was opened")));
    CHECK(result.said.contains(QStringLiteral("b.boardset")));
    CHECK_FALSE(result.screen.isNull());
}

TEST_CASE("missing lessons or scenarios are reported in the window", "[start]") {
    const TempFolder folder;
    const fs::path database = altered(folder, "SELECT 1"); // the folder has no lessons
    fs::create_directory(folder / "scenarios");
    const QStringList arguments{QStringLiteral("--database"), QString::fromStdString(database.string())};
    const Start result = start(folder, arguments);
    INFO(result.said.toStdString());
    CHECK(result.said.contains(QStringLiteral("There are no lessons")));
    CHECK(result.said.contains(QString::fromStdString((folder / "lessons").string())));
}

TEST_CASE("a killed window leaves no folder behind, and one that is asked to end exits normally", "[start]") {
    const TempFolder folder;
    const TempFolder temporary;
    QProcessEnvironment environment = homeIn(folder);
    environment.insert(QStringLiteral("TMPDIR"), QString::fromStdString(temporary.path().string()));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), QString::fromStdString(folder.path().string()));
    const fs::path settings = folder / "boardset/boardset.conf";
    for (const int signal : {SIGKILL, SIGTERM, SIGINT, SIGHUP}) {
        INFO("signal " << signal);
        fs::remove(settings);
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BOARDSET_PROGRAM), {});
        REQUIRE(program.waitForStarted());
        QElapsedTimer timer; // the window's position is saved once it no longer moves
        for (timer.start(); !fs::exists(settings) && timer.elapsed() < 30'000;)
            QThread::msleep(20);
        ::kill(static_cast<pid_t>(program.processId()), signal);
        REQUIRE(program.waitForFinished(30'000));
        CHECK((program.exitStatus() == QProcess::NormalExit) == (signal != SIGKILL));
        CHECK(program.exitCode() == (signal == SIGKILL ? SIGKILL : 0));
        CHECK(fs::is_empty(temporary.path()));
    }
}
