// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's view-model: which level is shown, what stands on it, and what the hand is doing there.
#pragma once

#include "Document.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// What `Canvas` in Boardset.Canvas draws. Kinds of things, here and in the signals: "block" (id: its path),
/// "link" (id: its title), "thread" (id: its name), "region" (id: "process/region").
class CanvasView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")

public:
    explicit CanvasView(Document& document, QObject* parent = nullptr);

public Q_SLOTS:
    void fit();
    void zoomIn();
    void zoomOut();
    void enterSelected();
    void leave();
    /// Takes up the selected thread or pages by keyboard.
    void startMove();
    /// Takes up a new part, "thread" or "pages", at the pointer; it is put down on the canvas or given up with Esc.
    void startAdd(const QString& kind);

Q_SIGNALS:
    void whyRequested(const QString& kind, const QString& id);
    void inspectRequested(const QString& kind, const QString& id);

private:
    Document& m_document;
};

} // namespace boardset
