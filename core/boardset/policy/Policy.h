// SPDX-License-Identifier: GPL-3.0-or-later
// Placement of threads and pages by an operating system. The policy turns events into explained steps and a placement.
#pragma once

#include "boardset/policy/World.h"

#include <functional>
#include <memory>
#include <optional>

namespace boardset {

/// A system call with which a program can query the placement of a thread at a step.
struct SystemCall {
    std::string name;   ///< Name of the call: "getcpuid".
    std::string answer; ///< Result of the call; empty if the call is not possible at this step.
    std::string note;   ///< Meaning of the call's result, in a sentence.
};

/// A check with which an administrator can verify that placement is active.
struct PlacementCheck {
    std::string command;
    /// Output of the command in the operating system's format; empty if the model does not provide it.
    std::string output;
    bool isPassed = false;
    std::string meaning; ///< Meaning of the command's output, in a sentence.
};

/// A load threshold that affects a decision of the operating system.
struct LoadLimit {
    /// Threshold for a group with a single processor. For a larger group, the threshold is divided by the group's
    /// number of processors.
    std::int64_t raw = 0;
    std::string title; ///< Title of the threshold's line in a plot: "Spread above".
    std::string words; ///< Effect of the threshold, in a sentence.
};

/// An operating system's policy on one machine for one replay, created before the program's first event.
/// The state of world() contains everything that the policy changes.
/// After the replay, the policy answers questions about any state of the replay.
class Policy {
public:
    virtual ~Policy() = default;
    virtual World& world() = 0;

    /// Handles one event of the program; events arrive in order.
    /// An event that creates several threads arrives once for each thread. pass() handles waiting. Each decision ends a
    /// step.
    /// A refused event becomes a step that gives the reason and changes nothing.
    virtual void on(const Event& event) = 0;
    /// Lets time pass while the program has no event and only the operating system acts.
    virtual void pass(std::int64_t ns) = 0;
    /// Handles the end of a thread's work. The state of this thread is already Finished.
    virtual void finished(int /*thread*/) {}
    /// Handles a processor that has no threads left because the work of its threads has ended.
    virtual void idle(int /*processor*/) {}

    /// Returns the reason, as a sentence, why the operating system treats the machine as one group without localities.
    /// Empty if the system uses localities.
    virtual std::string whyUniform() const { return {}; }
    /// Returns the home group that the operating system assigns to a thread.
    /// The result may be LocalityGroups::everything(); it is -1 if the thread has no home.
    virtual int homeOf(const State& /*state*/, int /*thread*/) const { return -1; }

    /// Returns the reason, as a sentence, why programs cannot query their placement. Empty if programs can query it.
    virtual std::string whySilent() const { return {}; }
    /// Returns the system calls with which a program can query the placement of one of its threads.
    /// The calls are the same for every thread. Empty before the thread is created.
    virtual std::vector<SystemCall> calls(const State& /*state*/, int /*thread*/) const { return {}; }
    /// Returns the checks with which an administrator can verify placement in a given state.
    virtual std::vector<PlacementCheck> checks(const State& /*state*/) const { return {}; }

    /// Returns the names of the processor sets that have load averages.
    /// The first set has an empty name and contains the processors that are in no other set.
    /// Empty if the operating system has no load averages.
    virtual std::vector<std::string> loadSets() const { return {}; }
    /// Returns the load average of a group in a processor set, in the operating system's units.
    /// A load of wholeLoad() means one busy thread per processor.
    virtual std::int64_t loadOf(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// Returns the number of a group's processors that are in a processor set.
    /// If the number is 0, the operating system measures no load there.
    virtual int processorsIn(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// Returns the load of one busy thread per processor, as computed by the operating system's integer arithmetic.
    virtual std::int64_t threadLoad() const { return 1; }
    /// Returns the load of one busy thread per processor, without rounding.
    virtual std::int64_t wholeLoad() const { return 1; }
    /// Returns the load threshold to show with the load averages; empty if there is no such threshold.
    virtual std::optional<LoadLimit> loadLimit(const State& /*state*/) const { return std::nullopt; }
};

/// Function that creates a policy. The program and the topology must outlive the policy.
using PolicyMaker = std::function<std::unique_ptr<Policy>(const Program& program, const Topology& topology)>;

/// Returns the policy with the given name in the database. Only this function knows all policies.
/// Throws CatalogError for an unknown name.
PolicyMaker policyNamed(const std::string& policy);

/// Returns the operating systems that run on a machine and have a policy in Boardset, oldest first.
std::vector<OperatingSystem> systemsOf(const Topology& topology);

} // namespace boardset
