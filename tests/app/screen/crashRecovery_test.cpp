// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 during continuous editing: at most five seconds of edits are lost.
#include "Startup.h"
#include "boardset/scenario/ScenarioFile.h"
#include "support/catchQt.h"
#include "support/tempFolder.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <random>

using namespace boardset;
using boardset::test::TempFolder;

namespace {

constexpr int promised = 5000;

std::unique_ptr<Session> sessionIn(const QString& home) {
    StartOptions options;
    options.database = QStringLiteral(BOARDSET_SHARE "/catalog.db");
    options.dataFolder = home;
    StartError error;
    auto session = startSession(options, error);
    REQUIRE(session);
    return session;
}

/// Runs a hidden test of this program and kills it `milliseconds` after its first output. Returns the numbers that it
/// printed after `word`.
std::vector<int> untilKilled(const QString& home, const QString& test, const char* word, int milliseconds) {
    QProcess editor;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("EDIT_IN"), home);
    editor.setProcessEnvironment(environment);
    editor.start(QCoreApplication::applicationFilePath(), {test});
    REQUIRE(editor.waitForReadyRead(60'000)); // the first line
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < milliseconds;)
        editor.waitForReadyRead(static_cast<int>(milliseconds - timer.elapsed()));
    editor.kill(); // SIGKILL
    REQUIRE(editor.waitForFinished());
    std::vector<int> times;
    for (const QByteArray& line : editor.readAllStandardOutput().split('\n'))
        if (line.startsWith(word))
            times.push_back(line.mid(static_cast<qsizetype>(std::strlen(word))).toInt());
    return times;
}

/// Returns the times at which the killed editor reported its edits, in milliseconds of its own clock.
std::vector<int> editUntilKilled(const QString& home, int milliseconds) {
    return untilKilled(home, QStringLiteral("hidden: edits until the program is killed"), "edit ", milliseconds);
}

/// Returns the number of the last edit that the next start recovers; 0 if there is none.
std::size_t recovered(const QString& home) {
    const auto session = sessionIn(home);
    RowModel<OrphanRow>& found = *session->autosave()->found();
    REQUIRE(found.count() <= 1);
    if (found.count() == 0)
        return 0;
    session->autosave()->recover(found.rows()[0].key);
    return std::stoul(session->document().base().title);
}

} // namespace

TEST_CASE("hidden: edits until the program is killed", "[.]") {
    const auto session = sessionIn(qEnvironmentVariable("EDIT_IN"));
    QElapsedTimer timer;
    timer.start();
    for (int number = 1; timer.elapsed() < 60'000; ++number) {
        REQUIRE(session->document().perform(Rename{std::to_string(number)}).isEmpty());
        std::printf("edit %d\n", static_cast<int>(timer.elapsed()));
        std::fflush(stdout);
        QCoreApplication::processEvents();
    }
}

TEST_CASE("hidden: saves until the program is killed", "[.]") {
    const auto session = sessionIn(qEnvironmentVariable("EDIT_IN"));
    const QUrl file = QUrl::fromLocalFile(qEnvironmentVariable("EDIT_IN") + QStringLiteral("/work.boardset"));
    QElapsedTimer timer;
    timer.start();
    for (int number = 1; timer.elapsed() < 60'000; ++number) {
        REQUIRE(session->document().perform(Rename{std::to_string(number)}).isEmpty());
        REQUIRE(session->files()->saveTo(file));
        std::printf("save %d\n", number);
        std::fflush(stdout);
    }
}

TEST_CASE("if the program is killed during a save, the file is complete and has the last reported state or the next",
          "[kill]") {
    std::mt19937 random(11);
    for (int i = 0; i < 8; ++i) {
        const TempFolder home;
        const QString path = QString::fromStdString(home.path().string());
        const int milliseconds = std::uniform_int_distribution(0, 60)(random);
        const std::vector<int> saved =
            untilKilled(path, QStringLiteral("hidden: saves until the program is killed"), "save ", milliseconds);
        const int title = std::stoi(readScenario(home / "work.boardset").title);
        INFO("killed after " << milliseconds << " ms and " << saved.size() << " saves");
        CHECK(title >= saved.back());
        CHECK(title <= saved.back() + 1);
    }
}

TEST_CASE("if the program is killed during continuous editing, at most five seconds are lost", "[kill]") {
    const int times = std::max(5, qEnvironmentVariableIntValue("KILLS"));
    std::mt19937 random(static_cast<unsigned>(times));
    for (int i = 0; i < times; ++i) {
        const TempFolder home;
        const QString path = QString::fromStdString(home.path().string());
        const auto edits = editUntilKilled(path, std::uniform_int_distribution(100, 7000)(random));
        const std::size_t kept = recovered(path);
        REQUIRE(kept <= edits.size() + 1); // one edit may be done but not yet reported
        const int lost = kept < edits.size() ? edits.back() - edits[kept] : 0;
        INFO(edits.size() << " edits, " << kept << " kept, " << lost << " ms lost");
        if (times > 5)
            std::printf("%zu edits in %d ms, %zu kept, %d ms lost\n", edits.size(), edits.back(), kept, lost);
        REQUIRE(lost <= promised);
    }
}
