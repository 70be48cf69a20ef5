// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/aix/AixPolicy.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

constexpr StateCell threadBound = ownCell(0);     ///< [thread] Processor to which the thread is bound; -1 if none.
constexpr StateCell threadSet = ownCell(1);       ///< [thread] Block that limits the thread's resource set; -1 if none.
constexpr StateCell processAffinity = ownCell(2); ///< [process] The process's MemoryAffinity.
constexpr StateCell nextInTurn = ownCell(3);      ///< [0] Memory pool for the next page.

/// True if AIX runs in a partition of the machine (dynamic LPAR).
bool isPartition(const Topology& topology) {
    const auto lpar = topology.options().find("lpar");
    return lpar != topology.options().end() && lpar->second != 0;
}

std::string whyUniformOf(const World& world, bool isShared, int affinity) {
    if (world.localityGroups().groupCount() < 2)
        return Message{"There is one book, so all memory is local."};
    if (isShared)
        return Message{"The L3 caches are shared, so each page is interleaved over all books."};
    if (isPartition(world.topology()))
        return Message{"AIX has no memory affinity in a partition."};
    return world.settings().at(affinity).start != 0
               ? std::string()
               : Message{"Memory affinity is off, so one pool contains all memory."};
}

} // namespace

AixPolicy::AixWorld::AixWorld(const Program& program, const Topology& topology, bool isShared)
    : World(program, topology) {
    start(threadBound, plan().threads.size(), -1);
    start(threadSet, plan().threads.size(), -1);
    start(processAffinity, program.processes.size(), 0);
    start(nextInTurn, 1, 0);
    if (isShared || localityGroups().groupCount() == 0)
        return;
    // The kernel occupies part of the memory of the first book.
    State::Cells free = state().all(StateCell::MemoryFree);
    const auto& first = localityGroups().group(0).memories;
    const std::int64_t kernel = rawValue(topology.catalog().fact("aix.kernel-memory"));
    for (const int memory : first)
        free[asIndex(memory)] =
            std::max<std::int64_t>(0, free[asIndex(memory)] - kernel / static_cast<std::int64_t>(first.size()));
    start(StateCell::MemoryFree, std::move(free));
}

AixPolicy::AixPolicy(const Program& program, const Topology& topology)
    : m_isShared(isInterleavedAcross(topology, localityGroupsOf(topology, program.domain))),
      m_world(program, topology, m_isShared), m_affinity(m_world.settings().indexOf("memory_affinity")),
      m_freeExtent(m_world.settings().indexOf("free_extent")) {
    m_whyUniform = whyUniformOf(m_world, m_isShared, m_affinity);
    for (int book = 0; book < m_world.localityGroups().groupCount(); ++book)
        if (!m_world.localityGroups().group(book).memories.empty())
            m_pools.push_back(book);
}

void AixPolicy::on(const Event& event) {
    std::visit(
        [this]<class Kind>(const Kind& each) {
            if constexpr (
                requires { this->perform(each); })
                perform(each);
            else
                static_assert(std::is_same_v<Kind, events::Wait> || !Kind::word.isKnownTo(events::ofAix));
        },
        event);
}

/// Returns the titles of a thread and a processor, as the arguments of a message.
decltype(Message::arguments) AixPolicy::names(int thread, int processor) const {
    return {{"thread", m_world.titleOf(thread)}, {"processor", m_world.processorTitle(processor)}};
}

// --- threads -------------------------------------------------------------------------------------------------------

bool AixPolicy::mayRun(int thread, int processor) const {
    const State& state = m_world.state();
    const BlockId set{state.location(threadSet, thread)};
    return state.at(StateCell::ProcessorOnline, processor) == 1 &&
           (!set || m_world.topology().isBelow(m_world.localityGroups().processor(processor).block, set));
}

AixPolicy::Assignment AixPolicy::chosen(int thread) const {
    if (const int bound = m_world.state().location(threadBound, thread); bound >= 0)
        return {bound, Message{"The thread is bound to {processor}.", {{"processor", m_world.processorTitle(bound)}}}};
    std::vector<int> busy = m_world.occupancy();
    if (m_world.isRunnable(thread))
        --busy[asIndex(m_world.processor(thread))];
    int best = -1;
    for (int i = 0; i < static_cast<int>(busy.size()); ++i)
        if (mayRun(thread, i) && (best < 0 || busy[asIndex(i)] < busy[asIndex(best)]))
            best = i;
    if (best < 0)
        return {best, Message{"No processor on which the thread may run is online."}};
    return {best, Message{busy[asIndex(best)] == 0 ? "{processor} is idle."
                                                   : "No processor is idle, so the thread waits in the queue of "
                                                     "{processor}, which has the fewest threads.",
                          {{"processor", m_world.processorTitle(best)}}}};
}

