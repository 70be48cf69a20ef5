// SPDX-License-Identifier: GPL-3.0-or-later
// A user of the real window, who sees, clicks, drags and types.
#pragma once

#include "screen.h"
#include "support/drawing.h"

#include "FileChoice.h"

namespace boardset::test {

/// The mouse and the keyboard of a user, who is guided by visible items only.
struct User {
    explicit User(const Screen& at) : screen(at) {}

    QQuickItem* find(const Is& fits) const {
        screen.settle();
        return firstVisible(screen.window->contentItem(),
                            [&](const QQuickItem* item) { return item->width() > 0 && fits(item); });
    }
    QQuickItem* named(const char* name) const {
        return find([&](const QQuickItem* item) { return item->objectName() == QLatin1String(name); });
    }
    /// Returns a button, link or menu entry with this text.
    QQuickItem* button(const QString& words) const {
        return find([&](const QQuickItem* item) {
            return item->inherits("QQuickAbstractButton") && item->property("text").toString() == words;
        });
    }
    /// Returns a button or selection box with this tooltip.
    QQuickItem* tipped(const QString& tip) const {
        return find([&](const QQuickItem* item) {
            return (item->inherits("QQuickAbstractButton") || item->inherits("QQuickComboBox")) &&
                   item->property("tip").toString() == tip;
        });
    }
    /// Clicks a tab of the side panel or the drawer.
    void turnTo(const char* title) const {
        click(find([&](const QQuickItem* item) {
            return isA(item, "TabButton") && item->property("title").toString() == QString::fromUtf8(title);
        }));
    }
    /// Returns an entry of the open menu.
    QQuickItem* entry(const QString& words) const {
        return find([&](const QQuickItem* item) {
            return item->inherits("QQuickMenuItem") && item->property("text").toString() == words;
        });
    }
    bool reads(const QString& words) const {
        return find([&](const QQuickItem* item) { return item->property("text").toString() == words; }) != nullptr;
    }
    void clickAt(QPointF at, Qt::MouseButton with = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) const {
        QTest::mouseMove(screen.window, at.toPoint());
        QTest::mouseClick(screen.window, with, keys, at.toPoint());
        screen.settle();
    }
    /// Scrolls the pane around an item if the item is above or below the visible area.
    void bringIntoSight(const QQuickItem* item) const {
        constexpr double room = 40;
        QQuickItem* pane = item->parentItem();
        while (pane != nullptr && !pane->inherits("QQuickFlickable"))
            pane = pane->parentItem();
        if (pane == nullptr)
            return;
        const double top = item->mapToItem(pane, {0, 0}).y();
        const double below = item->mapToScene({0, item->height()}).y() - screen.window->height() + room;
        const double by = top < 0 ? top - room : std::max(0.0, below);
        pane->setProperty("contentY", std::max(0.0, pane->property("contentY").toDouble() + by));
        screen.settle();
    }
    void click(QQuickItem* item) const {
        REQUIRE(item);
        bringIntoSight(item);
        clickAt(item->mapToScene({item->width() / 2, item->height() / 2}));
    }
    /// Opens a selection box and selects an entry.
    void choose(QQuickItem* choice, const QString& words) const {
        click(choice);
        INFO(words.toStdString());
        if (entry(words) == nullptr) { // the entry is above the current one, at which the list opens
            QTest::keyClick(screen.window, Qt::Key_Home);
            screen.settle();
        }
        click(entry(words));
    }
    QPointF onCanvas(QPointF at) const {
        const QQuickItem* const canvas = findType(screen.window->contentItem(), "Canvas_QMLTYPE");
        REQUIRE(canvas);
        return canvas->mapToScene(at);
    }
    /// Right-clicks a block's name and selects an entry of its menu.
    void menu(const char* path, const QString& words) const {
        clickAt(headAt(path), Qt::RightButton);
        INFO(words.toStdString());
        click(entry(words));
    }
    void clickThread(const std::string& name, Qt::KeyboardModifiers keys = {}) const {
        clickAt(threadAt(name), Qt::LeftButton, keys);
    }
    /// Drags from one point to another with the button down, in steps like a hand.
    void drag(QPointF from, QPointF to) const {
        constexpr int steps = 8;
        QTest::mouseMove(screen.window, from.toPoint());
        QTest::mousePress(screen.window, Qt::LeftButton, {}, from.toPoint());
        for (int step = 1; step <= steps; ++step)
            QTest::mouseMove(screen.window, (from + (to - from) * step / steps).toPoint());
        screen.settle();
        QTest::mouseRelease(screen.window, Qt::LeftButton, {}, to.toPoint());
        screen.settle();
    }
    QPointF threadAt(const std::string& name) const {
        CanvasView& canvas = *screen.session->canvas();
        return onCanvas(canvas.camera()->toCanvas(test::rowOf(canvas, test::keyOfThread(name)).rect()).center());
    }
    QPointF headAt(const char* path) const { return onCanvas(test::headOf(*screen.session->canvas(), path)); }
    /// True if a visible text contains these words.
    bool readsPart(const QString& words) const {
        return find([&](const QQuickItem* item) { return item->property("text").toString().contains(words); }) !=
               nullptr;
    }
    void type(const QString& words) const {
        for (const QChar each : words)
            QTest::keyClick(screen.window, each.toLatin1());
        pressAndPaint(screen, Qt::Key_Return);
    }
    void typeInto(const char* name, const QString& words) const {
        QQuickItem* const field = named(name);
        REQUIRE(field);
        field->forceActiveFocus(Qt::TabFocusReason);
        QMetaObject::invokeMethod(field, "selectAll");
        type(words);
    }
    /// Enters a name in the open file dialog.
    void nameFile(const QString& name) const {
        screen.settle();
        for (FileChoice* choice : screen.window->findChildren<FileChoice*>())
            choice->enter(screen.home.path());
        QMetaObject::invokeMethod(screen.window->activeFocusItem(), "selectAll");
        type(name);
        screen.settle();
    }

    const Screen& screen;
};

} // namespace boardset::test
