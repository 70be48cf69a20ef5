// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the shares of a token's accesses, and joins the routes of its arcs to stretches.
#include "boardset/picture/Arcs.h"

#include "boardset/analysis/PageShares.h"
#include "boardset/diagram/ArcRouting.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

/// The accesses to memory of the customers of a placement.
class CustomerAccesses {
public:
    explicit CustomerAccesses(const ArcScene& scene)
        : m_topology(scene.topology), m_answer(scene.answer), m_workload(scene.workload),
          m_locality(scene.topology, {}, scene.answer, {}) {
        for (const Process& process : scene.workload.processes)
            m_shares.emplace_back(process);
    }

    const Customer& customer(const TokenItem& item) const {
        return m_workload.processes.at(static_cast<std::size_t>(item.process))
            .customers.at(static_cast<std::size_t>(item.item));
    }
    double rateOf(const TokenItem& item) const { return m_locality.rateOf(customer(item).name); }
    const std::vector<PageShare>& sharesOf(const TokenItem& item) {
        return m_shares.at(static_cast<std::size_t>(item.process)).of(customer(item));
    }
    /// Returns the local share of the accesses of a thread's token; empty if it does not apply.
    std::optional<double> localShareOf(const Token& token) const {
        double local = 0;
        double all = 0;
        for (const TokenItem& item : token.items()) {
            const auto share = m_locality.localShareOf(customer(item).name);
            local += share.value_or(0) * rateOf(item);
            all += share ? rateOf(item) : 0;
        }
        return all > 0 ? std::optional(local / all) : std::nullopt;
    }
    /// Returns the shares of the operations of a token's customers for each part, other than a memory, to which they
    /// go: the receivers of messages, and disks. If there are none, returns the server of the customers.
    std::map<BlockId, double> partsOf(const Token& token) const {
        std::set<CustomerName> own;
        for (const TokenItem& item : token.items())
            own.insert(customer(item).name);
        std::map<BlockId, double> parts;
        double sum = 0;
        BlockId server;
        const auto add = [&](BlockId part, double rate) {
            if (rate > 0)
                parts[part] += rate;
            sum += rate;
        };
        for (std::size_t c = 0; c < m_answer.model.classes.size(); ++c) {
            const ClassRow& row = m_answer.model.classes[c];
            const auto count = static_cast<double>(
                std::ranges::count_if(row.threads, [&](const CustomerName& name) { return own.contains(name); }));
            if (count == 0)
                continue;
            const double solved = m_answer.classes[c].operationsPerSecond / static_cast<double>(row.threads.size());
            const double rate = count * (row.arrivalsOfEach > 0 ? row.arrivalsOfEach : solved); // also if overloaded
            server = row.server;
            if (row.peer)
                add(row.peer, rate);
            for (const AccessShare& each : row.accesses)
                if (each.memory && !row.peer && m_topology.block(each.memory).role != Role::Memory)
                    add(each.memory, rate * each.share);
        }
        for (auto& [part, share] : parts)
            share /= sum;
        if (parts.empty() && server)
            parts.emplace(server, 1);
        return parts;
    }

private:
    const Topology& m_topology;
    const Answer& m_answer;
    const Workload& m_workload;
    AccessLocality m_locality;
    std::vector<PageShares> m_shares;
};

/// A value for each region of each process.
using ByRegion = std::map<std::pair<int, int>, double>;

double valueOf(const ByRegion& values, int process, std::size_t region) {
    const auto at = values.find({process, static_cast<int>(region)});
    return at == values.end() ? 0 : at->second;
}

std::vector<ArcShare> dividedByTheirSum(std::vector<ArcShare> shares, double sum) {
    std::erase_if(shares, [](const ArcShare& each) { return each.share <= 0; });
    for (ArcShare& each : shares)
        each.share /= sum;
    return shares;
}

