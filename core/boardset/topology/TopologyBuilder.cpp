// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/TopologyBuilder.h"

#include "boardset/text/EnglishText.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/DerivedOptions.h"
#include "boardset/topology/FormerNames.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t mostBlocks = 200'000; ///< Maximum number of blocks; a catalog with more blocks is broken.
constexpr int mostLevels = 24;
constexpr int mostLooks = 4; ///< Maximum number of iterations for options that depend on each other.

} // namespace

std::shared_ptr<const Topology> Topology::build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                const Configuration& configuration) {
    if (configuration.hasFormerNames) {
        const Configuration present = FormerNames(*catalog, machine).present(configuration);
        return build(std::move(catalog), machine, present);
    }
    // Overridden options depend on the parts of the machine, and the parts depend on the options.
    // So the machine is rebuilt until the options and the parts agree.
    const std::shared_ptr<const Catalog> kept = std::move(catalog);
    std::vector<DerivedValue> followed;
    for (int look = 0;; ++look) {
        TopologyBuilder builder(kept, machine, configuration, followed);
        builder.addBlocks();
        builder.addDomains();
        builder.addFailures();
        builder.addRoots();
        builder.addLinks();
        builder.addStandbyLinks();
        builder.addRoutesToBridges();
        std::shared_ptr<const Topology> topology = builder.finish();
        std::vector<DerivedValue> derived = derivedOptions(*topology);
        if (derived == followed || look == mostLooks)
            return topology;
        followed = std::move(derived);
    }
}

TopologyBuilder::TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                 const Configuration& configuration, std::vector<DerivedValue> followed)
    : m_topology(std::make_shared<Topology>()), m_chosen(configuration.options) {
    m_topology->m_machine = &catalog->machine(machine);
    m_topology->m_catalog = std::move(catalog);
    m_topology->m_configuration = configuration;
    m_topology->m_configuration.options.clear();
    m_topology->m_derived = std::move(followed);
}

void TopologyBuilder::addBlocks() {
    const BlockType& root = m_topology->m_catalog->blockType(m_topology->m_machine->root);
    beginNode(*m_topology->m_machine, rootBlock, {});
    addBlock(root, root.title, {}, nullptr, 0);
    needAllOptionsKnown();
    m_topology->m_linksOf.resize(m_topology->m_blocks.size());
    needAllBoardsPlaced();
}

void TopologyBuilder::addRoots() {
    for (const Block& block : m_topology->m_blocks) {
        m_topology->m_roots.push_back(m_topology->findRootOf(block.id));
        if (m_topology->m_roots.back() == block.id)
            m_topology->m_coherencyRoots.push_back(block.id);
    }
}

BlockId TopologyBuilder::addBlock(const BlockType& type, const std::string& name, BlockId parent, const Slot* slot,
                                  int depth) {
    auto& blocks = m_topology->m_blocks;
    if (blocks.size() >= mostBlocks || depth > mostLevels)
        throw TopologyError(Message{"machine {machine}: it has too many blocks or levels at block type '{type}'",
                                    {{"machine", m_topology->m_machine->id}, {"type", type.id}}});
    Block block;
    block.id = BlockId(blocks.size());
    block.parent = parent;
    block.row = slot != nullptr ? slot->row : 0;
    block.type = type.id;
    block.name = name;
    block.role = type.role;
    if (parent) {
        Block& above = blocks[parent];
        above.children.push_back(block.id);
        block.path = pathBelow(parent, name);
        block.bay = slot->bay ? block.id : above.bay;
        block.segment = above.segment;
    }
    const BlockId id = block.id;
    blocks.push_back(std::move(block));
    m_topology->m_types.push_back(&type);
    m_topology->m_slots.push_back(slot);
    m_topology->m_lastBelow.push_back(id);
    const std::size_t outer = m_node;
    if (const Machine* const inner = parent ? m_topology->m_catalog->machineOf(type) : nullptr)
        beginNode(*inner, id, blocks[id].path);
    m_topology->m_nodeOf.push_back(m_node);
    addChildren(id, depth);
    m_node = outer;
    m_topology->m_lastBelow[id] = blocks.back().id;
    m_topology->m_byPath.emplace(blocks[id].path, id);
    return id;
}

BlockId namingParent(const Topology& topology, BlockId block) {
    while (topology.block(block).role == Role::Group)
        block = topology.block(block).parent;
    return block;
}

