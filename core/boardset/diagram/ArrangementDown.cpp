// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes down: lines as high as they need, channels as their wires need, spare height to the places for tokens.
#include "boardset/diagram/Arrangement.h"

#include "boardset/diagram/ContentRules.h"
#include "boardset/diagram/Contents.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double largestChannel = 56;
constexpr double wideFoot = 24;        ///< Under the last track: what it crosses goes on for as long as can be seen.
constexpr double largestStretch = 0.5; ///< Of a line's needed height.

} // namespace

/// The frame's own texts and tokens, in a strip along its top.
void Arrangement::fillFrame() {
    Box& frame = plan.frame.box;
    const Rect& rect = frame.rect;
    double left = rect.x + framePadding;
    double right = rect.right() - framePadding - m_side;
    const double title = plan.text.width(frame.title, titleSize, true);
    frame.titlePlace = {left, rect.y + 8, title, plan.text.header()};
    left += onGrid(title) + gap;
    if (frame.showsUse) {
        const double use = std::max(plan.text.of(120), onGrid(plan.text.width(frame.useLabel + " 100 %")));
        frame.usePlace = {right - use, rect.y + 8, use, plan.text.use()};
        right -= use + 2 * gap;
    }
    const double subtitle = plan.text.width(frame.subtitle);
    if (!frame.subtitle.empty() && subtitle <= right - left) {
        frame.subtitlePlace = {left, rect.y + 8, subtitle, plan.text.header()};
        left += onGrid(subtitle) + 2 * gap;
    }
    if (plan.frame.wantsThreads || plan.frame.wantsPages) {
        Rect& tokens = plan.frame.wantsThreads ? frame.threads : frame.pages;
        tokens = {left, rect.y + 6, std::min(right - left, 8 * plan.text.thread()), plan.text.place()};
    }
}

double Arrangement::pitchOf(int channel) const {
    return channels[static_cast<std::size_t>(channel)].wide ? wideGap + plan.text.lines(2) : trackPitch;
}

double Arrangement::trackY(int channel, int track) const {
    const double inside = plan.framed && channel == lastInside ? framePadding : 0;
    return lines[static_cast<std::size_t>(channel)].bottom() + inside + pitchOf(channel) * (track + 1);
}

void Arrangement::placeDown() {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        line.height = line.isStrip ? std::max(plan.text.header(), plan.text.use()) + 8 : 0;
        for (const int box : line.boxes) {
            const PlannedBox& planned = plan.boxes[static_cast<std::size_t>(box)];
            line.height = std::max(line.height, neededHeight(planned, planned.box.rect.width));
        }
        Channel& channel = channels[i];
        const double free = line.isStrip ? gap : 2 * gap;
        channel.height = !channel.hasWires ? free : channel.hasLabels ? 16 + plan.text.lines(1) : 24;
        const double under = channel.wide ? wideFoot : trackPitch;
        channel.height =
            std::max(channel.height, channel.tracks > 0 ? pitchOf(static_cast<int>(i)) * channel.tracks + under : 0);
        channel.height += plan.framed && static_cast<int>(i) == lastInside ? framePadding : 0;
    }
    channels.back().height =
        margin + (plan.framed && lastInside + 1 == static_cast<int>(lines.size()) ? framePadding : 0);
    stretch();
    double y = margin;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].top = y;
        for (const int box : lines[i].boxes) {
            PlannedBox& planned = plan.boxes[static_cast<std::size_t>(box)];
            fill(planned, {planned.box.rect.x, y, planned.box.rect.width, lines[i].height});
        }
        y += lines[i].height + channels[i].height;
    }
    height = y;
    if (plan.framed) {
        Rect& frame = plan.frame.box.rect;
        frame.y = lines[static_cast<std::size_t>(m_firstInside)].top;
        frame.height = lines[static_cast<std::size_t>(lastInside)].bottom() + framePadding - frame.y;
        fillFrame();
    }
}

/// Spare height goes to the lines with places for tokens, then to the channels.
void Arrangement::stretch() {
    double used = margin;
    double elastic = 0;
    const auto takes = [&](const Line& line) {
        return std::ranges::any_of(
            line.boxes, [&](int box) { return isStretchable(plan.boxes[static_cast<std::size_t>(box)]); });
    };
    const auto isOfCards = [&](const Line& line) {
        return std::ranges::any_of(line.boxes,
                                   [&](int box) { return plan.boxes[static_cast<std::size_t>(box)].upright; });
    };
    double wired = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        used += lines[i].height + channels[i].height;
        elastic += takes(lines[i]) ? lines[i].height : 0;
        wired += channels[i].hasWires && !lines[i].isStrip ? 1 : 0;
    }
    double spare = std::floor((width / aspect - used) / grid) * grid;
    if (spare <= 0)
        return;
    const double share = elastic > 0 ? std::min(largestStretch, spare / elastic) : 0;
    for (Line& line : lines) {
        const double most = isOfCards(line) ? std::max(0.0, plan.text.of(highestUpright) - line.height) : line.height;
        const double more = takes(line) ? std::min(most, std::floor(line.height * share / grid) * grid) : 0;
        line.height += more;
        spare -= more;
    }
    for (std::size_t i = 0; i < channels.size(); ++i) {
        Channel& channel = channels[i];
        const double more =
            std::min(plan.text.of(largestChannel) - channel.height, std::floor(spare / wired / grid) * grid);
        channel.height += channel.hasWires && !lines[i].isStrip ? std::max(0.0, more) : 0;
    }
}

} // namespace boardset
