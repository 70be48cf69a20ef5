// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt warns of while a window is shown.
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>

namespace boardset::test {

/// Catches what Qt warns of while it lives; one lives at a time.
class Warnings {
public:
    Warnings() : m_before(qInstallMessageHandler(take)) {
        s_all.clear();
        s_passOn = m_before;
    }
    ~Warnings() { qInstallMessageHandler(m_before); }
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;
    std::string all() const { return s_all.join(QLatin1Char('\n')).toStdString(); }

private:
    static void take(QtMsgType type, const QMessageLogContext& context, const QString& message) {
        // What Qt says on a display that is none, and what no person sees.
        constexpr std::array harmless{"This plugin does not support", "QUnifiedTimer::stopAnimationDriver"};
        const bool counts = type != QtDebugMsg && type != QtInfoMsg &&
                            std::none_of(harmless.begin(), harmless.end(),
                                         [&](const char* each) { return message.startsWith(QLatin1String(each)); });
        if (counts)
            s_all << message;
        s_passOn(type, context, message);
    }
    static inline QtMessageHandler s_passOn = nullptr;
    static inline QStringList s_all;
    QtMessageHandler m_before;
};

} // namespace boardset::test
