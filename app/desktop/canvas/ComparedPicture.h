// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram of A beside the current scenario.
// If both have the same layout, it shows the same level from the same position; otherwise it shows the whole machine.
#pragma once

#include "PictureItem.h"

namespace boardset {

class ComparedPicture : public boardset::PictureItem { // with its namespace: see ScenePicture
    Q_OBJECT
    QML_ELEMENT

public:
    using PictureItem::PictureItem;

    Viewpoint viewpoint() override;

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// A's whole machine, fitted into the item because its layout differs from B's.
    struct FittedPicture {
        std::shared_ptr<const ScenarioSnapshot> snapshot;
        QSizeF size;
        Layout layout;
        picture::Picture picture;
        Viewpoint from;
    };
    bool hasSameLayout() const { return view()->kept() == nullptr || view()->kept()->hasSameLayout; }
    void fit(const ComparedLevel& kept);

    FittedPicture m_fitted;
};

} // namespace boardset
