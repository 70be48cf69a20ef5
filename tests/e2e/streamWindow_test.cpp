// SPDX-License-Identifier: GPL-3.0-or-later
// A real pointer drags cards and a processor module of a T5440, and the machine is reconfigured.
#include "screenPositions.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Writes a scenario with two exercisers that read CPU0's memory, in slots of two switches, and returns the file's
/// path.
QString twoStreams(const QTemporaryDir& folder) {
    const QString name = folder.filePath(QStringLiteral("streams.boardset"));
    QFile file(name);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "boardset", "version": 1, "title": "Two streams", "machine": "t5440",
        "boards": {"slot0": "pcie-exerciser", "slot2": "pcie-exerciser"},
        "processes": [
          {"name": "A", "pattern": "dma-read", "streams": [{"name": "1", "device": "slot0"}],
           "regions": [{"name": "a", "pages": {"CPU0/memory": 16}}]},
          {"name": "B", "pattern": "dma-read", "streams": [{"name": "2", "device": "slot2"}],
           "regions": [{"name": "b", "pages": {"CPU0/memory": 16}}]}]})");
    return name;
}

} // namespace

TEST_CASE("a card moves to another slot, a module is removed, and reconfiguring reconnects the stream that was cut off",
          "[window]") {
    const QTemporaryDir folder;
    RealWindow real(twoStreams(folder));
    Session& session = real.session();
    const Document& document = session.document();
    const Scenario before = document.scenario();
    const double rate = document.answer().bytesPerSecond;

    real.drag(headOf(real, "slot0"), boxOf(real, "slot6"));
    REQUIRE(session.canvas()->drag()->isPossible());
    REQUIRE(session.canvas()->drag()->targetPath() == QStringLiteral("slot6"));
    real.release();
    REQUIRE(real.waitFor([&] { return !(document.scenario() == before); }));
    REQUIRE(document.scenario().workload.processes[0].customers[0].on == "slot6");

    session.preferences()->setSideTab(Preferences::SideTab::Build);
    QQuickItem& tile = real.item("board", QStringLiteral("t2plus-module"));
    real.reveal(tile);
    real.drag(headOf(real, "CPU2"), real.centre(tile));
    REQUIRE(session.canvas()->drag()->isOut());
    real.release();
    REQUIRE(real.waitFor([&] { return !document.answer().model.stopped.empty(); }));
    REQUIRE(real.text("stopped", "text") == QStringLiteral("1 stream stopped"));
    REQUIRE(real.text("routeChange", "text").contains(QStringLiteral("cut off")));

    real.click(real.centre(real.item("objectName", QStringLiteral("reconfigure"))));
    REQUIRE(real.waitFor([&] { return document.answer().model.stopped.empty(); }));
    REQUIRE(real.text("routeChange", "text").contains(QStringLiteral("reached again, through CPU0")));
    REQUIRE(document.answer().bytesPerSecond > 0.5 * rate);

    for (int step = 0; step < 3; ++step)
        real.key(QStringLiteral("ctrl+z"));
    REQUIRE(real.waitFor([&] { return document.scenario() == before; }));
}
