// SPDX-License-Identifier: GPL-3.0-or-later
// A user who sketches in the real window, and an estimate of how long the user's actions take an experienced person.
#pragma once

#include "RealWindow.h"
#include "screenPositions.h"

#include <QQuickItem>

namespace boardset::test {

/// Counts the actions of a user. A click including the search for its target counts 1.5 s, a drag 2.5 s, a scroll 1 s,
/// and a key or a notch of the wheel 0.33 s. The keystroke-level model assumes less: 1.3 s for a click, 1.1 s more for
/// a drag, and 0.28 s for a key.
class RealUser {
public:
    explicit RealUser(RealWindow& real) : m_real(real) {}

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
    /// Opens a selection box or a menu and selects an entry.
    void choose(QQuickItem& choice, const QString& words) {
        click(choice);
        clickAt(m_real.centre(m_real.menuItem(words)));
    }
    void menu(QPoint at, const QString& words) {
        ++m_clicks;
        m_real.rightClick(at);
        clickAt(m_real.centre(m_real.menuItem(words)));
    }
    /// Drags a part from the library to the middle of a box of the diagram. For a countable part, the wheel sets the
    /// number.
    void dragPart(QQuickItem& tile, QPoint to, int count = 1) {
        bringIntoSight(tile);
        ++m_drags;
        m_real.drag(m_real.centre(tile), to);
        for (int more = 1; more < count; ++more, ++m_keys)
            m_real.wheelUp();
        m_real.settle();
        REQUIRE(m_real.waitFor([this] { return m_real.session().canvas()->drag()->isPossible(); }));
        m_real.release();
        REQUIRE(m_real.waitFor([this] { return !m_real.session().document().isOutdated(); }));
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
    /// Types into "Find anything" and activates the first result.
    void find(const QString& words) {
        key(QStringLiteral("ctrl+k"));
        m_real.type(words);
        m_keys += static_cast<int>(words.size());
        key(QStringLiteral("Return"));
        m_real.settle(400);
    }

private:
    void bringIntoSight(QQuickItem& item) { m_scrolls += m_real.reveal(item) ? 1 : 0; }

    RealWindow& m_real;
    int m_clicks = 0, m_drags = 0, m_scrolls = 0, m_keys = 0;
};

} // namespace boardset::test
