// SPDX-License-Identifier: GPL-3.0-or-later
// A document on a bundled scenario, and a canvas that shows it.
#pragma once

#include "DragSources.h"
#include "HoverText.h"
#include "support/catchQt.h"
#include "support/drawing.h"
#include "support/scenarios.h"

#include <QCoreApplication>
#include <algorithm>
#include <memory>

namespace boardset {

/// Creates the application that timers need, once for all tests.
inline void needApplication() {
    if (QCoreApplication::instance() != nullptr)
        return;
    static int count = 1;
    static char name[] = "test";
    static char* words[] = {name, nullptr};
    static QCoreApplication application(count, words);
}

struct Fixture {
    explicit Fixture(const std::string& id = "sunfire6800-first") : Fixture(test::scenario(id)) {}
    explicit Fixture(const Scenario& start) : document(test::catalog(), start) {
        needApplication();
        document.setWaitLimit(-1);
        view = std::make_unique<CanvasView>(document);
        view->camera()->setProperty("duration", 0);
        view->camera()->setViewport({1100, 760});
    }

    /// Waits until the preview is for the current position of the pointer.
    void awaitPreview() const {
        while (view->drag()->isOutdated())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    const NodeRow& box(const QString& path) const { return test::rowOf(*view, test::keyOfBlock(path.toStdString())); }
    BoxHighlight markAt(const QString& path) const { return view->overlay().of(box(path).node.index); }
    /// Returns the middle of a box on the canvas.
    QPointF boxAt(const QString& path) const { return view->camera()->toCanvas(box(path).rect()).center(); }
    /// Returns a point on the name of a box, outside everything that is drawn inside the box.
    QPointF headOf(const char* path) const { return test::headOf(*view, path); }
    const NodeRow& token(const QString& thread) const {
        return test::rowOf(*view, test::keyOfThread(thread.toStdString()));
    }
    const NodeRow& stack(const QString& at) const { return test::stackOf(*view, '@' + at.toStdString()); }
    /// True if a block is on the path that is followed, so that its contents are not dimmed.
    bool isFollowed(const char* path) const { return view->overlay().followed.contains(box(path).node.index); }
    QStringList hoverOf(const NodeRow& token) const {
        return hoverOfToken(document, view->level(), test::tokenOf(*view, token), token.words());
    }
    DraggedItem held(const QString& thread) const {
        return draggedToken(view->level(), document.scenario().workload, test::tokenOf(*view, token(thread)));
    }
    QPointF tokenAt(const QString& thread) const { return view->camera()->toCanvas(token(thread).rect()).center(); }
    std::string processorOf(const CustomerName& name) const {
        for (const Process& process : document.scenario().workload.processes) {
            for (const Customer& each : process.customers)
                if (each.name == name)
                    return each.on;
        }
        return {};
    }
    /// Returns the index of the menu entry with this text; -1 if the menu does not offer it.
    int action(const QString& words) const {
        const auto& rows = view->actions()->rows();
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const ActionRow& each) { return each.text == words; });
        return row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
    }
    void act(const QString& words) const {
        INFO(words.toStdString());
        REQUIRE(action(words) >= 0);
        view->act(action(words));
    }
    /// Presses and drags in two steps, without a release.
    void drag(QPointF from, QPointF to, int modifiers = 0) {
        view->input()->press(from, Qt::LeftButton);
        view->input()->moveTo((from + to) / 2, modifiers);
        view->input()->moveTo(to, modifiers);
    }
    /// Drags, and waits until the result there is shown.
    void carry(QPointF from, QPointF to) {
        drag(from, to);
        awaitPreview();
    }
    /// Moves the item that a command has picked up, and waits until the result there is shown.
    void carryTo(QPointF to) const {
        view->drag()->moveTo(to, 0);
        awaitPreview();
    }

    Document document;
    std::unique_ptr<CanvasView> view;
};

} // namespace boardset
