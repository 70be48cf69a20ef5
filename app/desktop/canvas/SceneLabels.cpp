// SPDX-License-Identifier: GPL-3.0-or-later
// The name is the last of a box's texts to go; what it is and its facts come when there is room.
#include "SceneLabels.h"

#include "Format.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::text;

constexpr double gapHalf = gap / 2;
constexpr double aired = 6; // units of the diagram that are free beside the label of a crosslink
constexpr double edge = 2;  // least pixels between a text and the edge of its box

bool isAbout(LabelRank labels) {
    return labels >= LabelRank::About; // else what it is is left to the hover card
}

bool isFlat(const Box& box) {
    return box.style == BoxStyle::Bar || box.style == BoxStyle::Context;
}

/// The subtitle stands after the title, in one line with it.
bool isInLine(const Box& box) {
    return box.subtitlePlace.width > 0 && !box.subtitleAtEnd && std::abs(box.subtitlePlace.y - box.titlePlace.y) < 1;
}

/// Title and subtitle, one below the other, stand in the middle of their box: one alone does too.
bool isInMiddle(const Box& box) {
    const double middle = (box.titlePlace.y + box.subtitlePlace.bottom()) / 2;
    return box.subtitlePlace.width > 0 && !box.subtitleAtEnd &&
           std::abs(middle - (box.rect.y + box.rect.height / 2)) < 2;
}

} // namespace

void SceneLabels::setLook(const SceneLook& look) {
    m_look = look;
    m_types.setLook(look);
}

/// A text that is wider than the room right of its place begins as much further left.
void SceneLabels::keepInside(TextPlace& place, const QRect& box) {
    const double over = m_types.set(place, m_view->zoom).rect.right() - (box.right() + 1 - edge);
    if (over > 0 && place.align == Qt::AlignLeft)
        place.place.translate(-std::clamp(place.place.x() - box.left() - edge, 0.0, over), 0);
}

void SceneLabels::add(std::vector<SetLabel>& labels, TextPlace place, bool shown) {
    if (!shown)
        return;
    const SetText set = m_types.set(place, m_view->zoom);
    if (set.fits && m_view->isInSight(set.rect.toAlignedRect()))
        labels.push_back({std::move(place), set});
}

TextPlace SceneLabels::subtitleOf(const BoxRow& row) {
    const Box& box = row.box;
    TextPlace subtitle;
    subtitle.basis = m_look.caption;
    subtitle.color = m_look.secondary;
    subtitle.text = text(box.subtitle);
    subtitle.place = m_view->placeIn(box, box.subtitlePlace);
    subtitle.whole = true;
    subtitle.slack = box.subtitleAtEnd ? 1.6 : 1.45; // towards the title there is room
    subtitle.align = box.subtitleAtEnd ? Qt::AlignRight : Qt::AlignLeft;
    if (isInLine(box)) {
        subtitle.limit = subtitle.place.width() + gap * m_view->zoom - gapHalf;
    } else if (!box.subtitleAtEnd) { // not over the edge of its box
        const QRect rect = m_view->rectOf(box.rect);
        subtitle.limit = std::max(0.0, rect.width() - 2 * edge);
        keepInside(subtitle, rect);
    } else if (box.titleRank <= m_view->labels) { // what the title leaves
        const SetText title = m_types.set(titleOf(row, subtitle, true), m_view->zoom);
        const double room = subtitle.place.right() - title.rect.right() - gapHalf;
        subtitle.limit = std::clamp(room, 0.0, subtitle.slack * subtitle.place.width());
    }
    return subtitle;
}

/// How far a name may reach: to its use in figures or the first of its chips beside it, else to the edge of its box.
double SceneLabels::endOf(const BoxRow& row) {
    const Box& box = row.box;
    if (box.style == BoxStyle::Bar && !row.leaf)
        return m_view->placeIn(box, box.titlePlace).left() + (row.titleEnd - box.titlePlace.x) * m_view->zoom;
    if (isFlat(box) && box.showsUse && box.usePlace.width > 0) {
        const SetText figure = m_types.set(figureOf(row), m_view->zoom);
        return figure.fits ? figure.rect.left() : m_view->placeIn(box, box.usePlace).left();
    }
    return m_view->rectOf(box.rect).right() + 1;
}

