// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a separate thread, for a view-model that must not delay edits or frames.
#pragma once

#include <QMutex>
#include <QObject>
#include <QSemaphore>
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace boardset {

/// Runs one piece of work at a time in the background. Delivers results, in order, on the thread that owns the Worker:
///
///     m_worker.start([this, topology](Worker::Task& run) -> Worker::Delivery {
///         for (int step = 0; step < steps && !run.isStopped(); ++step)
///             run.deliver([this, step, value = valueAt(*topology, step)] { add(step, value); });
///         return [this] { end(); };
///     });
///
/// The work uses only values that were passed to it; its deliveries may use the view-model.
/// Declare the Worker after all members that deliveries use: its destructor then runs first and stops the deliveries.
class Worker : public QObject {
    Q_OBJECT
public:
    using Delivery = std::function<void()>;

    /// One run: the work that one call of start() began.
    class Task {
    public:
        bool isStopped() const { return m_stop.stop_requested(); } ///< True if no further results are needed.
        std::stop_token stopToken() const { return m_stop.get_token(); }
        /// Schedules a function on the thread that owns the Worker; does nothing if the run has been stopped.
        void deliver(Delivery delivery);

    private:
        friend class Worker;
        Worker* m_worker = nullptr;
        QSemaphore m_over; ///< Available when the work of this run has ended.
        std::stop_source m_stop;
        QMutex m_guard;
        std::vector<Delivery> m_ready; ///< Deliveries that are ready; guarded by m_guard.
        Delivery m_last; ///< Last delivery. Written on the thread of the work; read only after the work has ended.
        QString m_error; ///< Message of the exception that the work threw; empty if there was none. Read only after the
                         ///< work has ended.
    };
    /// The work. Returns the last delivery, or an empty function. May throw: see failed().
    using Job = std::function<Delivery(Task&)>;

    using QObject::QObject;
    ~Worker() override; ///< Stops the work, and waits until it has ended.

    /// Stops the current work and starts new work.
    void start(Job work);
    /// Stops the work; its results are no longer delivered.
    void stop();
    /// Waits until everything is delivered, including the results of work that deliveries started.
    /// `milliseconds` limits the waiting time; a negative value means no limit.
    void wait(int milliseconds = -1);
    bool isWorking() const { return m_run != nullptr; } ///< True from start() until the last delivery begins.

Q_SIGNALS:
    /// The work has thrown an exception; emitted instead of the last delivery.
    void failed(const QString& why);

private:
    void take(const std::shared_ptr<Task>& run);
    void end(const std::shared_ptr<Task>& run);
    std::shared_ptr<Task> m_run;                ///< Current run; null if no work is running.
    std::vector<std::shared_ptr<Task>> m_begun; ///< Started runs that may not have ended yet.
};

} // namespace boardset
