// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and formulas read back from printed text, in SI units, to compare them with the intended values.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/text/NumberText.h"

#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

namespace boardset::test {

/// A printed number with its precision.
struct Printed {
    double value = 0;
    double error = 0; ///< Largest rounding error.

    bool isNear(double other, double further = 0) const {
        return std::abs(value - other) <= 1.001 * (error + further) + 1e-9 * std::abs(other);
    }
};

/// Meaning of an ambiguous unit: "MB" is 2^20 bytes of memory, and a million bytes of a disk.
enum class Prefixes { Binary, Decimal };

/// The word after the number of a text.
inline std::string unitIn(const std::string& text, std::size_t& end) {
    end = text.find_first_not_of("-0123456789.,e+");
    end = end == std::string::npos ? text.size() : end;
    const std::size_t word = text.find_first_not_of(' ', end);
    return word == std::string::npos ? std::string() : text.substr(word);
}

/// SI units in one unit, by its word: units of facts, of derivations and of times; 1 for counted items.
inline double factorOf(const std::string& unit, const Catalog& catalog, Prefixes prefixes) {
    static std::map<const Catalog*, std::map<std::string, std::pair<double, double>>> known; // greatest, least
    auto& factors = known[&catalog];
    const auto add = [&](const std::string& word, double factor) {
        auto& [greatest, least] = factors.try_emplace(word, factor, factor).first->second;
        greatest = std::max(greatest, factor);
        least = std::min(least, factor);
    };
    if (factors.empty()) {
        std::size_t end = 0;
        for (const Fact& fact : catalog.facts())
            add(unitIn(fact.text, end), fact.factor);
        for (const auto& [word, factor] :
             {std::pair("ns", 1e-9), std::pair("µs", 1e-6), std::pair("ms", 1e-3), std::pair("%", 0.01),
              std::pair("MB/s", 1e6), std::pair("GB/s", 1e9), std::pair("million/s", 1e6)})
            add(word, factor);
    }
    const auto found = factors.find(unit);
    if (found == factors.end())
        return 1;
    return prefixes == Prefixes::Binary ? found->second.first : found->second.second;
}

/// "2,134 MB/s"; empty for a word.
inline std::optional<Printed> printedNumber(const std::string& text, const Catalog& catalog,
                                            Prefixes prefixes = Prefixes::Binary) {
    std::size_t end = 0;
    const std::string unit = unitIn(text, end);
    std::string digits = text.substr(0, end);
    std::erase(digits, ',');
    const auto number = decimalIn(digits);
    if (!number)
        return std::nullopt;
    const double factor = factorOf(unit, catalog, prefixes);
    // Four significant digits, and at most six decimals.
    return Printed{*number * factor, factor * std::max(5e-7, 5e-4 * std::abs(*number))};
}

/// "8 lines × 64 bytes / 426.7 ns", "25 % × 3 ns + 5 ns", "the smallest of 4 MB/s, 5 MB/s"; empty for plain text.
inline std::optional<Printed> printedFormula(std::string formula, const Catalog& catalog,
                                             Prefixes prefixes = Prefixes::Binary) {
    const std::string least = "the smallest of ";
    if (formula.starts_with(least)) {
        std::optional<Printed> smallest;
        for (std::size_t at = least.size(); at < formula.size();) {
            const std::size_t end = std::min(formula.find(", ", at), formula.size());
            const auto each = printedNumber(formula.substr(at, end - at), catalog, prefixes);
            if (!each)
                return std::nullopt;
            smallest = !smallest || each->value < smallest->value ? each : smallest;
            at = end + 2;
        }
        return smallest;
    }
    const std::string plus = " + ";
    const std::string minus = " - ";
    const std::string times = " × ";
    const std::string over = " / ";
    Printed sum;
    Printed term{1, 0};
    double sign = 1;
    std::string last = times; // the operator before the number
    bool isEmpty = true;
    while (!formula.empty()) {
        std::size_t end = formula.size();
        std::string next;
        for (const std::string& operation : {plus, minus, times, over})
            if (const std::size_t at = formula.find(operation); at < end) {
                end = at;
                next = operation;
            }
        const auto factor = printedNumber(formula.substr(0, end), catalog, prefixes);
        if (!factor || (last == over && factor->value == 0))
            return std::nullopt;
        isEmpty = false;
        const double value = last == over ? term.value / factor->value : term.value * factor->value;
        const double own = last == over ? std::abs(value) * factor->error / std::abs(factor->value)
                                        : std::abs(term.value) * factor->error;
        const double before =
            last == over ? term.error / std::abs(factor->value) : term.error * std::abs(factor->value);
        term = {value, own + before};
        last = next;
        if (next == plus || next == minus || next.empty()) {
            sum = {sum.value + sign * term.value, sum.error + term.error};
            sign = next == minus ? -1 : 1;
            term = {1, 0};
            last = times;
        }
        formula.erase(0, end + next.size());
    }
    return isEmpty ? std::nullopt : std::optional(sum);
}

} // namespace boardset::test
