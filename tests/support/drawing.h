// SPDX-License-Identifier: GPL-3.0-or-later
// Access to the canvas items of a block, a link or a thread.
#pragma once

#include "CanvasView.h"
#include "Format.h"

#include <algorithm>
#include <stdexcept>

namespace boardset::test {

inline QString keyOfBlock(const std::string& path) {
    return format::text(Subject{Subject::Block, path});
}
inline QString keyOfThread(const std::string& name) {
    return format::text(Subject{Subject::Thread, name});
}

inline const NodeRow& rowOf(CanvasView& canvas, const QString& key) {
    const NodeRow* row = canvas.nodes()->find(key);
    if (row == nullptr)
        throw std::runtime_error("nothing is drawn for " + key.toStdString());
    return *row;
}

inline const picture::Token& tokenOf(const CanvasView& canvas, const NodeRow& row) {
    return canvas.picture().tokens.at(static_cast<std::size_t>(row.node.index));
}

/// The first stack of pages, optionally only in a block.
inline const NodeRow& stackOf(CanvasView& canvas, const std::string& path = {}) {
    for (const NodeRow& row : canvas.nodes()->rows())
        if (row.node.subject.kind == Subject::Pages && row.node.subject.id.ends_with(path))
            return row;
    throw std::runtime_error("no pages on " + path);
}

/// The first thread.
inline const NodeRow& threadOf(CanvasView& canvas) {
    const auto& rows = canvas.nodes()->rows();
    const auto row =
        std::ranges::find_if(rows, [](const NodeRow& each) { return each.node.subject.kind == Subject::Thread; });
    if (row == rows.end())
        throw std::runtime_error("no thread");
    return *row;
}

/// Position on the name of a block's box, or in its centre without a name; in diagram coordinates.
inline QPointF nameOf(CanvasView& canvas, const std::string& path) {
    const Box& box = canvas.level().box(rowOf(canvas, keyOfBlock(path)).node.index);
    return toQt(box.titleRect.empty() ? box.rect : box.titleRect).center();
}

/// The same position in canvas coordinates.
inline QPointF headOf(CanvasView& canvas, const std::string& path) {
    return canvas.camera()->toCanvas({nameOf(canvas, path), QSizeF()}).topLeft();
}

} // namespace boardset::test
