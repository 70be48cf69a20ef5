// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a report section by section, as plain HTML that browsers and text layouts display identically.
#include "boardset/report/Report.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/catalog/Text.h"
#include "boardset/describe/Figures.h"
#include "boardset/describe/TableHtml.h"
#include "boardset/diagram/Counts.h"
#include "boardset/evidence/Measured.h"
#include "boardset/explain/Explain.h"
#include "boardset/picture/PageFrame.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/report/Excerpt.h"
#include "boardset/report/References.h"
#include "boardset/rules/DescribeFindings.h"
#include "boardset/rules/FullPart.h"
#include "boardset/scenario/Edit.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Language.h"
#include "boardset/text/NameRanges.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace boardset {

namespace {

// Maximum numbers of items that are shown from lists of any length.
constexpr std::size_t mostStations = 6, mostMeasured = 3, mostBoards = 6, mostHeld = 6, mostStopped = 3;
/// Maximum number of kinds of boards that have a line each.
/// If there are more kinds, the boards that are the only ones of their kind share a line.
constexpr std::size_t mostSeveral = 3;
constexpr std::size_t mostDomains = 6, mostProcesses = 4, mostNodes = 3, mostOptions = 8, mostNames = 4;

constexpr const char* style =
    "body{font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;font-size:13px;color:#18212C;max-width:64em;"
    "margin:2em auto;padding:0 1em}h1{font-size:22px;margin:0}"
    "h2{font-size:14px;margin:9px 0 2px 0}p{margin:1px 0}"
    ".diagram{text-align:center;margin:6px 0}.about,.more{color:#566272}.d1{margin-left:14px}.d2{margin-left:28px}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:left;font-weight:normal;vertical-align:top;"
    "padding:0 10px 1px 0}th{color:#566272}td.column{padding:0 12px 0 0}"
    ".compared{page-break-before:always}svg,img{max-width:100%;height:auto}"
    "@media print{body{font-size:8pt;margin:0;padding:0}h1{font-size:14pt}h2{font-size:9.5pt}"
    "tr,svg,img{break-inside:avoid}}";

/// Names of items to which the same text applies.
struct Group {
    std::string said;
    std::vector<std::string> names;
};
using Groups = std::vector<Group>; ///< In the order of the first name in each group.

/// Adds a name to the group with the given text. Returns true if the group is new.
bool add(Groups& groups, const std::string& said, const std::string& name) {
    const auto same = std::ranges::find(groups, said, &Group::said);
    Group& group = same == groups.end() ? groups.emplace_back(Group{said, {}}) : *same;
    group.names.push_back(name);
    return group.names.size() == 1;
}

/// Returns a title and a value: "Memory (MB) 128".
/// If the value already begins with the title, returns only the value: "Solaris 1" for the title "Solaris".
std::string titled(const std::string& title, const std::string& value) {
    return value.starts_with(title) ? value : title + ' ' + value;
}

/// Estimates the number of lines of a column from its numbers of paragraphs, rows and letters.
std::size_t linesOf(const std::string& column) {
    constexpr std::size_t lettersInLine = 55;
    std::size_t lines = 0;
    std::size_t letters = 0; // number of letters in the current paragraph
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
        m_out = "<!DOCTYPE html>\n<html lang=\"" + xmlEscaped(currentLanguage().code()) +
                "\"><head><meta charset=\"utf-8\"><title>" + xmlEscaped(title) + "</title><style>" + style +
                "</style></head><body>\n<h1>" + xmlEscaped(title) + "</h1>\n";
        paragraph(machine == title ? "" : machine, "about");
        paragraph(m_report.step);
        paragraph(m_report.scenario.description);
        m_out += "<p class=\"diagram\">" + m_report.diagram + "</p>\n<table><tr>\n";
        std::string left = written([&] { writeResults(); });
        std::string right = written([&] { writeConfiguration(); });
        (linesOf(left) < linesOf(right) ? left : right) += written([&] { writeStations(); });
        for (const std::string& column : {left, right})
            m_out += "<td class=\"column\" width=\"50%\">\n" + column + "</td>\n";
        m_out += "</tr></table>\n";
        writeDomains();
        writeFindings();
        writeDerivations();
        writeSources();
        writeComparison();
        return m_out + "</body></html>\n";
    }

private:
    using Texts = std::vector<std::string>;

    /// Returns the output of `write` instead of adding it to the report.
    template <class Write> std::string written(const Write& write) {
        const std::string before = std::exchange(m_out, {});
        write();
        return std::exchange(m_out, before);
    }

