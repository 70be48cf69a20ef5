// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the tokens of each box and lines them up.
#include "TokenRows.h"
#include "Format.h"

#include "Wording.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <QSet>
#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace boardset {
namespace {

using format::text;
using format::tr;

constexpr double space = 4;         // between tokens
constexpr double wideToken = 28;    // a thread with three figures
constexpr double leastToken = 0.86; // of its size: rather that than over the name beside it
constexpr double leastName = 56;    // narrower than this a name says nothing

TokenRow threadRow(const Level& level, const Process& process, int index, const Customer& thread) {
    TokenRow row;
    row.kind = TokenKind::Thread;
    row.key = level.key() + "thread:" + text(thread.name);
    row.label = text(thread.name);
    row.process = index;
    row.processName = text(process.name);
    row.thread = text(thread.name);
    row.at = text(thread.on);
    row.place = format::title(*level.topology, thread.on);
    row.idle = thread.idle;
    row.work = &level.topology->catalog().work(process.work);
    row.description =
        tr("%1 %2 of process %3, on %4").arg(Wording(row.work->customer).title, row.label, row.processName, row.place);
    if (row.idle)
        row.description = tr("%1, idle").arg(row.description);
    return row;
}

/// Pages that the machine spreads over boards say so: where they stand says little then.
QString spreadOf(const Topology& topology, const Region& region) {
    const QString spread = text(spreadText(topology, region));
    return spread.isEmpty() ? spread : QStringLiteral(", ") + spread;
}

/// One for each box of the region, which it does not say yet.
TokenRow stackRow(const Process& process, int index, const Region& region) {
    TokenRow row;
    row.kind = TokenKind::Pages;
    row.process = index;
    row.processName = text(process.name);
    row.region = text(region.name);
    row.name = row.processName + ", " + row.region;
    return row;
}

/// "4 threads", "1 stream": those from `first` on.
QStringList countedNouns(const std::vector<TokenRow>& tokens, std::size_t first) {
    std::map<std::string, int> nouns;
    for (std::size_t i = first; i < tokens.size(); ++i)
        ++nouns[tokens[i].work == nullptr ? "thread" : tokens[i].work->customer];
    return countedList(nouns);
}

/// The token that stands for those without room, from `first` on: how many threads, how many pages.
TokenRow moreToken(const std::vector<TokenRow>& tokens, std::size_t first, const QString& box) {
    TokenRow row = tokens[first];
    row.place = box.isEmpty() ? row.place : box; // they stand on several parts of it
    const bool threads = row.kind == TokenKind::Thread;
    row.pages = std::accumulate(tokens.begin() + static_cast<std::ptrdiff_t>(first), tokens.end(), 0,
                                [](int sum, const TokenRow& token) { return sum + token.pages; });
    const auto stacks = static_cast<int>(tokens.size() - first);
    const QString count = format::grouped(threads ? stacks : row.pages);
    row.kind = threads ? TokenKind::MoreThreads : TokenKind::MorePages;
    row.key = row.key.section(':', 0, 0) + (threads ? ":moreThreads:" : ":morePages:") + row.at;
    // Alone it counts all: "×3" threads, or so many pages; else those that come to the ones beside it.
    row.label = first > 0 ? '+' + count : threads ? QStringLiteral("\u00D7") + count : count;
    row.name = threads ? QString() : tr("%1 regions").arg(stacks);
    row.description = threads ? tr("%1 on %2").arg(countedNouns(tokens, first).join(QStringLiteral(", ")), row.place)
                              : tr("%1 pages of %2 regions, in %3").arg(count).arg(stacks).arg(row.place);
    row.idle = row.away = false;
    row.thread.clear();
    row.region.clear();
    return row;
}

/// Where the tokens of a box go: its place for them, but not over its name, which stops shrinking where tokens do.
QRectF roomFor(const Level& level, int index, bool pages, QSizeF token, double scale) {
    const Box& box = level.box(index);
    QRectF room = toQt(pages ? box.pages : box.threads);
    const double end = box.titlePlace.x + box.titlePlace.width * scale + 2 * space; // of the name
    const bool beside = room.top() < box.titlePlace.bottom() && room.left() > box.titlePlace.x;
    if (!beside || end <= room.left())
        return room;
    const double right = box.rect.right() - (box.titlePlace.x - box.rect.x);
    const double bottom = box.showsUse ? box.usePlace.y : box.rect.bottom();
    const QRectF below(QPointF(box.titlePlace.x, box.titlePlace.bottom()), QPointF(right, bottom));
    const auto next = static_cast<std::size_t>(index) + 1;
    const bool leaf = next == level.layout.boxes.size() || level.layout.boxes[next].parent != index;
    if (leaf && !pages && box.pages.empty() && box.linesPlace.empty() && below.height() >= token.height())
        return below;
    room.setRight(std::max(room.right(), right));
    room.setLeft(std::max(room.left(), std::min(end, room.right() - leastToken * token.width())));
    return room;
}

/// The box that tokens of each block are drawn in: its own, or the nearest around it that has a place; -1: none.
IdVector<BlockId, int> homesOf(const Level& level, bool pages) {
    const auto& blocks = level.topology->blocks();
    IdVector<BlockId, int> homes(blocks.size(), -1);
    for (int i = static_cast<int>(level.layout.boxes.size()) - 1; i >= 0; --i) {
        const Box& box = level.box(i);
        if (!(pages ? box.pages : box.threads).empty())
            homes[box.block] = i;
    }
    for (const Block& block : blocks) { // parents come before their children
        int& home = homes[block.id];
        home = home < 0 && block.parent ? homes[block.parent] : home;
    }
    return homes;
}

} // namespace

