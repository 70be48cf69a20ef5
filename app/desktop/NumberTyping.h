// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that people type into fields of the window: the rule of core/boardset/text for QML.
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

    /// The number that is typed; NaN if it is none.
    Q_INVOKABLE static double read(const QString& typed);
    /// A number as a field shows it, which read() reads: "4800", "0.125".
    Q_INVOKABLE static QString text(double number);
    /// A limit of a field, for people: "4,800".
    Q_INVOKABLE static QString limit(double number);
    /// How to type a number, for a tooltip.
    Q_INVOKABLE static QString rule(bool whole);
};

} // namespace boardset
