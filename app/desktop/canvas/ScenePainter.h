// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the picture of a level with what is told apart on it: targets, ways, what is selected, what is on its way.
#pragma once

#include "Overlay.h"
#include "PicturePlayer.h"

#include "boardset/picture/LabelPlan.h"

#include <QRegion>
#include <functional>
#include <optional>

namespace boardset {

/// What of a level is painted, and how near.
struct SceneView {
    const picture::Picture* picture = nullptr;
    const Layout* layout = nullptr;
    const Overlay* overlay = nullptr;
    double zoom = 1;
    LabelRank labels = LabelRank::Name; ///< The last that is shown.
    double phase = -1;                  ///< Of the marks of flow; below 0: none.
    /// Where a token is on its way, and how much of a wire's use is shown yet; empty: nothing is on its way.
    std::function<Point(const picture::Token&)> tokenAt = {};
    std::function<double(const picture::Mark&)> useOf = {};
};

/// Places are in pixels from the picture's origin.
class ScenePainter {
public:
    void setLook(picture::Palette::Name palette, const QString& family);
    /// The picture has become another one: how its texts are set is not known any more.
    void forget() { m_set.reset(); }
    /// What lies in a part of it.
    void paint(QPainter& painter, const SceneView& view, const QRegion& part);
    /// All of a picture as in a file, but on whole pixels and in the window's font.
    void play(QPainter& painter, const picture::Picture& picture);
    /// The texts as they are painted: chosen once for a picture, and anew where it is zoomed or a name is called for.
    const picture::LabelPlan& labels(const SceneView& view);
    /// A rectangle of the diagram.
    QRect rectOf(double zoom, const Rect& diagram) const;
    /// Where marks of flow move.
    std::vector<QRect> flowsOf(const SceneView& view) const;

private:
    picture::Scale scaleOf(const SceneView& view) const;

    /// The last plan of labels, and what it was made for.
    struct SetLabels {
        double zoom = 1;
        LabelRank labels = LabelRank::Name;
        picture::Called called;
        picture::LabelPlan plan;
    };

    PicturePlayer m_player;
    std::optional<SetLabels> m_set;
};

} // namespace boardset
