// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: errors change nothing, unsaved work is not lost silently, and a crash loses nothing.
#include "testApp.h"

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
Document& edited(TestApp& app) {
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    return app.document();
}
} // namespace

TEST_CASE("a bad file is reported as one problem with details, and the changed example stays open", "[files]") {
    TestApp app;
    const Scenario before = edited(app).scenario();
    const std::vector<std::pair<std::string, std::string>> bad{
        {"empty.boardset", ""}, {"text.boardset", "not json"}, {"list.boardset", "[]"}, {"picture.svg", "<svg/>"}};
    for (const auto& [name, text] : bad) {
        INFO(name);
        app.files().requestOpen(app.file(name, text));
        REQUIRE(app.problem().isOpen());
        REQUIRE(app.problem().details()->count() > 0);
        REQUIRE(app.document().scenario() == before);
        REQUIRE_FALSE(app.files().canGoBack());
        app.problem().clear();
    }
    app.files().requestOpen(app.url("not there.boardset"));
    REQUIRE(app.problem().isOpen());
    app.files().requestBundled(QStringLiteral("no such scenario"));
    REQUIRE(app.problem().isOpen());
    REQUIRE(app.document().scenario() == before);
}

TEST_CASE("a saved scenario opens again unchanged", "[files]") {
    TestApp app;
    const Scenario moved = edited(app).scenario();
    REQUIRE(app.files().isModified());
    REQUIRE(app.files().saveTo(app.url("mine")));
    CHECK(app.document().base().title == moved.title); // only an untitled sketch gets the file's name
    REQUIRE_FALSE(app.files().isModified());
    REQUIRE(app.files().path().endsWith(QStringLiteral("mine.boardset")));
    REQUIRE(app.session->preferences()->recentFiles().size() == 1);
    app.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    app.files().requestOpen(app.url("mine.boardset"));
    REQUIRE(app.document().scenario() == moved);
}

TEST_CASE("an exported diagram contains the scenario, and saving does not overwrite it", "[files]") {
    TestApp app;
    const Scenario moved = edited(app).scenario();
    REQUIRE(app.files().exportSvg(app.url("drawing.svg"), false));
    app.files().saveTo(app.url("mine.boardset"));
    app.files().requestOpen(app.url("drawing.svg"));
    REQUIRE(app.document().scenario() == moved);
    REQUIRE(app.files().path().isEmpty());
}

