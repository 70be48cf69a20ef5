// SPDX-License-Identifier: GPL-3.0-or-later
// ASCII letters and digits, independent of the locale, unlike the functions of <cctype>.
#pragma once

#include <string>

namespace boardset {

constexpr bool isDigit(char each) {
    return each >= '0' && each <= '9';
}
constexpr bool isLowerCase(char each) {
    return each >= 'a' && each <= 'z';
}
constexpr bool isUpperCase(char each) {
    return each >= 'A' && each <= 'Z';
}
constexpr bool isLetter(char each) {
    return isLowerCase(each) || isUpperCase(each);
}

/// Returns the letter in lower case. Any other character is unchanged.
constexpr char lowerCase(char each) {
    return isUpperCase(each) ? static_cast<char>(each - 'A' + 'a') : each;
}
/// Returns the letter in upper case. Any other character is unchanged.
constexpr char upperCase(char each) {
    return isLowerCase(each) ? static_cast<char>(each - 'a' + 'A') : each;
}

/// Returns the text in lower case.
inline std::string lowerCased(std::string text) {
    for (char& each : text)
        each = lowerCase(each);
    return text;
}

} // namespace boardset
