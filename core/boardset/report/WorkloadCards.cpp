// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of threads, processes, regions and selections: placement and results.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/Percentile.h"
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/report/PartLines.h"
#include "boardset/scenario/Edit.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t fewCustomers = 8;
constexpr std::size_t mostRegions = 64; // maximum number of lines for the regions of one customer

Message capitalNoun(const std::string& one, int count = 1) {
    return asMessage(capitalised(noun(one, count)));
}

Message pagesText(int pages) {
    return Message{"{n} page|{n} pages", {{"n", pages}}};
}

/// Returns the locations of a region: the pages in each locality group ("48 pages, 24 on SB0, 24 on SB3"), or the parts
/// ("striped over Disk 0, Disk 1").
Message placesOf(const Topology& topology, const Region& region) {
    static constexpr std::array layouts{translatable("on {parts}"), translatable("interleaved over {parts}"),
                                        translatable("striped over {parts}"), translatable("mirrored over {parts}"),
                                        translatable("concatenated over {parts}")};
    std::vector<std::string> places;
    for (const std::string& part : region.parts)
        places.push_back(topology.find(part) ? titleAt(topology, part)
                                             : Message{"region {region}", {{"region", part}}});
    if (!places.empty())
        return Message{layouts.at(static_cast<std::size_t>(region.lies)), {{"parts", commaList(places)}}};
    const Message pages = pagesText(region.pages());
    std::map<std::string, int> groups;
    for (const auto& [path, count] : region.pagesIn) {
        const BlockId group = topology.localityGroupOf(topology.find(path));
        groups[group ? topology.block(group).path : path] += count;
    }
    if (groups.size() > 1 && groups.size() == topology.localityGroups().size())
        return Message{isOfBoards(topology) ? "{pages}, spread over all boards" : "{pages}, spread over all memories",
                       {{"pages", pages}}};
    for (const auto& [path, count] : groups) {
        const std::string title = titleAt(topology, path);
        places.push_back(groups.size() == 1
                             ? title
                             : Message{"{pages} on {place}", {{"pages", std::to_string(count)}, {"place", title}}});
    }
    return places.empty() ? pages : Message{"{pages}, {places}", {{"pages", pages}, {"places", commaList(places)}}};
}

/// Adds a line that opens the region's card; `label` is a template.
void addRegion(CardLines& lines, const Topology& topology, const Process& process, const Region& region,
               const char* label = translatable("Region {region}")) {
    addItem(lines, Message{label, {{"region", region.name.text}, {"process", process.name.text}}},
            placesOf(topology, region), subjectOf(process, region));
}

/// Adds the total throughput of several customers, unless their operations have different units.
void addTotal(CardLines& lines, const Answer& answer, const std::vector<std::string>& customers) {
    double bytes = 0;
    double operations = 0;
    std::set<std::string> units;
    const auto answers = customerAnswersOf(answer);
    for (const std::string& name : customers) {
        const auto found = answers.find(name);
        if (found == answers.end())
            continue;
        bytes += found->second.bytesPerSecond;
        operations += found->second.operationsPerSecond;
        for (const std::size_t of : found->second.classes)
            units.insert(answer.model.classes[of].operation().unit);
    }
    if (units.size() == 1)
        addLine(lines, "total_throughput", {"Total throughput"}, rateFigure(rateOf(bytes, operations, *units.begin())));
}

/// Returns the reason why the given customer has no results.
Message whyNone(const MachineNetwork& model, const CustomerName& name) {
    for (const auto& [customers, text] : {std::pair(&model.stopped, translatable("none: {reason}")),
                                          std::pair(&model.unknown, translatable("unknown: {reason}"))})
        for (const StoppedCustomer& each : *customers)
            if (each.thread == name)
                return Message{text, {{"reason", each.reason}}};
    return Message{"none: it is idle, or its regions hold no data"};
}

/// Writes the card of one customer.
class CustomerCard {
public:
    CustomerCard(const PartContext& context, const Process& process, const Customer& customer)
        : m_context(context), m_topology(context.topology), m_answer(context.answer), m_process(process),
          m_customer(customer), m_own(customerAnswerOf(m_answer, customer.name)),
          m_isSized(sizeNumberOf(process, m_topology.catalog()) != nullptr) {}

