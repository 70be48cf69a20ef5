// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: errors change nothing, unsaved work is not lost silently, and a crash loses nothing.
#include "desk.h"

#include "FilePath.h"

#include "boardset/scenario/ScenarioFile.h"
#include "support/fullDisk.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QScreen>
#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {
Document& edited(Desk& desk) {
    REQUIRE(desk.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    return desk.document();
}
} // namespace

TEST_CASE("a bad file is reported as one problem with details, and the open scenario stays", "[files]") {
    Desk desk;
    const Scenario before = desk.document().scenario();
    const std::vector<std::pair<std::string, std::string>> bad{
        {"empty.boardset", ""}, {"text.boardset", "not json"}, {"list.boardset", "[]"}, {"picture.svg", "<svg/>"}};
    for (const auto& [name, text] : bad) {
        INFO(name);
        desk.files().requestOpen(desk.file(name, text));
        REQUIRE(desk.problem().isOpen());
        REQUIRE(desk.problem().details()->count() > 0);
        REQUIRE(desk.document().scenario() == before);
        desk.problem().clear();
    }
    desk.files().requestOpen(desk.url("not there.boardset"));
    REQUIRE(desk.problem().isOpen());
    desk.files().requestBundled(QStringLiteral("no such scenario"));
    REQUIRE(desk.problem().isOpen());
    REQUIRE(desk.document().scenario() == before);
}

TEST_CASE("a saved scenario opens again unchanged", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    REQUIRE(desk.files().isModified());
    REQUIRE(desk.files().saveTo(desk.url("mine")));
    CHECK(desk.document().base().title == moved.title); // only an untitled sketch gets the file's name
    REQUIRE_FALSE(desk.files().isModified());
    REQUIRE(desk.files().path().endsWith(QStringLiteral("mine.boardset")));
    REQUIRE(desk.session->preferences()->recentFiles().size() == 1);
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    desk.files().requestOpen(desk.url("mine.boardset"));
    REQUIRE(desk.document().scenario() == moved);
}

TEST_CASE("an exported diagram contains the scenario, and saving does not overwrite it", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    REQUIRE(desk.files().exportSvg(desk.url("drawing.svg"), false));
    desk.files().saveTo(desk.url("mine.boardset"));
    desk.files().requestOpen(desk.url("drawing.svg"));
    REQUIRE(desk.document().scenario() == moved);
    REQUIRE(desk.files().path().isEmpty());
}

