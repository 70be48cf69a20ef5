// SPDX-License-Identifier: GPL-3.0-or-later
// A number that follows the locale although its code looks harmless: numberSymbols.cmake must detect it.
#include <string>

std::string byLocale(double number) {
    return std::to_string(number);
}
