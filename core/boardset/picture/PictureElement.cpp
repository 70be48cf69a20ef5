// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/PictureElement.h"

#include "boardset/diagram/ArcRouting.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace boardset::picture {

namespace {

constexpr double wireReach = 5; // maximum distance from a wire, in pixels, at which a point counts as being on the wire
constexpr double tokenReach = 2;
constexpr double grabReach = 20, grabReachOnBoard = 8; // of a drag; a board is dragged by its own area

/// True if a block contains a memory or can have customers; false for the machine itself.
bool isHolder(const Topology& topology, BlockId block) {
    return block > rootBlock && !(topology.withRole(Role::Memory, block).empty() && topology.requesters(block).empty());
}

double distance(const Point& at, const Point& a, const Point& b) {
    const double x = std::clamp(at.x, std::min(a.x, b.x), std::max(a.x, b.x));
    const double y = std::clamp(at.y, std::min(a.y, b.y), std::max(a.y, b.y));
    return std::hypot(at.x - x, at.y - y);
}

double distance(const Point& at, const Wire& wire) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < wire.points.size(); ++i)
        least = std::min(least, distance(at, wire.points[i - 1], wire.points[i]));
    return least - wire.width / 2;
}

bool contains(const Rect& place, const Point& at, double reach = 0) {
    return at.x >= place.x - reach && at.x <= place.right() + reach && at.y >= place.y - reach &&
           at.y <= place.bottom() + reach;
}

Rect spanOf(const std::vector<Point>& path) {
    const auto [left, right] = std::ranges::minmax(path, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(path, {}, &Point::y);
    return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

double distance(const Point& at, const Rect& rect) {
    return distance(at, Point{rect.x, rect.y}, Point{rect.right(), rect.bottom()});
}

/// Returns the index of the innermost box at a point; -1 if there is none.
int boxAt(const Layout& layout, const Point& at) {
    int box = static_cast<int>(layout.boxes.size()) - 1;
    while (box >= 0 && !contains(layout.boxes[static_cast<std::size_t>(box)].rect, at))
        --box;
    return box;
}

class Reader {
public:
    Reader(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
           const Picture& picture)
        : m_topology(topology), m_layout(layout), m_workload(workload), m_picture(picture),
          m_figures(topology, layout, answer), m_counts(countsOfAll(topology, workload)) {
        for (const StoppedCustomer& each : answer.model.stopped)
            m_reasons.emplace(each.thread, &each.reason);
    }

    std::vector<PictureElement> read() {
        std::vector<std::vector<int>> tokens(m_layout.boxes.size());
        for (std::size_t i = 0; i < m_picture.tokens.size(); ++i)
            tokens[static_cast<std::size_t>(m_picture.tokens[i].box)].push_back(static_cast<int>(i));
        std::vector<std::vector<int>> wires(m_layout.boxes.size());
        for (std::size_t i = 0; i < m_layout.wires.size(); ++i)
            wires[static_cast<std::size_t>(cardOf(m_layout, m_layout.wires[i].fromBox))].push_back(static_cast<int>(i));
        std::size_t card = 0;
        for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
            if (i > 0 && cardOf(m_layout, static_cast<int>(i)) == static_cast<int>(i))
                readWires(std::exchange(wires[std::exchange(card, i)], {}));
            readBox(i);
            for (const int token : tokens[i])
                readToken(token);
        }
        for (const auto& left : wires)
            readWires(left);
        return std::move(m_nodes);
    }

private:
    /// Returns the title with the name of the part around it: "SB0 P1", "Memory of SB0 P1".
    /// Titles of parts alone repeat on every board.
    std::string nameOf(const Box& box) const {
        const BlockId parent = m_topology.block(box.block).parent;
        if (box.block == rootBlock || parent == rootBlock)
            return box.title;
        const std::string title = box.shortTitle();
        const bool isNamed = hasOwnName(m_topology, box.block) && title == displayName(m_topology, box.block);
        const std::string name =
            isNamed ? capitalised(titleOf(m_topology, box.block))
                    : Message{"{part} of {board}", {{"part", title}, {"board", titleOf(m_topology, parent)}}};
        return box.lost ? Message{"{part} failed", {{"part", name}}} : name;
    }

    void readBox(std::size_t index) {
        const Box& box = m_layout.boxes[index];
        std::vector<std::string> words{nameWithHits(nameOf(box), m_figures.hitsIn(box.block))};
        if (!box.subtitle.empty())
            words.push_back(box.subtitle);
        if (m_figures.showsUseOf(box)) {
            const BoxUse use = m_figures.useOf(box);
            words.push_back(use.part.empty()
                                ? use.text()
                                : Message{"{part} {utilisation}", {{"part", use.part}, {"utilisation", use.text()}}});
        }
        if (isHolder(m_topology, box.block))
            words.push_back(m_counts[box.block].isEmpty() ? Message{"empty"} : toString(m_counts[box.block]));
        if (m_figures.bottleneckBox() == static_cast<int>(index))
            words.push_back(Message{"bottleneck"});
        add(m_picture.boxes[index], static_cast<int>(index), box.rect, commaList(words));
    }

    void readWires(const std::vector<int>& wires) {
        for (const int index : wires) {
            const Wire& wire = m_layout.wires[static_cast<std::size_t>(index)];
            const Link& link = m_topology.link(wire.link);
            const std::string name = // a link whose capacity is not given has no title
                link.title.empty()
                    ? Message{"Link from {from} to {to}",
                              {{"from", titleOf(m_topology, link.from)}, {"to", titleOf(m_topology, link.to)}}}
                    : link.title;
            add(m_picture.wires[static_cast<std::size_t>(index)], index, spanOf(wire.points),
                m_figures.showsUse() ? commaList({name, percent(m_figures.ofLink(wire.link))}) : name);
        }
    }

    void readToken(int index) {
        const Token& token = m_picture.tokens[static_cast<std::size_t>(index)];
        const Box& box = m_layout.boxes[static_cast<std::size_t>(token.box)];
        add(token.mark, index, token.rect, wordsOf(token, titleOf(m_topology, box.block)));
    }

    std::string wordsOf(const Token& token, const std::string& place) const {
        const Process& process = token.processIn(m_workload);
        const std::string pages = token.isPages ? toString(Counts{{}, token.count}) : std::string();
        if (token.isMore && token.isPages)
            return Message{"{pages} of {regions} regions, in {place}",
                           {{"pages", pages}, {"regions", token.stacks}, {"place", place}}};
        if (token.isMore)
            return Message{"{customers} on {place}", {{"customers", nounsOf(token)}, {"place", place}}};
        if (token.isPages) {
            const Message words{
                "{pages} of process {process}, {region}, in {place}",
                {{"pages", pages}, {"process", process.name.text}, {"region", token.name}, {"place", place}}};
            const auto share = localShareOfPages(token);
            return share ? Message{"{pages}; {share} of the accesses to them are local",
                                   {{"pages", words}, {"share", percent(*share)}}}
                         : words;
        }
        const Customer& customer = token.customerIn(m_workload);
        Message words{"{customer} {name} of process {process}, on {place}",
                      {{"customer", capitalised(noun(m_topology.catalog().work(process.work).customer))},
                       {"name", customer.name.text},
                       {"process", process.name.text},
                       {"place", titleAt(m_topology, customer.on)}}};
        if (customer.idle)
            words = {"{customer}, idle", {{"customer", words}}};
        else if (token.localShare)
            words = {"{customer}; {share} of its accesses are local",
                     {{"customer", words}, {"share", percent(*token.localShare)}}};
        if (const auto reason = m_reasons.find(customer.name); token.isStopped && reason != m_reasons.end())
            words = {"{customer}, stopped: {reason}", {{"customer", words}, {"reason", *reason->second}}};
        return token.home.empty()
                   ? words
                   : Message{"{customer}; outside its home, {home}", {{"customer", words}, {"home", token.home}}};
    }

    /// Returns the counts that a token for several other tokens represents: "4 threads, 1 stream".
    std::string nounsOf(const Token& more) const {
        Counts counts;
        for (const auto& [process, count] : more.processes) {
            const Process& each = m_workload.processes.at(static_cast<std::size_t>(process));
            counts.customers[m_topology.catalog().work(each.work).customer] += count;
        }
        return toString(counts);
    }

    void add(int mark, int index, const Rect& place, std::string words) {
        m_nodes.push_back({m_picture.marks.at(static_cast<std::size_t>(mark)).subject, index, place, std::move(words)});
    }

    const Topology& m_topology;
    const Layout& m_layout;
    const Workload& m_workload;
    const Picture& m_picture;
    AnswerFigures m_figures;
    IdVector<BlockId, Counts> m_counts;
    std::map<CustomerName, const Message*> m_reasons;
    std::vector<PictureElement> m_nodes;
};

} // namespace

