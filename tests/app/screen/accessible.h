// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader perceives it.
#pragma once

#include "screen.h"

#include <QAccessible>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace boardset::test {

/// A screen reader: the accessible objects of the window, and the events since its construction. Only one exists at a
/// time.
class ScreenReader {
public:
    struct Event {
        QAccessible::Event type;
        QAccessible::Role role;
        QString text; ///< The object's name; for a changed description, the description.
        bool isFocused;
    };
    struct Object {
        QAccessible::Role role;
        QString name;
        QString description;
        QAccessible::State state;
        int depth;
        int parent; ///< Index in the list; -1 if there is none.
        QStringList actions;
        QObject* object;
    };

    explicit ScreenReader(const Screen& screen) : m_screen(screen) {
        setActive(true);
        s_events.clear();
        m_before = QAccessible::installUpdateHandler(hear);
    }
    ~ScreenReader() {
        QAccessible::installUpdateHandler(m_before);
        setActive(false);
    }
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;

    /// Returns the objects depth first, including those that are not visible.
    std::vector<Object> objects() const {
        std::vector<Object> all;
        if (QAccessibleInterface* window = QAccessible::queryAccessibleInterface(m_screen.window))
            gather(*window, -1, 0, all);
        return all;
    }
    static const std::vector<Event>& events() { return s_events; }
    static void forget() { s_events.clear(); }
    /// Returns the last announcement since forget(); empty if there is none.
    static QString announced() {
        QString words;
        for (const Event& event : s_events)
            if (event.type == announcement)
                words = event.text;
        return words;
    }

private:
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    static constexpr QAccessible::Event announcement = QAccessible::Announcement;
#else
    static constexpr QAccessible::Event announcement = QAccessible::Alert;
#endif

    /// Does what the platform does when a screen reader starts. Without it, Qt 6.4 sends no events.
    static void setActive(bool isActive) {
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(isActive);
    }
    static void gather(QAccessibleInterface& at, int parent, int depth, std::vector<Object>& all) {
        constexpr int deepest = 64;
        REQUIRE(depth < deepest);
        QAccessibleActionInterface* const actions = at.actionInterface();
        all.push_back({at.role(), at.text(QAccessible::Name), at.text(QAccessible::Description), at.state(), depth,
                       parent, actions ? actions->actionNames() : QStringList(), at.object()});
        const int self = static_cast<int>(all.size()) - 1;
        for (int i = 0; i < at.childCount(); ++i)
            if (QAccessibleInterface* child = at.child(i))
                gather(*child, self, depth + 1, all);
    }
    static void hear(QAccessibleEvent* event) {
        QAccessibleInterface* const from = event->accessibleInterface();
        if (from == nullptr || (from->state().invisible && from->role() != QAccessible::AlertMessage))
            return; // a screen reader skips hidden objects
        const bool isDescription = event->type() == QAccessible::DescriptionChanged;
        s_events.push_back({event->type(), from->role(),
                            from->text(isDescription ? QAccessible::Description : QAccessible::Name),
                            from->state().focused == 1});
    }

    const Screen& m_screen;
    QAccessible::UpdateHandler m_before = nullptr;
    static inline std::vector<Event> s_events;
};

} // namespace boardset::test
