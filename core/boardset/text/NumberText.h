// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as text and text as numbers, the same in every locale. Only this file and its source call std::to_chars and
// std::from_chars: the C library's functions follow the locale, which a window takes from the system.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boardset {

/// The shortest text that reads back as the same number: "0.1", "1e+20".
std::string exactText(double value);

/// At most so many significant digits, without trailing zeros: "954", "67.09", "1e+20".
std::string significantText(double value, int digits);

/// So many digits behind the decimal point: "12.50".
std::string fixedText(double value, int decimals);

/// The same without trailing zeros, and never "-0": "12.5".
std::string decimalText(double value, int decimals);

/// decimalText() with commas between thousands: "-9,360.5".
std::string groupedText(double value, int decimals);
std::string groupedWhole(std::int64_t number);
std::string groupedText(std::integral auto number) {
    return groupedWhole(static_cast<std::int64_t>(number));
}

/// Lower-case hexadecimal digits without a prefix, at least so many: "1fff", "0a".
std::string hexText(std::uint64_t number, std::size_t least = 1);

/// The number that the whole text is, of digits and perhaps "-"; nothing if the text is anything else, or if the number
/// doesn't fit the type.
template <std::integral Number = int> std::optional<Number> wholeIn(std::string_view text, int base = 10) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The whole number at the front of a text, which is removed from it; nothing if there is none.
std::optional<int> takeWhole(std::string_view& text);

/// The finite number that the whole text is: "12.5", "-1e3".
std::optional<double> decimalIn(std::string_view text);

/// How people type numbers, as fields state it.
inline constexpr const char* decimalRule = "Decimal point: 12.5.";
inline constexpr const char* groupRule = "Thousands: 4,800 or 4800.";

/// A number as it is typed: digits, a decimal point, a sign, and commas only where they separate thousands. "4,800" is
/// 4800; "12,5" and "0,500" are no number, because their commas can only be meant as decimal commas.
std::optional<double> typedNumber(std::string_view typed);

/// The same of a whole number, exact up to 64 bits.
std::optional<std::int64_t> typedWhole(std::string_view typed);

/// A number as it is typed, and what is typed behind it: 8 and "MB".
struct TypedQuantity {
    double number = 0;
    std::string unit; ///< Without blanks around it.
};
std::optional<TypedQuantity> typedQuantity(std::string_view typed);

} // namespace boardset
