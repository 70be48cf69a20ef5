// SPDX-License-Identifier: GPL-3.0-or-later
// Output of results: aligned tables as text, or JSON.
#pragma once

#include "CommandRegistry.h"
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Completion.h"
#include "boardset/describe/TableJson.h"
#include "boardset/explain/Derivation.h"

#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// Converts a name to a JSON string.
template <class Of> void to_json(OrderedJson& json, const Name<Of>& name) {
    json = name.text;
}

/// Adds the option --format to a command whose result has tables.
void addFormat(CLI::App& command, Globals& globals);

/// Prints a table in the requested format.
void printTable(const Globals& globals, const Table& table);

/// The forms of a command's result. Only the requested form is made.
struct ResultForms {
    std::function<OrderedJson()> json;
    std::function<std::vector<Table>()> tables; ///< The tables of the result, for CSV and HTML.
    std::function<void()> printText;
};

/// Prints a result in the requested format. An empty line separates tables in CSV and HTML.
void printResult(const Globals& globals, const ResultForms& result);

/// Writes JSON to standard output, indented.
/// An object begins with the version of its keys, which changes when a key changes its meaning or goes away.
/// An array of rows has no version.
/// Text that isn't UTF-8 is replaced, and characters that control a terminal are escaped.
void printJson(const OrderedJson& json);

/// Reports that a file was written, as `json` or as text; prints nothing if the file is standard output.
void reportWritten(const Globals& globals, const std::string& file, const OrderedJson& json);

/// Returns text as JSON; null if the text is empty.
OrderedJson textOrNull(const std::string& text);

OrderedJson jsonOf(const Derivation& derivation);

/// The following functions return text such as "105 operations/s" and "256 ns".
/// If a part is overloaded, they return text about the overload.
std::string rateText(const Answer& answer);
std::string latencyText(const Answer& answer);

/// Returns the totals that `compare` prints for each scenario, and that `solve` prints as `total`.
OrderedJson totalOf(const Answer& answer);

/// Returns the titles of the overloaded parts as an array; the array is empty if no part is overloaded.
OrderedJson overloadedOf(const Answer& answer);

/// The following functions return the customers that finish, with the times when they finish, as JSON or as text.
/// The result is empty if no customer finishes.
OrderedJson jsonOf(const Completion& completion);
std::string completionsText(const std::vector<Completion>& completions);

} // namespace boardset
