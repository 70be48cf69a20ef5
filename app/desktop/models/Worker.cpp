// SPDX-License-Identifier: GPL-3.0-or-later
// A run is owned by its own thread, and also by the worker while the worker waits for the run.
#include "Worker.h"

#include <QDeadlineTimer>
#include <QMetaObject>
#include <QMutexLocker>
#include <QThreadPool>
#include <exception>
#include <utility>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace boardset {

void Worker::Task::deliver(Delivery delivery) {
    if (isStopped())
        return;
    const QMutexLocker lock(&m_guard);
    m_ready.push_back(std::move(delivery));
    if (m_ready.size() > 1)
        return; // a pending call will deliver this result, too
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->take(worker->m_run); }, Qt::QueuedConnection);
}

namespace {

/// A pool that keeps its threads for a while, because an existing thread starts work sooner than a new one.
class Threads : public QThreadPool {
public:
    Threads() {
        setMaxThreadCount(most);
#if defined(__GLIBC__)
        ::mallopt(M_ARENA_MAX, mostHeaps);
#endif
    }

private:
    /// Limits the number of heaps. One thread frees memory that another thread allocated, so with a heap for each
    /// thread, no heap would shrink.
    static constexpr int mostHeaps = 2;
    static constexpr int most = 32; // stopped work may need time to end, and new work must not wait for it
};

} // namespace

Worker::~Worker() {
    stop();
    for (const auto& run : m_begun)
        run->m_over.acquire();
}

void Worker::start(Job work) {
    stop();
    std::erase_if(m_begun, [](const auto& run) { return run->m_over.available() > 0; });
    m_run = std::make_shared<Task>();
    m_run->m_worker = this;
    m_begun.push_back(m_run);
    static Threads threads;
    threads.start([this, run = m_run, given = std::move(work)]() mutable {
        try {
            const Job own = std::move(given); // destroys the work and its captured objects before the run ends
            run->m_last = own(*run);
        } catch (const std::exception& problem) {
            run->m_error = QString::fromUtf8(problem.what());
        }
        QMetaObject::invokeMethod(
            this, [this, run] { end(run); }, Qt::QueuedConnection);
        run->m_over.release();
    });
}

void Worker::stop() {
    if (const auto run = std::exchange(m_run, nullptr))
        run->m_stop.request_stop();
}

void Worker::wait(int milliseconds) {
    const QDeadlineTimer deadline(milliseconds);
    while (const auto run = m_run) {
        if (!run->m_over.tryAcquire(1, static_cast<int>(deadline.remainingTime())))
            return;
        run->m_over.release();
        end(run);
    }
}

/// Calls the deliveries that are ready. If a delivery starts or stops a run, drops the remaining deliveries.
void Worker::take(const std::shared_ptr<Task>& run) {
    if (!run || run != m_run)
        return;
    std::vector<Delivery> ready;
    {
        const QMutexLocker lock(&run->m_guard);
        ready.swap(run->m_ready);
    }
    for (const Delivery& delivery : ready)
        if (run == m_run)
            delivery();
}

void Worker::end(const std::shared_ptr<Task>& run) {
    take(run);
    if (run != m_run)
        return; // the run has been stopped, or has already been waited for
    m_run = nullptr;
    if (!run->m_error.isEmpty())
        Q_EMIT failed(run->m_error);
    else if (run->m_last)
        run->m_last();
}

} // namespace boardset