std::vector<TokenRow> marked(std::vector<TokenRow> tokens, const std::vector<StoppedCustomer>& stopped) {
    for (const StoppedCustomer& each : stopped) {
        for (TokenRow& token : tokens) {
            if (token.kind == TokenKind::Thread && token.thread == text(each.thread)) {
                token.stopped = true;
                token.description = tr("%1, stopped: %2").arg(token.description, text(each.reason));
            }
        }
    }
    return tokens;
}

std::vector<TokenRow> markedAway(std::vector<TokenRow> tokens, const std::map<QString, QString>& homes) {
    for (TokenRow& token : tokens) {
        const auto home = token.kind == TokenKind::Thread ? homes.find(token.thread) : homes.end();
        if (home != homes.end()) {
            token.away = true;
            token.description = tr("%1; away from its home, %2").arg(token.description, home->second);
        }
    }
    return tokens;
}

std::vector<TokenRow> arrange(std::vector<TokenRow> tokens, const QRectF& place, QSizeF size, const QString& box) {
    if (tokens.empty() || place.isEmpty())
        return {};
    if (size.width() > place.width() || size.height() > place.height())
        size.scale(place.size(), Qt::KeepAspectRatio); // a disc stays round
    const int columns = std::max(1, static_cast<int>((place.width() + space) / (size.width() + space)));
    const int lines = std::max(1, static_cast<int>((place.height() + space) / (size.height() + space)));
    const int room = columns * lines;
    const int count = static_cast<int>(tokens.size());
    if (count > room) {
        const TokenRow more = moreToken(tokens, static_cast<std::size_t>(room - 1), box);
        tokens.resize(static_cast<std::size_t>(room - 1));
        tokens.push_back(more);
    }
    // One below the other with names where the names fit, else side by side.
    const double nameRoom = place.width() - size.width() - 2 * space;
    const bool named = nameRoom >= leastName && static_cast<int>(tokens.size()) <= lines;
    const int perLine = named ? 1 : columns;
    const int used = (static_cast<int>(tokens.size()) + perLine - 1) / perLine;
    const double pitch = lines > 1 ? size.height() + space : 0;
    const double top = place.top() + std::max(0.0, (place.height() - used * size.height() - (used - 1) * space) / 2);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const int column = static_cast<int>(i) % perLine;
        const int line = static_cast<int>(i) / perLine;
        tokens[i].rect = QRectF({place.left() + column * (size.width() + space), top + line * pitch}, size);
        tokens[i].nameWidth = named && !tokens[i].name.isEmpty() ? nameRoom : 0;
    }
    return tokens;
}

