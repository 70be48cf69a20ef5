// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the machine itself: options, boards, domains and failures.
#include "boardset/scenario/EditHelpers.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/CountedBays.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <array>

namespace boardset::edits {

namespace {

/// Returns the path of the highest missing block on the path `path`. This block is the part that was removed.
std::string lostPart(const Topology& topology, const std::string& path) {
    for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
        const auto block = topology.find(path.substr(0, end));
        if (!block || topology.block(block).role == Role::Bay)
            return path.substr(0, end);
    }
    return path;
}

/// Throws EditError if a part that stores data is missing, because such data does not move by itself.
void needParts(const Scenario& scenario, const Topology& after, const Message& setting) {
    for (const Process& process : scenario.workload.processes)
        for (const Region& region : process.regions)
            for (const std::string& part : region.parts)
                if (!presentBlockAt(after, part) && namesIn(process.regions).count(part) == 0)
                    throw EditError(
                        Message{"{setting}, there is no {part}, where region {region} is stored. Move it first.",
                                {{"setting", setting},
                                 {"part", titleAt(after, lostPart(after, part))},
                                 {"region", region.name.text}}});
}

/// Returns the machine with the given configuration. Returns the current topology if the configuration is equivalent,
/// for example because identical boards were exchanged.
std::shared_ptr<const Topology> machineWith(const Configuration& configuration,
                                            const std::shared_ptr<const Topology>& topology) {
    if (configuration == topology->configuration())
        return topology;
    try {
        return Topology::build(topology->sharedCatalog(), topology->machine().id, configuration);
    } catch (const TopologyError& error) {
        throw EditError(error.what());
    }
}

/// Configures the machine, moves displaced customers and pages, and completes the scenario's configuration. `setting`
/// is the beginning of an error message.
void configure(Canonical& now, const Configuration& configuration, const Message& setting) {
    Scenario& scenario = now.scenario;
    std::shared_ptr<const Topology> after = machineWith(configuration, now.topology);
    const bool hasMoved = relocate(scenario, *now.topology, *after);
    needParts(scenario, *after, setting);
    if (hasMoved)
        needTogether(scenario, *now.topology, *after, setting);
    if (scenario.program)
        needRunnable(*scenario.program, *after, setting);
    scenario.configuration = after->configuration();
    requireFreeMemory(scenario, *after);
    now.topology = std::move(after);
}

/// Undoes the reconfiguration when the machine is complete again,
/// because a later change requires a new reconfiguration.
void endReconfiguration(Canonical& now) {
    for (auto& [option, value] : now.scenario.configuration.options) {
        if (value != 0 && isReconfiguration(*now.topology, option) && !joinsOtherwise(*now.topology, option, 0)) {
            value = 0;
            now.topology = machineWith(now.scenario.configuration, now.topology);
        }
    }
}

/// Returns the lists of failed parts and of parts that are switched off.
std::array<std::vector<std::string>*, 3> partsNamedBy(Configuration& configuration) {
    return {&configuration.failed, &configuration.failedSinceBoot, &configuration.off};
}

/// Returns the machine without domains, failures and parts that are switched off,
/// because these may refer to removed boards.
std::shared_ptr<const Topology> bare(const Configuration& configuration,
                                     const std::shared_ptr<const Topology>& topology) {
    Configuration plain = configuration;
    plain.domains.clear();
    for (std::vector<std::string>* const parts : partsNamedBy(plain))
        parts->clear();
    return machineWith(plain, topology);
}

/// When an option removes machines from a cluster, removes the options and boards of these machines.
void forgetNodes(Configuration& configuration, const std::shared_ptr<const Topology>& topology) {
    if (topology->nodes().size() == 1)
        return;
    Configuration frame;
    for (const auto& [option, value] : configuration.options)
        if (option.find('/') == std::string::npos)
            frame.options[option] = value;
    const auto after = machineWith(frame, topology);
    const auto isGone = [&](const auto& each) {
        const std::string node = each.first.substr(0, each.first.find('/'));
        return topology->find(node) && !after->find(node);
    };
    std::erase_if(configuration.options, isGone);
    std::erase_if(configuration.boards, isGone);
}

/// Removes references to missing boards and segments from domains, failures and parts that are switched off.
void forgetWhatIsGone(Configuration& configuration, const std::shared_ptr<const Topology>& topology) {
    if (configuration.domains.empty() && configuration.failed.empty() && configuration.off.empty())
        return;
    const auto after = bare(configuration, topology);
    const auto isGone = [&](const std::string& path) {
        const auto block = after->find(path);
        return !block || after->block(block).role == Role::Bay;
    };
    for (std::vector<std::string>* const parts : partsNamedBy(configuration))
        std::erase_if(*parts, isGone);
    for (Domain& domain : configuration.domains) {
        std::erase_if(domain.boards, isGone);
        domain.segment = std::min(domain.segment, after->segments() - 1);
    }
}

bool isBelow(const std::string& path, const std::string& bay) {
    return path.starts_with(bay + '/');
}

/// Exchanges two bays. Each path at or below one bay becomes the corresponding path at or below the other bay.
class Exchange {
public:
    explicit Exchange(const MoveBoard& move) : m_move(move) {}

