// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramCheck.h"

#include "boardset/policy/PolicySettings.h"
#include "boardset/policy/ProgramLimits.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

using Limits = ProgramLimits;

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

template <typename Rows> std::vector<std::string> idsOf(const Rows& rows) {
    std::vector<std::string> ids;
    for (const auto& row : rows) {
        ids.push_back(row.id);
    }
    return ids;
}

bool isWholeWithin(std::int64_t number, std::int64_t least, std::int64_t most) {
    return number >= least && number <= most;
}

bool isAmountWithin(double number, double most) {
    return std::isfinite(number) && number >= 0 && number <= most;
}

/// Follows the events and keeps what exists so far. A fault is thrown, and caught where the check began.
class EventCheck {
public:
    EventCheck(const Program& program, const Topology& topology, const LgroupTable& lgroups)
        : m_program(program), m_topology(topology), m_lgroups(lgroups) {
        for (const Event& event : program.events) {
            if (const auto* create = std::get_if<events::Create>(&event)) {
                m_threadsOf[create->process] += std::max(create->threads, 0);
            }
        }
    }

    void check(std::size_t index) {
        m_at = "events[" + std::to_string(index) + ']';
        std::visit([this](const auto& event) { on(event); }, m_program.events[index]);
        need(m_steps <= Limits::steps, "", "more steps than " + std::to_string(Limits::steps), "fewer");
    }

private:
    [[noreturn]] void fail(const std::string& field, const std::string& value, const std::string& allowed) const {
        throw ProgramProblem{m_at + (field.empty() ? "" : '.' + field), value, allowed};
    }
    void need(bool holds, const std::string& field, const std::string& value, const std::string& allowed) const {
        if (!holds) {
            fail(field, value, allowed);
        }
    }

