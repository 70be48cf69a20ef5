// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: errors leave everything as it was, unsaved work is asked about, a crash loses nothing.
#include "desk.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QThreadPool>

using namespace boardset;
using namespace boardset::test;

namespace {
Document& edited(Desk& desk) {
    REQUIRE(desk.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    return desk.document();
}
} // namespace

TEST_CASE("a bad file is one problem with its parts, and the open scenario stays", "[files]") {
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

TEST_CASE("what is saved opens again as the same scenario", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    REQUIRE(desk.files().isModified());
    REQUIRE(desk.files().saveTo(desk.url("mine")));
    REQUIRE_FALSE(desk.files().isModified());
    REQUIRE(desk.files().path().endsWith(QStringLiteral("mine.boardset")));
    REQUIRE(desk.session->preferences()->recentFiles().size() == 1);
    desk.files().requestBundled(QStringLiteral("sunfire6800-copy-1-local"));
    desk.files().requestOpen(desk.url("mine.boardset"));
    REQUIRE(desk.document().scenario() == moved);
}

TEST_CASE("the exported diagram carries the scenario, and saving does not overwrite it", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    REQUIRE(desk.files().exportSvg(desk.url("drawing.svg"), false));
    desk.files().saveTo(desk.url("mine.boardset"));
    desk.files().requestOpen(desk.url("drawing.svg"));
    REQUIRE(desk.document().scenario() == moved);
    REQUIRE(desk.files().path().isEmpty());
}

TEST_CASE("a place that cannot be written is a problem, and the work stays unsaved", "[files]") {
    Desk desk;
    edited(desk);
    REQUIRE_FALSE(desk.files().saveTo(desk.url("no/such/folder/mine.boardset")));
    REQUIRE(desk.problem().isOpen());
    REQUIRE(desk.files().isModified());
}

TEST_CASE("unsaved work is asked about: cancel stays, discard goes on, save saves first", "[files]") {
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

TEST_CASE("a scenario goes over the clipboard; anything else there is a problem", "[files]") {
    Desk desk;
    const Scenario moved = edited(desk).scenario();
    desk.files().copyJson();
    desk.document().undo();
    desk.files().requestPaste();
    REQUIRE(desk.document().scenario() == moved);
    desk.files().saveTo(desk.url("mine.boardset"));
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    desk.files().requestPaste();
    REQUIRE(desk.problem().isOpen());
}

TEST_CASE("a crash leaves a copy that the next start finds and opens as unsaved work", "[files]") {
    Desk crashed;
    const Scenario moved = edited(crashed).scenario();
    crashed.files().saveTo(crashed.url("autosave.boardset"));
    QDir(crashed.path("")).mkpath(QStringLiteral("autosave"));
    QFile::copy(crashed.path("autosave.boardset"), crashed.path("autosave/left.boardset"));

    Session next(catalog(), shelf(), shelf()->at("sunfire6800-first"),
                 {crashed.path("settings.ini"), crashed.path("autosave")});
    REQUIRE(next.autosave()->found());
    next.autosave()->recover();
    REQUIRE_FALSE(next.autosave()->found());
    REQUIRE(next.document().scenario() == moved);
    REQUIRE(next.files()->isModified());
    REQUIRE_FALSE(QFile::exists(crashed.path("autosave/left.boardset")));
}

TEST_CASE("the copy of a living window is not taken for a crash", "[files]") {
    Desk living;
    edited(living);
    living.session->autosave()->writeNow();
    QThreadPool::globalInstance()->waitForDone();
    Session second(catalog(), shelf(), shelf()->at("sunfire6800-first"),
                   {living.path("settings.ini"), living.path("autosave")});
    REQUIRE(QDir(living.path("autosave")).entryList({QStringLiteral("*.boardset")}).size() == 1);
    REQUIRE_FALSE(second.autosave()->found());
}
