// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas in a window without a display, and the labels that its picture paints.
#pragma once

#include "ScenePicture.h"
#include "boardset/diagram/LabelRanks.h"
#include "fixture.h"
#include "support/items.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <map>

namespace boardset {

/// A label as it appears on the canvas.
struct SceneLabel {
    QString key; ///< Key of the box; empty for the label of a wire.
    QString text;
    QRectF rect; ///< On the canvas, in pixels.
    int pixels = 0;
    QColor color;
    LabelRank rank = LabelRank::Name;
};

/// Returns the largest number of labels whose centres are in one area of 400 x 300 pixels. Names of parts do not count:
/// they are shown wherever they fit.
inline std::ptrdiff_t mostInAnArea(std::vector<SceneLabel> labels) {
    std::erase_if(labels, [](const SceneLabel& label) { return label.rank == LabelRank::Part; });
    std::ptrdiff_t most = 0;
    for (const SceneLabel& left : labels) {
        for (const SceneLabel& top : labels) {
            const QRectF area(left.rect.center().x(), top.rect.center().y(), labelAreaWidth, labelAreaHeight);
            most = std::max(most, std::ranges::count_if(labels, [&](const SceneLabel& label) {
                                return area.contains(label.rect.center());
                            }));
        }
    }
    return most;
}

/// The canvas in a window of a given size.
struct Shown : Fixture {
    explicit Shown(QSize size, const std::string& scenario = "sunfire6800-first", double textScale = 1)
        : Shown(size, test::scenario(scenario), textScale) {}
    Shown(QSize size, const Scenario& scenario, double textScale = 1) : Fixture(scenario) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine.setInitialProperties({{"view", QVariant::fromValue(view.get())},
                                     {"theme", 0},
                                     {"reducedMotion", true},
                                     {"textScale", textScale},
                                     {"width", size.width()},
                                     {"height", size.height()}});
        engine.load(QUrl::fromLocalFile(QStringLiteral(CANVAS_TESTS "/CanvasWindow.qml")));
        REQUIRE_FALSE(engine.rootObjects().isEmpty());
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
        REQUIRE(QTest::qWaitForWindowExposed(window));
    }

    ScenePicture& picture() {
        QCoreApplication::processEvents();
        auto* picture = qobject_cast<ScenePicture*>(test::firstItem(window->contentItem(), [](const QQuickItem* item) {
            return qobject_cast<const ScenePicture*>(item) != nullptr;
        }));
        REQUIRE(picture != nullptr);
        return *picture;
    }
    /// Returns all texts of the diagram except those of tokens, which are not labels.
    std::vector<SceneLabel> allLabels() {
        ScenePicture& item = picture();
        const picture::LabelPlan plan = item.labels();
        const picture::Palette& colours = item.colours();
        const std::vector<picture::Mark>& marks = view->picture().marks;
        std::vector<SceneLabel> found;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const picture::SetText* text = plan.of(static_cast<int>(i));
            const Subject& subject = marks[i].subject;
            const bool isBox = subject.kind == Subject::Block;
            if (text == nullptr || text->text.empty() || (!isBox && subject.kind != Subject::Link))
                continue;
            found.push_back({isBox ? format::text(subject) : QString(), QString::fromStdString(text->text),
                             toQt(text->rect).translated(item.viewpoint().offset), static_cast<int>(text->size),
                             QColor(colours.colourOf(marks[i].tone)), marks[i].label.rank});
        }
        return found;
    }
    /// Returns the visible labels.
    std::vector<SceneLabel> labels() {
        std::vector<SceneLabel> found = allLabels();
        std::erase_if(found,
                      [&](const SceneLabel& label) { return !view->camera()->window().contains(label.rect.center()); });
        return found;
    }
    /// Returns the boxes that are drawn, by key. A box that would show only a name is not drawn if the name is hidden;
    /// a common label of several such boxes may be drawn instead.
    std::vector<std::pair<QString, Box>> drawn() {
        const picture::LabelPlan plan = picture().labels();
        const picture::Picture& shown = view->picture();
        std::vector<std::pair<QString, Box>> found;
        for (std::size_t i = 0; i < shown.boxes.size(); ++i) {
            const int face = shown.boxes[i];
            Box box = view->level().layout.boxes[i];
            const picture::Mark& mark = shown.marks[static_cast<std::size_t>(face)];
            if (plan.isDrawn(face))
                found.emplace_back(format::text(mark.subject), box);
            if (box.together.empty() || !plan.isDrawn(face + 1))
                continue;
            box.title = box.together;
            box.rect = box.togetherRect;
            found.emplace_back(format::text(shown.marks[static_cast<std::size_t>(face) + 1].subject), box);
        }
        return found;
    }
    bool says(const QString& text) {
        const auto all = labels();
        return std::any_of(all.begin(), all.end(), [&](const SceneLabel& label) { return label.text == text; });
    }
    /// Opens a level by its path, or the overview of the machine, which appears when zooming out.
    void goTo(const std::string& path) {
        view->show(path == "overview" ? QString() : QString::fromStdString(path));
        view->fit();
        if (path == "overview" && view->level().layout.detail == Detail::Parts)
            view->camera()->zoomAt({300, 200}, 0.5);
    }
    /// Returns the centres of the visible labels in the diagram, by box and text.
    std::map<QString, QPointF> namedLabels() {
        std::map<QString, QPointF> all;
        for (const SceneLabel& label : labels())
            all[label.key + label.text] = view->camera()->toDiagram(label.rect.center());
        return all;
    }

    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

} // namespace boardset
