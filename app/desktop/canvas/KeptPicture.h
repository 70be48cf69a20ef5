// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept as A, drawn beside what is edited: the same level, and from the same place where the two are alike; else
// all of its machine.
#pragma once

#include "PictureItem.h"

namespace boardset {

class KeptPicture : public boardset::PictureItem { // by its whole name: see ScenePicture
    Q_OBJECT
    QML_ELEMENT

public:
    using PictureItem::PictureItem;

    From from() override;

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// A machine that does not lie where B's does, fitted into the item.
    struct Whole {
        std::shared_ptr<const Sight> sight;
        QSizeF room;
        Layout layout;
        picture::Picture picture;
        From from;
    };
    bool isAlike() const { return view()->kept() == nullptr || view()->kept()->isAlike; }
    void fit(const KeptLevel& kept);

    Whole m_whole;
};

} // namespace boardset
