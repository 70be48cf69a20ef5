// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the diagram. It is as high as its rows, and explains only what the shown diagrams contain.
#pragma once

#include "CanvasView.h"
#include "PicturePlayer.h"

#include "boardset/picture/Legend.h"
#include "boardset/picture/Palette.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class LegendPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< A value of picture::Palette::Name, from Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY lookChanged)
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY lookChanged)  ///< Maximum number of rows.
    Q_PROPERTY(bool both MEMBER m_both NOTIFY lookChanged) ///< True if the legend also explains the diagram of A.
    Q_PROPERTY(double rowHeight READ rowHeight NOTIFY lookChanged)
    Q_PROPERTY(QString words READ words NOTIFY wordsChanged) ///< The entries, separated by commas.
    /// Area of the entry about the colours of owners; empty if there is no such entry.
    Q_PROPERTY(QRectF coloursRect READ coloursRect NOTIFY wordsChanged)

public:
    explicit LegendPicture(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    double rowHeight() const { return picture::rowHeightOf(m_textScale); }
    QString words() const;
    QRectF coloursRect() const;
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void viewChanged();
    void lookChanged();
    void wordsChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void refresh();

    CanvasView* m_view = nullptr;
    int m_palette = 0;
    QString m_family;
    double m_textScale = 1;
    int m_rows = 1;
    bool m_both = false;
    picture::Picture m_legend;
    PicturePlayer m_player;
};

} // namespace boardset