std::string TopologyBuilder::pathBelow(BlockId parent, const std::string& name) const {
    const std::string& above = m_topology->block(namingParent(*m_topology, parent)).path;
    return above.empty() ? name : above + "/" + name;
}

bool TopologyBuilder::applies(const Condition& condition) const {
    return isSatisfied(*m_topology, m_topology->m_nodes[m_node], condition);
}

void TopologyBuilder::addChildren(BlockId parent, int depth) {
    for (const Slot& slot : m_topology->type(parent).slots) {
        const int filled = slot.option.empty() ? slot.count : valueOf(options(), slot.option);
        // A slot can be empty, but a machine that is not installed has no slots.
        const bool isNode = m_topology->m_catalog->machineOf(m_topology->m_catalog->blockType(slot.child)) != nullptr;
        const int places = slot.bay && !isNode ? slot.count : filled;
        for (int number = 0; number < places && applies(slot.applies); ++number)
            addInSlot(parent, slot, number, number < filled, depth);
    }
}

void TopologyBuilder::addInSlot(BlockId parent, const Slot& slot, int number, bool filled, int depth) {
    const std::string name = childName(m_topology->type(parent), slot, parent);
    const std::string type = slot.bay ? typeInBay(slot, pathBelow(parent, name), filled) : slot.child;
    const BlockId child = addBlock(m_topology->m_catalog->blockType(type), name, parent, &slot, depth + 1);
    if (slot.segment) {
        m_topology->m_segments = std::max(m_topology->m_segments, number + 1);
        setSegment(child, number);
    }
}

std::string TopologyBuilder::childName(const BlockType& parent, const Slot& slot, BlockId parentBlock) {
    if (slot.name.ends_with('#')) {
        const std::string& above = m_topology->block(parentBlock).name;
        const std::size_t number = std::min(above.find_first_of("0123456789"), above.size());
        return slot.name.substr(0, slot.name.size() - 1) + above.substr(number);
    }
    const bool alone = slot.count == 1 && slot.option.empty();
    const bool hasNumber = std::string_view("0123456789").find(slot.name.back()) != std::string_view::npos;
    const bool numbered = !alone || (parent.role == Role::Group && !hasNumber);
    if (!numbered)
        return slot.name;
    return slot.nameOf(m_nextNumber[{namingParent(*m_topology, parentBlock), &slot}]++);
}

namespace {

constexpr std::size_t mostPrinted = 40; ///< Maximum number of characters that an error quotes.

std::string allowedValues(const MachineOption& option) {
    const auto text = [](int value) { return std::to_string(value); };
    return !option.allowed.empty()
               ? commaList(textsOf(option.allowed, text))
               : Message{"{least} to {most}", {{"least", text(option.least)}, {"most", text(option.most)}}};
}

bool isAllowed(const MachineOption& option, int value) {
    const bool listed = option.allowed.empty() || std::ranges::find(option.allowed, value) != option.allowed.end();
    return listed && value >= option.least && value <= option.most;
}

std::string element(const char* list, std::size_t index) {
    return std::string(list) + '[' + std::to_string(index) + ']';
}

/// Throws the error `text` about a path that names no suitable part.
[[noreturn]] void refusePart(const Topology& topology, const std::string& field, const std::string& path,
                             const char* text) {
    std::vector<std::string> parts;
    for (const Block& block : topology.blocks())
        if (block.id != rootBlock && block.role != Role::Bay)
            parts.push_back(block.path);
    const std::string word = path.substr(0, mostPrinted);
    throw TopologyError(Message{text, {{"field", field}, {"part", word}, {"nearest", nearest(word, parts)}}});
}

} // namespace

void TopologyBuilder::beginNode(const Machine& machine, BlockId block, const std::string& path) {
    Node node{block, path, &machine, {}, m_topology->m_catalog->fact(machine.lineSize).si()};
    for (const MachineOption& option : machine.options) {
        const std::string key = node.optionKey(option);
        const int wish = chosen(option, key);
        m_topology->m_configuration.options[key] = wish;
        node.options[option.id] = wish;
        for (const DerivedValue& each : m_topology->m_derived)
            if (each.option == key)
                node.options[option.id] = each.value;
    }
    m_node = m_topology->m_nodes.size();
    m_topology->m_nodes.push_back(std::move(node));
}

