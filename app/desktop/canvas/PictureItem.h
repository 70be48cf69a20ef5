// SPDX-License-Identifier: GPL-3.0-or-later
// An item that shows a picture of the core's in the look of the window: painted by the processor, the same on every
// backend. Panning paints what comes into sight only.
#pragma once

#include "CanvasView.h"
#include "ScenePainter.h"
#include "Sheet.h"

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScenePicture and KeptPicture are")
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< Of the core: Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    const picture::Palette& colours() const { return picture::paletteOf(paletteName()); }

    /// From where the picture is looked at.
    struct From {
        double zoom = 1;
        QPoint offset; ///< Of its origin on the item.
        LabelRank labels = LabelRank::Line;
    };
    /// That of the camera, unless a picture knows better.
    virtual From from();

Q_SIGNALS:
    void viewChanged();
    void lookChanged();

protected:
    /// Another view is looked at: what changes it is to be followed, but for its camera.
    virtual void follow(CanvasView& view) = 0;
    /// There is a view. Paints what lies in a part of the picture, in pixels from its origin.
    virtual void paint(QPainter& onto, const QRegion& part) = 0;
    /// All is to be painted, or a part: in pixels from the picture's origin.
    void repaint();
    void repaint(const QRect& part);
    ScenePainter& painter() { return m_painter; }

    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    picture::Palette::Name paletteName() const { return static_cast<picture::Palette::Name>(m_palette); }

    CanvasView* m_view = nullptr;
    int m_palette = 0;
    QString m_family;
    ScenePainter m_painter;
    Sheet m_sheet;
    double m_zoom = 0; ///< That it was painted at.
};

} // namespace boardset
