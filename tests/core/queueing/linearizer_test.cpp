// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the approximations compared with exact solutions, over random networks of every kind; prints the
// distributions.
#include "networks.h"
#include "support/catch.h"

#include <algorithm>
#include <iostream>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Largest relative error of a class's throughput, as a percentage.
double errorOf(Method method, const Network& network) {
    const Vector exact = solved(network, Method::Exact).throughput;
    const Vector approximate = solved(network, method).throughput;
    return 100 * (approximate - exact).cwiseQuotient(exact).cwiseAbs().maxCoeff();
}

/// Errors of random networks, in ascending order.
std::vector<double> errorsOf(Method method, const Variety& variety, unsigned seed, int networks) {
    RandomNetworks random(seed);
    std::vector<double> worst;
    for (int i = 0; i < networks; ++i)
        worst.push_back(errorOf(method, random.next(variety)));
    std::ranges::sort(worst);
    return worst;
}

double printed(const char* title, const std::vector<double>& errors) {
    const auto at = [&](double share) { return errors[std::size_t(share * double(errors.size() - 1))]; };
    std::cout << title << ": worst class of each of " << errors.size() << " networks, error of throughput in %: p50 "
              << at(0.5) << ", p90 " << at(0.9) << ", p99 " << at(0.99) << ", max " << errors.back() << '\n';
    return errors.back();
}

} // namespace

TEST_CASE("Linearizer is usually within 1 % of exact on networks of single servers and delays", "[linearizer]") {
    const auto errors = errorsOf(Method::Linearizer, {}, 5, 500);
    REQUIRE(printed("Linearizer, single servers", errors) < 1.5);
    REQUIRE(errors[490] < 1);
}

TEST_CASE("Linearizer is usually within 2 % of exact on networks with stations of several servers", "[linearizer]") {
    const auto errors = errorsOf(Method::Linearizer, {.multiServer = true}, 6, 500);
    REQUIRE(printed("Linearizer, several servers", errors) < 4);
    REQUIRE(errors[450] < 0.6);
    REQUIRE(errors[490] < 2);
}

TEST_CASE("Linearizer is as accurate on networks with other seeds", "[linearizer]") {
    const auto single = errorsOf(Method::Linearizer, {}, 78, 1000);
    const auto several = errorsOf(Method::Linearizer, {.multiServer = true}, 77, 1000);
    CHECK(printed("Linearizer, single servers, another seed", single) < 2);
    CHECK(single[980] < 1);
    CHECK(printed("Linearizer, several servers, another seed", several) < 5);
    CHECK(several[980] < 2);
}

TEST_CASE("Linearizer is within 2.5 % of exact for up to 7 classes with few customers each", "[linearizer]") {
    Variety variety{.mostClasses = 7, .mostStations = 24, .mostCustomers = 3};
    REQUIRE(printed("Linearizer, up to 7 classes, single servers", errorsOf(Method::Linearizer, variety, 9, 60)) < 1);
    variety.multiServer = true;
    REQUIRE(printed("Linearizer, up to 7 classes, several servers", errorsOf(Method::Linearizer, variety, 10, 60)) <
            2.5);
}

TEST_CASE("Schweitzer is within 35 % of exact on networks with stations of several servers", "[linearizer]") {
    printed("Schweitzer, single servers", errorsOf(Method::Schweitzer, {}, 5, 500));
    REQUIRE(printed("Schweitzer, several servers", errorsOf(Method::Schweitzer, {.multiServer = true}, 6, 500)) < 35);
}
