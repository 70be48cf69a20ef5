// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramCheck.h"

#include "boardset/catalog/EnglishText.h"
#include "boardset/policy/LocalityGroups.h"
#include "boardset/policy/ProgramLimits.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

using Limits = ProgramLimits;

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

template <typename Rows> std::vector<std::string> idsOf(const Rows& rows) {
    std::vector<std::string> ids;
    for (const auto& row : rows)
        ids.push_back(row.id);
    return ids;
}

/// Checks the events in order and stores the objects that exist so far. Each kind of field is checked in one place;
/// after() contains the rules for several fields of an event. Faults are thrown, and caught where the check starts.
class EventCheck {
public:
    EventCheck(const Program& program, const Topology& topology, const LocalityGroups& localityGroups)
        : m_topology(topology), m_localityGroups(localityGroups),
          m_known(eventWords(topology.catalog().operatingSystem(program.system).policy)) {
        for (const ProgramProcess& process : program.processes) {
            m_names["process"].insert(process.name);
            m_apart[process.name] = process.separate;
        }
        for (const Event& event : program.events)
            if (const auto* create = std::get_if<events::Create>(&event))
                m_threadsOf[create->process] += std::max(create->threads, 0);
    }

    void check(std::size_t index, const Event& event) {
        m_at = "events[" + std::to_string(index) + ']';
        std::visit(
            [this](const auto& each) {
                needKnown("do", wordOf(each));
                each.eachField(each, *this);
                after(each);
            },
            event);
        need(m_steps <= Limits::steps, "", "more steps than " + std::to_string(Limits::steps), "fewer");
    }

    void operator()(const char* field, const auto& value, auto what) { needField(field, value, what); }
    void operator()(const char* field, const auto& value, auto what, const auto& standard) {
        if (value != standard)
            needField(field, value, what);
    }

private:
    [[noreturn]] void fail(const std::string& field, const std::string& value, const std::string& allowed) const {
        throw ProgramProblem{m_at + (field.empty() ? "" : '.' + field), value, allowed};
    }
    void need(bool holds, const std::string& field, const std::string& value, const std::string& allowed) const {
        if (!holds)
            fail(field, value, allowed);
    }
    /// Throws unless the policy of the program's system has an event with this keyword.
    void needKnown(const std::string& field, const std::string& word) const {
        need(std::find(m_known.begin(), m_known.end(), word) != m_known.end(), field, '"' + word + '"',
             listed(m_known) + ": the events of the program's system");
    }

    void needField(const char* field, const std::string& name, holds::Name known) {
        need(m_names[known.what].count(name) > 0, field, '"' + name + '"',
             std::string("the name of a ") + known.what + " that exists before this event");
    }
    void needField(const char* field, const std::string& name, holds::NewName made) {
        std::set<std::string>& names = m_names[made.what];
        need(!name.empty() && name.size() <= made.bytes, field, '"' + name + '"',
             "a name of 1 to " + std::to_string(made.bytes) + " bytes");
        need(names.insert(name).second, field, '"' + name + '"', "a name that has not been used earlier");
        need(names.size() <= made.most, field, std::to_string(names.size()) + " of them",
             std::to_string(made.most) + " at most");
    }
    void needField(const char* field, const ThreadNumbers& numbers, holds::Threads) {
        const auto created = static_cast<int>(m_processOf.size());
        need(!numbers.empty(), field, "nothing", "numbers of threads, for example 1-4, 7");
        need(numbers.front() >= 1 && numbers.back() <= created, field, textOf(numbers),
             created == 0 ? "none, because no thread has been created yet"
                          : "1 to " + std::to_string(created) + ", the threads created earlier");
        m_steps += static_cast<std::int64_t>(numbers.size());
    }
    void needField(const char* field, const std::string& path, holds::Processors what) {
        needProcessors(field, path);
        m_steps += what.leave ? stepsOfLeaving() : 0;
    }
    void needField(const char* field, const std::vector<std::string>& paths, holds::Processors what) {
        need(!paths.empty() && paths.size() <= Limits::blocks, field, std::to_string(paths.size()) + " of them",
             "1 to " + std::to_string(Limits::blocks));
        for (const std::string& path : paths)
            needProcessors(field, path);
        m_steps += what.leave ? stepsOfLeaving() : 0;
    }
    void needField(const char* field, const std::string& path, holds::Board) {
        const auto block = m_topology.find(path);
        need(block && m_topology.block(block).bay == block, field, '"' + path + '"',
             "a board in a bay of this machine");
        needProcessors(field, path);
        m_steps += stepsOfLeaving();
    }
    void needField(const char* field, std::int64_t number, holds::Whole what) {
        need(number >= what.least && number <= what.most, field, std::to_string(number),
             std::to_string(what.least) + " to " + std::to_string(what.most));
    }
    void needField(const char* field, double number, holds::Amount what) {
        need(std::isfinite(number) && number >= 0 && number <= what.most, field, exactText(number),
             "0 to " + std::to_string(static_cast<int>(what.most)));
    }
    void needField(const char* /*field*/, auto /*value*/, holds::Word) {}
    void needField(const char* /*field*/, bool /*value*/, holds::Either) {}

