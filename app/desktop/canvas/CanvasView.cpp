// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the canvas's models in step with the document.
#include "CanvasView.h"

namespace boardset {

CanvasView::CanvasView(Document& document, QObject* parent) : QObject(parent), m_document(document) {}

void CanvasView::fit() {}
void CanvasView::zoomIn() {}
void CanvasView::zoomOut() {}
void CanvasView::enterSelected() {}
void CanvasView::leave() {}
void CanvasView::startMove() {}
void CanvasView::startAdd(const QString&) {}

} // namespace boardset
