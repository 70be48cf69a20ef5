// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does in the first minute, done by a real pointer and real keys on a real display.
#define CATCH_CONFIG_RUNNER
#include "RealWindow.h"
#include "Renderer.h"
#include "places.h"
#include "support/catch.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <csignal>
#include <sys/resource.h>

using namespace boardset;
using boardset::test::boxOf;
using boardset::test::discOf;
using boardset::test::RealWindow;

namespace {

/// A scenario file of one's own, to save over.
QString ownScenario(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("mine.boardset"));
    QFile::copy(QStringLiteral(BOARDSET_SHARE "/scenarios/sunfire6800-first.boardset"), file);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

/// Total throughput in MB/s as `boardset-cli solve FILE --json` says.
double solvedByCommandLine(const QString& file) {
    QProcess cli;
    cli.start(QStringLiteral(BOARDSET_CLI), {QStringLiteral("solve"), file, QStringLiteral("--json")});
    REQUIRE(cli.waitForFinished());
    REQUIRE(cli.exitCode() == 0);
    const QJsonObject answer = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
    return answer[QStringLiteral("total")].toObject()[QStringLiteral("throughput")].toDouble();
}

/// "8,790" as a number.
double number(QString shown) {
    return shown.remove(QLatin1Char(',')).toDouble();
}

/// The first stack of pages.
QQuickItem& stackOf(RealWindow& real) {
    const auto& rows = real.session().canvas()->tokens()->rows();
    const auto row = std::find_if(rows.begin(), rows.end(), [](const TokenRow& each) { return each.pages > 0; });
    REQUIRE(row != rows.end());
    return real.item("key", row->key);
}

/// On the name of a board, beside its processors.
QPoint headOf(RealWindow& real, const char* path) {
    CanvasView& canvas = *real.session().canvas();
    for (const BoxRow& row : canvas.boxes()->rows()) {
        if (row.path == QString::fromUtf8(path) && !row.titlePlace.isEmpty()) {
            const QPointF inBox =
                canvas.camera()->toCanvas(row.titlePlace).center() - canvas.camera()->toCanvas(row.rect).topLeft();
            return real.item("key", row.key).mapToGlobal(inBox).toPoint();
        }
    }
    throw std::runtime_error("no name of that board");
}

} // namespace

TEST_CASE("drag a thread, read, undo, redo, save, reopen: the same numbers as the command line", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    QString before;
    QString after;
    {
        RealWindow real(file);
        before = real.text("throughput");
        REQUIRE(number(before) == Approx(solvedByCommandLine(file)).epsilon(1e-3));

        real.drag(real.centre(discOf(real, "4")), boxOf(real, "SB3/P1"));
        // The answer there is shown before the drop, and nothing has changed yet.
        REQUIRE(real.session().canvas()->move()->isPossible());
        REQUIRE(real.text("throughput") == before);
        real.release();
        REQUIRE(real.waitFor([&] { return real.text("throughput") != before; }));
        after = real.text("throughput");
        REQUIRE(number(after) > number(before));
        REQUIRE(real.session().document().scenario().workload.processes[0].threads[3].processor == "SB3/P1");

        real.key(QStringLiteral("ctrl+z"));
        REQUIRE(real.text("throughput") == before);
        real.key(QStringLiteral("ctrl+shift+z"));
        REQUIRE(real.text("throughput") == after);

        real.key(QStringLiteral("ctrl+s"));
        REQUIRE(real.waitFor([&] { return !real.session().document().isModified(); }));
    }
    REQUIRE(number(after) == Approx(solvedByCommandLine(file)).epsilon(1e-3));
    RealWindow reopened(file);
    REQUIRE(reopened.text("throughput") == after);
}

TEST_CASE("the same by keyboard alone", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    const QString before = real.text("throughput");
    discOf(real, "4").forceActiveFocus();
    real.key(QStringLiteral("m"));
    REQUIRE(real.session().canvas()->move()->isActive());
    for (int i = 0; i < 12 && !real.session().canvas()->move()->isPossible(); ++i) {
        real.key(QStringLiteral("Right"));
    }
    REQUIRE(real.session().canvas()->move()->isPossible());
    real.key(QStringLiteral("Return"));
    REQUIRE_FALSE(real.session().canvas()->move()->isActive());
    REQUIRE(real.session().document().history().steps().size() == 2);
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(real.text("throughput") == before);
}

TEST_CASE("Esc gives a drag up and nothing has changed", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    const Scenario before = real.session().document().scenario();
    real.drag(real.centre(discOf(real, "2")), boxOf(real, "SB5/P0"));
    real.key(QStringLiteral("Escape"));
    real.release();
    REQUIRE_FALSE(real.session().canvas()->move()->isActive());
    REQUIRE(real.session().document().scenario() == before);
}

TEST_CASE("a drop where no thread can be snaps back and says why", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    const Scenario before = real.session().document().scenario();
    real.drag(real.centre(discOf(real, "1")), boxOf(real, "IB7"));
    REQUIRE_FALSE(real.session().canvas()->move()->isPossible());
    REQUIRE_FALSE(real.session().canvas()->move()->refusal().isEmpty());
    real.release();
    real.settle();
    REQUIRE(real.session().document().scenario() == before);
}

TEST_CASE("pages are dragged too, and all of it can be undone", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    const Scenario before = real.session().document().scenario();
    const QString shown = real.text("throughput");
    real.drag(real.centre(stackOf(real)), boxOf(real, "SB0/P2"));
    real.release();
    REQUIRE(real.waitFor([&] { return real.text("throughput") != shown; }));
    REQUIRE(real.session().document().scenario().workload.pageCount() == before.workload.pageCount());
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(real.session().document().scenario() == before);
}

