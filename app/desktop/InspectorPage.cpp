// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the inspector: hardware with its facts; the workload with its placement and performance.
#include "InspectorPage.h"

#include "Format.h"
#include "ReplaySelection.h"
#include "TrafficText.h"
#include "Wording.h"
#include "boardset/analysis/BudgetAnswer.h"
#include "boardset/analysis/Completion.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/Percentile.h"
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/diagram/Counts.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <set>

namespace boardset {

namespace {

using format::tr;
using Rows = std::vector<InspectorRow>;

constexpr int fewCustomers = 8;
constexpr std::size_t mostRegions = 64; // rows for the regions of one customer

/// Returns a row with a Why? button.
InspectorRow derivedRow(const QString& label, const QString& value, Subject::Kind kind, const QString& id) {
    return {label, value, {}, {}, {}, kind, id};
}

InspectorRow factRow(const Catalog& catalog, const std::string& factId, const QString& label = {}) {
    const Fact& fact = catalog.fact(factId);
    return {label.isEmpty() ? format::text(fact.title) : label,
            format::quantity(fact.value, fact.unit),
            format::text(toString(fact.standing)),
            format::place(catalog, fact.source, fact.locator),
            format::text(fact.reason),
            Subject::Fact,
            format::text(fact.id)};
}

/// Adds rows for the customers in a subtree: one row for each noun, such as "Threads: 1, 2-8". If there are only a few
/// customers, each of them gets its own row, which opens the customer's page.
void addCustomers(const Document& document, BlockId block, Rows& rows) {
    std::map<std::string, QStringList> names;
    for (const Process& process : document.scenario().workload.processes)
        for (const Customer& customer : process.customers)
            if (const auto at = document.topology().find(customer.on); at && document.topology().isBelow(at, block))
                names[document.catalog()->work(process.work).customer] << format::text(customer.name);
    for (const auto& [noun, all] : names) {
        const Wording words(noun);
        if (all.size() > fewCustomers)
            rows.push_back({words.titles, listed(all)});
        for (const QString& name : all.size() > fewCustomers ? QStringList() : all)
            rows.push_back(derivedRow(words.title, name, Subject::Thread, name));
    }
}

/// Adds a row for each region that is directly on a part; the row opens the region's page.
void addData(const Document& document, const std::string& path, Rows& rows) {
    for (const Process& process : document.scenario().workload.processes)
        for (const Region& region : process.regions)
            if (std::find(region.parts.begin(), region.parts.end(), path) != region.parts.end())
                rows.push_back(
                    derivedRow(tr("Data"),
                               tr("Region %1 of process %2").arg(format::text(region.name), format::text(process.name)),
                               Subject::Region, Subject::regionId(process, region)));
}

/// Returns the process of the customers on a device; empty if there is no process, or if there are several.
QString processAt(const Document& document, BlockId device) {
    QStringList names;
    for (const Process& process : document.scenario().workload.processes)
        if (std::any_of(process.customers.begin(), process.customers.end(),
                        [&](const Customer& each) { return document.topology().find(each.on) == device; }))
            names << format::text(process.name);
    return names.size() == 1 ? names.front() : QString();
}

InspectorRow optionRow(const Topology& topology, const MachineOption& option, int value) {
    return {format::text(option.title), format::text(optionText(topology, rootBlock, option, value))};
}

/// Adds the utilisation of a block or link: one row for each direction of a framed link; no rows without traffic.
Rows useRows(const Document& document, Subject::Kind kind, const QString& id) {
    Rows rows;
    for (const StationAnswer& station : Subject::stationsOf(document.answer(), document.topology(), kind, id)) {
        const StationLocation& place = document.answer().model.locationOf(station.station);
        const QString route = place.framing.empty() ? QString()
                              : place.isUpstream    ? tr(", upstream")
                                                    : tr(", downstream");
        rows.push_back(derivedRow(tr("Utilisation") + route, format::percent(station.utilisation), Subject::Station,
                                  QString::number(station.station)));
        for (const UseLimit& each : station.limits)
            rows.push_back(factRow(*document.catalog(), each.fact, tr("Threshold")));
        const QString times = format::figure(station.headroom());
        if (!station.limits.empty()) // with several limits, each has its own share of the whole
            rows.push_back({tr("Saturated from"),
                            station.isHot()
                                ? tr("%1 (reached)").arg(format::percent(station.hot))
                                : tr("%1 (%2 times the current load)").arg(format::percent(station.hot), times)});
    }
    if (!rows.empty())
        return rows;
    const QString passes = kind == Subject::Link ? trafficText(document, Subject::linkOf(document.topology(), id))
                                                 : trafficText(document, document.topology().find(id.toStdString()));
    if (!passes.isEmpty())
        rows.push_back({tr("Traffic"), passes});
    return rows;
}

/// Returns the path from a device to memory, or a remark that there is none.
InspectorRow routeRow(const Topology& topology, BlockId device) {
    const QString route = format::text(routeText(topology, device)); // empty if there is none
    return {tr("Path to memory"), route.isEmpty() ? tr("none (cut off)") : route};
}

/// Adds the part on which a customer runs; for a device, also its type and its path to memory.
void addPlace(const Document& document, const Customer& customer, Rows& rows) {
    const Topology& topology = document.topology();
    const auto block = topology.find(customer.on);
    const bool isDevice = block && topology.isDevice(block);
    rows.push_back({isDevice ? tr("Device") : tr("Runs on"), format::title(topology, customer.on)});
    if (!isDevice)
        return;
    rows.push_back({tr("Type"), format::text(topology.type(block).title)});
    rows.push_back(routeRow(topology, block));
}

/// Adds a row for each locality, with its share of the accesses and its published latency.
void addLocalities(const Document& document, const ClassRow& threads, Rows& rows) {
    std::map<const Total*, double> shares;
    for (const AccessShare& access : threads.accesses)
        for (const TotalShare& total : access.cost->totals)
            shares[total.row] += access.share * total.share;
    for (const Total& row : document.topology().machine().totals) {
        const auto share = shares.find(&row);
        if (share == shares.end())
            continue;
        InspectorRow line = factRow(*document.catalog(), row.latency, format::text(row.title));
        line.value = QStringLiteral("%1 at %2").arg(format::percent(share->second), line.value);
        rows.push_back(line);
    }
}

/// Adds the number of outstanding requests that saturates the part where the requests wait longest.
void addFill(const Answer& answer, std::size_t of, Rows& rows) {
    const int slowest = slowestStationOf(answer.model.network, of);
    if (slowest < 0)
        return;
    const WorkOperation& part = *answer.model.classes[of].workOperation;
    const std::string one = part.title.empty() ? answer.model.classes[of].operation().unit : part.title;
    rows.push_back({tr("%1 that saturate the %2")
                        .arg(format::text(capitalised(plural(one))),
                             format::text(answer.model.locations[static_cast<std::size_t>(slowest)].title)),
                    tr("%1 outstanding").arg(format::figure(requestsToSaturate(answer, of)))});
}

/// Adds the throughput and latency of a customer.
void addAnswer(const Document& document, const Process& process, const CustomerName& name, Rows& rows) {
    const Answer& answer = document.answer();
    const bool sized = sizeNumberOf(process, *document.catalog()) != nullptr;
    const bool isOpen = document.catalog()->work(process.work).isOpen;
    if (sized && !isOpen)
        rows.push_back({tr("Requests outstanding"), tr("%1 of %2 bytes")
                                                        .arg(format::number(atOnceOf(process, document.topology())),
                                                             format::number(sizeOf(process, document.topology())))});
    const CustomerAnswer own = customerAnswerOf(answer, name);
    if (own.classes.empty()) {
        rows.push_back({sized ? tr("Requests") : tr("Accesses"), whyNone(answer, name)});
        return;
    }
    const std::string& unit = answer.model.classes[own.classes.front()].operation().unit;
    rows.push_back(derivedRow(tr("Throughput"), format::rate(rateOf(own.bytesPerSecond, own.operationsPerSecond, unit)),
                              Subject::ThreadThroughput, format::text(name)));
    for (const std::size_t of : own.classes) {
        const ClassRow& row = answer.model.classes[of];
        if (!row.operation().isSum) // otherwise nothing waits for it
            rows.push_back(derivedRow(tr("Latency, including queueing"),
                                      format::quantity(answer.classes[of].latencyNs, "ns"), Subject::ThreadLatency,
                                      format::text(name)));
        if (const auto most = percentileOf(answer, of))
            rows.push_back(
                {tr("95th percentile"),
                 (most->isExact ? tr("%1 (exact for M/M/1)") : tr("about %1")).arg(format::quantity(most->ns, "ns"))});
        if (sized && !isOpen)
            addFill(answer, of, rows);
        if (!sized)
            addLocalities(document, row, rows);
    }
    const ClassRow& waiting = answer.model.classes[*own.waiting];
    if (!sized)
        rows.push_back(process.atOnce > 0 || waiting.atOnceFact.empty()
                           ? InspectorRow{tr("Lines outstanding"), format::figure(waiting.outstandingPerThread)}
                           : factRow(*document.catalog(), waiting.atOnceFact, tr("Lines outstanding")));
}

/// Adds how the pages of a memory are interleaved with those of other memories, if they are.
void addInterleaving(const Topology& topology, BlockId memory, Rows& rows) {
    if (const std::string words = lyingText(topology, memory); !words.empty())
        rows.push_back({tr("Page layout"), format::text(words)});
}

/// Returns the locations of a region: pages by locality group ("24 pages on SB0, 24 on SB3"), or parts ("striped over
/// Disk 0, Disk 1").
QString placesOf(const Document& document, const Region& region) {
    QStringList on;
    for (const std::string& part : region.parts)
        on << (document.topology().find(part) ? format::title(document.topology(), part)
                                              : tr("region %1").arg(format::text(part)));
    if (const QString parts = on.join(QStringLiteral(", ")); !parts.isEmpty())
        return region.lies == RegionLayout::On ? tr("on %1").arg(parts)
                                               : tr("%1 over %2").arg(format::text(toString(region.lies)), parts);
    QString all = format::text(counted(region.pages(), "page"));
    if (region.pages() == 0)
        return all;
    std::map<std::string, int> groups;
    for (const auto& [path, pages] : region.pagesIn) {
        const BlockId group = document.topology().localityGroupOf(document.topology().find(path));
        groups[group ? document.topology().block(group).path : path] += pages;
    }
    if (groups.size() > 1 && groups.size() == document.topology().localityGroups().size())
        return tr("%1, spread over %2").arg(all, everywhereOn(document.topology()));
    QStringList parts;
    for (const auto& [path, pages] : groups)
        parts << (groups.size() == 1 ? format::title(document.topology(), path)
                                     : tr("%1 on %2").arg(pages).arg(format::title(document.topology(), path)));
    return tr("%1, %2").arg(all, parts.join(QStringLiteral(", ")));
}

/// Adds a row for each region that a customer uses; the row opens the region's page. If there are many regions, adds
/// only their number.
void addRegions(const Document& document, const Process& process, const Customer& customer, Rows& rows) {
    const std::vector<const Region*> used = usedBy(process, customer);
    if (used.size() > mostRegions)
        return rows.push_back({tr("Uses"), Wording("region").counted(used.size())});
    for (const Region* const region : used)
        rows.push_back(derivedRow(tr("Uses region %1").arg(format::text(region->name)), placesOf(document, *region),
                                  Subject::Region, Subject::regionId(process, *region)));
}

/// Adds the home of a replayed thread, and whether the thread runs away from home.
void addHome(const Document& document, const CustomerName& name, Rows& rows) {
    const ThreadHome home = homeOf(document, format::text(name));
    if (!home.title.isEmpty())
        rows.push_back({tr("Home"), home.isRemote ? tr("%1; runs away from home").arg(home.title) : home.title});
}

/// Returns the row of a budget: "40 of 30 W; exceeds the limit; unknown for 1 part".
InspectorRow budgetRow(const Topology& topology, const BudgetAnswer& budget) {
    const std::string owner = budget.owner == rootBlock ? "" : titleOf(topology, budget.owner) + ' ';
    const QString title = format::text(owner + budget.title);
    if (budget.asked <= 0 && budget.unknown > 0)
        return {title, tr("unknown: no source gives a value for any part")};
    QString value = format::quantity(budget.limit.value_or(budget.asked), budget.unit);
    value = budget.limit ? tr("%1 of %2").arg(format::figure(budget.asked), value) : value;
    for (const BudgetFigureAnswer& each : budget.figures)
        value += tr(", %1 %2").arg(format::text(each.title), format::quantity(each.value, each.unit));
    value += budget.isOver() ? tr("; exceeds the limit") : QString();
    if (budget.unknown > 0)
        value += tr("; unknown for %1").arg(Wording("part").counted(std::size_t(budget.unknown)));
    return {title, value};
}

InspectorPage machinePage(const Document& document) {
    const Topology& topology = document.topology();
    const Machine& machine = topology.machine();
    InspectorPage page{format::text(machine.title), format::text(machine.summary), {}, {}};
    page.rows.push_back({tr("Family"), format::text(machine.family.title)});
    page.rows.push_back({tr("Year"), QString::number(machine.year)});
    for (const MachineOption& option : machine.options)
        if (const auto value = topology.options().find(option.id);
            value != topology.options().end() && !option.title.empty() && option.isShown(value->second))
            page.rows.push_back(optionRow(topology, option, value->second));
    for (const BudgetAnswer& budget : budgetsOf(topology, document.scenario().workload))
        page.rows.push_back(budgetRow(topology, budget));
    page.rows.push_back(factRow(topology.catalog(), machine.lineSize));
    for (const Total& row : machine.totals)
        page.rows.push_back(factRow(topology.catalog(), row.latency, format::text(row.title)));
    return page;
}

std::optional<InspectorPage> blockPage(const Document& document, const std::string& path) {
    const Topology& topology = document.topology();
    const auto block = topology.find(path);
    if (!block)
        return std::nullopt;
    if (block == rootBlock)
        return machinePage(document);
    const BlockType& type = topology.type(block);
    InspectorPage page{format::text(capitalised(titleAt(topology, path))),
                       QStringLiteral("%1. %2").arg(format::text(type.title), format::text(type.summary)),
                       {},
                       {}};
    if (type.summary.empty())
        page.subtitle = format::text(type.title);
    page.rows = useRows(document, Subject::Block, format::text(path));
    if (const Block& part = topology.block(block); part.lost)
        page.rows.insert(page.rows.begin(), {tr("State"), part.off ? tr("switched off") : tr("out of service")});
    if (topology.isDevice(block) || isCutOff(topology, block))
        page.rows.push_back(routeRow(topology, block));
    if (topology.isDevice(block))
        page.process = processAt(document, block);
    addCustomers(document, block, page.rows);
    addData(document, path, page.rows);
    if (const int pages = countsBelow(topology, document.scenario().workload, block).pages; pages > 0)
        page.rows.push_back({tr("Pages"), format::number(pages)});
    addInterleaving(topology, block, page.rows);
    std::vector<std::string> ids(type.shown);
    for (const Fact& fact : topology.catalog().factsAbout(type.id))
        if (std::find(ids.begin(), ids.end(), fact.id) == ids.end())
            ids.push_back(fact.id);
    if (!type.rate.empty() && std::find(ids.begin(), ids.end(), type.rate) == ids.end())
        ids.insert(ids.begin(), type.rate);
    for (const std::string& id : ids)
        page.rows.push_back(factRow(topology.catalog(), id));
    return page;
}

std::optional<InspectorPage> linkPage(const Document& document, const QString& id) {
    const Topology& topology = document.topology();
    const LinkId at = Subject::linkOf(topology, id);
    if (!at)
        return std::nullopt;
    const Link& link = topology.link(at);
    const QString from = format::text(titleOf(topology, link.from));
    const QString to = format::text(titleOf(topology, link.to));
    const QString ends = tr("Link from %1 to %2").arg(from, to);
    const bool isNamed = !link.title.empty(); // a link that is never a limit has no name
    InspectorPage page{isNamed ? format::text(link.title) : ends, isNamed ? ends : QString(), {}, {}};
    page.rows = link.isCut ? Rows{{tr("Disconnected"), format::text(cutText(topology, at))}}
                           : useRows(document, Subject::Link, id);
    if (!link.capacity.empty())
        page.rows.push_back(factRow(topology.catalog(), link.capacity));
    return page;
}

std::optional<InspectorPage> threadPage(const Document& document, const CustomerName& name) {
    for (const Process& process : document.scenario().workload.processes)
        for (const Customer& thread : process.customers) {
            if (thread.name != name)
                continue;
            const Wording words(document.catalog()->work(process.work).customer);
            InspectorPage page{words.title + u' ' + format::text(name),
                               tr("of process %1").arg(format::text(process.name)),
                               format::text(process.name),
                               {}};
            addPlace(document, thread, page.rows);
            addHome(document, name, page.rows);
            if (thread.idle)
                page.rows.push_back({tr("State"), whyIdle(document, format::text(name))});
            addRegions(document, process, thread, page.rows);
            addAnswer(document, process, name, page.rows);
            page.finishes = thread.amount > 0 && document.replay() == nullptr;
            return page;
        }
    return std::nullopt;
}

/// Adds the total throughput of several customers.
void addTogether(const Document& document, const QStringList& customers, Rows& rows) {
    double bytes = 0;
    double operations = 0;
    std::set<std::string> units;
    const auto answers = customerAnswersOf(document.answer());
    for (const QString& name : customers) {
        const auto found = answers.find(name.toStdString());
        if (found == answers.end())
            continue;
        const CustomerAnswer& own = found->second;
        bytes += own.bytesPerSecond;
        operations += own.operationsPerSecond;
        for (const std::size_t of : own.classes)
            units.insert(document.answer().model.classes[of].operation().unit);
    }
    if (units.size() == 1)
        rows.push_back({tr("Total throughput"), format::rate(rateOf(bytes, operations, *units.begin()))});
}

InspectorRow regionRow(const Document& document, const Process& process, const Region& region) {
    return derivedRow(tr("Region %1").arg(format::text(region.name)), placesOf(document, region), Subject::Region,
                      Subject::regionId(process, region));
}

std::optional<InspectorPage> processPage(const Document& document, const QString& id) {
    const Process* const process = processNamed(document.scenario().workload, id);
    if (process == nullptr)
        return std::nullopt;
    const Work& work = document.catalog()->work(process->work);
    InspectorPage page{tr("Process %1").arg(id), format::text(work.title), id, {}};
    QStringList called;
    for (const Customer& customer : process->customers)
        called << format::text(customer.name);
    addTogether(document, called, page.rows);
    const Wording words(work.customer);
    if (called.size() > fewCustomers)
        page.rows.push_back({words.titles, listed(called)});
    else
        for (const QString& name : called)
            page.rows.push_back(derivedRow(words.title, name, Subject::Thread, name));
    for (const Region& region : process->regions)
        if (page.rows.size() < mostRegions)
            page.rows.push_back(regionRow(document, *process, region));
    return page;
}

std::optional<InspectorPage> regionPage(const Document& document, const QString& id) {
    const auto [process, region] = Subject::regionOf(document.scenario().workload, id);
    if (region == nullptr)
        return std::nullopt;
    InspectorPage page{tr("Region %1").arg(format::text(region->name)),
                       tr("of process %1").arg(format::text(process->name)),
                       format::text(process->name),
                       {}};
    if (!region->parts.empty()) {
        page.rows.push_back({tr("Placement"), placesOf(document, *region)});
        return page;
    }
    page.rows.push_back(
        {tr("Total"), format::text(sizeText(static_cast<double>(region->pageBytes) * region->pages()))});
    for (const auto& [path, pages] : region->pagesIn)
        page.rows.push_back({format::title(document.topology(), path), format::text(counted(pages, "page"))});
    if (!region->pagesIn.empty())
        addInterleaving(document.topology(), document.topology().at(region->pagesIn.begin()->first), page.rows);
    return page;
}

} // namespace

InspectorPage pageOf(const Document& document, Subject::Kind kind, const QString& id) {
    const std::string name = id.toStdString();
    auto page = kind == Subject::Block     ? blockPage(document, name)
                : kind == Subject::Link    ? linkPage(document, id)
                : kind == Subject::Thread  ? threadPage(document, CustomerName(name))
                : kind == Subject::Region  ? regionPage(document, id)
                : kind == Subject::Process ? processPage(document, id)
                                           : std::nullopt;
    if (!page)
        return machinePage(document);
    page->kind = kind;
    return *page;
}

std::optional<InspectorRow> endRow(const QString& customer, const std::vector<Completion>* ends) {
    const QString label = tr("Finishes");
    if (ends == nullptr)
        return InspectorRow{label, QStringLiteral("…")};
    for (const Completion& each : *ends)
        if (each.customer.text == customer.toStdString())
            return InspectorRow{label,
                                tr("after %1 s, of which %2 s on its processor")
                                    .arg(format::figure(each.wallSeconds), format::figure(each.processorSeconds))};
    return std::nullopt;
}

InspectorPage pageOf(const Document& document, const WorkloadItems& items) {
    const ItemIndex index(document.scenario().workload);
    QStringList processes;
    QStringList names;
    for (const WorkloadItem& item : items) {
        processes << format::text(index.find(item).process->name);
        if (item.kind == Subject::Thread)
            names << item.id;
    }
    processes.removeDuplicates();
    InspectorPage page{countedItems(items, index, *document.catalog()),
                       processes.size() == 1 ? tr("of process %1; edits apply to all").arg(processes.constFirst())
                                             : tr("of processes %1; edits apply to all").arg(processes.join(tr(", "))),
                       processes.size() == 1 ? processes.constFirst() : QString(),
                       {}};
    if (!names.isEmpty())
        page.rows.push_back({tr("Names"), listed(names)});
    addTogether(document, names, page.rows);
    for (const WorkloadItem& item : items)
        if (item.kind == Subject::Region && page.rows.size() < mostRegions) {
            const auto [process, customer, region] = index.find(item);
            page.rows.push_back(regionRow(document, *process, *region));
            if (processes.size() > 1) // processes may share names of regions
                page.rows.back().label =
                    tr("Region %1 of process %2").arg(format::text(region->name), format::text(process->name));
        }
    return page;
}

} // namespace boardset
