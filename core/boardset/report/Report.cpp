// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the report section by section, as plain HTML that browsers and text layouts display identically.
#include "boardset/report/Report.h"

#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/Text.h"
#include "boardset/diagram/Counts.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/evidence/Measured.h"
#include "boardset/explain/Explain.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/PageFrame.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/report/Excerpt.h"
#include "boardset/report/NameRanges.h"
#include "boardset/report/References.h"
#include "boardset/rules/FullPart.h"
#include "boardset/scenario/Edit.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardset {

namespace {

// Limits for lists of any length.
constexpr std::size_t mostStations = 6, mostMeasured = 3, mostFindings = 4, mostBoards = 6, mostHeld = 6,
                      mostStopped = 3;
/// With more kinds of boards than this, boards that are the only one of their kind share a line.
constexpr std::size_t mostSeveral = 3;
constexpr std::size_t mostDomains = 6, mostProcesses = 4, mostNodes = 3, mostOptions = 8, mostNames = 4;

constexpr const char* style =
    "body{font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;font-size:13px;color:#18212C;max-width:64em;"
    "margin:2em auto;padding:0 1em}h1{font-size:22px;margin:0}"
    "h2{font-size:14px;margin:9px 0 2px 0}p{margin:1px 0}"
    ".diagram{text-align:center;margin:6px 0}.about,.more{color:#566272}.d1{margin-left:14px}.d2{margin-left:28px}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:left;font-weight:normal;vertical-align:top}"
    "th{color:#566272}td.cell,th.cell{padding:0 10px 1px 0}td.column{padding:0 12px 0 0}"
    ".compared{page-break-before:always}svg,img{max-width:100%;height:auto}"
    "@media print{body{font-size:8.25pt;margin:0;padding:0}h1{font-size:14pt}h2{font-size:9.5pt}"
    "tr,svg,img{break-inside:avoid}}";

int customersOf(const Process& process) {
    int count = 0;
    for (const Customer& each : process.customers)
        count += each.count;
    return count;
}

/// Groups of names with identical texts, ordered by the first name in each group.
class GroupedFact {
public:
    struct Group {
        std::string said;
        std::vector<std::string> names;
    };

    void add(const std::string& said, const std::string& name) {
        const auto same = std::ranges::find(m_groups, said, &Group::said);
        (same == m_groups.end() ? m_groups.emplace_back(Group{said, {}}) : *same).names.push_back(name);
    }
    const std::vector<Group>& groups() const { return m_groups; }

private:
    std::vector<Group> m_groups;
};

/// Returns "Memory (MB) 128"; "Solaris 1" if the value repeats the title "Solaris".
std::string titled(const std::string& title, const std::string& value) {
    return value.starts_with(title) ? value : title + ' ' + value;
}

/// Returns "memory of SB0 P0 and 71 others".
std::string withIdentical(const std::vector<std::string>& names) {
    return names.front() + (names.size() > 1 ? " and " + counted(names.size() - 1, "other") : "");
}

/// Estimates the number of lines of a column from its paragraphs, rows and letters.
std::size_t linesOf(const std::string& column) {
    constexpr std::size_t lettersInLine = 55;
    std::size_t lines = 0;
    std::size_t letters = 0; // in a paragraph
    bool isTag = false;
    for (const char each : column) {
        isTag = each == '<' || (isTag && each != '>');
        letters += isTag ? 0 : 1;
        if (each == '\n')
            lines += (std::exchange(letters, 0) + lettersInLine) / lettersInLine;
    }
    return lines;
}

class Page {
public:
    explicit Page(const Report& report) : m_report(report) {}

