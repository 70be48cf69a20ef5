// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/CustomerAnswer.h"

#include <algorithm>

namespace boardset {

CustomerAnswer customerAnswerOf(const Answer& answer, const CustomerName& thread) {
    CustomerAnswer own;
    for (std::size_t of = 0; of < answer.classes.size(); ++of) {
        const ClassAnswer& each = answer.classes[of];
        if (std::find(each.threads.begin(), each.threads.end(), thread) == each.threads.end()) {
            continue;
        }
        own.classes.push_back(of);
        own.bytesPerSecond += each.bytesPerSecond / static_cast<double>(each.threads.size());
        own.operationsPerSecond += each.operationsPerSecond / static_cast<double>(each.threads.size());
        const ClassRow& row = answer.model.classes[of];
        const CustomerClass& customers = answer.model.network.classes[of];
        if (isClosed(customers)) {
            own.turns = customers.population / (row.customersPerThread() * row.count());
        }
        if (!own.waiting || answer.model.classes[*own.waiting].operation().isSum) {
            own.waiting = of;
        }
    }
    return own;
}

} // namespace boardset