    void heading(const std::string& text, const std::string& attributes = {}) {
        m_out += "<h2" + attributes + '>' + xmlEscaped(text) + "</h2>\n";
    }

    void paragraph(const std::string& text, const std::string& kind = {}) {
        if (!text.empty())
            m_out += (kind.empty() ? "<p>" : "<p class=\"" + kind + "\">") + xmlEscaped(text) + "</p>\n";
    }

    /// Writes how many items do not fit (`n` in the text), and where they are shown.
    void more(std::size_t all, std::size_t most, const char* text) {
        if (all > most)
            paragraph(Message{text, {{"n", all - most}}}, "more");
    }

    /// Returns a text about several names, each with the same properties.
    static std::string ofEach(const std::string& text, const std::vector<std::string>& names) {
        return names.size() == 1 ? text : Message{"{text} each", {{"text", text}}};
    }

    /// Writes a line that consists of a label and its text; nothing if the text is empty.
    void said(const std::string& label, const std::string& text) {
        m_out += cardHtml({.lines = {{.label = asMessage(label), .value = {text}}}});
    }

    /// Writes the first rows of a table below its title.
    void section(Table table, std::size_t most) {
        table.rows.resize(std::min(most, table.rows.size()));
        heading(std::exchange(table.title, {}));
        m_out += tableHtml(table);
    }

    void writeResults() {
        const Answer& answer = m_report.answer;
        Card results = describeResults({answer, m_report.topology});
        std::erase_if(results.lines, [](const CardLine& each) { return each.key != "pace"; }); // a table follows
        heading(results.heading);
        if (answer.classes.empty())
            paragraph(Message{"Nothing runs."});
        else
            m_out += cardHtml(results);
        writeMeasured();
        for (Card card : {stoppedCard(answer), unknownCard(answer)}) {
            const std::size_t all = card.lines.size();
            card.lines.resize(std::min(all, mostStopped));
            paragraph(card.heading);
            m_out += cardHtml(card);
            more(all, mostStopped,
                 translatable("and {n} more reason: run boardset-cli solve|"
                              "and {n} more reasons: run boardset-cli solve"));
        }
    }

    void writeMeasured() {
        const Texts remarks = measuredRemarks(m_report.measured, m_report.topology.catalog());
        for (std::size_t i = 0; i < std::min(mostMeasured, remarks.size()); ++i) {
            const Measurement& each = m_report.measured[i].measurement;
            said(each.metric, remarks[i] + m_references.cite({{each.source, each.locator}}));
        }
        more(m_report.measured.size(), mostMeasured,
             translatable("and {n} more measurement: see Evidence in the window, or run boardset-cli evidence|"
                          "and {n} more measurements: see Evidence in the window, or run boardset-cli evidence"));
    }

    /// Writes one row for each group of parts of the same kind with the same utilisation and limit.
    void writeStations() {
        std::vector<StationGroup> groups = stationGroups(m_report.answer.stations);
        std::erase_if(groups, [](const StationGroup& each) { return !(each.first.utilisation > 0); });
        if (groups.empty())
            return;
        std::size_t left = 0; // number of parts that do not fit
        for (std::size_t i = mostStations; i < groups.size(); ++i)
            left += static_cast<std::size_t>(groups[i].count);
        section(describeGroups(groups), mostStations);
        more(left, 0,
             translatable("and {n} more part: see Results in the window, or run boardset-cli solve|"
                          "and {n} more parts: see Results in the window, or run boardset-cli solve"));
    }

    void writeComparison() {
        const ReportedComparison& against = m_report.against;
        if (against.name.empty())
            return;
        heading(Message{"Compared with A: {name}", {{"name", against.name}}}, " class=\"compared\"");
        Table differences = against.differences;
        differences.title = {};
        m_out += cardHtml({.notes = std::exchange(differences.notes, {})});
        if (!differences.rows.empty())
            m_out += tableHtml(differences);
    }