    Card card() {
        const Work& work = m_topology.catalog().work(m_process.work);
        m_card = {.key = "thread",
                  .heading = asMessage(capitalised(nounWithName(work.customer, m_customer.name.text))),
                  .subtitle = Message{"of process {process}", {{"process", m_process.name.text}}}};
        addPlacement();
        if (m_isSized && !work.isOpen)
            addLine(m_card.lines, "outstanding", {"Requests outstanding"},
                    Message{"{requests} of {bytes}", {{"requests", wholeFigure(requests())}, {"bytes", bytes()}}});
        if (m_own.waiting) {
            addFigures();
            addResults(work.isOpen);
        } else {
            addReason();
        }
        if (m_customer.amount > 0)
            addEnd();
        return std::move(m_card);
    }

private:
    const ClassRow& waiting() const { return m_answer.model.classes[*m_own.waiting]; }
    Quantity rate(std::size_t of) const {
        const std::string& unit = m_answer.model.classes[of].operation().unit;
        return rateFigure(rateOf(m_own.bytesPerSecond, m_own.operationsPerSecond, unit));
    }
    double requests() const { return atOnceOf(m_process, m_topology); }
    Quantity bytes() const { return wholeFigure(sizeOf(m_process, m_topology), "bytes"); }
    /// True if the scenario sets the number of outstanding operations, and no fact does.
    bool isChosen() const { return m_process.atOnce > 0 || waiting().atOnceFact.empty(); }

    /// Adds the reasons why the customer makes no accesses.
    void addReason() {
        addLine(m_card.lines, "accesses", Message{m_isSized ? "Requests" : "Accesses"},
                whyNone(m_answer.model, m_customer.name));
        addLine(m_card.figures, "accesses", {},
                m_isSized         ? Message{"Moves no data"}
                : m_customer.idle ? Message{"No accesses: it {reason}", {{"reason", m_context.idle}}}
                                  : Message{"No accesses: its process has no pages"});
    }

    /// Adds the figures for the wait, the throughput and the number of outstanding requests with its source.
    void addFigures() {
        const Quantity latency = figureOf(m_own.reportedNs(m_answer), "ns");
        const Quantity idle = figureOf(m_answer.classes[*m_own.waiting].reportedIdleNs, "ns");
        const bool isMessage = waiting().operation().unit == "message";
        const bool isSum = waiting().operation().isSum;
        if (isPosted(waiting()))
            addLine(m_card.figures, "wait", {"Posted writes"}, Message{"no wait"});
        else
            addLine(m_card.figures, "wait",
                    Message{isMessage   ? "Average wait for a message"
                            : isSum     ? "Average response time"
                            : m_isSized ? "Average wait until the first data arrives"
                                        : "Average wait for a cache line"},
                    Message{"{latency} ({idle} when idle)", {{"latency", latency}, {"idle", idle}}});
        addLine(m_card.figures, "throughput", {},
                Message{"{rate} {verb}", {{"rate", rate(*m_own.waiting)}, {"verb", waiting().work->verb}}});
        // with open work, the number of outstanding requests is a result, so it has no source to show
        if (waiting().work->isOpen)
            return;
        constexpr int digits = 3;
        CardLine& last = isChosen() ? m_card.figures.emplace_back()
                                    : addFact(m_card.figures, m_topology.catalog(), waiting().atOnceFact);
        last.key = "outstanding";
        last.label = {};
        last.value.value = m_isSized
                               ? Message{"{requests} of {bytes} outstanding",
                                         {{"requests", Quantity{requests(), "requests", digits}}, {"bytes", bytes()}}}
                               : Message{"{lines} outstanding",
                                         {{"lines", Quantity{waiting().outstandingPerThread, "lines", digits}}}};
    }

    /// Adds the part on which the customer runs, its home and its regions; only their number if there are many.
    void addPlacement() {
        CardLines& lines = m_card.lines;
        const BlockId block = m_topology.find(m_customer.on);
        const bool isDevice = block && m_topology.isDevice(block);
        const std::string title = titleAt(m_topology, m_customer.on);
        isDevice ? addLine(lines, "device", {"Device"}, title) : addLine(lines, "runs_on", {"Runs on"}, title);
        if (isDevice) {
            addLine(lines, "type", {"Type"}, m_topology.type(block).title);
            addRoute(lines, m_topology, block);
        }
        if (!m_context.home.isEmpty())
            addLine(lines, "home", {"Home"}, m_context.home);
        if (m_customer.idle)
            addLine(lines, "state", {"State"}, m_context.idle);
        const std::vector<const Region*> used = usedBy(m_process, m_customer);
        if (used.size() > mostRegions)
            addLine(lines, "uses", {"Uses"}, Message{"{n} region|{n} regions", {{"n", used.size()}}});
        else
            for (const Region* const region : used)
                addRegion(lines, m_topology, m_process, *region, translatable("Uses region {region}"));
    }

