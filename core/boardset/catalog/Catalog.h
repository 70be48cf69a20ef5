// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled database with every fact that Boardset uses. It is read once and held in memory.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Budget.h"
#include "boardset/catalog/Fact.h"
#include "boardset/catalog/Framing.h"
#include "boardset/catalog/Generation.h"
#include "boardset/catalog/Machine.h"
#include "boardset/catalog/Measurement.h"
#include "boardset/catalog/OperatingSystem.h"
#include "boardset/catalog/Operation.h"
#include "boardset/catalog/Platform.h"
#include "boardset/catalog/Plot.h"
#include "boardset/catalog/PolicyText.h"
#include "boardset/catalog/ProbeLine.h"
#include "boardset/catalog/Question.h"
#include "boardset/catalog/Recommendation.h"
#include "boardset/catalog/Rule.h"
#include "boardset/catalog/Source.h"
#include "boardset/catalog/Term.h"
#include "boardset/catalog/Text.h"
#include "boardset/catalog/Tunable.h"
#include "boardset/catalog/Work.h"

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace boardset {

/// Error for an unusable database, or for an id that the database does not contain.
/// what() is one line: file, field, value, allowed values, and what to do.
class CatalogError : public std::runtime_error {
public:
    explicit CatalogError(const std::string& what) : std::runtime_error(printableLine(what)) {}
};

/// Thrown for a file that is not a usable catalog.
/// The members are the parts of the error message; what() joins these parts on one line.
class CatalogFileError : public CatalogError {
public:
    CatalogFileError(std::string file_, std::string why_, std::string fix_);

    std::string file; ///< The file name, as given by the caller.
    std::string why;  ///< What is wrong with the file.
    std::string fix;  ///< How the user can correct the problem.
};

/// The contents of catalog.db. Immutable once opened, so threads may share it.
class Catalog {
public:
    /// The layout version of schema.sql that this program reads.
    static constexpr int layoutVersion = 19;

    /// Reads the whole database. Throws CatalogError for a missing, truncated or foreign file,
    /// for another layout version, and for a row that refers to a missing row.
    static std::shared_ptr<const Catalog> open(const std::filesystem::path& file);

    const std::filesystem::path& file() const { return m_file; }

    const std::vector<Source>& sources() const { return m_sources; }
    const std::vector<Fact>& facts() const { return m_facts; }
    const std::vector<BlockType>& blockTypes() const { return m_blockTypes; }
    const std::vector<Family>& families() const { return m_families; }
    const std::vector<Machine>& machines() const { return m_machines; }
    const std::vector<Measurement>& measurements() const { return m_measurements; }
    const std::vector<Rule>& rules() const { return m_rules; }
    /// Returns the recommendations, sorted by ordinal.
    const std::vector<Recommendation>& advice() const { return m_advice; }
    /// Returns the kinds of workload, sorted by ordinal.
    const std::vector<WorkloadKind>& workloadKinds() const { return m_workloadKinds; }
    const std::vector<Plot>& plots() const { return m_plots; }
    /// Returns the probe lines, sorted by phase and order.
    const std::vector<ProbeLine>& probeLines() const { return m_probeLines; }
    const std::vector<ProbeUnit>& probeUnits() const { return m_probeUnits; }
    const std::vector<ProbeLabel>& probeLabels() const { return m_probeLabels; }
    const std::vector<ProbeForeign>& probeForeign() const { return m_probeForeign; }
    const std::vector<Operation>& operations() const { return m_operations; }
    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Work>& works() const { return m_works; }
    const std::vector<Budget>& budgets() const { return m_budgets; }
    /// Returns the generations, oldest first.
    const std::vector<Generation>& generations() const { return m_generations; }
    /// Returns the operating systems, sorted by policy, then by age.
    const std::vector<OperatingSystem>& operatingSystems() const { return m_operatingSystems; }
    const std::vector<Platform>& platforms() const { return m_platforms; }
    const std::vector<Tunable>& tunables() const { return m_tunables; } ///< Returns the settings, in display order.
    const std::vector<Term>& terms() const { return m_terms; } ///< Returns the terms, sorted by title, ignoring case.
    const std::vector<Question>& questions() const { return m_questions; } ///< Returns the questions, in display order.

    /// The following functions throw CatalogError for an unknown id; the message lists the known ids.
    const Source& source(const std::string& id) const; ///< Also accepts just the first three digits of an id: "003".
    const Fact& fact(const std::string& id) const;
    const BlockType& blockType(const std::string& id) const;
    const Family& family(const std::string& id) const;
    const Machine& machine(const std::string& id) const;
    /// Returns the first machine whose root block has the given type; null if there is none.
    const Machine* machineOf(const BlockType& root) const;
    const Measurement& measurement(const std::string& id) const;
    const Operation& operation(const std::string& id) const;
    const Place& place(const std::string& id) const;
    const Work& work(const std::string& id) const;
    /// True if every operation of a workload can start at a block of the given type.
    static bool canDo(const BlockType& type, const Work& work);
    /// Returns the end of an operation, such as PlaceBase::Home, from which the given place is found.
    PlaceBase baseOf(const Place& place) const;
    /// True if any step of the given operation refers to a place that is found from the end `base`.
    /// Also considers the steps of other operations that the given operation performs.
    bool needs(const Operation& operation, PlaceBase base) const;
    bool needs(const Work& work, PlaceBase base) const; ///< True if needs() is true for any operation of the workload.
    /// Returns the first workload of the given family that can run on a block of the given type; null if there is none.
    const Work* workOn(const BlockType& type, const std::string& family) const;
    const Framing& framing(const std::string& id) const;
    const Plot& plot(const std::string& id) const;
    const PolicyText& policyWords(const std::string& id) const;
    const OperatingSystem& operatingSystem(const std::string& id) const;
    const Platform& platform(const std::string& id) const;
    const Tunable& tunable(const std::string& id) const;
    /// Returns the operating systems that run on a machine, oldest first.
    std::vector<OperatingSystem> systemsOf(const Machine& machine) const;
    /// Returns the settings that belong to the placement policy of a machine's platform.
    std::vector<Tunable> tunablesOf(const Machine& machine) const;
    /// Returns the default of a setting on the given platform under the given operating system.
    /// The most specific row applies: rows for the platform and the system precede rows for the platform and any
    /// system. The rows of platform "generic" follow, in the same order. An unknown platform has only the generic rows;
    /// an unknown system has only the rows for any system. Throws CatalogError if no row applies.
    static const TunableDefault& tunableDefault(const Tunable& tunable, const std::string& platform,
                                                const std::string& system);
    /// Returns the block type of a bay without a board. Throws CatalogError if there is none.
    const BlockType& emptyBay() const;

    /// Returns the facts about a subject (the id of a block type or a machine), in database order.
    std::vector<Fact> factsAbout(const std::string& subject) const;

    /// Returns the first fact about the given subject with the given property; null if there is none.
    const Fact* factAbout(const std::string& subject, const std::string& property) const;

private:
    friend class CatalogReader;
    std::filesystem::path m_file;
    std::vector<Source> m_sources;
    std::vector<Fact> m_facts;
    /// Index of each fact, keyed by id; the solver looks up facts often.
    std::unordered_map<std::string, std::size_t> m_factAt;
    std::vector<BlockType> m_blockTypes;
    std::vector<Family> m_families;
    std::vector<Machine> m_machines;
    std::vector<Measurement> m_measurements;
    std::vector<Rule> m_rules;
    std::vector<Recommendation> m_advice;
    std::vector<WorkloadKind> m_workloadKinds;
    std::vector<Operation> m_operations;
    std::vector<Place> m_places;
    std::vector<Work> m_works;
    std::vector<Budget> m_budgets;
    std::vector<Framing> m_framings;
    std::vector<Plot> m_plots;
    std::vector<ProbeLine> m_probeLines;
    std::vector<ProbeUnit> m_probeUnits;
    std::vector<ProbeLabel> m_probeLabels;
    std::vector<ProbeForeign> m_probeForeign;
    std::vector<Generation> m_generations;
    std::vector<PolicyText> m_policies;
    std::vector<OperatingSystem> m_operatingSystems;
    std::vector<Platform> m_platforms;
    std::vector<Tunable> m_tunables;
    std::vector<Term> m_terms;
    std::vector<Question> m_questions;
};

} // namespace boardset
