// SPDX-License-Identifier: GPL-3.0-or-later
// The running window: from the start to the first frame, from a mouse move to the changed numbers on the screen, and
// frames while the view moves. Words choose: start, move, view, replay. On a busy machine the processor's time of the
// one thread that handles events and draws is the figure to compare; the clock includes what others had.
#include "Renderer.h"
#include "e2e/RealWindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineF>
#include <QMouseEvent>
#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace boardset;
using boardset::test::RealWindow;

namespace {

const auto firstFrame = QStringLiteral("--first-frame");

/// Notes when a mouse move arrived that changed the shown numbers, and when the frame with them had been shown.
class Stopwatch : public QObject {
public:
    explicit Stopwatch(RealWindow& real) {
        m_clock.start();
        real.window().installEventFilter(this);
        connect(real.session().canvas()->move(), &Move::changed, this, [this] { m_changedSince = m_moved; });
        // While the scene is taken over for a frame this thread waits, so nothing is shared unguarded.
        connect(
            &real.window(), &QQuickWindow::beforeSynchronizing, this,
            [this] {
                m_inFrame = m_changedSince;
                m_changedSince = -1;
            },
            Qt::DirectConnection);
        connect(
            &real.window(), &QQuickWindow::frameSwapped, this,
            [this] {
                if (m_inFrame >= 0) {
                    m_milliseconds.push_back(static_cast<double>(m_clock.nsecsElapsed() - m_inFrame) / 1e6);
                    m_inFrame = -1;
                }
            },
            Qt::DirectConnection);
    }

