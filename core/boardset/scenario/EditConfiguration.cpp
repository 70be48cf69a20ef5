// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the machine itself: options, boards, domains, failures.
#include "boardset/scenario/EditParts.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset::edits {

namespace {

/// The highest block on the way to `path` that a machine does not have: the part that went.
std::string lostPart(const Topology& topology, const std::string& path) {
    for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
        const auto block = topology.find(path.substr(0, end));
        if (!block || topology.block(*block).role == Role::Bay) {
            return path.substr(0, end);
        }
    }
    return path;
}

void needPlaces(const Scenario& scenario, const Topology& after, const std::string& setting) {
    const auto need = [&](const std::string& path, const std::string& who, const std::string& verb) {
        if (!after.find(path)) {
            throw EditError(setting + " there is no " + lostPart(after, path) + ", where " + who + verb +
                            "; move it first.");
        }
    };
    for (const Process& process : scenario.workload.processes) {
        for (const Thread& thread : process.threads) {
            need(thread.processor, "thread " + thread.name, " runs");
        }
        for (const Region& region : process.regions) {
            for (const auto& [path, pages] : region.pagesIn) {
                need(path, "region " + region.name, " has pages");
            }
        }
    }
}

/// Builds the machine anew; the scenario then has the complete configuration. `setting` begins the refusal.
void configure(Scenario& scenario, const Configuration& configuration, const Topology& topology,
               const std::string& setting) {
    std::shared_ptr<const Topology> after;
    try {
        after = Topology::build(topology.sharedCatalog(), topology.machine().id, configuration);
    } catch (const TopologyError& error) {
        throw EditError(error.what());
    }
    needPlaces(scenario, *after, setting);
    if (scenario.program) {
        needRunnable(*scenario.program, *after, setting);
    }
    scenario.configuration = after->configuration();
    needRoom(scenario, *after);
}

/// The machine without domains and failures, which may name boards that are gone.
std::shared_ptr<const Topology> bare(const Configuration& configuration, const Topology& topology) {
    Configuration plain = configuration;
    plain.domains.clear();
    plain.failed.clear();
    try {
        return Topology::build(topology.sharedCatalog(), topology.machine().id, plain);
    } catch (const TopologyError& error) {
        throw EditError(error.what());
    }
}

/// Domains and failures forget boards and halves that are no longer there.
void forgetWhatIsGone(Configuration& configuration, const Topology& topology) {
    if (configuration.domains.empty() && configuration.failed.empty()) {
        return;
    }
    const auto after = bare(configuration, topology);
    const auto isGone = [&](const std::string& path) {
        const auto block = after->find(path);
        return !block || after->block(*block).role == Role::Bay;
    };
    std::erase_if(configuration.failed, isGone);
    for (Domain& domain : configuration.domains) {
        std::erase_if(domain.boards, isGone);
        domain.segment = std::min(domain.segment, after->segments() - 1);
    }
}

/// The slot of a bay. EditError if there is no such bay.
const Slot& slotAt(const Topology& topology, const std::string& path) {
    const int block = blockAt(topology, path);
    if (topology.block(block).bay != block) {
        throw EditError(titleOf(topology, block) + " is no slot for a board.");
    }
    return *topology.slot(block);
}

void needFit(const SetBoard& set, const Topology& topology) {
    const Slot& slot = slotAt(topology, set.bay);
    if (set.type.empty() || slot.fits(set.type)) {
        return;
    }
    const Catalog& catalog = topology.catalog();
    std::vector<std::string> titles{catalog.blockType(slot.child).title};
    for (const std::string& choice : slot.choices) {
        titles.push_back(catalog.blockType(choice).title);
    }
    const auto& types = catalog.blockTypes();
    const auto named =
        std::find_if(types.begin(), types.end(), [&](const BlockType& type) { return type.id == set.type; });
    const std::string what = named == types.end() ? printable(set.type) : named->title;
    throw EditError(what + " does not fit in " + titleOf(topology, *topology.find(set.bay)) + "; " +
                    alternatives(titles) + " does.");
}

/// What two bays exchange: every path at or below one of them becomes the same at or below the other.
class Exchange {
public:
    explicit Exchange(const MoveBoard& move) : m_move(move) {}

