// SPDX-License-Identifier: GPL-3.0-or-later
// Work outside the window's thread: ordered, cancelled, failed, and finished before its owner is destroyed.
#include "Worker.h"
#include "testApp.h"

#include <QTest>
#include <QThread>
#include <atomic>
#include <stdexcept>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("a worker delivers in order on its owner's thread while the work continues", "[worker]") {
    needApplication();
    std::vector<int> came;
    std::atomic<int> seen = 0;
    Worker worker;
    const QThread* const here = QThread::currentThread();
    worker.start([&](Worker::Task& run) -> Worker::Delivery {
        const bool elsewhere = QThread::currentThread() != here;
        for (int step = 0; step < 3; ++step) {
            run.deliver([&came, &seen, here, elsewhere, step] {
                came.push_back(elsewhere && QThread::currentThread() == here ? step : -1);
                seen = step + 1;
            });
            while (seen <= step && !run.isStopped()) // the next step starts once this one has been shown
                QThread::msleep(1);
        }
        return [&came] { came.push_back(99); };
    });
    REQUIRE(worker.isWorking());
    REQUIRE(QTest::qWaitFor([&] { return !worker.isWorking(); }));
    REQUIRE(came == std::vector<int>{0, 1, 2, 99});
}

TEST_CASE("waiting delivers everything, including work that the last delivery starts", "[worker]") {
    needApplication();
    std::vector<int> came;
    Worker worker;
    worker.start([&](Worker::Task& run) -> Worker::Delivery {
        run.deliver([&] { came.push_back(1); });
        return [&] {
            came.push_back(worker.isWorking() ? -1 : 2);
            worker.start([&](Worker::Task&) -> Worker::Delivery { return [&] { came.push_back(3); }; });
        };
    });
    worker.wait();
    REQUIRE(came == std::vector<int>{1, 2, 3});
    REQUIRE_FALSE(worker.isWorking());
    QCoreApplication::processEvents(); // earlier announcements of the threads have no further effect
    REQUIRE(came.size() == 3);
}

TEST_CASE("restarted or stopped work delivers no earlier results", "[worker]") {
    needApplication();
    std::vector<int> came;
    std::atomic<bool> delivered = false;
    std::atomic<int> ended = 0;
    const auto endless = [&](Worker::Task& run) -> Worker::Delivery {
        run.deliver([&came] { came.push_back(-1); });
        delivered = true;
        while (!run.isStopped())
            QThread::msleep(1);
        run.deliver([&came] { came.push_back(-2); });
        ++ended;
        return [&came] { came.push_back(-3); };
    };
    Worker worker;
    worker.start(endless);
    while (!delivered)
        QThread::msleep(1);
    worker.start([&](Worker::Task&) -> Worker::Delivery { return [&came] { came.push_back(1); }; });
    worker.wait();
    REQUIRE(came == std::vector<int>{1});
    {
        Worker other;
        other.start(endless);
        worker.start(endless);
        worker.stop();
        REQUIRE_FALSE(worker.isWorking());
    } // destroying a worker ends its work
    REQUIRE(QTest::qWaitFor([&] { return ended == 3; }));
    QCoreApplication::processEvents();
    REQUIRE(came == std::vector<int>{1});
}

TEST_CASE("work that throws reports the reason after its earlier deliveries", "[worker]") {
    needApplication();
    QStringList came;
    Worker worker;
    QObject::connect(
        &worker, &Worker::failed, &worker, [&](const QString& why) { came << why; });
    worker.start([&](Worker::Task& run) -> Worker::Delivery {
        run.deliver([&] { came << QStringLiteral("first"); });
        throw std::runtime_error("no such board");
    });
    worker.wait();
    REQUIRE(came == QStringList{QStringLiteral("first"), QStringLiteral("no such board")});
    REQUIRE_FALSE(worker.isWorking());
}
