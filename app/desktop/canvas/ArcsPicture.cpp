// SPDX-License-Identifier: GPL-3.0-or-later
// Dims the other tokens by a veil in the colour of their box, and plays the arcs.
#include "ArcsPicture.h"

#include "ArcsView.h"

#include "boardset/picture/MarkPrimitives.h"

namespace boardset {
namespace {

constexpr double otherTokens = 0.55; // opacity of tokens without arcs
constexpr double veilAir = 3;        // distance in pixels by which a ring may extend beyond its token

} // namespace

ArcsPicture::ArcsPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(
        this, &ArcsPicture::lookChanged, this,
        [this] {
            m_player.setLook(static_cast<picture::Palette::Name>(m_palette), m_family);
            update();
        });
}

void ArcsPicture::setView(CanvasView* view) {
    if (view == m_view || view == nullptr)
        return;
    m_view = view;
    const auto updated = [this] { update(); };
    connect(view->arcs(), &ArcsView::changed, this, updated);
    connect(view->camera(), &Camera::changed, this, [this] {
        if (m_view->arcs()->isShown())
            update();
    });
    Q_EMIT viewChanged();
}

void ArcsPicture::dim(QPainter& painter, const picture::Token& token, const picture::Scale& scale) {
    const picture::Picture& picture = m_view->picture();
    const int face = picture.boxes.at(static_cast<std::size_t>(token.box));
    const picture::Mark& box = picture.marks.at(static_cast<std::size_t>(face));
    const bool isFilled = box.fill != picture::Mark::Fill::None;
    const QRectF at = toQt(scale.of(token.rect)).adjusted(-veilAir, -veilAir, veilAir, veilAir);
    painter.setOpacity(1 - otherTokens);
    m_player.play(painter, {.rect = {at.x(), at.y(), at.width(), at.height()},
                            .radius = token.isPages ? veilAir : at.height() / 2,
                            .fill = isFilled ? box.tone : picture::Tone(picture::Tone::Name::Ground)});
    painter.setOpacity(1);
}

void ArcsPicture::paint(QPainter* painter) {
    if (m_view == nullptr || !m_view->arcs()->isShown())
        return;
    const picture::Arcs& arcs = m_view->arcs()->arcs();
    const Camera& camera = *m_view->camera();
    const QPoint offset = QPointF(camera.x(), camera.y()).toPoint();
    const picture::Scale scale{.zoom = camera.zoom(),
                               .offset = {double(offset.x()), double(offset.y())},
                               .whole = true,
                               .textScale = m_view->level().layout.textScale,
                               .measure = m_player.measure()};
    const picture::Picture& picture = m_view->picture();
    for (const picture::Token& token : picture.tokens) {
        const bool isEnd = arcs.ends.contains(token.subject);
        const picture::Mark& mark = picture.marks.at(static_cast<std::size_t>(token.mark));
        if (token.subject != arcs.of && !isEnd)
            dim(*painter, token, scale);
        else if (token.isPages && mark.segments.size() > 1)
            m_player.play(*painter, picture::primitives(picture::withDimmedOwners(mark, arcs), scale));
    }
    m_player.play(*painter, picture::primitivesOf(arcs, scale, width()));
}

} // namespace boardset
