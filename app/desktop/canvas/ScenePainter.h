// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the picture of a level with what is told apart on it: targets, ways, what is selected, what is on its way.
#pragma once

#include "PicturePlayer.h"
#include "SceneLook.h"
#include "SceneView.h"

#include "boardset/picture/LabelPlan.h"

namespace boardset {

class ScenePainter {
public:
    void setLook(const SceneLook& look);
    /// Where the painter clips, what lies outside is left out.
    void paint(QPainter& painter, const SceneView& view);
    /// All of a picture in which nothing is selected or on its way, on whole pixels and in the window's font.
    struct From {
        double zoom = 1;
        QPoint offset = {};
        LabelRank labels = LabelRank::Line;
        double textScale = 1;
    };
    void play(QPainter& painter, const picture::Picture& picture, const From& from);
    /// Over it, what an overlay lights.
    void light(QPainter& painter, const Overlay& overlay, const From& from);
    /// The texts as they are painted.
    picture::LabelPlan labels(const SceneView& view) const;
    /// A rectangle of the diagram on the canvas.
    QRect rectOf(const SceneView& view, const Rect& diagram) const;

private:
    picture::Scale scaleOf(const SceneView& view) const;
    picture::Scale scaleOf(const From& from) const;

    SceneLook m_look;
    PicturePlayer m_player;
};

} // namespace boardset