    std::string operator()(const std::string& path) const {
        for (const auto& [bay, other] : {std::pair(m_move.from, m_move.to), std::pair(m_move.to, m_move.from)})
            if (path == bay || isBelow(path, bay))
                return other + path.substr(bay.size());
        return path;
    }
    void in(std::vector<std::string>& paths) const { std::ranges::transform(paths, paths.begin(), *this); }
    template <class Value> void in(std::map<std::string, Value>& byPath) const {
        std::map<std::string, Value> exchanged;
        for (const auto& [path, value] : byPath)
            exchanged.emplace((*this)(path), value);
        byPath = std::move(exchanged);
    }

private:
    const MoveBoard& m_move;
};

/// Returns the block type in a bay; "" if the bay is empty.
std::string boardIn(const Topology& topology, const std::string& bay) {
    const Block& block = topology.block(blockAt(topology, bay));
    return block.role == Role::Bay ? std::string() : block.type;
}

/// Exchanges the boards of two bays. If the boards are identical, exchanges only their contents.
void exchangeBoards(Configuration& configuration, const MoveBoard& move, const Topology& topology) {
    const std::map<std::string, std::string> were = configuration.boards;
    Exchange(move).in(configuration.boards);
    for (const auto& [bay, other] : {std::pair(move.from, move.to), std::pair(move.to, move.from)}) {
        configuration.boards.erase(bay);
        if (const std::string type = boardIn(topology, other); type != boardIn(topology, bay))
            configuration.boards[bay] = type;
        else if (const auto was = were.find(bay); was != were.end())
            configuration.boards.insert(*was);
    }
}

void needToMove(const MoveBoard& move, const Topology& topology) {
    slotAt(topology, move.from);
    if (boardIn(topology, move.from).empty())
        throw EditError(Message{"{part} is empty, so there is nothing to move.",
                                {{"part", titleOf(topology, blockAt(topology, move.from))}}});
    needFit({move.to, boardIn(topology, move.from)}, topology);
    needFit({move.from, boardIn(topology, move.to)}, topology);
}

void needDistinctNames(const std::vector<Domain>& domains) {
    std::set<std::string> names;
    for (const Domain& domain : domains)
        if (domain.name.empty() || !names.insert(domain.name).second)
            throw EditError(Message{"Each domain needs a unique name and must be within one segment."});
}

/// Adds a part to a list of failed or switched-off parts, or removes it from the list. An empty path removes all parts.
void setAmong(std::vector<std::string>& parts, const std::string& part, bool isAmong) {
    std::erase_if(parts, [&](const std::string& each) { return part.empty() || each == part; });
    if (isAmong) // in sorted order, so that each set of parts has only one representation
        parts.insert(std::ranges::upper_bound(parts, part), part);
}

/// True if any option of the machine depends on the machine's state at boot.
bool followsAtBoot(const Topology& topology) {
    return std::ranges::any_of(
        topology.nodes(),
        [](const Node& node) {
            return std::ranges::any_of(
                node.machine->options,
                [](const MachineOption& option) {
                    return std::ranges::any_of(
                        option.rules, [](const OptionRule& rule) { return rule.atBoot; });
                });
        });
}

/// Throws EditError unless the part can fail or, if `isOff` is true, be switched off.
void needToFail(const std::string& part, const Topology& topology, bool isOff) {
    if (part.empty())
        throw EditError(Message{isOff ? "The whole machine cannot be switched off; select a part of it."
                                      : "The whole machine cannot fail; select a part of it."});
    const BlockId block = blockAt(topology, part);
    if (topology.block(block).role == Role::Bay)
        throw EditError(Message{isOff ? "{part} is empty, so nothing there can be switched off."
                                      : "{part} is empty, so nothing there can fail.",
                                {{"part", titleOf(topology, block)}}});
}

/// Removes the contents of a bay, including cards and, unless the new card takes them over, the streams of the cards.
/// Also removes processes that lose their last stream, with their buffers.
void pullOut(Scenario& scenario, Configuration& configuration, const SetBoard& set, const Topology& topology) {
    const Catalog& catalog = topology.catalog();
    const auto isInside = [&](const auto& each) { return isBelow(each.first, set.bay); };
    std::erase_if(configuration.boards, isInside);
    std::erase_if(configuration.options, isInside); // options of the removed machine; a new machine has its own options
    std::erase_if(scenario.workload.processes, [&](Process& process) {
        const bool takesOver =
            !set.type.empty() && Catalog::canDo(catalog.blockType(set.type), catalog.work(process.work));
        const std::size_t gone = std::erase_if(process.customers, [&](const Customer& stream) {
            const auto on = topology.find(stream.on);
            return on && topology.block(on).role == Role::Device &&
                   (isBelow(stream.on, set.bay) || (stream.on == set.bay && !takesOver));
        });
        return gone > 0 && process.customers.empty();
    });
}

CountedBays baysOf(const Topology& topology, const std::string& key) {
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            if (node.optionKey(option) == key)
                return countedBays(topology, node, option.id);
    return {};
}

/// If boards were changed manually, removes the last boards or fills the first empty bays until the number of boards
/// matches the option.
void countBoards(Configuration& configuration, const SetOption& set, const Topology& topology) {
    CountedBays bays = baysOf(topology, set.option);
    if (!bays.isManual)
        return;
    const auto wanted = static_cast<std::size_t>(std::max(0, set.value));
    for (; bays.filled.size() > wanted; bays.filled.pop_back())
        bays.empty.push_back(bays.filled.back());
    for (; bays.filled.size() < wanted && !bays.empty.empty(); bays.empty.erase(bays.empty.begin()))
        bays.filled.push_back(bays.empty.front());
    std::map<BlockId, std::string> boards; // boards in the order of the machine
    for (const BlockId bay : bays.empty)
        boards[bay] = "";
    for (const BlockId bay : bays.filled) {
        const std::string type = boardIn(topology, topology.block(bay).path);
        boards[bay] = type.empty() ? topology.slot(bay)->child : type;
    }
    std::map<BlockId, std::size_t> before; // number of preceding boards, keyed by parent block
    for (const auto& [bay, type] : boards) {
        const Block& block = topology.block(bay);
        const bool isAsCounted = before[block.parent]++ < wanted;
        if (type == (isAsCounted ? topology.slot(bay)->child : ""))
            configuration.boards.erase(block.path);
        else
            configuration.boards[block.path] = type;
    }
}

} // namespace