TEST_CASE("an exported diagram quotes the measurement of its placement", "[files]") {
    Desk desk("sunfire6800-copy-24-local");
    desk.session->exportSvg(desk.url("drawing.svg"), true);
    QFile drawing(desk.url("drawing.svg").toLocalFile());
    REQUIRE(drawing.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(drawing.readAll());
    CHECK(svg.contains(QStringLiteral(">Measured 9,360 MB/s; the model ")));
    CHECK(svg.contains(QStringLiteral("say where"))); // explains where the model is wrong
    CHECK_FALSE(svg.contains(QStringLiteral("Compared with")));
    desk.document().keep();
    edited(desk);
    desk.session->exportSvg(desk.url("b.svg"), true);
    QFile b(desk.url("b.svg").toLocalFile());
    REQUIRE(b.open(QIODevice::ReadOnly));
    CHECK(QString::fromUtf8(b.readAll()).contains(QStringLiteral("Compared with A")));
}

TEST_CASE("a file that cannot be written is reported, and the work stays unsaved", "[files]") {
    Desk desk;
    edited(desk);
    REQUIRE_FALSE(desk.files().saveTo(desk.url("no/such/folder/mine.boardset")));
    REQUIRE(desk.problem().isOpen());
    REQUIRE(desk.files().isModified());
}

TEST_CASE("with unsaved work Cancel stays, Discard continues, and Save saves first", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    QSignalSpy asked(&desk.files(), &Files::askSave);
    QSignalSpy quit(&desk.files(), &Files::quitAllowed);
    desk.files().requestQuit();
    REQUIRE(asked.count() == 1);
    REQUIRE(quit.count() == 0);
    desk.files().answer(Files::Choice::Cancel);
    REQUIRE(quit.count() == 0);
    REQUIRE(desk.document().scenario() == moved);

    QSignalSpy place(&desk.files(), &Files::chooseSaveFile);
    desk.files().requestQuit();
    desk.files().answer(Files::Choice::Save);
    REQUIRE(place.count() == 1);
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset")));
    REQUIRE(quit.count() == 1);

    desk.document().perform(MoveCustomer{"3", "SB3"});
    desk.files().requestQuit();
    desk.files().answer(Files::Choice::Discard);
    REQUIRE(quit.count() == 2);
}

namespace {
/// Creates a session like that of the next start or of a second window.
std::unique_ptr<Session> nextStart(const Desk& desk) {
    return std::make_unique<Session>(catalog(), shelf(), shelf()->at("sunfire6800-first"),
                                     Session::Places{desk.path("settings.ini"), desk.path("autosave")});
}

/// Writes a file into the autosave folder that belongs to no running session.
QString orphan(const Desk& desk, const std::string& name, const std::string& text) {
    QDir(desk.path("")).mkpath(QStringLiteral("autosave"));
    return desk.file("autosave/" + name, text).toLocalFile();
}

QByteArray bytesOf(const QString& name) {
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// Processes events until a condition holds; false if it does not hold in time.
bool passes(const std::function<bool()>& condition, int milliseconds = 8000) {
    QElapsedTimer timer;
    for (timer.start(); !condition() && timer.elapsed() < milliseconds;)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    return condition();
}

QStringList copiesIn(const Desk& desk) {
    return QDir(desk.path("autosave")).entryList({QStringLiteral("*.boardset")}, QDir::Files);
}
} // namespace

TEST_CASE("a crash leaves a copy, which the next start finds and opens as unsaved work of its file", "[files]") {
    Desk crashed;
    REQUIRE(crashed.files().saveTo(crashed.url("mine.boardset")));
    const Scenario moved = edited(crashed).scenario();
    crashed.session->autosave()->writeNow();
    crashed.session->autosave()->waitUntilWritten();
    const QString own = crashed.path("autosave/") + copiesIn(crashed).constFirst();
    const QString copy = orphan(crashed, "left.boardset", bytesOf(own).toStdString());
    orphan(crashed, "left.boardset.origin", bytesOf(own + ".origin").toStdString());

    const auto next = nextStart(crashed);
    REQUIRE(next->autosave()->found()->count() == 1);
    CHECK(next->autosave()->found()->rows()[0].name == QStringLiteral("mine.boardset"));
    CHECK(nextStart(crashed)->autosave()->found()->count() == 0); // two windows do not offer the same copy
    next->autosave()->recover(copy);
    REQUIRE(next->autosave()->found()->count() == 0);
    REQUIRE(next->document().scenario() == moved);
    REQUIRE(next->files()->isModified());
    REQUIRE(next->files()->path() == crashed.path("mine.boardset"));
    REQUIRE_FALSE(QFile::exists(copy));
    next->files()->save(); // the file has not changed since
    REQUIRE_FALSE(next->files()->isModified());
}

TEST_CASE("the next start offers every recovered document, and keeps an unreadable one until it is deleted",
          "[files]") {
    const Desk crashed;
    const std::string good = toJson(crashed.session->document().base());
    orphan(crashed, "one.boardset", good);
    orphan(crashed, "two.boardset", good);
    const QString half = orphan(crashed, "half.boardset", good.substr(0, good.size() / 2));
    const QString newer =
        orphan(crashed, "newer.boardset", R"({"format": "boardset", "version": 99, "title": "Of tomorrow"})");
    const auto next = nextStart(crashed);
    const auto& rows = next->autosave()->found()->rows();
    REQUIRE(rows.size() == 4);
    REQUIRE(std::count_if(rows.begin(), rows.end(), [](const OrphanRow& row) { return row.reason.isEmpty(); }) == 2);
    const OrphanRow* row = next->autosave()->found()->find(newer);
    REQUIRE(row);
    CHECK(row->name == QStringLiteral("newer.boardset"));
    CHECK(row->reason.contains(QStringLiteral("99")));
    next->autosave()->recover(newer);
    CHECK(next->problem()->isOpen());
    next->autosave()->later(half);
    REQUIRE(QFile::exists(newer));
    REQUIRE(QFile::exists(half));
    next->autosave()->discard(newer);
    REQUIRE_FALSE(QFile::exists(newer));
}

TEST_CASE("recovering a document keeps the changes that were made in the meantime", "[files]") {
    Desk desk;
    const QString copy = orphan(desk, "left.boardset", toJson(desk.document().base()));
    const auto next = nextStart(desk);
    REQUIRE(next->document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = next->document().base(); // the shown scenario may be behind
    next->autosave()->recover(copy);
    REQUIRE_FALSE(next->document().base() == moved);
    next->files()->back();
    REQUIRE(next->document().base() == moved);
}

TEST_CASE("work is on the disk five seconds after a change, however many changes follow", "[files]") {
    Desk desk;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; copiesIn(desk).isEmpty() && timer.elapsed() < 8000; ++i) {
        REQUIRE(desk.document().perform(Rename{"title " + std::to_string(i)}).isEmpty());
        QCoreApplication::processEvents();
    }
    CHECK(timer.elapsed() < 5000);
    REQUIRE(copiesIn(desk).size() == 1);
}

TEST_CASE("a failed autosave is reported once, and autosave tries again", "[files]") {
    Desk desk;
    desk.file("autosave", "no folder"); // even root cannot write below it
    QSignalSpy failed(desk.session->autosave(), &Autosave::failed);
    const std::string wanted = toJson(edited(desk).base());
    // Autosave has tried once for the edit. It will try again later.
    REQUIRE(passes([&] { return desk.problem().isOpen(); }));
    CHECK(desk.problem().line().contains(QStringLiteral("autosave")));
    desk.problem().clear();
    desk.session->autosave()->writeNow();
    desk.session->autosave()->waitUntilWritten();
    QCoreApplication::processEvents();
    REQUIRE_FALSE(desk.problem().isOpen());
    REQUIRE(failed.count() == 1);
    QFile::remove(desk.path("autosave"));
    REQUIRE(passes([&] { return !copiesIn(desk).isEmpty(); })); // without another edit
    CHECK(bytesOf(desk.path("autosave/") + copiesIn(desk).constFirst()).toStdString() == wanted);
}

TEST_CASE("the next start removes an incomplete copy of a killed program", "[files]") {
    const Desk desk;
    const QString half = orphan(desk, ".boardset-unfinished-AbCdEf", "{");
    const QString fresh = orphan(desk, ".boardset-unfinished-GhIjKl", "{"); // it may belong to another window
    QFile file(half);
    REQUIRE(file.open(QFile::ReadWrite));
    REQUIRE(file.setFileTime(QDateTime::currentDateTime().addSecs(-600), QFile::FileModificationTime));
    file.close();
    nextStart(desk);
    CHECK_FALSE(QFile::exists(half));
    CHECK(QFile::exists(fresh));
}

TEST_CASE("a hundred saved edits are kept, and a newer one replaces the oldest with a notice", "[files]") {
    Desk desk;
    QDir().mkpath(desk.path("autosave/kept"));
    for (int i = 0; i < 100; ++i) {
        QFile file(desk.file("autosave/kept/work " + std::to_string(i) + ".boardset", "{}").toLocalFile());
        REQUIRE(file.open(QFile::ReadWrite));
        REQUIRE(file.setFileTime(QDateTime::currentDateTime().addSecs(i - 1000), QFile::FileModificationTime));
    }
    QSignalSpy parted(&desk.files(), &Files::parted);
    edited(desk);
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    CHECK(QDir(desk.path("autosave/kept")).entryList({QStringLiteral("*.boardset")}, QDir::Files).size() == 100);
    CHECK_FALSE(QFile::exists(desk.path("autosave/kept/work 0.boardset")));
    CHECK(QFile::exists(desk.path("autosave/kept/work 1.boardset")));
    REQUIRE(parted.count() == 1);
    CHECK(parted.constFirst().constFirst().toString().contains(QStringLiteral("deleted: work 0.")));
}

namespace {
/// Returns the files in a folder, including hidden ones, that are not expected there.
QStringList othersIn(const QString& folder, const QStringList& expected) {
    QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    names.removeIf([&](const QString& name) { return expected.contains(name); });
    return names;
}
} // namespace

TEST_CASE("if the disk becomes full while a file is saved, the old file and the work stay, and a later save succeeds",
          "[files]") {
    Desk desk;
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset")));
    const QByteArray old = bytesOf(desk.path("mine.boardset"));
    const Scenario moved = edited(desk).scenario();
    const std::string whole = toJson(desk.document().base());
    for (std::size_t room = 0; room < whole.size(); room += whole.size() / 20 + 1) {
        {
            const FullDisk full(room);
            desk.files().save();
        }
        CAPTURE(room);
        REQUIRE(bytesOf(desk.path("mine.boardset")) == old);
        REQUIRE(desk.problem().line().startsWith(QStringLiteral("Can't save mine.boardset: ")));
        REQUIRE_FALSE(desk.problem().line().contains(u'\n'));
        REQUIRE(desk.files().isModified());
        REQUIRE(desk.document().scenario() == moved);
        REQUIRE(othersIn(desk.path(""), {"mine.boardset", "settings.ini"}).isEmpty());
        desk.problem().clear();
    }
    desk.files().save();
    REQUIRE_FALSE(desk.files().isModified());
    REQUIRE_FALSE(desk.problem().isOpen());
    REQUIRE(bytesOf(desk.path("mine.boardset")).toStdString() == whole);
}

TEST_CASE("if the disk becomes full during an autosave, the last copy stays, and a later autosave succeeds",
          "[files]") {
    Desk desk;
    Autosave& autosave = *desk.session->autosave();
    const auto write = [&] {
        autosave.writeNow();
        autosave.waitUntilWritten();
        QCoreApplication::processEvents();
    };
    // The first write is that of the origin. There is no copy yet.
    REQUIRE(desk.document().perform(Rename{"title 0"}).isEmpty());
    {
        const FullDisk full(0);
        write();
    }
    REQUIRE(copiesIn(desk).isEmpty());
    REQUIRE(desk.problem().isOpen());
    write();
    REQUIRE_FALSE(desk.problem().isOpen());
    REQUIRE(copiesIn(desk).size() == 1);
    const QString copy = copiesIn(desk).constFirst();
    const std::size_t whole = toJson(desk.document().base()).size();
    int number = 0;
    for (std::size_t room = 0; room < whole; room += whole / 20 + 1) {
        const QByteArray before = bytesOf(desk.path("autosave/") + copy);
        REQUIRE(desk.document().perform(Rename{"title " + std::to_string(++number)}).isEmpty());
        {
            const FullDisk full(room);
            write();
        }
        CAPTURE(room);
        REQUIRE(bytesOf(desk.path("autosave/") + copy) == before);
        REQUIRE(desk.problem().line().startsWith(QStringLiteral("Autosave failed: ")));
        REQUIRE(othersIn(desk.path("autosave"), {copy, copy + ".origin", copy + ".lock"}).isEmpty());
        write();
        REQUIRE_FALSE(desk.problem().isOpen());
        REQUIRE(bytesOf(desk.path("autosave/") + copy).toStdString() == toJson(desk.document().base()));
    }
}

TEST_CASE("the copy of a running window is not mistaken for a crash", "[files]") {
    Desk living;
    edited(living);
    living.session->autosave()->writeNow();
    living.session->autosave()->waitUntilWritten();
    REQUIRE(copiesIn(living).size() == 1);
    REQUIRE(nextStart(living)->autosave()->found()->count() == 0);
}

TEST_CASE("another scenario replaces a changed example immediately, and Back restores the changes with their history",
          "[files]") {
    Desk desk;
    QSignalSpy asked(&desk.files(), &Files::askSave);
    QSignalSpy parted(&desk.files(), &Files::parted);
    const Scenario moved = edited(desk).scenario();
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    REQUIRE(asked.count() == 0);
    REQUIRE(parted.count() == 1);
    REQUIRE(desk.files().bundled() == QStringLiteral("sunfire6800-copy-1-local"));
    REQUIRE(desk.files().kept()->files().size() == 1);
    REQUIRE(desk.files().canGoBack());
    desk.files().back();
    REQUIRE(desk.document().scenario() == moved);
    REQUIRE(desk.files().bundled() == QStringLiteral("sunfire6800-first"));
    REQUIRE(desk.files().isModified());
    desk.document().undo();
    REQUIRE_FALSE(desk.files().isModified());
    desk.document().redo();
    desk.files().requestNew(); // leaves again, and saves in the same file
    REQUIRE(desk.files().kept()->files().size() == 1);

    const auto next = nextStart(desk);
    REQUIRE_FALSE(next->files()->canGoBack());
    REQUIRE(next->files()->kept()->files().size() == 1);
    next->files()->requestKept(next->files()->kept()->files().constFirst());
    REQUIRE(next->document().scenario() == moved);
}

TEST_CASE("an example whose changes cannot be saved asks before it is closed, and so does a user's file", "[files]") {
    Desk desk;
    desk.file("autosave", "no folder");
    QSignalSpy asked(&desk.files(), &Files::askSave);
    const Scenario moved = edited(desk).scenario();
    desk.files().requestNew();
    REQUIRE(asked.count() == 1);
    REQUIRE(desk.document().scenario() == moved);
    desk.files().answer(Files::Choice::Cancel);
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset")));
    REQUIRE(desk.document().perform(MoveCustomer{"3", "SB3"}).isEmpty());
    desk.files().requestNew();
    REQUIRE(asked.count() == 2);
}

TEST_CASE("a file that cannot be opened leaves the changed example open", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    desk.files().requestOpen(desk.file("bad.boardset", "[]"));
    REQUIRE(desk.problem().isOpen());
    REQUIRE(desk.document().scenario() == moved);
    REQUIRE_FALSE(desk.files().canGoBack());
}

TEST_CASE("a file that another program changed or removed is not overwritten without a question", "[files]") {
    Desk desk;
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset")));
    desk.files().requestOpen(desk.url("mine.boardset"));
    QSignalSpy asked(&desk.files(), &Files::askOverwrite);
    const Scenario before = desk.document().scenario();
    const Scenario moved = edited(desk).scenario();
    Scenario theirs = before;
    theirs.title = "Theirs";
    writeScenario(theirs, desk.path("mine.boardset").toStdString());
    desk.files().save();
    REQUIRE(asked.count() == 1);
    REQUIRE_FALSE(asked.takeFirst().constFirst().toBool());
    REQUIRE(readScenario(desk.path("mine.boardset").toStdString()).title == "Theirs");

    desk.files().reload();
    REQUIRE(desk.document().base().title == "Theirs");
    REQUIRE_FALSE(desk.files().isModified());
    desk.files().back(); // nothing is lost, and it is still the same file
    REQUIRE(desk.document().scenario() == moved);
    desk.files().save();
    REQUIRE(asked.count() == 1);
    desk.files().overwrite();
    REQUIRE_FALSE(desk.files().isModified());
    REQUIRE(desk.document().perform(MoveCustomer{"3", "SB3"}).isEmpty());
    desk.files().save();
    REQUIRE(asked.count() == 1);

    REQUIRE(desk.document().perform(MoveCustomer{"2", "SB3"}).isEmpty());
    QFile::remove(desk.path("mine.boardset"));
    desk.files().save();
    REQUIRE(asked.takeLast().constFirst().toBool());
    REQUIRE(desk.files().isModified());
}

TEST_CASE("a file without a suffix keeps its name when it is saved, even beside a file with the usual suffix",
          "[files]") {
    Desk desk;
    const std::string plain = toJson(desk.session->document().base());
    const QUrl beside = desk.file("plan.boardset", "another file");
    desk.files().requestOpen(desk.file("plan", plain));
    REQUIRE(desk.files().path() == desk.path("plan"));
    edited(desk);
    desk.files().save();
    CHECK_FALSE(desk.files().isModified());
    CHECK(bytesOf(beside.toLocalFile()) == "another file");
    CHECK(bytesOf(desk.path("plan")).toStdString() == toJson(desk.session->document().base()));
}

TEST_CASE("a file that is opened, changed and saved keeps its title, even if a bundled scenario has the same one",
          "[files]") {
    Desk desk;
    const std::string bundled = textOf(share() / "scenarios/sunfire6800-first.boardset");
    const QUrl copy = desk.file("work.boardset", bundled);
    REQUIRE(desk.files().openFile(copy.toLocalFile()));
    const std::string title = desk.document().base().title;
    desk.files().save();
    CHECK(desk.document().base().title == title);
    CHECK(readScenario(copy.toLocalFile().toStdString()).title == title);
    REQUIRE(desk.files().saveTo(desk.url("other.boardset")));
    CHECK(desk.document().base().title == title);
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    const std::string example = desk.document().base().title;
    REQUIRE(desk.files().saveTo(desk.url("mine.boardset"))); // an example has a title, too
    CHECK(desk.document().base().title == example);
}

TEST_CASE("if several files are dropped, the first is opened and the others are named", "[files]") {
    Desk desk;
    const std::string text = toJson(shelf()->at("t5440-first"));
    QList<QUrl> dropped;
    for (const char* name : {"a.boardset", "b.boardset", "c.boardset", "d.boardset", "e.boardset"})
        dropped << desk.file(name, text);
    QSignalSpy notices(&desk.files(), &Files::notice);
    desk.files().requestOpenAll(dropped);
    CHECK(desk.files().path() == desk.path("a.boardset"));
    REQUIRE(notices.count() == 1);
    CHECK(
        notices[0][0].toString().toStdString() ==
        "Only a.boardset was opened: a window shows one scenario. Not opened: b.boardset, c.boardset, d.boardset and 1 "
        "more.");
    desk.files().requestOpenAll({dropped[1]});
    CHECK(desk.files().path() == desk.path("b.boardset"));
    CHECK(notices.count() == 1);
}

TEST_CASE("a file whose name is not UTF-8 is opened, saved and recovered", "[files]") {
    Desk desk;
    const std::filesystem::path file = desk.folder.file("gr\xFC\xDF.boardset", // Latin-1
                                                        toJson(shelf()->at("t5440-first")));
    const QString text = pathText(file.string());
    CHECK(pathOf(text) == file);
    for (const QString& as :
         {text,
          pathText(QUrl::fromEncoded("file://" + QByteArray::fromStdString(file.string()).toPercentEncoding("/")))}) {
        REQUIRE(desk.files().openFile(as));
        REQUIRE(desk.document().perform(Rename{"Renamed"}).isEmpty());
        desk.files().save();
        CHECK_FALSE(desk.files().isModified());
        CHECK(readScenario(file).title == "Renamed");
    }
    CHECK(pathOf(QStringLiteral("/tmp/Größe 😀.boardset")) == std::filesystem::path("/tmp/Größe 😀.boardset"));
}

TEST_CASE("settings that cannot be read are reported, and the banner's button sets them aside", "[preferences]") {
    const TempFolder home;
    const std::filesystem::path file = home.file("settings.ini", "[look]\ntheme=1\nthis is no setting\n");
    const QString path = QString::fromStdString(file.string());
    needApplication();
    Session session(catalog(), shelf(), shelf()->at("t5440-first"),
                    {path, QString::fromStdString((home / "autosave").string())});
    ProblemView& problem = *session.problem();
    REQUIRE(problem.isOpen());
    CHECK(problem.title() == QStringLiteral("Can't read your settings; changes will not be saved"));
    session.files()->requestBundled(QStringLiteral("sunfire6800-first")); // does not close the problem
    REQUIRE(problem.fix() == QStringLiteral("Set the file aside"));
    problem.doFix();
    CHECK_FALSE(problem.isOpen());
    CHECK(textOf(home / "settings.ini.broken").find("this is no setting") != std::string::npos);
    session.preferences()->setTextPercent(150);
    CHECK(Preferences(path).problem().isEmpty());
    CHECK(Preferences(path).textPercent() == 150);
}

TEST_CASE("unreadable settings are replaced by defaults, and their file stays untouched until it is set aside",
          "[preferences]") {
    const TempFolder home;
    const std::string bytes = "[look]\ntheme=1\n\n; mine\nthis is no setting\n[window]\nstate=4\n";
    const std::filesystem::path file = home.file("settings.ini", bytes);
    const QString path = QString::fromStdString(file.string());
    needApplication();
    Session session(catalog(), shelf(), shelf()->at("t5440-first"),
                    {path, QString::fromStdString((home / "autosave").string())});
    Preferences& preferences = *session.preferences();
    CHECK(preferences.theme() == Preferences::Theme::Light);
    CHECK(preferences.windowState() == 0);
    QWindow window;
    session.place()->setWindow(&window);
    window.show();
    session.place()->writeNow();
    CHECK(preferences.windowState() == QWindow::Windowed);
    preferences.setTextPercent(150);
    preferences.setDocumentOf(QStringLiteral("manual"), path);
    CHECK(preferences.textPercent() == 150);
    QTest::qWait(1500); // as long as QSettings takes to write
    CHECK(textOf(file) == bytes);
    session.problem()->doFix();
    CHECK(textOf(home / "settings.ini.broken") == bytes);
    CHECK(preferences.problem().isEmpty());
    CHECK(Preferences(path).textPercent() == 150);
    CHECK(Preferences(path).documentOf(QStringLiteral("manual")) == path);
    CHECK(Preferences(path).theme() == Preferences::Theme::Light);
}

TEST_CASE("settings and guesses that cannot be read are reported one after the other", "[preferences]") {
    for (const bool isFixed : {true, false}) {
        CAPTURE(isFixed);
        Desk desk;
        desk.session.reset();
        desk.folder.file("settings.ini", "no setting\n");
        desk.folder.file("guesses.json", "no guesses");
        desk.session = std::make_unique<Session>(catalog(), shelf(), shelf()->at("t5440-first"),
                                                 Session::Places{desk.path("settings.ini"), desk.path("autosave")});
        ProblemView& problem = desk.problem();
        QStringList titles;
        for (int each = 0; each < 2; ++each) {
            REQUIRE(problem.isOpen());
            problem.show(QStringLiteral("Something else"), QStringLiteral("It went wrong.")); // in the meantime
            REQUIRE(problem.fix().isEmpty());
            problem.pass();
            titles << problem.title();
            REQUIRE(problem.fix() == QStringLiteral("Set the file aside"));
            isFixed ? problem.doFix() : problem.clear();
        }
        CHECK_FALSE(problem.isOpen());
        titles.sort();
        CHECK(titles == QStringList{QStringLiteral("Can't read your guesses; new guesses will not be saved"),
                                    QStringLiteral("Can't read your settings; changes will not be saved")});
        CHECK(QFile::exists(desk.path("settings.ini.broken")) == isFixed);
        CHECK(QFile::exists(desk.path("guesses.json.broken")) == isFixed);
    }
}

TEST_CASE("a notice about an old file on the command line is repeated once the window exists", "[files]") {
    Desk desk;
    QString text = QString::fromStdString(toJson(shelf()->at("sunfire3800-first")));
    text.replace(QStringLiteral("\"version\": 3"), QStringLiteral("\"version\": 2"));
    text.replace(QStringLiteral("SB2"), QStringLiteral("SB1"));
    const QUrl old = desk.file("old.boardset", text.toStdString());
    QSignalSpy notices(&desk.files(), &Files::notice);
    desk.files().openFirst(old.toLocalFile(), {});
    REQUIRE(desk.files().path() == old.toLocalFile());
    notices.clear(); // no window has shown it
    desk.files().noticeFirst();
    REQUIRE(notices.count() == 1);
    CHECK(notices[0][0].toString().contains(QStringLiteral("SB1 is now SB2")));
    desk.files().noticeFirst();
    CHECK(notices.count() == 1);
    desk.files().requestOpen(old);
    CHECK(notices.count() == 2);
}

TEST_CASE("work that is unsaved when the system ends the program is offered at the next start", "[files]") {
    Desk desk;
    desk.session->keepUnsaved(); // nothing is unsaved yet
    CHECK(QDir(desk.path("autosave")).entryList({QStringLiteral("*.boardset")}).isEmpty());
    REQUIRE(desk.document().perform(Rename{"At logout"}).isEmpty());
    desk.session->keepUnsaved();
    desk.session.reset();
    Session next(catalog(), shelf(), shelf()->at("t5440-first"), {desk.path("settings.ini"), desk.path("autosave")});
    REQUIRE(next.autosave()->found()->count() == 1);
    CHECK(next.autosave()->found()->rows()[0].name == QStringLiteral("At logout"));
}

TEST_CASE("each group of preferences has its own signal", "[preferences]") {
    Desk desk;
    Preferences& preferences = *desk.session->preferences();
    QSignalSpy panels(&preferences, &Preferences::panelsChanged);
    QSignalSpy recent(&preferences, &Preferences::recentChanged);
    preferences.setTheme(Preferences::Theme::Dark);
    preferences.setTextPercent(120);
    CHECK(panels.count() + recent.count() == 0);
    preferences.setDrawerOpen(false);
    CHECK(panels.count() == 1);
}

TEST_CASE("the window starts at its last position on an existing screen, and is no larger than it", "[preferences]") {
    Desk desk;
    Preferences& preferences = *desk.session->preferences();
    const QScreen& screen = *QGuiApplication::primaryScreen();
    const QRect room = screen.availableGeometry();
    CHECK(room.contains(WindowPlace(preferences).start().topLeft()));
    preferences.setWindow(QStringLiteral("gone"), QWindow::Maximized);
    preferences.setWindowOn(QStringLiteral("gone"), {9000, 9000, 900, 700});
    preferences.setWindowOn(screen.name(), {room.x() + 5000, room.y() - 90, 100, 9000});
    const WindowPlace place(preferences);
    CHECK(place.state() == QWindow::Maximized);
    const QSize least = WindowPlace::least.boundedTo(room.size());
    CHECK(place.start().x() == std::max(room.x(), room.right() + 1 - least.width()));
    CHECK(place.start().y() == room.y());
    CHECK(place.start().width() == least.width());
    CHECK(place.start().height() == room.height());
    CHECK(place.property("least").toSize() == least);
    preferences.setWindow(screen.name(), 77);
    CHECK(WindowPlace(preferences).state() == QWindow::Windowed);
}

TEST_CASE("opening a file with an option that the machine overrides shows a notice", "[files]") {
    Desk desk;
    QSignalSpy notices(&desk.files(), &Files::notice);
    const auto opens = [&](const std::string& options) {
        notices.clear();
        desk.files().requestOpen(desk.file(
            "six.boardset",
            R"({"format": "boardset", "version": 2, "title": "Six", "machine": "p650", "processes": [], "options": )" +
                options + "}"));
        return notices.isEmpty() ? QString() : notices.front().front().toString();
    };
    CHECK(opens(R"({"books": 3, "l3": 1})") ==
          "L3 mode is private, not shared. A six-way always runs with private L3.");
    CHECK(opens(R"({"books": 3})").isEmpty());
    CHECK(opens(R"({"books": 3, "l3": 0})").isEmpty());
}
