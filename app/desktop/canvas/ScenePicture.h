// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one level as a single item, so that zooming and panning neither create items nor evaluate bindings.
#pragma once

#include "PictureItem.h"

#include <QImage>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>
#include <map>

namespace boardset {

class ScenePicture : public boardset::PictureItem { // qmltyperegistrar of Qt 6.4 needs the namespace
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY textScaleChanged)
    Q_PROPERTY(int glide MEMBER m_glide)                          ///< Duration of a token's movement in milliseconds.
    Q_PROPERTY(bool gliding READ isGliding NOTIFY glidingChanged) ///< True while tokens move.
    Q_PROPERTY(double phase MEMBER m_phase NOTIFY phaseChanged)   ///< Phase of the flow marks;
                                                                  ///< negative if there are none.

public:
    explicit ScenePicture(QQuickItem* parent = nullptr);
    bool isGliding() const { return m_route.state() == QAbstractAnimation::Running; }

    /// Returns an image for export: the visible part of the diagram between the canvas's bars, without selection.
    /// The image has the header and footer of exported files, and `remarks` at the bottom.
    /// `scale` is the resolution relative to the screen. Returns a null image if there is no view or no space.
    QImage paper(const Document& document, const std::vector<std::string>& remarks, double scale);
    /// Returns the layout of the painted text, in pixels from the picture's origin.
    picture::LabelPlan labels();

Q_SIGNALS:
    void textScaleChanged();
    void glidingChanged();
    void phaseChanged();

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// Paints the visible part without selection, highlights, drag or animation.
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
    double m_phaseSeen = -1;              ///< The previous phase of the flow marks.
    Overlay m_seen;                       ///< The overlay that was painted last.
    QVariantAnimation m_route;            ///< Progress of moving tokens, from 0 to 1.
    std::map<Subject, Point> m_tokenFrom; ///< Start positions of moving tokens, in units of the diagram.
    std::map<Subject, double> m_useFrom;
};

} // namespace boardset
