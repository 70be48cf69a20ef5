// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the item under the pointer with its name, and with the figures and the source from its card.
#include "HoverText.h"

#include "Format.h"
#include "PartCard.h"
#include "boardset/describe/Figures.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

namespace boardset {
namespace {

using format::text;

/// Returns a figure as text: "Cycle time: 6.67 ns".
QString lineText(const CardLine& figure) {
    const Message value = messageOf(figure.value);
    return text(figure.label.isEmpty() ? value
                                       : Message{"{label}: {value}", {{"label", figure.label}, {"value", value}}});
}

/// Returns the source of a fact: "Source: Sun MPO white paper, Table B-3 (published)".
Message sourceOf(const Catalog& catalog, const CardLine& fact) {
    const std::string place = briefOf(catalog, fact.value.citation);
    return Message{place.empty() ? "Source: none, {standing}" : "Source: {place} ({standing})",
                   {{"place", place}, {"standing", fact.standing}}};
}

/// Returns the figures of a customer: wait, throughput and outstanding requests with the source of their number.
QStringList linesOf(const Catalog& catalog, const std::vector<CardLine>& figures) {
    QStringList lines;
    for (const CardLine& each : figures)
        lines << lineText(each);
    if (figures.size() == 1) // the only figure says why the customer makes no accesses
        return lines;
    const CardLine& last = figures.back();
    const Message source = last.standing.isEmpty() ? Message{"Source: this scenario"} : sourceOf(catalog, last);
    lines.back() =
        text(Message{"{outstanding}. {source}", {{"outstanding", messageOf(last.value)}, {"source", source}}});
    return lines;
}

} // namespace

QString summaryOf(const Topology& topology, BlockId block) {
    return text(describeSummary(topology, block));
}

QStringList hoverOfBox(const Document& document, const Level& level, int box) {
    const Topology& topology = *level.topology;
    const Block& block = level.blockOf(box);
    const auto card = cardOf(document, {subjectOf(topology, block.id)});
    if (!card)
        return {};
    const CardLine& first = card->figures.front();
    const bool hasFact = first.value.isFact();
    QStringList use;
    for (const CardLine& each : card->figures)
        if (!each.value.isFact() && (level.layout.showsUse || each.key == "contents"))
            use << lineText(each);
    return {text(describeName(topology, block.id)), hasFact ? lineText(first) : text(topology.type(block.id).summary),
            use.join(QStringLiteral(" · ")),
            text(hasFact ? sourceOf(topology.catalog(), first) : Message{"Calculated from its parts"})};
}

QStringList hoverOfLink(const Document& document, LinkId link, bool showsUse) {
    const Topology& topology = document.topology();
    const auto card = cardOf(document, {subjectOf(topology, link)});
    if (!card)
        return {};
    const CardLine& limit = card->figures[0];
    const CardLine& use = card->figures[1];
    return {text(describeName(topology, link)), lineText(limit),
            showsUse || use.key == "disconnected" ? lineText(use) : QString(),
            text(limit.value.isFact() ? sourceOf(topology.catalog(), limit) : Message{"Source: not needed"})};
}

QStringList hoverOfToken(const Document& document, const Level& level, const picture::Token& token,
                         const QString& words) {
    const Workload& workload = document.scenario().workload;
    if (token.isMore || (!token.isPages && !level.layout.showsUse))
        return {words};
    if (!token.isPages) {
        const auto card = cardOf(document, {subjectOf(token.customerIn(workload))});
        return card ? QStringList(words) + linesOf(*document.catalog(), card->figures) : QStringList(words);
    }
    const Region& region = token.regionIn(workload);
    const auto bytes = static_cast<double>(region.pageBytes);
    const BlockId at = level.box(token.box).block;
    const std::string layout = lyingText(*level.topology, at);
    return {text(Message{"{pages} of {all} pages of {region}",
                         {{"pages", token.text}, {"all", region.pages()}, {"region", token.name}}}),
            text(Message{"{page} each, {all} in total",
                         {{"page", sizeText(bytes)}, {"all", sizeText(bytes * token.count)}}}),
            text(Message{layout.empty() ? "In {part}" : "In {part}; each page is stored {layout}",
                         {{"part", titleOf(*level.topology, at)}, {"layout", layout}}}),
            text(Message{"Source: this scenario"})};
}

} // namespace boardset
