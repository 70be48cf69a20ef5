// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes with what stands in them, and what has failed.
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Painting.h"

namespace boardset::picture {

namespace {

constexpr double barHeight = 4;

bool isRaised(const Box& box) {
    return box.style == BoxStyle::Board || box.style == BoxStyle::Bar;
}

bool isSunk(const Box& box) {
    return box.style == BoxStyle::Memory || box.style == BoxStyle::Chip;
}

Tone groundOf(const Box& box) {
    if (box.style == BoxStyle::Context)
        return Tone::Name::Ground;
    const bool part = box.style == BoxStyle::Chip || (box.style == BoxStyle::Part && box.parent >= 0);
    return part ? Tone::Name::Part : Tone::Name::Panel;
}

int paintFace(Painting& painting, const Box& box) {
    Mark face{.subject = subjectOf(painting.topology, box.block), .place = box.rect};
    face.owner = box.parent < 0 ? -1 : painting.marksOfBoxes.at(static_cast<std::size_t>(box.parent));
    face.radius = isRaised(box) ? 10 : isSunk(box) ? 5 : 8;
    face.fill = box.vacant ? Mark::Fill::None : Mark::Fill::Plain;
    face.edge = box.style == BoxStyle::Context || box.vacant ? Mark::Edge::Dashed : Mark::Edge::Solid;
    face.ink = groundOf(box);
    const bool busiest = painting.figures.isBottleneck(box);
    face.width = busiest || box.domain >= 0 ? 2 : 1;
    face.line = busiest           ? stressOf(painting.answer)
                : box.domain >= 0 ? Tone::process(box.domain)
                : box.vacant      ? Tone::Name::Strong
                                  : Tone::Name::Hairline;
    return painting.add(std::move(face));
}

/// With what is found there, where that has room.
std::string titleOf(const Painting& painting, const Box& box) {
    std::string title = nameWithHits(box.title, painting.figures.hitsIn(box.block));
    const double width = textWidth(title, isSunk(box) ? textSize : titleSize, !isSunk(box));
    const bool fits = box.titlePlace.x + width < box.rect.right() - 4;
    return fits && !box.titlePlace.empty() ? title : box.title;
}

void paintNames(Painting& painting, const Box& box, int face) {
    const std::string title = titleOf(painting, box);
    Words words{.forms = {title}, .room = box.titlePlace, .strong = !isSunk(box), .rank = box.titleRank};
    words.size = isSunk(box) ? Words::Size::Caption : Words::Size::Body;
    words.at = box.style == BoxStyle::Chip ? Words::At::Middle : Words::At::Start;
    painting.write(face, part::title, words, isSunk(box) ? Tone::Name::Secondary : Tone::Name::Text);
    if (title != box.title && box.subtitleAtEnd)
        return; // the hits are in its place
    Words about{.forms = {box.subtitle}, .room = box.subtitlePlace, .rank = box.subtitleRank};
    about.at = box.subtitleAtEnd ? Words::At::End : Words::At::Start;
    painting.write(face, part::subtitle, about);
}

void paintFacts(Painting& painting, const Box& box, int face) {
    Rect row = box.linesPlace;
    row.height = row.empty() ? 0 : lineHeight;
    int part = part::facts;
    for (const BoxLine& line : box.lines) {
        painting.write(face, part++, {.forms = {line.label}, .room = row, .rank = LabelRank::Line});
        painting.write(face, part++,
                       {.forms = {line.value}, .room = row, .at = Words::At::End, .rank = LabelRank::Line},
                       Tone::Name::Text);
        row.y += row.height;
    }
}

void paintUse(Painting& painting, const Box& box, int face) {
    if (!box.showsUse || box.usePlace.empty())
        return;
    const Layout& layout = painting.layout;
    const double use = painting.figures.ofBox(box, layout.focus != rootBlock && box.block == layout.focus);
    Rect room = box.usePlace;
    room.height -= 2 * barHeight;
    painting.write(face, part::use, {.forms = {box.useLabel}, .room = room, .rank = LabelRank::Use});
    painting.write(
        face, part::percent,
        {.forms = {percent(use)}, .room = room, .strong = true, .at = Words::At::End, .rank = LabelRank::Use},
        Tone::Name::Text);
    Mark bar = painting.of(face, part::bar, Mark::Shape::Bar);
    bar.place = {box.usePlace.x, box.usePlace.bottom() - barHeight, box.usePlace.width, barHeight};
    bar.amount = use;
    bar.ink = Tone::Name::Track;
    painting.add(std::move(bar));
}

} // namespace

void paintBoxes(Painting& painting) {
    for (const Box& box : painting.layout.boxes) {
        const int face = paintFace(painting, box);
        painting.marksOfBoxes.push_back(face);
        paintNames(painting, box, face);
        paintFacts(painting, box, face);
        paintUse(painting, box, face);
    }
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i) {
        if (!painting.layout.boxes[i].lost)
            continue;
        Mark cross = painting.of(painting.marksOfBoxes[i], part::failure, Mark::Shape::Cross);
        cross.place = painting.layout.boxes[i].rect; // over the parts inside, which have failed with it
        cross.fill = Mark::Fill::Hatched;
        cross.ink = Tone::Name::Strong;
        cross.line = Tone::Name::Stress;
        painting.add(std::move(cross));
    }
}

} // namespace boardset::picture
