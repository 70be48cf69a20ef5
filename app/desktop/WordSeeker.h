// SPDX-License-Identifier: GPL-3.0-or-later
// Which word of the glossary stands at a place of a window, whatever item shows it.
#pragma once

#include "boardset/catalog/Glossary.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <optional>

namespace boardset {

struct WordSpot {
    const Term* term = nullptr;
    QRectF spot; ///< Of the word, in the window.
};

/// The word that is seen at a point of the window. What a dialog covers is not seen; a word in what has a tooltip of
/// its own is left to it, unless the word is all of the text.
std::optional<WordSpot> wordAt(const QQuickWindow& window, const Glossary& glossary, QPointF point);

/// The terms in the texts of an item and of all that it shows, each once, in order.
std::vector<const Term*> wordsIn(const QQuickItem& item, const Glossary& glossary);

} // namespace boardset
