// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings that Qt reports while a window is shown.
#pragma once

#include <QMutex>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace boardset::test {

/// Collects the warnings that Qt reports during its lifetime; only one exists at a time.
class Warnings {
public:
    Warnings() {
        if (std::exchange(s_lives, true))
            throw std::logic_error("another Warnings object exists");
        s_all.clear();
        s_passOn = qInstallMessageHandler(take);
    }
    ~Warnings() {
        qInstallMessageHandler(s_passOn);
        s_lives = false;
    }
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;
    std::string all() const {
        const QMutexLocker lock(&s_guard);
        return s_all.join(QLatin1Char('\n')).toStdString();
    }

private:
    static void take(QtMsgType type, const QMessageLogContext& context, const QString& message) {
        // Messages that occur only without a real display, and that no user sees.
        constexpr std::array harmless{"This plugin does not support", "QUnifiedTimer::stopAnimationDriver"};
        const bool counts = type != QtDebugMsg && type != QtInfoMsg &&
                            std::none_of(harmless.begin(), harmless.end(),
                                         [&](const char* each) { return message.startsWith(QLatin1String(each)); });
        if (counts) {
            const QMutexLocker lock(&s_guard);
            s_all << message;
        }
        s_passOn(type, context, message);
    }
    static inline QtMessageHandler s_passOn = nullptr;
    static inline bool s_lives = false;
    static inline QMutex s_guard; ///< Any thread may report a warning.
    static inline QStringList s_all;
};

} // namespace boardset::test
