// SPDX-License-Identifier: GPL-3.0-or-later
// The running window: from a mouse move to the changed numbers on the screen, and from the start to the first frame.
#include "Renderer.h"
#include "e2e/RealWindow.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace boardset;
using boardset::test::RealWindow;

namespace {

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

/// The middle of each processor's box; far out, of each board's.
std::vector<QPoint> targetsOf(RealWindow& real) {
    std::vector<QPoint> points;
    const Level& level = real.session().canvas()->level();
    const bool far = level.layout.detail == Detail::Overview;
    for (const BoxRow& row : real.session().canvas()->boxes()->rows()) {
        const Topology& machine = *level.topology;
        const bool holds = row.leaf && !machine.withRole(Role::Processor, row.block).empty();
        if (far ? holds : machine.block(row.block).role == Role::Processor) {
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

/// In milliseconds, the shortest first: what passed on the clock, and what of it the processor worked for this program.
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
        const std::clock_t before = std::clock();
        QElapsedTimer clock;
        clock.start();
        shown = false;
        step(*real.session().canvas()->camera(), i);
        real.window().update();
        while (!shown && clock.elapsed() < 1000) {
            QCoreApplication::processEvents();
        }
        times.wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        times.work.push_back(static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC);
    }
    QObject::disconnect(swapped);
    std::sort(times.wall.begin(), times.wall.end());
    std::sort(times.work.begin(), times.work.end());
    return times;
}

void printFrames(const char* scenario, const char* what, const Frames& times) {
    std::printf("%-34s %s: p50 %5.1f ms, p99 %5.1f ms a frame; of processor time %5.1f and %5.1f (%zu frames)\n",
                scenario, what, percentile(times.wall, 0.5), percentile(times.wall, 0.99), percentile(times.work, 0.5),
                percentile(times.work, 0.99), times.wall.size());
}

/// Panning and zooming, far out and near, where processors are shown. A frame at 60 a second has 16.7 ms.
void measureView(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    std::printf("%-34s start to first frame: %lld ms\n", scenario, static_cast<long long>(real.firstFrameMs()));
    real.settle(500);
    constexpr int frames = 240;
    const auto pan = [](Camera& camera, int i) { camera.pan(i % 80 < 40 ? -7 : 7, i % 60 < 30 ? -3 : 3); };
    const auto zoom = [&](Camera& camera, int i) {
        const QPointF middle = camera.window().center();
        camera.zoomAt(middle, i % 40 < 20 ? 1.01 : 1 / 1.01);
    };
    printFrames(scenario, "pan, overview", framesOf(real, frames, pan));
    printFrames(scenario, "zoom, overview", framesOf(real, frames, zoom));
    Camera& camera = *real.session().canvas()->camera();
    while (real.session().canvas()->level().layout.detail == Detail::Overview) {
        camera.zoomAt(camera.window().center(), 1.3);
        real.settle(50);
    }
    real.settle(500);
    printFrames(scenario, "pan, processors", framesOf(real, frames, pan));
    printFrames(scenario, "zoom, processors", framesOf(real, frames, zoom));
}

void measure(const char* scenario) {
    RealWindow real(QString::fromUtf8(scenario));
    std::printf("%-34s start to first frame: %lld ms\n", scenario, static_cast<long long>(real.firstFrameMs()));
    measureMoves(real, scenario);
}

} // namespace

int main(int argc, char* argv[]) {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("boardset"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    chooseRenderer();
    measure("sunfire6800-first");
    measure("sunfire6800-copy-24-random");
    measure("sunfire15k-full");
    measureView("sunfire15k-full");
    return 0;
}
