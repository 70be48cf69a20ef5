// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that users type into fields of the window; makes the rules of core/boardset/text available to QML.
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace boardset {

class NumberTyping : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// Returns the number that was typed; NaN if the text is not a number.
    Q_INVOKABLE static double read(const QString& typed);
    /// Returns a number as shown in fields, in a form that read() accepts: "4800", "0.125".
    Q_INVOKABLE static QString text(double number);
    /// Returns the limit of a field as text: "4,800".
    Q_INVOKABLE static QString limit(double number);
    /// Returns instructions for typing a number, which a tooltip shows.
    Q_INVOKABLE static QString rule(bool whole);
};

} // namespace boardset
