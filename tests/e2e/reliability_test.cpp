// SPDX-License-Identifier: GPL-3.0-or-later
// Unusual conditions: odd names, removed boards, one file in two windows, a deleted folder, many steps.
#include "boardset/scenario/ScenarioFile.h"
#include "screenPositions.h"
#include "support/tempFolder.h"

#include <QDir>
#include <iostream>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Enters a file's path into the open file dialog, as if pasted, and confirms it.
void chooseFile(RealWindow& real, const QString& path) {
    QQuickItem& field = real.item("placeholderText", QStringLiteral("File name"));
    REQUIRE(real.waitFor([&] { return field.hasActiveFocus(); }));
    field.setProperty("text", path);
    QMetaObject::invokeMethod(&field, "textEdited");
    real.key(QStringLiteral("Return"));
}

/// Writes a scenario with eight threads on SB0 and SB1, two on each processor of SB0, and returns the file's path.
QString eightThreads(const QTemporaryDir& folder) {
    Scenario scenario = readScenario(first.toStdString());
    auto& customers = scenario.workload.processes[0].customers;
    for (int number = 5; number <= 8; ++number) {
        Customer each = customers[static_cast<std::size_t>(number - 5)];
        each.name = CustomerName(std::to_string(number));
        each.on.replace(0, 3, "SB1");
        customers.push_back(each);
    }
    const QString file = folder.filePath(QStringLiteral("eight.boardset"));
    writeScenario(scenario, file.toStdString());
    return file;
}

/// Writes a scenario with `count` threads in one process, and returns the file's path.
QString manyThreads(const QTemporaryDir& folder, int count) {
    Scenario scenario = readScenario(first.toStdString());
    auto& customers = scenario.workload.processes[0].customers;
    const std::vector<Customer> each = customers;
    for (int number = static_cast<int>(customers.size()) + 1; number <= count; ++number) {
        customers.push_back(each[asIndex(number) % each.size()]);
        customers.back().name = CustomerName(std::to_string(number));
    }
    const QString file = folder.filePath(QStringLiteral("many.boardset"));
    writeScenario(scenario, file.toStdString());
    return file;
}

} // namespace

TEST_CASE("Ctrl+A selects four thousand threads within a tenth of a second, and F5 presents them within a quarter",
          "[window]") {
    const QTemporaryDir folder;
    RealWindow real(manyThreads(folder, 4000));
    Session& session = real.session();
    session.findings()->waitUntilChecked();
    real.key(QStringLiteral("3"));
    double selecting = 1e9;
    for (int again = 0; again < 3; ++again) { // a busy machine is sometimes slower
        selecting = std::min(selecting, real.longestTurnMs([&] {
            real.tap(QStringLiteral("ctrl+a"));
            REQUIRE(real.waitFor([&] { return session.canvas()->selectedItems().size() > 4000; }));
            real.settle();
        }));
        real.key(QStringLiteral("Escape"));
        REQUIRE(real.waitFor([&] { return session.canvas()->selectedItems().size() <= 1; }));
    }
    CHECK(selecting < 100);
    double presenting = 1e9;
    for (int again = 0; again < 3; ++again) {
        presenting = std::min(presenting, real.longestTurnMs([&] {
            real.tap(QStringLiteral("F5"));
            REQUIRE(real.waitFor([&] { return session.present()->isOn(); }));
            real.settle();
        }));
        real.key(QStringLiteral("Escape"));
        REQUIRE(real.waitFor([&] { return !session.present()->isOn(); }));
    }
    std::cout << "4,000 threads: selected in " << selecting << " ms, presented in " << presenting << " ms\n";
    CHECK(presenting < 250);
}

