// SPDX-License-Identifier: GPL-3.0-or-later
// Section by section; plain HTML that a browser and a text layout read alike.
#include "boardset/report/Report.h"

#include "boardset/analysis/Pace.h"
#include "boardset/catalog/Citation.h"
#include "boardset/catalog/Text.h"
#include "boardset/catalog/Words.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/evidence/Measured.h"
#include "boardset/explain/Explain.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/Paper.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/rules/FullPart.h"
#include "boardset/scenario/Edit.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <set>

namespace boardset {

namespace {

constexpr std::size_t mostStations = 8;

constexpr const char* style =
    "body{font:14px Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#18212C;max-width:60em;margin:2em auto;"
    "padding:0 1em}h1{font-size:22px}h2{font-size:16px;margin-top:1.6em}"
    ".details{page-break-before:always}"
    "table{border-collapse:collapse;width:100%}th{text-align:left;color:#566272;font-weight:normal}"
    "td,th{padding:3px 12px 3px 0;border-bottom:1px solid #E1E5EA;vertical-align:top}"
    "pre{font:12px 'DejaVu Sans Mono',monospace;white-space:pre-wrap}svg,img{max-width:100%;height:auto}"
    "@media print{body{margin:0}h2{break-after:avoid}tr,svg,img{break-inside:avoid}}";

int customersOf(const Process& process) {
    int count = 0;
    for (const Customer& each : process.customers)
        count += each.count;
    return count;
}

class Page {
public:
    explicit Page(const Report& report) : m_report(report) {}

    std::string html() {
        const std::string title = picture::headingOf(m_report.topology, m_report.scenario);
        m_out = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + safe(title) +
                "</title><style>" + style + "</style></head><body>\n<h1>" + safe(title) + "</h1>\n";
        paragraph(m_report.step);
        paragraph(m_report.topology.machine().title);
        paragraph(m_report.scenario.description);
        m_out += "<p>" + m_report.diagram + "</p>\n";
        writeAnswer();
        writeComparison();
        writeFindings();
        writeConfiguration();
        m_heading = "<h2 class=\"details\">"; // what the first page rests on begins on the next
        writeMeasured();
        writeDerivations();
        writeMessages();
        writeSources();
        return m_out + "</body></html>\n";
    }

private:
    using Cells = std::vector<std::string>;

    static std::string safe(const std::string& text) { return xmlEscaped(text); }

    void heading(const std::string& text) {
        m_out += m_heading + safe(text) + "</h2>\n";
        m_heading = "<h2>";
    }

    void paragraph(const std::string& text) {
        if (!text.empty())
            m_out += "<p>" + safe(text) + "</p>\n";
    }

    void row(const Cells& cells, const char* tag = "td") {
        m_out += "<tr>";
        for (const std::string& cell : cells)
            m_out += std::string("<") + tag + '>' + safe(cell) + "</" + tag + '>';
        m_out += "</tr>\n";
    }

    void table(const Cells& head, const std::vector<Cells>& rows) {
        m_out += "<table>\n";
        row(head, "th");
        for (const Cells& each : rows)
            row(each);
        m_out += "</table>\n";
    }

    void cite(const std::string& source, const std::string& locator) {
        if (!source.empty())
            m_cited[source].insert(locator);
    }
    void cite(const Derivation& line) {
        cite(line.source, line.locator);
        for (const Derivation& child : line.children)
            cite(child);
    }

    void writeAnswer() {
        const Answer& answer = m_report.answer;
        heading("Answer");
        if (answer.classes.empty()) {
            paragraph("Nothing runs.");
        } else {
            const Rate rate = rateOf(answer);
            const bool endless = answer.isEndless();
            table({"", ""}, {{"throughput", endless ? "overloaded" : printedQuantity(rate.value, rate.unit)},
                             {"mean latency", endless ? "without end" : printedTime(answer.meanLatencyNs)},
                             {"on an idle machine", printedTime(answer.zeroLoadLatencyNs)},
                             {"method", picture::solvedBy(answer) + ". " + answer.accuracy}});
            paragraph(paceOf(m_report.topology, answer));
        }
        std::map<std::pair<std::string, std::string>, int> stopped; // by reason and noun
        for (const StoppedCustomer& each : answer.model.stopped)
            stopped[{each.reason, each.noun}] += each.count;
        for (const auto& [why, count] : stopped)
            paragraph(counted(count, why.second) + " stopped: " + why.first + '.');
        std::vector<Cells> busiest;
        for (const StationAnswer& each : answer.stations)
            if (busiest.size() < mostStations && each.utilisation > 0)
                busiest.push_back(
                    {each.title, percent(each.utilisation) + (each.limits.empty() ? "" : " of " + percent(each.hot))});
        if (!busiest.empty())
            table({carriedBy(answer) ? "parts, the nearest to its limit first" : "busiest parts", "in use"}, busiest);
    }

