// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between numbers and text in every locale.
#include "boardset/text/NumberText.h"

#include "boardset/catalog/Csv.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/text/SystemError.h"
#include "boardset/topology/Capacity.h"
#include "support/catch.h"
#include "support/inLocale.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>

using namespace boardset;

namespace {

/// Runs a check in the locale "C" and in all others.
void inEveryLocale(const auto& check) {
    check();
    for (const char* const name : test::foreignLocales) {
        INFO(name);
        const test::InLocale locale(name);
        check();
    }
}

/// Returns random numbers of every magnitude.
std::vector<double> numbers() {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> mantissa(-10, 10);
    std::uniform_int_distribution<int> exponent(-300, 300);
    std::vector<double> all{0, 1, -1, 0.1, 4.8, 186.7, 93.33, 1234567.5, 1e15, 5e-324, 1.7976931348623157e308};
    for (int i = 0; i < 200; ++i)
        all.push_back(mantissa(random) * std::pow(10, exponent(random)));
    for (int i = 0; i < 200; ++i)
        all.push_back(mantissa(random) * 1000);
    return all;
}

} // namespace

TEST_CASE("the generated locales have other decimal separators and letters than C", "[locale]") {
    const auto printed = [](const char* locale) {
        const test::InLocale in(locale);
        char text[16];
        std::snprintf(text, sizeof text, "%.1f", 1.5);
        return std::string(text);
    };
    CHECK(printed("C") == "1.5");
    CHECK(printed("de_DE.UTF-8") == "1,5");
    CHECK(printed("tr_TR.UTF-8") == "1,5");
    CHECK(printed("ps_AF.UTF-8") == "1\xD9\xAB"
                                    "5");
}

TEST_CASE("a number becomes the same text in every locale", "[locale]") {
    inEveryLocale([] {
        CHECK(exactText(0.1) == "0.1");
        CHECK(exactText(186.7) == "186.7");
        CHECK(significantText(954.0000000000001, 10) == "954");
        CHECK(significantText(67.0859538784067, 10) == "67.08595388");
        CHECK(significantText(1e20, 6) == "1e+20");
        CHECK(fixedText(12.5, 2) == "12.50");
        CHECK(decimalText(12.5, 2) == "12.5");
        CHECK(decimalText(-0.001, 2) == "0");
        CHECK(decimalText(100, 0) == "100");
        CHECK(groupedText(9360.5, 1) == "9,360.5");
        CHECK(groupedText(-1234567.25, 2) == "-1,234,567.25");
        CHECK(groupedText(-123) == "-123");
        CHECK(groupedText(std::numeric_limits<std::int64_t>::min()) == "-9,223,372,036,854,775,808");
        CHECK(groupedText(std::size_t{1000}) == "1,000");
        CHECK(hexText(0x1fff) == "1fff");
        CHECK(hexText(10, 6) == "00000a");
        CHECK(printedValue(4.8, "{} GB/s") == "4.8 GB/s");
        CHECK(printedValue(4800, "{} MB/s") == "4,800 MB/s");
        CHECK(printedValue(93.333, "{} ns") == "93.33 ns");
        CHECK(printedQuantity(8.619, "ms") == "8.619 ms");
        CHECK(counted(2304, "page") == "2,304 pages");
        CHECK(sizeText(1.5 * 1024 * 1024) == "1.5 MB");
        CHECK(csvNumber(954.0000000000001) == "954");
        CHECK(jsonNumber(12.25) == "12.25");
        CHECK(withThe("Interleave") == "the Interleave");
    });
}

TEST_CASE("a text becomes the same number in every locale", "[locale]") {
    inEveryLocale([] {
        CHECK(decimalIn("12.5") == 12.5);
        CHECK(decimalIn("-1e3") == -1000);
        for (const char* const text : {"", "12,5", "12.5 ", "1.2.3", "inf", "nan", "1e999", "0x10"}) {
            INFO(text);
            CHECK_FALSE(decimalIn(text));
        }
        CHECK(wholeIn("010") == 10);
        CHECK(wholeIn<std::int64_t>("1000", 16) == 4096);
        for (const char* const text : {"", "1.0", " 1", "1 ", "0x10", "2147483648"}) {
            INFO(text);
            CHECK_FALSE(wholeIn(text));
        }
        const auto json = parseJson("[12.5, 0.125, 1e3, 4800]", "numbers", 2);
        CHECK(json[0].get<double>() == 12.5);
        CHECK(json[1].get<double>() == 0.125);
        CHECK(json[2].get<double>() == 1000);
        CHECK(json.dump() == "[12.5,0.125,1000.0,4800]");
    });
}

