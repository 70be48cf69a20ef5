// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the steps of painting a picture, in order.
#include "boardset/picture/Paint.h"

#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Painting.h"

#include <algorithm>

namespace boardset::picture {

int Painting::add(Mark mark) {
    picture.marks.push_back(std::move(mark));
    return static_cast<int>(picture.marks.size()) - 1;
}

Mark Painting::of(int owner, int part, Mark::Shape shape) const {
    return {.shape = shape,
            .subject = picture.marks.at(static_cast<std::size_t>(owner)).subject,
            .part = part,
            .owner = owner};
}

void Painting::write(int owner, int part, MarkText words, Tone tone) {
    const bool isEmpty = words.forms.empty() || (words.forms.front().empty() && !words.isPinched);
    if (isEmpty || words.area.empty())
        return;
    Mark mark = of(owner, part, Mark::Shape::Text);
    mark.group = picture.marks.at(static_cast<std::size_t>(owner)).group;
    mark.instead = picture.marks.at(static_cast<std::size_t>(owner)).instead;
    mark.rect = words.area;
    mark.tone = tone;
    mark.label = std::move(words);
    add(std::move(mark));
}

Tone stressOf(const Answer& answer) {
    const auto bottleneck = answer.bottleneck();
    return bottleneck && bottleneck->isHot() ? Tone::Name::Stress : Tone::Name::Text;
}

Picture paint(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
              double tokenScale, const HomeTitles& away) {
    Painting painting{topology, layout, answer, workload, tokenScale, away};
    painting.picture.width = layout.width;
    painting.picture.height = layout.height;
    painting.picture.colours = layout.colours;
    for (const Wire& wire : layout.wires)
        painting.picture.width = std::max(painting.picture.width, onGrid(wire.labelRect.right() + margin));
    paintBoxes(painting);
    paintWires(painting);
    paintTokens(painting);
    writeBoxes(painting);
    writeWires(painting);
    return std::move(painting.picture);
}

} // namespace boardset::picture
