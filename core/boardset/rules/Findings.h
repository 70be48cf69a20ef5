// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules have to say about a configuration.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/catalog/Rule.h"
#include "boardset/scenario/Scenario.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace boardset {

class ConfigurationQuery;

/// A rule that fired, once per offending part.
struct Finding {
    Rule rule;
    std::string part;   ///< "SB3", "thread 4".
    std::string title;  ///< What is wrong: "Thread 4 cannot run".
    std::string reason; ///< Why, in a sentence.
    std::string fix;    ///< What to do; may be empty.
    std::string edits;  ///< That do it, a line for each, as editsOfFix() takes them; empty: it is not said so.
    std::string cause;  ///< Of who cannot run: why, without the part; empty of all else.
    int station = -1;   ///< Index of the part that is full, in the answer's network; -1: this is the finding of a rule.
};

/// Those that are not among others: of another rule, or another part.
std::vector<Finding> notAmong(const std::vector<Finding>& others, std::vector<Finding> found);
/// Those of one rule with the same cause and the same to do about them stand together, in the order of the first of
/// them.
std::vector<std::vector<const Finding*>> groupsOf(const std::vector<Finding>& found);

enum class RuleKind { Any, Refusing };

/// The rules of one catalog, kept ready to be asked about one configuration after another: queries are prepared once,
/// only rows that are others than before are written, and of the same configuration it says the same without asking.
/// Threads may share it; they take turns.
class RuleBook {
public:
    explicit RuleBook(std::shared_ptr<const Catalog> catalog);
    ~RuleBook();

    /// Runs the queries of the families of the machine and of what stands in it, and those of all machines; of one
    /// kind. Errors first. `stopped` are the threads that cannot run, as classRowsOf() has them. Throws CatalogError
    /// for a query that cannot be run.
    std::vector<Finding> findings(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                                  const std::vector<StoppedCustomer>& stopped, RuleKind kind = RuleKind::Any);

private:
    /// Fills the tables; false if they are as they were.
    bool show(const std::shared_ptr<const Topology>& topology, const Workload& workload,
              const std::vector<StoppedCustomer>& stopped);
    std::vector<Finding> ask(RuleKind kind) const;
    void addFixes(std::vector<Finding>& found, const std::string& rule) const; ///< To those of that rule.

    std::shared_ptr<const Catalog> m_catalog;
    std::mutex m_turn;
    std::unique_ptr<ConfigurationQuery> m_query;
    std::map<std::string, std::string> m_fixes; ///< Queries by rule.
    std::shared_ptr<const Topology> m_topology; ///< Whose parts are in the tables.
    std::vector<Finding> m_findings;            ///< Of what is in the tables,
    RuleKind m_kind = RuleKind::Any;            ///< by rules of this kind.
};

/// The same, once.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario);

/// The findings of rules with that about a full part (see fullPartOf()), which is last among those of its severity.
std::vector<Finding> withFullPart(std::vector<Finding> found, const Topology& topology, const Answer& answer);

/// All findings about a scenario with its answer: those that the window and the command line show.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario, const Answer& answer);

} // namespace boardset
