// SPDX-License-Identifier: GPL-3.0-or-later
// A run belongs to its thread and, while anybody waits for it, to the worker.
#include "Worker.h"

#include <QMetaObject>
#include <QMutexLocker>
#include <QThread>
#include <exception>
#include <utility>

namespace boardset {

void Worker::Run::deliver(Delivery delivery) {
    if (isStopped())
        return;
    const QMutexLocker lock(&m_guard);
    m_ready.push_back(std::move(delivery));
    if (m_ready.size() > 1)
        return; // the call that is under way takes this one too
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->take(worker->m_run); }, Qt::QueuedConnection);
}

Worker::~Worker() {
    stop();
    for (QThread* thread : findChildren<QThread*>())
        thread->wait();
}

void Worker::start(Work work) {
    stop();
    m_run = std::make_shared<Run>();
    m_run->m_worker = this;
    m_run->m_thread = QThread::create([run = m_run, work = std::move(work)] {
        try {
            run->m_last = work(*run);
        } catch (const std::exception& problem) {
            run->m_error = QString::fromUtf8(problem.what());
        }
    });
    QThread* const thread = m_run->m_thread;
    thread->setParent(this);
    connect(thread, &QThread::finished, this, [this, run = m_run] { end(run); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

void Worker::stop() {
    if (const auto run = std::exchange(m_run, nullptr))
        run->m_stop.request_stop();
}

void Worker::wait() {
    while (const auto run = m_run) {
        run->m_thread->wait();
        end(run);
    }
}

/// A delivery may start or stop; then the rest is nobody's.
void Worker::take(const std::shared_ptr<Run>& run) {
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

void Worker::end(const std::shared_ptr<Run>& run) {
    take(run);
    if (run != m_run)
        return; // was stopped, or waited for
    m_run = nullptr;
    if (!run->m_error.isEmpty())
        Q_EMIT failed(run->m_error);
    else if (run->m_last)
        run->m_last();
}

} // namespace boardset