TEST_CASE("an exported diagram quotes the measurement of its placement", "[files]") {
    TestApp app("sunfire6800-copy-24-local");
    app.session->fileDialogs()->exportSvg(app.url("drawing.svg"), true);
    QFile drawing(app.url("drawing.svg").toLocalFile());
    REQUIRE(drawing.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(drawing.readAll());
    CHECK(svg.contains(QStringLiteral(">Measured 9,360 MB/s; the model ")));
    CHECK(svg.contains(QStringLiteral("say where"))); // explains where the model is wrong
}

TEST_CASE("with unsaved work Cancel stays, Discard continues, and Save saves first", "[files]") {
    TestApp app;
    const Scenario moved = edited(app).scenario();
    QSignalSpy asked(&app.files(), &Files::askSave);
    QSignalSpy quit(&app.files(), &Files::quitAllowed);
    app.files().requestQuit();
    REQUIRE(asked.count() == 1);
    REQUIRE(quit.count() == 0);
    app.files().answer(Files::Choice::Cancel);
    REQUIRE(quit.count() == 0);
    REQUIRE(app.document().scenario() == moved);

    QSignalSpy place(&app.files(), &Files::chooseSaveFile);
    app.files().requestQuit();
    app.files().answer(Files::Choice::Save);
    REQUIRE(place.count() == 1);
    REQUIRE(app.files().saveTo(app.url("mine.boardset")));
    REQUIRE(quit.count() == 1);

    app.document().perform(MoveCustomer{"3", "SB3"});
    app.files().requestQuit();
    app.files().answer(Files::Choice::Discard);
    REQUIRE(quit.count() == 2);
}

namespace {
/// Writes a file into the autosave folder that belongs to no running session.
QString orphan(const TestApp& app, const std::string& name, const std::string& text) {
    QDir(app.path("")).mkpath(QStringLiteral("autosave"));
    return app.file("autosave/" + name, text).toLocalFile();
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

QStringList copiesIn(const TestApp& app) {
    return QDir(app.path("autosave")).entryList({QStringLiteral("*.boardset")}, QDir::Files);
}
} // namespace

TEST_CASE("a crash leaves a copy, which the next start finds and opens as unsaved work of its file", "[files]") {
    TestApp crashed;
    REQUIRE(crashed.files().saveTo(crashed.url("mine.boardset")));
    const Scenario moved = edited(crashed).scenario();
    crashed.session->autosave()->writeNow();
    crashed.session->autosave()->waitUntilWritten();
    const QString own = crashed.path("autosave/") + copiesIn(crashed).constFirst();
    const QString copy = orphan(crashed, "left.boardset", bytesOf(own).toStdString());
    orphan(crashed, "left.boardset.origin", bytesOf(own + ".origin").toStdString());

    const auto next = crashed.nextStart();
    REQUIRE(next->autosave()->found()->count() == 1); // and not the copy of the first window, which is still running
    CHECK(next->autosave()->found()->rows()[0].name == QStringLiteral("mine.boardset"));
    CHECK(crashed.nextStart()->autosave()->found()->count() == 0); // two windows do not offer the same copy
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
    const TestApp crashed;
    const std::string good = toJson(crashed.session->document().base());
    orphan(crashed, "one.boardset", good);
    orphan(crashed, "two.boardset", good);
    const QString half = orphan(crashed, "half.boardset", good.substr(0, good.size() / 2));
    const QString newer =
        orphan(crashed, "newer.boardset", R"({"format": "boardset", "version": 99, "title": "Of tomorrow"})");
    const auto next = crashed.nextStart();
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
    TestApp app;
    const QString copy = orphan(app, "left.boardset", toJson(app.document().base()));
    const auto next = app.nextStart();
    REQUIRE(next->document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario moved = next->document().base(); // the shown scenario may be behind
    next->autosave()->recover(copy);
    REQUIRE_FALSE(next->document().base() == moved);
    next->files()->back();
    REQUIRE(next->document().base() == moved);
}

TEST_CASE("a failed autosave is reported once, and autosave tries again", "[files]") {
    TestApp app;
    app.file("autosave", "no folder"); // even root cannot write below it
    QSignalSpy failed(app.session->autosave(), &Autosave::failed);
    const std::string wanted = toJson(edited(app).base());
    // Autosave has tried once for the edit. It will try again later.
    REQUIRE(passes([&] { return app.problem().isOpen(); }));
    CHECK(app.problem().line().contains(QStringLiteral("autosave")));
    app.problem().clear();
    app.session->autosave()->writeNow();
    app.session->autosave()->waitUntilWritten();
    QCoreApplication::processEvents();
    REQUIRE_FALSE(app.problem().isOpen());
    REQUIRE(failed.count() == 1);
    QFile::remove(app.path("autosave"));
    REQUIRE(passes([&] { return !copiesIn(app).isEmpty(); })); // without another edit
    CHECK(bytesOf(app.path("autosave/") + copiesIn(app).constFirst()).toStdString() == wanted);
}

TEST_CASE("the next start removes an incomplete copy of a killed program", "[files]") {
    const TestApp app;
    const QString half = orphan(app, ".boardset-unfinished-AbCdEf", "{");
    const QString fresh = orphan(app, ".boardset-unfinished-GhIjKl", "{"); // a new file may belong to another window
    QFile file(half);
    REQUIRE(file.open(QFile::ReadWrite));
    REQUIRE(file.setFileTime(QDateTime::currentDateTime().addSecs(-600), QFile::FileModificationTime));
    file.close();
    (void)app.nextStart();
    CHECK_FALSE(QFile::exists(half));
    CHECK(QFile::exists(fresh));
}

TEST_CASE("a hundred saved edits are kept, and a newer one replaces the oldest with a notice", "[files]") {
    TestApp app;
    QDir().mkpath(app.path("autosave/kept"));
    for (int i = 0; i < 100; ++i) {
        QFile file(app.file("autosave/kept/work " + std::to_string(i) + ".boardset", "{}").toLocalFile());
        REQUIRE(file.open(QFile::ReadWrite));
        REQUIRE(file.setFileTime(QDateTime::currentDateTime().addSecs(i - 1000), QFile::FileModificationTime));
    }
    QSignalSpy parted(&app.files(), &Files::changesKept);
    edited(app);
    app.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    CHECK(QDir(app.path("autosave/kept")).entryList({QStringLiteral("*.boardset")}, QDir::Files).size() == 100);
    CHECK_FALSE(QFile::exists(app.path("autosave/kept/work 0.boardset")));
    CHECK(QFile::exists(app.path("autosave/kept/work 1.boardset")));
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
    TestApp app;
    REQUIRE(app.files().saveTo(app.url("mine.boardset")));
    const QByteArray old = bytesOf(app.path("mine.boardset"));
    const Scenario moved = edited(app).scenario();
    const std::string whole = toJson(app.document().base());
    for (std::size_t room = 0; room < whole.size(); room += whole.size() / 20 + 1) {
        {
            const FullDisk full(room);
            app.files().save();
        }
        CAPTURE(room);
        REQUIRE(bytesOf(app.path("mine.boardset")) == old);
        REQUIRE(app.problem().line().startsWith(QStringLiteral("Can't save mine.boardset: ")));
        REQUIRE_FALSE(app.problem().line().contains(u'\n'));
        REQUIRE(app.files().isModified());
        REQUIRE(app.document().scenario() == moved);
        REQUIRE(othersIn(app.path(""), {"mine.boardset", "settings.ini"}).isEmpty());
        app.problem().clear();
    }
    app.files().save();
    REQUIRE_FALSE(app.files().isModified());
    REQUIRE_FALSE(app.problem().isOpen());
    REQUIRE(bytesOf(app.path("mine.boardset")).toStdString() == whole);
}

TEST_CASE("if the disk becomes full during an autosave, the last copy stays, and a later autosave succeeds",
          "[files]") {
    TestApp app;
    Autosave& autosave = *app.session->autosave();
    const auto write = [&] {
        autosave.writeNow();
        autosave.waitUntilWritten();
        QCoreApplication::processEvents();
    };
    // The first write is that of the origin. There is no copy yet.
    REQUIRE(app.document().perform(Rename{"title 0"}).isEmpty());
    {
        const FullDisk full(0);
        write();
    }
    REQUIRE(copiesIn(app).isEmpty());
    REQUIRE(app.problem().isOpen());
    write();
    REQUIRE_FALSE(app.problem().isOpen());
    REQUIRE(copiesIn(app).size() == 1);
    const QString copy = copiesIn(app).constFirst();
    const std::size_t whole = toJson(app.document().base()).size();
    int number = 0;
    for (std::size_t room = 0; room < whole; room += whole / 20 + 1) {
        const QByteArray before = bytesOf(app.path("autosave/") + copy);
        REQUIRE(app.document().perform(Rename{"title " + std::to_string(++number)}).isEmpty());
        {
            const FullDisk full(room);
            write();
        }
        CAPTURE(room);
        REQUIRE(bytesOf(app.path("autosave/") + copy) == before);
        REQUIRE(app.problem().line().startsWith(QStringLiteral("Autosave failed: ")));
        REQUIRE(othersIn(app.path("autosave"), {copy, copy + ".origin", copy + ".lock"}).isEmpty());
        write();
        REQUIRE_FALSE(app.problem().isOpen());
        REQUIRE(bytesOf(app.path("autosave/") + copy).toStdString() == toJson(app.document().base()));
    }
}

TEST_CASE("another scenario replaces a changed example immediately, and Back restores the changes with their history",
          "[files]") {
    TestApp app;
    QSignalSpy asked(&app.files(), &Files::askSave);
    QSignalSpy parted(&app.files(), &Files::changesKept);
    const Scenario moved = edited(app).scenario();
    app.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    REQUIRE(asked.count() == 0);
    REQUIRE(parted.count() == 1);
    REQUIRE(app.files().bundled() == QStringLiteral("sunfire6800-copy-1-local"));
    REQUIRE(app.files().kept()->files().size() == 1);
    REQUIRE(app.files().canGoBack());
    app.files().back();
    REQUIRE(app.document().scenario() == moved);
    REQUIRE(app.files().bundled() == QStringLiteral("sunfire6800-first"));
    REQUIRE(app.files().isModified());
    app.document().undo();
    REQUIRE_FALSE(app.files().isModified());
    app.document().redo();
    app.files().requestNew(); // leaves again, and saves in the same file
    REQUIRE(app.files().kept()->files().size() == 1);

    const auto next = app.nextStart();
    REQUIRE_FALSE(next->files()->canGoBack());
    REQUIRE(next->files()->kept()->files().size() == 1);
    next->files()->requestRecoveredDocument(next->files()->kept()->files().constFirst());
    REQUIRE(next->document().scenario() == moved);
}

TEST_CASE("an example whose changes cannot be saved asks before it is closed, and so does a user's file", "[files]") {
    TestApp app;
    app.file("autosave", "no folder");
    QSignalSpy asked(&app.files(), &Files::askSave);
    const Scenario moved = edited(app).scenario();
    app.files().requestNew();
    REQUIRE(asked.count() == 1);
    REQUIRE(app.document().scenario() == moved);
    app.files().answer(Files::Choice::Cancel);
    REQUIRE(app.files().saveTo(app.url("mine.boardset")));
    REQUIRE(app.document().perform(MoveCustomer{"3", "SB3"}).isEmpty());
    app.files().requestNew();
    REQUIRE(asked.count() == 2);
}

TEST_CASE("a file that another program changed or removed is not overwritten without a question", "[files]") {
    TestApp app;
    REQUIRE(app.files().saveTo(app.url("mine.boardset")));
    app.files().requestOpen(app.url("mine.boardset"));
    QSignalSpy asked(&app.files(), &Files::askOverwrite);
    const Scenario before = app.document().scenario();
    const Scenario moved = edited(app).scenario();
    Scenario theirs = before;
    theirs.title = "Theirs";
    writeScenario(theirs, app.path("mine.boardset").toStdString());
    app.files().save();
    REQUIRE(asked.count() == 1);
    REQUIRE_FALSE(asked.takeFirst().constFirst().toBool());
    REQUIRE(readScenario(app.path("mine.boardset").toStdString()).title == "Theirs");

    app.files().reload();
    REQUIRE(app.document().base().title == "Theirs");
    REQUIRE_FALSE(app.files().isModified());
    app.files().back(); // nothing is lost, and it is still the same file
    REQUIRE(app.document().scenario() == moved);
    app.files().save();
    REQUIRE(asked.count() == 1);
    app.files().overwrite();
    REQUIRE_FALSE(app.files().isModified());
    REQUIRE(app.document().perform(MoveCustomer{"3", "SB3"}).isEmpty());
    app.files().save();
    REQUIRE(asked.count() == 1);

    REQUIRE(app.document().perform(MoveCustomer{"2", "SB3"}).isEmpty());
    QFile::remove(app.path("mine.boardset"));
    app.files().save();
    REQUIRE(asked.takeLast().constFirst().toBool());
    REQUIRE(app.files().isModified());
}

TEST_CASE("a file without a suffix keeps its name when it is saved, even beside a file with the usual suffix",
          "[files]") {
    TestApp app;
    const std::string plain = toJson(app.session->document().base());
    const QUrl beside = app.file("plan.boardset", "another file");
    app.files().requestOpen(app.file("plan", plain));
    REQUIRE(app.files().path() == app.path("plan"));
    edited(app);
    app.files().save();
    CHECK_FALSE(app.files().isModified());
    CHECK(bytesOf(beside.toLocalFile()) == "another file");
    CHECK(bytesOf(app.path("plan")).toStdString() == toJson(app.session->document().base()));
}

TEST_CASE("a file that is opened, changed and saved keeps its title, even if a bundled scenario has the same one",
          "[files]") {
    TestApp app;
    const std::string bundled = textOf(share() / "scenarios/sunfire6800-first.boardset");
    const QUrl copy = app.file("work.boardset", bundled);
    REQUIRE(app.files().openFile(copy.toLocalFile()));
    const std::string title = app.document().base().title;
    app.files().save();
    CHECK(app.document().base().title == title);
    CHECK(readScenario(copy.toLocalFile().toStdString()).title == title);
    REQUIRE(app.files().saveTo(app.url("other.boardset")));
    CHECK(app.document().base().title == title);
    app.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local"));
    const std::string example = app.document().base().title;
    REQUIRE(app.files().saveTo(app.url("mine.boardset"))); // an example has a title, too
    CHECK(app.document().base().title == example);
}

TEST_CASE("if several files are dropped, the first is opened and the others are named", "[files]") {
    TestApp app;
    const std::string text = toJson(scenarioCache()->at("t5440-first"));
    QList<QUrl> dropped;
    for (const char* name : {"a.boardset", "b.boardset", "c.boardset", "d.boardset", "e.boardset"})
        dropped << app.file(name, text);
    QSignalSpy notices(&app.files(), &Files::notice);
    app.files().requestOpenAll(dropped);
    CHECK(app.files().path() == app.path("a.boardset"));
    REQUIRE(notices.count() == 1);
    CHECK(
        notices[0][0].toString().toStdString() ==
        "Only a.boardset was opened: a window shows one scenario. Not opened: b.boardset, c.boardset, d.boardset and 1 "
        "more.");
    app.files().requestOpenAll({dropped[1]});
    CHECK(app.files().path() == app.path("b.boardset"));
    CHECK(notices.count() == 1);
}

TEST_CASE("a file whose name is not UTF-8 is opened, saved and recovered", "[files]") {
    TestApp app;
    const std::filesystem::path file = app.folder.file("gr\xFC\xDF.boardset", // Latin-1
                                                       toJson(scenarioCache()->at("t5440-first")));
    const QString text = pathText(file.string());
    CHECK(pathOf(text) == file);
    for (const QString& as :
         {text,
          pathText(QUrl::fromEncoded("file://" + QByteArray::fromStdString(file.string()).toPercentEncoding("/")))}) {
        REQUIRE(app.files().openFile(as));
        REQUIRE(app.document().perform(Rename{"Renamed"}).isEmpty());
        app.files().save();
        CHECK_FALSE(app.files().isModified());
        CHECK(readScenario(file).title == "Renamed");
    }
    CHECK(pathOf(QStringLiteral("/tmp/Größe 😀.boardset")) == std::filesystem::path("/tmp/Größe 😀.boardset"));
}

TEST_CASE("unreadable settings are replaced by defaults, and their file stays untouched until it is set aside",
          "[preferences]") {
    TestApp app;
    const std::string bytes = "[look]\ntheme=1\n\n; mine\nthis is no setting\n[window]\nstate=4\n";
    app.restartWith({{"settings.ini", bytes}});
    const QString path = app.path("settings.ini");
    Session& session = *app.session;
    Preferences& preferences = *session.preferences();
    CHECK(app.problem().title() == QStringLiteral("Can't read your settings; changes will not be saved"));
    CHECK(preferences.theme() == Preferences::Theme::Light);
    CHECK(preferences.windowState() == 0);
    QWindow window;
    session.windowGeometry()->setWindow(&window);
    window.show();
    session.windowGeometry()->writeNow();
    CHECK(preferences.windowState() == QWindow::Windowed);
    preferences.setTextPercent(150);
    preferences.setDocumentOf(QStringLiteral("manual"), path);
    CHECK(preferences.textPercent() == 150);
    QTest::qWait(1500); // QSettings would write within this time
    CHECK(textOf(app.folder / "settings.ini") == bytes);
    session.files()->requestBundled(QStringLiteral("t5440-first")); // does not close the problem
    REQUIRE(app.problem().fix() == QStringLiteral("Move the file aside"));
    app.problem().doFix();
    CHECK_FALSE(app.problem().isOpen());
    CHECK(textOf(app.folder / "settings.ini.broken") == bytes);
    CHECK(preferences.problem().isEmpty());
    CHECK(Preferences(path).textPercent() == 150);
    CHECK(Preferences(path).documentOf(QStringLiteral("manual")) == path);
    CHECK(Preferences(path).theme() == Preferences::Theme::Light);
}

TEST_CASE("settings and guesses that cannot be read are reported one after the other", "[preferences]") {
    for (const bool isFixed : {true, false}) {
        CAPTURE(isFixed);
        TestApp app;
        app.restartWith({{"settings.ini", "no setting\n"}, {"guesses.json", "no guesses"}});
        ProblemView& problem = app.problem();
        QStringList titles;
        for (int each = 0; each < 2; ++each) {
            REQUIRE(problem.isOpen());
            problem.show(QStringLiteral("Something else"), QStringLiteral("It went wrong.")); // in the meantime
            REQUIRE(problem.fix().isEmpty());
            problem.pass();
            titles << problem.title();
            REQUIRE(problem.fix() == QStringLiteral("Move the file aside"));
            isFixed ? problem.doFix() : problem.clear();
        }
        CHECK_FALSE(problem.isOpen());
        titles.sort();
        CHECK(titles == QStringList{QStringLiteral("Can't read your guesses; new guesses will not be saved"),
                                    QStringLiteral("Can't read your settings; changes will not be saved")});
        CHECK(QFile::exists(app.path("settings.ini.broken")) == isFixed);
        CHECK(QFile::exists(app.path("guesses.json.broken")) == isFixed);
    }
}

TEST_CASE("a notice about an old file on the command line is repeated once the window exists", "[files]") {
    TestApp app;
    QString text = QString::fromStdString(toJson(scenarioCache()->at("sunfire3800-first")));
    text.replace(QStringLiteral("\"version\": 3"), QStringLiteral("\"version\": 2"));
    text.replace(QStringLiteral("SB2"), QStringLiteral("SB1"));
    const QUrl old = app.file("old.boardset", text.toStdString());
    QSignalSpy notices(&app.files(), &Files::notice);
    app.files().openFirst(old.toLocalFile(), {});
    REQUIRE(app.files().path() == old.toLocalFile());
    notices.clear(); // no window has shown it
    app.files().noticeFirst();
    REQUIRE(notices.count() == 1);
    CHECK(notices[0][0].toString().contains(QStringLiteral("SB1 is now SB2")));
    app.files().noticeFirst();
    CHECK(notices.count() == 1);
    app.files().requestOpen(old);
    CHECK(notices.count() == 2);
}

TEST_CASE("work that is unsaved when the system ends the program is offered at the next start", "[files]") {
    TestApp app;
    app.session->keepUnsaved(); // nothing is unsaved yet
    CHECK(QDir(app.path("autosave")).entryList({QStringLiteral("*.boardset")}).isEmpty());
    REQUIRE(app.document().perform(Rename{"At logout"}).isEmpty());
    app.session->keepUnsaved();
    app.session.reset();
    const auto next = app.nextStart();
    REQUIRE(next->autosave()->found()->count() == 1);
    CHECK(next->autosave()->found()->rows()[0].name == QStringLiteral("At logout"));
}

TEST_CASE("each group of preferences has its own signal", "[preferences]") {
    TestApp app;
    Preferences& preferences = *app.session->preferences();
    QSignalSpy panels(&preferences, &Preferences::panelsChanged);
    QSignalSpy recent(&preferences, &Preferences::recentChanged);
    preferences.setTheme(Preferences::Theme::Dark);
    preferences.setTextPercent(120);
    CHECK(panels.count() + recent.count() == 0);
    preferences.setDrawerOpen(false);
    CHECK(panels.count() == 1);
}

TEST_CASE("the window starts at its last position on an existing screen, and is no larger than it", "[preferences]") {
    TestApp app;
    Preferences& preferences = *app.session->preferences();
    const QScreen& screen = *QGuiApplication::primaryScreen();
    const QRect room = screen.availableGeometry();
    CHECK(room.contains(WindowGeometry(preferences).start().topLeft()));
    preferences.setWindow(QStringLiteral("gone"), QWindow::Maximized);
    preferences.setWindowOn(QStringLiteral("gone"), {9000, 9000, 900, 700});
    preferences.setWindowOn(screen.name(), {room.x() + 5000, room.y() - 90, 100, 9000});
    const WindowGeometry place(preferences);
    CHECK(place.state() == QWindow::Maximized);
    const QSize least = WindowGeometry::least.boundedTo(room.size());
    CHECK(place.start().x() == std::max(room.x(), room.right() + 1 - least.width()));
    CHECK(place.start().y() == room.y());
    CHECK(place.start().width() == least.width());
    CHECK(place.start().height() == room.height());
    CHECK(place.property("least").toSize() == least);
    preferences.setWindow(screen.name(), 77);
    CHECK(WindowGeometry(preferences).state() == QWindow::Windowed);
}

TEST_CASE("opening a file with an option that the machine overrides shows a notice", "[files]") {
    TestApp app;
    QSignalSpy notices(&app.files(), &Files::notice);
    const auto opens = [&](const std::string& options) {
        notices.clear();
        app.files().requestOpen(app.file(
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
