// SPDX-License-Identifier: GPL-3.0-or-later
#include "LatinKeys.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QWindow>
#include <string_view>

QT_BEGIN_NAMESPACE
// Qt exports this function for QTest, but declares it in no public header.
// It delivers a key as a keyboard does, so that shortcuts are handled first.
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
                                    const QString& text, bool autoRepeat, ushort count);
QT_END_NAMESPACE

namespace boardset {

namespace {

/// A row of adjacent keys of an American keyboard; `scanCode` is the scan code of the first key.
struct KeyRow {
    quint32 scanCode;
    std::string_view keys;
};

/// Rows of keys, with the scan codes of X11 and Wayland, which are the codes of the Linux kernel plus 8.
constexpr KeyRow keyRows[] = {{24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL;'`"}, {51, "\\ZXCVBNM,./"}};

bool isOtherLetter(int key) {
    if (key <= 0 || key >= Qt::Key_Escape) // keys with higher codes are not characters
        return false;
    const auto character = static_cast<char32_t>(key);
    const QChar::Script script = QChar::script(character);
    return QChar::isLetter(character) && script != QChar::Script_Latin && script != QChar::Script_Common;
}

bool hasScanCodes() {
    const QString platform = QGuiApplication::platformName();
    return platform == u"xcb" || platform.startsWith(u"wayland");
}

/// True if the focused item accepts typed text.
bool isTyping() {
    return QInputMethod::queryFocusObject(Qt::ImEnabled, {}).toBool();
}

constexpr Qt::KeyboardModifiers commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

QString textOf(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers & commanding)
        return {};
    const QChar letter(key);
    return modifiers & Qt::ShiftModifier ? letter : letter.toLower();
}

} // namespace

LatinKeys::LatinKeys(QObject* parent) : QObject(parent) {
    if (hasScanCodes())
        QCoreApplication::instance()->installEventFilter(this);
}

int LatinKeys::latinKey(const QKeyEvent& event) {
    if (!isOtherLetter(event.key()))
        return 0;
    for (const auto& [scanCode, keys] : keyRows)
        if (event.nativeScanCode() >= scanCode && event.nativeScanCode() < scanCode + keys.size())
            return static_cast<unsigned char>(keys[event.nativeScanCode() - scanCode]);
    return 0;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    auto* const window = qobject_cast<QWindow*>(watched);
    const auto& key = *static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    const int latin = window ? latinKey(key) : 0;
    if (latin == 0 || (isTyping() && !(key.modifiers() & Qt::ControlModifier)))
        return false;
    qt_handleKeyEvent(window, key.type(), latin, key.modifiers(), textOf(latin, key.modifiers()), key.isAutoRepeat(),
                      static_cast<ushort>(key.count()));
    return true;
}

} // namespace boardset
