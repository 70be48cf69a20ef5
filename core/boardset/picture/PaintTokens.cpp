// SPDX-License-Identifier: GPL-3.0-or-later
// Threads as discs and regions of pages as stacks.
#include "boardset/picture/Painting.h"
#include "boardset/picture/Tokens.h"

namespace boardset::picture {

void paintTokens(Painting& painting) {
    constexpr double nameAir = 6;
    painting.picture.tokens = placeTokens(painting.topology, painting.layout, painting.answer, painting.workload,
                                          painting.tokenScale, painting.away);
    for (Token& token : painting.picture.tokens) {
        const bool hollow = token.isMore || token.isStopped;
        Mark mark{.shape = token.isPages ? Mark::Shape::Stack : Mark::Shape::Disc, .subject = token.subject};
        mark.owner = painting.picture.boxes.at(static_cast<std::size_t>(token.box));
        mark.place = token.place;
        mark.fill = hollow ? Mark::Fill::None : token.isIdle ? Mark::Fill::Soft : Mark::Fill::Plain;
        mark.stopped = token.isStopped;
        mark.away = !token.home.empty();
        mark.ink = token.processes.size() > 1 ? Tone(Tone::Name::Secondary) : Tone::process(token.process);
        mark.words = {.forms = {token.text}, .room = token.place, .at = Words::At::Middle};
        mark.words.strong = token.isPages || token.text.size() < 3; // three figures are as wide as a disc
        token.mark = painting.add(std::move(mark));
        const Rect room{token.place.right() + nameAir, token.place.y, token.nameWidth, token.place.height};
        if (token.nameWidth > 0)
            painting.write(token.mark, part::name, {.forms = {token.name}, .room = room, .rank = LabelRank::Line});
    }
}

} // namespace boardset::picture