int TopologyBuilder::chosen(const MachineOption& option, const std::string& key) const {
    const auto found = m_chosen.find(key);
    if (found != m_chosen.end() && !isAllowed(option, found->second)) {
        throw TopologyError(Message{"{field}: {value} is out of range; allowed: {allowed}",
                                    {{"field", "options." + key},
                                     {"value", std::to_string(found->second)},
                                     {"allowed", allowedValues(option)}}});
    }
    return found == m_chosen.end() ? option.standard : found->second;
}

void TopologyBuilder::needAllOptionsKnown() const {
    const Options& complete = m_topology->m_configuration.options;
    for (const auto& [id, value] : m_chosen) {
        if (complete.count(id) == 0) {
            throw TopologyError(Message{"{field}: there is no such option in {machine}; allowed: {allowed}",
                                        {{"field", "options." + id.substr(0, mostPrinted)},
                                         {"machine", m_topology->m_machine->id},
                                         {"allowed", commaList(textsOf(
                                                         complete, [](const auto& each) { return each.first; }))}}});
        }
    }
}

std::string TopologyBuilder::typeInBay(const Slot& slot, const std::string& path, bool filled) {
    auto& boards = m_topology->m_configuration.boards;
    const std::string& none = m_topology->m_catalog->emptyBay().id;
    std::string standard = filled && slot.child != none ? slot.child : std::string();
    for (const StandardBoard& each : m_topology->m_machine->boards)
        if (filled && slot.fits(each.type) && fits(each.path, path))
            standard = each.type;
    std::string type = standard;
    if (const auto named = boards.find(path); named != boards.end()) {
        type = named->second;
        if (type == standard)
            boards.erase(named); // omits a board that the options already imply
        else
            m_boardsPlaced.push_back(path);
    }
    if (!type.empty() && !slot.fits(type)) {
        std::vector<std::string> allowed{"\"\""};
        if (slot.child != none)
            allowed.push_back(slot.child);
        allowed.insert(allowed.end(), slot.choices.begin(), slot.choices.end());
        throw TopologyError(Message{
            "{field}: \"{board}\" does not fit there; allowed: {allowed}",
            {{"field", "boards." + path}, {"board", type.substr(0, mostPrinted)}, {"allowed", commaList(allowed)}}});
    }
    return type.empty() ? none : type;
}

void TopologyBuilder::needAllBoardsPlaced() const {
    for (const auto& [path, type] : m_topology->m_configuration.boards) {
        if (std::ranges::find(m_boardsPlaced, path) == m_boardsPlaced.end()) {
            const std::string allowed =
                commaList(textsOf(m_topology->bays(), [&](BlockId bay) { return m_topology->block(bay).path; }));
            throw TopologyError(Message{allowed.empty()
                                            ? "{field}: no such slot; allowed: none, because there are no slots"
                                            : "{field}: no such slot; allowed: {allowed}",
                                        {{"field", "boards." + path.substr(0, mostPrinted)}, {"allowed", allowed}}});
        }
    }
}

void TopologyBuilder::setSegment(BlockId block, int segment) {
    changeBelow(
        block, [segment](Block& each) { each.segment = segment; });
}

void TopologyBuilder::setDomain(BlockId block, int domain) {
    changeBelow(
        block, [domain](Block& each) { each.domain = domain; });
}

BlockId TopologyBuilder::boardAt(const std::string& field, const std::string& path) const {
    const BlockId block = m_topology->find(path);
    if (!block || m_topology->block(block).bay != block || m_topology->block(block).role == Role::Bay) {
        throw TopologyError(
            Message{"{field}: \"{board}\" is not a board of this machine; allowed: paths of boards, each in one domain",
                    {{"field", field}, {"board", path.substr(0, mostPrinted)}}});
    }
    return block;
}

void TopologyBuilder::addDomains() {
    std::vector<BlockId> bays = m_topology->bays();
    // a machine of a cluster is in a bay, but is not a board
    std::erase_if(bays, [&](BlockId bay) { return m_topology->node(bay).block == bay; });
    if (m_topology->m_segments > 1)
        assignSegments(bays);
    if (m_topology->m_configuration.domains.empty())
        joinSegments(bays);
    else
        divide(bays);
}

