// SPDX-License-Identifier: GPL-3.0-or-later
// The running window: time from the start to the first frame, from a mouse move to the changed numbers on the screen,
// and for frames while the view moves. It also measures how long edits of the largest scenarios block the window.
// Arguments select start, move (optionally followed by scenarios), view, large, replay or edit. On a busy machine,
// compare the processor time of the thread that handles events and draws. Elapsed time includes other programs.
#include "Renderer.h"
#include "e2e/RealWindow.h"
#include "support/drawing.h"
#include "support/largest.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

using namespace boardset;
using boardset::test::RealWindow;

namespace {

const auto firstFrame = QStringLiteral("--first-frame");

/// Elapsed time, and the processor time of all threads of this program, in milliseconds.
struct Spent {
    double clock = 0;
    double work = 0;

    static Spent now() {
        std::timespec work{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &work);
        const std::chrono::duration<double, std::milli> clock = std::chrono::steady_clock::now().time_since_epoch();
        return {clock.count(), static_cast<double>(work.tv_sec) * 1e3 + static_cast<double>(work.tv_nsec) / 1e6};
    }
    Spent operator-(const Spent& since) const { return {clock - since.clock, work - since.work}; }
};

/// Records when a mouse move that changed the displayed numbers arrived, and when the frame with them was on the
/// screen.
class Stopwatch : public QObject {
public:
    explicit Stopwatch(RealWindow& real) {
        real.window().installEventFilter(this);
        connect(real.session().canvas()->drag(), &DragSession::changed, this, [this] {
            if (const auto moved = std::exchange(m_moved, std::nullopt))
                m_changedSince = moved; // findings of the rules arrive later
        });
        // This thread waits while the scene is synchronised for a frame, so no data is shared unguarded.
        connect(
            &real.window(), &QQuickWindow::beforeSynchronizing, this,
            [this] { m_inFrame = std::exchange(m_changedSince, std::nullopt); }, Qt::DirectConnection);
        connect(
            &real.window(), &QQuickWindow::frameSwapped, this,
            [this] {
                if (const auto since = std::exchange(m_inFrame, std::nullopt)) {
                    m_times.push_back(Spent::now() - *since);
                }
            },
            Qt::DirectConnection);
    }

    const std::vector<Spent>& times() const { return m_times; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseMove)
            m_moved = Spent::now();
        return QObject::eventFilter(watched, event);
    }

private:
    std::optional<Spent> m_moved, m_changedSince, m_inFrame;
    std::vector<Spent> m_times;
};