std::vector<ArcShare> stacksOf(const Picture& picture, const Token& thread, CustomerAccesses& accesses) {
    ByRegion perPage;
    double sum = 0;
    for (const TokenItem& item : thread.items()) {
        sum += accesses.rateOf(item);
        for (const PageShare& each : accesses.sharesOf(item))
            perPage[{item.process, static_cast<int>(each.region)}] += accesses.rateOf(item) * each.share;
    }
    std::vector<ArcShare> shares;
    for (const Token& stack : picture.tokens) {
        double share = 0;
        for (const TokenItem& item : stack.isPages ? stack.items() : std::vector<TokenItem>())
            share += item.count * valueOf(perPage, item.process, static_cast<std::size_t>(item.item));
        shares.push_back({&stack, share});
    }
    return dividedByTheirSum(std::move(shares), sum);
}

std::vector<ArcShare> threadsOn(const Picture& picture, const Token& stack, CustomerAccesses& accesses) {
    ByRegion pages;
    for (const TokenItem& item : stack.items())
        pages[{item.process, item.item}] += item.count;
    std::vector<ArcShare> shares;
    double sum = 0;
    for (const Token& thread : picture.tokens) {
        double rate = 0;
        for (const TokenItem& item : thread.isPages ? std::vector<TokenItem>() : thread.items())
            if (const double all = accesses.rateOf(item); all > 0)
                for (const PageShare& each : accesses.sharesOf(item))
                    rate += all * each.share * valueOf(pages, item.process, each.region);
        shares.push_back({&thread, rate});
        sum += rate;
    }
    return dividedByTheirSum(std::move(shares), sum);
}

std::vector<ArcShare> sharesOf(const ArcScene& scene, const Token& token, CustomerAccesses& accesses) {
    return token.isPages ? threadsOn(scene.picture, token, accesses) : stacksOf(scene.picture, token, accesses);
}

/// Returns the area that a text may cover at a zoom at which it no longer shrinks.
Rect coveredBy(const Mark& mark, double zoom) {
    const MarkText& label = mark.label;
    const Rect& most = label.reach.empty() ? label.area : label.reach;
    const double enlarged = std::max(1.0, tokensFrom / zoom);
    double wide = 0;
    for (const std::string& line : linesOf(label.forms.front()))
        wide = std::max(wide, enlarged * textWidth(line, pixelsOf(label.size), label.strong));
    Rect covered = label.area;
    covered.width = std::min(wide, most.width);
    covered.x = label.at == MarkText::At::Start ? label.area.x
                : label.at == MarkText::At::End ? label.area.right() - covered.width
                                                : label.area.x + (label.area.width - covered.width) / 2;
    return covered;
}

/// The part of a stack above its figure, where arcs end; the whole disc of a thread.
Rect faceOf(const Token& token) {
    constexpr double sheets = 0.64; // share of the height
    Rect face = token.rect;
    face.height *= token.isPages ? sheets : 1;
    return face;
}

/// Joins routes that begin at one token to a tree of stretches.
class ArcTree {
public:
    /// Adds the route of an arc, whose colour is that of `owner`.
    void add(const std::vector<Point>& route, double share, int owner) {
        std::vector<std::size_t>* siblings = &m_first;
        std::size_t at = 0;
        for (const Point& point : route) {
            const auto same = std::ranges::find_if(*siblings, [&](std::size_t i) { return m_nodes[i].at == point; });
            if (same == siblings->end()) {
                at = m_nodes.size();
                siblings->push_back(at); // before the node, whose addition moves the vectors
                m_nodes.push_back({.at = point});
            } else {
                at = *same;
            }
            m_nodes[at].share += share;
            m_nodes[at].owners.insert(owner);
            siblings = &m_nodes[at].next;
        }
        if (!route.empty())
            m_nodes[at].isEnd = true;
    }

    /// Returns the stretches. If `isReversed`, the arcs run towards the common token.
    std::vector<ArcStretch> stretches(bool isReversed) {
        for (const std::size_t first : m_first)
            addStretch({m_nodes[first].at}, first, isReversed, true);
        return std::move(m_stretches);
    }

private:
    struct Node {
        Point at;
        std::vector<std::size_t> next = {};
        double share = 0;
        std::set<int> owners = {};
        bool isEnd = false;
    };