TEST_CASE("a name with brackets, percent signs and umlauts survives saving, the recent files and an export",
          "[window]") {
    const QTemporaryDir folder;
    const QString name = QStringLiteral("Größe [50 %] 100%25 (ä)");
    const QString file = folder.filePath(name + QStringLiteral(".boardset"));
    const QString drawing = folder.filePath(name + QStringLiteral(".svg"));
    RealWindow real(first);
    Session& session = real.session();
    real.key(QStringLiteral("ctrl+shift+s"));
    chooseFile(real, file);
    REQUIRE(real.waitFor([&] { return session.files()->path() == file; }));
    CHECK(readScenario(file.toStdString()) == session.document().base());
    real.key(QStringLiteral("ctrl+e"));
    chooseFile(real, drawing);
    REQUIRE(real.waitFor([&] { return QFile::exists(drawing); }));
    session.files()->requestBundled(QStringLiteral("t5440-first"));
    REQUIRE(session.preferences()->recentFiles().value(0) == file);
    session.files()->requestPath(session.preferences()->recentFiles().value(0));
    CHECK(session.files()->path() == file);
    CHECK(QDir(folder.path()).entryList(QDir::Files).size() == 2);
    session.files()->requestOpen(QUrl::fromLocalFile(drawing));
    CHECK(session.document().base() == readScenario(file.toStdString()));
    CHECK_FALSE(session.problem()->isOpen());
}

TEST_CASE("six boards with work on them become three, and undo restores the same file", "[window]") {
    const QTemporaryDir folder;
    const QString file = eightThreads(folder);
    RealWindow real(file);
    Session& session = real.session();
    real.key(QStringLiteral("ctrl+s"));
    const std::string before = textOf(file.toStdString());
    REQUIRE(session.library()->setOption(QStringLiteral("uniboards"), 3).isEmpty());
    REQUIRE(real.waitFor([&] { return session.document().topology().withRole(Role::Processor).size() == 12; }));
    CHECK(session.document().base().workload.customerCount() == 8);
    CHECK(session.document().base().workload.pageCount() == readScenario(file.toStdString()).workload.pageCount());
    real.key(QStringLiteral("ctrl+s"));
    REQUIRE(real.waitFor([&] { return !session.document().isModified(); }));
    CHECK(textOf(file.toStdString()) != before);
    real.key(QStringLiteral("ctrl+z"));
    real.key(QStringLiteral("ctrl+s"));
    REQUIRE(real.waitFor([&] { return !session.document().isModified(); }));
    CHECK(textOf(file.toStdString()) == before);
}

TEST_CASE("eight threads are selected with a frame and dragged to another board in one step", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(eightThreads(folder));
    Session& session = real.session();
    const Scenario before = session.document().base();
    QRect around;
    for (const char* name : {"1", "2", "3", "4", "5", "6", "7", "8"})
        around |= QRect(real.centre(discOf(real, name)) - QPoint(14, 14), QSize(28, 28));
    real.key(QStringLiteral("3"));
    real.hold(
        QStringLiteral("shift"),
        [&] {
            real.drag(around.topLeft(), around.bottomRight());
            real.release();
        });
    REQUIRE(real.waitFor([&] { return session.canvas()->selectedItems().size() >= 8; }));
    real.drag(real.centre(discOf(real, "1")), boxOf(real, "SB4"));
    REQUIRE(real.waitFor([&] { return session.canvas()->drag()->isPossible(); }));
    real.release();
    REQUIRE(real.waitFor([&] { return !(session.document().base() == before); }));
    for (const Customer& each : session.document().base().workload.processes[0].customers)
        CHECK(each.on.starts_with("SB4/"));
    real.key(QStringLiteral("ctrl+z"));
    CHECK(session.document().base() == before);
}

TEST_CASE("forty steps are undone, redone and saved, and the command line calculates the same result", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    RealWindow real(file);
    Document& document = real.session().document();
    const Scenario before = document.base();
    for (int step = 0; step < 40; ++step)
        REQUIRE(
            document
                .perform(MoveCustomer{CustomerName(std::to_string(step % 4 + 1)), "SB" + std::to_string(step % 5 + 1)})
                .isEmpty());
    const Scenario after = document.base();
    document.wait();
    const QString shown = real.text("throughput");
    for (int step = 0; step < 40; ++step)
        real.tap(QStringLiteral("ctrl+z"));
    REQUIRE(real.waitFor([&] { return document.base() == before; }));
    for (int step = 0; step < 40; ++step)
        real.tap(QStringLiteral("ctrl+shift+z"));
    REQUIRE(real.waitFor([&] { return document.base() == after && real.text("throughput") == shown; }));
    real.key(QStringLiteral("ctrl+s"));
    REQUIRE(real.waitFor([&] { return !document.isModified(); }));
    CHECK(solvedByCommandLine(file) == Approx(document.answer().bytesPerSecond / 1e6));
}

