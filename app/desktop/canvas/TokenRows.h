// SPDX-License-Identifier: GPL-3.0-or-later
// Threads and pages put into the places that the layout keeps for them.
#pragma once

#include "Level.h"
#include "TokenRow.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/workload/Workload.h"

#include <QHash>
#include <QMap>
#include <map>

namespace boardset {

/// Places tokens, and remembers which stack stood where, so that a stack that moves keeps its key and can glide.
class TokenRows {
public:
    /// Rows for a level. `scale` enlarges the tokens (at least 1) where the zoom would make them too small to read.
    std::vector<TokenRow> place(const Level& level, const Workload& workload, double scale);

private:
    using Stacks = QMap<QString, TokenRow>; ///< Path of the box -> its stack.
    void keepKeys(const QString& region, Stacks& stacks);
    QHash<QString, QMap<QString, int>> m_numbers; ///< Level and region -> path of the box -> number in the key.
};

/// The same tokens, with the threads that cannot run marked as such.
std::vector<TokenRow> marked(std::vector<TokenRow> tokens, const std::vector<StoppedCustomer>& stopped);

/// The same with the threads that run outside of their home lgroup, whose title is `homes` of their name.
std::vector<TokenRow> markedAway(std::vector<TokenRow> tokens, const std::map<QString, QString>& homes);

/// Puts tokens of one kind into a rectangle of a box, row by row; those without room become one "+5". `size` is that of
/// a token.
std::vector<TokenRow> arrange(std::vector<TokenRow> tokens, const QRectF& place, QSizeF size, const QString& box = {});

} // namespace boardset
