// SPDX-License-Identifier: GPL-3.0-or-later
#include "Print.h"

#include "FileStreams.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/Text.h"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

/// Returns the number of characters, not bytes: UTF-8 continuation bytes don't count.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// True for a number, including "1e+20", and for the "-" in place of one.
bool isNumber(const std::string& text) {
    return !text.empty() && text.front() != 'e' && text.find_first_not_of("0123456789,.+-e") == std::string::npos;
}

} // namespace

std::string TextTable::text() const {
    std::vector<std::size_t> widths(m_rows.front().size());
    std::vector<bool> numbers(widths.size());
    for (std::size_t c = 0; c < widths.size(); ++c) {
        bool isText = false;
        for (const auto& row : m_rows) {
            widths[c] = std::max(widths[c], widthOf(row[c]));
            if (&row == &m_rows.front()) // the heading
                continue;
            numbers[c] = numbers[c] || isNumber(row[c]);
            isText = isText || (!row[c].empty() && !isNumber(row[c]));
        }
        numbers[c] = numbers[c] && !isText;
    }
    std::string text;
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            const std::string space(widths[c] - widthOf(row[c]), ' ');
            line += (c == 0 ? "" : "  ") + (numbers[c] ? space + row[c] : row[c] + space);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

void printJson(const OrderedJson& json) {
    std::cout << withEscapedControls(json.dump(2, ' ', false, OrderedJson::error_handler_t::replace)) << '\n';
}

void reportWritten(const Globals& globals, const std::string& file, const OrderedJson& json) {
    if (isStandardOutput(file))
        return;
    globals.json ? printJson(json) : void(std::cout << "wrote " << printableLine(file) << '\n');
}

std::string printed(double value, const std::string& pattern) {
    return printedValue(value, pattern);
}

std::string signedPercent(double value) {
    const double rounded = std::abs(value) < 0.005 ? 0 : value;
    return (rounded > 0 ? "+" : "") + printed(rounded, "{} %");
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
        json["source"] = textOrNull(node.source);
        json["locator"] = node.locator;
    }
    for (const Derivation& child : node.children)
        json["children"].push_back(jsonOf(child));
    return json;
}

OrderedJson jsonOf(const Completion& completion) {
    return {{"name", completion.customer},
            {"wall_s", completion.wallSeconds},
            {"processor_s", completion.processorSeconds}};
}

std::string completionsText(const std::vector<Completion>& completions) {
    if (completions.empty())
        return {};
    TextTable table({"finished", "elapsed s", "processor s"});
    for (const Completion& each : completions)
        table.add({each.customer.text, printed(each.wallSeconds), printed(each.processorSeconds)});
    return table.text();
}

std::string rateText(const Answer& answer) {
    const Rate rate = rateOf(answer);
    return answer.isOverloaded() ? "overloaded: demand exceeds capacity" : printed(rate.value, "{} " + rate.unit);
}

std::string latencyText(const Answer& answer) {
    return answer.isOverloaded() ? "unbounded" : printedTime(answer.meanLatencyNs);
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