double percentile(const std::vector<double>& sorted, double part) {
    return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

std::vector<NodeRow> boxesOf(RealWindow& real) {
    std::vector<NodeRow> boxes = real.session().canvas()->nodes()->rows();
    std::erase_if(boxes, [](const NodeRow& row) { return !row.node.isBox(); });
    return boxes;
}

/// Centre of each box that can hold customers; in the overview, of each board.
std::vector<QPoint> targetsOf(RealWindow& real) {
    std::vector<QPoint> points;
    const Level& level = real.session().canvas()->level();
    const bool far = level.layout.detail == Detail::Overview;
    for (const NodeRow& row : boxesOf(real)) {
        const BlockId block = level.box(row.node.index).block;
        const std::vector<BlockId> inside = level.topology->requesters(block);
        const bool itself = inside.size() == 1 && inside.front() == block;
        if (far ? level.layout.isLeaf(row.node.index) && !inside.empty() : itself)
            points.push_back(real.centre(real.item("key", row.key)));
    }
    return points;
}

/// Repeatedly picks something up, drags it to each target and cancels. Results are cached during a drag, so only the
/// first one at each target is measured.
void measureMoves(RealWindow& real, const char* scenario, const char* what, QPoint start,
                  const std::vector<QPoint>& targets) {
    constexpr std::size_t moves = 200;
    const std::size_t round = std::min(targets.size(), moves);
    std::vector<double> clock;
    std::vector<double> work;
    for (std::size_t first = 0; first < moves; first += round) {
        real.drag(start, start + QPoint(12, 12));
        real.settle(30);
        const Stopwatch watch(real);
        for (std::size_t i = 0; i < round; ++i) {
            real.moveTo(targets[i * 7 % targets.size()]);
            real.settle(60);
        }
        for (const Spent& each : watch.times()) {
            if (std::getenv("BOARDSET_BENCH_EACH") != nullptr)
                std::printf("%.1f\n", each.work);
            clock.push_back(each.clock);
            work.push_back(each.work);
        }
        real.key(QStringLiteral("Escape"));
        real.release();
    }
    std::sort(clock.begin(), clock.end());
    std::sort(work.begin(), work.end());
    std::printf("%-34s %-8s mouse move to changed numbers on screen: p50 %5.1f, p99 %5.1f ms elapsed; p50 %5.1f, "
                "p99 %5.1f ms of processor time (%zu moves)\n",
                scenario, what, percentile(clock, 0.5), percentile(clock, 0.99), percentile(work, 0.5),
                percentile(work, 0.99), clock.size());
    std::fflush(stdout);
}

void measureThread(RealWindow& real, const char* scenario) {
    const std::vector<QPoint> targets = targetsOf(real);
    if (targets.empty())
        return;
    const QString thread = test::threadOf(*real.session().canvas()).key;
    measureMoves(real, scenario, "thread", real.centre(real.item("key", thread)), targets);
}

/// Centre of a box with processors near the middle of the canvas, as a target for zooming in.
QPointF boardNearMiddle(RealWindow& real) {
    const CanvasView& canvas = *real.session().canvas();
    const QPointF middle = real.session().canvas()->camera()->window().center();
    QPointF best = middle;
    double least = 1e9;
    for (const NodeRow& row : boxesOf(real)) {
        const QPointF at = real.session().canvas()->camera()->toCanvas(row.rect()).center();
        const double distance = QLineF(at, middle).length();
        const Level& level = canvas.level();
        const BlockId block = level.box(row.node.index).block;
        if (level.layout.isLeaf(row.node.index) && distance < least &&
            !level.topology->withRole(Role::Processor, block).empty()) {
            least = distance;
            best = at;
        }
    }
    return best;
}

/// Positions of the names of visible boards of one kind: any two can exchange bays.
std::vector<QPoint> boardsOf(RealWindow& real) {
    std::vector<QPoint> points;
    const Camera& camera = *real.session().canvas()->camera();
    const Topology& machine = *real.session().canvas()->level().topology;
    std::string type;
    for (const NodeRow& row : boxesOf(real)) {
        const Block& block = real.session().canvas()->level().blockOf(row.node.index);
        const QRectF box = camera.toCanvas(row.rect());
        const QPointF name = test::headOf(*real.session().canvas(), block.path);
        const bool isBoard = block.bay == block.id && !machine.withRole(Role::Memory, block.id).empty();
        if (isBoard && camera.window().contains(name) && (type.empty() || type == block.type)) {
            type = block.type;
            points.push_back(real.item("key", row.key).mapToGlobal(name - box.topLeft()).toPoint());
        }
    }
    return points;
}

void measureBoard(RealWindow& real, const char* scenario) {
    CanvasView& canvas = *real.session().canvas();
    while (canvas.level().layout.detail == Detail::Overview) // boards are drawn only at a larger zoom
        canvas.camera()->zoomAt(boardNearMiddle(real), 1.1);
    real.settle(500);
    std::vector<QPoint> boards = boardsOf(real);
    if (boards.size() > 1) {
        const QPoint start = boards.front();
        boards.erase(boards.begin());
        measureMoves(real, scenario, "board", start, boards);
    }
}

/// Elapsed time and the window's processor time of frames in milliseconds, in ascending order.
struct Frames {
    std::vector<double> wall;
    std::vector<double> work;
};

/// Times of one frame for each step of the camera, from the step to the frame on the screen, with a pause between
/// steps.
Frames framesOf(RealWindow& real, int frames, const std::function<void(Camera&, int)>& step, int pauseMs = 0) {
    bool shown = false;
    const auto swapped = QObject::connect(&real.window(), &QQuickWindow::frameSwapped, [&shown] { shown = true; });
    Frames times;
    for (int i = 0; i < frames; ++i) {
        if (pauseMs > 0)
            real.settle(pauseMs);
        const double before = test::ownWorkMs();
        QElapsedTimer clock;
        clock.start();
        shown = false;
        step(*real.session().canvas()->camera(), i);
        real.window().update();
        while (!shown && clock.elapsed() < 1000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // no event loop runs to do it
        }
        times.wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        times.work.push_back(test::ownWorkMs() - before);
        if (std::getenv("BOARDSET_BENCH_EACH") != nullptr)
            std::printf("%d %.1f\n", i, times.work.back());
    }
    QObject::disconnect(swapped);
    std::sort(times.wall.begin(), times.wall.end());
    std::sort(times.work.begin(), times.work.end());
    return times;
}

void printFrames(const char* scenario, const char* what, const Frames& times) {
    std::printf("%-34s %-32s p50 %5.1f, p99 %5.1f ms of processor time per frame; p50 %5.1f, p99 %5.1f elapsed "
                "(%zu frames)\n",
                scenario, what, percentile(times.work, 0.5), percentile(times.work, 0.99), percentile(times.wall, 0.5),
                percentile(times.wall, 0.99), times.wall.size());
}

/// Measures panning and zooming at one level. At 60 frames per second a frame has 16.7 ms.
void measureLevel(RealWindow& real, const char* scenario, const char* pans, const char* zooms) {
    constexpr int frames = 240;
    const auto pan = [](Camera& camera, int i) { camera.pan(i % 80 < 40 ? -4 : 4, i % 60 < 30 ? -3 : 3); };
    const QPointF fixed = boardNearMiddle(real);
    const auto zoom = [&](Camera& camera, int i) { camera.zoomAt(fixed, i % 40 < 20 ? 1.01 : 1 / 1.01); };
    real.settle(500);
    printFrames(scenario, pans, framesOf(real, frames, pan));
    if (const char* folder = std::getenv("BOARDSET_BENCH_PICTURES"))
        real.photograph(QStringLiteral("%1/%2.png").arg(QString::fromUtf8(folder), QString::fromUtf8(pans)));
    printFrames(scenario, zooms, framesOf(real, frames, zoom));
}

/// Measures the view from the overview through the processors into one boardset, and the way back.
void measureView(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    CanvasView& canvas = *real.session().canvas();
    measureLevel(real, scenario, "pan, overview:", "zoom, overview:");
    const auto nearer = [&](double factor) { canvas.camera()->zoomAt(boardNearMiddle(real), factor); };
    while (canvas.level().layout.detail == Detail::Overview)
        nearer(1.1);
    measureLevel(real, scenario, "pan, all processors:", "zoom, all processors:");
    for (int i = 0; i < 8; ++i)
        nearer(1.1);
    measureLevel(real, scenario, "pan, one boardset:", "zoom, one boardset:");
    const auto through = [&](Camera&, int i) { nearer(i % 60 < 30 ? 1 / 1.05 : 1.05); };
    printFrames(scenario, "zoom, from level to level:", framesOf(real, 240, through));
}

/// Measures the whole machine on a large projector screen.
void measureLargeScreen(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    real.window().resize(3840, 2160);
    real.settle(500);
    measureLevel(real, scenario, "pan, 3840x2160:", "zoom, 3840x2160:");
}

/// Measures a step of a replay far from the previous one, and consecutive steps at the player's maximum of eight per
/// second.
void measureReplay(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    Document& document = real.session().document();
    real.settle(500);
    const auto jump = [&](Camera&, int i) { document.goToStep((i * 37) % (document.length() + 1)); };
    printFrames(scenario, "replay, any step:", framesOf(real, 240, jump));
    const auto next = [&](Camera&, int i) { document.goToStep(i % (document.length() + 1)); };
    printFrames(scenario, "replay, played:", framesOf(real, document.length(), next, 125));
}

/// Measures a new process for each run, from the call that starts it to the first frame on the screen.
void measureStart(const char* what, const char* scenario) {
    constexpr int runs = 7;
    std::vector<double> wall;
    std::vector<double> work;
    for (int i = 0; i < runs; ++i) {
        QProcess process;
        const auto started = std::chrono::steady_clock::now().time_since_epoch().count();
        process.start(QCoreApplication::applicationFilePath(), {firstFrame, scenario, QString::number(started)});
        process.waitForFinished();
        const auto figures = process.readAllStandardOutput().simplified().split(' ');
        if (figures.size() == 2) {
            wall.push_back(figures[0].toDouble());
            work.push_back(figures[1].toDouble());
        }
    }
    std::sort(wall.begin(), wall.end());
    std::sort(work.begin(), work.end());
    std::printf("%-34s from exec: p50 %.0f ms, least %.0f ms elapsed; p50 %.0f ms of processor time (%zu runs)\n", what,
                percentile(wall, 0.5), percentile(wall, 0), percentile(work, 0.5), wall.size());
}

/// The part of the started process: prints the milliseconds since `started`, and those of the processor.
void tellFirstFrame(const QString& scenario, qint64 started) {
    const RealWindow real(scenario);
    const std::chrono::nanoseconds since(real.firstFrameAt().time_since_epoch().count() - started);
    std::printf("%.1f %.1f\n", static_cast<double>(since.count()) / 1e6, real.firstFrameWorkMs());
}

/// Longest delay of a 5 ms timer from an edit to its result on the screen, in milliseconds.
double longestBlock(RealWindow& real, const std::function<void()>& edit) {
    double longest = 0;
    Spent last = Spent::now();
    QTimer heartbeat;
    QObject::connect(&heartbeat, &QTimer::timeout, [&] {
        const Spent now = Spent::now();
        longest = std::max(longest, (now - last).clock);
        last = now;
    });
    heartbeat.setTimerType(Qt::PreciseTimer);
    heartbeat.start(5);
    edit();
    real.waitFor([&] { return !real.session().document().isOutdated(); });
    real.settle(500);
    return longest;
}

void measureEdits(const char* what, const Scenario& large) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("large.boardset"));
    writeScenario(large, file.toStdString());
    RealWindow real(file);
    real.settle(2000);
    Document& document = real.session().document();
    const Process process = document.base().workload.processes.front();
    const auto edit = [&](const char* how, const Edit& done) {
        std::printf("%-24s %-12s blocks the window for %4.0f ms\n", what, how,
                    longestBlock(real, [&] { document.perform(done); }));
        std::fflush(stdout);
    };
    edit("thread", MoveCustomer{"1", "EX3/SB3/P0"});
    edit("pages", MovePages{process.name, process.regions.front().name, "", "EX2/SB2"});
    edit("number", SetNumber{process.name, {}, 4.0});
    edit("failure", SetFailed{"EX3/SB3/P1"});
    edit("board", MoveBoard{"EX4/SB4", "EX6/SB6"});
    std::printf("%-24s %-12s blocks the window for %4.0f ms\n", what, "undo",
                longestBlock(real, [&] { document.undo(); }));
}

