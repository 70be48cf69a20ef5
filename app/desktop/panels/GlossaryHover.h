// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the glossary term at a position in a window, regardless of the item that shows the term.
#pragma once

#include "boardset/catalog/Glossary.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <optional>

namespace boardset {

struct TermSpot {
    const Term* term = nullptr;
    QRectF spot; ///< Rectangle of the term in the window.
};

/// Returns the term that is visible at a point of the window. Items below a dialog do not count as visible.
/// An item with a tooltip of its own explains no term, unless the term is the whole text of the item.
std::optional<TermSpot> termAt(const QQuickWindow& window, const Glossary& glossary, QPointF point);

/// Returns the terms in the text of an item and of all its children. Each term appears once, in the order of the text.
std::vector<const Term*> termsIn(const QQuickItem& item, const Glossary& glossary);

} // namespace boardset