void TokenRows::keepKeys(const QString& region, Stacks& stacks) {
    QMap<QString, int>& numbers = m_numbers[region];
    QList<int> freed;
    QSet<int> taken;
    for (auto at = numbers.begin(); at != numbers.end();) {
        if (stacks.contains(at.key())) {
            taken.insert(at.value());
            ++at;
        } else {
            freed << at.value();
            at = numbers.erase(at);
        }
    }
    std::sort(freed.begin(), freed.end());
    int fresh = 0;
    for (auto stack = stacks.begin(); stack != stacks.end(); ++stack) {
        if (!numbers.contains(stack.key())) {
            while (freed.isEmpty() && taken.contains(fresh))
                ++fresh;
            const int number = freed.isEmpty() ? fresh : freed.takeFirst();
            taken.insert(number);
            numbers.insert(stack.key(), number);
        }
        stack->key = region + '#' + QString::number(numbers.value(stack.key()));
    }
}

std::vector<TokenRow> TokenRows::place(const Level& level, const Workload& workload, double scale) {
    const Topology& topology = *level.topology;
    std::map<int, std::vector<TokenRow>> threads; // box -> tokens
    std::map<int, std::vector<TokenRow>> stacks;
    const auto threadHomes = homesOf(level, false);
    const auto pageHomes = homesOf(level, true);
    const auto boxFor = [&](const std::string& path, bool pages) {
        const auto block = topology.find(path);
        return block ? (pages ? pageHomes : threadHomes)[block] : -1;
    };
    std::map<int, std::pair<QString, QString>> places; // path and title of each box with pages
    const auto placeOf = [&](int box) {
        auto& place = places[box];
        if (place.second.isEmpty())
            place = {text(level.blockOf(box).path), text(titleOf(topology, level.blockOf(box).id))};
        return place;
    };
    int index = 0;
    for (const Process& process : workload.processes) {
        for (const Customer& thread : process.customers)
            if (const int box = boxFor(thread.on, false); box >= 0)
                threads[box].push_back(threadRow(level, process, index, thread));
        for (const Region& region : process.regions) {
            std::map<int, int> pages; // of this region, by box
            for (const auto& [memory, count] : region.pagesIn)
                if (const int box = boxFor(memory, true); box >= 0)
                    pages[box] += count;
            Stacks here;
            std::map<QString, int> boxes;
            TokenRow row = stackRow(process, index, region);
            row.name += spreadOf(topology, region);
            for (const auto& [box, count] : pages) {
                std::tie(row.at, row.place) = placeOf(box);
                row.pages = count;
                boxes[row.at] = box;
                here.insert(row.at, row);
            }
            keepKeys(level.key() + "pages:" + row.processName + '/' + row.region, here);
            for (const TokenRow& each : here)
                stacks[boxes.at(each.at)].push_back(each);
        }
        ++index;
    }
    std::vector<TokenRow> rows;
    const auto line = [&](auto& byBox, bool pages) {
        for (auto& [box, tokens] : byBox) {
            const bool wide = std::any_of(tokens.begin(), tokens.end(), [](auto& row) { return row.label.size() > 2; });
            const QSizeF size =
                pages ? QSizeF(stackWidth, stackHeight) : QSizeF(wide ? wideToken : threadToken, threadToken);
            auto placed = arrange(std::move(tokens), roomFor(level, box, pages, size * scale, scale), size * scale,
                                  text(titleOf(topology, level.blockOf(box).id)));
            for (TokenRow& row : placed) {
                if (row.kind == TokenKind::Pages) { // there may be many more than have room
                    row.label = text(countText(row.pages));
                    row.description = tr("%1 pages of %2, in %3").arg(format::grouped(row.pages), row.name, row.place);
                }
                rows.push_back(std::move(row));
            }
        }
    };
    line(threads, false);
    line(stacks, true);
    return rows;
}

} // namespace boardset