    /// Adds the stretch that continues `path` to a node, and the stretches after it.
    void addStretch(std::vector<Point> path, std::size_t node, bool isReversed, bool isFirst) {
        const auto& owners = m_nodes[node].owners;
        ArcStretch stretch{.share = m_nodes[node].share,
                           .tone = owners.size() > 1 || *owners.begin() < 0 ? Tone(Tone::Name::Secondary)
                                                                            : Tone::owner(*owners.begin())};
        const auto isStraightOn = [&](const Node& at) {
            return at.next.size() == 1 && !at.isEnd && m_nodes[at.next.front()].owners == owners &&
                   std::abs(m_nodes[at.next.front()].share - at.share) < 1e-9;
        };
        while (isStraightOn(m_nodes[node])) {
            node = m_nodes[node].next.front();
            path.push_back(m_nodes[node].at);
        }
        stretch.isFirst = isReversed ? m_nodes[node].isEnd : isFirst;
        stretch.isLast = isReversed ? isFirst : m_nodes[node].isEnd;
        stretch.path = path;
        if (isReversed)
            std::ranges::reverse(stretch.path);
        if (path.size() > 1)
            m_stretches.push_back(std::move(stretch));
        const bool isStillFirst = isFirst && path.size() < 2; // the arcs divide at the token itself
        for (const std::size_t next : m_nodes[node].next)
            addStretch({m_nodes[node].at, m_nodes[next].at}, next, isReversed, isStillFirst);
    }

    std::vector<std::size_t> m_first;
    std::vector<Node> m_nodes;
    std::vector<ArcStretch> m_stretches;
};

/// Builds the arcs of one token.
class ArcBuilder {
public:
    ArcBuilder(const ArcScene& scene, const Token& token) : m_scene(scene), m_token(token), m_accesses(scene) {}

    Arcs build() {
        const auto local = m_token.isPages ? localShareOfPages(m_token) : m_accesses.localShareOf(m_token);
        if (!m_scene.layout.showsUse)
            return {};
        m_arcs.of = m_token.subject;
        m_arcs.tone = m_token.isPages || m_token.owner < 0 ? Tone(Tone::Name::Secondary) : Tone::owner(m_token.owner);
        if (m_scene.topology.localityGroups().size() > 1 && local)
            addMemory(*local);
        else if (!m_token.isPages)
            addParts(m_accesses.partsOf(m_token));
        return std::move(m_arcs);
    }

private:
    /// The end of several arcs that are drawn as one, with its share and its owner.
    struct JointEnd {
        ArcEnd end;
        double share = 0;
        int owner = 0;
    };

    /// Adds the arcs between threads and their pages.
    void addMemory(double local) {
        const std::vector<ArcShare> shares = sharesOf(m_scene, m_token, m_accesses);
        if (shares.empty())
            return;
        m_arcs.words = wordsOf(shares, local);
        for (const ArcShare& each : shares) {
            m_arcs.ends.insert(each.token->subject);
            m_arcs.owners.insert(threadOf(each).owner);
        }
        route(endsOf(shares));
    }

    /// Adds the arcs from customers to other parts. Parts outside the drawing have no arc.
    void addParts(const std::map<BlockId, double>& parts) {
        if (parts.empty())
            return;
        m_arcs.words = wordsOf(parts);
        std::vector<JointEnd> ends;
        for (const auto& [part, share] : parts)
            if (const int box = boxAround(m_scene.topology, m_scene.layout, part); box >= 0 && box != m_token.box) {
                const int board = cardOf(m_scene.layout, box);
                add(ends, {{board, rectOf(box), board == box}, share, m_token.owner});
            }
        route(ends);
    }

    const Rect& rectOf(int box) const { return m_scene.layout.boxes.at(static_cast<std::size_t>(box)).rect; }
    const Token& threadOf(const ArcShare& share) const { return m_token.isPages ? *share.token : m_token; }

    int boardOf(const Token& token) const {
        const int card = cardOf(m_scene.layout, token.box);
        const bool isFrame = m_scene.layout.focus != rootBlock && card == 0;
        return isFrame ? -1 : card;
    }
    ArcEnd endAt(const Token& token) const { return {boardOf(token), faceOf(token)}; }
    BlockId groupOf(const Token& token) const {
        const BlockId block = m_scene.layout.boxes.at(static_cast<std::size_t>(token.box)).block;
        return m_scene.topology.localityGroupOf(block);
    }