    void writeConfiguration() {
        const Topology& topology = m_report.topology;
        heading(Message{"Configuration"});
        writeOptions();
        std::map<std::string, Texts> boards; // names of boards, keyed by the title of their type
        for (const Block& block : topology.blocks())
            if (block.bay == block.id && block.role != Role::Bay && block.id != rootBlock)
                boards[topology.type(block.id).title].push_back(titleOf(topology, block.id));
        Texts single;
        std::size_t reported = 0;
        for (const auto& [type, names] : boards)
            if (names.size() == 1 && boards.size() > mostSeveral)
                single.push_back(Message{"{type} {board}", {{"type", type}, {"board", names.front()}}});
            else if (reported++ < mostBoards)
                said(Message{"{number} × {part}", {{"number", names.size()}, {"part", type}}},
                     rangesOf(names, mostNames));
        more(reported, mostBoards,
             translatable("and {n} more board type: see the diagram in the window|"
                          "and {n} more board types: see the diagram in the window"));
        said(Message{"single boards"}, listOf(single, mostBoards));
        writeParts(Message{"out of service"}, topology.configuration().failed);
        writeParts(Message{"switched off"}, topology.configuration().off);
        writeWork();
        writeHeld();
        const auto messages = probeMessagesOf(topology);
        if (!messages.empty())
            paragraph(Message{"Boot messages of the kernel: {n} line. Explain it with boardset-cli probe --explain|"
                              "Boot messages of the kernel: {n} lines. Explain them with boardset-cli probe --explain",
                              {{"n", messages.size()}}},
                      "more");
    }

    /// Writes groups of names that have identical text. Writes the number of names that do not fit.
    void writeGrouped(const Groups& identical, std::size_t most, const char* text) {
        std::size_t left = 0;
        for (std::size_t i = 0; i < identical.size(); ++i) {
            const auto& [what, names] = identical[i];
            if (i < most)
                said(rangesOf(names, mostNames), ofEach(what, names));
            else
                left += names.size();
        }
        more(left, 0, text);
    }

    /// Writes the options that are in force on every machine of a cluster.
    /// Omits numeric options whose value and standard value are both 0.
    void writeOptions() {
        const Topology& topology = m_report.topology;
        Groups identical;
        for (const auto& node : topology.nodes()) {
            Texts reported;
            for (const MachineOption& option : node.machine->options) {
                const auto value = node.options.find(option.id);
                if (value != node.options.end() && !option.title.empty() && option.isShown(value->second))
                    reported.push_back(titled(option.title, optionText(topology, node.block, option, value->second)));
            }
            if (!reported.empty())
                add(identical, listOf(reported, mostOptions),
                    node.block == rootBlock ? Message{"options"} : titleOf(topology, node.block));
        }
        writeGrouped(identical, mostNodes, translatable("and {n} more: see each machine in the window"));
    }

    void writeWork() {
        Groups identical;
        for (const Process& process : m_report.scenario.workload.processes) {
            const Work& does = m_report.topology.catalog().work(process.work);
            int customers = 0;
            for (const Customer& each : process.customers)
                customers += each.count;
            Texts reported{Message{"{work}, {customers}",
                                   {{"work", does.title}, {"customers", counted(customers, does.customer)}}}};
            for (const Number* number : numbersOf(process, m_report.topology.catalog()))
                if (const auto value = process.numbers.find(number->id); value != process.numbers.end())
                    reported.push_back(
                        Message{"{number} {value}",
                                {{"number", number->title}, {"value", Quantity{value->second, number->unit}}}});
            if (const Texts regions = regionsOf(process); !regions.empty())
                reported.push_back(listOf(regions, mostNames));
            add(identical, listOf(reported, mostOptions), process.name.text);
        }
        writeGrouped(identical, mostProcesses, translatable("and {n} more: see the inspector in the window"));
    }

    /// Returns "a, 24 pages" for each region.
    /// If many consecutive regions are identical, combines them: "a1 to a72, 24 pages each".
    static Texts regionsOf(const Process& process) {
        constexpr std::size_t few = 3;
        Texts reported;
        const auto sizeOf = [](const Region& region) -> std::string {
            if (region.parts.empty())
                return counted(region.pages(), "page");
            return Message{
                region.lies == RegionLayout::On ? "on {parts}" : "{layout} on {parts}",
                {{"layout", Message{toString(region.lies)}}, {"parts", counted(region.parts.size(), "part")}}};
        };
        for (auto first = process.regions.begin(); first != process.regions.end();) {
            const auto last = std::find_if(first, process.regions.end(),
                                           [&](const Region& each) { return sizeOf(each) != sizeOf(*first); });
            const bool isMany = std::size_t(last - first) > few;
            reported.push_back(
                Message{isMany ? "{first} to {last}, {size} each" : "{first}, {size}",
                        {{"first", first->name.text}, {"last", std::prev(last)->name.text}, {"size", sizeOf(*first)}}});
            first = isMany ? last : first + 1;
        }
        return reported;
    }

