// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one level as one item: nothing is made or bound anew while the diagram is zoomed or panned.
#pragma once

#include "CanvasView.h"
#include "ScenePainter.h"

#include <QHash>
#include <QQuickPaintedItem>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class ScenePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(int palette MEMBER m_palette NOTIFY lookChanged) ///< Of the core: Theme.name.
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(int captionSize MEMBER m_caption NOTIFY lookChanged)
    Q_PROPERTY(int bodySize MEMBER m_body NOTIFY lookChanged)
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY lookChanged)
    Q_PROPERTY(int glide MEMBER m_glide NOTIFY lookChanged)     ///< Milliseconds that a token is on its way.
    Q_PROPERTY(double phase MEMBER m_phase NOTIFY phaseChanged) ///< Of the marks of flow; below 0: none.

public:
    explicit ScenePicture(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);

    void paint(QPainter* painter) override;
    /// As it is without a pointer or a hand: nothing selected, followed, carried or on its way.
    void paintPlain(QPainter& painter);
    /// Another picture, at zoom 1, in the same colours and font.
    void play(QPainter& painter, const picture::Picture& picture) { m_painter.play(painter, picture); }
    const SceneLook& look() const { return m_look; }
    /// The texts in sight, as they are painted.
    std::vector<SceneLabel> labels();
    /// The boxes, as they are painted: some only where they have room for their names.
    std::vector<BoxRow> drawn();

Q_SIGNALS:
    void viewChanged();
    void lookChanged();
    void phaseChanged();

private:
    void repaint();
    void repaint(const QRect& part);
    void followOverlay();
    void readLook();
    void onGliding();
    QPointF tokenAt(const TokenRow& row) const;
    double useOf(const WireRow& row) const;
    SceneView sceneView(const Overlay& overlay) const;

    CanvasView* m_view = nullptr;
    int m_palette = 0;
    QString m_family;
    int m_caption = 11, m_body = 13, m_glide = 0;
    double m_textScale = 1, m_phase = -1;
    SceneLook m_look;
    ScenePainter m_painter;
    Overlay m_seen;                      ///< As it was painted last.
    bool m_all = false;                  ///< All is to be painted: a part of it is no news.
    QVariantAnimation m_way;             ///< 0 to 1 while tokens glide.
    QHash<QString, QPointF> m_tokenFrom; ///< Where they started, in the diagram's units.
    QHash<QString, double> m_useFrom;
};

} // namespace boardset