    std::vector<double> sorted() const {
        std::vector<double> times = m_milliseconds;
        std::sort(times.begin(), times.end());
        return times;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseMove) {
            m_moved = m_clock.nsecsElapsed();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QElapsedTimer m_clock;
    qint64 m_moved = 0;
    qint64 m_changedSince = -1;
    qint64 m_inFrame = -1;
    std::vector<double> m_milliseconds;
};

double percentile(const std::vector<double>& sorted, double part) {
    return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

/// The middle of each box that a thread or stream can stand in; far out, of each board's.
std::vector<QPoint> targetsOf(RealWindow& real) {
    std::vector<QPoint> points;
    const Level& level = real.session().canvas()->level();
    const bool far = level.layout.detail == Detail::Overview;
    for (const BoxRow& row : real.session().canvas()->boxes()->rows()) {
        const Topology& machine = *level.topology;
        const std::vector<int> inside = machine.requesters(machine.requesterKind(), row.block);
        const bool itself = inside.size() == 1 && inside.front() == row.block;
        if (far ? row.leaf && !inside.empty() : itself) {
            points.push_back(real.centre(real.item("key", row.key)));
        }
    }
    return points;
}

void measureMoves(RealWindow& real, const char* scenario) {
    constexpr int moves = 200;
    const auto& tokens = real.session().canvas()->tokens()->rows();
    const auto token =
        std::find_if(tokens.begin(), tokens.end(), [](const auto& row) { return !row.thread.isEmpty(); });
    const std::vector<QPoint> targets = targetsOf(real);
    if (token == tokens.end() || targets.empty()) {
        return;
    }
    const QPoint start = real.centre(real.item("key", token->key));
    real.drag(start, targets.back());
    const Stopwatch watch(real);
    for (int i = 0; i < moves; ++i) {
        real.moveTo(targets[static_cast<std::size_t>(i * 7) % targets.size()]);
        real.settle(30);
    }
    real.key(QStringLiteral("Escape"));
    real.release();
    const std::vector<double> times = watch.sorted();
    std::printf("%-34s mouse move to changed numbers on screen: p50 %5.1f ms, p99 %5.1f ms (%zu moves)\n", scenario,
                percentile(times, 0.5), percentile(times, 0.99), times.size());
}

/// In milliseconds, the shortest first: what passed on the clock, and what of it the processor worked for the window.
struct Frames {
    std::vector<double> wall;
    std::vector<double> work;
};

/// One frame for each step of the camera: from the step to the frame on the screen.
Frames framesOf(RealWindow& real, int frames, const std::function<void(Camera&, int)>& step) {
    bool shown = false;
    const auto swapped = QObject::connect(&real.window(), &QQuickWindow::frameSwapped, [&shown] { shown = true; });
    Frames times;
    for (int i = 0; i < frames; ++i) {
        const double before = test::ownWorkMs();
        QElapsedTimer clock;
        clock.start();
        shown = false;
        step(*real.session().canvas()->camera(), i);
        real.window().update();
        while (!shown && clock.elapsed() < 1000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // no loop runs that would do it
        }
        times.wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        times.work.push_back(test::ownWorkMs() - before);
    }
    QObject::disconnect(swapped);
    std::sort(times.wall.begin(), times.wall.end());
    std::sort(times.work.begin(), times.work.end());
    return times;
}

void printFrames(const char* scenario, const char* what, const Frames& times) {
    std::printf("%-34s %-32s p50 %5.1f, p99 %5.1f ms a frame of processor time; p50 %5.1f, p99 %5.1f on the clock "
                "(%zu frames)\n",
                scenario, what, percentile(times.work, 0.5), percentile(times.work, 0.99), percentile(times.wall, 0.5),
                percentile(times.wall, 0.99), times.wall.size());
}

/// The middle of a box with processors near the middle of the canvas: zooming there goes into nothing.
QPointF boardNearMiddle(RealWindow& real) {
    const CanvasView& canvas = *real.session().canvas();
    const QPointF middle = real.session().canvas()->camera()->window().center();
    QPointF best = middle;
    double least = 1e9;
    for (const BoxRow& row : real.session().canvas()->boxes()->rows()) {
        const QPointF at = real.session().canvas()->camera()->toCanvas(row.rect).center();
        const double distance = QLineF(at, middle).length();
        const Topology& machine = *canvas.level().topology;
        if (row.leaf && distance < least && !machine.withRole(Role::Processor, row.block).empty()) {
            least = distance;
            best = at;
        }
    }
    return best;
}

/// Panning and zooming at one level. A frame at 60 a second has 16.7 ms.
void measureLevel(RealWindow& real, const char* scenario, const char* pans, const char* zooms) {
    constexpr int frames = 240;
    const auto pan = [](Camera& camera, int i) { camera.pan(i % 80 < 40 ? -4 : 4, i % 60 < 30 ? -3 : 3); };
    const QPointF fixed = boardNearMiddle(real);
    const auto zoom = [&](Camera& camera, int i) { camera.zoomAt(fixed, i % 40 < 20 ? 1.01 : 1 / 1.01); };
    real.settle(500);
    printFrames(scenario, pans, framesOf(real, frames, pan));
    if (const char* folder = std::getenv("BOARDSET_BENCH_PICTURES")) {
        real.photograph(QStringLiteral("%1/%2.png").arg(QString::fromUtf8(folder), QString::fromUtf8(pans)));
    }
    printFrames(scenario, zooms, framesOf(real, frames, zoom));
}

/// From the overview through the processors into one boardset, and the way between them and back.
void measureView(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    CanvasView& canvas = *real.session().canvas();
    measureLevel(real, scenario, "pan, overview:", "zoom, overview:");
    const auto nearer = [&](double factor) { canvas.camera()->zoomAt(boardNearMiddle(real), factor); };
    while (canvas.level().layout.detail == Detail::Overview) {
        nearer(1.1);
    }
    measureLevel(real, scenario, "pan, all processors:", "zoom, all processors:");
    for (int i = 0; i < 8; ++i) {
        nearer(1.1);
    }
    measureLevel(real, scenario, "pan, one boardset:", "zoom, one boardset:");
    const auto through = [&](Camera&, int i) { nearer(i % 60 < 30 ? 1 / 1.05 : 1.05); };
    printFrames(scenario, "zoom, from level to level:", framesOf(real, 240, through));
}

/// Any step of a replay, far from the one before.
void measureReplay(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    Document& document = real.session().document();
    real.settle(500);
    const auto jump = [&](Camera&, int i) { document.goToStep((i * 37) % (document.length() + 1)); };
    printFrames(scenario, "replay, any step:", framesOf(real, 240, jump));
    const auto next = [&](Camera&, int i) { document.goToStep(i % (document.length() + 1)); };
    printFrames(scenario, "replay, step after step:", framesOf(real, document.length(), next));
}

/// A new process for each, from the call that starts it to the first frame on the screen.
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
    std::printf("%-34s from exec: p50 %.0f ms, least %.0f ms on the clock; p50 %.0f ms of processor time (%zu runs)\n",
                what, percentile(wall, 0.5), percentile(wall, 0), percentile(work, 0.5), wall.size());
}

/// The started process's part: milliseconds since `started`, and those of the processor.
void tellFirstFrame(const QString& scenario, qint64 started) {
    const RealWindow real(scenario);
    const std::chrono::nanoseconds since(real.firstFrameAt().time_since_epoch().count() - started);
    std::printf("%.1f %.1f\n", static_cast<double>(since.count()) / 1e6, real.firstFrameWorkMs());
}

void measure(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    measureMoves(real, scenario);
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
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
        measure("sunfire6800-first");
        measure("sunfire6800-copy-24-random");
        measure("sunfire15k-full");
        measure("t5440-two-way");
    }
    if (wanted("view")) {
        measureView("sunfire15k-full");
    }
    if (wanted("replay")) {
        measureReplay("sunfire15k-mpo-copy-72");
    }
    return 0;
}
