// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/Sweep.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/ConfigurationText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace boardset {

namespace {

constexpr unsigned mostThreads = 4;
constexpr std::size_t mostAhead = 16; // maximum number of solved points that are not yet reported; results are large

/// A sweep point with its scenario and result, as passed to the watcher.
struct Solved {
    SweepPoint point;
    std::optional<Canonical> scenario;
    std::optional<Answer> answer;
};

/// Returns the names of the domains that contain customers.
std::set<std::string> busyDomains(const Canonical& at) {
    std::set<std::string> names;
    for (const Process& process : at.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (const BlockId on = at.topology->find(customer.on); on && at.topology->block(on).domain >= 0)
                names.insert(at.topology->domains()[static_cast<std::size_t>(at.topology->block(on).domain)].name);
    return names;
}

/// Solves points on several threads, and reports them in order on one thread.
class Run {
public:
    Run(const Canonical& scenario, const SweepRequest& asked, const std::stop_token& stop)
        : m_from(scenario), m_asked(asked), m_stop(stop), m_rules(scenario.topology->sharedCatalog()),
          m_busy(busyDomains(scenario)), m_count(asked.points()) {
        // This copy of the machine owns the data that the sweep caches, so that the data is freed with the copy, not
        // with the open machine.
        m_from.topology = Topology::build(scenario.topology->sharedCatalog(), scenario.scenario.machine,
                                          scenario.topology->configuration());
    }

    void go(const SweepWatcher& watcher) {
        try {
            m_first = first(solve(m_from));
        } catch (const std::exception&) {
            m_first.reset(); // each point reports the reason
        }
        const auto threads = static_cast<unsigned>(
            std::min<std::size_t>(std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads), m_count));
        std::vector<std::jthread> crew; // the destructor joins the threads
        const std::unique_ptr<Run, void (*)(Run*)> ender(
            this, [](Run* run) { run->end(); }); // makes the threads end before they are joined
        const std::stop_callback wake(m_stop, [this] { end(); });
        for (unsigned i = 0; i < threads; ++i)
            crew.emplace_back([this] { work(); });
        report(watcher);
    }

private:
    /// Ends each thread after its current point.
    void end() {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }

    void work() {
        while (const auto at = next()) {
            auto solved = std::make_unique<Solved>(solveAt(*at));
            const std::lock_guard lock(m_mutex);
            m_ready.emplace(*at, std::move(solved));
            m_changed.notify_all();
        }
    }

    std::optional<std::size_t> next() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOver || m_next >= m_count || m_next < m_reported + mostAhead; });
        return m_isOver || m_next >= m_count ? std::nullopt : std::optional(m_next++);
    }

    void report(const SweepWatcher& watcher) {
        for (std::size_t at = 0; at < m_count; ++at) {
            std::unique_ptr<Solved> solved;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [&] { return m_isOver || m_ready.contains(at); });
                if (m_isOver)
                    return;
                solved = std::move(m_ready.extract(at).mapped());
                m_reported = at + 1;
                m_changed.notify_all();
            }
            watcher(solved->point, solved->scenario ? &*solved->scenario : nullptr,
                    solved->answer ? &*solved->answer : nullptr);
        }
    }

    Answer solve(const Canonical& at) const {
        return m_asked.solve ? m_asked.solve(at) : solvePlacement(*at.topology, at.scenario.workload);
    }

    /// Returns the unit of a result's throughput, and true if throughput and latency are those of background work.
    /// Returns nothing if there is no result.
    static std::optional<std::pair<std::string, bool>> first(const Answer& answer) {
        return answer.totals.empty()
                   ? std::nullopt
                   : std::optional(std::pair(answer.totals.front().unit, answer.totals.front().background));
    }

    /// Solves one point. For an invalid value, returns the error as the result, because the next value may be valid.
    Solved solveAt(std::size_t at) {
        Solved solved;
        SweepPoint& point = solved.point;
        const std::size_t row = m_asked.over.values.size();
        point.curve = at / row;
        point.x = m_asked.over.values[at % row];
        std::vector<SweepSetting> settings = settingsAt(m_asked, point);
        std::set<std::string> options;
        for (const SweepSetting& each : settings)
            if (each.quantity.kind == SweepKind::Option)
                options.insert(each.quantity.subject());
        try {
            solved.scenario = sweptScenario(m_rules, m_from, std::move(settings), false).scenario;
            solved.answer = solve(*solved.scenario);
            setResult(point, *solved.answer);
            if (m_asked.over.quantity.kind == SweepKind::AtOnce)
                point.knee = kneeOf(solved.answer->model);
            if (const auto now = first(*solved.answer); point.isSolved && m_first && *now != *m_first) {
                point.isSolved = false; // the remaining customers give a different quantity
                point.reason = Message{"This point has no comparable throughput: the work that is measured in the "
                                       "scenario doesn't run at this point."};
            }
            point.without = lossAt(*solved.scenario, *solved.answer);
            point.overridden = overriddenAt(*solved.scenario, options);
        } catch (const std::exception& error) {
            point.reason = error.what();
            solved.answer.reset();
        }
        return solved;
    }

    /// Describes stopped customers and empty domains, because the result then covers only part of the workload.
    std::string lossAt(const Canonical& at, const Answer& answer) const {
        std::string lost;
        int stopped = 0;
        for (const StoppedCustomer& each : answer.model.stopped)
            stopped += each.count;
        std::set<std::string> nouns;
        int all = 0;
        for (const Process& process : at.scenario.workload.processes) {
            nouns.insert(at.topology->catalog().work(process.work).customer);
            for (const Customer& each : process.customers)
                all += each.count;
        }
        if (stopped > 0)
            lost =
                Message{"{n} of {customers} has stopped.|{n} of {customers} have stopped.",
                        {{"n", stopped}, {"customers", counted(all, nouns.size() == 1 ? *nouns.begin() : "customer")}}};
        const std::set<std::string> busy = busyDomains(at);
        for (const std::string& domain : m_busy)
            if (!busy.contains(domain) &&
                std::ranges::find(at.topology->domains(), domain, &Domain::name) != at.topology->domains().end())
                lost = sentences(lost, Message{"Nothing runs in domain {domain} any more.", {{"domain", domain}}});
        if (!answer.overloaded.empty() && !answer.isOverloaded()) // if the answer is overloaded, the point says so
            lost = sentences(lost, Message{"{why}.", {{"why", capitalised(whyOverloaded(answer))}}});
        return lost;
    }

    /// Describes options that the machine overrides at this point: swept options, and options that the machine does not
    /// override in the swept scenario.
    std::string overriddenAt(const Canonical& at, const std::set<std::string>& swept) const {
        Options chosen = at.scenario.configuration.options;
        for (const DerivedValue& each : m_from.topology->derived())
            if (!swept.contains(each.option))
                chosen.erase(each.option);
        std::string text;
        for (const std::string& each : overriddenOptions(chosen, *at.topology))
            text = sentences(text, each);
        return text;
    }

    Canonical m_from;
    const SweepRequest& m_asked;
    const std::stop_token& m_stop;
    RuleBook m_rules;
    const std::set<std::string> m_busy; ///< Names of the domains that contain customers in the swept scenario.
    const std::size_t m_count;
    std::optional<std::pair<std::string, bool>> m_first; ///< Unit of the scenario's first rate; true for background.

    std::mutex m_mutex; ///< Guards all following members.
    std::condition_variable m_changed;
    std::map<std::size_t, std::unique_ptr<Solved>> m_ready;
    std::size_t m_next = 0, m_reported = 0;
    bool m_isOver = false;
};

} // namespace