    /// Writes the locations of customers and pages. Locations that are whole machines come first.
    void writeHeld() {
        const Topology& topology = m_report.topology;
        const auto counts = countsOfAll(topology, m_report.scenario.workload);
        const auto isMachine = [&](BlockId block) { return topology.node(block).block == block; };
        Groups identical;
        for (const Block& block : topology.blocks())
            if (block.id != rootBlock && isMachine(block.parent) && !isMachine(block.id))
                if (const std::string held = toString(counts[block.id]); !held.empty())
                    add(identical, held, titleOf(topology, block.id));
        const auto text = [](const Group& each) {
            return rangesOf(each.names, mostNames) + ": " + ofEach(each.said, each.names);
        };
        said(Message{"placement"}, listOf(textsOf(identical, text), mostHeld));
    }

    void writeParts(const std::string& are, const std::vector<std::string>& parts) {
        const Texts titles = textsOf(parts, [&](const std::string& part) { return titleAt(m_report.topology, part); });
        said(are, rangesOf(titles, mostNames));
    }

    /// If the machine is divided into domains, writes each domain with its throughput.
    void writeDomains() {
        const Topology& topology = m_report.topology;
        if (topology.domains().size() < 2 && topology.configuration().domains.empty())
            return;
        section(describeDomains(topology, &m_report.answer), mostDomains);
        more(topology.domains().size(), mostDomains,
             translatable("and {n} more domain: see Results in the window, or run boardset-cli solve|"
                          "and {n} more domains: see Results in the window, or run boardset-cli solve"));
        Texts none;
        for (const BlockId bay : topology.bays())
            if (const Block& board = topology.block(bay);
                board.role != Role::Bay && board.domain < 0 && board.bay == bay)
                none.push_back(titleOf(topology, bay));
        said(Message{"in no domain"}, rangesOf(none, mostNames));
    }

    /// Writes the first group of findings of the first few rules, and the saturated part, whose reason is in the
    /// results.
    void writeFindings() {
        const std::vector<Finding> found = withFullPart(m_report.findings, m_report.topology, m_report.answer);
        const auto groups = groupsOf(found);
        Table table = describeFindings(groups, m_report.topology);
        heading(table.title);
        if (found.empty())
            paragraph(table.empty);
        std::set<std::string> rules;
        std::size_t reported = 0; // number of findings in the groups that are written
        for (std::size_t r = 0; r < groups.size(); ++r) {
            const Finding& first = *groups[r].front();
            const bool isFull = first.rule.id == fullPartId;
            if (!isFull && (!rules.insert(first.rule.id).second || rules.size() > m_report.rules))
                continue;
            reported += groups[r].size();
            const Message title{"{finding}.", {{"finding", messageOf(table.at(r, "title"))}}};
            const std::string advice = sentences(isFull ? "" : first.reason, first.fix);
            said(Message{toString(first.rule.severity)},
                 sentences(title, advice) + m_references.cite({{first.rule.source, first.rule.locator}}));
        }
        more(found.size(), reported,
             translatable("and {n} more finding: see Findings in the window, or run boardset-cli check|"
                          "and {n} more findings: see Findings in the window, or run boardset-cli check"));
    }

    void writeDerivations() {
        const Topology& topology = m_report.topology;
        const Answer& answer = m_report.answer;
        if (answer.classes.empty())
            return;
        std::vector<Derivation> all{explainThroughput(topology, answer), explainLatency(topology, answer)};
        if (const auto busiest = answer.bottleneck())
            all.push_back(explainUtilisation(topology, answer, busiest->station));
        heading(Message{"Where the numbers come from"});
        Excerpt excerpt;
        std::size_t lines = 0;
        std::size_t reported = 0;
        for (const Derivation& each : all) {
            for (const DerivationLine& line : flattened(each)) {
                m_references.note(line.node->citation);
                ++lines;
            }
            for (const ExcerptLine& line : excerpt.of(each, m_report.lines)) {
                paragraph(line.text + m_references.cite(line.sources), "d" + std::to_string(line.depth));
                ++reported;
            }
        }
        more(lines, reported,
             translatable("and {n} more line: select a number in the window, or run boardset-cli solve --explain|"
                          "and {n} more lines: select a number in the window, or run boardset-cli solve --explain"));
    }

    void writeSources() {
        const std::vector<std::string> lines = m_references.lines(m_report.topology.catalog());
        if (lines.empty())
            return;
        heading(Message{"Sources"});
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