    std::string html() {
        const std::string title = picture::headingOf(m_report.topology, m_report.scenario);
        const std::string& machine = m_report.topology.machine().title;
        m_out = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + safe(title) +
                "</title><style>" + style + "</style></head><body>\n<h1>" + safe(title) + "</h1>\n";
        paragraph(machine == title ? "" : machine, "about");
        paragraph(m_report.step);
        paragraph(m_report.scenario.description);
        m_out += "<p class=\"diagram\">" + m_report.diagram + "</p>\n<table><tr>\n";
        std::string left = written([&] { writeAnswer(); });
        std::string right = written([&] { writeConfiguration(); });
        (linesOf(left) < linesOf(right) ? left : right) += written([&] { writeStations(); });
        for (const std::string& column : {left, right})
            m_out += "<td class=\"column\" width=\"50%\">\n" + column + "</td>\n";
        m_out += "</tr></table>\n";
        writeFindings();
        writeDerivations();
        writeSources();
        writeComparison();
        return m_out + "</body></html>\n";
    }

private:
    using Cells = std::vector<std::string>;
    using Rows = std::vector<Cells>;

    /// Returns the output of `write`, for use elsewhere.
    template <class Write> std::string written(const Write& write) {
        const std::string before = std::exchange(m_out, {});
        write();
        return std::exchange(m_out, before);
    }

    static std::string safe(const std::string& text) { return xmlEscaped(text); }

    void heading(const std::string& text, const std::string& attributes = {}) {
        m_out += "<h2" + attributes + '>' + safe(text) + "</h2>\n";
    }

    void paragraph(const std::string& text, const std::string& kind = {}) {
        if (!text.empty())
            m_out += (kind.empty() ? "<p>" : "<p class=\"" + kind + "\">") + safe(text) + "</p>\n";
    }

    /// Writes how many items do not fit, and where they are.
    void more(std::size_t all, std::size_t most, const std::string& noun, const std::string& where) {
        if (all > most)
            paragraph("and " + counted(all - most, "more " + noun) + ": " + where, "more");
    }

    /// Writes a line with a label and a text.
    void said(const std::string& of, const std::string& text) {
        m_out += "<p><span class=\"about\">" + safe(of) + ":</span> " + safe(text) + "</p>\n";
    }

    void row(const Cells& cells, const char* first, const char* others) {
        m_out += "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string tag = i == 0 ? first : others;
            m_out += '<' + tag + " class=\"cell\">" + safe(cells[i]) + "</" + tag + '>';
        }
        m_out += "</tr>\n";
    }

    void table(const Rows& rows, const Cells& head = {}) {
        if (rows.empty())
            return;
        m_out += "<table>\n";
        if (!head.empty())
            row(head, "th", "th");
        for (const Cells& each : rows)
            row(each, head.empty() ? "th" : "td", "td");
        m_out += "</table>\n";
    }

    void writeAnswer() {
        const Answer& answer = m_report.answer;
        heading("Results");
        if (answer.classes.empty()) {
            paragraph("Nothing runs.");
        } else {
            const Rate rate = rateOf(answer);
            const bool endless = answer.isOverloaded();
            table({{"throughput", endless ? "overloaded" : printedQuantity(rate.value, rate.unit)},
                   {"mean latency", endless ? "unbounded" : printedTime(answer.meanLatencyNs)},
                   {"idle latency", printedTime(answer.zeroLoadLatencyNs)}});
            writeMeasured();
            paragraph(limitingFactor(m_report.topology, answer));
            paragraph(capitalised(picture::solvedBy(answer)) + ". " + answer.accuracy, "more");
        }
        std::map<std::pair<std::string, std::string>, int> stopped; // by reason and noun
        for (const StoppedCustomer& each : answer.model.stopped)
            stopped[{each.reason, each.noun}] += each.count;
        std::size_t reported = 0;
        for (const auto& [why, count] : stopped)
            if (reported++ < mostStopped)
                paragraph(counted(count, why.second) + " stopped: " + why.first + '.');
        more(stopped.size(), mostStopped, "reason", "run boardset-cli solve");
    }

    void writeMeasured() {
        for (std::size_t i = 0; i < std::min(mostMeasured, m_report.measured.size()); ++i) {
            const EvidenceRow& each = m_report.measured[i];
            said("measured", each.measurement.metric + ": " + measuredSentence(each, m_report.topology.catalog()) +
                                 (each.measurement.note.empty() ? "" : ". ") + each.measurement.note +
                                 m_references.cite({{each.measurement.source, each.measurement.locator}}));
        }
        more(m_report.measured.size(), mostMeasured, "measurement",
             "see Evidence in the window, or run boardset-cli evidence");
    }

