// SPDX-License-Identifier: GPL-3.0-or-later
// A thread or a stack of pages of the level that is shown.
#pragma once

#include "RowModel.h"
#include "boardset/catalog/Work.h"

#include <QRectF>

namespace boardset {

enum class TokenKind { Thread, Pages, MoreThreads, MorePages };

struct TokenRow {
    QString key; ///< Stays the same while a token moves: "thread:4", "pages:A/array b#0".
    TokenKind kind = TokenKind::Thread;
    QRectF rect;     ///< In the diagram's units.
    QString label;   ///< "4", "64", "+5".
    QString name;    ///< Beside it where there is room: "A, array b".
    int process = 0; ///< Place of its process in the scenario: its colour.
    QString processName;
    QString thread;             ///< Threads only.
    const Work* work = nullptr; ///< Of a thread: what it does.
    bool stopped = false;       ///< A thread that cannot run; the answer says why.
    bool idle = false;          ///< A thread that makes no accesses.
    bool away = false;          ///< A thread that runs outside of its home lgroup.
    QString region;             ///< Pages only.
    int pages = 0;
    QString at;    ///< Path of the block that it stands on.
    QString place; ///< Its title.
    QString description;

    bool isMore() const { return kind == TokenKind::MoreThreads || kind == TokenKind::MorePages; }
    bool operator==(const TokenRow&) const = default;

    static constexpr std::tuple roles{RowRole{"key", &TokenRow::key}, RowRole{"box", &TokenRow::rect},
                                      RowRole{"description", &TokenRow::description}};
};

} // namespace boardset