    int process(const std::string& name) const {
        const auto& all = m_program.processes;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const ProgramProcess& each) { return each.name == name; });
        need(found != all.end(), "process", '"' + name + '"', "the name of one of the program's processes");
        return static_cast<int>(found - all.begin());
    }
    void threads(const ThreadNumbers& numbers) {
        const auto created = static_cast<int>(m_processOf.size());
        need(!numbers.empty(), "threads", "nothing", "numbers of threads, as 1-4, 7");
        need(numbers.front() >= 1 && numbers.back() <= created, "threads", textOf(numbers),
             created == 0 ? "none: no thread is created before"
                          : "1 to " + std::to_string(created) + ", those created before");
        m_steps += static_cast<std::int64_t>(numbers.size());
    }
    void needProcessors(const std::string& field, const std::string& path) const {
        const auto block = m_topology.find(path);
        const auto processors = block ? m_topology.withRole(Role::Processor, *block) : std::vector<int>{};
        need(!processors.empty(), field, '"' + path + '"', "a processor of this machine, or a block that holds some");
        const bool works = std::any_of(m_lgroups.processors.begin(), m_lgroups.processors.end(), [&](const auto& each) {
            return std::find(processors.begin(), processors.end(), each.block) != processors.end();
        });
        need(works, field, '"' + path + '"', "a block with working processors of the program's domain");
    }
    const events::Map& segment(const std::string& name) const {
        const auto found = m_segments.find(name);
        need(found != m_segments.end(), "segment", '"' + name + '"', "the name of a segment that is mapped before");
        return *found->second;
    }

    void on(const events::Create& create) {
        const int number = process(create.process);
        const auto most = static_cast<std::int64_t>(Limits::threads) - static_cast<std::int64_t>(m_processOf.size());
        need(isWholeWithin(create.threads, 1, most), "threads", std::to_string(create.threads),
             "1 to " + std::to_string(most));
        need(isAmountWithin(create.everySeconds, Limits::seconds), "everySeconds", std::to_string(create.everySeconds),
             "0 to " + std::to_string(static_cast<int>(Limits::seconds)));
        m_processOf.insert(m_processOf.end(), static_cast<std::size_t>(create.threads), number);
        m_steps += create.threads;
        pass("everySeconds", create.everySeconds * (create.threads - 1));
    }
    void on(const events::Bind& bind) {
        threads(bind.threads);
        needProcessors("block", bind.block);
    }
    void on(const events::Unbind& unbind) { threads(unbind.threads); }
    void on(const events::SetOnline& set) {
        needProcessors("block", set.block);
        m_steps += static_cast<std::int64_t>(m_processOf.size()) + 1;
    }
    void on(const events::SetAttached& set) {
        const auto block = m_topology.find(set.board);
        need(block && m_topology.block(*block).bay == *block, "board", '"' + set.board + '"',
             "a board that stands in a bay of this machine");
        needProcessors("board", set.board);
        m_steps += static_cast<std::int64_t>(m_processOf.size()) + 1;
    }
    void on(const events::Map& map) {
        const int owner = process(map.process);
        need(!map.segment.empty() && map.segment.size() <= 48, "segment", '"' + map.segment + '"',
             "a name of 1 to 48 bytes");
        need(m_segments.emplace(map.segment, &map).second, "segment", '"' + map.segment + '"',
             "a name not used before");
        need(m_segments.size() <= Limits::segments, "segment", std::to_string(m_segments.size()) + " segments",
             std::to_string(Limits::segments) + " at most");
        need(isWholeWithin(map.pages, 1, Limits::pages), "pages", std::to_string(map.pages),
             "1 to " + std::to_string(Limits::pages));
        const bool isApart = m_program.processes[static_cast<std::size_t>(owner)].apart && !isShared(map.kind);
        m_pages += map.pages * (isApart ? std::max<std::int64_t>(1, m_threadsOf[map.process]) : 1);
        need(m_pages <= Limits::pages, "pages", std::to_string(m_pages) + " with those mapped before and all copies",
             std::to_string(Limits::pages) + " at most");
        const bool power = map.pageBytes > 0 && (map.pageBytes & (map.pageBytes - 1)) == 0;
        need(power && isWholeWithin(map.pageBytes, Limits::pageBytesLeast, Limits::pageBytesMost), "pageBytes",
             std::to_string(map.pageBytes), "a power of two from 4096 to 17179869184");
        need(isAmountWithin(map.weight, Limits::weightMost), "weight", std::to_string(map.weight), "0 to 1000000");
        m_steps += 1;
    }
    void on(const events::Touch& touch) {
        threads(touch.threads);
        const events::Map& map = segment(touch.segment);
        const int owner = process(map.process);
        for (const int number : touch.threads) {
            need(m_processOf[static_cast<std::size_t>(number - 1)] == owner, "threads", std::to_string(number),
                 "threads of process " + map.process + ", which mapped the segment");
        }
        need(isWholeWithin(touch.part.shift, 0, Limits::threads), "shift", std::to_string(touch.part.shift),
             "0 to " + std::to_string(Limits::threads));
        m_touches += touch.part.own ? map.pages : map.pages * static_cast<std::int64_t>(touch.threads.size());
        need(m_touches <= Limits::touches, "threads", std::to_string(m_touches) + " pages touched so far",
             std::to_string(Limits::touches) + " at most");
    }
    void on(const events::Advise& advised) { segment(advised.segment); }
    void on(const events::Preload& preload) { process(preload.process); }
    void on(const events::SetAwake& set) { threads(set.threads); }
    void on(const events::CreateSet& create) {
        need(!create.set.empty() && create.set.size() <= 64, "set", '"' + create.set + '"', "a name of 1 to 64 bytes");
        need(m_sets.insert(create.set).second, "set", '"' + create.set + '"', "a name not used before");
        need(m_sets.size() <= Limits::sets, "set", std::to_string(m_sets.size()) + " sets",
             std::to_string(Limits::sets) + " at most");
        need(!create.blocks.empty() && create.blocks.size() <= Limits::blocks, "blocks",
             std::to_string(create.blocks.size()) + " of them", "1 to " + std::to_string(Limits::blocks));
        for (const std::string& block : create.blocks) {
            needProcessors("blocks", block);
        }
        m_steps += static_cast<std::int64_t>(m_processOf.size()) + 1;
    }
    void on(const events::JoinSet& join) {
        threads(join.threads);
        need(join.set.empty() || m_sets.count(join.set) > 0, "set", '"' + join.set + '"',
             "a processor set that is made before, or an empty name");
    }
    void on(const events::SetClass& set) { threads(set.threads); }
    void on(const events::Wait& wait) { pass("seconds", wait.seconds); }

    void pass(const std::string& field, double seconds) {
        const bool counts = std::isfinite(seconds) && seconds >= 0;
        m_seconds += counts ? seconds : Limits::seconds + 1;
        need(m_seconds <= Limits::seconds, field, std::to_string(seconds),
             "0 to " + std::to_string(static_cast<int>(Limits::seconds)) + " in all events together");
    }

    const Program& m_program;
    const Topology& m_topology;
    const LgroupTable& m_lgroups;
    std::string m_at;
    std::vector<int> m_processOf;                         ///< Of the threads that are created so far.
    std::map<std::string, const events::Map*> m_segments; ///< What mapped them, of the program's events.
    std::set<std::string> m_sets;
    std::map<std::string, std::int64_t> m_threadsOf; ///< In all, by process.
    double m_seconds = 0;
    std::int64_t m_pages = 0; ///< Mapped so far, of every process that maps them.
    std::int64_t m_steps = 0;
    std::int64_t m_touches = 0;
};

