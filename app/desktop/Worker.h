// SPDX-License-Identifier: GPL-3.0-or-later
// Work on a thread of its own, for a view-model that no edit and no frame may wait for.
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

/// One piece of work at a time; what comes of it is delivered on the thread of the Worker, in order:
///
///     m_worker.start([this, topology](Worker::Run& run) -> Worker::Delivery {
///         for (int step = 0; step < steps && !run.isStopped(); ++step)
///             run.deliver([this, step, value = valueAt(*topology, step)] { add(step, value); });
///         return [this] { end(); };
///     });
///
/// The work itself touches nothing but what it was given by value; what it delivers may touch the view-model. Declare
/// the Worker after all that deliveries touch: with it they end.
class Worker : public QObject {
    Q_OBJECT
public:
    using Delivery = std::function<void()>;

    /// The work's side of one start().
    class Run {
    public:
        bool isStopped() const { return m_stop.stop_requested(); } ///< Nobody waits for more.
        std::stop_token stopToken() const { return m_stop.get_token(); }
        /// Has something done on the Worker's thread, soon; nothing any more once the run is stopped.
        void deliver(Delivery delivery);

    private:
        friend class Worker;
        Worker* m_worker = nullptr;
        QSemaphore m_over; ///< Available when the work has ended.
        std::stop_source m_stop;
        QMutex m_guard;
        std::vector<Delivery> m_ready; ///< Guarded.
        Delivery m_last;               ///< Written by the work's thread, read when that has ended.
        QString m_error;               ///< Likewise; empty: none.
    };
    /// Returns what is to be done when all is over, or nothing. May throw: see failed().
    using Work = std::function<Delivery(Run&)>;

    using QObject::QObject;
    ~Worker() override; ///< Stops the work and waits until it has seen that.

    /// Stops what is going on and begins anew.
    void start(Work work);
    /// Nothing more is delivered.
    void stop();
    /// Until all is over and delivered, also what deliveries started; at most for so long, below 0 for as long as it
    /// takes.
    void wait(int milliseconds = -1);
    bool isWorking() const { return m_run != nullptr; } ///< No longer when the last delivery is made.

Q_SIGNALS:
    /// The work has thrown; instead of the last delivery.
    void failed(const QString& why);

private:
    void take(const std::shared_ptr<Run>& run);
    void end(const std::shared_ptr<Run>& run);
    std::shared_ptr<Run> m_run;                ///< Null: nothing is going on.
    std::vector<std::shared_ptr<Run>> m_begun; ///< Those that may not be over.
};

} // namespace boardset