/// Assigns boards without a domain to the halves of a split machine alternately. Each kind of board starts with the
/// first half.
void TopologyBuilder::assignSegments(const std::vector<BlockId>& bays) {
    const auto nodeOf = [&](BlockId block) { return m_topology->node(block).block; };
    std::map<BlockId, int> segments; // number of segments of each machine
    for (const Block& block : m_topology->blocks())
        segments[nodeOf(block.id)] = std::max(segments[nodeOf(block.id)], block.segment + 1);
    std::map<std::pair<BlockId, const Slot*>, int> turn;
    for (const BlockId bay : bays)
        if (const int halves = segments[nodeOf(bay)]; halves > 1)
            setSegment(bay, turn[{nodeOf(bay), m_topology->slot(bay)}]++ % halves);
}

void TopologyBuilder::joinSegments(const std::vector<BlockId>& bays) {
    std::vector<Domain>& domains = m_topology->m_domains;
    for (int segment = 0; segment < m_topology->m_segments; ++segment)
        domains.push_back({letterName(segment), segment, {}});
    for (const BlockId bay : bays) {
        const Block& board = m_topology->block(bay);
        const int domain = std::max(0, board.segment);
        setDomain(bay, domain);
        if (board.role != Role::Bay)
            domains[static_cast<std::size_t>(domain)].boards.push_back(board.path);
    }
}

void TopologyBuilder::divide(const std::vector<BlockId>& bays) {
    for (const BlockId bay : bays)
        setDomain(bay, -1);
    m_topology->m_domains = m_topology->m_configuration.domains;
    for (int number = 0; number < static_cast<int>(m_topology->m_domains.size()); ++number)
        addDomain(number);
}

void TopologyBuilder::addDomain(int number) {
    const Domain& domain = m_topology->m_domains[static_cast<std::size_t>(number)];
    const std::string field = "domains[" + std::to_string(number) + "]";
    needDomain(number, field);
    for (const std::string& path : domain.boards) {
        const BlockId board = boardAt(field + ".boards", path);
        if (m_topology->block(board).domain >= 0)
            throw TopologyError(Message{"{field}: \"{board}\" is also in another domain; allowed: one domain",
                                        {{"field", field + ".boards"}, {"board", path}}});
        setDomain(board, number);
        setSegment(board, m_topology->m_segments > 1 ? domain.segment : -1);
    }
}

void TopologyBuilder::needDomain(int number, const std::string& field) const {
    const auto& domains = m_topology->m_domains;
    const Domain& domain = domains[static_cast<std::size_t>(number)];
    if (domain.segment < 0 || domain.segment >= m_topology->m_segments) {
        throw TopologyError(
            Message{"{field}: {value} is out of range; allowed: {allowed}",
                    {{"field", field + ".segment"},
                     {"value", std::to_string(domain.segment)},
                     {"allowed", Message{"{least} to {most}", {{"least", 0}, {"most", m_topology->m_segments - 1}}}}}});
    }
    // Names must be unique: entries with the same name in different segments would form one domain that spans both.
    const auto isIt = [&](const Domain& each) { return each.name == domain.name; };
    if (std::any_of(domains.begin(), domains.begin() + number, isIt)) {
        throw TopologyError(Message{"{field}: \"{name}\" is the name of another domain; allowed: each name once",
                                    {{"field", field + ".name"}, {"name", domain.name.substr(0, mostPrinted)}}});
    }
}

void TopologyBuilder::addFailures() {
    const Configuration& configuration = m_topology->m_configuration;
    for (std::size_t i = 0; i < configuration.off.size(); ++i) {
        const BlockId found = m_topology->find(configuration.off[i]);
        if (!found || found == rootBlock)
            refusePart(*m_topology, element("off", i), configuration.off[i],
                       translatable("{field}: \"{part}\" is not a part of this machine that can be switched off; "
                                    "allowed: paths of its parts; the nearest is {nearest}"));
        changeBelow(found, [](Block& each) { each.lost = each.off = true; });
    }
    const std::vector<std::string>& failed = configuration.failed;
    for (std::size_t i = 0; i < configuration.failedSinceBoot.size(); ++i) {
        const std::string& path = configuration.failedSinceBoot[i];
        if (std::ranges::find(failed, path) == failed.end()) {
            const std::string word = path.substr(0, mostPrinted);
            throw TopologyError(Message{
                failed.empty() ? "{field}: \"{part}\" has not failed; allowed: paths that are also in "
                                 "`failed`, which is empty"
                               : "{field}: \"{part}\" has not failed; allowed: paths that are also in "
                                 "`failed`; the nearest is {nearest}",
                {{"field", element("failedSinceBoot", i)}, {"part", word}, {"nearest", nearest(word, failed)}}});
        }
    }
    for (std::size_t i = 0; i < failed.size(); ++i) {
        const BlockId found = m_topology->find(failed[i]);
        if (!found || found == rootBlock || m_topology->block(found).role == Role::Bay)
            refusePart(
                *m_topology, element("failed", i), failed[i],
                translatable("{field}: \"{part}\" is not a part of this machine that can fail; allowed: paths of "
                             "its parts; the nearest is {nearest}"));
        const BlockType& type = m_topology->type(found);
        if (!type.degraded.empty()) {
            m_topology->m_blocks[found].degraded = type.degraded;
        } else {
            changeBelow(
                type.stopsParent ? m_topology->block(found).parent : found,
                [](Block& each) {
                    each.lost = true;
                    each.off = false;
                });
        }
    }
    for (Block& each : m_topology->m_blocks)
        each.lost = each.lost || banksLeft(*m_topology, each) == 0;
}

