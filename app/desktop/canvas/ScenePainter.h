// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the picture of a level with its highlights: targets, routes, selection and moving tokens.
#pragma once

#include "Overlay.h"
#include "PicturePlayer.h"

#include "boardset/picture/LabelPlan.h"

#include <QRegion>
#include <functional>
#include <optional>
#include <set>

namespace boardset {

/// The level to paint and its view parameters.
struct SceneView {
    const picture::Picture* picture = nullptr;
    const Layout* layout = nullptr;
    const Overlay* overlay = nullptr;
    double zoom = 1;
    LabelRank labels = LabelRank::Name; ///< Lowest rank of the labels that are shown.
    double phase = -1;                  ///< Phase of the flow marks; negative if there are none.
    /// tokenAt() returns the current position of a moving token;
    /// useOf() returns the currently shown share of a wire's utilisation.
    /// Both functions are empty if nothing moves.
    std::function<Point(const picture::Token&)> tokenAt = {};
    std::function<double(const picture::Mark&)> useOf = {};
};

/// Paints levels. Positions are in pixels from the picture's origin.
class ScenePainter {
public:
    void setLook(picture::Palette::Name palette, const QString& family);
    /// Discards the label layout because the picture has changed.
    void forget() { m_set.reset(); }
    /// Paints a part of the picture.
    void paint(QPainter& painter, const SceneView& view, const QRegion& part);
    /// Draws a whole picture as in an exported file, but with edges on whole pixels and in the window's font.
    void play(QPainter& painter, const picture::Picture& picture);
    /// Returns the layout of the painted text, which is computed once for each picture, zoom and set of required names.
    const picture::LabelPlan& labels(const SceneView& view);
    /// Converts a rectangle of the diagram to pixels.
    QRect rectOf(double zoom, const Rect& diagram) const;
    /// Returns the areas in which flow marks move.
    std::vector<QRect> flowsOf(const SceneView& view) const;

private:
    picture::Scale scaleOf(const SceneView& view) const;

    /// The last label layout and its inputs.
    struct SetLabels {
        double zoom = 1;
        LabelRank labels = LabelRank::Name;
        std::set<int> apart;
        picture::LabelPlan plan;
    };

    PicturePlayer m_player;
    std::optional<SetLabels> m_set;
};

} // namespace boardset