void measure(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    measureThread(real, scenario);
    real.settle(500);
    measureBoard(real, scenario);
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseRenderer();
    const QStringList words = QGuiApplication::arguments();
    if (words.value(1) == firstFrame) {
        tellFirstFrame(words.value(2), words.value(3).toLongLong());
        return 0;
    }
    const auto wanted = [&](const char* part) { return words.size() < 2 || words.contains(QString::fromUtf8(part)); };
    if (wanted("start")) {
        measureStart("first frame, first scenario", "sunfire6800-first");
        measureStart("first frame, full 15K", "sunfire15k-full");
    }
    if (wanted("move")) {
        for (const char* scenario :
             {"sunfire6800-first", "sunfire6800-copy-24-random", "sunfire15k-full", "t5440-two-way"})
            if (words.size() < 3 || words.contains(QString::fromUtf8(scenario)))
                measure(scenario);
    }
    if (wanted("view"))
        measureView("sunfire15k-full");
    if (wanted("large"))
        measureLargeScreen("sunfire15k-full");
    if (wanted("replay"))
        measureReplay("sunfire15k-mpo-copy-72");
    if (wanted("edit")) {
        measureEdits("most regions, named", test::mostRegions(true));
        measureEdits("most pages", test::mostPages());
        measureEdits("most threads", test::mostThreads());
    }
    return 0;
}