    /// Writes one row for each group of parts of one kind with the same utilisation.
    void writeStations() {
        const Answer& answer = m_report.answer;
        GroupedFact identical;
        for (const StationAnswer& each : answer.stations) {
            if (!(each.utilisation > 0))
                continue;
            const std::string use =
                percent(each.utilisation) + (each.limits.empty() ? "" : " (limit " + percent(each.hot) + ')');
            identical.add(unnumbered(each.title) + '\n' + use, each.title);
        }
        Rows rows;
        std::size_t left = 0; // number of parts
        for (const auto& [said, names] : identical.groups())
            if (rows.size() < mostStations)
                rows.push_back({said.substr(said.find('\n') + 1), withIdentical(names)});
            else
                left += names.size();
        if (rows.empty())
            return;
        heading(loadHeadroom(answer) ? "Utilisation of parts, closest to the limit first"
                                     : "Utilisation of parts, highest first");
        table(rows);
        more(left, 0, "part", "see Results in the window, or run boardset-cli solve");
    }

    void writeComparison() {
        const ReportedComparison& against = m_report.against;
        if (against.name.empty())
            return;
        heading("Compared with A: " + against.name, " class=\"compared\"");
        paragraph(against.sentence);
        table(against.rows, {"difference", "A", "B (this scenario)", "change"});
    }

    void writeConfiguration() {
        const Topology& topology = m_report.topology;
        heading("Configuration");
        writeOptions();
        std::map<std::string, Cells> boards; // by title of their type
        for (const Block& block : topology.blocks())
            if (block.bay == block.id && block.role != Role::Bay && block.id != rootBlock)
                boards[topology.type(block.id).title].push_back(titleOf(topology, block.id));
        Cells single;
        std::size_t reported = 0;
        for (const auto& [type, names] : boards)
            if (names.size() == 1 && boards.size() > mostSeveral)
                single.push_back(type + ' ' + names.front());
            else if (reported++ < mostBoards)
                said(std::to_string(names.size()) + " × " + type, rangesOf(names, mostNames));
        more(reported, mostBoards, "board type", "see the diagram in the window");
        if (!single.empty())
            said("single boards", listOf(single, mostBoards));
        writeDomains();
        writeParts("out of service", topology.configuration().failed);
        writeParts("switched off", topology.configuration().off);
        writeWork();
        writeHeld();
        const auto messages = probeMessagesOf(topology);
        if (!messages.empty())
            paragraph("Boot messages of the kernel: " + counted(messages.size(), "line") +
                          "; run boardset-cli probe --explain",
                      "more");
    }

    /// Writes groups of names with identical texts; counts the names that do not fit.
    void writeGrouped(const GroupedFact& identical, std::size_t most, const std::string& where) {
        std::size_t left = 0;
        for (std::size_t i = 0; i < identical.groups().size(); ++i) {
            const auto& [what, names] = identical.groups()[i];
            if (i < most)
                said(rangesOf(names, mostNames), what + (names.size() > 1 ? " each" : ""));
            else
                left += names.size();
        }
        if (left > 0)
            paragraph("and " + std::to_string(left) + " more: " + where, "more");
    }

    /// Writes the options in force of every machine of a cluster. A number whose standard value is 0 is omitted if it
    /// is 0.
    void writeOptions() {
        const Topology& topology = m_report.topology;
        GroupedFact identical;
        for (const auto& node : topology.nodes()) {
            Cells reported;
            for (const MachineOption& option : node.machine->options) {
                const auto value = node.options.find(option.id);
                if (value != node.options.end() && !option.title.empty() && option.isShown(value->second))
                    reported.push_back(titled(option.title, optionText(topology, node.block, option, value->second)));
            }
            if (!reported.empty())
                identical.add(listOf(reported, mostOptions),
                              node.block == rootBlock ? "options" : titleOf(topology, node.block));
        }
        writeGrouped(identical, mostNodes, "see each machine in the window");
    }

