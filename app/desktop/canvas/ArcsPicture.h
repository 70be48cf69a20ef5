// SPDX-License-Identifier: GPL-3.0-or-later
// The arcs in front of the diagram, as an item of their own, so that the diagram isn't painted again when they change.
#pragma once

#include "CanvasView.h"
#include "PicturePlayer.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class ArcsPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< A value of picture::Palette::Name, from Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)

public:
    explicit ArcsPicture(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void viewChanged();
    void lookChanged();

private:
    void dim(QPainter& painter, const picture::Token& token, const picture::Scale& scale);

    CanvasView* m_view = nullptr;
    int m_palette = 0;
    QString m_family;
    PicturePlayer m_player;
};

} // namespace boardset
