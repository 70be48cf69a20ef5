// SPDX-License-Identifier: GPL-3.0-or-later
#include "Print.h"

#include "FileStreams.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeCompletions.h"
#include "boardset/catalog/Text.h"
#include "boardset/describe/TableHtml.h"
#include "boardset/describe/TableText.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace boardset {

void addFormat(CLI::App& command, Globals& globals) {
    const std::map<std::string, OutputFormat> formats{{"text", OutputFormat::Text},
                                                      {"json", OutputFormat::Json},
                                                      {"csv", OutputFormat::Csv},
                                                      {"html", OutputFormat::Html}};
    const auto choose = [&globals, formats](const std::string& name) { globals.table = formats.at(name); };
    command
        .add_option_function<std::string>(
            "--format", choose,
            "Print the result as text (default), json, csv or html; csv and html have only its tables")
        ->type_name("FORMAT")
        ->check(CLI::IsMember(formats));
}

void printTable(const Globals& globals, const Table& table) {
    switch (globals.format()) {
    case OutputFormat::Text:
        std::cout << tableText(table);
        return;
    case OutputFormat::Json:
        return printJson(tableJson(table));
    case OutputFormat::Csv:
        std::cout << tableCsv(table);
        return;
    case OutputFormat::Html:
        std::cout << tableHtml(table);
        return;
    }
}

void printResult(const Globals& globals, const ResultForms& result) {
    if (globals.format() == OutputFormat::Text)
        return result.printText();
    if (globals.format() == OutputFormat::Json)
        return printJson(result.json());
    bool isFirst = true;
    for (const Table& table : result.tables()) {
        std::cout << (std::exchange(isFirst, false) ? "" : "\n");
        printTable(globals, table);
    }
}

void printJson(const OrderedJson& json) {
    constexpr int version = 1;
    OrderedJson versioned{{"version", version}};
    if (json.is_object())
        versioned.update(json);
    const OrderedJson& printed = json.is_object() ? versioned : json;
    std::cout << withEscapedControls(printed.dump(2, ' ', false, OrderedJson::error_handler_t::replace)) << '\n';
}

void reportWritten(const Globals& globals, const std::string& file, const OrderedJson& json) {
    if (isStandardOutput(file))
        return;
    globals.json ? printJson(json) : void(std::cout << "wrote " << printableLine(file) << '\n');
}

OrderedJson textOrNull(const std::string& text) {
    return text.empty() ? OrderedJson() : OrderedJson(text);
}

OrderedJson jsonOf(const Derivation& node) {
    OrderedJson json{{"title", node.title}, {"value", node.value}, {"unit", node.unit}, {"text", node.text}};
    for (const auto& [name, text] : {std::pair{"formula", &node.formula}, {"note", &node.note}, {"fact", &node.fact}})
        if (!text->empty())
            json[name] = *text;
    if (node.standing) {
        json["standing"] = toString(*node.standing);
        json["source"] = textOrNull(node.citation.source);
        json["locator"] = node.citation.locator;
    }
    for (const Derivation& child : node.children)
        json["children"].push_back(jsonOf(child));
    return json;
}

OrderedJson jsonOf(const Completion& completion) {
    return tableJson(describeCompletions({completion}))[0];
}

std::string completionsText(const std::vector<Completion>& completions) {
    return completions.empty() ? std::string() : tableText(describeCompletions(completions));
}

std::string rateText(const Answer& answer) {
    return currentLanguage().text(throughputCell(answer));
}

std::string latencyText(const Answer& answer) {
    return currentLanguage().text(latencyCell(answer));
}

OrderedJson totalOf(const Answer& answer) {
    const Rate rate = rateOf(answer);
    const auto known = [&](double value) { return answer.isOverloaded() ? OrderedJson() : OrderedJson(value); };
    return {{"throughput", known(rate.value)},
            {"unit", rate.unit},
            {"mean_latency_ns", known(answer.meanLatencyNs)},
            {"zero_load_latency_ns", answer.zeroLoadLatencyNs},
            {"local_share", known(answer.localShare)}};
}

OrderedJson overloadedOf(const Answer& answer) {
    OrderedJson titles = OrderedJson::array();
    for (const int station : answer.overloaded)
        titles.push_back(answer.model.locationOf(station).title);
    return titles;
}

} // namespace boardset