    void writeWork() {
        GroupedFact identical;
        for (const Process& process : m_report.scenario.workload.processes) {
            const Work& does = m_report.topology.catalog().work(process.work);
            Cells reported{does.title + ", " + counted(customersOf(process), does.customer)};
            for (const Number* number : numbersOf(process, m_report.topology.catalog()))
                if (const auto value = process.numbers.find(number->id); value != process.numbers.end())
                    reported.push_back(number->title + ' ' + printedQuantity(value->second, number->unit));
            const Cells regions = regionsOf(process);
            reported.push_back(listOf(regions, mostNames));
            if (regions.empty())
                reported.pop_back();
            identical.add(listOf(reported, mostOptions), process.name.text);
        }
        writeGrouped(identical, mostProcesses, "see the inspector in the window");
    }

    /// Returns "a, 24 pages" for each region; many consecutive identical regions are combined: "a1 to a72, 24 pages
    /// each".
    static Cells regionsOf(const Process& process) {
        constexpr std::size_t few = 3;
        Cells reported;
        const auto sizeOf = [](const Region& region) {
            return region.parts.empty() ? counted(region.pages(), "page")
                                        : (region.lies == RegionLayout::On ? "" : toString(region.lies) + ' ') + "on " +
                                              counted(int(region.parts.size()), "part");
        };
        for (auto first = process.regions.begin(); first != process.regions.end();) {
            const auto last = std::find_if(first, process.regions.end(),
                                           [&](const Region& each) { return sizeOf(each) != sizeOf(*first); });
            const bool isMany = std::size_t(last - first) > few;
            reported.push_back(first->name.text + (isMany ? " to " + std::prev(last)->name.text : "") + ", " +
                               sizeOf(*first) + (isMany ? " each" : ""));
            first = isMany ? last : first + 1;
        }
        return reported;
    }

    /// Writes the locations of customers and pages, with whole machines first.
    void writeHeld() {
        const Topology& topology = m_report.topology;
        const auto counts = countsOfAll(topology, m_report.scenario.workload);
        const auto isMachine = [&](BlockId block) { return topology.node(block).block == block; };
        GroupedFact identical;
        for (const Block& block : topology.blocks())
            if (block.id != rootBlock && isMachine(block.parent) && !isMachine(block.id))
                if (const std::string held = toString(counts[block.id]); !held.empty())
                    identical.add(held, titleOf(topology, block.id));
        Cells reported;
        for (const auto& [what, names] : identical.groups())
            reported.push_back(rangesOf(names, mostNames) + ": " + what + (names.size() > 1 ? " each" : ""));
        if (!reported.empty())
            said("placement", listOf(reported, mostHeld));
    }

    void writeParts(const std::string& are, const std::vector<std::string>& parts) {
        Cells titles;
        for (const std::string& part : parts)
            titles.push_back(titleAt(m_report.topology, part));
        if (!titles.empty())
            said(are, rangesOf(titles, mostNames));
    }

    /// Writes each domain with its throughput, if the machine is divided into domains.
    void writeDomains() {
        const Topology& topology = m_report.topology;
        if (topology.domains().size() < 2 && topology.configuration().domains.empty())
            return;
        const auto& answers = m_report.answer.domains;
        for (std::size_t d = 0; d < std::min(mostDomains, topology.domains().size()); ++d) {
            const Domain& domain = topology.domains()[d];
            Cells boards;
            for (const std::string& board : domain.boards)
                boards.push_back(titleAt(topology, board));
            const DomainAnswer does = d < answers.size() ? answers[d] : DomainAnswer();
            said("domain " + domain.name,
                 (boards.empty() ? "no boards" : rangesOf(boards, mostNames)) + ": " +
                     counted(does.threads, topology.nounIn()) +
                     (does.threads == 0 ? ""
                                        : ", " + printedQuantity(rateOf(does).value, rateOf(does).unit) + ", " +
                                              printedTime(does.meanLatencyNs)));
        }
        if (topology.domains().size() > mostDomains)
            paragraph("and " + counted(topology.domains().size() - mostDomains, "more domain") +
                          ": see Results in the window, or run boardset-cli solve",
                      "more");
        Cells none;
        for (const BlockId bay : topology.bays())
            if (const Block& board = topology.block(bay);
                board.role != Role::Bay && board.domain < 0 && board.bay == bay)
                none.push_back(titleOf(topology, bay));
        if (!none.empty())
            said("in no domain", rangesOf(none, mostNames));
    }