    void after(const auto& /*event*/) {}
    void after(const events::Create& create) {
        const auto left = static_cast<std::int64_t>(Limits::threads) - static_cast<std::int64_t>(m_processOf.size());
        need(create.threads <= left, "threads", std::to_string(create.threads), "1 to " + std::to_string(left));
        m_ends += create.amount > 0 ? create.threads : 0;
        need(m_ends <= Limits::ends, "amount", counted(m_ends, "thread") + " that finish, in all events so far",
             "at most " + counted(Limits::ends, "thread") + " that finish");
        if (create.schedulingClass != SchedulingClass::TimeShare)
            needKnown("class", "class");
        m_processOf.insert(m_processOf.end(), static_cast<std::size_t>(create.threads), create.process);
        m_steps += create.threads;
        pass("everySeconds", create.everySeconds * (create.threads - 1), create.threads - 1);
    }
    void after(const events::Map& map) {
        const bool isApart = m_apart[map.process] && !isShared(map.kind);
        m_pages += map.pages * (isApart ? std::max<std::int64_t>(1, m_threadsOf[map.process]) : 1);
        need(m_pages <= Limits::pages, "pages", std::to_string(m_pages) + " in all segments and copies so far",
             std::to_string(Limits::pages) + " at most");
        need((map.pageBytes & (map.pageBytes - 1)) == 0, "pageBytes", std::to_string(map.pageBytes),
             "a power of two from 4096 to 17179869184");
        m_segments.emplace(map.segment, &map);
        m_steps += 1;
    }
    void after(const events::Touch& touch) {
        const events::Map& map = *m_segments.at(touch.segment);
        for (const int number : touch.threads) {
            need(m_processOf[static_cast<std::size_t>(number - 1)] == map.process, "threads", std::to_string(number),
                 "threads of process " + map.process + ", which mapped the segment");
        }
        m_touches += touch.split.own ? map.pages : map.pages * static_cast<std::int64_t>(touch.threads.size());
        need(m_touches <= Limits::touches, "threads", std::to_string(m_touches) + " pages touched so far",
             std::to_string(Limits::touches) + " at most");
    }
    void after(const events::Wait& wait) { pass("seconds", wait.seconds); }

    /// Adds time. `starting` is the number of threads that are created one after another during that time.
    void pass(const std::string& field, double seconds, double starting = 0) {
        m_seconds += seconds;
        need(m_seconds <= Limits::seconds, field, exactText(seconds),
             "0 to " + std::to_string(static_cast<int>(Limits::seconds)) + " in all events together");
        m_threadSeconds += seconds * (static_cast<double>(m_processOf.size()) - starting / 2);
        need(m_threadSeconds <= Limits::threadSeconds, field,
             exactText(seconds) + " with " + counted(m_processOf.size(), "thread"),
             std::to_string(static_cast<int>(Limits::threadSeconds)) +
                 " in all events together, times the threads created by then; use fewer threads or less time");
    }
    void needProcessors(const char* field, const std::string& path) const {
        const auto block = m_topology.find(path);
        const auto processors = block ? m_topology.withRole(Role::Processor, block) : std::vector<BlockId>{};
        need(!processors.empty(), field, '"' + path + '"', "a processor of this machine, or a block that has some");
        const bool works =
            std::any_of(m_localityGroups.processors.begin(), m_localityGroups.processors.end(), [&](const auto& each) {
                return std::find(processors.begin(), processors.end(), each.block) != processors.end();
            });
        need(works, field, '"' + path + '"', "a block with working processors in the program's domain");
    }
    std::int64_t stepsOfLeaving() const { return static_cast<std::int64_t>(m_processOf.size()) + 1; }

    const Topology& m_topology;
    const LocalityGroups& m_localityGroups;
    std::vector<std::string> m_known; ///< Keywords of the events that the system's policy has.
    std::string m_at;
    std::vector<std::string> m_processOf;                 ///< Process of each thread that has been created.
    std::map<std::string, const events::Map*> m_segments; ///< Event that maps each segment.
    std::map<std::string, std::set<std::string>> m_names; ///< Names by kind of object: processes, segments, sets.
    std::map<std::string, bool> m_apart;                  ///< ProgramProcess::separate by process.
    std::map<std::string, std::int64_t> m_threadsOf;      ///< Total number of threads by process.
    double m_seconds = 0;
    double m_threadSeconds = 0;
    int m_ends = 0;           ///< Number of threads that finish.
    std::int64_t m_pages = 0; ///< Number of pages mapped so far, in all processes that map them.
    std::int64_t m_steps = 0;
    std::int64_t m_touches = 0;
};

