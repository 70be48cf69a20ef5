// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram of scenario A beside the diagram of the current scenario.
// If both have the same layout, A's diagram shows the same level at the same position; otherwise, the whole machine.
#pragma once

#include "PictureItem.h"

namespace boardset {

class ComparedPicture : public boardset::PictureItem { // the namespace is needed: see ScenePicture
    Q_OBJECT
    QML_ELEMENT

public:
    using PictureItem::PictureItem;

    Viewpoint viewpoint() override;

protected:
    void follow(CanvasView& view) override;
    void paint(QPainter& onto, const QRegion& part) override;

private:
    /// The whole machine of A, fitted into the item because its layout differs from the layout of B.
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