    /// Writes one line for identical findings. The limit on throughput, which a saturated part causes, is in the
    /// results.
    void writeFindings() {
        heading("Findings");
        const auto full = fullPartOf(m_report.topology, m_report.answer);
        if (m_report.findings.empty() && !full)
            return paragraph("No findings. Every rule for this machine passes.");
        std::vector<std::pair<const Finding*, std::size_t>> groups; // the first of identical findings, and their number
        for (const Finding& each : m_report.findings) {
            const auto same =
                std::ranges::find_if(groups, [&](const auto& group) { return group.first->rule.id == each.rule.id; });
            if (same == groups.end())
                groups.push_back({&each, 1});
            else
                ++same->second;
        }
        const auto milder = std::ranges::find_if(
            groups, [&](const auto& group) { return full && group.first->rule.severity < full->rule.severity; });
        std::size_t left = 0;
        std::size_t reported = 0;
        for (auto group = groups.begin();; ++group) {
            if (full && group == milder)
                finding(full->title, full->fix);
            if (group == groups.end())
                break;
            const auto& [first, count] = *group;
            if (reported++ < mostFindings)
                finding(first->title + (count > 1 ? "; also for " + std::to_string(count - 1) + " more" : ""),
                        first->reason + (first->fix.empty() ? "" : ' ' + first->fix) +
                            m_references.cite({{first->rule.source, first->rule.locator}}));
            else
                left += count;
        }
        more(left, 0, "finding", "see Findings in the window, or run boardset-cli check");
    }

    void finding(const std::string& title, const std::string& text) {
        m_out += "<p><b>" + safe(title) + ".</b> " + safe(text) + "</p>\n";
    }

    static std::size_t linesIn(const Derivation& derivation) {
        std::size_t lines = 1;
        for (const Derivation& child : derivation.children)
            lines += linesIn(child);
        return lines;
    }

    void noteAll(const Derivation& line) {
        m_references.note({line.source, line.locator});
        for (const Derivation& child : line.children)
            noteAll(child);
    }

    void writeDerivations() {
        const Topology& topology = m_report.topology;
        const Answer& answer = m_report.answer;
        if (answer.classes.empty())
            return;
        std::vector<Derivation> all{explainThroughput(topology, answer), explainLatency(topology, answer)};
        if (const auto busiest = answer.bottleneck())
            all.push_back(explainUtilisation(topology, answer, busiest->station));
        heading("Where the numbers come from");
        Excerpt excerpt;
        std::size_t lines = 0;
        std::size_t reported = 0;
        for (const Derivation& each : all) {
            noteAll(each);
            lines += linesIn(each);
            for (const ExcerptLine& line : excerpt.of(each, m_report.lines)) {
                paragraph(line.text + m_references.cite(line.sources), "d" + std::to_string(line.depth));
                ++reported;
            }
        }
        more(lines, reported, "line", "select a number in the window, or run boardset-cli solve --explain");
    }

    void writeSources() {
        const std::vector<std::string> lines = m_references.lines(m_report.topology.catalog());
        if (lines.empty())
            return;
        heading("Sources");
        for (const std::string& each : lines)
            paragraph(each);
    }

    const Report& m_report;
    std::string m_out;
    References m_references;
};

} // namespace

std::string toHtml(const Report& report) {
    return Page(report).html();
}

} // namespace boardset
