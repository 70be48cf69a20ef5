// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/BoxContents.h"

#include "boardset/diagram/Plan.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace boardset {

namespace {

constexpr double linesGap = 8; ///< Minimum space between a line's label and its value.
constexpr double barHeight = 4;
constexpr double widestChipFactor = 1.5; ///< Maximum width of a chip, as a multiple of its minimum width.
constexpr double highestCentred = 56;    ///< Maximum height for centred texts at a text scale of 1.

double roundedUp(const PlannedBox& planned, double size) {
    return std::ceil(size / planned.step) * planned.step;
}

/// Returns the width of the title without the state of the block, so that a failure does not change the drawing.
double titleWidth(const PlannedBox& planned, const std::string& title) {
    const bool isSmall = planned.box.isSmall();
    return planned.text.width(title, isSmall ? textSize : titleSize, !isSmall);
}

/// Returns the width of the title. Digits count as equally wide, so that boards in a row have the same grid of parts.
double widthOfTitle(const PlannedBox& planned) {
    std::string title = planned.box.shortTitle();
    std::ranges::replace_if(
        title, [](char each) { return each >= '0' && each <= '9'; }, '0');
    return titleWidth(planned, title);
}

double widthOfLines(const PlannedBox& planned) {
    double widest = 0;
    for (const BoxLine& line : planned.box.lines)
        widest = std::max(widest, planned.text.width(line.label) + linesGap + planned.text.width(line.value));
    return widest;
}

/// An area in a box, its minimum size, and the directions in which it takes extra space.
struct Area {
    Rect Box::*rect = nullptr;
    Size size;
    bool takesWidth = false, takesHeight = false;
};

Area areaOf(Item item, const PlannedBox& planned) {
    const Box& box = planned.box;
    const TextMetrics& text = planned.text;
    switch (item) {
    case Item::Title:
        return {&Box::titleRect, {planned.nameFactor * widthOfTitle(planned), text.header()}};
    case Item::TightTitle:
        return {&Box::titleRect, {widthOfTitle(planned), text.header()}};
    case Item::Subtitle:
        return {&Box::subtitleRect, {text.width(box.subtitle), text.subtitle()}};
    case Item::Blank:
        return {nullptr, {1, text.subtitle()}};
    case Item::Lines:
        return {&Box::linesRect, {widthOfLines(planned), static_cast<double>(box.lines.size()) * text.line()}};
    case Item::Counts:
        return {&Box::countsRect, {text.width(counted(9'999, "page")), 2 * text.count()}};
    case Item::Threads:
        return {&Box::threads, {text.thread(), text.tokenHeight()}, true, true};
    case Item::ThreadsBeside:
        return {&Box::threads, {text.thread(), text.header()}, true};
    case Item::Space:
        return {nullptr, {1, 0}, false, true};
    case Item::Pages:
        return {&Box::pages, {text.stack(), text.tokenHeight()}, true, true};
    case Item::Use:
        return {&Box::useRect, {box.showsUse ? text.width(box.useLabel + " 100 %") : 0, text.use()}, true};
    case Item::Bar:
        return {&Box::useRect, {barHeight, barHeight}};
    default:
        return {};
    }
}

/// Returns the minimum width of a part of a row.
/// A part before an area for tokens ends on the grid, which aligns the tokens of boxes below each other.
double widthIn(const Element& row, std::size_t part, const PlannedBox& planned) {
    const double width = row.parts[part].size.width;
    return part + 1 < row.parts.size() && row.parts[part + 1].takesWidth ? roundedUp(planned, width) : width;
}

double leastWidth(const Element& row, const PlannedBox& planned) {
    double sum = -row.between;
    for (std::size_t i = 0; i < row.parts.size(); ++i)
        sum += widthIn(row, i, planned) + row.between;
    return sum;
}

std::span<const PlannedBox> boxesOf(const Element& boxes, const PlannedBox& planned) {
    return std::span(planned.inner).subspan(boxes.first, boxes.last - boxes.first);
}

/// Returns the width of each column of inner boxes.
double columnWidth(const Element& boxes, double width) {
    return (width + boxes.between) / static_cast<double>(boxes.columns) - boxes.between;
}

const Element& firstFitting(const Element& alternatives, double width) {
    const auto found =
        std::ranges::find_if(alternatives.parts, [&](const Element& each) { return each.size.width <= width; });
    return found == alternatives.parts.end() ? alternatives.parts.back() : *found;
}

/// Sets the minimum sizes of an element and of its parts. Removes parts that have nothing to show.
void measureElement(Element& element, const PlannedBox& planned) {
    const Area area = areaOf(element.item, planned);
    element.area = area.rect;
    element.size = area.size;
    element.takesWidth =
        (element.takesWidth || area.takesWidth || element.item == Item::Boxes) && element.leastWidth == 0;
    element.takesHeight = area.takesHeight && element.leastWidth == 0;
    double widest = 0;
    for (Element& each : element.parts) {
        measureElement(each, planned);
        widest = std::max(widest, each.size.width);
        element.takesHeight = element.takesHeight || each.takesHeight;
    }
    std::erase_if(element.parts, [](const Element& each) { return each.size.width <= 0; });
    for (const PlannedBox& each : boxesOf(element, planned)) {
        widest = std::max(widest, each.least);
        element.takesHeight = element.takesHeight || isStretchable(each);
    }
    double& width = element.size.width;
    if (element.item == Item::Row)
        element.between *= std::max(1.0, planned.text.scale);
    if (element.item == Item::Boxes)
        width = static_cast<double>(element.columns) * (widest + element.between) - element.between;
    else if (element.item == Item::Row)
        width = leastWidth(element, planned);
    else if (element.item == Item::Column)
        width = widest;
    else if (!element.parts.empty())
        width = element.parts.back().size.width;
    if (width > 0)
        width = std::max(width, planned.text.of(element.leastWidth)) + 2 * element.insets.sides;
}

double heightAt(const Element& element, const PlannedBox& planned, double outerWidth) {
    const double width = outerWidth - 2 * element.insets.sides;
    double height = element.size.height;
    if (element.item == Item::FirstThatFits)
        height = heightAt(firstFitting(element, width), planned, width);
    else if (element.item == Item::Column)
        for (const Element& each : element.parts)
            height += heightAt(each, planned, width) + (&each == &element.parts.front() ? 0 : element.between);
    else
        for (const Element& each : element.parts)
            height = std::max(height, heightAt(each, planned, width));
    for (const PlannedBox& each : boxesOf(element, planned))
        height = std::max(height, neededHeight(each, columnWidth(element, width)));
    return element.insets.top + height + element.insets.bottom;
}

void arrange(const Element& element, PlannedBox& planned, Rect area);

bool isText(const Element& element) {
    return element.area == &Box::titleRect || element.area == &Box::subtitleRect;
}

void arrangeRow(const Element& row, PlannedBox& planned, const Rect& area) {
    const auto elastic = static_cast<double>(std::ranges::count_if(row.parts, &Element::takesWidth));
    const double spare = std::max(0.0, area.width - leastWidth(row, planned));
    const double between = elastic > 0 ? 0 : spare / std::max(1.0, static_cast<double>(row.parts.size()) - 1);
    if (row.parts.back().area == &Box::subtitleRect && spare > 1)
        planned.box.subtitleAtEnd = true;
    double x = area.x;
    for (std::size_t i = 0; i < row.parts.size(); ++i) {
        const Element& each = row.parts[i];
        const double width = widthIn(row, i, planned) + (each.takesWidth ? spare / elastic : 0);
        const bool isHigh = each.takesHeight || isText(each); // texts grow in a small drawing
        const double height = isHigh ? area.height : heightAt(each, planned, width);
        arrange(each, planned, {x, area.y + (area.height - height) / 2, width, height});
        x += width + row.between + between;
    }
}

void arrangeColumn(const Element& column, PlannedBox& planned, const Rect& area) {
    const auto elastic = static_cast<double>(std::ranges::count_if(column.parts, &Element::takesHeight));
    const Element& last = column.parts.back();
    double spare = area.height + column.between;
    for (const Element& each : column.parts)
        spare -= heightAt(each, planned, area.width) + column.between;
    // the texts of a high box are at its top, like those of other boxes
    const bool isHigh = column.parts.size() == 1 && area.height > planned.text.of(highestCentred);
    if (elastic == 0 && last.area != &Box::useRect && (isHigh || last.area != nullptr))
        spare = 0;
    double y = area.y;
    for (const Element& each : column.parts) {
        const bool isElastic = elastic > 0 ? each.takesHeight : &each == &last;
        const double height =
            heightAt(each, planned, area.width) + (isElastic ? std::max(0.0, spare) / std::max(1.0, elastic) : 0);
        arrange(each, planned, {area.x, y, area.width, height});
        y += height + column.between;
    }
}

void arrangeBoxes(const Element& boxes, PlannedBox& planned, const Rect& area) {
    const double column = columnWidth(boxes, area.width);
    const double longest = widestChipFactor * columnWidth(boxes, boxes.size.width);
    const double width = std::min(column, std::max(planned.inner[boxes.first].widest, longest));
    const double height = boxes.takesHeight ? area.height : heightAt(boxes, planned, area.width);
    double x = area.x + (column - width) * static_cast<double>(boxes.columns) / 2;
    for (std::size_t i = boxes.first; i < boxes.last; ++i, x += width + boxes.between)
        fill(planned.inner[i], {x, area.y, width, height});
}

void arrangeArea(const Element& element, PlannedBox& planned, Rect area) {
    if (element.area == &Box::useRect)
        area = {area.x, area.bottom() - element.size.height, area.width, element.size.height};
    if (element.area == &Box::titleRect && planned.box.style != BoxStyle::Chip) // the name of a chip is in the middle
        area.width = std::min(area.width, titleWidth(planned, planned.box.shortTitle()));
    if (element.area == &Box::subtitleRect) // boxes have whole-pixel positions, so a difference of 1 is allowed
        area.width = element.size.width <= area.width + 1 ? element.size.width : 0;
    if (element.area != nullptr)
        planned.box.*element.area = area;
}

void arrange(const Element& element, PlannedBox& planned, Rect area) {
    if (element.size.width <= 0) // there is nothing to show
        return;
    const Insets& insets = element.insets;
    area = {area.x + insets.sides, area.y + insets.top, area.width - 2 * insets.sides,
            area.height - insets.top - insets.bottom};
    switch (element.item) {
    case Item::Boxes:
        return arrangeBoxes(element, planned, area);
    case Item::Row:
        return arrangeRow(element, planned, area);
    case Item::Column:
        return arrangeColumn(element, planned, area);
    case Item::FirstThatFits:
        return arrange(firstFitting(element, area.width), planned, area);
    default:
        return arrangeArea(element, planned, area);
    }
}

} // namespace

Element inset(Insets insets, Element element) {
    element.insets = insets;
    return element;
}

Element fixed(double leastWidth, Element element) {
    element.leastWidth = leastWidth;
    return element;
}

Element boxesInRows(double between, const std::vector<std::size_t>& counts) {
    Element rows = column(between);
    Element row(Item::Boxes);
    row.between = between;
    for (const std::size_t count : counts) {
        row.first = row.last;
        row.last += count;
        row.columns = count;
        if (count > 0)
            rows.parts.push_back(row);
    }
    rows.takesWidth = true;
    return rows;
}

Element gridOf(std::size_t count) {
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    std::vector<std::size_t> counts(columns == 0 ? 0 : count / columns, columns);
    counts.push_back(count - columns * counts.size());
    Element rows = boxesInRows(gap / 2, counts);
    for (Element& row : rows.parts)
        row.columns = columns; // also in the last row, if it is shorter
    return rows;
}

void measure(PlannedBox& planned, TextMetrics text) {
    planned.text = text;
    for (PlannedBox& each : planned.inner)
        measure(each, text);
    measureElement(planned.content, planned);
    const double tokenScale = std::max(1.0, text.scale); // smaller text does not make tokens smaller
    planned.least = std::max(planned.least * tokenScale, roundedUp(planned, planned.content.size.width));
    planned.widest = std::max(planned.widest * text.scale, planned.least);
    planned.highest *= tokenScale;
}

double neededHeight(const PlannedBox& planned, double width) {
    return roundedUp(planned, heightAt(planned.content, planned, width));
}

bool isStretchable(const PlannedBox& planned) {
    return planned.content.takesHeight;
}

void fill(PlannedBox& planned, const Rect& rect) {
    planned.box.rect = rect;
    planned.box.rect.height = std::min(rect.height, planned.highest);
    planned.box.subtitleAtEnd = false;
    planned.box.subtitleRect = {}; // it may have had space before
    arrange(planned.content, planned, planned.box.rect);
}

} // namespace boardset
