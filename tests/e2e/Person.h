// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who sketches in the real window, and how long a practised hand takes for what they do.
#pragma once

#include "RealWindow.h"
#include "places.h"

#include <QQuickItem>

namespace boardset::test {

/// Counts what is done. A second and a half to find something and click it, one more to drag it, a third of a second
/// for a key or a notch of the wheel: slower than the keystroke-level model has it (1.3 s, 1.1 s and 0.28 s).
class Person {
public:
    explicit Person(RealWindow& real) : m_real(real) {}

    double seconds() const { return 1.5 * m_clicks + 2.5 * m_drags + 1.0 * m_scrolls + 0.33 * m_keys; }
    std::string told() const {
        return std::to_string(m_clicks) + " clicks, " + std::to_string(m_drags) + " drags, " +
               std::to_string(m_scrolls) + " scrolls, " + std::to_string(m_keys) +
               " keys and notches: " + std::to_string(static_cast<int>(seconds())) + " s";
    }

    void click(QQuickItem& item) {
        bringIntoSight(item);
        clickAt(m_real.centre(item));
    }
    void clickAt(QPoint at) {
        ++m_clicks;
        m_real.click(at);
    }
    /// Opens a choice or a menu and takes an entry.
    void choose(QQuickItem& choice, const QString& words) {
        click(choice);
        clickAt(m_real.centre(m_real.menuItem(words)));
    }
    void menu(QPoint at, const QString& words) {
        ++m_clicks;
        m_real.rightClick(at);
        clickAt(m_real.centre(m_real.menuItem(words)));
    }
    /// From the library to the middle of a box of the diagram; of a countable part several, by the wheel.
    void dragPart(QQuickItem& tile, QPoint to, int count = 1) {
        bringIntoSight(tile);
        ++m_drags;
        m_real.drag(m_real.centre(tile), to);
        for (int more = 1; more < count; ++more, ++m_keys)
            m_real.wheelUp();
        m_real.settle();
        REQUIRE(m_real.waitFor([this] { return m_real.session().canvas()->move()->isPossible(); }));
        m_real.release();
        REQUIRE(m_real.waitFor([this] { return !m_real.session().document().isBehind(); }));
        m_real.settle();
    }
    void type(const char* field, const QString& words) {
        QQuickItem& item = m_real.item("objectName", QString::fromUtf8(field));
        click(item);
        m_real.key(QStringLiteral("ctrl+a"));
        m_real.type(words);
        m_real.key(QStringLiteral("Return"));
        m_keys += 2 + static_cast<int>(words.size());
    }
    void key(const QString& name) {
        ++m_keys;
        m_real.key(name);
    }
    /// Types into Find anything, and does what stands first.
    void find(const QString& words) {
        key(QStringLiteral("ctrl+k"));
        m_real.type(words);
        m_keys += static_cast<int>(words.size());
        key(QStringLiteral("Return"));
        m_real.settle(400);
    }

private:
    /// The wheel over a list that an item lies in.
    void bringIntoSight(QQuickItem& item) {
        for (QQuickItem* list = item.parentItem(); list != nullptr; list = list->parentItem()) {
            if (!list->inherits("QQuickFlickable"))
                continue;
            const double top = list->mapFromItem(&item, QPointF(0, 0)).y();
            if (top >= 0 && top + item.height() <= list->height())
                return;
            ++m_scrolls;
            const double most = list->property("contentHeight").toDouble() - list->height();
            const double to = list->property("contentY").toDouble() + top - list->height() / 3;
            list->setProperty("contentY", std::clamp(to, 0.0, std::max(0.0, most)));
            m_real.settle();
            return;
        }
    }

    RealWindow& m_real;
    int m_clicks = 0, m_drags = 0, m_scrolls = 0, m_keys = 0;
};

} // namespace boardset::test
