// SPDX-License-Identifier: GPL-3.0-or-later
// An item that shows a picture of the core's in the look of the window.
#pragma once

#include "CanvasView.h"
#include "ScenePainter.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class PictureItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScenePicture and KeptPicture are")
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< Of the core: Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY lookChanged)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    const SceneLook& look() const { return m_look; }

Q_SIGNALS:
    void viewChanged();
    void lookChanged();

protected:
    /// Another view is looked at: what changes it is to be followed.
    virtual void follow(CanvasView& view) = 0;
    /// All is to be painted.
    virtual void repaint() { update(); }
    ScenePainter& painter() { return m_painter; }
    const ScenePainter& painter() const { return m_painter; }

private:
    void readLook();

    CanvasView* m_view = nullptr;
    int m_palette = 0;
    QString m_family;
    double m_textScale = 1;
    SceneLook m_look;
    ScenePainter m_painter;
};

} // namespace boardset
