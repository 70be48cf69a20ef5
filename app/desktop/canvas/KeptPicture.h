// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram of A beside the current scenario: the same level from the same position if both have the same layout,
// otherwise the whole machine.
#pragma once

#include "PictureItem.h"

namespace boardset {

class KeptPicture : public boardset::PictureItem { // with its namespace: see ScenePicture
    Q_OBJECT
    QML_ELEMENT

public:
    using PictureItem::PictureItem;

    From from() override;

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// A's whole machine, fitted into the item because its layout differs from B's.
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
