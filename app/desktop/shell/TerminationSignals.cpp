// SPDX-License-Identifier: GPL-3.0-or-later
// A signal handler may call only a few functions, so it only writes a byte to a pipe that the event loop reads.
#include "TerminationSignals.h"

#include <QSocketNotifier>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace boardset {

namespace {

constexpr int handled[] = {SIGTERM, SIGHUP, SIGINT};

int pipeEnds[2] = {-1, -1}; // read end, write end; plain data, because a signal handler uses the array

extern "C" void noteSignal(int) {
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &byte, 1);
}

void handle(void (*by)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = by;
    action.sa_flags = flags;
    for (const int each : handled)
        ::sigaction(each, &action, nullptr);
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // signals then have their default action and end the program
    m_notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    handle(noteSignal, SA_RESETHAND | SA_RESTART);
}

EndSignals::~EndSignals() {
    if (!m_notifier)
        return;
    handle(SIG_DFL, 0);
    m_notifier->setEnabled(false);
    for (int& end : pipeEnds)
        ::close(std::exchange(end, -1));
}

void EndSignals::read() {
    char byte = 0;
    if (::read(pipeEnds[0], &byte, 1) == 1)
        Q_EMIT arrived();
}

} // namespace boardset
