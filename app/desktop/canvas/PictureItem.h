// SPDX-License-Identifier: GPL-3.0-or-later
// An item that shows a picture in the window's theme.
// The processor paints the picture, which is therefore identical on every graphics backend.
// Panning paints only newly visible parts.
#pragma once

#include "CanvasView.h"
#include "ScenePainter.h"
#include "ScrollBuffer.h"

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScenePicture or KeptPicture")
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< A value of picture::Palette::Name, from Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    const picture::Palette& colours() const { return picture::paletteOf(paletteName()); }

    /// The position from which the picture is viewed.
    struct Viewpoint {
        double zoom = 1;
        QPoint offset; ///< Position of the picture's origin in the item.
        LabelRank labels = LabelRank::Line;
    };
    /// Returns the position from which the picture is viewed: the camera's position,
    /// unless a subclass overrides this function.
    virtual Viewpoint viewpoint();

Q_SIGNALS:
    void viewChanged();
    void lookChanged();

protected:
    /// Connects to all signals of a new view that change the picture, except those of the view's camera.
    virtual void follow(CanvasView& view) = 0;
    /// Paints a part of the picture, given in pixels from the picture's origin. Called only if there is a view.
    virtual void paint(QPainter& onto, const QRegion& part) = 0;
    /// Requests a repaint of the whole picture, or of a part given in pixels from the picture's origin.
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
    ScrollBuffer m_sheet;
    double m_zoom = 0; ///< Zoom at which the picture was painted.
};

} // namespace boardset
