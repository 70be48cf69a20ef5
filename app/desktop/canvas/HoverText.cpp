// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up capacity, utilisation and source of the item under the pointer.
#include "HoverText.h"
#include "DragEdits.h"
#include "Format.h"
#include "ReplaySelection.h"

#include "TrafficText.h"

#include "boardset/analysis/Bottleneck.h"
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/analysis/Hits.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/Flows.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

namespace boardset {
namespace {

using format::text;
using format::tr;

/// Returns "Cycle time: 6.67 ns".
QString factValue(const Fact& fact) {
    return tr("%1: %2").arg(text(fact.title), format::quantity(fact.value, fact.unit));
}

/// Returns the capacity of a link with two directions; most titles already say that it is per direction.
QString factOfEach(const Fact& fact) {
    return fact.title.find("each direction") == std::string::npos ? tr("%1, each direction").arg(factValue(fact))
                                                                  : factValue(fact);
}

/// Returns "Sun MPO white paper, Table B-3 (published)".
QString sourceOf(const Catalog& catalog, const Fact& fact) {
    const QString standing = text(toString(fact.standing));
    if (fact.source.empty())
        return tr("Source: none, %1").arg(standing);
    return tr("Source: %1 (%2)").arg(format::place(catalog, fact.source, fact.locator), standing);
}

/// Returns "Traffic: 683 MB/s" or "Traffic: none".
QString inUse(const QString& words) {
    return words.isEmpty() ? tr("Traffic: none") : tr("Traffic: %1").arg(words);
}

/// True if the model doesn't count the traffic of a part without a limit. In this case a neighbouring part is in use,
/// but none of its links carries traffic.
bool isUncounted(const Document& document, BlockId block) {
    const Topology& topology = document.topology();
    const auto carries = [&](LinkId link) { return !format::traffic(trafficOf(document.flows(), link)).isEmpty(); };
    const auto isUsed = [&](LinkId link) {
        const BlockId beside = topology.link(link).otherEnd(block);
        return busiestIn(document.answer(), topology, beside) &&
               std::ranges::none_of(topology.linksOf(beside), carries);
    };
    return !canLimit(topology, block) && std::ranges::any_of(topology.linksOf(block), isUsed);
}

/// Returns the traffic of a link that never limits throughput.
QString useOfFree(const Document& document, const Link& link) {
    const QString words = format::traffic(trafficOf(document.flows(), link.id));
    const bool isUsedBeside = isUncounted(document, link.from) || isUncounted(document, link.to);
    return words.isEmpty() && isUsedBeside ? tr("The model doesn't count the traffic here") : inUse(words);
}

/// Returns "Utilisation: 95 %, port of SB3"; for a block without a queue, returns its traffic.
QString useOf(const Document& document, BlockId block) {
    if (const auto station = busiestIn(document.answer(), document.topology(), block))
        return tr("Utilisation: %1, %2").arg(format::wholePercent(station->utilisation), text(station->title));
    const QString traffic = trafficText(document, block);
    if (traffic.isEmpty() && isUncounted(document, block))
        return tr("Used, but the model doesn't count the traffic here");
    return traffic.isEmpty() && document.topology().linksOf(block).empty() ? tr("No queue in this model")
                                                                           : inUse(traffic);
}

/// Returns the fact that limits a block: its rate, or otherwise the first fact that the diagram prints; null if none.
const Fact* factOf(const Topology& topology, BlockId block) {
    const BlockType& type = topology.type(block);
    if (!type.rate.empty())
        return &topology.catalog().fact(type.rate);
    return type.shown.empty() ? nullptr : &topology.catalog().fact(type.shown.front());
}

/// Returns "From memory 100 %, 1.5 GB/s of data · to memory 3 %, no data".
QString directionsOf(const Document& document, const Link& link) {
    const auto uses = usesOf(document.answer());
    const auto use = uses.find(link.id);
    if (use == uses.end())
        return tr("Traffic: none");
    const LinkFlow& flow = document.flows()[link.id];
    const auto words = [](const QString& where, double share, double data) {
        const QString used = format::wholePercent(share);
        return data > 0 ? tr("%1 %2, %3 of data").arg(where, used, format::bandwidth(data))
                        : tr("%1 %2, no data").arg(where, used);
    };
    return words(tr("From memory"), use->second.toFrom, flow.toFrom) + " · " +
           words(tr("to memory"), use->second.fromTo, flow.fromTo);
}

/// Returns a customer's wait, its throughput, and its outstanding requests.
QStringList hoverOfCustomer(const Document& document, const Customer& customer, const Process& process,
                            const QString& words) {
    const Answer& answer = document.answer();
    const bool sized = sizeNumberOf(process, *document.catalog()) != nullptr;
    const CustomerAnswer own = customerAnswerOf(answer, customer.name);
    if (!own.waiting) {
        const QString why = customer.idle ? tr("No accesses: it %1").arg(whyIdle(document, text(customer.name)))
                                          : tr("No accesses: its process has no pages");
        return {words, sized ? tr("Moves no data") : why};
    }
    const ClassRow& row = answer.model.classes[*own.waiting];
    const QString waits = row.operation().unit == "message" ? tr("Average wait for a message: %1 (%2 when idle)")
                          : sized                           ? tr("Average wait for the first data: %1 (%2 when idle)")
                                                            : tr("Average wait for a cache line: %1 (%2 when idle)");
    const QString inFlight =
        sized ? tr("%1 requests of %2 bytes outstanding. ")
                    .arg(text(printedValue(atOnceOf(process, document.topology()), "{}", 3)),
                         format::grouped(sizeOf(process, document.topology())))
              : tr("%1 lines outstanding. ").arg(text(printedValue(row.outstandingPerThread, "{}", 3)));
    return {words,
            row.operation().isSum && row.operation().unit != "message"
                ? tr("Posted writes: no wait")
                : waits.arg(format::nanoseconds(own.reportedNs(answer)),
                            format::nanoseconds(answer.classes[*own.waiting].reportedIdleNs)),
            tr("%1 %2").arg(format::rate(rateOf(own.bytesPerSecond, own.operationsPerSecond, row.operation().unit)),
                            text(row.work->verb)),
            inFlight + (process.atOnce > 0 || row.atOnceFact.empty()
                            ? tr("Source: this scenario")
                            : sourceOf(*document.catalog(), document.catalog()->fact(row.atOnceFact)))};
}

/// Returns where the pages of the only memory below a block are stored. Empty if there isn't exactly one memory, or if
/// all its pages are in that memory.
std::string lyingBelow(const Topology& topology, BlockId block) {
    const std::vector<BlockId> memories = topology.withRole(Role::Memory, block);
    return memories.size() == 1 ? lyingText(topology, memories.front()) : std::string();
}

} // namespace

QString summaryOf(const Topology& topology, BlockId block) {
    const auto isVacant = [&](BlockId each) { return topology.block(each).role == Role::Bay; };
    if (block != rootBlock || std::ranges::none_of(topology.block(block).children, isVacant))
        return text(topology.type(block).summary);
    std::vector<std::pair<std::string, int>> counts; // of boards, and of cards in their slots
    for (const BlockId each : topology.bays()) {
        if (isVacant(each))
            continue;
        const std::string& title = topology.type(each).title;
        const auto known = std::ranges::find(counts, title, &std::pair<std::string, int>::first);
        if (known != counts.end())
            ++known->second;
        else
            counts.emplace_back(title, 1);
    }
    QStringList words;
    for (const auto& [title, count] : counts)
        words << text(counted(count, title));
    return words.isEmpty() ? tr("All slots are empty")
                           : tr("%1; other slots are empty").arg(words.join(QStringLiteral(", ")));
}

QStringList hoverOfBox(const Document& document, const Level& level, int box) {
    const Topology& topology = *level.topology;
    const Block& block = level.blockOf(box);
    const BlockType& type = topology.type(block.id);
    const Fact* fact = factOf(topology, block.id);
    const bool holds = level.accepts(box, {DragKind::Thread}) || level.accepts(box, {DragKind::Pages});
    const QString name = block.path.empty() ? text(block.name) : text(capitalised(titleOf(topology, block.id)));
    const QString kind = text(type.title);
    QStringList use;
    if (level.layout.showsUse) {
        use << useOf(document, block.id);
        if (const Hits hits = hitsOf(topology, document.answer())[block.id]; hits.isKnown())
            use << tr("hit rate %1 for this work").arg(format::wholePercent(hits.share()));
    }
    if (holds) {
        const Counts counts = countsBelow(topology, document.scenario().workload, block.id);
        const std::string layout = lyingBelow(topology, block.id);
        use << (!counts.isEmpty() ? text(toString(counts))
                : layout.empty()  ? tr("empty")
                                  : tr("no pages of its own; each page here is stored %1").arg(text(layout)));
    }
    return {name == kind ? kind : name + " · " + kind, fact ? factValue(*fact) : text(type.summary),
            use.join(QStringLiteral(" · ")),
            fact ? sourceOf(topology.catalog(), *fact) : tr("Calculated from its parts")};
}

QStringList hoverOfLink(const Document& document, LinkId of, bool showsUse) {
    const Topology& topology = document.topology();
    const Link& link = topology.link(of);
    // Parts on different boards may have the same short name.
    const bool isIdentical = displayName(topology, link.from) == displayName(topology, link.to);
    const auto end = [&](BlockId block) {
        return text(isIdentical ? titleOf(topology, block) : displayName(topology, block));
    };
    const QString name = link.title.empty() ? tr("%1 to %2").arg(end(link.from), end(link.to)) : text(link.title);
    const QString kind = link.kind == LinkKind::Address    ? tr("addresses")
                         : link.kind == LinkKind::Response ? tr("responses")
                         : link.kind == LinkKind::Message  ? tr("messages")
                                                           : tr("data");
    if (link.capacity.empty()) {
        return {name + " · " + kind,
                link.kind == LinkKind::Address
                    ? tr("Not a limit in this model; carries addresses and the results of their lookups")
                    : tr("Not a limit in this model"),
                showsUse ? useOfFree(document, link) : QString(), tr("Source: not needed")};
    }
    const Fact& fact = topology.catalog().fact(link.capacity);
    if (link.isCut)
        return {name + " · " + tr("disconnected"), factValue(fact), text(cutText(topology, of)),
                sourceOf(topology.catalog(), fact)};
    if (!link.framing.empty()) {
        return {name + (link.standby ? " · " + tr("active, because there is no other path") : " · " + kind),
                factOfEach(fact), showsUse ? directionsOf(document, link) : QString(),
                sourceOf(topology.catalog(), fact)};
    }
    const double busy = usesOf(document.answer())[link.id].busier();
    const QString use =
        tr("Utilisation: %1, %2").arg(format::wholePercent(busy), format::bandwidth(busy * link.bytesPerSecond));
    return {name + " · " + kind, factValue(fact), showsUse ? use : QString(), sourceOf(topology.catalog(), fact)};
}

QStringList hoverOfToken(const Document& document, const Level& level, const picture::Token& token,
                         const QString& words) {
    const Workload& workload = document.scenario().workload;
    if (token.isMore)
        return {words};
    if (!token.isPages)
        return level.layout.showsUse
                   ? hoverOfCustomer(document, token.customerIn(workload), token.processIn(workload), words)
                   : QStringList(words);
    const Region& region = token.regionIn(workload);
    const auto bytes = static_cast<double>(region.pageBytes);
    const BlockId at = level.box(token.box).block;
    const std::string layout = lyingText(*level.topology, at);
    return {tr("%1 of %2 pages of %3").arg(text(token.text), format::grouped(region.pages()), text(token.name)),
            tr("%1 each, %2 in total").arg(text(sizeText(bytes)), text(sizeText(bytes * token.count))),
            tr("In %1").arg(text(titleOf(*level.topology, at)) +
                            (layout.empty() ? QString() : tr("; each page is stored %1").arg(text(layout)))),
            tr("Source: this scenario")};
}

} // namespace boardset
