// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the tokens of each box and arranges them in the box.
#include "boardset/picture/Tokens.h"

#include "boardset/diagram/Counts.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Palette.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace boardset::picture {

namespace {

constexpr double space = 4;      ///< Space between tokens.
constexpr double wideToken = 28; ///< Width of the token for a thread whose number is wider than a disc.
/// Minimum scale of tokens. Down to this scale, tokens shrink so that they do not cover the name next to them.
constexpr double leastToken = 0.86;
/// Scale of tokens from which a box with space for only one token shows their number beside a small symbol.
constexpr double farOut = 1.5;
constexpr double leastName = 56; ///< Minimum width of a name next to a token; a narrower name is useless.

using ByBox = std::map<int, std::vector<Token>>;

/// Returns the text that fits on a thread's disc: a number, or the beginning of a name.
std::string shortName(const std::string& name) {
    constexpr double widest = 26; // approximate width of four digits
    return fitted(name, std::max(widest, textWidth("0000")), textSize);
}

/// Returns, for each block, the box that shows the block's tokens: the block's own box,
/// or the nearest box around it that has an area for tokens. -1 means that there is no such box.
IdVector<BlockId, int> homeTitlesOf(const Topology& topology, const Layout& layout, bool pages) {
    IdVector<BlockId, int> homes(topology.blocks().size(), -1);
    for (std::size_t i = layout.boxes.size(); i-- > 0;) {
        const Box& box = layout.boxes[i];
        if (!(pages ? box.pages : box.threads).empty())
            homes[box.block] = static_cast<int>(i);
    }
    for (const Block& block : topology.blocks()) { // parents come before their children
        int& home = homes[block.id];
        home = home < 0 && block.parent ? homes[block.parent] : home;
    }
    return homes;
}

int homeOf(const Topology& topology, const IdVector<BlockId, int>& homes, const std::string& path) {
    const BlockId block = topology.find(path);
    return block ? homes[block] : -1;
}

/// Adds accesses to those of the same owner.
void addTo(std::vector<OwnerAccesses>& all, const OwnerAccesses& more) {
    const auto at = std::ranges::lower_bound(all, more.owner, {}, &OwnerAccesses::owner);
    if (at == all.end() || at->owner != more.owner) {
        all.insert(at, more);
        return;
    }
    at->local += more.local;
    at->remote += more.remote;
}

/// Combines all but the two largest owners if there are more owners than a stack shows.
std::vector<OwnerAccesses> largest(std::vector<OwnerAccesses> all) {
    if (all.size() <= mostOwners)
        return all;
    std::ranges::stable_sort(all, std::greater(), &OwnerAccesses::all);
    OwnerAccesses others{.owner = -1};
    for (std::size_t i = 2; i < all.size(); ++i) {
        others.local += all[i].local;
        others.remote += all[i].remote;
    }
    all.resize(2);
    std::ranges::stable_sort(all, {}, &OwnerAccesses::owner);
    all.push_back(others);
    return all;
}

ByBox threadsOf(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
                const AccessLocality& locality, const HomeTitles& away) {
    const auto homes = homeTitlesOf(topology, layout, false);
    std::set<CustomerName> stopped;
    for (const StoppedCustomer& each : answer.model.stopped)
        stopped.insert(each.thread);
    ByBox threads;
    for (std::size_t p = 0; p < workload.processes.size(); ++p) {
        const auto& customers = workload.processes[p].customers;
        for (std::size_t i = 0; i < customers.size(); ++i) {
            const Customer& each = customers[i];
            const int box = homeOf(topology, homes, each.on);
            if (box < 0)
                continue;
            const auto home = away.find(each.name);
            threads[box].push_back(
                {.subject = subjectOf(each),
                 .box = box,
                 .text = shortName(each.name.text),
                 .process = static_cast<int>(p),
                 .item = static_cast<int>(i),
                 .owner = ownerOf(workload, layout.colours, static_cast<int>(p), static_cast<int>(i)),
                 .localShare = locality.localShareOf(each.name),
                 .isStopped = stopped.contains(each.name),
                 .isIdle = each.idle,
                 .home = home == away.end() ? std::string() : home->second});
        }
    }
    return threads;
}

/// The pages of one region in one box.
struct HeldPages {
    int count = 0;
    std::vector<std::pair<BlockId, int>> memories{}; ///< Number of pages in each memory.
    std::string spread{};                            ///< Text about interleaving; empty if there is none.
};

ByBox pagesOf(const Topology& topology, const Layout& layout, const Workload& workload,
              const AccessLocality& locality) {
    const auto homes = homeTitlesOf(topology, layout, true);
    ByBox pages;
    for (std::size_t p = 0; p < workload.processes.size(); ++p) {
        const Process& process = workload.processes[p];
        for (std::size_t i = 0; i < process.regions.size(); ++i) {
            const Region& region = process.regions[i];
            std::map<int, HeldPages> held; // by box
            for (const auto& [path, count] : region.pagesIn) {
                const BlockId memory = topology.find(path);
                const int box = memory ? homes[memory] : -1;
                if (box < 0)
                    continue;
                HeldPages& here = held[box];
                here.count += count;
                here.memories.emplace_back(memory, count);
                if (std::string spread = spreadText(topology, memory); !spread.empty())
                    here.spread = std::move(spread);
            }
            // the name makes tokens distinguishable by more than their colour
            const std::string name =
                Message{"{region} of {process}", {{"region", region.name.text}, {"process", process.name.text}}};
            for (const auto& [box, here] : held) {
                const BlockId block = layout.boxes.at(static_cast<std::size_t>(box)).block;
                pages[box].push_back(
                    {.subject = subjectOf(topology, process, region, block),
                     .isPages = true,
                     .box = box,
                     .text = countText(here.count),
                     .name = here.spread.empty() ? name : commaList({name, here.spread}),
                     .process = static_cast<int>(p),
                     .item = static_cast<int>(i),
                     .count = here.count,
                     .owner = isColouredByCustomer(workload, layout.colours) ? -1 : static_cast<int>(p),
                     .accesses = locality.accessesTo(p, i, here.memories)});
            }
        }
    }
    return pages;
}

/// Returns one token for the tokens that do not fit, from index `first` on.
/// The only token in a box shows the total number; a token after other tokens shows the number of additional tokens.
Token moreOf(const std::vector<Token>& tokens, std::size_t first, const Subject& subject) {
    Token more = tokens[first];
    more.subject = subject;
    more.isMore = true;
    more.isIdle = more.isStopped = false;
    more.home.clear();
    more.count = 0;
    for (std::size_t i = first; i < tokens.size(); ++i) {
        more.count += tokens[i].count;
        more.processes[tokens[i].process] += tokens[i].count;
        more.together.push_back({tokens[i].process, tokens[i].item, tokens[i].count});
    }
    more.stacks = static_cast<int>(tokens.size() - first);
    more.localShare.reset();
    more.accesses.clear();
    double local = 0;
    int known = 0; // customers
    for (std::size_t i = first; i < tokens.size(); ++i) {
        more.owner = tokens[i].owner == more.owner ? more.owner : -1;
        local += tokens[i].localShare.value_or(0) * tokens[i].count;
        known += tokens[i].localShare ? tokens[i].count : 0;
        for (const OwnerAccesses& each : tokens[i].accesses)
            addTo(more.accesses, each);
    }
    if (known > 0)
        more.localShare = local / known;
    const std::string count = countText(more.count);
    more.text = first > 0 ? '+' + count : more.isPages ? count : "×" + count;
    more.name = more.isPages ? Message{"{regions} regions", {{"regions", more.stacks}}} : std::string();
    return more;
}

} // namespace

