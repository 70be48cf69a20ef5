// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the glossary term at a position of a window, whatever item shows it.
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

/// Returns the term that is visible at a point of the window. Nothing below a dialog is visible. An item with a tooltip
/// of its own explains no term, unless the term is its whole text.
std::optional<TermSpot> termAt(const QQuickWindow& window, const Glossary& glossary, QPointF point);

/// Returns the terms in the texts of an item and of all its children, each once, in order.
std::vector<const Term*> termsIn(const QQuickItem& item, const Glossary& glossary);

} // namespace boardset