AixPolicy::Assignment AixPolicy::dispatch(int thread) {
    Assignment run = chosen(thread);
    m_world.record().set(StateCell::ThreadProcessor, thread, run.processor);
    return run;
}

void AixPolicy::perform(const events::Create& create) {
    for (int i = 0; i < create.threads; ++i) {
        const int thread = m_created++;
        const Assignment run = dispatch(thread);
        m_world.record().set(StateCell::ThreadState, thread, ThreadState::Awake);
        m_world.close(StepKind::Dispatch, Message{"{thread} starts on {processor}", names(thread, run.processor)},
                      Message{"{reason} AIX does not consider the location of memory.", {{"reason", run.words}}},
                      thread);
    }
}

void AixPolicy::idle(int processor) {
    const std::vector<int> busy = m_world.occupancy();
    for (int thread = m_created - 1; thread >= 0; --thread) {
        const bool waits = m_world.isRunnable(thread) && busy[asIndex(m_world.processor(thread))] > 1;
        if (!waits || m_world.state().at(threadBound, thread) >= 0 || !mayRun(thread, processor))
            continue;
        const int from = m_world.processor(thread);
        m_world.record().set(StateCell::ThreadProcessor, thread, processor);
        const bool leaves = !m_isShared && m_world.localityGroups().groupOfProcessor(from) !=
                                               m_world.localityGroups().groupOfProcessor(processor);
        const Message why{"{processor} is idle, and the thread shared {from} with other threads.",
                          {{"processor", m_world.processorTitle(processor)}, {"from", m_world.processorTitle(from)}}};
        m_world.close(StepKind::Dispatch, Message{"{thread} moves to {processor}", names(thread, processor)},
                      leaves ? Message{"{reason} Its pages stay where they are, now on a remote book. The thread needs "
                                       "more processor time but finishes sooner.",
                                       {{"reason", why}}}
                             : why,
                      thread);
        return;
    }
}

/// Assigns processors to waiting threads, and idle processors to threads that share a processor.
void AixPolicy::balance() {
    redispatch(Message{"A processor on which the thread may run is available."});
    for (int i = 0; i < static_cast<int>(m_world.localityGroups().processors.size()); ++i)
        if (m_world.state().at(StateCell::ProcessorOnline, i) == 1 && m_world.occupancy()[asIndex(i)] == 0)
            idle(i);
}

/// Finds new processors for threads that have none, or that may not run on their current one.
/// `because` is the start of the reason.
void AixPolicy::redispatch(const std::string& because) {
    for (int thread = 0; thread < m_created; ++thread) {
        const int on = m_world.processor(thread);
        const bool stays = m_world.threadState(thread) != ThreadState::Awake || (on >= 0 && mayRun(thread, on));
        const Assignment run = stays ? Assignment{on, {}} : dispatch(thread);
        if (stays || (on < 0 && run.processor < 0)) // the second condition: the thread already waits
            continue;
        m_world.close(StepKind::Dispatch,
                      Message{run.processor < 0 ? "{thread} has to wait" : "{thread} continues on {processor}",
                              names(thread, run.processor)},
                      sentences(because, run.words), thread);
    }
}

void AixPolicy::perform(const events::Bind& bind) {
    const auto processors = m_world.processorsBelow(bind.block);
    for (std::size_t i = 0; i < bind.threads.size(); ++i) {
        const int thread = bind.threads[i] - 1;
        const int to = processors[i % processors.size()];
        const auto both = names(thread, to);
        if (!mayRun(thread, to)) {
            m_world.close(StepKind::Refused, Message{"{thread} is not bound to {processor}", both},
                          Message{"{processor} is offline or not in the thread's resource set.", both}, thread);
            continue;
        }
        m_world.record().set(threadBound, thread, to);
        if (m_world.threadState(thread) == ThreadState::Awake)
            m_world.record().set(StateCell::ThreadProcessor, thread, to);
        m_world.close(StepKind::Processor, Message{"{thread} is bound to {processor}", both},
                      Message{"AIX no longer moves the thread, even if another processor is idle. Its pages stay where "
                              "they are."},
                      thread);
    }
}