bool fits(std::string_view pattern, std::string_view path) {
    if (pattern.empty())
        return path.empty();
    if (pattern.front() != '*')
        return !path.empty() && path.front() == pattern.front() && fits(pattern.substr(1), path.substr(1));
    return fits(pattern.substr(1), path) || (!path.empty() && path.front() != '/' && fits(pattern, path.substr(1)));
}

std::vector<BlockId> blocksOf(const Topology& topology, const std::string& pattern, BlockId block) {
    const std::string& above = topology.block(namingParent(topology, block)).path;
    const std::size_t skip = above.empty() ? 0 : above.size() + 1;
    if (pattern == ".")
        return {block};
    if (pattern.find('*') == std::string::npos) { // a plain path matches at most one block
        const BlockId one = topology.find(above.empty() ? pattern : above + '/' + pattern);
        return one && topology.isBelow(one, block) ? std::vector{one} : std::vector<BlockId>{};
    }
    std::vector<BlockId> found;
    for (const Block& each : topology.subtree(block)) {
        const std::string& path = each.path;
        const std::string_view relative =
            each.id == block || path.size() < skip ? std::string_view(".") : std::string_view(path).substr(skip);
        if (fits(pattern, relative))
            found.push_back(each.id);
    }
    return found;
}

namespace {

/// True if a link can end at a block. A container has no wires of its own, unless it is a board without inner parts
/// at a bus.
bool hasWires(const Topology& topology, BlockId block, BlockId otherEnd) {
    const Block& at = topology.block(block);
    return at.role != Role::Container || (at.children.empty() && topology.type(otherEnd).drawnAs == DrawnAs::Bus);
}

} // namespace

std::vector<TopologyBuilder::Joint> TopologyBuilder::jointsOf(bool standby) const {
    std::vector<Joint> joints;
    const auto join = [&](BlockId from, BlockId to, const LinkRule& rule) {
        const Block& a = m_topology->block(from);
        const Block& b = m_topology->block(to);
        const bool split = a.segment >= 0 && b.segment >= 0 && a.segment != b.segment;
        const bool isWired = hasWires(*m_topology, from, to) && hasWires(*m_topology, to, from);
        const bool isSeen = // a disconnected cable between nodes is also drawn
            rule.kind == LinkKind::Message && m_topology->node(from).block != m_topology->node(to).block;
        if ((isSeen || (!a.lost && !b.lost)) && !split && isWired)
            joints.push_back({from, to, &rule});
    };
    for (const Block& block : m_topology->m_blocks) {
        for (const LinkRule& rule : m_topology->type(block.id).links) {
            if (rule.standby.empty() == standby || !isSatisfied(*m_topology, m_topology->node(block.id), rule.applies))
                continue;
            const std::vector<BlockId> ends = blocksOf(*m_topology, rule.to, block.id);
            for (const BlockId from : blocksOf(*m_topology, rule.from, block.id))
                std::ranges::for_each(ends, [&](BlockId to) { join(from, to, rule); });
        }
    }
    return joints;
}

void TopologyBuilder::addLinks() {
    for (const Joint& joint : jointsOf(false))
        addLink(joint.from, joint.to, *joint.rule);
}