    /// True if a box shows a block or a part that contains it.
    bool isIn(int box, BlockId block) const {
        int around = boxAround(m_scene.topology, m_scene.layout, block);
        while (around >= 0 && around != box)
            around = m_scene.layout.boxes.at(static_cast<std::size_t>(around)).parent;
        return around == box;
    }

    /// Returns a memory of a stack whose pages are interleaved over several locality groups; invalid if there is none.
    /// The pieces of such pages are in other memories, too.
    BlockId interleavedMemoryOf(const Token& stack) const {
        const auto& interleaved = m_scene.topology.kept<InterleavedMemories>();
        for (const auto& [path, count] : stack.regionIn(m_scene.workload).pagesIn) {
            const BlockId memory = m_scene.topology.find(path);
            if (memory && interleaved.isAcross(m_scene.topology, memory) && isIn(stack.box, memory))
                return memory;
        }
        return {};
    }

    /// Adds the parts of a share that go to the memories of an interleaved page.
    void addInterleaved(std::vector<JointEnd>& ends, BlockId memory, double share, int owner) const {
        const auto& interleaved = m_scene.topology.kept<InterleavedMemories>();
        const std::vector<BlockId>& memories = interleaved.of(memory);
        for (std::size_t i = 0; i < memories.size(); ++i) {
            const int box = boxAround(m_scene.topology, m_scene.layout, memories[i]);
            if (box < 0)
                continue; // outside the drawing
            const int board = cardOf(m_scene.layout, box);
            add(ends,
                {{board, rectOf(box), board != boardOf(m_token)}, share * interleaved.sharesOf(memory)[i], owner});
        }
    }

    /// Adds an end. If there is already an end at the same board, adds only the share.
    static void add(std::vector<JointEnd>& ends, const JointEnd& end) {
        const auto same = std::ranges::find_if(ends, [&](const JointEnd& other) {
            return end.end.isBoard && other.end.isBoard && other.end.board == end.end.board;
        });
        if (same == ends.end()) {
            ends.push_back(end);
            return;
        }
        same->share += end.share;
        same->owner = same->owner == end.owner ? end.owner : -1;
    }

    /// Returns the ends of the arcs. If there are many, the arcs to another board end at the board. Arcs to interleaved
    /// pages end at the boards and memories that hold the pieces.
    std::vector<JointEnd> endsOf(const std::vector<ArcShare>& shares) const {
        std::vector<JointEnd> ends;
        for (const ArcShare& each : shares) {
            const int owner = threadOf(each).owner;
            const BlockId memory = m_token.isPages ? BlockId{} : interleavedMemoryOf(*each.token);
            ArcEnd end = endAt(*each.token);
            end.isBoard = shares.size() > mostArcEnds && end.board >= 0 && end.board != boardOf(m_token);
            if (memory)
                addInterleaved(ends, memory, each.share, owner);
            else
                add(ends, {end, each.share, owner});
        }
        return ends;
    }

    ArcObstacles obstacles() const {
        ArcObstacles obstacles;
        for (const Token& each : m_scene.picture.tokens)
            obstacles.tokens.push_back(each.rect);
        for (const Mark& each : m_scene.picture.marks)
            if (each.shape == Mark::Shape::Text)
                obstacles.labels.push_back(coveredBy(each, m_scene.zoom));
        if (m_scene.hasLane)
            obstacles.lane = margin - laneHeight / 2 / m_scene.zoom;
        return obstacles;
    }

    void route(const std::vector<JointEnd>& joint) {
        std::vector<ArcEnd> ends;
        for (const JointEnd& each : joint)
            ends.push_back(each.end);
        const ArcObstacles around = obstacles();
        const auto routes = routeArcs(m_scene.layout, around, endAt(m_token), ends);
        ArcTree tree;
        for (std::size_t i = 0; i < routes.size(); ++i)
            tree.add(routes[i], joint[i].share, joint[i].owner);
        m_arcs.stretches = tree.stretches(m_token.isPages);
        if (around.lane)
            m_arcs.pill = Point{middleInLane(*around.lane), *around.lane};
    }

