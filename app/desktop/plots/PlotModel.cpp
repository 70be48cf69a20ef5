// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlotModel.h"

#include "Format.h"

#include <iterator>

namespace boardset {

namespace {

/// Returns the y value of a line at an x: the value of the last point at or before it. Empty before the first point.
QString valueOn(const picture::PlotLine& line, double x) {
    const auto after = std::ranges::upper_bound(line.points, x, {}, &Point::x);
    return after == line.points.begin() ? QString() : format::text(figureOf(std::prev(after)->y));
}

} // namespace

void PlotModel::assign(picture::PlotData data) {
    m_data = std::move(data);
    m_axes = axesOf(m_data);
    m_xs.clear();
    std::vector<PlotMarkEntry> marks;
    for (const picture::PlotLine& line : m_data.lines) {
        for (const Point& point : line.points)
            if (picture::isDrawable(point, m_data.isLogarithmic))
                m_xs.push_back(point.x);
        for (const picture::PlotMark& mark : line.marks)
            if (m_axes.x.contains(mark.at.x) && m_axes.y.contains(mark.at.y))
                marks.push_back(
                    {m_axes.x.fractionOf(mark.at.x), m_axes.y.fractionOf(mark.at.y), format::text(mark.sentence)});
    }
    std::ranges::sort(m_xs);
    m_xs.erase(std::unique(m_xs.begin(), m_xs.end()), m_xs.end());
    m_marks.assign(std::move(marks));
    listLines();
    Q_EMIT changed();
    Q_EMIT cursorChanged();
}

void PlotModel::listLines() {
    std::vector<PlotLegendEntry> entries;
    for (const picture::PlotLine& line : m_data.lines) {
        QStringList notes;
        for (const std::string& note : line.notes)
            notes << format::text(note);
        entries.push_back({format::text(line.title), notes.join(u'\n'), valueOn(line, m_cursor)});
    }
    m_legend.assign(std::move(entries));
}

void PlotModel::setCursor(double x) {
    if (x == m_cursor)
        return;
    m_cursor = x;
    listLines();
    Q_EMIT cursorChanged();
}

double PlotModel::beside(double x, int steps) const {
    if (m_xs.empty())
        return x;
    auto at = std::ranges::lower_bound(m_xs, x) - m_xs.begin();
    const auto valueAt = [this](std::ptrdiff_t index) { return m_xs[static_cast<std::size_t>(index)]; };
    const auto count = std::ssize(m_xs);
    if (at == count || (at > 0 && x - valueAt(at - 1) <= valueAt(at) - x))
        --at;
    return valueAt(std::clamp<std::ptrdiff_t>(at + steps, 0, count - 1));
}

} // namespace boardset
