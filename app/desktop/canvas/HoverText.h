// SPDX-License-Identifier: GPL-3.0-or-later
// The four lines that a box, a wire or a token says of itself: name, capacity, use, source.
#pragma once

#include "Document.h"
#include "Level.h"
#include "TokenRow.h"

#include <QStringList>

namespace boardset {

QStringList hoverOfBox(const Document& document, const Level& level, int box);
QStringList hoverOfLink(const Document& document, LinkId link);
QStringList hoverOfToken(const Document& document, const TokenRow& token);

} // namespace boardset
