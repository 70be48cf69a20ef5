// SPDX-License-Identifier: GPL-3.0-or-later
// Where threads and blocks are on the screen.
#pragma once

#include "RealWindow.h"
#include "support/catch.h"

#include <algorithm>

namespace boardset::test {

/// The token of a thread.
inline QQuickItem& discOf(RealWindow& real, const char* name) {
    const auto& rows = real.session().canvas()->tokens()->rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const TokenRow& each) { return each.thread == QString::fromUtf8(name); });
    REQUIRE(row != rows.end());
    return real.item("key", row->key);
}

/// The middle of the box of a block: the foremost one where a block has several.
inline QPoint boxOf(RealWindow& real, const char* path) {
    QString key;
    for (const BoxRow& row : real.session().canvas()->boxes()->rows()) {
        if (row.path == QString::fromUtf8(path)) {
            key = row.key;
        }
    }
    return real.centre(real.item("key", key));
}

} // namespace boardset::test