void perform(Canonical& now, const SetOption& set) {
    const Topology& topology = *now.topology;
    Configuration configuration = topology.configuration();
    configuration.options[set.option] = set.value;
    countBoards(configuration, set, topology);
    if (set.option.find('/') == std::string::npos) // the option belongs to the cluster, not to a node
        forgetNodes(configuration, now.topology);
    forgetWhatIsGone(configuration, now.topology);
    configure(now, configuration,
              Message{"With {option} set to {value}", {{"option", set.option}, {"value", std::to_string(set.value)}}});
}

void perform(Canonical& now, const SetBoard& set) {
    const Topology& topology = *now.topology;
    needFit(set, topology);
    Configuration configuration = topology.configuration();
    if (set.type != boardIn(topology, set.bay))
        pullOut(now.scenario, configuration, set, topology);
    configuration.boards[set.bay] = set.type;
    // A new board has not failed, and a removed board leaves its domain.
    for (std::vector<std::string>* const parts : partsNamedBy(configuration))
        std::erase_if(*parts, [&](const std::string& path) { return path == set.bay || isBelow(path, set.bay); });
    forgetWhatIsGone(configuration, now.topology);
    const std::string title = set.type.empty() ? noun(boardNoun(topology, blockAt(topology, set.bay)))
                                               : topology.catalog().blockType(set.type).title;
    configure(now, configuration,
              Message{set.type.empty() ? "With no {board} in {slot}" : "With {board} in {slot}",
                      {{"board", title}, {"slot", titleAt(topology, set.bay)}}});
    endReconfiguration(now);
}

