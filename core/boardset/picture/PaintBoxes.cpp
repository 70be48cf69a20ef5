// SPDX-License-Identifier: GPL-3.0-or-later
// Paints boxes with their bars, and failures.
#include "boardset/picture/Painting.h"
#include "boardset/topology/Assembly.h"

#include <algorithm>

namespace boardset::picture {

namespace {

constexpr double barHeight = 4;

/// Radii of box corners, in pixels.
namespace corner {
constexpr double card = 8, part = 6, small = 4;
}

Tone backgroundOf(const Box& box) {
    if (box.style == BoxStyle::Context)
        return Tone::Name::Ground;
    const bool part = box.style == BoxStyle::Chip || (box.style == BoxStyle::Part && box.parent >= 0);
    return part ? Tone::Name::Part : Tone::Name::Panel;
}

Mark faceOf(const Painting& painting, int index) {
    const Box& box = painting.layout.boxes.at(static_cast<std::size_t>(index));
    Mark face{.subject = subjectOf(painting.topology, box.block), .rect = box.rect};
    face.owner = box.parent < 0 ? -1 : painting.picture.boxes.at(static_cast<std::size_t>(box.parent));
    face.radius = box.isSmall() ? corner::small : box.parent >= 0 ? corner::part : corner::card;
    face.fill = box.vacant ? Mark::Fill::None : Mark::Fill::Plain;
    face.edge = box.style == BoxStyle::Context || box.vacant ? Mark::Edge::Dashed : Mark::Edge::Solid;
    face.tone = backgroundOf(box);
    face.group = box.identical;
    const bool busiest = painting.figures.bottleneckBox() == index && !painting.saturated.contains(index);
    face.width = busiest ? 2.5 : box.domain >= 0 ? 2 : 1;
    face.line = busiest           ? stressOf(painting.answer)
                : box.domain >= 0 ? Tone::owner(box.domain + 1) // skips the first colour, used for selected elements
                : box.vacant      ? Tone::Name::Strong
                                  : Tone::Name::Hairline;
    return face;
}

/// Paints the common mark for several boxes whose names do not fit.
void paintTogether(Painting& painting, const Box& box, const Mark& first) {
    if (box.together.empty())
        return;
    Mark face = first;
    face.subject.id += '+';
    face.rect = box.togetherRect;
    face.instead = true;
    painting.add(std::move(face));
}

void paintBar(Painting& painting, const Box& box, int face) {
    if (!painting.figures.showsUse() || box.useRect.empty())
        return;
    Mark bar = painting.of(face, part::bar, Mark::Shape::Bar);
    bar.rect = {box.useRect.x, box.useRect.bottom() - barHeight, box.useRect.width, barHeight};
    const BoxUse use = painting.figures.useOf(box);
    bar.amount = std::min(1.0, use.utilisation);
    bar.limit = use.limit;
    bar.tone = Tone::Name::Track;
    if (!box.isModelled) {
        bar.fill = Mark::Fill::Hatched;
        bar.line = Tone::Name::Strong;
        bar.amount = -1;
    }
    painting.add(std::move(bar));
}

/// Finds the box with the filled mark, and the boxes that get a band behind their utilisation.
void findSaturated(Painting& painting) {
    std::set<int> others;
    bool hasFilledBand = false;
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i) {
        const Box& box = painting.layout.boxes[i];
        const int index = static_cast<int>(i);
        const bool hasBand = painting.figures.showsUseOf(box) && !box.useRect.empty();
        const bool isBottleneck = painting.figures.bottleneckBox() == index;
        const BoxUse use = hasBand || isBottleneck ? painting.figures.useOf(box) : BoxUse();
        if (!use.isSaturated)
            continue;
        if (isBottleneck || use.isBottleneck) {
            painting.filled = index; // inner boxes come after those around them
            hasFilledBand = hasBand;
        }
        if (hasBand)
            others.insert(index);
    }
    others.erase(painting.filled);
    if (others.size() <= mostSaturated)
        painting.saturated = std::move(others);
    if (hasFilledBand)
        painting.saturated.insert(painting.filled);
}

/// Paints the band of a saturated part: filled for the bottleneck, so that there is one filled band in a picture.
void paintBand(Painting& painting, int index) {
    const Box& box = painting.layout.boxes[static_cast<std::size_t>(index)];
    const bool isWhole = box.style == BoxStyle::Band;
    Mark band = painting.of(painting.picture.boxes.back(), part::saturation, Mark::Shape::Box);
    band.rect = isWhole ? box.rect : bandOf(box);
    band.radius = isWhole ? corner::card : corner::small;
    band.tone = Tone::Name::Stress;
    if (painting.filled != index) {
        band.tone.share = 0.1;
        band.line = Tone::Name::Stress;
        band.width = 1.5;
    }
    painting.add(std::move(band));
}

/// Paints a bracket from a band of software to the boxes of the parts that it covers, which are below the band.
void paintBracket(Painting& painting, int index) {
    constexpr double inset = 8, shoulder = 6, thickness = 2;
    const Layout& layout = painting.layout;
    const Box& band = layout.boxes[static_cast<std::size_t>(index)];
    double left = band.rect.right();
    double right = band.rect.x;
    double bottom = band.rect.bottom();
    for (const BlockId part : painting.topology.kept<Assembly>().coveredBy(band.block))
        if (const int covered = layout.boxOf(part); covered >= 0) {
            const Rect& rect = layout.boxes[static_cast<std::size_t>(covered)].rect;
            left = std::min(left, rect.x + inset);
            right = std::max(right, rect.right() - inset);
            bottom = std::max(bottom, rect.y);
        }
    if (right <= left)
        return;
    const double top = band.rect.bottom() + shoulder;
    Mark bracket = painting.of(painting.picture.boxes.back(), part::bracket, Mark::Shape::Wire);
    bracket.path = {{left, bottom}, {left, top}, {right, top}, {right, bottom}};
    bracket.width = thickness;
    bracket.tone = painting.filled == index ? Tone::Name::Stress : Tone::Name::Strong;
    painting.add(std::move(bracket));
}

/// Paints a failure over a box and the parts inside it, which have failed too.
void paintFailure(Painting& painting, std::size_t index) {
    const Box& box = painting.layout.boxes[index];
    if (!box.lost)
        return;
    Mark failure = painting.of(painting.picture.boxes[index], part::failure, Mark::Shape::Cross);
    failure.rect = box.rect;
    failure.fill = Mark::Fill::Hatched;
    failure.tone = Tone::Name::Strong;
    if (painting.layout.isLeaf(static_cast<int>(index)) &&
        box.style != BoxStyle::Chip) // no cross if there are inner parts or a name in the middle
        failure.line = Tone::Name::Stress;
    painting.add(std::move(failure));
}

} // namespace

Rect bandOf(const Box& box) {
    constexpr double beside = 4;
    const Rect& use = box.useRect;
    return {use.x - beside, use.y, use.width + 2 * beside, use.height};
}

void paintBoxes(Painting& painting) {
    findSaturated(painting);
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i) {
        const Box& box = painting.layout.boxes[i];
        const Mark face = faceOf(painting, static_cast<int>(i));
        painting.picture.boxes.push_back(painting.add(face));
        paintTogether(painting, box, face);
        if (painting.saturated.contains(static_cast<int>(i)))
            paintBand(painting, static_cast<int>(i));
        else
            paintBar(painting, box, painting.picture.boxes.back());
        if (box.style == BoxStyle::Band)
            paintBracket(painting, static_cast<int>(i));
    }
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i)
        paintFailure(painting, i);
}

} // namespace boardset::picture
