// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/PlotAxes.h"

#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset::picture {

namespace {

constexpr double largestShown = 1e150;     ///< Larger values would overflow in calculations with spans.
constexpr double axisRounding = 1e-9;      ///< Distance, in steps, within which a number counts as a tick.
constexpr double spaceForMarks = 0.02;     ///< Share of an axis beside the first and the last mark.
constexpr double intervalsForRounding = 5; ///< Number of intervals that determines the end of the y axis.

/// The least and the greatest of some numbers.
struct Extent {
    double least = std::numeric_limits<double>::infinity();
    double greatest = -least;

    void add(double value) {
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    }
};

PlotRange widened(const Extent& xs, bool isLogarithmic, bool isMarked) {
    PlotRange range{xs.least, xs.greatest, isLogarithmic};
    if (range.least == range.greatest)
        range.greatest += std::max(1.0, std::abs(range.least));
    if (!isMarked)
        return range;
    return {range.valueAt(-spaceForMarks), range.valueAt(1 + spaceForMarks), isLogarithmic};
}

PlotRange rounded(const Extent& ys, bool isMarked) {
    const double least = std::min(0.0, ys.least);
    const double step = tickStep(std::max(0.0, ys.greatest) - least, intervalsForRounding);
    const double above = isMarked ? spaceForMarks * (ys.greatest - least) : 0;
    PlotRange range{std::floor(least / step + axisRounding) * step,
                    std::ceil((ys.greatest + above) / step - axisRounding) * step};
    if (range.least >= range.greatest)
        range.greatest = range.least + step;
    return range;
}

} // namespace

double PlotRange::fractionOf(double value) const {
    return isLogarithmic ? std::log(value / least) / std::log(greatest / least) : (value - least) / (greatest - least);
}

double PlotRange::valueAt(double fraction) const {
    return isLogarithmic ? least * std::pow(greatest / least, fraction) : least + fraction * (greatest - least);
}

bool isDrawable(const Point& point, bool isLogarithmic) {
    const bool isShown = std::abs(point.x) <= largestShown && std::abs(point.y) <= largestShown; // false for NaN
    return isShown && (!isLogarithmic || point.x >= 1 / largestShown);
}

PlotAxes axesOf(const PlotData& plot) {
    Extent xs, ys;
    bool isMarked = false;
    bool isWhole = true;
    const auto add = [&](const Point& point) {
        if (!isDrawable(point, plot.isLogarithmic))
            return;
        xs.add(point.x);
        ys.add(point.y);
        isWhole = isWhole && point.x == std::floor(point.x);
    };
    for (const PlotLine& line : plot.lines) {
        std::ranges::for_each(line.points, add);
        for (const PlotMark& mark : line.marks)
            if (mark.kind == PlotMark::Kind::Published)
                add(mark.at);
        isMarked = isMarked || line.isDotted || !line.marks.empty();
    }
    if (xs.least > xs.greatest)
        return {.x = {plot.isLogarithmic ? 1.0 : 0.0, plot.isLogarithmic ? 2.0 : 1.0, plot.isLogarithmic}};
    for (const PlotLine& line : plot.lines)
        for (const PlotMark& mark : line.marks) // a knee may be above all points, but it does not widen the x axis
            if (isDrawable(mark.at, plot.isLogarithmic) && mark.at.x >= xs.least && mark.at.x <= xs.greatest)
                ys.add(mark.at.y);
    return {widened(xs, plot.isLogarithmic, isMarked), rounded(ys, isMarked), isWhole};
}

double tickStep(double span, double most, double finest) {
    const double least = std::max(finest, span / std::max(1.0, most));
    if (!(least > 0) || !std::isfinite(least))
        return 1;
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double part : {1.0, 2.0, 5.0})
        if (part * decade >= least * (1 - axisRounding))
            return part * decade;
    return 10 * decade;
}

std::vector<double> ticksOf(const PlotRange& range, double most, double finest) {
    std::vector<double> ticks;
    const auto addAll = [&](double first, double last, const auto& valueOf) {
        const double count = std::min(std::floor(last + axisRounding) - std::ceil(first - axisRounding), most + 1);
        for (double i = 0; i <= count; ++i) // a count of NaN has no ticks
            if (const double tick = valueOf(std::ceil(first - axisRounding) + i); ticks.empty() || tick > ticks.back())
                ticks.push_back(tick);
    };
    if (!range.isLogarithmic) {
        const double step = tickStep(range.greatest - range.least, most, finest);
        addAll(range.least / step, range.greatest / step, [&](double index) { return index * step; });
        return ticks;
    }
    double bits = 1; // the factor between ticks is 2 to this power
    const double doublings = std::log2(range.greatest / range.least);
    while (std::isfinite(doublings) && doublings / bits > std::max(1.0, most))
        bits *= 2;
    addAll(std::log2(range.least) / bits, std::log2(range.greatest) / bits,
           [&](double index) { return std::exp2(index * bits); });
    return ticks;
}

std::string tickText(double value, double step) {
    constexpr int mostDecimals = 6;
    const double decimals = std::ceil(-std::log10(step) - axisRounding);
    if (!(decimals <= mostDecimals) || std::abs(value) >= 1e12)
        return significantText(value, 4);
    return groupedText(value, std::max(0, static_cast<int>(decimals)));
}

} // namespace boardset::picture
