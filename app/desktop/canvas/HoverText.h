// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the hover card of a box, wire or token: name, capacity, utilisation and source.
// While utilisation is hidden, the utilisation line is empty or has only the contents of the part.
#pragma once

#include "Document.h"
#include "Level.h"

#include "boardset/picture/PictureElement.h"

#include <QStringList>

namespace boardset {

/// Returns the summary of a block: the catalog's text or, for a machine with empty slots, its installed boards.
QString summaryOf(const Topology& topology, BlockId block);

QStringList hoverOfBox(const Document& document, const Level& level, int box);
QStringList hoverOfLink(const Document& document, LinkId link, bool showsUse = true);
/// Returns the text for a token; `words` is the description of the token's node.
QStringList hoverOfToken(const Document& document, const Level& level, const picture::Token& token,
                         const QString& words);

} // namespace boardset