void AixPolicy::perform(const events::Unbind& unbind) {
    for (const int number : unbind.threads) {
        m_world.record().set(threadBound, number - 1, -1);
        m_world.close(StepKind::Processor, Message{"{thread} is unbound", {{"thread", m_world.titleOf(number - 1)}}},
                      Message{"The thread may move to an idle processor again."}, number - 1);
    }
    balance();
}

void AixPolicy::perform(const events::AttachSet& attach) {
    if (!m_world.settings().system().advice) {
        m_world.close(StepKind::Refused, Message{"No resource set for {block}", {{"block", attach.block}}},
                      Message{"{system} has no resource sets.", {{"system", m_world.settings().system().title}}});
        return;
    }
    const BlockId block = m_world.topology().at(attach.block);
    for (const int number : attach.threads) {
        const int thread = number - 1;
        m_world.record().set(threadSet, thread, block.number());
        m_world.record().set(threadBound, thread, -1);
        std::string words = Message{"The thread runs only on these processors, so its run time varies less."};
        if (m_world.isRunnable(thread) && !mayRun(thread, m_world.processor(thread)))
            words = sentences(words, dispatch(thread).words);
        m_world.close(StepKind::Set,
                      Message{"{thread} is in the resource set of {block}",
                              {{"thread", m_world.titleOf(thread)}, {"block", attach.block}}},
                      words, thread);
    }
    balance();
}

void AixPolicy::perform(const events::SetOnline& set) {
    const auto processors = m_world.processorsBelow(set.block);
    const State& state = m_world.state();
    int others = 0; // number of processors that stay online
    for (int i = 0; i < static_cast<int>(m_world.localityGroups().processors.size()); ++i)
        others += state.at(StateCell::ProcessorOnline, i) == 1 && std::ranges::count(processors, i) == 0 ? 1 : 0;
    if (!set.online && others == 0) {
        m_world.close(StepKind::Refused, Message{"{block} stays online", {{"block", set.block}}},
                      Message{"One processor must remain online."});
        return;
    }
    for (const int processor : processors)
        m_world.record().set(StateCell::ProcessorOnline, processor, set.online ? 1 : 0);
    for (int thread = 0; thread < m_created && !set.online; ++thread)
        if (const int bound = state.location(threadBound, thread);
            bound >= 0 && std::ranges::count(processors, bound) > 0)
            m_world.record().set(threadBound, thread, -1);
    m_world.close(StepKind::Processor,
                  Message{set.online ? "{block} is online" : "{block} is offline", {{"block", set.block}}},
                  Message{set.online ? "Threads that start or wait can run there again."
                                     : "The memory and L3 cache of the book stay in use."});
    if (!set.online)
        redispatch(Message{"The thread's processor is offline."});
    balance();
}

void AixPolicy::perform(const events::SetAttached& set) {
    m_world.close(StepKind::Refused,
                  Message{set.attached ? "{board} is not attached" : "{board} is not detached", {{"board", set.board}}},
                  Message{"A book of a p650 can be installed or removed only while the machine is off."});
}

void AixPolicy::perform(const events::SetAwake& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        const ThreadState now = m_world.threadState(thread);
        if (set.awake && now == ThreadState::Asleep) {
            const Assignment run = dispatch(thread);
            m_world.record().set(StateCell::ThreadState, thread, ThreadState::Awake);
            m_world.close(StepKind::Dispatch, Message{"{thread} wakes on {processor}", names(thread, run.processor)},
                          run.words, thread);
        } else if (!set.awake && now == ThreadState::Awake) {
            m_world.record().set(StateCell::ThreadState, thread, ThreadState::Asleep);
            m_world.close(StepKind::Dispatch, Message{"{thread} sleeps", {{"thread", m_world.titleOf(thread)}}},
                          Message{"Its pages stay where they are."}, thread);
        }
    }
    balance();
}

void AixPolicy::pass(std::int64_t ns) {
    m_world.record().set(StateCell::Clock, 0, m_world.now() + ns);
    m_world.close(StepKind::Time, Message{"Time passes"},
                  Message{"Pages stay where they are. Only idle processors take over threads."});
}

