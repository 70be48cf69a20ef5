// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli inspect: prints the card of a part, a link, an item of the workload or the machine.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/describe/TableText.h"
#include "boardset/report/DescribePart.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Visitor.h"
#include "boardset/topology/Titles.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

OrderedJson numberJson(auto value, const std::string& unit = {}) {
    return {{"value", value}, {"unit", textOrNull(writtenUnit(unit))}};
}

/// Adds the numbers in a message, each under the name of its placeholder. A second "share" gets the name "share_2".
void addNumbers(const Message& message, OrderedJson& numbers) {
    for (const auto& [name, argument] : message.arguments) {
        std::string key = name;
        for (int number = 2; numbers.contains(key); ++number)
            key = name + '_' + std::to_string(number);
        std::visit(Visitor{[](const std::string&) {}, [&](std::int64_t count) { numbers[key] = numberJson(count); },
                           [&](const Quantity& quantity) { numbers[key] = numberJson(quantity.value, quantity.unit); },
                           [&](const std::shared_ptr<const Message>& inner) { addNumbers(*inner, numbers); }},
                   argument.value());
    }
}

/// Returns the numbers in a cell, keyed by name. If the cell is a single number, the key is "value".
OrderedJson numbersOf(const Cell& cell) {
    OrderedJson numbers = OrderedJson::object();
    if (const auto* message = std::get_if<Message>(&cell.value))
        addNumbers(*message, numbers);
    else if (const auto* quantity = std::get_if<Quantity>(&cell.value))
        numbers["value"] = numberJson(quantity->value, quantity->unit);
    else if (const auto* count = std::get_if<std::int64_t>(&cell.value))
        numbers["value"] = numberJson(*count);
    return numbers;
}

OrderedJson jsonOf(const CardLine& line) {
    const Language english;
    const OrderedJson numbers = numbersOf(line.value);
    const bool isNumber = numbers.size() == 1;
    OrderedJson json{{"label", textOrNull(english.text(line.label))},
                     {"value", isNumber ? numbers.front()["value"] : OrderedJson(english.text(line.value))},
                     {"unit", isNumber ? numbers.front()["unit"] : OrderedJson()},
                     {"text", english.text(line.value)}};
    if (numbers.size() > 1)
        json["numbers"] = numbers;
    if (line.value.subject)
        json["subject"] = textOf(*line.value.subject);
    if (!line.standing.isEmpty())
        json.update({{"standing", english.text(line.standing)},
                     {"source", textOrNull(line.value.citation.source)},
                     {"locator", textOrNull(line.value.citation.locator)},
                     {"fact", line.value.isFact() ? OrderedJson(line.value.why->id) : OrderedJson()},
                     {"remark", textOrNull(english.text(line.value.note))}});
    return json;
}

OrderedJson jsonOf(const Card& card, const std::string& subject) {
    OrderedJson json{
        {"subject", textOrNull(subject)},           {"kind", card.key},
        {"heading", Language().text(card.heading)}, {"subtitle", textOrNull(Language().text(card.subtitle))},
        {"figures", OrderedJson::object()},         {"lines", OrderedJson::object()}};
    for (const CardLine& each : card.figures)
        json["figures"][each.key] = jsonOf(each);
    for (const CardLine& each : card.lines)
        json["lines"][each.key] = jsonOf(each);
    return json;
}

/// True if a figure repeats the value of a line and adds to it.
/// For example, the figure is "34 %, address bus of EX0" and the line with the same label is "34 %".
bool extends(const CardLine& figure, const CardLine& line) {
    const Language& language = currentLanguage();
    return figure.key != line.key && language.text(figure.label) == language.text(line.label) &&
           language.text(figure.value).starts_with(language.text(line.value));
}

/// True if a figure is a sentence below the heading. All other figures are labelled values, like the lines.
bool isSentence(const CardLine& figure) {
    return figure.label.isEmpty();
}

