// SPDX-License-Identifier: GPL-3.0-or-later
// Which level is shown: going in and out, what zooming makes of it, and how many labels it has.
#pragma once

#include "Camera.h"
#include "Level.h"

#include "boardset/diagram/LabelRanks.h"

namespace boardset {

inline constexpr double zoomStep = 1.25; ///< Of a key or a button.

class Levels : public QObject {
    Q_OBJECT

public:
    explicit Levels(Camera& camera, QObject* parent = nullptr);

    const Level& now() const { return m_level; }
    bool isInside() const { return m_level.layout.focus != rootBlock; }
    LabelRank labels() const { return m_labels; } ///< The last that is shown.

    /// How large texts are, of 1: what is looked at is laid out anew.
    void setTextScale(double scale);
    /// Whether nothing tells how busy a part is.
    bool isVeiled() const { return m_veiled; }
    void setVeiled(bool veiled);
    /// Another machine, or the same put together otherwise: what is looked at stays in sight where it can.
    void setTopology(std::shared_ptr<const Topology> topology);
    /// The whole machine, with its processors where they can be read.
    void showMachine();
    /// Goes to a level by the path of its block.
    void show(const QString& path);
    void enter(int box);
    void goOut();             ///< To the level around.
    void fit();               ///< Shows the whole, drawn so that it can be read.
    void zoom(double factor); ///< At the middle.

Q_SIGNALS:
    void shown();       ///< Another level, or the same anew.
    void left(int box); ///< Gone out of this box.
    void labelsChanged();

private:
    void showLevel(BlockId focus, Detail detail);
    void zoomedIn(QPointF at);
    void zoomedOut();
    void refreshLabels();

    Camera& m_camera;
    Level m_level;
    LabelRanks m_ranks;
    LabelRank m_labels = LabelRank::Name;
    double m_textScale = 1;
    bool m_veiled = false;
};

} // namespace boardset
