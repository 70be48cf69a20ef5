// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept as A, drawn beside what is edited: the same level, and from the same place where the two are alike.
#pragma once

#include "PictureItem.h"

namespace boardset {

class KeptPicture : public PictureItem {
    Q_OBJECT
    QML_ELEMENT

public:
    using PictureItem::PictureItem;

    void paint(QPainter* onto) override;

protected:
    void follow(CanvasView& view) override;
};

} // namespace boardset