/// `second`: the subtitle is shown.
TextPlace SceneLabels::titleOf(const BoxRow& row, const TextPlace& subtitle, bool second) {
    const Box& box = row.box;
    const QRect rect = m_view->rectOf(box.rect);
    const bool small = row.isSmall();
    const bool middle = (isFlat(box) && !isAbout(m_view->labels)) || (isInMiddle(box) && !second);
    TextPlace title;
    title.text = text(box.title);
    title.place = m_view->placeIn(
        box, middle ? Rect{box.titlePlace.x, box.rect.y, box.titlePlace.width, box.rect.height} : box.titlePlace);
    title.basis = small ? m_look.caption : m_look.body;
    title.whole = true;
    title.slack = box.style == BoxStyle::Memory ? 1.25 : box.style == BoxStyle::Chip ? 1 : 1.45;
    if (box.style == BoxStyle::Board || box.vacant || isFlat(box)) // a subtitle at the end gives way to it
        title.limit = std::max(0.0, endOf(row) - title.place.x() - gapHalf);
    if (box.style == BoxStyle::Part && !row.isInner() && !box.subtitleAtEnd) {
        const bool whole = row.titleEnd >= box.rect.right();
        title.limit = whole ? rect.width() : (row.titleEnd - box.titlePlace.x) * m_view->zoom;
    }
    if (isInLine(box)) { // as far as what stands after it
        const double end = second ? subtitle.place.left() : subtitle.place.right();
        title.limit = std::max(0.0, end - title.place.x() - gapHalf);
    }
    title.align = box.style == BoxStyle::Chip ? Qt::AlignHCenter : Qt::AlignLeft;
    title.strong = !small;
    title.color = small || row.isOutside() ? m_look.secondary : m_look.text;
    keepInside(title, rect);
    return title;
}

/// Says what is found there too, in place of a subtitle at the end, where that has room.
bool SceneLabels::showsHits(TextPlace& title, const BoxRow& row, const TextPlace& subtitle) {
    BoxRow own = row;
    own.box.title = row.nameWithHits.toStdString();
    own.box.subtitleAtEnd = false;
    TextPlace with = titleOf(own, row.box.subtitleAtEnd ? TextPlace() : subtitle, !row.box.subtitleAtEnd);
    with.limit = m_view->rectOf(row.box.rect).width() - 2 * edge;
    if (!m_types.set(with, m_view->zoom).fits)
        return false;
    title = std::move(with);
    return true;
}

std::vector<SetLabel> SceneLabels::of(const BoxRow& row) {
    const Box& box = row.box;
    std::vector<SetLabel> labels;
    if (!m_view->isInSight(m_view->rectOf(box.rect)))
        return labels;
    const LabelRank rank = m_view->labels;
    TextPlace subtitle = subtitleOf(row);
    const bool named = box.titlePlace.width > 0 && (box.titleRank <= rank || isMarked(row) || box.alike >= 0);
    bool second = box.subtitleRank <= rank && m_types.set(subtitle, m_view->zoom).fits;
    if (named) { // the name is the last to go
        second = second && m_types.set(titleOf(row, subtitle, true), m_view->zoom).fits;
        TextPlace title = titleOf(row, subtitle, second);
        if (!row.nameWithHits.isEmpty() && showsHits(title, row, subtitle))
            second = second && !box.subtitleAtEnd;
        add(labels, std::move(title), true);
    }
    const double from = labels.empty() ? 0 : labels.back().set.rect.right();
    add(labels, std::move(subtitle), second);
    const double half = box.countsPlace.height / 2;
    for (int i = 0; i < row.counts.size(); ++i) {
        TextPlace count;
        count.basis = m_look.caption;
        count.color = m_look.secondary;
        count.text = row.counts[i];
        count.place =
            m_view->placeIn(box, {box.countsPlace.x, box.countsPlace.y + i * half, box.countsPlace.width, half});
        add(labels, std::move(count), rank >= (i == 0 ? LabelRank::Count : LabelRank::Use));
    }
    if (rank >= LabelRank::Line)
        addLines(labels, row);
    if (box.showsUse)
        addUse(labels, row, from);
    return labels;
}

/// Something is done with it: its name is shown at any zoom.
bool SceneLabels::isMarked(const BoxRow& row) const {
    const Overlay& overlay = *m_view->overlay;
    return overlay.of(row).target == TargetState::Current || row.bottleneck || overlay.selected == row.key;
}

void SceneLabels::look(const SceneView& view) {
    m_view = &view;
    m_nameless.clear();
    m_called.clear();
    for (const BoxRow& row : *view.boxes) {
        if (row.box.alike < 0)
            continue;
        const BoxMark mark = view.overlay->of(row);
        if (isMarked(row) || mark.lit || mark.target == TargetState::Possible)
            m_called.insert(row.box.parent);
        // all of them or none: one whose name is too long leaves the others without theirs
        if (row.box.titleRank > view.labels || !m_types.set(titleOf(row, {}, false), view.zoom).fits)
            m_nameless.insert(row.box.alike);
    }
}