    void writeComparison() {
        const ReportedComparison& against = m_report.against;
        if (against.name.empty())
            return;
        heading("Compared with A: " + against.name);
        if (!against.sentence.empty())
            paragraph(against.sentence);
        if (!against.rows.empty())
            table({"difference", "A", "B: this", "change"}, against.rows);
    }

    /// Options as the machine follows them, of every machine of a cluster; of numbers of which the standard is none,
    /// only those that there are some of.
    void writeOptions() {
        const Topology& topology = m_report.topology;
        std::vector<Cells> rows;
        for (const auto& node : topology.nodes()) {
            const std::string of = node.block == rootBlock ? "" : titleOf(topology, node.block) + ": ";
            for (const MachineOption& option : node.machine->options) {
                const auto value = node.options.find(option.id);
                if (value != node.options.end() && !option.title.empty() && option.isTold(value->second))
                    rows.push_back({of + option.title, optionText(topology, node.block, option, value->second)});
            }
        }
        if (!rows.empty())
            table({"option", ""}, rows);
    }

    void writeConfiguration() {
        const Topology& topology = m_report.topology;
        heading("Configuration");
        writeOptions();
        std::map<std::string, Cells> boards; // by title of their type
        for (const Block& block : topology.blocks())
            if (block.bay == block.id && block.role != Role::Bay)
                boards[topology.type(block.id).title].push_back(titleOf(topology, block.id));
        std::vector<Cells> rows;
        for (const auto& [type, names] : boards)
            rows.push_back({type, listOf(names)});
        if (!rows.empty())
            table({"boards", ""}, rows);
        writeHeld();
        writeDomains();
        writeParts("Out of service", topology.configuration().failed);
        writeParts("Switched off", topology.configuration().off);
        std::vector<Cells> work;
        for (const Process& process : m_report.scenario.workload.processes) {
            const Cells regions = regionsOf(process);
            const Work& does = topology.catalog().work(process.work);
            Cells numbers;
            for (const Number* number : numbersOf(process, topology.catalog()))
                if (const auto said = process.numbers.find(number->id); said != process.numbers.end())
                    numbers.push_back(number->title + ' ' + printedQuantity(said->second, number->unit));
            work.push_back({process.name.text, does.title, counted(customersOf(process), does.customer),
                            listOf(numbers), listOf(regions)});
        }
        if (!work.empty())
            table({"process", "does", "of", "numbers", "data"}, work);
    }

    /// "a, 24 pages": each region, but many alike that follow each other as one: "a1 to a72, 24 pages each".
    static Cells regionsOf(const Process& process) {
        constexpr std::size_t few = 3;
        Cells told;
        const auto sizeOf = [](const Region& region) {
            return region.parts.empty() ? counted(region.pages(), "page")
                                        : toString(region.lies) + " on " + counted(int(region.parts.size()), "part");
        };
        for (auto first = process.regions.begin(); first != process.regions.end();) {
            const auto last = std::find_if(first, process.regions.end(),
                                           [&](const Region& each) { return sizeOf(each) != sizeOf(*first); });
            const bool isMany = std::size_t(last - first) > few;
            told.push_back(first->name.text + (isMany ? " to " + std::prev(last)->name.text : "") + ", " +
                           sizeOf(*first) + (isMany ? " each" : ""));
            first = isMany ? last : first + 1;
        }
        return told;
    }

    /// Where customers stand and pages lie, by what a machine is made of first.
    void writeHeld() {
        const Topology& topology = m_report.topology;
        const auto counts = countsOfAll(topology, m_report.scenario.workload);
        const auto isMachine = [&](BlockId block) { return topology.node(block).block == block; };
        std::vector<Cells> rows;
        for (const Block& block : topology.blocks())
            if (block.id != rootBlock && isMachine(block.parent) && !isMachine(block.id))
                if (std::string held = toString(counts[block.id]); !held.empty())
                    rows.push_back({titleOf(topology, block.id), std::move(held)});
        if (!rows.empty())
            table({"part", "holds"}, rows);
    }

    void writeParts(const std::string& are, const std::vector<std::string>& parts) {
        Cells titles;
        for (const std::string& part : parts)
            titles.push_back(titleAt(m_report.topology, part));
        if (!titles.empty())
            paragraph(are + ": " + listOf(titles) + '.');
    }

