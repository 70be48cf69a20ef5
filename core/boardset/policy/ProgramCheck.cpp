// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramCheck.h"

#include "boardset/policy/LocalityGroups.h"
#include "boardset/policy/ProgramLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

using Limits = ProgramLimits;

std::string rangeText(std::int64_t least, std::int64_t most) {
    return Message{"{least} to {most}", {{"least", std::to_string(least)}, {"most", std::to_string(most)}}};
}

/// Checks events in order, and throws the first fault. One function checks each kind of field; after() checks rules
/// about several fields.
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
        if (m_steps > Limits::steps)
            fail("", Message{"more steps than {most}", {{"most", std::to_string(Limits::steps)}}}, Message{"fewer"});
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
    /// Throws unless the policy of the program's operating system has an event with the given keyword.
    void needKnown(const std::string& field, const std::string& word) const {
        if (std::find(m_known.begin(), m_known.end(), word) == m_known.end())
            fail(field, '"' + word + '"',
                 Message{"{events}: the events of the program's system", {{"events", commaList(m_known)}}});
    }

    void needField(const char* field, const std::string& name, holds::Name known) {
        const std::string_view kind = known.what;
        if (m_names[known.what].count(name) == 0)
            fail(field, '"' + name + '"',
                 Message{kind == "process"   ? "the name of a process that exists before this event"
                         : kind == "segment" ? "the name of a segment that exists before this event"
                                             : "the name of a set that exists before this event"});
    }
    void needField(const char* field, const std::string& name, holds::NewName made) {
        std::set<std::string>& names = m_names[made.what];
        if (name.empty() || name.size() > made.bytes)
            fail(field, '"' + name + '"', Message{"a name of 1 to {most} bytes", {{"most", made.bytes}}});
        if (!names.insert(name).second)
            fail(field, '"' + name + '"', Message{"a name that has not been used earlier"});
        if (names.size() > made.most)
            fail(field, numberOf(names), Message{"{number} at most", {{"number", std::to_string(made.most)}}});
    }
    void needField(const char* field, const ThreadNumbers& numbers, holds::Threads) {
        const auto created = static_cast<int>(m_processOf.size());
        if (numbers.empty())
            fail(field, Message{"nothing"}, Message{"numbers of threads, for example 1-4, 7"});
        if (numbers.front() < 1 || numbers.back() > created)
            fail(field, textOf(numbers),
                 created == 0
                     ? Message{"none, because no thread has been created yet"}
                     : Message{"1 to {most}, the threads created earlier", {{"most", std::to_string(created)}}});
        m_steps += static_cast<std::int64_t>(numbers.size());
    }
    void needField(const char* field, const std::string& path, holds::Processors what) {
        needProcessors(field, path);
        m_steps += what.leave ? stepsOfLeaving() : 0;
    }
    void needField(const char* field, const std::vector<std::string>& paths, holds::Processors what) {
        if (paths.empty() || paths.size() > Limits::blocks)
            fail(field, numberOf(paths), rangeText(1, Limits::blocks));
        for (const std::string& path : paths)
            needProcessors(field, path);
        m_steps += what.leave ? stepsOfLeaving() : 0;
    }
    void needField(const char* field, const std::string& path, holds::Board) {
        const auto block = m_topology.find(path);
        if (!block || m_topology.block(block).bay != block)
            fail(field, '"' + path + '"', Message{"a board in a bay of this machine"});
        needProcessors(field, path);
        m_steps += stepsOfLeaving();
    }
    void needField(const char* field, std::int64_t number, holds::Whole what) {
        if (number < what.least || number > what.most)
            fail(field, std::to_string(number), rangeText(what.least, what.most));
    }
    void needField(const char* field, double number, holds::Amount what) {
        if (!std::isfinite(number) || number < 0 || number > what.most)
            fail(field, exactText(number), rangeText(0, static_cast<std::int64_t>(what.most)));
    }
    void needField(const char* /*field*/, auto /*value*/, holds::Word) {}
    void needField(const char* /*field*/, bool /*value*/, holds::Either) {}

    static std::string numberOf(const auto& all) {
        return Message{"{number} of them", {{"number", std::to_string(all.size())}}};
    }

    void after(const auto& /*event*/) {}
    void after(const events::Create& create) {
        const auto left = static_cast<std::int64_t>(Limits::threads) - static_cast<std::int64_t>(m_processOf.size());
        if (create.threads > left)
            fail("threads", std::to_string(create.threads), rangeText(1, left));
        m_ends += create.amount > 0 ? create.threads : 0;
        if (m_ends > Limits::ends)
            fail("amount",
                 Message{"{n} thread that finishes, in all events so far|{n} threads that finish, in all events so far",
                         {{"n", m_ends}}},
                 Message{"at most {number} threads that finish", {{"number", Limits::ends}}});
        if (create.schedulingClass != SchedulingClass::TimeShare)
            needKnown("class", "class");
        m_processOf.insert(m_processOf.end(), static_cast<std::size_t>(create.threads), create.process);
        m_steps += create.threads;
        pass("everySeconds", create.everySeconds * (create.threads - 1), create.threads - 1);
    }
    void after(const events::Map& map) {
        const bool isApart = m_apart[map.process] && !isShared(map.kind);
        m_pages += map.pages * (isApart ? std::max<std::int64_t>(1, m_threadsOf[map.process]) : 1);
        if (m_pages > Limits::pages)
            fail("pages", Message{"{number} in all segments and copies so far", {{"number", std::to_string(m_pages)}}},
                 Message{"{number} at most", {{"number", std::to_string(Limits::pages)}}});
        if ((map.pageBytes & (map.pageBytes - 1)) != 0)
            fail("pageBytes", std::to_string(map.pageBytes), Message{"a power of two from 4096 to 17179869184"});
        m_segments.emplace(map.segment, &map);
        m_steps += 1;
    }
    void after(const events::Touch& touch) {
        const events::Map& map = *m_segments.at(touch.segment);
        for (const int number : touch.threads)
            if (m_processOf[static_cast<std::size_t>(number - 1)] != map.process)
                fail("threads", std::to_string(number),
                     Message{"threads of process {process}, which mapped the segment", {{"process", map.process}}});
        m_touches += touch.split.own ? map.pages : map.pages * static_cast<std::int64_t>(touch.threads.size());
        if (m_touches > Limits::touches)
            fail("threads", Message{"{number} pages touched so far", {{"number", std::to_string(m_touches)}}},
                 Message{"{number} at most", {{"number", std::to_string(Limits::touches)}}});
    }
    void after(const events::Wait& wait) { pass("seconds", wait.seconds); }

    /// Adds to the total time.
    /// `starting` is the number of threads that are created one after another during the added time.
    void pass(const std::string& field, double seconds, double starting = 0) {
        m_seconds += seconds;
        if (!(m_seconds <= Limits::seconds))
            fail(field, exactText(seconds),
                 Message{"{range} in all events together",
                         {{"range", rangeText(0, static_cast<std::int64_t>(Limits::seconds))}}});
        m_threadSeconds += seconds * (static_cast<double>(m_processOf.size()) - starting / 2);
        if (!(m_threadSeconds <= Limits::threadSeconds))
            fail(field,
                 Message{"{seconds} with {n} thread|{seconds} with {n} threads",
                         {{"seconds", exactText(seconds)}, {"n", m_processOf.size()}}},
                 Message{"at most {number} for the sum of seconds times threads over all events; use fewer threads or "
                         "less time",
                         {{"number", std::to_string(static_cast<int>(Limits::threadSeconds))}}});
    }
    void needProcessors(const char* field, const std::string& path) const {
        const auto block = m_topology.find(path);
        const auto processors = block ? m_topology.withRole(Role::Processor, block) : std::vector<BlockId>{};
        if (processors.empty())
            fail(field, '"' + path + '"', Message{"a processor of this machine, or a block with processors"});
        const bool works =
            std::any_of(m_localityGroups.processors.begin(), m_localityGroups.processors.end(), [&](const auto& each) {
                return std::find(processors.begin(), processors.end(), each.block) != processors.end();
            });
        if (!works)
            fail(field, '"' + path + '"', Message{"a block with working processors in the program's domain"});
    }
    std::int64_t stepsOfLeaving() const { return static_cast<std::int64_t>(m_processOf.size()) + 1; }

    const Topology& m_topology;
    const LocalityGroups& m_localityGroups;
    std::vector<std::string> m_known; ///< Keywords of the events that the policy of the program's operating system has.
    std::string m_at;
    std::vector<std::string> m_processOf;                 ///< Name of the process of each thread that has been created.
    std::map<std::string, const events::Map*> m_segments; ///< Events that map segments, keyed by segment name.
    /// Names of existing objects, keyed by kind of object: process, segment or set.
    std::map<std::string, std::set<std::string>> m_names;
    std::map<std::string, bool> m_apart;             ///< Values of ProgramProcess::separate, keyed by process name.
    std::map<std::string, std::int64_t> m_threadsOf; ///< Total numbers of threads, keyed by process name.
    double m_seconds = 0;
    double m_threadSeconds = 0;
    int m_ends = 0;           ///< Number of threads that finish.
    std::int64_t m_pages = 0; ///< Number of pages mapped so far, counted for every process that maps them.
    std::int64_t m_steps = 0;
    std::int64_t m_touches = 0;
};