TEST_CASE("every number survives conversion to text and back, in every locale", "[locale]") {
    const std::vector<double> all = numbers();
    inEveryLocale([&] {
        for (const double number : all) {
            INFO(number);
            CHECK(decimalIn(exactText(number)) == number);
            CHECK(typedNumber(exactText(number)) == number);
            CHECK(parseJson('[' + jsonNumber(number) + ']', "number", 2)[0].get<double>() == number);
            if (number == std::round(number) || std::abs(number) > 0.001)
                CHECK(typedNumber(groupedText(number, 3)).value() == Approx(number).epsilon(1e-12).margin(0.0005));
        }
    });
}

TEST_CASE("typed numbers have a decimal point, and commas only between thousands", "[locale]") {
    constexpr std::pair<const char*, double> accepted[] = {{"12.5", 12.5},
                                                           {"4800", 4800},
                                                           {"4,800", 4800},
                                                           {"4,800.5", 4800.5},
                                                           {"1,234,567", 1234567},
                                                           {" 12 ", 12},
                                                           {"-5", -5},
                                                           {"\xE2\x88\x92"
                                                            "5",
                                                            -5},
                                                           {"+5", 5},
                                                           {".5", 0.5},
                                                           {"5.", 5},
                                                           {"010", 10},
                                                           {"0", 0},
                                                           {"0.125", 0.125},
                                                           {"1e3", 1000},
                                                           {"12\xC2\xA0", 12},
                                                           {"-1,000", -1000},
                                                           {"999,999", 999999}};
    constexpr const char* refused[] = {
        "",         " ",      "12,5",    "0,500", "00,500", "1,23",  "1,2345",  "12,345,6", "1,,000",  ",500",
        "1234,567", "1,000,", "1.234,5", "1.2.3", "1 000",  "1'000", "0x10",    "inf",      "nan",     "abc",
        "12a",      "--5",    "-",       "+",     ".",      "1e999", "1.5,000", "-,5",      "4,800 MB"};
    inEveryLocale([&] {
        for (const auto& [typed, number] : accepted) {
            INFO(typed);
            CHECK(typedNumber(typed) == number);
            CHECK(typedWhole(typed).has_value() == (number == std::round(number)));
            if (number == std::round(number))
                CHECK(typedWhole(typed) == static_cast<std::int64_t>(number));
        }
        for (const char* const typed : refused) {
            INFO(typed);
            CHECK_FALSE(typedNumber(typed));
            CHECK_FALSE(typedWhole(typed));
        }
        CHECK(typedWhole("9223372036854775807") == std::numeric_limits<std::int64_t>::max());
        CHECK_FALSE(typedWhole("9223372036854775808"));
        CHECK_FALSE(typedWhole("1.5"));
    });
}

TEST_CASE("a typed quantity is a number by the same rule, followed by its unit", "[locale]") {
    inEveryLocale([] {
        CHECK(typedQuantity("8 MB")->number == 8);
        CHECK(typedQuantity("8 MB")->unit == "MB");
        CHECK(typedQuantity("1,024K")->number == 1024);
        CHECK(typedQuantity(" 12.5 % ")->number == 12.5);
        CHECK(typedQuantity(" 12.5 % ")->unit == "%");
        CHECK(typedQuantity("196,548")->unit.empty());
        CHECK_FALSE(typedQuantity("12,5 %"));
        CHECK_FALSE(typedQuantity("MB"));
        CHECK_FALSE(typedQuantity(""));
    });
}

TEST_CASE("the case of letters changes as in ASCII in every locale", "[locale]") {
    inEveryLocale([] {
        CHECK(upperCase('i') == 'I');
        CHECK(lowerCase('I') == 'i');
        CHECK(upperCase('\xC3') == '\xC3');
        CHECK(plural("Switch") == "Switches");
        CHECK_FALSE(isLetter('\xE9'));
        CHECK(isDigit('0'));
    });
}

TEST_CASE("a list has commas, and a word before its last item", "[text]") {
    CHECK(commaList({}).empty());
    CHECK(commaList({"slot2", "slot3", "slot6"}) == "slot2, slot3, slot6");
    CHECK(semicolonList({"slot2", "slot3"}) == "slot2; slot3");
    CHECK(listWithAnd({"slot2"}) == "slot2");
    CHECK(listWithAnd({"slot2", "slot3", "slot6"}) == "slot2, slot3 and slot6");
    CHECK(listWithOr({"slot2", "slot3"}) == "slot2 or slot3");
    CHECK(commaList(countedNouns({{"stream", 1}, {"thread", 4}})) == "1 stream, 4 threads");
    CHECK(nounWithName("thread", "4") == "thread 4");
}

TEST_CASE("a system error has its English text, and a rare one its number", "[locale]") {
    CHECK(systemErrorText(ENOENT) == "No such file or directory");
    CHECK(systemErrorText(ENOSPC) == "No space left on device");
    CHECK(systemErrorText(EMULTIHOP) == "system error " + std::to_string(EMULTIHOP));
    for (int error = 1; error < 200; ++error) {
        const std::string text = systemErrorText(error);
        CHECK((text == std::strerror(error) || text == "system error " + std::to_string(error)));
    }
}