bool isColouredByCustomer(const Workload& workload, OwnerColours colours) {
    constexpr std::size_t most = std::tuple_size_v<decltype(Palette::owners)>;
    const bool isAutomatic = workload.processes.size() == 1 && workload.processes.front().customers.size() <= most;
    return colours == OwnerColours::Customer || (colours == OwnerColours::Automatic && isAutomatic);
}

int ownerOf(const Workload& workload, OwnerColours colours, int process, int customer) {
    if (!isColouredByCustomer(workload, colours))
        return process;
    int before = 0; // customers of earlier processes
    for (int p = 0; p < process; ++p)
        before += static_cast<int>(workload.processes[static_cast<std::size_t>(p)].customers.size());
    return before + customer;
}

std::optional<double> localShareOfPages(const Token& pages) {
    double local = 0;
    double all = 0;
    for (const OwnerAccesses& each : pages.accesses) {
        local += each.local;
        all += each.all();
    }
    return all > 0 ? std::optional(local / all) : std::nullopt;
}

Rect tokenArea(const Layout& layout, std::size_t index, bool pages, double scale) {
    const Box& box = layout.boxes.at(index);
    const TextMetrics text{layout.textScale};
    Rect area = pages ? box.pages : box.threads;
    const double end = box.titleRect.x + box.titleRect.width * scale + 2 * space; // right end of the name
    const bool beside = !area.empty() && area.y < box.titleRect.bottom() && area.x > box.titleRect.x;
    if (!beside || end <= area.x)
        return area;
    const double right = box.rect.right() - (box.titleRect.x - box.rect.x);
    const double bottom = box.showsUse ? box.useRect.y : box.rect.bottom();
    const Rect below{box.titleRect.x, box.titleRect.bottom(), right - box.titleRect.x, bottom - box.titleRect.bottom()};
    if (layout.isLeaf(static_cast<int>(index)) && !pages && box.pages.empty() && box.linesRect.empty() &&
        below.height >= text.thread() * scale)
        return below;
    const double token = (pages ? text.stack() : text.thread()) * scale;
    const double last = std::max(area.right(), right);
    area.x = std::max(area.x, std::min(end, last - leastToken * token));
    area.width = last - area.x;
    return area;
}