    /// With what each does, if the machine is divided.
    void writeDomains() {
        const Topology& topology = m_report.topology;
        if (topology.domains().size() < 2 && topology.configuration().domains.empty())
            return;
        std::vector<Cells> rows;
        for (std::size_t d = 0; d < topology.domains().size(); ++d) {
            const Domain& domain = topology.domains()[d];
            Cells boards;
            for (const std::string& board : domain.boards)
                boards.push_back(titleAt(topology, board));
            rows.push_back({domain.name, boards.empty() ? "no boards" : listOf(boards)});
            const auto& answers = m_report.answer.domains;
            const DomainAnswer does = d < answers.size() ? answers[d] : DomainAnswer();
            rows.back().push_back(counted(does.threads, topology.nounIn()));
            rows.back().push_back(does.threads == 0 ? "" : printedQuantity(rateOf(does).value, rateOf(does).unit));
            rows.back().push_back(does.threads == 0 ? "" : printedTime(does.meanLatencyNs));
        }
        table({"domain", "boards", "running", "throughput", "mean latency"}, rows);
        Cells none;
        for (const BlockId bay : topology.bays())
            if (const Block& board = topology.block(bay);
                board.role != Role::Bay && board.domain < 0 && board.bay == bay)
                none.push_back(titleOf(topology, bay));
        if (!none.empty())
            paragraph("In no domain: " + listOf(none) + '.');
    }

    void writeMeasured() {
        if (m_report.measured.empty())
            return;
        heading("Measured");
        std::vector<Cells> rows;
        for (const EvidenceRow& each : m_report.measured) {
            cite(each.measurement.source, each.measurement.locator);
            rows.push_back(
                {each.measurement.metric, measuredSentence(each, m_report.topology.catalog()), each.measurement.note});
        }
        table({"", "", ""}, rows);
    }

    void writeFindings() {
        heading("Findings");
        const auto full = fullPartOf(m_report.topology, m_report.answer);
        if (m_report.findings.empty() && !full)
            return paragraph("No rule finds anything.");
        std::vector<std::pair<const Finding*, std::size_t>> groups; // the first of those alike, and how many are
        for (const Finding& each : m_report.findings) {
            cite(each.rule.source, each.rule.locator);
            const auto same = std::ranges::find_if(groups, [&](const auto& group) {
                return group.first->rule.id == each.rule.id && group.first->fix == each.fix;
            });
            if (same == groups.end())
                groups.push_back({&each, 1});
            else
                ++same->second;
        }
        std::vector<Cells> rows;
        for (const auto& [first, count] : groups)
            rows.push_back({first->title + (count > 1 ? "; so for " + std::to_string(count - 1) + " more" : ""),
                            first->reason, first->fix});
        if (full) {
            const auto milder = std::ranges::find_if(
                groups, [&](const auto& group) { return group.first->rule.severity < full->severity; });
            rows.insert(rows.begin() + (milder - groups.begin()), Cells{full->title, full->reason, full->fix});
        }
        table({"what", "why", "what to do"}, rows);
    }

    void writeDerivation(const std::string& title, const Derivation& derivation) {
        cite(derivation);
        heading(title);
        m_out += "<pre>" + safe(toText(derivation, m_report.topology.catalog())) + "</pre>\n";
    }

    void writeDerivations() {
        if (m_report.answer.classes.empty())
            return;
        writeDerivation("Why this throughput?", explainThroughput(m_report.topology, m_report.answer));
        writeDerivation("Why this latency?", explainLatency(m_report.topology, m_report.answer));
        if (const auto busiest = m_report.answer.bottleneck())
            writeDerivation("Why is the " + busiest->title + " so busy?",
                            explainUtilisation(m_report.topology, m_report.answer, busiest->station));
    }

    void writeMessages() {
        std::vector<Cells> rows;
        for (const ProbeMessage& each : probeMessagesOf(m_report.topology)) {
            rows.push_back({each.text, each.line->meaning, each.line->source.empty() ? "the form is ours" : ""});
            cite(each.line->source, each.line->locator);
        }
        if (rows.empty())
            return;
        heading("What its kernel says when it starts");
        table({"line", "meaning", ""}, rows);
    }

    void writeSources() {
        std::vector<Cells> rows;
        for (const Source& each : m_report.topology.catalog().sources()) {
            const auto cited = m_cited.find(each.id);
            if (cited == m_cited.end())
                continue;
            Cells places;
            std::ranges::copy_if(cited->second, std::back_inserter(places),
                                 [](const std::string& place) { return !place.empty(); });
            rows.push_back({each.brief, referenceOf(m_report.topology.catalog(), {each.id, {}}), listOf(places)});
        }
        if (rows.empty())
            return;
        heading("Sources");
        table({"", "document", "where"}, rows);
    }

    static std::string listOf(const Cells& names) {
        std::string all;
        for (const std::string& each : names)
            all += (all.empty() ? "" : "; ") + each;
        return all;
    }

    const Report& m_report;
    std::string m_out;
    std::string m_heading = "<h2>";                       ///< Of the next section.
    std::map<std::string, std::set<std::string>> m_cited; ///< Places by source.
};

} // namespace

std::string toHtml(const Report& report) {
    return Page(report).html();
}

} // namespace boardset
