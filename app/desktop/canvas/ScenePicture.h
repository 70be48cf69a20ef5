// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one level as one item: nothing is made or bound anew while the diagram is zoomed or panned.
#pragma once

#include "PictureItem.h"

#include <QImage>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>
#include <map>

namespace boardset {

class ScenePicture : public boardset::PictureItem { // by its whole name: qmltyperegistrar of Qt 6.4 knows no other
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY textScaleChanged)
    Q_PROPERTY(int glide MEMBER m_glide)                        ///< Milliseconds that a token is on its way.
    Q_PROPERTY(double phase MEMBER m_phase NOTIFY phaseChanged) ///< Of the marks of flow; below 0: none.

public:
    explicit ScenePicture(QQuickItem* parent = nullptr);

    /// A picture of its own: the page of files around the whole of what is in sight between the canvas's own bars,
    /// whatever is selected, `scale` times as fine as on the screen. `remarks` stand at the bottom. Null without a view
    /// or place.
    QImage paper(const Document& document, const std::vector<std::string>& remarks, double scale);
    /// The texts as they are painted, in pixels from the picture's origin.
    picture::LabelPlan labels();

Q_SIGNALS:
    void textScaleChanged();
    void phaseChanged();

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// What is in sight, as it is without a pointer or a hand: nothing selected, followed, carried or on its way.
    void paintPlain(QPainter& onto);
    void followOverlay();
    void followPhase();
    void onGliding();
    Point tokenAt(const picture::Token& token) const;
    double useOf(const picture::Mark& wire) const;
    SceneView sceneView(const Overlay& overlay);

    double m_textScale = 1;
    int m_glide = 0;
    double m_phase = -1;
    double m_phaseSeen = -1;                       ///< The one before.
    Overlay m_seen;                                ///< As it was painted last.
    QVariantAnimation m_way;                       ///< 0 to 1 while tokens glide.
    std::map<picture::Subject, Point> m_tokenFrom; ///< Where they started, in the diagram's units.
    std::map<picture::Subject, double> m_useFrom;
};

} // namespace boardset
