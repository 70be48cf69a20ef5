// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for the items of a window.
#pragma once

#include <QQuickItem>
#include <functional>
#include <vector>

namespace boardset::test {

using Is = std::function<bool(const QQuickItem*)>;

/// True if the class name of an item starts with `type`.
inline bool isA(const QQuickItem* item, const char* type) {
    return item != nullptr && QString::fromUtf8(item->metaObject()->className()).startsWith(QString::fromUtf8(type));
}

/// Returns the first item that fits, in tree order, visible or not; null if there is none.
inline QQuickItem* firstItem(const QQuickItem* item, const Is& fits) {
    if (fits(item))
        return const_cast<QQuickItem*>(item);
    for (const QQuickItem* child : item->childItems())
        if (QQuickItem* found = firstItem(child, fits))
            return found;
    return nullptr;
}

/// Returns the first item of a type, in tree order, visible or not; null if there is none.
inline QQuickItem* findType(const QQuickItem* item, const char* type) {
    return firstItem(
        item, [&](const QQuickItem* each) { return isA(each, type); });
}

/// True for every item.
inline bool isAny(const QQuickItem*) {
    return true;
}

/// Returns the visible items that fit, in tree order.
inline std::vector<QQuickItem*> visibleItems(const QQuickItem* item, const Is& fits = isAny) {
    std::vector<QQuickItem*> found;
    firstItem(item, [&](const QQuickItem* each) {
        if (each->isVisible() && fits(each))
            found.push_back(const_cast<QQuickItem*>(each));
        return false;
    });
    return found;
}

/// Returns the first visible item that fits, in tree order; null if there is none.
inline QQuickItem* firstVisible(const QQuickItem* item, const Is& fits) {
    return firstItem(
        item, [&](const QQuickItem* each) { return each->isVisible() && fits(each); });
}

/// Returns the visible items of a type, in tree order.
inline std::vector<QQuickItem*> visibleOfType(const QQuickItem* item, const char* type) {
    return visibleItems(
        item, [&](const QQuickItem* each) { return isA(each, type); });
}

} // namespace boardset::test
