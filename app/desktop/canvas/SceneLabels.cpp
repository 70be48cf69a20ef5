// SPDX-License-Identifier: GPL-3.0-or-later
// ScenePainter's words: which texts of a box or a wire are shown at this zoom, and where.
#include "ScenePainter.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr double gapHalf = gap / 2;
constexpr double aired = 6; // units of the diagram that are free beside the label of a crosslink
constexpr double edge = 2;  // least pixels between a text and the edge of its box

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

/// Title and subtitle, one below the other, stand in the middle of their box: one alone does too.
bool isInMiddle(const BoxRow& row) {
    const double middle = (row.titlePlace.top() + row.subtitlePlace.bottom()) / 2;
    return row.subtitlePlace.width() > 0 && !row.subtitleAtEnd && std::abs(middle - row.rect.center().y()) < 2;
}

} // namespace

/// A place in the diagram on the canvas, fixed to its box, whose corner is on a whole pixel.
QRectF ScenePainter::placeIn(const BoxRow& row, const QRectF& place) const {
    const QPointF corner = rectOf(row.rect).topLeft();
    return {corner + (place.topLeft() - row.rect.topLeft()) * m_view->zoom, place.size() * m_view->zoom};
}

/// A text that is wider than the room right of its place begins as much further left.
void ScenePainter::keepInside(TextPlace& place, const QRect& box) {
    const double over = m_types.set(place, m_view->zoom).rect.right() - (box.right() + 1 - edge);
    if (over > 0 && place.align == Qt::AlignLeft) {
        place.place.translate(-std::clamp(place.place.x() - box.left() - edge, 0.0, over), 0);
    }
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

TextPlace ScenePainter::subtitleOf(const BoxRow& row) {
    TextPlace subtitle;
    subtitle.basis = m_look.caption;
    subtitle.color = m_look.secondary;
    subtitle.text = row.subtitle;
    subtitle.place = placeIn(row, row.subtitlePlace);
    subtitle.whole = true;
    subtitle.slack = row.subtitleAtEnd ? 1.6 : 1.45; // towards the title there is room
    subtitle.align = row.subtitleAtEnd ? Qt::AlignRight : Qt::AlignLeft;
    if (isInLine(row)) {
        subtitle.limit = subtitle.place.width() + gap * m_view->zoom - gapHalf;
    } else if (!row.subtitleAtEnd) { // not over the edge of its box
        const QRect rect = rectOf(row.rect);
        subtitle.limit = std::max(0.0, rect.width() - 2 * edge);
        keepInside(subtitle, rect);
    } else if (row.titleRank <= m_view->labels) { // what the title leaves
        const SetText title = m_types.set(titleOf(row, subtitle, true), m_view->zoom);
        const double room = subtitle.place.right() - title.rect.right() - gapHalf;
        subtitle.limit = std::clamp(room, 0.0, subtitle.slack * subtitle.place.width());
    }
    return subtitle;
}

/// How far a name may reach: to its use in figures or the first of its chips beside it, else to the edge of its box.
double ScenePainter::endOf(const BoxRow& row) {
    if (row.style == BoxModel::Bar && !row.leaf) {
        return placeIn(row, row.titlePlace).left() + (row.titleEnd - row.titlePlace.x()) * m_view->zoom;
    }
    if (isFlat(row) && row.showsUse && row.usePlace.width() > 0) {
        const SetText figure = m_types.set(figureOf(row), m_view->zoom);
        return figure.fits ? figure.rect.left() : placeIn(row, row.usePlace).left();
    }
    return rectOf(row.rect).right() + 1;
}

/// `second`: the subtitle is shown.
TextPlace ScenePainter::titleOf(const BoxRow& row, const TextPlace& subtitle, bool second) {
    const QRect rect = rectOf(row.rect);
    const bool about = isAbout(m_view->labels);
    const bool small = row.isSmall();
    const bool inLine = isInLine(row);
    TextPlace title;
    title.text = row.title;
    const bool middle = (isFlat(row) && !about) || (isInMiddle(row) && !second);
    title.place =
        placeIn(row, middle ? QRectF(row.titlePlace.x(), row.rect.y(), row.titlePlace.width(), row.rect.height())
                            : row.titlePlace);
    title.basis = small ? m_look.caption : m_look.body;
    title.whole = true;
    title.slack = row.style == BoxModel::Memory ? 1.25 : row.style == BoxModel::Chip ? 1 : 1.45;
    if (row.style == BoxModel::Board || row.vacant || isFlat(row)) { // a subtitle at the end gives way to it
        title.limit = std::max(0.0, endOf(row) - title.place.x() - gapHalf);
    }
    if (row.style == BoxModel::Part && !row.inner && !row.subtitleAtEnd) {
        const bool whole = row.titleEnd >= row.rect.right();
        title.limit = whole ? rect.width() : (row.titleEnd - row.titlePlace.x()) * m_view->zoom;
    }
    if (inLine) { // as far as what stands after it
        const double end = second ? subtitle.place.left() : subtitle.place.right();
        title.limit = std::max(0.0, end - title.place.x() - gapHalf);
    }
    title.align = row.style == BoxModel::Chip ? Qt::AlignHCenter : Qt::AlignLeft;
    title.strong = !small;
    title.color = small || row.style == BoxModel::Context ? m_look.secondary : m_look.text;
    keepInside(title, rect);
    return title;
}

std::vector<ScenePainter::Label> ScenePainter::labelsOf(const BoxRow& row) {
    std::vector<Label> labels;
    if (!isInSight(rectOf(row.rect))) {
        return labels;
    }
    const int rank = m_view->labels;
    TextPlace subtitle = subtitleOf(row);
    const bool named = row.titlePlace.width() > 0 && (row.titleRank <= rank || isMarked(row) || row.alike >= 0);
    bool second = row.subtitleRank <= rank && m_types.set(subtitle, m_view->zoom).fits;
    if (named) { // the name is the last to go
        second = second && m_types.set(titleOf(row, subtitle, true), m_view->zoom).fits;
        add(labels, titleOf(row, subtitle, second), true);
    }
    const double from = labels.empty() ? 0 : labels.back().set.rect.right();
    add(labels, std::move(subtitle), second);
    for (int i = 0; i < row.counts.size(); ++i) {
        TextPlace count;
        count.basis = m_look.caption;
        count.color = m_look.secondary;
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
        addUse(labels, row, from);
    }
    return labels;
}

/// Something is done with it: its name is shown at any zoom.
bool ScenePainter::isMarked(const BoxRow& row) const {
    return row.isAimed() || row.bottleneck || m_view->selected == row.key;
}

/// Looks from where the view does: which boxes that are nothing but their names have them there.
void ScenePainter::look(const SceneView& view) {
    m_view = &view;
    m_nameless.clear();
    m_called.clear();
    for (const BoxRow& row : *view.boxes) {
        if (row.alike < 0) {
            continue;
        }
        if (isMarked(row) || row.lit || row.target == static_cast<int>(TargetState::Possible)) {
            m_called.insert(row.holder);
        }
        // all of them or none: one whose name is too long leaves the others without theirs
        if (row.titleRank > view.labels || !m_types.set(titleOf(row, {}, false), view.zoom).fits) {
            m_nameless.insert(row.alike);
        }
    }
}

bool ScenePainter::isNamed(const BoxRow& row) const {
    return row.alike < 0 || m_called.count(row.holder) > 0 || m_nameless.count(row.alike) == 0;
}

/// A box as it is drawn: itself, or for several that are nothing but their names and do not have them one; null: not.
const BoxRow* ScenePainter::asDrawn(const BoxRow& row) {
    if (isNamed(row)) {
        return &row;
    }
    if (row.together.isEmpty() || m_view->labels < row.togetherRank) {
        return nullptr;
    }
    m_together = row;
    m_together.title = row.together;
    m_together.titlePlace.setWidth(row.titlePlace.width() + row.togetherPlace.width() - row.rect.width());
    m_together.rect = row.togetherPlace;
    m_together.titleEnd = m_together.rect.right();
    const bool fits = m_types.set(titleOf(m_together, {}, false), m_view->zoom).fits;
    return fits ? &m_together : nullptr;
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

/// How busy, at the end of the foot.
TextPlace ScenePainter::figureOf(const BoxRow& row) const {
    TextPlace figure;
    figure.basis = m_look.caption;
    figure.text = row.useText;
    figure.place = placeIn(
        row, {row.usePlace.x(), row.usePlace.y(), row.usePlace.width(), std::max(0.0, row.usePlace.height() - 6)});
    figure.align = Qt::AlignRight;
    figure.strong = !row.useLabel.isEmpty();
    figure.color = row.holdsBottleneck      ? m_look.stress(row.use)
                   : row.useLabel.isEmpty() ? m_look.secondary
                                            : m_look.text;
    return figure;
}

/// The foot of a box: what is busiest in it, and how busy in figures. `from`: where its name ends, in pixels.
void ScenePainter::addUse(std::vector<Label>& labels, const BoxRow& row, double from) {
    const bool strong = row.holdsBottleneck;
    const bool shown = strong || m_view->labels >= BoxModel::UseRank;
    const bool said = row.style == BoxModel::Memory && row.titlePlace.width() > 0;
    const bool named = strong || (isFlat(row) ? shown : isAbout(m_view->labels) && !said);
    TextPlace figure = figureOf(row);
    TextPlace label = figure;
    label.text = row.useLabel;
    label.align = Qt::AlignLeft;
    label.strong = strong;
    label.color = strong ? m_look.stress(row.use) : m_look.secondary;
    label.limit = std::max(0.0, figure.place.width() - m_types.set(figure, m_view->zoom).rect.width() - gapHalf);
    add(labels, std::move(figure), shown);
    const bool fits = !isFlat(row) || from + gapHalf <= label.place.left();
    add(labels, std::move(label), named && fits);
}

std::vector<ScenePainter::Label> ScenePainter::labelsOf(const WireRow& row) {
    std::vector<Label> labels;
    TextPlace flow;
    flow.basis = m_look.caption;
    flow.text = row.label;
    flow.place = {row.labelPlace.topLeft() * m_view->zoom + m_view->offset, row.labelPlace.size() * m_view->zoom};
    flow.align = row.labelAtEnd ? Qt::AlignRight : Qt::AlignLeft;
    flow.limit = row.standby ? flow.place.width() + aired * m_view->zoom : -1; // there is air beside it
    flow.strong = row.bottleneck;
    flow.color = row.bottleneck ? m_look.stress(row.use) : m_look.secondary;
    for (const QString& shorter : row.shorter) {
        if (m_types.set(flow, m_view->zoom).fits) {
            break;
        }
        flow.text = shorter;
    }
    add(labels, std::move(flow), row.bottleneck || m_view->labels >= row.labelRank);
    return labels;
}

} // namespace boardset
