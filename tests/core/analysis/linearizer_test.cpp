// SPDX-License-Identifier: GPL-3.0-or-later
// How far the approximations are from exact, over random networks of every kind; prints the distributions.
#include "networks.h"
#include "support/catch.h"

#include <algorithm>
#include <iostream>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Relative errors of every class's throughput, as percentages in order.
std::vector<double> errorsOf(Method method, const Variety& variety, unsigned seed, int networks) {
    RandomNetworks random(seed);
    std::vector<double> worst;
    for (int i = 0; i < networks; ++i) {
        const Network network = random.next(variety);
        const Vector exact = solved(network, Method::Exact).throughput;
        const Vector approximate = solved(network, method).throughput;
        worst.push_back(100 * (approximate - exact).cwiseQuotient(exact).cwiseAbs().maxCoeff());
    }
    std::sort(worst.begin(), worst.end());
    return worst;
}

double printed(const char* title, const std::vector<double>& errors) {
    const auto at = [&](double share) { return errors[std::size_t(share * double(errors.size() - 1))]; };
    std::cout << title << ": worst class of each of " << errors.size() << " networks, error of throughput in %: p50 "
              << at(0.5) << ", p90 " << at(0.9) << ", p99 " << at(0.99) << ", max " << errors.back() << '\n';
    return errors.back();
}

} // namespace

TEST_CASE("Linearizer is within 1.5 % of exact on 500 networks of single servers and delays", "[linearizer]") {
    REQUIRE(printed("Linearizer, single servers", errorsOf(Method::Linearizer, {}, 5, 500)) < 1.5);
}

TEST_CASE("Linearizer is within 4.5 % of exact on 500 networks that have stations of several servers", "[linearizer]") {
    // 97 of 100 are within 1.5 %; the probabilities of stations of several servers are the rest of the error, see
    // ServerMarginals.h.
    const auto errors = errorsOf(Method::Linearizer, {.multiServer = true}, 6, 500);
    REQUIRE(printed("Linearizer, several servers", errors) < 4.5);
    REQUIRE(errors[450] < 0.7);
    REQUIRE(errors[485] < 1.5);
}

TEST_CASE("Linearizer is no worse on networks that nobody looked at", "[linearizer]") {
    const auto single = errorsOf(Method::Linearizer, {}, 78, 1000);
    const auto several = errorsOf(Method::Linearizer, {.multiServer = true}, 77, 1000);
    REQUIRE(printed("Linearizer, single servers, another seed", single) < 3.5);
    REQUIRE(single[980] < 1.5);
    REQUIRE(printed("Linearizer, several servers, another seed", several) < 6);
    REQUIRE(several[960] < 1.5);
}

TEST_CASE("Schweitzer is cruder", "[linearizer]") {
    printed("Schweitzer, single servers", errorsOf(Method::Schweitzer, {}, 5, 500));
    REQUIRE(printed("Schweitzer, several servers", errorsOf(Method::Schweitzer, {.multiServer = true}, 6, 500)) < 35);
}