    /// Returns the middle of the arcs in the lane or, if there are none, of the token.
    double middleInLane(double lane) const {
        std::vector<double> across;
        for (const ArcStretch& stretch : m_arcs.stretches)
            for (const Point& point : stretch.path)
                if (point.y == lane)
                    across.push_back(point.x);
        if (across.empty())
            return m_token.rect.x + m_token.rect.width / 2;
        const auto [left, right] = std::ranges::minmax(across);
        return (left + right) / 2;
    }

    /// Returns the sum: "Thread 1: 33 % local, 67 % remote, to 3 boards".
    std::string wordsOf(const std::vector<ArcShare>& shares, double local) const {
        const std::string here = percent(local);
        const std::string there = percent(1 - local);
        const Message sum = local >= 1 ? Message{"{local} local", {{"local", here}}}
                            : local <= 0
                                ? Message{"{remote} remote", {{"remote", there}}}
                                : Message{"{local} local, {remote} remote", {{"local", here}, {"remote", there}}};
        if (m_token.isPages)
            return Message{"{pages}: {sum}, from {threads}",
                           {{"pages", nameOfPages()}, {"sum", sum}, {"threads", threadsOf(shares)}}};
        std::set<BlockId> boards;
        for (const ArcShare& each : shares) {
            const BlockId interleaved = interleavedMemoryOf(*each.token);
            if (!interleaved)
                boards.insert(groupOf(*each.token));
            else
                for (const BlockId memory : m_scene.topology.kept<InterleavedMemories>().of(interleaved))
                    boards.insert(m_scene.topology.localityGroupOf(memory));
        }
        boards.erase(groupOf(m_token));
        if (boards.empty())
            return Message{"{thread}: {sum}", {{"thread", nameOfThread()}, {"sum", sum}}};
        return Message{"{thread}: {sum}, to {boards}",
                       {{"thread", nameOfThread()},
                        {"sum", sum},
                        {"boards", counted(boards.size(), boardNoun(m_scene.topology, *boards.begin()))}}};
    }

    /// Returns the parts to which operations go: "Client 1: requests to 2 disks", "Process 1: messages to N1 SB0 P0".
    std::string wordsOf(const std::map<BlockId, double>& parts) const {
        const Topology& topology = m_scene.topology;
        const auto& [first, share] = *parts.begin();
        std::map<std::string, int> counts;
        for (const auto& [part, each] : parts)
            ++counts[topology.block(part).bay == part ? boardNoun(topology, part) : "part"];
        const bool isMessage = !m_token.customerIn(m_scene.workload).peer.empty();
        return Message{isMessage ? "{thread}: messages to {parts}" : "{thread}: requests to {parts}",
                       {{"thread", nameOfThread()},
                        {"parts", parts.size() == 1 ? titleOf(topology, first) : commaList(countedNouns(counts))}}};
    }

    std::string nounOf(const Token& thread) const {
        return m_scene.topology.catalog().work(thread.processIn(m_scene.workload).work).customer;
    }
    std::string nameOfThread() const {
        if (m_token.isMore)
            return counted(m_token.count, nounOf(m_token));
        return capitalised(nounWithName(nounOf(m_token), m_token.customerIn(m_scene.workload).name.text));
    }
    std::string nameOfPages() const {
        const BlockId block = m_scene.layout.boxes.at(static_cast<std::size_t>(m_token.box)).block;
        return Message{"{pages} in {place}",
                       {{"pages", counted(m_token.count, "page")}, {"place", titleOf(m_scene.topology, block)}}};
    }
    std::string threadsOf(const std::vector<ArcShare>& shares) const {
        std::map<std::string, int> numbers;
        for (const ArcShare& each : shares)
            numbers[nounOf(*each.token)] += each.token->count;
        return commaList(countedNouns(numbers));
    }

    const ArcScene& m_scene;
    const Token& m_token;
    CustomerAccesses m_accesses;
    Arcs m_arcs;
};

} // namespace

std::vector<ArcShare> arcSharesOf(const ArcScene& scene, const Token& token) {
    CustomerAccesses accesses(scene);
    return sharesOf(scene, token, accesses);
}

Arcs arcsOf(const ArcScene& scene, const Token& token) {
    return ArcBuilder(scene, token).build();
}

} // namespace boardset::picture