std::vector<Token> arranged(std::vector<Token> tokens, const Rect& place, double width, double height,
                            const Subject& more) {
    if (tokens.empty() || place.empty())
        return {};
    // width and height shrink equally, so that a disc stays round
    const double shrunk = std::min({1.0, place.width / width, place.height / height});
    width *= shrunk;
    height *= shrunk;
    const auto columns = static_cast<std::size_t>(std::max(1.0, (place.width + space) / (width + space)));
    const auto lines = static_cast<std::size_t>(std::max(1.0, (place.height + space) / (height + space)));
    const std::size_t area = columns * lines;
    if (tokens.size() > area) {
        // If fewer than half of the regions fit, showing only a few would be misleading.
        // All regions are then combined into one stack.
        const std::size_t shown = tokens.front().isPages && 2 * (area - 1) < tokens.size() ? 0 : area - 1;
        const Token last = moreOf(tokens, shown, more);
        tokens.resize(shown);
        tokens.push_back(last);
    }
    // Tokens are placed one below the other with names if the names fit, otherwise next to each other without names.
    const double nameSpace = place.width - width - 2 * space;
    const bool haveNames = std::ranges::any_of(tokens, [](const Token& each) { return !each.name.empty(); });
    const bool named = haveNames && nameSpace >= leastName && tokens.size() <= lines;
    const std::size_t perLine = named ? 1 : columns;
    const auto used = static_cast<double>((tokens.size() + perLine - 1) / perLine);
    const double top = place.y + std::max(0.0, (place.height - used * height - (used - 1) * space) / 2);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        tokens[i].rect = {place.x + static_cast<double>(i % perLine) * (width + space),
                          top + static_cast<double>(i / perLine) * (height + space), width, height};
        tokens[i].nameWidth = named && !tokens[i].name.empty() ? nameSpace : 0;
    }
    return tokens;
}

std::vector<Token> placeTokens(const Topology& topology, const Layout& layout, const Answer& answer,
                               const Workload& workload, double scale, const HomeTitles& away) {
    // accesses are results, which a lesson may hide
    const Answer none;
    const AccessLocality locality(topology, workload, layout.showsUse ? answer : none, [&](int process, int customer) {
        return ownerOf(workload, layout.colours, process, customer);
    });
    ByBox threads = threadsOf(topology, layout, answer, workload, locality, away);
    ByBox stacks = pagesOf(topology, layout, workload, locality);
    std::vector<Token> all;
    const double size = scale * TextMetrics{layout.textScale}.growthOfTokens();
    const auto line = [&](ByBox& boxes, bool pages) {
        for (auto& [box, tokens] : boxes) {
            const auto index = static_cast<std::size_t>(box);
            const Rect area = tokenArea(layout, index, pages, scale);
            std::size_t longest = 0;
            for (const Token& each : tokens)
                longest = std::max(longest, each.text.size());
            // Zoomed out, two digits are wider than a disc. Then all tokens are wider, if as many tokens still fit.
            const auto columns = [&](double width) {
                return std::floor((area.width + space) / (width * size + space));
            };
            const bool hasMore = static_cast<double>(tokens.size()) > columns(threadToken); // "+3" has two characters
            const bool crowded = scale > 1 && tokens.size() > 1 && (longest == 2 || hasMore);
            const bool wide = longest > 2 || (crowded && columns(wideToken) == columns(threadToken));
            const double width = pages ? stackWidth : wide ? wideToken : threadToken;
            const double height = pages ? stackHeight : threadToken;
            const Subject more{Subject::More, std::string(pages ? "pages@" : "threads@") +
                                                  topology.block(layout.boxes[index].block).path};
            auto placed = arranged(std::move(tokens), area, width * size, height * size, more);
            if (scale >= farOut && placed.size() == 1 && (pages || placed.front().isMore)) {
                placed.front().isCount = true;
                placed.front().text = countText(placed.front().count);
            }
            for (Token& each : placed)
                each.accesses = largest(std::move(each.accesses));
            std::ranges::move(placed, std::back_inserter(all));
        }
    };
    line(threads, false);
    line(stacks, true);
    return all;
}

} // namespace boardset::picture