std::vector<PictureElement> elementsOf(const Topology& topology, const Layout& layout, const Answer& answer,
                                       const Workload& workload, const Picture& picture) {
    return Reader(topology, layout, answer, workload, picture).read();
}

Subject subjectAt(const Picture& picture, const Layout& layout, const Point& at, double zoom) {
    const auto subjectDrawnBy = [&](int mark) { return picture.marks.at(static_cast<std::size_t>(mark)).subject; };
    for (auto token = picture.tokens.rbegin(); token != picture.tokens.rend(); ++token)
        if (contains(token->rect, at, tokenReach / zoom))
            return token->subject;
    const int box = boxAt(layout, at);
    if (box < 0 || !layout.isLeaf(box)) {
        const auto beside = [&](const Wire& wire) { return distance(at, wire); };
        const auto closest = std::ranges::min_element(layout.wires, {}, beside);
        if (closest != layout.wires.end() && beside(*closest) < wireReach / zoom)
            return subjectDrawnBy(picture.wires[static_cast<std::size_t>(closest - layout.wires.begin())]);
    }
    return box < 0 ? Subject() : subjectDrawnBy(picture.boxes[static_cast<std::size_t>(box)]);
}

const Token* tokenNear(const Picture& picture, const Layout& layout, const Point& at, double zoom) {
    const int box = boxAt(layout, at);
    if (box < 0)
        return nullptr;
    const auto isInside = [&](int inner) {
        while (inner > box) // boxes come after those around them
            inner = layout.boxes[static_cast<std::size_t>(inner)].parent;
        return inner == box;
    };
    const Token* nearest = nullptr;
    double least = (cardOf(layout, box) == box ? grabReachOnBoard : grabReach) / zoom;
    for (const Token& token : picture.tokens)
        if (const double away = distance(at, token.rect); away <= least && isInside(token.box)) {
            nearest = &token;
            least = away;
        }
    return nearest;
}

} // namespace boardset::picture