bool SceneLabels::isNamed(const BoxRow& row) const {
    return row.box.alike < 0 || m_called.count(row.box.parent) > 0 || m_nameless.count(row.box.alike) == 0;
}

const BoxRow* SceneLabels::asDrawn(const BoxRow& row) {
    if (isNamed(row))
        return &row;
    if (row.box.together.empty() || m_view->labels < row.box.togetherRank)
        return nullptr;
    m_together = row;
    Box& box = m_together.box;
    box.title = box.together;
    box.titlePlace.width += box.togetherPlace.width - box.rect.width;
    box.rect = box.togetherPlace;
    m_together.titleEnd = box.rect.right();
    const bool fits = m_types.set(titleOf(m_together, {}, false), m_view->zoom).fits;
    return fits ? &m_together : nullptr;
}

/// Lines of text in a box: label at the left, value at the right.
void SceneLabels::addLines(std::vector<SetLabel>& labels, const BoxRow& row) {
    const Rect& all = row.box.linesPlace;
    const auto count = static_cast<double>(row.box.lines.size());
    const double pitch = all.height / std::max(1.0, count);
    for (double i = 0; i < count; ++i) {
        const BoxLine& line = row.box.lines[static_cast<std::size_t>(i)];
        TextPlace value;
        value.basis = m_look.caption;
        value.text = text(line.value);
        value.place = m_view->placeIn(row.box, {all.x, all.y + i * pitch, all.width, pitch});
        value.align = Qt::AlignRight;
        value.color = m_look.text;
        TextPlace label = value;
        const SetText set = m_types.set(value, m_view->zoom);
        label.text = text(line.label);
        label.align = Qt::AlignLeft;
        label.color = m_look.secondary;
        label.limit = std::max(0.0, value.place.width() - set.rect.width() - gapHalf);
        const bool fits = m_types.set(label, m_view->zoom).fits;
        add(labels, std::move(label), fits);
        add(labels, std::move(value), fits);
    }
}

/// How busy, at the end of the foot.
TextPlace SceneLabels::figureOf(const BoxRow& row) const {
    const Rect& place = row.box.usePlace;
    TextPlace figure;
    figure.basis = m_look.caption;
    figure.text = row.useText;
    figure.place = m_view->placeIn(row.box, {place.x, place.y, place.width, std::max(0.0, place.height - 6)});
    figure.align = Qt::AlignRight;
    figure.strong = !row.useLabel.isEmpty();
    figure.color = row.holdsBottleneck      ? m_look.stress(row.hot)
                   : row.useLabel.isEmpty() ? m_look.secondary
                                            : m_look.text;
    return figure;
}

/// The foot of a box: what is busiest in it, and how busy in figures. `from`: where its name ends, in pixels.
void SceneLabels::addUse(std::vector<SetLabel>& labels, const BoxRow& row, double from) {
    const bool strong = row.holdsBottleneck;
    const bool shown = strong || m_view->labels >= LabelRank::Use;
    const bool said = row.box.style == BoxStyle::Memory && row.box.titlePlace.width > 0;
    const bool named = strong || (isFlat(row.box) ? shown : isAbout(m_view->labels) && !said);
    TextPlace figure = figureOf(row);
    TextPlace label = figure;
    label.text = row.useLabel;
    label.align = Qt::AlignLeft;
    label.strong = strong;
    label.color = strong ? m_look.stress(row.hot) : m_look.secondary;
    label.limit = std::max(0.0, figure.place.width() - m_types.set(figure, m_view->zoom).rect.width() - gapHalf);
    add(labels, std::move(figure), shown);
    const bool fits = !isFlat(row.box) || from + gapHalf <= label.place.left();
    add(labels, std::move(label), named && fits);
}

std::vector<SetLabel> SceneLabels::of(const WireRow& row) {
    const QRectF room = toQt(row.wire.labelPlace);
    TextPlace flow;
    flow.basis = m_look.caption;
    flow.text = row.label;
    flow.place = {room.topLeft() * m_view->zoom + m_view->offset, room.size() * m_view->zoom};
    flow.align = row.wire.labelAtEnd ? Qt::AlignRight : Qt::AlignLeft;
    flow.limit = row.wire.standby ? flow.place.width() + aired * m_view->zoom : -1; // there is air beside it
    flow.strong = row.bottleneck;
    flow.color = row.bottleneck ? m_look.stress(row.hot) : m_look.secondary;
    for (const QString& shorter : row.shorter) {
        if (m_types.set(flow, m_view->zoom).fits)
            break;
        flow.text = shorter;
    }
    std::vector<SetLabel> labels;
    add(labels, std::move(flow), row.bottleneck || m_view->labels >= row.wire.labelRank);
    return labels;
}

} // namespace boardset
