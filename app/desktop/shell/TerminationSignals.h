// SPDX-License-Identifier: GPL-3.0-or-later
// Handles the signals that ask a program to end: at logout, from the kill command, or from Ctrl+C.
#pragma once

#include <QObject>

class QSocketNotifier;

namespace boardset {

/// Turns SIGTERM, SIGHUP and SIGINT into a Qt signal. At most one object of this class may exist at a time.
/// A second signal ends the program immediately, by the default action of that signal.
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