void checkTunable(const Catalog& catalog, const std::string& field, const std::string& name, std::int64_t value) {
    if (!tunableNamed(name)) {
        throw ProgramProblem{field, '"' + name + '"', listed(idsOf(catalog.tunables()))};
    }
    const Tunable& tunable = catalog.tunable(name);
    const auto& choices = tunable.choices;
    const bool known = choices.empty() || std::any_of(choices.begin(), choices.end(),
                                                      [&](const auto& choice) { return choice.value == value; });
    if (!known || !isWholeWithin(value, tunable.least, tunable.most)) {
        throw ProgramProblem{field, std::to_string(value),
                             name + " from " + std::to_string(tunable.least) + " to " + std::to_string(tunable.most)};
    }
}

LgroupTable checkDomain(const Program& program, const Topology& topology) {
    try {
        return lgroupsOf(topology, program.domain);
    } catch (const TopologyError&) {
        throw ProgramProblem{"domain", '"' + program.domain + '"', "a domain of the machine with a working processor"};
    }
}

/// Gives the lgroups that the program runs on.
LgroupTable checkHead(const Program& program, const Topology& topology) {
    const Catalog& catalog = topology.catalog();
    const auto systems = idsOf(catalog.operatingSystems());
    if (std::find(systems.begin(), systems.end(), program.system) == systems.end()) {
        throw ProgramProblem{"system", '"' + program.system + '"', listed(systems)};
    }
    LgroupTable lgroups = checkDomain(program, topology);
    for (const auto& [name, value] : program.tunables) {
        checkTunable(catalog, "tunables." + name, name, value);
    }
    for (std::size_t i = 0; i < program.adjustments.size(); ++i) {
        const Adjustment& each = program.adjustments[i];
        const std::string field = "adjustments[" + std::to_string(i) + ']';
        const int least = i == 0 ? 0 : program.adjustments[i - 1].step;
        if (!isWholeWithin(each.step, least, INT32_MAX)) {
            throw ProgramProblem{field + ".step", std::to_string(each.step),
                                 std::to_string(least) + " or later: adjustments stand in their order"};
        }
        checkTunable(catalog, field + ".value", each.tunable, each.value);
    }
    return lgroups;
}

void checkProcesses(const Program& program, const Topology& topology) {
    const auto patterns = idsOf(topology.catalog().patterns());
    std::set<std::string> names;
    for (std::size_t i = 0; i < program.processes.size(); ++i) {
        const ProgramProcess& process = program.processes[i];
        const std::string field = "processes[" + std::to_string(i) + ']';
        if (process.name.empty() || !names.insert(process.name).second) {
            throw ProgramProblem{field + ".name", '"' + process.name + '"', "a name of its own for each process"};
        }
        if (std::find(patterns.begin(), patterns.end(), process.pattern) == patterns.end()) {
            throw ProgramProblem{field + ".pattern", '"' + process.pattern + '"', listed(patterns)};
        }
    }
}

} // namespace

std::optional<ProgramProblem> problemOf(const Program& program, const Topology& topology) {
    try {
        const LgroupTable lgroups = checkHead(program, topology);
        checkProcesses(program, topology);
        EventCheck check(program, topology, lgroups);
        for (std::size_t i = 0; i < program.events.size(); ++i) {
            check.check(i);
        }
    } catch (const ProgramProblem& problem) {
        return problem;
    }
    return std::nullopt;
}

} // namespace boardset
