// SPDX-License-Identifier: GPL-3.0-or-later
#include "Command.h"

#include <QKeySequence>
#include <utility>

namespace boardset {

Command::Command(QString group, LiveText title, QStringList sequences, std::function<void()> run,
                 CommandOptions options, QObject* parent)
    : QObject(parent), m_group(std::move(group)), m_title(std::move(title)), m_sequences(std::move(sequences)),
      m_run(std::move(run)), m_options(std::move(options)) {
    if (m_options.keys.isEmpty())
        m_options.keys = QKeySequence(m_sequences.value(0)).toString(QKeySequence::NativeText);
}

void Command::refresh(bool isBusy) {
    CommandState now{m_title(), m_options.brief(), m_options.cap(), m_sequences + m_options.further(),
                     m_options.whyNot()};
    now.enabled = now.whyNot.isEmpty() && !(m_options.plain && isBusy) && m_options.listens();
    now.cap = now.cap.isEmpty() ? m_options.keys : now.cap;
    setState(now);
}

} // namespace boardset
