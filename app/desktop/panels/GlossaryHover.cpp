// SPDX-License-Identifier: GPL-3.0-or-later
// Qt Quick does not give the positions of characters, so this file repeats the layout of text, with the same font and
// width.
#include "GlossaryHover.h"

#include <QFont>
#include <QTextLayout>
#include <algorithm>

namespace boardset {

namespace {

bool isText(const QQuickItem& item) {
    return item.inherits("QQuickText");
}

bool holds(const QQuickItem& item, QPointF point) {
    return item.contains(item.mapFromScene(point));
}

std::vector<QQuickItem*> fromTop(const QQuickItem& item) {
    const auto& children = item.childItems();
    std::vector<QQuickItem*> sorted(children.begin(), children.end());
    std::ranges::stable_sort(sorted, {}, &QQuickItem::z);
    std::ranges::reverse(sorted);
    return sorted;
}

/// Returns the text that is visible at a point of an item, or of the item's children.
QQuickItem* textAt(QQuickItem& item, QPointF point) {
    if (!item.isVisible() || item.opacity() == 0 || (item.clip() && !holds(item, point)))
        return nullptr;
    for (QQuickItem* child : fromTop(item))
        if (QQuickItem* found = textAt(*child, point))
            return found;
    return isText(item) && holds(item, point) ? &item : nullptr;
}

bool showsTip(const QQuickItem& item) {
    if (!item.isVisible())
        return false;
    if (item.objectName() == QStringLiteral("tip"))
        return true;
    const auto& children = item.childItems();
    return std::ranges::any_of(children, [](const QQuickItem* child) { return showsTip(*child); });
}

/// Returns the layer above the window if this layer has a visible item at the given point; such an item hides
/// everything below.
QQuickItem* floatingAt(const QQuickWindow& window, QPointF point) {
    for (QQuickItem* layer : fromTop(*window.contentItem()))
        if (layer->inherits("QQuickOverlay")) {
            const auto& floating = layer->childItems();
            const bool isThere = std::ranges::any_of(
                floating, [&](const QQuickItem* each) { return each->isVisible() && holds(*each, point); });
            return isThere ? layer : nullptr;
        }
    return nullptr;
}

/// Returns the number of UTF-16 code units, as counted by a QString, in the first `bytes` bytes of UTF-8 text.
int unitsBefore(const std::string& text, std::size_t bytes) {
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
}

/// Lays out the text of an item with the item's line height.
void layOut(QTextLayout& layout, const QQuickItem& text) {
    QTextOption option(Qt::Alignment::fromInt(text.property("effectiveHorizontalAlignment").toInt()));
    option.setWrapMode(static_cast<QTextOption::WrapMode>(text.property("wrapMode").toInt()));
    layout.setTextOption(option);
    const qreal left = text.property("leftPadding").toReal();
    const qreal width = text.width() - left - text.property("rightPadding").toReal();
    const qreal spread = text.property("lineHeight").toReal();
    qreal y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({left, y});
        y += line.height() * (spread > 0 && spread < 4 ? spread : 1);
    }
    layout.endLayout();
    const qreal top = text.property("topPadding").toReal();
    const qreal area = text.height() - top - text.property("bottomPadding").toReal() - y;
    const auto upright = Qt::Alignment::fromInt(text.property("verticalAlignment").toInt());
    layout.setPosition({0, top + (upright & Qt::AlignVCenter ? area / 2 : upright & Qt::AlignBottom ? area : 0)});
}

QRectF rectOf(const QTextLayout& layout, int from, int to) {
    const QTextLine line = layout.lineForTextPosition(from);
    if (!line.isValid())
        return {};
    const int end = std::min(to, line.textStart() + line.textLength());
    const qreal left = line.cursorToX(from);
    return {layout.position() + QPointF(left, line.y()), QSizeF(line.cursorToX(end) - left, line.height())};
}

QString spoken(const QQuickItem& item) {
    return item.property("text").toString();
}

void collect(const QQuickItem& item, const Glossary& glossary, std::vector<const Term*>& terms) {
    if (!item.isVisible())
        return;
    if (isText(item))
        for (const TermSpan& place : glossary.in(spoken(item).toStdString()))
            if (std::ranges::find(terms, place.term) == terms.end())
                terms.push_back(place.term);
    for (const QQuickItem* child : item.childItems())
        collect(*child, glossary, terms);
}

} // namespace

std::optional<TermSpot> termAt(const QQuickWindow& window, const Glossary& glossary, QPointF point) {
    QQuickItem* const floating = floatingAt(window, point);
    QQuickItem* const text = textAt(floating ? *floating : *window.contentItem(), point);
    if (!text)
        return std::nullopt;
    const std::string words = spoken(*text).toStdString();
    const std::vector<TermSpan> places = glossary.in(words);
    const bool isWhole = places.size() == 1 && places.front().length == words.size();
    if (places.empty() || (!isWhole && showsTip(*window.contentItem())))
        return std::nullopt;
    QTextLayout layout(spoken(*text), text->property("font").value<QFont>());
    layOut(layout, *text);
    for (const TermSpan& place : places) {
        const QRectF rect = rectOf(layout, unitsBefore(words, place.at), unitsBefore(words, place.at + place.length));
        if (rect.contains(text->mapFromScene(point)))
            return TermSpot{place.term, text->mapRectToScene(rect)};
    }
    return std::nullopt;
}

std::vector<const Term*> termsIn(const QQuickItem& item, const Glossary& glossary) {
    std::vector<const Term*> terms;
    collect(item, glossary, terms);
    return terms;
}

} // namespace boardset
