// SPDX-License-Identifier: GPL-3.0-or-later
// The signals by which a system asks a program to end: at logout, by kill, by Ctrl+C.
#pragma once

#include <QObject>

class QSocketNotifier;

namespace boardset {

/// Turns SIGTERM, SIGHUP and SIGINT into a Qt signal. At most one object may exist at a time. A second signal ends the
/// program at once, by its default action.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

Q_SIGNALS:
    void arrived();

private:
    void read();
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace boardset
