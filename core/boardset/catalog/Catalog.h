// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled database, read once and held in memory: every fact that Boardset knows.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Budget.h"
#include "boardset/catalog/Exercise.h"
#include "boardset/catalog/Fact.h"
#include "boardset/catalog/Framing.h"
#include "boardset/catalog/Generation.h"
#include "boardset/catalog/Machine.h"
#include "boardset/catalog/Measurement.h"
#include "boardset/catalog/OperatingSystem.h"
#include "boardset/catalog/Operation.h"
#include "boardset/catalog/Platform.h"
#include "boardset/catalog/Plot.h"
#include "boardset/catalog/PolicyWords.h"
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
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace boardset {

/// A database that cannot be used, or a word that is not in it. what() is one line: file, field, value,
/// what is allowed, what to do.
class CatalogError : public std::runtime_error {
public:
    explicit CatalogError(const std::string& what) : std::runtime_error(printableLine(what)) {}
};

/// A file that is no usable catalog, in parts; what() is all of them in one line.
class CatalogFileError : public CatalogError {
public:
    CatalogFileError(std::string file_, std::string why_, std::string fix_);

    std::string file; ///< As it was given.
    std::string why;  ///< What is wrong with it.
    std::string fix;  ///< What to do.
};

/// Immutable once opened, so it may be shared between threads.
class Catalog {
public:
    /// The layout of schema.sql that this program reads.
    static constexpr int layoutVersion = 17;

    /// Reads the whole database. Throws CatalogError on a missing, truncated or foreign file, on a newer
    /// layout, and on a row that names what is not there.
    static std::shared_ptr<const Catalog> open(const std::filesystem::path& file);

    const std::filesystem::path& file() const { return m_file; }

    const std::vector<Source>& sources() const { return m_sources; }
    const std::vector<Fact>& facts() const { return m_facts; }
    const std::vector<BlockType>& blockTypes() const { return m_blockTypes; }
    const std::vector<Family>& families() const { return m_families; }
    const std::vector<Machine>& machines() const { return m_machines; }
    const std::vector<Measurement>& measurements() const { return m_measurements; }
    const std::vector<Rule>& rules() const { return m_rules; }
    const std::vector<Recommendation>& advice() const { return m_advice; }             ///< By ordinal.
    const std::vector<WorkloadKind>& workloadKinds() const { return m_workloadKinds; } ///< By ordinal.
    const std::vector<Exercise>& exercises() const { return m_exercises; }
    const std::vector<Plot>& plots() const { return m_plots; }
    const std::vector<ProbeLine>& probeLines() const { return m_probeLines; } ///< By phase and order.
    const std::vector<ProbeUnit>& probeUnits() const { return m_probeUnits; }
    const std::vector<ProbeLabel>& probeLabels() const { return m_probeLabels; }
    const std::vector<ProbeForeign>& probeForeign() const { return m_probeForeign; }
    const std::vector<Operation>& operations() const { return m_operations; }
    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Work>& works() const { return m_works; }
    const std::vector<Budget>& budgets() const { return m_budgets; }
    const std::vector<Generation>& generations() const { return m_generations; }                ///< Oldest first.
    const std::vector<OperatingSystem>& operatingSystems() const { return m_operatingSystems; } ///< By policy, by age.
    const std::vector<Platform>& platforms() const { return m_platforms; }
    const std::vector<Tunable>& tunables() const { return m_tunables; }    ///< In the order in which they are shown.
    const std::vector<Term>& terms() const { return m_terms; }             ///< By title, whatever the case.
    const std::vector<Question>& questions() const { return m_questions; } ///< In the order in which they are asked.

    /// Each throws CatalogError for an id that is not there, naming the ids that are.
    const Source& source(const std::string& id) const; ///< A document also by its three digits: "003".
    const Fact& fact(const std::string& id) const;
    const BlockType& blockType(const std::string& id) const;
    const Family& family(const std::string& id) const;
    const Machine& machine(const std::string& id) const;
    /// The first machine that such a block is the root of; null if it is none.
    const Machine* machineOf(const BlockType& root) const;
    const Measurement& measurement(const std::string& id) const;
    const Operation& operation(const std::string& id) const;
    const Place& place(const std::string& id) const;
    const Work& work(const std::string& id) const;
    /// Whether every operation of a work can begin at such a block.
    static bool canDo(const BlockType& type, const Work& work);
    /// The end that a place begins from at last.
    PlaceBase baseOf(const Place& place) const;
    /// Whether any step of an operation, or of one that it performs, is at an end of this kind.
    bool needs(const Operation& operation, PlaceBase base) const;
    bool needs(const Work& work, PlaceBase base) const; ///< Of any of its operations.
    /// The first work of a family that can be done at such a block; null if there is none.
    const Work* workOn(const BlockType& type, const std::string& family) const;
    const Framing& framing(const std::string& id) const;
    const Plot& plot(const std::string& id) const;
    const PolicyWords& policyWords(const std::string& id) const;
    const OperatingSystem& operatingSystem(const std::string& id) const;
    const Platform& platform(const std::string& id) const;
    const Tunable& tunable(const std::string& id) const;
    /// The systems that run on a machine, by age, and the settings that those of its platform's policy know.
    std::vector<OperatingSystem> systemsOf(const Machine& machine) const;
    std::vector<Tunable> tunablesOf(const Machine& machine) const;
    /// What a setting is on a platform under an operating system when nobody touches it. Of the rows that fit, the most
    /// specific: platform and system, platform, then the same for the platform "generic". Ids that no row names get
    /// what is generic; CatalogError if that is not there either.
    static const TunableDefault& tunableDefault(const Tunable& tunable, const std::string& platform,
                                                const std::string& system);
    /// The block type that stands in a bay without a board; CatalogError if there is none.
    const BlockType& emptyBay() const;

    /// Facts about one subject (a block type's or a machine's id), in the order of the database.
    std::vector<Fact> factsAbout(const std::string& subject) const;

    /// The first of a property about a subject; null if there is none.
    const Fact* factAbout(const std::string& subject, const std::string& property) const;

private:
    friend class CatalogReader;
    std::filesystem::path m_file;
    std::vector<Source> m_sources;
    std::vector<Fact> m_facts;
    std::unordered_map<std::string, std::size_t> m_factAt; ///< By id: the solver asks for facts at every turn.
    std::vector<BlockType> m_blockTypes;
    std::vector<Family> m_families;
    std::vector<Machine> m_machines;
    std::vector<Measurement> m_measurements;
    std::vector<Rule> m_rules;
    std::vector<Recommendation> m_advice;
    std::vector<WorkloadKind> m_workloadKinds;
    std::vector<Exercise> m_exercises;
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
    std::vector<PolicyWords> m_policies;
    std::vector<OperatingSystem> m_operatingSystems;
    std::vector<Platform> m_platforms;
    std::vector<Tunable> m_tunables;
    std::vector<Term> m_terms;
    std::vector<Question> m_questions;
};

} // namespace boardset