/// Returns the labelled values of a card. If a figure and a line give the same number, it is listed only once.
Table describeLines(const Card& card, const Catalog& catalog) {
    Table table{.key = card.key,
                .title = card.heading,
                .columns = {column("label", {"Property"}), column("value", {"Value"}), forPrograms("unit")}};
    const bool hasFacts =
        std::ranges::any_of(card.lines, [](const CardLine& each) { return !each.standing.isEmpty(); });
    if (hasFacts)
        table.columns.insert(table.columns.end(), {column("standing", {"Standing"}), column("source", {"Source"})});
    const auto add = [&](const CardLine& line) {
        const auto* const quantity = std::get_if<Quantity>(&line.value.value);
        std::vector<Cell> row{{capitalised(currentLanguage().text(line.label))},
                              line.value,
                              nameCell(quantity == nullptr ? std::string() : quantity->unit)};
        if (hasFacts)
            row.insert(row.end(), {{line.standing}, sourceCell(catalog, line.value.citation)});
        table.rows.push_back(std::move(row));
    };
    for (const CardLine& each : card.figures)
        if (!isSentence(each) && std::ranges::find(card.lines, each.key, &CardLine::key) == card.lines.end())
            add(each);
    for (const CardLine& line : card.lines)
        if (std::ranges::none_of(card.figures, [&](const CardLine& figure) { return extends(figure, line); }))
            add(line);
    return table;
}

/// Prints the sentences below the heading, then a table of the labelled values.
void printText(const Card& card, const Catalog& catalog) {
    const Language& language = currentLanguage();
    std::cout << language.text(card.heading) << '\n';
    if (!card.subtitle.isEmpty())
        std::cout << language.text(card.subtitle) << '\n';
    for (const CardLine& each : card.figures)
        if (isSentence(each) && std::ranges::find(card.lines, each.key, &CardLine::key) == card.lines.end())
            std::cout << language.text(each.value) << '\n';
    if (const Table table = describeLines(card, catalog); !table.rows.empty())
        std::cout << '\n' << tableText(table);
}

InputError unknownPart(const LoadedScenario& loaded, const std::string& scenario, const std::string& word) {
    const Topology& topology = *loaded.topology;
    const std::vector<BlockId> bays = topology.bays();
    const std::string example = topology.block(bays.empty() ? BlockId(1) : bays.front()).path;
    return {inputName(scenario), "subject", '"' + printable(word) + '"',
            "a path such as " + example +
                ", link:FROM>TO#NUMBER, thread:NAME, process:NAME, region:PROCESS/REGION, or nothing for the machine",
            didYouMean(word.substr(0, 200), textsOf(subjectsOf(topology, loaded.scenario.workload),
                                                    [](const Subject& each) { return textOf(each); }))};
}

void inspect(const Globals& globals, const std::string& scenario, const std::string& word) {
    const Subject subject = subjectNamed(word);
    const LoadedScenario loaded = loadScenario(globals, scenario);
    const Topology& topology = *loaded.topology;
    const Workload& workload = loaded.scenario.workload;
    const Answer answer = answerOf(loaded, scenario);
    const Flows flows = flowsOf(topology, answer);
    const std::vector<Completion> ends = subject.kind == Subject::Thread && endsIn(workload.processes) > 0
                                             ? completionsOf(topology, workload)
                                             : std::vector<Completion>();
    const auto card = describePart({topology, workload, answer, flows, &ends}, subject);
    if (!card)
        throw unknownPart(loaded, scenario, word);
    printResult(globals, {[&] { return jsonOf(*card, word); },
                          [&] { return std::vector<Table>{describeLines(*card, topology.catalog())}; },
                          [&] { printText(*card, topology.catalog()); }});
}

} // namespace

void addInspectCommand(CLI::App& app, Globals& globals) {
    const auto scenario = std::make_shared<std::string>();
    const auto subject = std::make_shared<std::string>();
    auto* command = app.add_subcommand("inspect", "Show a part, a link, a thread, a process, a region or the machine");
    command->add_option("SCENARIO", *scenario, scenarioHelp)->required();
    command->add_option("SUBJECT", *subject,
                        "A path such as SB3/P1, link:FROM>TO#NUMBER, thread:NAME (also for streams and clients), "
                        "process:NAME or region:PROCESS/REGION; default: the machine");
    addFormat(*command, globals);
    command->footer(
        "JSON (with --json): {subject, kind, heading, subtitle, figures {}, lines {}}. figures summarise the subject;\n"
        "  lines are its properties. Both are objects by key: {KEY: {label, value, unit, text}}. value is the number\n"
        "  in the text; without a number, value is the text. A text with several numbers also has\n"
        "  numbers {NAME: {value, unit}}. A fact also has standing, source, locator, fact and remark. A line about\n"
        "  another subject also has subject.\n"
        "Exit status 1: the scenario can't be read, or has no such subject.");
    command->callback([&globals, scenario, subject] { inspect(globals, *scenario, *subject); });
}

} // namespace boardset