    std::string operator()(const std::string& path) const {
        for (const auto& [bay, other] : {std::pair(m_move.from, m_move.to), std::pair(m_move.to, m_move.from)}) {
            if (path == bay || path.starts_with(bay + '/')) {
                return other + path.substr(bay.size());
            }
        }
        return path;
    }
    void in(std::vector<std::string>& paths) const { std::transform(paths.begin(), paths.end(), paths.begin(), *this); }
    void in(Workload& workload) const {
        for (Process& process : workload.processes) {
            for (Thread& thread : process.threads) {
                thread.processor = (*this)(thread.processor);
            }
            for (Region& region : process.regions) {
                std::map<std::string, int> pagesIn;
                for (const auto& [memory, pages] : region.pagesIn) {
                    pagesIn.emplace((*this)(memory), pages);
                }
                region.pagesIn = std::move(pagesIn);
            }
        }
    }

private:
    const MoveBoard& m_move;
};

/// The block type in a bay, "" for none.
std::string boardIn(const Topology& topology, const std::string& bay) {
    const Block& block = topology.block(blockAt(topology, bay));
    return block.role == Role::Bay ? std::string() : block.type;
}

void needToMove(const MoveBoard& move, const Topology& topology) {
    slotAt(topology, move.from);
    if (boardIn(topology, move.from).empty()) {
        throw EditError("No board is in " + titleOf(topology, blockAt(topology, move.from)) + " that could be moved.");
    }
    needFit({move.to, boardIn(topology, move.from)}, topology);
    needFit({move.from, boardIn(topology, move.to)}, topology);
}

void needDistinctNames(const std::vector<Domain>& domains) {
    std::set<std::string> names;
    for (const Domain& domain : domains) {
        if (domain.name.empty() || !names.insert(domain.name).second) {
            throw EditError("Each domain needs a name of its own, and lies within one segment.");
        }
    }
}

void needToFail(const std::string& part, const Topology& topology) {
    const int block = blockAt(topology, part);
    if (topology.block(block).role == Role::Bay) {
        throw EditError("No board is in " + titleOf(topology, block) + " that could fail.");
    }
}

} // namespace

void perform(Scenario& scenario, const SetOption& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    configuration.options[set.option] = set.value;
    forgetWhatIsGone(configuration, topology);
    configure(scenario, configuration, topology, "With " + set.option + " at " + std::to_string(set.value));
}

void perform(Scenario& scenario, const SetBoard& set, const Topology& topology) {
    needFit(set, topology);
    Configuration configuration = topology.configuration();
    configuration.boards[set.bay] = set.type;
    // A board that comes is a sound one, and a board that goes leaves its domain.
    std::erase_if(configuration.failed,
                  [&](const std::string& path) { return path == set.bay || path.starts_with(set.bay + '/'); });
    forgetWhatIsGone(configuration, topology);
    const std::string title = set.type.empty() ? "no board" : topology.catalog().blockType(set.type).title;
    configure(scenario, configuration, topology, "With " + title + " in " + set.bay);
}

void perform(Scenario& scenario, const MoveBoard& move, const Topology& topology) {
    needToMove(move, topology);
    const Exchange exchange(move);
    Configuration configuration = topology.configuration();
    configuration.boards[move.from] = boardIn(topology, move.to);
    configuration.boards[move.to] = boardIn(topology, move.from);
    exchange.in(configuration.failed);
    std::sort(configuration.failed.begin(), configuration.failed.end());
    const auto place = [&](const std::string& path) { return topology.find(path).value_or(0); };
    for (Domain& domain : configuration.domains) {
        exchange.in(domain.boards);
        std::sort(domain.boards.begin(), domain.boards.end(),
                  [&](const std::string& a, const std::string& b) { return place(a) < place(b); });
    }
    exchange.in(scenario.workload);
    if (scenario.program) {
        replacePaths(*scenario.program, exchange);
    }
    configure(scenario, configuration, topology, "With the board of " + move.from + " in " + move.to);
}

void perform(Scenario& scenario, const SetDomains& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    needDistinctNames(set.domains);
    configuration.domains = set.domains;
    configure(scenario, configuration, topology, "Divided so");
}

void perform(Scenario& scenario, const SetFailed& set, const Topology& topology) {
    Configuration configuration = topology.configuration();
    std::erase(configuration.failed, set.part);
    if (set.part.empty() && set.failed) {
        throw EditError("The whole machine cannot fail; choose a part of it.");
    }
    if (set.part.empty()) {
        configuration.failed.clear();
    } else if (set.failed) {
        needToFail(set.part, topology);
        configuration.failed.push_back(set.part);
        std::sort(configuration.failed.begin(), configuration.failed.end()); // one form for one set of failures
    }
    configure(scenario, configuration, topology, "Without " + set.part);
}

} // namespace boardset::edits
