// SPDX-License-Identifier: GPL-3.0-or-later
// The four lines that a box, a wire or a token says of itself: name, capacity, use, source. Where use is not told, its
// line is empty or says the rest.
#pragma once

#include "Document.h"
#include "Level.h"

#include "boardset/picture/Node.h"

#include <QStringList>

namespace boardset {

/// What a block is made of: as the catalog says it; of a machine with empty slots, what is there.
QString summaryOf(const Topology& topology, BlockId block);

QStringList hoverOfBox(const Document& document, const Level& level, int box);
QStringList hoverOfLink(const Document& document, LinkId link, bool tellsUse = true);
/// `words`: what its node says.
QStringList hoverOfToken(const Document& document, const Level& level, const picture::Token& token,
                         const QString& words);

} // namespace boardset