void perform(Canonical& now, const MoveBoard& move) {
    const Topology& topology = *now.topology;
    needToMove(move, topology);
    const Exchange exchange(move);
    Configuration configuration = topology.configuration();
    exchangeBoards(configuration, move, topology);
    for (std::vector<std::string>* const parts : partsNamedBy(configuration)) {
        exchange.in(*parts);
        std::sort(parts->begin(), parts->end());
    }
    for (Domain& domain : configuration.domains) {
        exchange.in(domain.boards);
        std::ranges::sort(domain.boards, [&](const std::string& a, const std::string& b) {
            return topology.find(a) < topology.find(b);
        });
    }
    replacePaths(now.scenario.workload.processes, exchange);
    if (now.scenario.program)
        replacePaths(*now.scenario.program, exchange);
    configure(now, configuration,
              Message{"With the board of {from} in {to}",
                      {{"from", titleAt(topology, move.from)}, {"to", titleAt(topology, move.to)}}});
    endReconfiguration(now);
}

void perform(Canonical& now, const SetDomains& set) {
    const Topology& topology = *now.topology;
    Configuration configuration = topology.configuration();
    needDistinctNames(set.domains);
    configuration.domains = set.domains;
    configure(now, configuration, Message{"With these domains"});
}

void perform(Canonical& now, const SetFailed& set) {
    const Topology& topology = *now.topology;
    Configuration configuration = topology.configuration();
    if (set.failed)
        needToFail(set.part, topology, false);
    setAmong(configuration.failed, set.part, set.failed);
    setAmong(configuration.failedSinceBoot, set.part, set.failed && followsAtBoot(topology));
    configure(now, configuration, Message{"Without {part}", {{"part", titleAt(topology, set.part)}}});
    endReconfiguration(now);
}

void perform(Canonical& now, const SetOff& set) {
    const Topology& topology = *now.topology;
    Configuration configuration = topology.configuration();
    if (set.off)
        needToFail(set.part, topology, true);
    setAmong(configuration.off, set.part, set.off);
    configure(now, configuration, Message{"Without {part}", {{"part", titleAt(topology, set.part)}}});
}

void perform(Canonical& now, const Boot&) {
    Configuration configuration = now.topology->configuration();
    configuration.failedSinceBoot.clear();
    configure(now, configuration, Message{"Restarted"});
}

} // namespace boardset::edits
