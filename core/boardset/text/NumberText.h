// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between numbers and text, independent of the locale. Only this file and its source call std::to_chars and
// std::from_chars, because the C library's functions follow the locale, which a window gets from the system.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boardset {

/// Returns the shortest text that parses back to the same number: "0.1", "1e+20".
std::string exactText(double value);

/// Returns a number with at most `digits` significant digits, without trailing zeros: "954", "67.09", "1e+20".
std::string significantText(double value, int digits);

/// Returns a number with exactly `decimals` digits after the decimal point: "12.50".
std::string fixedText(double value, int decimals);

/// Returns a number with at most `decimals` digits after the decimal point, without trailing zeros: "12.5".
/// Never returns "-0".
std::string decimalText(double value, int decimals);

/// Returns the text of decimalText() with commas between thousands: "-9,360.5".
std::string groupedText(double value, int decimals);
/// Returns a number with exactly `decimals` digits after the decimal point and commas between thousands: "1,204.50".
/// Halves are rounded away from zero. Never returns "-0".
std::string exactPlacesText(double value, int decimals);
std::string groupedWhole(std::int64_t number);
std::string groupedText(std::integral auto number) {
    return groupedWhole(static_cast<std::int64_t>(number));
}

/// Returns a number in lower-case hexadecimal digits, without a prefix: "1fff", "0a".
/// The text has at least `least` digits.
std::string hexText(std::uint64_t number, std::size_t least = 1);

/// Parses text as an integer. The whole text must consist of digits, with or without "-" in front.
/// Returns nothing for any other text, or if the number does not fit the type.
template <std::integral Number = int> std::optional<Number> wholeIn(std::string_view text, int base = 10) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Removes the integer at the beginning of the text and returns the integer; returns nothing if there is none.
std::optional<int> takeWhole(std::string_view& text);

/// Parses text as a finite number: "12.5", "-1e3". Returns nothing if the text is anything else.
std::optional<double> decimalIn(std::string_view text);

/// The number format that fields explain to the user.
inline constexpr const char* decimalRule = "Decimal point: 12.5.";
inline constexpr const char* groupRule = "Thousands: 4,800 or 4800.";

/// Parses a number that a user typed: digits, a decimal point, a sign, and commas only between thousands.
/// "4,800" is 4800. "12,5" and "0,500" are invalid, because the comma in them can only be a decimal comma.
std::optional<double> typedNumber(std::string_view typed);

/// Parses a whole number that a user typed, exact up to 64 bits; see typedNumber().
std::optional<std::int64_t> typedWhole(std::string_view typed);

/// A number that a user typed, and the text after the number, such as 8 and "MB".
struct TypedQuantity {
    double number = 0;
    std::string unit; ///< Text after the number, without surrounding blanks.
};
std::optional<TypedQuantity> typedQuantity(std::string_view typed);

} // namespace boardset
