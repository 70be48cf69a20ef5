// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a window that cannot be read: truncated or overlapping.
#pragma once

#include "screen.h"

namespace boardset::test {

/// True if a part of a text is hidden: elided, or beyond an edge that scrolling does not reach.
inline bool isCut(const QQuickItem* text) {
    if (text->property("truncated").toBool())
        return true;
    QRectF seen(0, 0, std::min(text->width(), text->property("paintedWidth").toDouble()), text->height());
    if (text->property("paintedWidth").toDouble() > text->width() + 1)
        return true;
    for (const QQuickItem* above = text->parentItem(); above; above = above->parentItem()) {
        const QRectF here = text->mapRectToItem(above, seen);
        const bool edge = above->clip() || !above->parentItem();
        if (edge && (here.left() < -1 || here.right() > above->width() + 1))
            return true;
        if (above->inherits("QQuickFlickable"))
            return false; // scrolling reaches texts above or below
        if (edge && (here.top() < -1 || here.bottom() > above->height() + 1))
            return true;
    }
    return false;
}

/// Collects the texts outside the diagram that cannot be read in full.
inline void findCut(const QQuickItem* item, QStringList& cut, int& seen) {
    if (!item->isVisible() || item->opacity() <= 0 || isA(item, "Canvas_QMLTYPE"))
        return;
    const QVariant text = item->property("text");
    if (item->property("truncated").isValid() && !text.toString().isEmpty()) {
        ++seen;
        if (isCut(item))
            cut << text.toString();
    }
    for (const QQuickItem* child : item->childItems())
        findCut(child, cut, seen);
}

/// Returns the texts that are still truncated once the layout no longer changes, among at least `least` texts. Sizes
/// follow their texts with a delay of several frames.
inline std::string cutTexts(const Screen& screen, int least = 21) {
    QStringList cut;
    for (int attempt = 0; attempt < 20; ++attempt) {
        cut.clear();
        int seen = 0;
        findCut(screen.window->contentItem(), cut, seen);
        if (seen >= least && cut.isEmpty())
            return {};
        screen.settle();
    }
    return "cut: " + cut.join(QStringLiteral(" | ")).toStdString();
}

/// A text outside the diagram, and the area of its letters in the window; empty if no letter is visible.
struct Printed {
    QString text;
    QRectF place;
    double pixels = 0;
};

inline QRectF lettersOf(const QQuickItem* text) {
    const double wide = std::min(text->width(), text->property("contentWidth").toDouble());
    const double high = std::min(text->height(), text->property("contentHeight").toDouble());
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const double x = across & Qt::AlignRight     ? text->width() - wide
                     : across & Qt::AlignHCenter ? (text->width() - wide) / 2
                                                 : 0;
    const double y = down & Qt::AlignBottom    ? text->height() - high
                     : down & Qt::AlignVCenter ? (text->height() - high) / 2
                                               : 0;
    QRectF seen = text->mapRectToScene({x, y, wide, high});
    for (const QQuickItem* above = text->parentItem(); above; above = above->parentItem())
        if (above->clip())
            seen &= above->mapRectToScene(above->boundingRect());
    return seen;
}

inline void findPrinted(const QQuickItem* item, std::vector<Printed>& all) {
    if (!item->isVisible() || item->opacity() <= 0 || isA(item, "Canvas_QMLTYPE"))
        return;
    const QString text = item->property("text").toString();
    if (item->property("truncated").isValid() && !text.isEmpty() && item->objectName() != QStringLiteral("tip"))
        if (const QRectF place = lettersOf(item); !place.isEmpty())
            all.push_back({text, place, item->property("font").value<QFont>().pixelSize() * 1.0});
    for (const QQuickItem* child : item->childItems())
        findPrinted(child, all);
}

/// Returns the texts that overlap, and those smaller than 11 pixels.
inline std::string overprinted(const Screen& screen) {
    std::vector<Printed> all;
    findPrinted(screen.window->contentItem(), all);
    std::string wrong;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].pixels < 11)
            wrong += "small: " + all[i].text.toStdString() + "; ";
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (const QRectF both = all[i].place & all[j].place; both.width() > 2 && both.height() > 2)
                wrong += all[i].text.toStdString() + " over " + all[j].text.toStdString() + "; ";
    }
    return wrong;
}

/// Returns the texts that cannot be read once the layout no longer changes.
inline std::string unreadable(const Screen& screen) {
    std::string wrong;
    for (int attempt = 0; attempt < 10; ++attempt) {
        wrong = cutTexts(screen);
        wrong += overprinted(screen);
        if (wrong.empty())
            break;
        screen.settle();
    }
    return wrong;
}

/// Returns the visible texts of a part of the window.
inline std::vector<QQuickItem*> texts(const QQuickItem* part) {
    return visibleItems(
        part,
        [](const QQuickItem* item) {
            return item->property("truncated").isValid() && !item->property("text").toString().isEmpty();
        });
}

/// Returns the first text of a row or larger part that overlaps another text or leaves the row; empty if there is none.
inline std::string overlapping(const QQuickItem* row) {
    const std::vector<QQuickItem*> all = texts(row);
    for (const QQuickItem* text : all) {
        const QRectF here = text->mapRectToItem(row, text->boundingRect());
        if (here.right() > row->width() + 1 || here.left() < -1 || here.bottom() > row->height() + 1)
            return "out of its row: " + text->property("text").toString().toStdString();
        for (const QQuickItem* other : all) {
            const QRectF both = here & other->mapRectToItem(row, other->boundingRect());
            if (other != text && both.width() > 1 && both.height() > 1)
                return text->property("text").toString().toStdString() + " | " +
                       other->property("text").toString().toStdString();
        }
    }
    return {};
}

/// Returns the visible texts of a part of the window, one per line.
inline QString shown(const QQuickItem* part) {
    QStringList all;
    for (const QQuickItem* each : texts(part))
        all << each->property("text").toString();
    return all.join(u'\n');
}

} // namespace boardset::test