/// No file may grow while this lives: a full disk.
class FullDisk {
public:
    FullDisk() : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{64, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

QByteArray bytesOf(const QString& name) {
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// The banner names the file, the title still says unsaved, and the work is still there.
void needUnsaved(RealWindow& real, const Scenario& moved) {
    REQUIRE(real.text("problem", "title") == QStringLiteral("mine.boardset could not be saved"));
    REQUIRE(real.window().title().startsWith(QChar(0x25CF)));
    REQUIRE(real.session().document().isModified());
    REQUIRE(real.session().document().scenario() == moved);
}

TEST_CASE("saving on a full disk: the banner says so, nothing is lost, the next save succeeds", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    const QByteArray before = bytesOf(file);
    RealWindow real(file);
    REQUIRE(real.session().document().perform(MoveThread{"4", "SB3"}).isEmpty());
    const Scenario moved = real.session().document().scenario();
    {
        const FullDisk full;
        real.key(QStringLiteral("ctrl+s"));
    }
    needUnsaved(real, moved);
    REQUIRE(bytesOf(file) == before);
    real.key(QStringLiteral("ctrl+s"));
    REQUIRE(real.waitFor([&] { return !real.session().document().isModified(); }));
    REQUIRE_FALSE(real.session().problem()->isOpen());
    REQUIRE(bytesOf(file) != before);
}

TEST_CASE("saving where nothing can be written: the banner says so, nothing is lost", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    RealWindow real(file);
    REQUIRE(real.session().document().perform(MoveThread{"4", "SB3"}).isEmpty());
    const Scenario moved = real.session().document().scenario();
    REQUIRE(QFile::remove(file));
    REQUIRE(QDir(folder.path()).mkdir(QStringLiteral("mine.boardset"))); // even root cannot write a file there
    real.key(QStringLiteral("ctrl+s"));
    needUnsaved(real, moved);
    // Leaving asks, and saving there fails again: the window stays.
    real.key(QStringLiteral("ctrl+q"));
    real.key(QStringLiteral("Return"));
    needUnsaved(real, moved);
    REQUIRE(real.window().isVisible());
}

TEST_CASE("a Uniboard is dragged from the shelf into an empty slot, and taken back by undo", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    Session& session = real.session();
    REQUIRE(session.library()->setOption(QStringLiteral("uniboards"), 5).isEmpty());
    real.settle();
    const Scenario before = session.document().scenario();
    QQuickItem& tile = real.item("board", QStringLiteral("uniboard"));
    real.reveal(tile);
    real.drag(real.centre(tile), boxOf(real, "SB5"));
    REQUIRE(session.canvas()->move()->isPossible());
    REQUIRE(session.canvas()->move()->targetPath() == QStringLiteral("SB5"));
    REQUIRE(session.document().scenario() == before);
    real.release();
    REQUIRE(real.waitFor([&] { return session.document().topology().withRole(Role::Processor).size() == 24; }));
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(real.waitFor([&] { return session.document().scenario() == before; }));
}

TEST_CASE("a board is dragged to another slot and out of the machine, and it all comes back by undo", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    Session& session = real.session();
    const Scenario before = session.document().scenario();
    const auto threadsOn = [&](const std::string& board) {
        const auto& threads = session.document().scenario().workload.processes[0].threads;
        return std::count_if(threads.begin(), threads.end(),
                             [&](const Thread& each) { return each.processor.starts_with(board + '/'); });
    };
    const auto threads = threadsOn("SB0");
    real.drag(headOf(real, "SB0"), headOf(real, "SB4"));
    REQUIRE(session.canvas()->move()->isPossible());
    REQUIRE(session.document().scenario() == before);
    real.release();
    REQUIRE(real.waitFor([&] { return !(session.document().scenario() == before); }));
    REQUIRE(threadsOn("SB4") == threads);
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);

    real.drag(headOf(real, "SB5"), real.centre(real.item("board", QStringLiteral("uniboard"))));
    REQUIRE(session.canvas()->move()->isOut());
    real.release();
    REQUIRE(real.waitFor([&] { return session.document().topology().withRole(Role::Processor).size() == 20; }));
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
}

TEST_CASE("a board is moved and taken out by keyboard alone", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    Session& session = real.session();
    const Scenario before = session.document().scenario();
    const auto isOn = [&](const char* board) {
        const BoxRow* row = session.canvas()->boxes()->find(session.canvas()->selected());
        return row != nullptr && row->path == QString::fromUtf8(board);
    };
    real.key(QStringLiteral("3")); // to the diagram
    for (int i = 0; i < 60 && !isOn("SB0"); ++i) {
        real.key(QStringLiteral("Tab"));
    }
    REQUIRE(isOn("SB0"));
    real.key(QStringLiteral("m"));
    REQUIRE(session.canvas()->move()->isFromBay());
    real.key(QStringLiteral("Right"));
    real.key(QStringLiteral("Return"));
    REQUIRE(session.document().history().steps().back().title == "Move the board of SB0 to SB1");
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
    for (int i = 0; i < 60 && !isOn("SB4"); ++i) {
        real.key(QStringLiteral("Tab"));
    }
    real.key(QStringLiteral("Delete"));
    REQUIRE(session.document().topology().configuration().boards.at("SB4").empty());
    real.key(QStringLiteral("ctrl+z"));
    REQUIRE(session.document().scenario() == before);
}

int main(int argc, char* argv[]) {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseRenderer();
    return Catch::Session().run(argc, argv);
}
