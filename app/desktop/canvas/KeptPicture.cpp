// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptPicture.h"

#include "boardset/diagram/LabelRanks.h"

#include <algorithm>

namespace boardset {

void KeptPicture::follow(CanvasView& view) {
    connect(
        &view, &CanvasView::pictureChanged, this, [this] { update(); });
    connect(
        &view, &CanvasView::labelsChanged, this, [this] { update(); });
    connect(view.camera(), &Camera::changed, this, [this] { update(); });
}

void KeptPicture::paint(QPainter* onto) {
    const KeptLevel* kept = view() == nullptr ? nullptr : view()->kept();
    if (kept == nullptr || kept->picture.width <= 0 || kept->picture.height <= 0)
        return;
    const Camera& camera = *view()->camera();
    ScenePainter::From from{.zoom = camera.zoom(),
                            .offset = QPointF(camera.x(), camera.y()).toPoint(),
                            .labels = view()->labels(),
                            .textScale = look().textScale};
    if (!kept->isAlike) { // another machine: all of it
        constexpr double largest = 2;
        from.zoom = std::min({largest, width() / kept->picture.width, height() / kept->picture.height});
        from.offset =
            QPointF((width() - kept->picture.width * from.zoom) / 2, (height() - kept->picture.height * from.zoom) / 2)
                .toPoint();
        from.labels = LabelRanks(kept->layout, look().textScale).at(from.zoom);
    }
    painter().play(*onto, kept->picture, from);
}

} // namespace boardset
