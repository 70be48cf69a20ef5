// SPDX-License-Identifier: GPL-3.0-or-later
// The arcs on the canvas: those of the dragged thread, of the token under the pointer, or of the selected token.
#pragma once

#include "boardset/picture/Arcs.h"

#include <QObject>
#include <QPointF>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class CanvasView;
class Document;

/// Computes the arcs again only if their token, the picture, the zoom or the preview of a drag changes.
class ArcsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed) ///< Sum of the accesses; empty if there are no arcs.
    Q_PROPERTY(QString key READ key NOTIFY changed)     ///< Key of the token whose arcs are shown.

public:
    ArcsView(const Document& document, CanvasView& view);

    const picture::Arcs& arcs() const { return m_arcs; }
    bool isShown() const { return !m_arcs.empty(); }
    QString words() const { return QString::fromStdString(m_arcs.words); }
    QString key() const;

Q_SIGNALS:
    void changed();

private:
    void moveTo(QPointF canvas);
    void leave();
    void rest();
    void hover(const Subject& subject);
    void refresh(); ///< Computes the arcs, whether or not their token has changed.
    picture::Arcs arcsNow() const;
    /// Returns the arcs of the dragged thread at its target; empty if there is no preview.
    picture::Arcs arcsOfDragged() const;
    const picture::Token* tokenOf(const Subject& subject) const;
    Subject subjectAt(QPointF canvas) const;
    Subject shownSubject() const;

    const Document& m_document;
    CanvasView& m_view;
    QTimer m_rest; ///< Runs until the pointer has rested on a token.
    QPointF m_pointer;
    Subject m_hovered; ///< The token under the resting pointer.
    double m_zoom = 0; ///< Zoom for which the arcs were computed.
    picture::Arcs m_arcs;
};

} // namespace boardset
