// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of the rules that check a configuration.
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

/// A violation of a rule by one part, or advice about a saturated part.
struct Finding {
    Rule rule;
    std::string part;   ///< The part that violates the rule: "SB3", "thread 4".
    std::string title;  ///< Short description of the problem: "Thread 4 cannot run".
    std::string reason; ///< Reason for the problem, in a sentence.
    std::string fix;    ///< Advice on how to fix the problem; may be empty.
    std::string edits;  ///< Edits that fix the problem, one per line, in the format of editsOfFix();
                        ///< empty if no such edits are known.
    std::string cause;  ///< For a customer that cannot run, the reason without the part's name; otherwise empty.
    int station = -1;   ///< Index of the saturated part in the answer's network; -1 for a violation of a rule.
};

/// Returns the findings in `found` that are not in `others`.
/// Two findings count as equal if their rule and part are equal.
std::vector<Finding> notAmong(const std::vector<Finding>& others, std::vector<Finding> found);
/// Groups the findings of the same rule that have the same cause and the same fix.
/// The groups are in the order of their first findings.
std::vector<std::vector<const Finding*>> groupsOf(const std::vector<Finding>& found);

/// Rules to run: all rules, or only the rules that refuse edits.
enum class RuleKind { Any, Refusing };

/// The rules of one catalog, which can check one configuration after another.
/// Queries are prepared only once, and only changed rows are written to the tables.
/// If the configuration is unchanged, the stored findings are returned.
/// Thread-safe; calls are serialised.
class RuleBook {
public:
    explicit RuleBook(std::shared_ptr<const Catalog> catalog);
    ~RuleBook();

    /// Runs the rules of the given kind: those for all machines,
    /// and those for the families of the machine and its boards.
    /// Returns errors before other findings.
    /// `stopped` contains the customers that cannot run, from classRowsOf().
    /// Throws CatalogError if a query is invalid.
    std::vector<Finding> findings(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                                  const std::vector<StoppedCustomer>& stopped, RuleKind kind = RuleKind::Any);

private:
    /// Writes the configuration to the tables. Returns false if the tables are unchanged.
    bool show(const std::shared_ptr<const Topology>& topology, const Workload& workload,
              const std::vector<StoppedCustomer>& stopped);
    std::vector<Finding> ask(RuleKind kind) const;
    void addFixes(std::vector<Finding>& found, const std::string& rule) const; ///< Adds edits to one rule's findings.

    std::shared_ptr<const Catalog> m_catalog;
    std::mutex m_turn;
    std::unique_ptr<ConfigurationQuery> m_query;
    std::map<std::string, std::string> m_fixes; ///< Query that returns the fixes of a rule, keyed by the rule's id.
    std::shared_ptr<const Topology> m_topology; ///< Topology whose configuration the tables contain.
    std::vector<Finding> m_findings;            ///< Findings for the current contents of the tables.
    RuleKind m_kind = RuleKind::Any;            ///< Kind of the rules that produced `m_findings`.
};

/// Runs all rules once for a scenario.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario);

/// Inserts the finding about a saturated part (see fullPartOf()) after the other findings of the same severity.
std::vector<Finding> withFullPart(std::vector<Finding> found, const Topology& topology, const Answer& answer);

/// Returns all findings about a scenario and its answer, as shown in the window and on the command line.
std::vector<Finding> findings(const Topology& topology, const Scenario& scenario, const Answer& answer);

} // namespace boardset
