// SPDX-License-Identifier: GPL-3.0-or-later
// Names of enum values as words of the command line and of subjects.
#pragma once

#include <QMetaEnum>
#include <QString>
#include <optional>

namespace boardset {

/// Returns the name of an enum value with its first letter in lower case: "threadLatency".
template <class Enum> QString enumWord(Enum value) {
    const QString key = QString::fromUtf8(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value)));
    return key.left(1).toLower() + key.mid(1);
}

/// Returns the enum value for such a word; nothing if there is no such value.
template <class Enum> std::optional<Enum> enumNamed(const QString& word) {
    const QByteArray name = (word.left(1).toUpper() + word.mid(1)).toUtf8();
    bool isKnown = false;
    const int value = QMetaEnum::fromType<Enum>().keyToValue(name.constData(), &isKnown);
    return isKnown ? std::optional(static_cast<Enum>(value)) : std::nullopt;
}

} // namespace boardset