// --- memory --------------------------------------------------------------------------------------------------------

void AixPolicy::perform(const events::SetAffinity& set) {
    const int process = processNamed(m_world.program(), set.process);
    const Message what{"MEMORY_AFFINITY of {process}: {value}",
                       {{"process", set.process}, {"value", toString(set.affinity)}}};
    if (!m_world.settings().system().advice) {
        m_world.close(StepKind::Refused, what,
                      Message{"{system} ignores this variable.", {{"system", m_world.settings().system().title}}});
        return;
    }
    m_world.record().set(processAffinity, process, set.affinity);
    m_world.close(StepKind::Advice, what,
                  Message{!m_whyUniform.empty()                 ? "The variable has no effect. {reason}"
                          : set.affinity == MemoryAffinity::Mcm ? "New pages go to the book where the thread runs."
                                                                : "New pages go to the books in turn.",
                          {{"reason", m_whyUniform}}});
}

void AixPolicy::perform(const events::Map& map) {
    const int segment = m_world.plan().segmentNamed(map.segment);
    m_world.record().set(StateCell::SegmentMapped, segment, 1);
    m_world.close(StepKind::Memory,
                  Message{"{segment} is mapped: {n} page|{segment} is mapped: {n} pages",
                          {{"segment", map.segment}, {"n", map.pages}}},
                  Message{"The segment has only addresses so far. A page gets memory when it is first touched."}, -1,
                  segment);
}

void AixPolicy::perform(const events::Touch& touch) {
    const PlannedSegment& planned = m_world.plan().segment(m_world.plan().segmentNamed(touch.segment));
    const int count = static_cast<int>(touch.threads.size());
    for (int rank = 0; rank < count; ++rank)
        touchPages(touch.threads[asIndex(rank)] - 1, planned, ProgramPlan::rangeOf(planned, touch.split, rank, count),
                   touch.uses);
}

AixPolicy::PageChoice AixPolicy::pageChoice(int thread) const {
    using From = PageChoice::From;
    if (m_isShared)
        return {From::RoundRobin,
                Message{"The L3 caches are shared, so each page is interleaved over all books in pieces of 512 "
                        "bytes, wherever AIX places it."}};
    if (!m_whyUniform.empty())
        return {From::Anywhere,
                Message{"{reason} Pages come from free memory of any book, in contiguous groups of an assumed size.",
                        {{"reason", m_whyUniform}}},
                {m_affinity, m_freeExtent}};
    const int process = m_world.plan().thread(thread).process;
    const bool isMcm = m_world.state().at(processAffinity, process) == static_cast<int>(MemoryAffinity::Mcm);
    const OperatingSystem& system = m_world.settings().system();
    if (m_world.processor(thread) < 0)
        return {From::RoundRobin,
                Message{"The thread has no processor, so no book is local. Pages go to the books in turn."},
                {m_affinity}};
    if (!system.advice)
        return {From::Local,
                Message{"{system} with memory affinity uses memory of the book where the thread runs.",
                        {{"system", system.title}}},
                {m_affinity}};
    if (isMcm)
        return {From::Local,
                Message{"MEMORY_AFFINITY is MCM, so memory comes from the book where the thread runs."},
                {m_affinity}};
    return {From::RoundRobin,
            Message{"{system} with memory affinity places pages on the books in turn.", {{"system", system.title}}},
            {m_affinity}};
}

/// Returns the memory with the most free bytes in a book; -1 if the page does not fit.
int AixPolicy::roomiest(int pool, std::int64_t bytes) const {
    int best = -1;
    for (const int memory : m_world.localityGroups().group(pool).memories) {
        const std::int64_t free = m_world.state().at(StateCell::MemoryFree, memory);
        if (free >= bytes && (best < 0 || free > m_world.state().at(StateCell::MemoryFree, best)))
            best = memory;
    }
    return best;
}

int AixPolicy::memoryFor(int pool, std::int64_t bytes) const {
    const int pools = m_world.localityGroups().groupCount();
    for (int i = 0; i < pools; ++i)
        if (const int memory = roomiest((pool + i) % pools, bytes); memory >= 0)
            return memory;
    return -1;
}