/// Returns the tunables that apply to a whole operating system on the machine.
/// If `running` is true, returns only tunables that can change after the start.
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
        throw ProgramProblem{field, '"' + name + '"', commaList(textsOf(all, &Tunable::id))};
    const auto& choices = found->choices;
    const bool known = choices.empty() || std::any_of(choices.begin(), choices.end(),
                                                      [&](const auto& choice) { return choice.value == value; });
    if (!known || value < found->least || value > found->most) {
        throw ProgramProblem{
            field, std::to_string(value),
            Message{
                "{tunable} from {least} to {most}",
                {{"tunable", name}, {"least", std::to_string(found->least)}, {"most", std::to_string(found->most)}}}};
    }
}

LocalityGroups checkDomain(const Program& program, const Topology& topology) {
    try {
        return localityGroupsOf(topology, program.domain);
    } catch (const TopologyError&) {
        const std::string found = program.domain.empty() ? Message{"no working processor"} : '"' + program.domain + '"';
        throw ProgramProblem{"domain", found, Message{"a domain of the machine with a working processor"},
                             Message{"repair a processor, or correct the program"}};
    }
}

/// Checks the operating system, domain and settings. Returns the locality groups on which the program runs.
LocalityGroups checkHead(const Program& program, const Topology& topology) {
    const auto systems = textsOf(topology.catalog().systemsOf(topology.machine()), &OperatingSystem::id);
    if (std::find(systems.begin(), systems.end(), program.system) == systems.end()) {
        const auto& known = topology.catalog().operatingSystems();
        const bool isKnown = std::ranges::find(known, program.system, &OperatingSystem::id) != known.end();
        const std::string found = '"' + program.system + '"';
        throw ProgramProblem{"system",
                             isKnown ? Message{"{system}, which does not run on a {machine}",
                                               {{"system", found}, {"machine", topology.machine().title}}}
                                     : found,
                             systems.empty() ? Message{"none, because no known system runs on this machine"}
                                             : commaList(systems)};
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
                                 Message{"{least} or later, because adjustments are in the order of their steps",
                                         {{"least", std::to_string(least)}}}};
        }
        checkTunable(running, field + ".value", each.tunable, each.value);
    }
    return localityGroups;
}

/// Returns the kinds of work that threads can do on a processor of the machine.
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
            throw ProgramProblem{field + ".name", '"' + process.name + '"', Message{"a unique name for each process"}};
        if (std::find(works.begin(), works.end(), process.work) == works.end()) {
            const auto& known = topology.catalog().works();
            const bool isKnown = std::ranges::find(known, process.work, &Work::id) != known.end();
            const std::string found = '"' + process.work + '"';
            throw ProgramProblem{field + ".work",
                                 isKnown ? Message{"{work}, which no processor of a {machine} can do",
                                                   {{"work", found}, {"machine", topology.machine().title}}}
                                         : found,
                                 commaList(works)};
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
