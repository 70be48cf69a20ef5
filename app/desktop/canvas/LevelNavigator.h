// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the current level and the rank of labels that are shown. Levels change by commands or by zooming.
#pragma once

#include "Camera.h"
#include "Document.h"
#include "Level.h"

#include "boardset/diagram/LabelRanks.h"

namespace boardset {

inline constexpr double zoomStep = 1.25; ///< Factor by which a key or button changes the zoom.

class LevelNavigator : public QObject {
    Q_OBJECT

public:
    LevelNavigator(const Document& document, Camera& camera, QObject* parent = nullptr);

    const Level& now() const { return m_level; }
    bool isInside() const { return m_level.layout.focus != rootBlock; }
    LabelRank labels() const { return m_labels; } ///< Lowest rank of the labels that are shown.

    /// Sets the text size, where 1 is the normal size, and lays out the current level again.
    void setTextScale(double scale);
    /// Sets another machine, or another configuration of the same machine. Keeps the current level if it still exists.
    void setTopology(std::shared_ptr<const Topology> topology);
    /// Shows the whole machine, including its processors if they are readable.
    void showMachine();
    /// Shows the level of the block with the given path.
    void show(const QString& path);
    void enter(int box);
    void goOut();             ///< Shows the surrounding level.
    void fit();               ///< Shows the whole level, with readable detail.
    void zoom(double factor); ///< Zooms at the centre of the viewport.

Q_SIGNALS:
    void shown();       ///< Another level is shown, or the current one was laid out again.
    void left(int box); ///< The level of the given box has been left.
    void labelsChanged();

private:
    void showLevel(BlockId focus, Detail detail);
    void zoomedIn(QPointF at);
    void zoomedOut();
    void refreshLabels();
    void refreshLook();

    const Document& m_document;
    Camera& m_camera;
    Level m_level;
    LabelRanks m_ranks;
    LabelRank m_labels = LabelRank::Name;
    double m_textScale = 1;
};

} // namespace boardset