/// Returns the tunables that apply to a whole system of the machine: all of them, or, with `running`, only those that
/// can change after the start.
std::vector<Tunable> settable(const Topology& topology, bool running) {
    std::vector<Tunable> all = topology.catalog().tunablesOf(topology.machine());
    std::erase_if(all, [&](const Tunable& each) {
        return each.owner != TunableOwner::System && (running || each.owner != TunableOwner::Boot);
    });
    return all;
}

void checkTunable(const std::vector<Tunable>& all, const std::string& field, const std::string& name,
                  std::int64_t value) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Tunable& each) { return each.id == name; });
    if (found == all.end())
        throw ProgramProblem{field, '"' + name + '"', listed(idsOf(all))};
    const auto& choices = found->choices;
    const bool known = choices.empty() || std::any_of(choices.begin(), choices.end(),
                                                      [&](const auto& choice) { return choice.value == value; });
    if (!known || value < found->least || value > found->most) {
        throw ProgramProblem{field, std::to_string(value),
                             name + " from " + std::to_string(found->least) + " to " + std::to_string(found->most)};
    }
}

LocalityGroups checkDomain(const Program& program, const Topology& topology) {
    try {
        return localityGroupsOf(topology, program.domain);
    } catch (const TopologyError&) {
        const std::string found = program.domain.empty() ? "no working processor" : '"' + program.domain + '"';
        throw ProgramProblem{"domain", found, "a domain of the machine with a working processor",
                             "repair a processor, or correct the program"};
    }
}

/// Checks the system, domain and settings; returns the places that the program runs on.
LocalityGroups checkHead(const Program& program, const Topology& topology) {
    const auto systems = idsOf(topology.catalog().systemsOf(topology.machine()));
    if (std::find(systems.begin(), systems.end(), program.system) == systems.end()) {
        const auto known = idsOf(topology.catalog().operatingSystems());
        const bool isKnown = std::find(known.begin(), known.end(), program.system) != known.end();
        throw ProgramProblem{"system",
                             '"' + program.system + '"' +
                                 (isKnown ? ", which does not run on a " + topology.machine().title : ""),
                             systems.empty() ? "none, because no known system runs on this machine" : listed(systems)};
    }
    LocalityGroups localityGroups = checkDomain(program, topology);
    const auto atStart = settable(topology, false);
    for (const auto& [name, value] : program.tunables)
        checkTunable(atStart, "tunables." + name, name, value);
    const auto running = settable(topology, true);
    for (std::size_t i = 0; i < program.adjustments.size(); ++i) {
        const Adjustment& each = program.adjustments[i];
        const std::string field = "adjustments[" + std::to_string(i) + ']';
        const int least = i == 0 ? 0 : program.adjustments[i - 1].step;
        if (each.step < least) {
            throw ProgramProblem{field + ".step", std::to_string(each.step),
                                 std::to_string(least) + " or later, because adjustments are in order"};
        }
        checkTunable(running, field + ".value", each.tunable, each.value);
    }
    return localityGroups;
}

/// Returns the works that threads can do on a processor of the machine.
std::vector<std::string> worksOf(const Topology& topology) {
    const std::vector<BlockId> processors = topology.withRole(Role::Processor);
    std::vector<std::string> works;
    for (const Work& work : topology.catalog().works()) {
        const auto canDo = [&](BlockId processor) { return topology.canDo(processor, work); };
        if (std::any_of(processors.begin(), processors.end(), canDo))
            works.push_back(work.id);
    }
    return works;
}

void checkProcesses(const Program& program, const Topology& topology) {
    const std::vector<std::string> works = worksOf(topology);
    std::set<std::string> names;
    for (std::size_t i = 0; i < program.processes.size(); ++i) {
        const ProgramProcess& process = program.processes[i];
        const std::string field = "processes[" + std::to_string(i) + ']';
        if (process.name.empty() || !names.insert(process.name).second)
            throw ProgramProblem{field + ".name", '"' + process.name + '"', "a unique name for each process"};
        if (std::find(works.begin(), works.end(), process.work) == works.end()) {
            const auto known = idsOf(topology.catalog().works());
            const bool isKnown = std::find(known.begin(), known.end(), process.work) != known.end();
            throw ProgramProblem{
                field + ".work",
                '"' + process.work + '"' +
                    (isKnown ? ", which no processor of a " + topology.machine().title + " can do" : ""),
                listed(works)};
        }
    }
}

} // namespace

std::optional<ProgramProblem> problemOf(const Program& program, const Topology& topology) {
    try {
        const LocalityGroups localityGroups = checkHead(program, topology);
        checkProcesses(program, topology);
        EventCheck check(program, topology, localityGroups);
        for (std::size_t i = 0; i < program.events.size(); ++i)
            check.check(i, program.events[i]);
    } catch (const ProgramProblem& problem) {
        return problem;
    }
    return std::nullopt;
}

} // namespace boardset