void TopologyBuilder::addStandbyLinks() {
    const std::vector<Joint> joints = jointsOf(true);
    if (joints.empty())
        return;
    const Configuration& now = m_topology->m_configuration;
    const bool asSold = valueOf(m_topology->node(joints.front().from).options, joints.front().rule->standby) == 0;
    if (asSold && !(now.boards.empty() && now.failed.empty()))
        joinAsSold(joints);
    else
        joinWhereNeeded(joints);
}

void TopologyBuilder::joinAsSold(const std::vector<Joint>& joints) {
    const auto sold = Topology::build(m_topology->m_catalog, m_topology->m_machine->id,
                                      Configuration(m_topology->configuration().options));
    std::set<std::pair<std::string, std::string>> live;
    for (const Link& link : sold->links())
        if (link.standby)
            live.emplace(sold->block(link.from).path, sold->block(link.to).path);
    const auto isLive = [&](BlockId from, BlockId to) {
        return live.count({m_topology->block(from).path, m_topology->block(to).path}) > 0;
    };
    for (const Joint& joint : joints)
        if (isLive(joint.from, joint.to))
            addLink(joint.from, joint.to, *joint.rule);
        else if (isLive(joint.to, joint.from))
            addLink(joint.to, joint.from, *joint.rule);
}

void TopologyBuilder::joinWhereNeeded(const std::vector<Joint>& joints) {
    // Links are added in rounds: a link that becomes active in one round can supply its far end in the next round.
    // Upstream is towards memory, and a block has one path upstream.
    for (bool isSettled = false; !isSettled;) {
        std::vector<Joint> needed;
        const auto need = [&](BlockId from, BlockId to, const LinkRule* rule) {
            const bool isSupplied = std::ranges::any_of(needed, [&](const Joint& each) { return each.from == from; });
            if (!isSupplied && !leadsToMemory(*m_topology, from) && leadsToMemory(*m_topology, to))
                needed.push_back({from, to, rule});
        };
        for (const Joint& joint : joints) {
            need(joint.from, joint.to, joint.rule);
            need(joint.to, joint.from, joint.rule);
        }
        for (const Joint& joint : needed)
            addLink(joint.from, joint.to, *joint.rule);
        isSettled = needed.empty();
    }
}

void TopologyBuilder::addRoutesToBridges() {
    const std::vector<BlockId> memories = m_topology->withRole(Role::Memory);
    for (const BlockId device : m_topology->devices()) {
        const RouteSearch search(*m_topology, device, LinkKind::Data);
        Route& route = m_topology->m_routesToBridge[device]; // initially the path to the nearest memory
        for (const BlockId memory : memories) {
            Route other = search.to(memory);
            if (!other.empty() && (route.empty() || other.blocks.size() < route.blocks.size()))
                route = std::move(other);
        }
        const auto bridge = std::ranges::find_if(
            route.blocks, [&](BlockId block) { return m_topology->block(block).role == Role::Bridge; });
        const auto length = bridge == route.blocks.end() ? 0 : bridge - route.blocks.begin() + 1;
        route.blocks.resize(static_cast<std::size_t>(length));
        route.shares.resize(static_cast<std::size_t>(length));
        route.links.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, length - 1)));
    }
}

void TopologyBuilder::addLink(BlockId from, BlockId to, const LinkRule& rule) {
    const Catalog& catalog = *m_topology->m_catalog;
    const std::string& worse = m_topology->block(from).degraded;
    Link link;
    link.id = LinkId(m_topology->m_links.size());
    link.from = from;
    link.to = to;
    link.kind = rule.kind;
    link.capacity = rule.capacity;
    link.degraded = worse.empty() ? m_topology->block(to).degraded : worse;
    link.bytesPerSecond = (rule.capacity.empty() ? 0 : catalog.fact(rule.capacity).si()) *
                          (link.degraded.empty() ? 1 : catalog.fact(link.degraded).si());
    link.title = titleFor(rule.title, *m_topology, from);
    link.framing = rule.framing;
    link.duplex = rule.duplex;
    link.serviceCv2 = rule.serviceCv2;
    link.latency = rule.latency;
    link.standby = !rule.standby.empty();
    link.isCut = m_topology->block(from).lost || m_topology->block(to).lost;
    if (!link.isCut) {
        m_topology->m_linksOf[from].push_back(link.id);
        m_topology->m_linksOf[to].push_back(link.id);
    }
    m_topology->m_links.push_back(std::move(link));
}

} // namespace boardset
