// SPDX-License-Identifier: GPL-3.0-or-later
// Threads as discs and regions of pages as stacks; what does not fit becomes one token with a count.
#include "boardset/catalog/Words.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Painting.h"

#include <algorithm>
#include <map>

namespace boardset::picture {

namespace {

struct Token {
    Subject subject;
    std::string text; ///< On it.
    std::string name; ///< Beside it, where there is room.
    int pages = 0;
    Tone ink;
    bool stopped = false;
};

using Tokens = std::map<BlockId, std::vector<Token>>; ///< By the block in whose box they are drawn.

/// How many tokens of a pitch fit in a row of a place.
std::size_t fitting(double room, double token, double pitch) {
    return room < token ? 1 : static_cast<std::size_t>((room - token) / pitch) + 1;
}

/// What stands for tokens of a box that have no room in it.
Subject subjectOfMore(const Painting& painting, const char* kind, BlockId block) {
    return {Subject::Kind::More, std::string(kind) + '@' + painting.topology.block(block).path};
}

/// A box whose tokens are painted.
struct Home {
    const Box& box;
    int face; ///< Its mark.
};

int paintToken(Painting& painting, const Home& home, const Token& token, Mark::Shape shape, const Rect& place) {
    const bool disc = shape == Mark::Shape::Disc;
    Mark mark{.shape = shape, .subject = token.subject, .owner = home.face, .place = place};
    mark.fill = token.stopped ? Mark::Fill::None : Mark::Fill::Plain;
    mark.ink = token.ink;
    mark.words = {.forms = {token.text}, .room = place, .at = Words::At::Middle};
    mark.words.strong = !disc || token.text.size() < 3; // three figures are as wide as a disc
    if (disc)
        mark.words.forms.push_back("…");
    return painting.add(std::move(mark));
}

void paintThreads(Painting& painting, const Home& home, std::vector<Token> threads) {
    constexpr double air = 2;
    constexpr double pitch = threadToken + air;
    const Rect& place = home.box.threads;
    const std::size_t columns = fitting(place.width, threadToken, pitch);
    const std::size_t room = columns * fitting(place.height, threadToken, pitch);
    if (threads.size() > room) { // the last disc counts all that have no room
        const std::string rest = '+' + std::to_string(threads.size() - room + 1);
        threads.resize(room - 1);
        threads.push_back({.subject = subjectOfMore(painting, "threads", home.box.block),
                           .text = rest,
                           .name = {},
                           .ink = Tone::Name::Secondary});
    }
    const double used = static_cast<double>((threads.size() + columns - 1) / columns) * pitch - air;
    for (std::size_t i = 0; i < threads.size(); ++i) {
        paintToken(painting, home, threads[i], Mark::Shape::Disc,
                   {place.x + static_cast<double>(i % columns) * pitch,
                    place.y + (place.height - used) / 2 + static_cast<double>(i / columns) * pitch, threadToken,
                    threadToken});
    }
}

void paintPages(Painting& painting, const Home& home, std::vector<Token> stacks) {
    constexpr double pitch = stackWidth + 4;
    constexpr double nameAir = 8;
    const Rect& place = home.box.pages;
    const std::size_t room = fitting(place.width, stackWidth, pitch);
    if (stacks.size() > room) { // the last stack stands for all that have no room
        Token rest = stacks[room - 1];
        for (std::size_t i = room; i < stacks.size(); ++i)
            rest.pages += stacks[i].pages;
        rest.subject = subjectOfMore(painting, "pages", home.box.block);
        rest.text = countText(rest.pages);
        rest.ink = room > 1 ? Tone(Tone::Name::Secondary) : rest.ink;
        stacks.resize(room - 1);
        stacks.push_back(rest);
    }
    double named = static_cast<double>(stacks.size()) * pitch;
    for (const Token& stack : stacks)
        named += textWidth(stack.name) + nameAir;
    double x = place.x;
    for (const Token& stack : stacks) {
        const int token = paintToken(painting, home, stack, Mark::Shape::Stack,
                                     {x, place.y + (place.height - stackHeight) / 2, stackWidth, stackHeight});
        x += pitch;
        if (named <= place.width) {
            const double width = textWidth(stack.name);
            painting.write(
                token, part::name,
                {.forms = {stack.name}, .room = {x, place.y + 2, width, place.height}, .rank = LabelRank::Line});
            x += width + nameAir;
        }
    }
}

/// "4 threads", "256 pages", below each other; nothing where there are none.
void paintCounts(Painting& painting, const Home& home, const Counts& counts) {
    Rect row = home.box.countsPlace;
    row.height = row.empty() ? 0 : countHeight;
    int part = part::counts;
    const auto line = [&](int count, const std::string& one) {
        if (count > 0) {
            const std::string text = countText(count) + ' ' + (count == 1 ? one : plural(one));
            painting.write(home.face, part++, {.forms = {text}, .room = row, .rank = LabelRank::Count});
            row.y += countHeight;
        }
    };
    for (const auto& [noun, count] : counts.customers)
        line(count, noun);
    line(counts.pages, "page");
}

bool isStopped(const Answer& answer, const Customer& customer) {
    return std::ranges::any_of(
        answer.model.stopped, [&](const StoppedCustomer& each) { return each.thread == customer.name; });
}

Tokens threadsOf(const Painting& painting) {
    Tokens threads;
    for (std::size_t i = 0; i < painting.workload.processes.size(); ++i) {
        for (const Customer& each : painting.workload.processes[i].customers) {
            const BlockId at = tokenBox(painting.topology, painting.layout, painting.topology.find(each.on), false);
            threads[at].push_back({.subject = subjectOf(each),
                                   .text = each.name.text,
                                   .name = {},
                                   .ink = Tone::process(static_cast<int>(i)),
                                   .stopped = isStopped(painting.answer, each)});
        }
    }
    return threads;
}

void addStacks(const Painting& painting, const Process& process, Tone ink, Tokens& pages) {
    for (const Region& region : process.regions) {
        std::map<BlockId, int> counts;
        for (const auto& [path, count] : region.pagesIn)
            counts[tokenBox(painting.topology, painting.layout, painting.topology.find(path), true)] += count;
        const std::string spread = spreadText(painting.topology, region);
        const std::string name = process.name.text + " " + region.name.text + (spread.empty() ? "" : ", " + spread);
        for (const auto& [block, count] : counts)
            if (block)
                pages[block].push_back(
                    {subjectOf(painting.topology, process, region, block), countText(count), name, count, ink});
    }
}

Tokens pagesOf(const Painting& painting) {
    Tokens pages;
    for (std::size_t i = 0; i < painting.workload.processes.size(); ++i)
        addStacks(painting, painting.workload.processes[i], Tone::process(static_cast<int>(i)), pages);
    return pages;
}

} // namespace

void paintTokens(Painting& painting) {
    const Tokens threads = threadsOf(painting);
    const Tokens pages = pagesOf(painting);
    const auto counts = countsOfAll(painting.topology, painting.workload);
    for (std::size_t i = 0; i < painting.layout.boxes.size(); ++i) {
        const Home home{painting.layout.boxes[i], painting.marksOfBoxes[i]};
        const BlockId block = home.box.block;
        paintCounts(painting, home, counts[block]);
        if (!home.box.threads.empty() && threads.contains(block))
            paintThreads(painting, home, threads.at(block));
        if (!home.box.pages.empty() && pages.contains(block))
            paintPages(painting, home, pages.at(block));
    }
}

} // namespace boardset::picture
