// SPDX-License-Identifier: GPL-3.0-or-later
// How an operating system places threads and pages: told what happens, it answers with explained steps and a placement.
#pragma once

#include "boardset/policy/World.h"

#include <functional>
#include <memory>
#include <optional>

namespace boardset {

/// A call that a program can make at a step.
struct SystemCall {
    std::string name;   ///< "getcpuid"
    std::string answer; ///< Empty: it cannot be made there.
    std::string note;   ///< What the answer says, in a sentence.
};

/// One of the checks that placement is on, as an administrator does them.
struct PlacementCheck {
    std::string command;
    std::string output; ///< In the system's form; empty where the model does not know it.
    bool isPassed = false;
    std::string meaning; ///< What it shows, in a sentence.
};

/// A load that decides something.
struct LoadLimit {
    std::int64_t raw = 0; ///< Of a group of one processor; divided by those of a group when it is used.
    std::string title;    ///< "Spread above"
    std::string words;    ///< What it decides, in a sentence.
};

/// One policy on one machine, for one replay: built on the program before its first event. What it changes is in its
/// world's state; after the replay it answers for any state of it.
class Policy {
public:
    virtual ~Policy() = default;
    virtual World& world() = 0;

    /// An event of the program, in their order; creations come one time after the other, and waiting comes as pass().
    /// Each decision closes a step. What the system refuses is a step that says why, and changes nothing.
    virtual void on(const Event& event) = 0;
    /// Time passes, and nothing happens but what the system does by itself.
    virtual void pass(std::int64_t ns) = 0;
    /// A thread has done all of its work; its state says so.
    virtual void finished(int /*thread*/) {}
    /// A processor has run out of threads because work has ended.
    virtual void idle(int /*processor*/) {}

    /// Why the whole machine is one group to the system, so that nothing is near: a sentence. Empty: it tells near from
    /// far.
    virtual std::string whyUniform() const { return {}; }
    /// The group, or everything, that the system keeps a thread near to; -1: none.
    virtual int homeOf(const State& /*state*/, int /*thread*/) const { return -1; }

    /// Why programs cannot ask: a sentence. Empty: they can.
    virtual std::string whySilent() const { return {}; }
    /// What a program can ask about one of its threads; the same calls for each. None before it is created.
    virtual std::vector<SystemCall> calls(const State& /*state*/, int /*thread*/) const { return {}; }
    virtual std::vector<PlacementCheck> checks(const State& /*state*/) const { return {}; }

    /// The sets of processors that loads are kept of; the first, without a name, is the rest of the processors. None:
    /// the system keeps no loads.
    virtual std::vector<std::string> loadSets() const { return {}; }
    virtual std::int64_t loadOf(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// Processors of a set in a group; without one no load is measured there.
    virtual int processorsIn(const State& /*state*/, int /*set*/, int /*group*/) const { return 0; }
    /// What a thread for each processor comes to: one that is busy, as it is counted, and one in exact numbers.
    virtual std::int64_t threadLoad() const { return 1; }
    virtual std::int64_t wholeLoad() const { return 1; }
    virtual std::optional<LoadLimit> loadLimit(const State& /*state*/) const { return std::nullopt; }
};

/// Both live as long as the policy.
using PolicyMaker = std::function<std::unique_ptr<Policy>(const Program& program, const Topology& topology)>;

/// The one of that name in the rows of the database: the one place that knows them all. CatalogError for another name.
PolicyMaker policyNamed(const std::string& policy);

/// The systems that run on a machine, of those whose policy is one of this program; by age.
std::vector<OperatingSystem> systemsOf(const Topology& topology);

} // namespace boardset
