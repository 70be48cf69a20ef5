// SPDX-License-Identifier: GPL-3.0-or-later
// Catch2 that prints Qt texts when a check fails, for the tests that link Qt.
#pragma once

#include "support/catch.h"

#include <QString>
#include <QVariant>

namespace Catch {

template <> struct StringMaker<QString> {
    static std::string convert(const QString& text) { return '"' + text.toStdString() + '"'; }
};

template <> struct StringMaker<QVariant> {
    static std::string convert(const QVariant& value) {
        return value.typeName() + (" \"" + value.toString().toStdString()) + '"';
    }
};

} // namespace Catch