TEST_CASE("the second window that saves the same file asks first, and loses nothing", "[window]") {
    const QTemporaryDir folder;
    const QString file = ownScenario(folder);
    RealWindow one(file);
    RealWindow other(file);
    REQUIRE(one.session().document().perform(MoveCustomer{"1", "SB3"}).isEmpty());
    REQUIRE(other.session().document().perform(MoveCustomer{"2", "SB3"}).isEmpty());
    one.session().files()->save();
    const std::string theirs = textOf(file.toStdString());
    other.session().files()->save();
    QQuickItem& reload = other.item("text", QStringLiteral("Reload")); // the window asks, and the file is unchanged
    CHECK(textOf(file.toStdString()) == theirs);
    const Scenario own = other.session().document().base();
    other.click(other.centre(reload));
    REQUIRE(other.waitFor([&] { return other.session().document().base() == one.session().document().base(); }));
    other.session().files()->back(); // the changes made there are still available
    CHECK(other.session().document().base() == own);
}

TEST_CASE("if the folder of the open file is deleted, saving reports it and the work can be saved elsewhere",
          "[window]") {
    const QTemporaryDir folder;
    REQUIRE(QDir(folder.path()).mkdir(QStringLiteral("sub")));
    const QString file = folder.filePath(QStringLiteral("sub/mine.boardset"));
    REQUIRE(QFile::copy(first, file));
    RealWindow real(file);
    Session& session = real.session();
    REQUIRE(session.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    REQUIRE(QDir(folder.filePath(QStringLiteral("sub"))).removeRecursively());
    real.key(QStringLiteral("ctrl+s"));
    real.click(real.centre(real.item("text", QStringLiteral("Save again"))));
    REQUIRE(real.waitFor([&] { return session.problem()->isOpen(); }));
    CHECK(session.document().isModified());
    real.key(QStringLiteral("ctrl+shift+s"));
    const QString elsewhere = folder.filePath(QStringLiteral("mine.boardset"));
    chooseFile(real, elsewhere);
    REQUIRE(real.waitFor([&] { return !session.document().isModified(); }));
    CHECK(readScenario(elsewhere.toStdString()) == session.document().base());
    CHECK_FALSE(session.problem()->isOpen());
}

TEST_CASE("a later notice replaces the earlier one, and they never overlap", "[window]") {
    const QTemporaryDir folder;
    RealWindow real(ownScenario(folder));
    REQUIRE(real.session().canvas()->selectedItems().empty());
    real.key(QStringLiteral("m"));
    REQUIRE(real.waitFor([&] { return real.alerts().value(0).startsWith(QStringLiteral("Select a thread")); }));
    CHECK(real.alerts().size() == 1);
    real.key(QStringLiteral("ctrl+s"));
    REQUIRE(real.waitFor([&] { return real.alerts().value(0).startsWith(QStringLiteral("Saved")); }));
    CHECK(real.alerts().size() == 1);
    real.key(QStringLiteral("m"));
    REQUIRE(real.waitFor([&] { return real.alerts().value(0).startsWith(QStringLiteral("Select a thread")); }));
    CHECK(real.alerts().size() == 1);
}

TEST_CASE("a click on a tooltip reaches the item below it", "[window]") {
    RealWindow real(first);
    real.session().preferences()->setSideTab(Preferences::SideTab::Machines);
    QQuickItem& row = real.item("text", QStringLiteral("6800"));
    real.moveTo(real.centre(row));
    QQuickItem& tip = real.item("objectName", QStringLiteral("tip")); // has several lines, so it covers other items
    (void)real.centre(tip);                                           // waits until the tooltip no longer moves
    const QRectF covered(tip.mapToGlobal(QPointF(0, 0)), QSizeF(tip.width(), tip.height()));
    QQuickItem& below = real.find(
        [&](const QQuickItem& item) {
            return item.property("machine").isValid() && &item != row.parentItem() && item.width() < 300 &&
                   covered.contains(item.mapToGlobal(QPointF(item.width() / 2, item.height() / 2)));
        },
        "a machine below the tip");
    real.click(below.mapToGlobal(QPointF(below.width() / 2, below.height() / 2)).toPoint());
    const std::string machine = below.property("machine").toString().toStdString();
    CHECK(real.waitFor([&] { return real.session().document().base().machine == machine; }));
}
