// SPDX-License-Identifier: GPL-3.0-or-later
#include "LegendPicture.h"

#include "Format.h"

#include "boardset/picture/MarkPrimitives.h"
#include "boardset/text/EnglishText.h"

namespace boardset {

LegendPicture::LegendPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &LegendPicture::lookChanged, this, &LegendPicture::refresh);
}

void LegendPicture::setView(CanvasView* view) {
    m_view = view;
    connect(view, &CanvasView::pictureChanged, this, &LegendPicture::refresh);
    connect(view, &CanvasView::levelChanged, this, &LegendPicture::refresh);
    Q_EMIT viewChanged();
    refresh();
}

QString LegendPicture::words() const {
    std::vector<std::string> texts;
    for (const picture::Mark& mark : m_legend.marks)
        if (mark.shape == picture::Mark::Shape::Text && !mark.label.isPinched) // not the symbol
            texts.push_back(mark.label.forms.front());
    return format::text(commaList(texts));
}

QRectF LegendPicture::coloursRect() const {
    QRectF all;
    for (const picture::Mark& mark : m_legend.marks)
        if (mark.subject.id == picture::coloursInLegend)
            all |= toQt(mark.rect);
    return all;
}

void LegendPicture::paint(QPainter* painter) {
    m_player.play(*painter, picture::primitivesOf(
                                m_legend, {.whole = true, .textScale = m_textScale, .measure = m_player.measure()}));
}

void LegendPicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width())
        refresh();
}

void LegendPicture::refresh() {
    if (m_view == nullptr)
        return;
    m_player.setLook(static_cast<picture::Palette::Name>(m_palette), m_family);
    const auto explained = [&](const picture::Picture& shown) {
        return picture::legendOf(shown, *m_view->level().topology, m_view->workload(), width(), m_rows, m_textScale);
    };
    const ComparedLevel* const a = m_both ? m_view->kept() : nullptr;
    picture::Picture legend =
        a ? explained(picture::together(m_view->picture(), a->picture)) : explained(m_view->picture());
    const picture::Picture before = std::exchange(m_legend, std::move(legend));
    setImplicitHeight(m_legend.height);
    if (before.marks != m_legend.marks)
        Q_EMIT wordsChanged();
    update();
}

} // namespace boardset