std::vector<SweepSetting> settingsAt(const SweepRequest& asked, const SweepPoint& point) {
    std::vector<SweepSetting> settings{{asked.over.quantity, point.x}};
    if (asked.curves)
        settings.push_back({asked.curves->quantity, asked.curves->values[point.curve]});
    return settings;
}

void setResult(SweepPoint& point, const Answer& answer) {
    if (answer.classes.empty()) {
        const std::string why = whyNothing(answer);
        point.reason = why.empty() ? Message{"no customer uses any pages"} : why;
        return;
    }
    point.isSolved = true;
    point.isOverloaded = answer.isOverloaded();
    point.rate = rateOf(answer);
    point.latencyNs = answer.meanLatencyNs;
    point.idleNs = answer.zeroLoadLatencyNs;
    point.busiest = answer.bottleneck().value_or(StationAnswer{});
}

std::optional<std::string> problemOf(const SweepRequest& asked) {
    if (asked.over.values.empty() || (asked.curves && asked.curves->values.empty()))
        return Message{"There is no valid value in this range."};
    if (asked.curves && asked.curves->quantity.id == asked.over.quantity.id)
        return Message{"{quantity} cannot be on the x axis and distinguish the curves at the same time.",
                       {{"quantity", asked.over.quantity.title}}};
    const auto isOf = [&](SweepKind kind) {
        return asked.over.quantity.kind == kind || (asked.curves && asked.curves->quantity.kind == kind);
    };
    if (isOf(SweepKind::LocalShare) && (isOf(SweepKind::System) || isOf(SweepKind::Setting)))
        return Message{
            "The local share determines the location of all pages, so an operating system has nothing to place."};
    if (asked.points() > sweepPointsMost)
        return Message{"This sweep has {number} points; allowed: at most {most}. Select fewer values.",
                       {{"number", std::to_string(asked.points())}, {"most", std::to_string(sweepPointsMost)}}};
    return std::nullopt;
}

void runSweep(const Canonical& scenario, const SweepRequest& asked, const SweepWatcher& watcher,
              const std::stop_token& stop) {
    if (const auto problem = problemOf(asked))
        throw std::invalid_argument(*problem);
    Run(scenario, asked, stop).go(watcher);
}

std::vector<Crossing> crossingsOf(const Answer& answer) {
    constexpr double same = 1e-6;
    std::vector<Crossing> all;
    if (!loadHeadroom(answer))
        return all;
    for (const StationAnswer& each : answer.stations)
        if (each.utilisation > 0)
            all.push_back({each.title, each.hot, each.headroom()});
    std::ranges::stable_sort(all, {}, &Crossing::times);
    std::vector<Crossing> apart;
    for (Crossing& each : all)
        if (!apart.empty() && each.times < apart.back().times * (1 + same))
            ++apart.back().others;
        else
            apart.push_back(std::move(each));
    return apart;
}

} // namespace boardset
