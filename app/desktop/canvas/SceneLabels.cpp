// SPDX-License-Identifier: GPL-3.0-or-later
// ScenePainter's words: which texts of a box or a wire are shown at this zoom, and where.
#include "ScenePainter.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double gapHalf = 4, gap = 8;

bool isAbout(int labels) {
    return labels >= BoxModel::AboutRank; // else what it is is left to the hover card
}

bool isFlat(const BoxRow& row) {
    return row.style == BoxModel::Bar || row.style == BoxModel::Context;
}

/// The subtitle stands after the title, in one line with it.
bool isInLine(const BoxRow& row) {
    return row.subtitlePlace.width() > 0 && !row.subtitleAtEnd &&
           std::abs(row.subtitlePlace.y() - row.titlePlace.y()) < 1;
}

} // namespace

/// A place in the diagram on the canvas, fixed to its box, whose corner is on a whole pixel.
QRectF ScenePainter::placeIn(const BoxRow& row, const QRectF& place) const {
    const QPointF corner = rectOf(row.rect).topLeft();
    return {corner + (place.topLeft() - row.rect.topLeft()) * m_view->zoom, place.size() * m_view->zoom};
}

void ScenePainter::add(std::vector<Label>& labels, TextPlace place, bool shown) {
    if (!shown) {
        return;
    }
    const SetText set = m_types.set(place, m_view->zoom);
    if (set.fits && isInSight(set.rect.toAlignedRect())) {
        labels.push_back({std::move(place), set});
    }
}

std::vector<ScenePainter::Label> ScenePainter::labelsOf(const BoxRow& row) {
    std::vector<Label> labels;
    const QRect rect = rectOf(row.rect);
    if (!isInSight(rect)) {
        return labels;
    }
    const int rank = m_view->labels;
    const bool about = isAbout(rank);
    const bool small = row.isSmall();
    const bool marked = row.isAimed() || row.bottleneck || m_view->selected == row.key;
    TextPlace plain;
    plain.basis = m_look.caption;
    plain.color = m_look.secondary;
    TextPlace subtitle = plain;
    subtitle.text = row.subtitle;
    subtitle.place = placeIn(row, row.subtitlePlace);
    subtitle.whole = true;
    subtitle.slack = row.subtitleAtEnd ? 1.6 : 1.45; // towards the title there is room
    subtitle.align = row.subtitleAtEnd ? Qt::AlignRight : Qt::AlignLeft;
    const bool inLine = isInLine(row);
    if (inLine) {
        subtitle.limit = subtitle.place.width() + gap * m_view->zoom - gapHalf;
    }
    const bool second = row.subtitleRank <= rank && m_types.set(subtitle, m_view->zoom).fits;
    if (row.titlePlace.width() > 0 && (row.titleRank <= rank || marked)) {
        TextPlace title;
        title.text = row.title;
        title.place = placeIn(row, isFlat(row) && !about ? QRectF(row.titlePlace.x(), row.rect.y(),
                                                                  row.titlePlace.width(), row.rect.height())
                                                         : row.titlePlace);
        title.basis = small ? m_look.caption : m_look.body;
        title.whole = true;
        title.slack = row.style == BoxModel::Memory ? 1.25 : row.style == BoxModel::Chip ? 1 : 1.45;
        if (row.style == BoxModel::Board && !about) {
            title.limit = std::max(0.0, rect.right() + 1 - title.place.x() - gapHalf); // up to the edge of its box
        }
        if (inLine) { // as far as what stands after it
            const double end = second ? subtitle.place.left() : subtitle.place.right();
            title.limit = std::max(0.0, end - title.place.x() - gapHalf);
        }
        title.align = row.style == BoxModel::Chip ? Qt::AlignHCenter : Qt::AlignLeft;
        title.strong = !small;
        title.color = small || row.style == BoxModel::Context ? m_look.secondary : m_look.text;
        add(labels, std::move(title), true);
    }
    add(labels, std::move(subtitle), second);
    for (int i = 0; i < row.counts.size(); ++i) {
        TextPlace count = plain;
        const double half = row.countsPlace.height() / 2;
        count.text = row.counts[i];
        count.place =
            placeIn(row, {row.countsPlace.x(), row.countsPlace.y() + i * half, row.countsPlace.width(), half});
        add(labels, std::move(count), rank >= (i == 0 ? BoxModel::CountRank : BoxModel::UseRank));
    }
    if (rank >= BoxModel::LineRank) {
        addLines(labels, row);
    }
    if (row.showsUse) {
        addUse(labels, row);
    }
    return labels;
}

/// Lines of text in a box: label at the left, value at the right.
void ScenePainter::addLines(std::vector<Label>& labels, const BoxRow& row) {
    const double pitch = row.linesPlace.height() / std::max<double>(1, static_cast<double>(row.labels.size()));
    for (int i = 0; i < row.labels.size(); ++i) {
        TextPlace value;
        value.basis = m_look.caption;
        value.text = row.values.value(i);
        value.place = placeIn(row, {row.linesPlace.x(), row.linesPlace.y() + i * pitch, row.linesPlace.width(), pitch});
        value.align = Qt::AlignRight;
        value.color = m_look.text;
        TextPlace label = value;
        const SetText set = m_types.set(value, m_view->zoom);
        label.text = row.labels[i];
        label.align = Qt::AlignLeft;
        label.color = m_look.secondary;
        label.limit = std::max(0.0, value.place.width() - set.rect.width() - gapHalf);
        const bool fits = m_types.set(label, m_view->zoom).fits;
        add(labels, std::move(label), fits);
        add(labels, std::move(value), fits);
    }
}

/// The foot of a box: what is busiest in it, and how busy in figures.
void ScenePainter::addUse(std::vector<Label>& labels, const BoxRow& row) {
    const bool strong = row.holdsBottleneck;
    const bool shown = strong || m_view->labels >= BoxModel::UseRank;
    const bool said = row.style == BoxModel::Memory && row.titlePlace.width() > 0;
    const bool named = strong || (isFlat(row) ? shown : isAbout(m_view->labels) && !said);
    TextPlace figure;
    figure.basis = m_look.caption;
    figure.text = row.useText;
    figure.place = placeIn(
        row, {row.usePlace.x(), row.usePlace.y(), row.usePlace.width(), std::max(0.0, row.usePlace.height() - 6)});
    figure.align = Qt::AlignRight;
    figure.strong = !row.useLabel.isEmpty();
    figure.color = strong ? m_look.bad : row.useLabel.isEmpty() ? m_look.secondary : m_look.text;
    TextPlace label = figure;
    label.text = row.useLabel;
    label.align = Qt::AlignLeft;
    label.strong = strong;
    label.color = strong ? m_look.bad : m_look.secondary;
    label.limit = std::max(0.0, figure.place.width() - m_types.set(figure, m_view->zoom).rect.width() - gapHalf);
    add(labels, std::move(figure), shown);
    add(labels, std::move(label), named);
}

std::vector<ScenePainter::Label> ScenePainter::labelsOf(const WireRow& row) {
    std::vector<Label> labels;
    TextPlace flow;
    flow.basis = m_look.caption;
    flow.text = row.label;
    flow.place = {row.labelPlace.topLeft() * m_view->zoom + m_view->offset, row.labelPlace.size() * m_view->zoom};
    flow.strong = row.bottleneck;
    flow.color = row.bottleneck ? m_look.bad : m_look.secondary;
    add(labels, std::move(flow), row.bottleneck || m_view->labels >= BoxModel::FlowRank);
    return labels;
}

} // namespace boardset
