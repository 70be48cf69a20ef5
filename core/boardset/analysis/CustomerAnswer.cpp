// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/CustomerAnswer.h"

#include <algorithm>

namespace boardset {

namespace {

/// Adds the customer's share of the results of one of its classes.
void add(CustomerAnswer& own, const Answer& answer, std::size_t of) {
    const ClassAnswer& each = answer.classes[of];
    own.classes.push_back(of);
    own.bytesPerSecond += each.bytesPerSecond / static_cast<double>(each.threads.size());
    own.operationsPerSecond += each.operationsPerSecond / static_cast<double>(each.threads.size());
    const ClassRow& row = answer.model.classes[of];
    const CustomerClass& customers = answer.model.network.classes[of];
    if (isClosed(customers))
        own.processorShare = customers.population / (row.customersPerThread() * row.count());
    if (!own.waiting || answer.model.classes[*own.waiting].operation().isSum)
        own.waiting = of;
}

} // namespace

CustomerAnswer customerAnswerOf(const Answer& answer, const CustomerName& thread) {
    CustomerAnswer own;
    for (std::size_t of = 0; of < answer.classes.size(); ++of) {
        const auto& threads = answer.classes[of].threads;
        if (std::ranges::find(threads, thread) != threads.end())
            add(own, answer, of);
    }
    return own;
}

std::unordered_map<std::string_view, CustomerAnswer> customerAnswersOf(const Answer& answer) {
    std::unordered_map<std::string_view, CustomerAnswer> all;
    for (std::size_t of = 0; of < answer.classes.size(); ++of)
        for (const CustomerName& thread : answer.classes[of].threads)
            add(all[thread.text], answer, of);
    return all;
}

} // namespace boardset
