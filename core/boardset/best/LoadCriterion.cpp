// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/LoadCriterion.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset::best {

namespace {

constexpr double roundingOfTarget = 1e-6; ///< Share of a target that may be missing because of rounding.

double amountOf(const UnitTotal& total) {
    return total.bytesPerSecond > 0 ? total.bytesPerSecond : total.perSecond;
}

UnitTotal times(UnitTotal total, double factor) {
    total.bytesPerSecond *= factor;
    total.perSecond *= factor;
    return total;
}

/// True if all operations of a total arrive at a fixed rate.
bool isOpen(const UnitTotal& total, const Answer& answer) {
    return std::ranges::none_of(
        answer.model.classes,
        [&](const ClassRow& row) {
            return row.operation().unit == total.unit && row.background == total.background && !row.work->isOpen;
        });
}

/// Returns the factor by which a total grows if the number of all customers of one kind grows by the factor `times`.
double growthOf(const UnitTotal& total, const Answer& answer, const std::string& noun, double times) {
    double now = 0;
    double then = 0;
    for (std::size_t c = 0; c < answer.classes.size(); ++c) {
        const ClassRow& row = answer.model.classes[c];
        if (row.operation().unit != total.unit || row.background != total.background)
            continue;
        const double rate = answer.classes[c].operationsPerSecond;
        now += rate;
        then += rate * (row.work->customer == noun && !row.background ? times : 1);
    }
    return now > 0 ? then / now : 1;
}

int countOf(const Workload& workload, const Catalog& catalog, const std::string& noun) {
    int sum = 0;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            sum += !process.background && catalog.work(process.work).customer == noun ? each.count : 0;
    return sum;
}

/// Returns the throughput that each kind of operation needs; see LoadCriterion.
std::vector<UnitTotal> totalsNeeded(const SizeTarget& target, const Canonical& from, const Answer& aim) {
    std::vector<UnitTotal> needed;
    bool isRateFound = false;
    for (const UnitTotal& total : aim.totals) {
        if (!target.isNone() && isOpen(total, aim))
            continue;
        if (target.rate && !isRateFound && !total.background && rateOf(total).unit == target.rate->unit) {
            isRateFound = true;
            needed.push_back(times(total, (1 - roundingOfTarget) * target.rate->value / rateOf(total).value));
            continue;
        }
        double growth = 1;
        if (target.customers) {
            const std::string& noun = target.customers->noun;
            const int now = countOf(from.scenario.workload, from.topology->catalog(), noun);
            growth = growthOf(total, aim, noun, double(target.customers->count) / now);
            if (growth != 1 && target.latencyNs)
                continue;
        }
        needed.push_back(times(total, LoadCriterion::enough * growth));
    }
    return needed;
}

/// Describes the part whose demand exceeds its capacity the most.
std::string overloadIn(const Answer& answer) {
    const auto use = [&](int station) { return answer.solution.utilisation[static_cast<Eigen::Index>(station)]; };
    const int most = *std::ranges::max_element(answer.overloaded, {}, use);
    return Message{"The demand on {part} is {times} times its capacity.",
                   {{"part", withThe(answer.model.locationOf(most).title)}, {"times", Quantity{use(most), {}, 3}}}};
}

} // namespace

std::size_t waitingIn(const Answer& of) {
    return of.model.stopped.size() + of.model.unknown.size();
}

LoadCriterion::LoadCriterion(const SizeTarget& target, const Canonical& from, const Answer& aim)
    : m_target(target), m_aim(aim), m_needed(totalsNeeded(target, from, aim)) {}

std::string LoadCriterion::whyNot(const Answer& answer) const {
    if (answer.totals.empty())
        return Message{"{reason}.", {{"reason", capitalised(whyNothing(answer))}}};
    if (!m_target.isNone() && !answer.overloaded.empty())
        return overloadIn(answer);
    if (const std::size_t stopped = waitingIn(answer), now = waitingIn(m_aim); stopped > now)
        return Message{"{n} customer that runs now has no result.|{n} customers that run now have no result.",
                       {{"n", stopped - now}}};
    for (const UnitTotal& least : m_needed) {
        const auto is = std::ranges::find_if(answer.totals, [&](const UnitTotal& each) {
            return each.unit == least.unit && each.background == least.background;
        });
        if (is == answer.totals.end() || amountOf(*is) < amountOf(least)) {
            const Rate rate = rateOf(least);
            return Message{"The throughput is below {rate}.", {{"rate", Quantity{rate.value, rate.unit}}}};
        }
    }
    if (!m_target.latencyNs)
        return {};
    if (const int sharing = timeSharingIn(answer).threads; sharing > timeSharingIn(m_aim).threads)
        return Message{"The latency is unknown, because {n} threads share processors.", {{"n", sharing}}};
    return answer.meanLatencyNs <= (1 + roundingOfTarget) * *m_target.latencyNs
               ? std::string()
               : Message{"The latency is above {latency}.", {{"latency", Quantity{*m_target.latencyNs, "ns"}}}};
}

} // namespace boardset::best
