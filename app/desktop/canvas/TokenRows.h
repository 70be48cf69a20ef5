// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a picture as rows: what each is called, and what it keeps while it moves.
#pragma once

#include "Level.h"
#include "TokenRow.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/picture/Tokens.h"

#include <QHash>
#include <QMap>
#include <map>

namespace boardset {

/// Remembers which stack stood where, so that a stack that moves keeps its key and can glide.
class TokenRows {
public:
    /// A row for each token, in their order. `homes`: titles of the home lgroups of threads that run outside of them.
    std::vector<TokenRow> of(const Level& level, const Workload& workload, const std::vector<picture::Token>& tokens,
                             const std::vector<StoppedCustomer>& stopped, const std::map<QString, QString>& homes);

private:
    /// Path of a block -> the number in the key of a region's stack there.
    using Numbers = QMap<QString, int>;
    void keepNumbers(Numbers& numbers, const QMap<QString, TokenRow*>& stacks);
    QHash<QString, Numbers> m_numbers; ///< By level and region.
};

} // namespace boardset
