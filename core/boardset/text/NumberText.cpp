// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/NumberText.h"

#include "boardset/text/Letters.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardset {

namespace {

constexpr std::size_t mostCharacters = 512; // enough for a double in fixed notation with all requested decimals
constexpr std::size_t groupDigits = 3;
constexpr std::string_view minusSign = "\xE2\x88\x92"; // U+2212, the minus sign that the window uses
constexpr std::string_view noBreakSpace = "\xC2\xA0";

std::string charsOf(auto... asked) {
    std::array<char, mostCharacters> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), asked...).ptr};
}

/// Returns "9,360" for "9360"; `digits` has only digits.
std::string groupedDigits(std::string digits) {
    for (std::size_t at = digits.size(); at > groupDigits;) {
        at -= groupDigits;
        digits.insert(at, ",");
    }
    return digits;
}

/// Text that is divided into its beginning and the rest.
struct Split {
    std::string_view head;
    std::string_view tail;
};

Split splitAtEndOf(std::string_view text, auto isPart) {
    const auto size = static_cast<std::size_t>(std::ranges::find_if_not(text, isPart) - text.begin());
    return {text.substr(0, size), text.substr(size)};
}

/// Returns "-9,360.50" for "-9360.50".
std::string withCommas(const std::string& text) {
    const bool isNegative = text.starts_with('-');
    const auto [whole, rest] = splitAtEndOf(std::string_view(text).substr(isNegative ? 1 : 0), isDigit);
    return (isNegative ? "-" : "") + groupedDigits(std::string(whole)).append(rest);
}

std::string_view trimmed(std::string_view text) {
    for (const std::string_view blank : {std::string_view(" "), std::string_view("\t"), noBreakSpace}) {
        while (text.starts_with(blank))
            text.remove_prefix(blank.size());
        while (text.ends_with(blank))
            text.remove_suffix(blank.size());
    }
    return text;
}

/// True if commas occur only as thousands separators: "4,800", but neither "12,5" nor "0,500".
bool isGrouped(std::string_view whole) {
    const std::size_t first = whole.find(',');
    if (first == std::string_view::npos)
        return true;
    bool isRight = first >= 1 && first <= groupDigits && whole.front() != '0';
    for (std::size_t at = first; isRight && at < whole.size(); at += groupDigits + 1)
        isRight = whole[at] == ',' && whole.size() - at > groupDigits &&
                  std::ranges::all_of(whole.substr(at + 1, groupDigits), isDigit);
    return isRight;
}

/// Returns the typed number in the form that decimalIn() and wholeIn() expect; nothing if its commas are misplaced.
std::optional<std::string> plainNumber(std::string_view typed) {
    typed = trimmed(typed);
    const bool isNegative = typed.starts_with('-') || typed.starts_with(minusSign);
    if (isNegative || typed.starts_with('+'))
        typed.remove_prefix(typed.starts_with(minusSign) ? minusSign.size() : 1);
    const auto [whole, rest] = splitAtEndOf(typed, [](char each) { return isDigit(each) || each == ','; });
    if (!isGrouped(whole) || typed.empty() || !(isDigit(typed.front()) || typed.front() == '.'))
        return std::nullopt;
    std::string plain = isNegative ? "-" : "";
    std::ranges::copy_if(whole, std::back_inserter(plain), isDigit);
    return plain.append(rest);
}

} // namespace

std::string exactText(double value) {
    return charsOf(value);
}

std::string significantText(double value, int digits) {
    return charsOf(value, std::chars_format::general, digits);
}

std::string fixedText(double value, int decimals) {
    return charsOf(value, std::chars_format::fixed, decimals);
}

std::string decimalText(double value, int decimals) {
    std::string text = fixedText(value, decimals);
    if (decimals > 0 && std::isfinite(value)) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

std::string groupedText(double value, int decimals) {
    return withCommas(decimalText(value, decimals));
}

std::string exactPlacesText(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    const double scaled = value * scale;
    const bool isHalf = std::abs(scaled - std::trunc(scaled)) == 0.5 && std::fma(value, scale, -scaled) == 0;
    const std::string text = fixedText(isHalf ? std::round(scaled) / scale : value, decimals);
    const bool isZero = text.find_first_not_of("-0.") == std::string::npos;
    return withCommas(isZero && text.starts_with('-') ? text.substr(1) : text);
}

std::string groupedWhole(std::int64_t number) {
    const std::string digits = std::to_string(number);
    return number < 0 ? '-' + groupedDigits(digits.substr(1)) : groupedDigits(digits);
}

std::string hexText(std::uint64_t number, std::size_t least) {
    const std::string digits = charsOf(number, 16);
    return std::string(least - std::min(least, digits.size()), '0') + digits;
}

std::optional<int> takeWhole(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<double> decimalIn(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<double> typedNumber(std::string_view typed) {
    const auto plain = plainNumber(typed);
    return plain ? decimalIn(*plain) : std::nullopt;
}

std::optional<std::int64_t> typedWhole(std::string_view typed) {
    constexpr double exact = 9007199254740992; // above this, a double cannot represent all whole numbers
    const auto plain = plainNumber(typed);
    if (!plain)
        return std::nullopt;
    if (const auto whole = wholeIn<std::int64_t>(*plain))
        return whole;
    const auto number = decimalIn(*plain); // "4.0", "1e3"
    const bool isWhole = number && std::abs(*number) <= exact && *number == std::round(*number);
    return isWhole ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
}

std::optional<TypedQuantity> typedQuantity(std::string_view typed) {
    const auto isUnit = [](char each) { return isLetter(each) || each == '%'; };
    const auto unit = std::ranges::find_if(typed, isUnit);
    const auto number = typedNumber({typed.begin(), unit});
    return number ? std::optional(TypedQuantity{*number, std::string(trimmed({unit, typed.end()}))}) : std::nullopt;
}

} // namespace boardset