int AixPolicy::nextPool(const PageChoice& choice, int thread, std::int64_t pageBytes, std::int64_t& left) {
    if (choice.from == PageChoice::From::Local)
        return m_world.localityGroups().groupOfProcessor(m_world.processor(thread));
    const int count = static_cast<int>(m_pools.size());
    if (count == 0)
        return 0;
    if (choice.from == PageChoice::From::RoundRobin) {
        const int turn = m_world.state().location(nextInTurn, 0) % count;
        m_world.record().set(nextInTurn, 0, (turn + 1) % count);
        return m_pools[asIndex(turn)];
    }
    if (left <= 0) { // starts a new extent of free memory
        m_world.record().set(nextInTurn, 0, m_pools[asIndex(m_world.record().random(count))]);
        left = m_world.setting(m_freeExtent);
    }
    left -= pageBytes;
    return m_world.state().location(nextInTurn, 0);
}

void AixPolicy::touchPages(int thread, const PlannedSegment& segment, const PageRange& range, bool uses) {
    const PageChoice choice = pageChoice(thread);
    std::map<int, int> placed;
    std::int64_t left = 0;
    int elsewhere = 0;
    int failed = 0;
    const std::size_t start = segment.firstPageOf(m_world.plan().thread(thread));
    for (std::int64_t i = range.first; i < range.first + range.count; ++i) {
        const std::size_t page = start + asIndex(i);
        if (m_world.state().location(StateCell::PageMemory, page) >= 0)
            continue;
        const int wanted = nextPool(choice, thread, segment.pageBytes, left);
        const int memory = memoryFor(wanted, segment.pageBytes);
        failed += memory < 0 ? 1 : 0;
        if (memory < 0)
            continue;
        m_world.put(page, memory, segment.pageBytes);
        const int pool = m_world.localityGroups().groupOfMemory(memory);
        ++placed[pool];
        elsewhere += pool == wanted ? 0 : 1;
    }
    const int number = m_world.plan().segmentNamed(segment.name);
    if (uses)
        m_world.use(thread, number, range);
    Step step{StepKind::Memory, {}, choice.words, choice.settings, thread, number};
    const auto what =
        Message{uses ? "{thread} uses {n} page of region {region}|{thread} uses {n} pages of region {region}"
                     : "{thread} touches {n} page of region {region}|{thread} touches {n} pages of region {region}",
                {{"thread", m_world.titleOf(thread)}, {"n", range.count}, {"region", segment.name}}};
    const auto count = [this](const auto& each) { return m_world.localityGroups().pagesText(each.first, each.second); };
    step.title = placed.empty() ? what
                                : Message{m_isShared ? "{text}: on all books" : "{text}: {counts}",
                                          {{"text", what}, {"counts", commaList(textsOf(placed, count))}}};
    if (placed.empty() && failed == 0)
        step.reason = Message{"All of these pages are already allocated and stay where they are."};
    const auto add = [&step](const Message& sentence) { step.reason = sentences(step.reason, sentence); };
    if (elsewhere > 0)
        add(Message{"{n} page did not fit there and went to the next book with free memory.|{n} pages did not fit "
                    "there and went to the next book with free memory.",
                    {{"n", elsewhere}}});
    if (failed > 0)
        add(Message{"{n} page could not be allocated: no book has enough free memory.|{n} pages could not be "
                    "allocated: no book has enough free memory.",
                    {{"n", failed}}});
    m_world.close(std::move(step));
}

// --- queries -------------------------------------------------------------------------------------------------------

std::string AixPolicy::whySilent() const {
    return Message{
        "The p650 tuning paper names no call with which a program can query the location of its threads and pages."};
}

std::vector<PlacementCheck> AixPolicy::checks(const State& state) const {
    const bool isPart = isPartition(m_world.topology());
    const auto affinity = state.at(StateCell::Setting, m_affinity);
    return {{"uname -L", isPart ? "" : "-1 NULL", !isPart,
             Message{isPart ? "A number and a name mean that the system runs in a partition, without memory affinity."
                            : "The system does not run in a partition."}},
            {m_world.settings().system().advice ? "vmo -o memory_affinity" : "vmtune",
             "memory_affinity = " + std::to_string(affinity), affinity != 0 && m_whyUniform.empty(),
             m_whyUniform.empty() ? Message{"Memory affinity has been on since the last boot."} : m_whyUniform}};
}

} // namespace boardset
