// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a plot, or the sample of one of its lines for a legend. The same player draws diagrams.
#pragma once

#include "PicturePlayer.h"
#include "PlotModel.h"

#include "boardset/picture/PlotPicture.h"

#include <QQuickPaintedItem>

namespace boardset {

class PlotItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::PlotModel* plot READ plot WRITE setPlot NOTIFY plotChanged)
    Q_PROPERTY(int line MEMBER m_line NOTIFY lookChanged) ///< Line of which a sample is drawn; -1 for the whole plot.
    Q_PROPERTY(double head MEMBER m_head NOTIFY lookChanged) ///< Height of a legend at the top right corner, in pixels.
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< A value of picture::Palette::Name, from Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(double letters MEMBER m_letters NOTIFY lookChanged) ///< Font size, in pixels.
    Q_PROPERTY(QRectF field READ field NOTIFY fieldChanged)        ///< Area between the axes.

public:
    explicit PlotItem(QQuickItem* parent = nullptr);

    PlotModel* plot() const { return m_plot; }
    void setPlot(PlotModel* plot);
    QRectF field() const;
    const picture::PlotPicture& picture() const { return m_picture; }
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void plotChanged();
    void lookChanged();
    void fieldChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;

private:
    PlotModel* m_plot = nullptr;
    int m_line = -1;
    double m_head = 0;
    int m_palette = 0;
    QString m_family;
    double m_letters = textSize;
    picture::PlotPicture m_picture;
    PicturePlayer m_player;
};

} // namespace boardset
