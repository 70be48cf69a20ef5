// SPDX-License-Identifier: GPL-3.0-or-later
// Placement of threads and pages by an operating system: from events, it makes explained steps and a placement.
#pragma once

#include "boardset/policy/World.h"

#include <functional>
#include <memory>
#include <optional>

namespace boardset {

/// A system call that a program can make at a step.
struct SystemCall {
    std::string name;   ///< "getcpuid"
    std::string answer; ///< Empty if the call is not possible there.
    std::string note;   ///< Meaning of the answer, in a sentence.
};

/// A check by which an administrator can verify that placement is active.
struct PlacementCheck {
    std::string command;
    std::string output; ///< In the system's format; empty if the model does not have it.
    bool isPassed = false;
    std::string meaning; ///< Meaning of the output, in a sentence.
};

/// A load threshold that affects a decision.
struct LoadLimit {
    std::int64_t raw = 0; ///< For a group of one processor; divided by a group's number of processors when used.
    std::string title;    ///< "Spread above"
    std::string words;    ///< Its effect, in a sentence.
};

/// One policy on one machine for one replay, created before the program's first event. All that it changes is in its
/// world's state; after the replay it answers questions about any state of it.
class Policy {
public:
    virtual ~Policy() = default;
    virtual World& world() = 0;

    /// Handles the program's events in order. Threads are created one at a time, and waiting comes as pass(). Each
    /// decision closes a step. A refused event is a step with the reason, and changes nothing.
    virtual void on(const Event& event) = 0;
    /// Advances time, while only the system itself acts.
    virtual void pass(std::int64_t ns) = 0;
    /// Handles a thread that has completed its work; its state is already set.
    virtual void finished(int /*thread*/) {}
    /// Handles a processor that has no threads left because work has ended.
    virtual void idle(int /*processor*/) {}

    /// Returns the reason why the system treats the whole machine as one group without localities, as a sentence; empty
    /// if it uses localities.
    virtual std::string whyUniform() const { return {}; }
    /// Returns the group, or everything, that is a thread's home in the system; -1 if none.
    virtual int homeOf(const State& /*state*/, int /*thread*/) const { return -1; }

    /// Returns the reason why programs cannot query their placement, as a sentence; empty if they can.
    virtual std::string whySilent() const { return {}; }
    /// Returns the queries that a program can make about one of its threads; the same for each. Empty before it is
    /// created.
    virtual std::vector<SystemCall> calls(const State& /*state*/, int /*thread*/) const { return {}; }
    virtual std::vector<PlacementCheck> checks(const State& /*state*/) const { return {}; }

    /// Returns the processor sets with load averages; the first one, without a name, has the remaining processors.
    /// Empty if the system has no load averages.
    virtual std::vector<std::string> loadSets() const { return {}; }
    virtual std::int64_t loadOf(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// Returns the number of a set's processors in a group; without one, no load is measured there.
    virtual int processorsIn(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// Returns the load of one busy thread per processor, in the system's arithmetic and exactly.
    virtual std::int64_t threadLoad() const { return 1; }
    virtual std::int64_t wholeLoad() const { return 1; }
    virtual std::optional<LoadLimit> loadLimit(const State& /*state*/) const { return std::nullopt; }
};

/// Creates a policy; both arguments must outlive it.
using PolicyMaker = std::function<std::unique_ptr<Policy>(const Program& program, const Topology& topology)>;

/// Returns the policy with that name in the database; the only code that knows all policies. Throws CatalogError for an
/// unknown name.
PolicyMaker policyNamed(const std::string& policy);

/// Returns the systems that run on a machine and have a policy in Boardset, by age.
std::vector<OperatingSystem> systemsOf(const Topology& topology);

} // namespace boardset
