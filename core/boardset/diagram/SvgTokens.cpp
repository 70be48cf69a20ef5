// SPDX-License-Identifier: GPL-3.0-or-later
// Threads as discs and regions of pages as stacks; what does not fit becomes one token with a count.
#include "boardset/diagram/SvgTokens.h"

#include "boardset/catalog/Words.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

using Anchor = SvgText::Anchor;

struct Token {
    std::string text; ///< On it.
    std::string name; ///< Beside it, where there is room.
    int pages = 0;
    const char* colour = "";
    bool stopped = false; ///< Hollow and struck through.
};

using Tokens = std::map<BlockId, std::vector<Token>>; ///< By the block in whose box they are drawn.

/// How many tokens of a pitch fit in a row of a place.
std::size_t fitting(const Rect& place, double token, double pitch) {
    return place.width < token ? 0 : static_cast<std::size_t>((place.width - token) / pitch) + 1;
}

void drawThreads(SvgText& svg, const Rect& place, const std::vector<Token>& threads, const SvgPalette& colours) {
    constexpr double pitch = threadToken + 2;
    const std::size_t columns = std::max<std::size_t>(fitting(place, threadToken, pitch), 1);
    const auto rows = std::max<std::size_t>(static_cast<std::size_t>((place.height + 2) / pitch), 1);
    const std::size_t room = columns * rows;
    const std::size_t shown = threads.size() <= room ? threads.size() : room - 1;
    const double used = static_cast<double>((std::min(threads.size(), room) + columns - 1) / columns) * pitch - 2;
    for (std::size_t i = 0; i < std::min(room, threads.size()); ++i) {
        const double x = place.x + static_cast<double>(i % columns) * pitch + threadToken / 2;
        const double y =
            place.y + (place.height - used) / 2 + static_cast<double>(i / columns) * pitch + threadToken / 2;
        const bool rest = i >= shown;
        const std::string text = rest ? "+" + std::to_string(threads.size() - shown) : threads[i].text;
        const char* colour = rest ? colours.secondary : threads[i].colour;
        const bool hollow = !rest && threads[i].stopped;
        svg.circle({x, y}, threadToken / 2 - 1, {hollow ? colours.well : colour, hollow ? colour : "", 1.5});
        svg.text({x, y}, textWidth(text) > threadToken ? "…" : text, textSize, hollow ? colour : colours.onToken,
                 Anchor::Middle, text.size() < 3);
        if (hollow) {
            constexpr double arm = threadToken / 2 - 3;
            svg.polyline({{x - arm, y + arm}, {x + arm, y - arm}}, {"none", colours.heat[4], 2});
        }
    }
}

void drawStack(SvgText& svg, Point at, const Token& stack, const SvgPalette& colours) {
    for (const double back : {6.0, 3.0, 0.0}) {
        svg.rect({at.x + back + 1, at.y + 7 - back, stackWidth - 8, stackHeight - 8},
                 {colours.well, stack.colour, 1.25, 3});
    }
    svg.text({at.x + 1 + (stackWidth - 8) / 2, at.y + 7 + (stackHeight - 8) / 2}, stack.text, textSize, stack.colour,
             Anchor::Middle, true);
}

/// Counts above 9,999 are shortened: a stack is 36 pixels wide.
std::string countText(int pages) {
    return pages > 9999 ? std::to_string(pages / 1000) + "k" : std::to_string(pages);
}

void drawPages(SvgText& svg, const Rect& place, std::vector<Token> stacks, const SvgPalette& colours) {
    constexpr double pitch = stackWidth + 4;
    const std::size_t room = std::max<std::size_t>(fitting(place, stackWidth, pitch), 1);
    if (stacks.size() > room) { // the last stack stands for all that have no room
        Token rest = stacks[room - 1];
        for (std::size_t i = room; i < stacks.size(); ++i)
            rest.pages += stacks[i].pages;
        rest.text = countText(rest.pages);
        rest.colour = room > 1 ? colours.secondary : rest.colour;
        stacks.resize(room - 1);
        stacks.push_back(rest);
    }
    const double y = place.y + (place.height - stackHeight) / 2;
    double x = place.x;
    double named = static_cast<double>(stacks.size()) * pitch;
    for (const Token& stack : stacks)
        named += textWidth(stack.name) + 8;
    for (const Token& stack : stacks) {
        drawStack(svg, {x, y}, stack, colours);
        x += pitch;
        if (named <= place.width) {
            svg.text({x, place.y + place.height / 2 + 2}, stack.name, textSize, colours.secondary);
            x += textWidth(stack.name) + 8;
        }
    }
}

/// "4 threads", "256 pages", below each other; nothing where there are none.
void drawCounts(SvgText& svg, const Rect& place, const Counts& counts, const SvgPalette& colours) {
    double y = place.y + countHeight / 2;
    const auto line = [&](int count, const std::string& one) {
        if (count > 0) {
            svg.text({place.x, y}, countText(count) + ' ' + (count == 1 ? one : plural(one)), textSize,
                     colours.secondary);
            y += countHeight;
        }
    };
    for (const auto& [noun, count] : counts.customers)
        line(count, noun);
    line(counts.pages, "page");
}

} // namespace

void drawTokens(SvgText& svg, const Topology& topology, const Layout& layout, const Answer& answer,
                const Workload& workload, const SvgPalette& colours) {
    const auto isStopped = [&](const CustomerName& name) {
        const auto& stopped = answer.model.stopped;
        return std::ranges::any_of(stopped, [&](const StoppedCustomer& each) { return each.thread == name; });
    };
    Tokens threads;
    Tokens pages;
    for (std::size_t i = 0; i < workload.processes.size(); ++i) {
        const Process& process = workload.processes[i];
        const char* colour = colours.tokens[i % colours.tokens.size()];
        for (const Customer& thread : process.customers) {
            threads[tokenBox(topology, layout, topology.find(thread.on), false)].push_back(
                {thread.name.text, {}, 0, colour, isStopped(thread.name)});
        }
        for (const Region& region : process.regions) {
            std::map<BlockId, int> counts;
            for (const auto& [path, count] : region.pagesIn)
                counts[tokenBox(topology, layout, topology.find(path), true)] += count;
            const std::string spread = spreadText(topology, region);
            const std::string name = process.name.text + " " + region.name.text + (spread.empty() ? "" : ", " + spread);
            for (const auto& [block, count] : counts)
                pages[block].push_back({countText(count), name, count, colour});
        }
    }
    const auto counts = countsOfAll(topology, workload);
    for (const Box& box : layout.boxes) {
        if (!box.countsPlace.empty())
            drawCounts(svg, box.countsPlace, counts[box.block], colours);
        if (!box.threads.empty() && threads.contains(box.block))
            drawThreads(svg, box.threads, threads[box.block], colours);
        if (!box.pages.empty() && pages.contains(box.block))
            drawPages(svg, box.pages, pages[box.block], colours);
    }
}

} // namespace boardset