    /// Adds the throughput, and the latency of each class of operations.
    void addResults(bool isOpen) {
        CardLines& lines = m_card.lines;
        addLine(lines, "throughput", {"Throughput"}, rate(m_own.classes.front())).value.why = {
            Subject::ThreadThroughput, m_customer.name.text};
        for (const std::size_t of : m_own.classes) {
            const ClassRow& row = m_answer.model.classes[of];
            // addFigures() already shows the wait for a message
            const bool isMessage = row.operation().unit == "message";
            if (!row.operation().isSum || (!isPosted(row) && !isMessage))
                addLine(lines, "latency", {"Latency, including queueing"},
                        figureOf(m_answer.classes[of].reportedNs, "ns"))
                    .value.why = {Subject::ThreadLatency, m_customer.name.text};
            if (const auto most = percentileOf(m_answer, of))
                addLine(lines, "percentile_95", {"95th percentile"},
                        Message{most->isExact ? "{time} (exact for M/M/1)" : "about {time}",
                                {{"time", figureOf(most->ns, "ns")}}});
            if (!m_isSized)
                addLocalities(m_answer.model.classes[of]);
            else if (!isOpen)
                addSaturation(of);
        }
        if (!m_isSized && isChosen())
            addLine(lines, "outstanding", {"Lines outstanding"}, figureOf(waiting().outstandingPerThread));
        else if (!m_isSized)
            addFact(lines, m_topology.catalog(), waiting().atOnceFact, {"Lines outstanding"}, "outstanding");
    }

    /// Adds a line for each locality, with its share of the accesses and its published latency.
    void addLocalities(const ClassRow& threads) {
        std::map<const Total*, double> shares;
        for (const AccessShare& access : threads.accesses)
            for (const TotalShare& total : access.cost->totals)
                shares[total.row] += access.share * total.share;
        const Catalog& catalog = m_topology.catalog();
        for (const Total& row : m_topology.machine().totals) {
            const auto share = shares.find(&row);
            if (share == shares.end())
                continue;
            CardLine& line = addFact(m_card.lines, catalog, row.latency, asMessage(row.title), jsonKey(row.id));
            line.value.value =
                Message{"{share} at {latency}",
                        {{"share", percentText(share->second)}, {"latency", std::get<Quantity>(line.value.value)}}};
        }
    }

    /// Adds the number of outstanding requests that would saturate the part where the requests wait longest.
    void addSaturation(std::size_t of) {
        const int slowest = slowestStationOf(m_answer.model.network, of);
        if (slowest < 0)
            return;
        const std::string& title = m_answer.model.classes[of].workOperation->title;
        const std::string& one = title.empty() ? m_answer.model.classes[of].operation().unit : title;
        addLine(m_card.lines, "requests_to_saturate",
                Message{"{requests} that saturate the {part}",
                        {{"requests", capitalNoun(one, 2)}, {"part", m_answer.model.locationOf(slowest).title}}},
                Message{"{requests} outstanding", {{"requests", figureOf(requestsToSaturate(m_answer, of))}}});
    }

    /// Adds the time at which the customer finishes its work, or a placeholder while the time is being calculated. Adds
    /// nothing if the customer never finishes.
    void addEnd() {
        const Message label{"Finishes"};
        if (m_context.completions == nullptr)
            return void(addLine(m_card.lines, "finishes", label, Message{"…"}));
        const auto end = std::ranges::find(*m_context.completions, m_customer.name, &Completion::customer);
        if (end != m_context.completions->end())
            addLine(m_card.lines, "finishes", label,
                    Message{"after {elapsed}, including {processor} of processor time",
                            {{"elapsed", figureOf(end->wallSeconds, "s")},
                             {"processor", figureOf(end->processorSeconds, "s")}}});
    }

    const PartContext& m_context;
    const Topology& m_topology;
    const Answer& m_answer;
    const Process& m_process;
    const Customer& m_customer;
    CustomerAnswer m_own;
    bool m_isSized; ///< True if a number sets the size of the operations.
    Card m_card;
};

} // namespace

void addCustomers(CardLines& lines, const std::string& noun, const std::vector<std::string>& names) {
    if (names.size() > fewCustomers)
        addLine(lines, jsonKey(noun + 's'), capitalNoun(noun, 2), listedNames(names));
    else
        for (const std::string& name : names)
            addItem(lines, capitalNoun(noun), name, {Subject::Thread, name});
}

std::optional<Card> threadCard(const PartContext& context, const std::string& name) {
    for (const Process& process : context.workload.processes)
        for (const Customer& customer : process.customers)
            if (customer.name.text == name)
                return CustomerCard(context, process, customer).card();
    return std::nullopt;
}

std::optional<Card> processCard(const PartContext& context, const std::string& name) {
    const auto& processes = context.workload.processes;
    const auto process = std::ranges::find(processes, name, [](const Process& each) { return each.name.text; });
    if (process == processes.end())
        return std::nullopt;
    const Work& work = context.topology.catalog().work(process->work);
    Card card{.key = "process",
              .heading = Message{"Process {process}", {{"process", name}}},
              .subtitle = asMessage(work.title)};
    const auto names = textsOf(process->customers, [](const Customer& each) { return each.name.text; });
    addTotal(card.lines, context.answer, names);
    addCustomers(card.lines, work.customer, names);
    for (const Region& region : process->regions)
        if (card.lines.size() < mostRegions)
            addRegion(card.lines, context.topology, *process, region);
    return card;
}

std::optional<Card> regionCard(const PartContext& context, const std::string& id) {
    const Topology& topology = context.topology;
    const auto [process, region] = regionNamed(context.workload, id);
    if (region == nullptr)
        return std::nullopt;
    Card card{.key = "region",
              .heading = Message{"Region {region}", {{"region", region->name.text}}},
              .subtitle = Message{"of process {process}", {{"process", process->name.text}}}};
    if (!region->parts.empty()) {
        addLine(card.lines, "placement", {"Placement"}, placesOf(topology, *region));
        return card;
    }
    addLine(card.lines, "total", {"Total"}, sizeText(static_cast<double>(region->pageBytes) * region->pages()));
    for (const auto& [path, pages] : region->pagesIn)
        addLine(card.lines, path, asMessage(titleAt(topology, path)), pagesText(pages));
    if (!region->pagesIn.empty())
        addInterleaving(card.lines, topology, topology.at(region->pagesIn.begin()->first));
    return card;
}

Card describeSelection(const PartContext& context, const std::vector<Subject>& subjects) {
    std::map<std::string, const Process*> owners; // the process of each customer, keyed by name
    for (const Process& process : context.workload.processes)
        for (const Customer& customer : process.customers)
            owners[customer.name.text] = &process;
    std::map<std::string, int> nouns;
    std::vector<std::string> names;
    std::vector<std::pair<const Process*, const Region*>> regions;
    std::vector<std::string> processes;
    for (const Subject& subject : subjects) {
        const bool isThread = subject.kind == Subject::Thread;
        if (isThread)
            names.push_back(subject.id);
        else
            regions.push_back(regionNamed(context.workload, subject.id));
        const Process& owner = isThread ? *owners.at(names.back()) : *regions.back().first;
        if (isThread)
            ++nouns[context.topology.catalog().work(owner.work).customer];
        if (std::ranges::find(processes, owner.name.text) == processes.end())
            processes.push_back(owner.name.text);
    }
    std::vector<std::string> counts = countedNouns(nouns);
    if (!regions.empty())
        counts.push_back(counted(regions.size(), "region"));
    Card card{.key = "selection",
              .heading = asMessage(commaList(counts)),
              .subtitle = Message{processes.size() == 1 ? "of process {processes}; edits apply to all"
                                                        : "of processes {processes}; edits apply to all",
                                  {{"processes", commaList(processes)}}}};
    if (!names.empty())
        addLine(card.lines, "names", {"Names"}, listedNames(names));
    addTotal(card.lines, context.answer, names);
    for (const auto& [process, region] : regions)
        if (card.lines.size() < mostRegions) // regions of different processes may have the same name
            addRegion(card.lines, context.topology, *process, *region,
                      processes.size() == 1 ? translatable("Region {region}")
                                            : translatable("Region {region} of process {process}"));
    return card;
}

} // namespace boardset
